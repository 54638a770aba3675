/**
 * A choice in the making. Everything on offer is read off the list of legal actions: the page holds no rule.
 *
 * A choice starts with a card, a region or cards to keep, and is complete when exactly one legal action fits it.
 */
import type { Region } from "../map/outline";
import type { Action, Card } from "../wire/wire";

type Play = Extract<Action, { do: "play" }>;

export class Choosing {
  card = $state<Card | null>(null);
  /** Which of one's cards that is, by its place in the hand. */
  at = $state<number | null>(null);
  /** Where the Pope goes; "off" is off the board. */
  pope = $state<Region | "off" | null>(null);
  take = $state<Card | "nothing" | null>(null);
  region = $state<Region | null>(null);
  kept = $state.raw<readonly number[]>([]);

  constructor(
    private readonly legal: () => readonly Action[],
    private readonly hand: () => readonly Card[],
  ) {}

  readonly plays = $derived.by(() => this.legal().filter((action): action is Play => action.do === "play"));
  readonly ofCard = $derived.by(() => this.plays.filter((play) => play.card === this.card));
  readonly playable = $derived.by(() => new Set(this.plays.map((play) => play.card)));
  readonly attacks = $derived.by(() =>
    this.legal().flatMap((action) => (action.do === "attack" ? [action.region] : [])),
  );
  readonly popes = $derived.by(() => this.ofCard.flatMap((play) => (play.pope ? [play.pope] : [])));
  readonly popeOff = $derived.by(() => this.ofCard.some((play) => play.pope === null));
  readonly takes = $derived.by(() => this.ofCard.flatMap((play) => (play.take ? [play.take] : [])));
  readonly takeNothing = $derived.by(() => this.ofCard.some((play) => play.take === undefined));
  readonly keeps = $derived.by(() => this.legal().flatMap((action) => (action.do === "keep" ? [action.cards] : [])));
  readonly keeping = $derived.by(() => this.keeps.length > 0);
  /** Regions that may be chosen now: to attack, or for the Pope. */
  readonly lit = $derived.by(() => new Set<Region>(this.card ? this.popes : this.attacks));
  readonly keptCards = $derived.by(() => this.kept.map((at) => this.hand()[at] as Card));
  /** What is offered without an object: a button each. */
  readonly plain = $derived.by(() => this.legal().filter((action) => !["play", "attack", "keep"].includes(action.do)));

  /** The action that the choice has come to, if it is complete. */
  readonly action = $derived.by((): Action | null => {
    if (this.keeping) return this.legal().find((one) => one.do === "keep" && same(one.cards, this.keptCards)) ?? null;
    if (this.region) return this.legal().find((one) => one.do === "attack" && one.region === this.region) ?? null;
    const fitting = this.ofCard.filter((play) => this.#fits(play));
    return fitting.length === 1 ? (fitting[0] ?? null) : null;
  });

  /** Whether something was begun that can be put back. */
  readonly begun = $derived.by(() => this.card !== null || this.region !== null || this.kept.length > 0);

  /** Take a card up; true if it was up already, and so is meant. */
  pick(card: Card, at: number): boolean {
    if (this.keeping) return this.#toggle(at);
    const again = this.card === card;
    if (!again) {
      this.clear();
      this.card = card;
    }
    this.at = at;
    return again;
  }

  /** Choose a region; true if it was chosen already, and so is meant. */
  point(region: Region): boolean {
    const again = this.card ? this.pope === region : this.region === region;
    if (this.card) this.pope = region;
    else this.region = region;
    return again;
  }

  /** Whether this card of the hand may be taken up: to play it, or to keep it with those chosen. */
  offers(card: Card, at: number): boolean {
    if (!this.keeping) return this.playable.has(card);
    if (this.kept.includes(at)) return true;
    return this.keeps.some((cards) => contains(cards, [...this.keptCards, card]));
  }

  clear(): void {
    this.card = this.at = this.pope = this.take = this.region = null;
    this.kept = [];
  }

  #fits(play: Play): boolean {
    const pope = play.pope === undefined || (play.pope ?? "off") === this.pope;
    const take = this.takes.length === 0 || (play.take ?? "nothing") === this.take;
    return pope && take;
  }

  #toggle(at: number): boolean {
    this.kept = this.kept.includes(at) ? this.kept.filter((one) => one !== at) : [...this.kept, at];
    return false;
  }
}

function contains(cards: readonly Card[], part: readonly Card[]): boolean {
  const left = [...cards];
  return part.every((card) => {
    const at = left.indexOf(card);
    return at >= 0 && left.splice(at, 1).length > 0;
  });
}

function same(cards: readonly Card[], others: readonly Card[]): boolean {
  return cards.length === others.length && contains(cards, others);
}
