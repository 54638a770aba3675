/** One's game of Ordonnance at a table: what is seen, which card is up, and where it may go. */
import type { TableLink } from "../wire/link.svelte";
import type { Action, Colour, IconCard, Lead, OrdonnanceView, Territory } from "../wire/wire";
import { explain } from "../words/explain";
import { namesOf } from "../words/names";
import { say } from "../words/words.svelte";
import { reasonOf } from "./reason";

export type Place = Extract<Action, { do: "place" }>;
export const TERRITORIES: readonly Territory[] = ["Antioch", "Cyprus", "Jerusalem", "Edessa", "Tripoli"];

export class Crusade {
  card = $state<IconCard | null>(null);
  /** Which of one's cards that is, by its place in the hand. */
  at = $state<number | null>(null);
  /** A territory that was asked about. */
  asked = $state<Territory | null>(null);

  constructor(readonly link: TableLink) {}

  get game() {
    return this.link.game;
  }

  readonly view = $derived.by(() => this.game.view as OrdonnanceView);
  readonly you = $derived.by(() => this.game.you);
  readonly names = $derived.by(() => namesOf(this.game.table));
  readonly colours = $derived.by((): Colour[] => this.game.table?.chairs.map((chair) => chair.colour) ?? []);
  readonly over = $derived.by(() => this.view.phase === "over");
  readonly places = $derived.by(() =>
    (this.link.sent ? [] : this.game.legal).filter((action): action is Place => action.do === "place"),
  );
  readonly yours = $derived.by(() => this.places.length > 0);
  readonly sent = $derived.by(() => (this.link.sent?.do === "place" ? this.link.sent : null));
  readonly playable = $derived.by(() => new Set(this.places.map(({ card }) => card)));
  /** Where the card that is up may go. */
  readonly targets = $derived.by(
    () => new Map(this.places.filter(({ card }) => card === this.card).map((place) => [place.territory, place])),
  );
  /** In table order from one's left hand, oneself last. */
  readonly order = $derived.by(() =>
    this.view.seats.map((_, at) => ((this.you ?? -1) + 1 + at) % this.view.seats.length),
  );
  readonly why = $derived.by(() => (this.link.refusal ? explain(this.link.refusal, "ordonnance") : null));

  /** What is asked, or what is waited for. */
  readonly question = $derived.by(() => {
    if (this.over) return say("ordonnance-phase-over");
    if (this.yours) return this.card ? say("page-where") : say("ordonnance-phase-place");
    if (this.link.sent) return say("page-sent");
    if (this.game.table?.paused) return say("talk-paused");
    return say("page-waiting", { name: this.names[this.view.turn ?? 0] ?? "" });
  });

  lead(at: number): Lead | null {
    const { reckoning } = this.game;
    return reckoning?.game === "ordonnance" ? (reckoning.leads[at] ?? null) : null;
  }

  /** Why somebody leads here, in a sentence. */
  reason(territory: Territory): string {
    return reasonOf(this.lead(TERRITORIES.indexOf(territory)), this.view, TERRITORIES.indexOf(territory), this.names);
  }

  /** Take a card up, or put it back. */
  pick(card: IconCard, at: number): void {
    this.link.refusal = null;
    const again = this.card === card && this.at === at;
    this.card = again ? null : card;
    this.at = again ? null : at;
    this.asked = null;
  }

  /** Lay the card that is up here; without one, ask about the territory. */
  point(territory: Territory): void {
    const place = this.targets.get(territory);
    if (place) this.act(place);
    else if (this.card) void this.link.whyNot({ do: "place", card: this.card, territory });
    else this.asked = this.asked === territory ? null : territory;
  }

  /** Put a card down that was carried. */
  drop(card: IconCard, at: number, over: Element | null): void {
    const territory = over?.closest<HTMLElement>("[data-territory]")?.dataset.territory as Territory | undefined;
    if (this.card !== card || this.at !== at) this.pick(card, at);
    if (territory) this.point(territory);
  }

  act(action: Action): void {
    this.clear();
    void this.link.act(action);
  }

  clear(): void {
    this.card = this.at = this.asked = null;
  }
}
