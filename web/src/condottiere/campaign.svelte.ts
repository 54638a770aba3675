/** One's game of Condottiere at a table: what is seen, what is being chosen, and what is done about it. */
import { inOrder } from "../cards/kinds";
import type { Region } from "../map/outline";
import type { Refusal, TableLink } from "../wire/link.svelte";
import type { Action, Card, Colour, CondottiereView, GameEvent } from "../wire/wire";
import { explain } from "../words/explain";
import { namesOf } from "../words/names";
import { say } from "../words/words.svelte";
import { Choosing } from "./choosing.svelte";

/** What is asked about hands between two battles; mostly the next region is chosen by then. */
const BETWEEN: CondottiereView["phase"][] = ["discard", "keep"];
const AFTERWARDS: CondottiereView["phase"][] = ["draw", "over"];

/** The message about the battle that goes on, comes next or is just over. */
function aboutBattle({ phase, options }: CondottiereView): string {
  if (BETWEEN.includes(phase)) return options.choose_after_deal ? "page-after-battle" : "page-next-battle";
  return AFTERWARDS.includes(phase) ? "page-after-battle" : "page-battle";
}

export class Campaign {
  /** The battle after which one has said beforehand what becomes of one's hand. */
  answered = $state(-1);
  readonly choosing: Choosing;

  constructor(readonly link: TableLink) {
    this.choosing = new Choosing(
      () => this.legal,
      () => this.hand,
    );
  }

  get game() {
    return this.link.game;
  }

  readonly view = $derived.by(() => this.game.view as CondottiereView);
  readonly you = $derived.by(() => this.game.you);
  readonly names = $derived.by(() => namesOf(this.game.table));
  readonly colours = $derived.by((): Colour[] => this.game.table?.chairs.map((chair) => chair.colour) ?? []);
  readonly hand = $derived.by(() => inOrder(this.view.hand));
  readonly legal = $derived.by(() => (this.link.sent ? [] : this.game.legal));
  readonly yours = $derived.by(() => this.legal.length > 0);
  /** What the rules make of what lies open. */
  readonly reckoning = $derived.by(() => (this.game.reckoning?.game === "condottiere" ? this.game.reckoning : null));
  /** The Mercenary that a Scarecrow has just brought back to one's hand. */
  readonly fetched = $derived.by(() => {
    const found = this.game.latest?.events?.find(({ event }) => event === "mercenary_fetched");
    return found?.seat === this.you ? (found?.card as Card) : null;
  });
  /** The region that was conquered just now. */
  readonly taken = $derived.by(() => {
    const found = this.game.latest?.events?.find(({ event }) => event === "region_conquered");
    return (found?.region as Region | undefined) ?? null;
  });
  readonly over = $derived.by(() => this.view.phase === "over");
  /** The card that has been played and is on its way. */
  readonly sentCard = $derived.by(() => (this.link.sent?.do === "play" ? this.link.sent.card : null));
  readonly why = $derived.by(() => (this.link.refusal ? explain(this.link.refusal, "condottiere") : null));
  /** In table order from one's left hand, oneself last. */
  readonly order = $derived.by(() => {
    const first = this.you === null ? 0 : this.you + 1;
    return this.view.seats.map((_, at) => (first + at) % this.view.seats.length);
  });
  readonly heading = $derived.by(() => {
    const { phase, turn, region } = this.view;
    if (phase === "choose") return say("page-chooses", { name: this.names[turn ?? 0] ?? "" });
    return region ? say(aboutBattle(this.view), { region: say(`region-${region}`) }) : say("page-lines");
  });
  readonly waiting = $derived.by(() => {
    if (this.over) return say("phase-over");
    if (this.link.sent) return say("page-sent");
    if (this.game.table?.paused) return say("talk-paused");
    return this.view.turn === null ? "" : say("page-waiting", { name: this.names[this.view.turn] ?? "" });
  });
  readonly ended = $derived.by(
    (): GameEvent =>
      this.game.log.findLast(({ event }) => event?.event === "game_ended")?.event ?? {
        event: "game_ended",
        winners: this.view.winners,
        ending: this.view.ending,
      },
  );
  /** What is asked of oneself now; nothing while one waits. */
  readonly asked = $derived.by(() => {
    if (this.over || !this.yours) return "";
    return `${say("page-your-turn")}. ${say(`phase-${this.view.phase}`)}`;
  });
  /** The region that has been pointed at: to attack it, or for the Pope. */
  readonly pointed = $derived.by(() => {
    const { card, pope, region } = this.choosing;
    if (!card) return region;
    return pope === "off" ? null : pope;
  });

  act(action: Action): void {
    this.choosing.clear();
    void this.link.act(action);
  }

  async beforehand(action: Action): Promise<void> {
    const battle = this.view.battles;
    this.answered = battle;
    this.#refused(await this.link.ask({ do: "answer_beforehand", battle, action }));
    if (this.link.refusal) this.answered = -1;
  }

  /** Take a card up, or play it if it was up; a card that cannot be played is told why. */
  pick(card: Card, at: number): void {
    if (!this.choosing.offers(card, at)) return void this.link.whyNot({ do: "play", card });
    this.#refused(null);
    if (this.choosing.pick(card, at)) this.#complete();
  }

  point(region: Region): void {
    const { choosing } = this;
    if (choosing.lit.has(region)) {
      this.#refused(null);
      if (choosing.point(region)) this.#complete();
    } else if (choosing.card) void this.link.whyNot({ do: "play", card: choosing.card, pope: region });
    else void this.link.whyNot({ do: "attack", region });
  }

  /** Put a card down that was carried: on a region for the Pope, on a card to take back, or anywhere on the table. */
  drop(card: Card, at: number, over: Element | null): void {
    const { choosing } = this;
    if (over?.closest("[data-hand]")) return;
    if (choosing.keeping || !choosing.offers(card, at)) return this.pick(card, at);
    this.#refused(null);
    if (choosing.card !== card) choosing.pick(card, at);
    const region = over?.closest<HTMLElement>("[data-region]")?.dataset.region as Region | undefined;
    const lying = over?.closest<HTMLElement>("[data-lying]")?.dataset.lying as Card | undefined;
    if (region && choosing.lit.has(region)) choosing.point(region);
    if (lying && choosing.takes.includes(lying)) choosing.take = lying;
    this.#complete();
  }

  pass(): void {
    const pass = this.legal.find((action) => action.do === "pass" && !action.reveal);
    if (pass) this.act(pass);
  }

  /** Do what the choice has come to, if it is complete. */
  #complete(): void {
    if (this.choosing.action) this.act(this.choosing.action);
  }

  #refused(refusal: Refusal | null): void {
    this.link.refusal = refusal;
  }
}
