/** An offer that is being made: to whom, what is promised, until when, and in which words. */
import type { Region } from "../map/outline";
import type { Card, Command, Seat } from "../wire/wire";
import type { Moment, Term } from "./deals";

export const PROMISES = ["pass", "no_card", "no_attack", "attack_next", "spare", "pope_on", "pope_not_on"] as const;
export const MOMENTS = ["battles", "round", "token", "game"] as const;

/** A promise that is being composed by a few choices; those that it does not need are left as they are. */
export class TermDraft {
  seat = $state<Seat>(0);
  promise = $state<Term["promise"]>("pass");
  card = $state<Card>("10");
  region = $state<Region>("Milano");
  offBoard = $state(false);
  other = $state<Seat>(0);
  conditional = $state(false);
  holder = $state<Seat>(0);
  held = $state<Region>("Parma");

  get term(): Term {
    const { seat, promise, region } = this;
    switch (promise) {
      case "pass":
        return { promise, seat };
      case "no_card":
        return { promise, seat, card: this.card };
      case "spare":
        return { promise, seat, other: this.other };
      case "pope_on":
        return { promise, seat, region: this.offBoard ? null : region };
      case "no_attack":
        return this.conditional
          ? { promise, seat, region, provided: { seat: this.holder, region: this.held } }
          : { promise, seat, region };
      case "attack_next":
        return { promise, seat, region };
      case "pope_not_on":
        return { promise, seat, region };
    }
  }
}

export class OfferDraft {
  to = $state<Seat[]>([]);
  terms = $state.raw<Term[]>([]);
  until = $state<Moment["until"]>("battles");
  count = $state(1);
  text = $state("");

  add(term: Term): void {
    this.terms = [...this.terms, term];
  }

  drop(at: number): void {
    this.terms = this.terms.filter((_, other) => other !== at);
  }

  get moment(): Moment {
    return this.until === "battles" && this.count > 1 ? { until: "battles", count: this.count } : { until: this.until };
  }

  /** The command that makes this offer; where promises are not judged it has words only. */
  command(judged: boolean): Command {
    const { to, text } = this;
    return judged ? { do: "offer", to, text, terms: this.terms, until: this.moment } : { do: "offer", to, text };
  }
}
