/** A table as this viewer knows it: a snapshot, and everything told since folded into it. */
import type { OfferCard, Verdict } from "../talk/deals";
import { namesOf } from "../words/names";
import { inOrderOfTelling } from "../words/sentences";
import type {
  Action,
  Clocks,
  FromServer,
  GameEvent,
  News,
  Reckoning,
  Seat,
  Snapshot,
  TableCard,
  Told,
  View,
} from "./wire";

/** A line of the log: an event of the game, news of the table, or a verdict on a promise, under the number it was told with. */
export interface LogLine {
  readonly key: string;
  readonly at: number;
  readonly event?: GameEvent;
  readonly news?: News;
  readonly verdict?: Verdict;
  /** The number of the move of which it tells, if it tells of one. */
  readonly move?: number;
  /** Whether that move was taken back. */
  readonly undone?: boolean;
  /** Of what was told while the table gathered: who sat there then, by seat. */
  readonly names?: readonly string[];
}

const LONGEST_LOG = 400;
const NOTHING: readonly Action[] = [];

export class Game {
  table = $state.raw<TableCard | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  clocks = $state.raw<Clocks | null>(null);
  /** The offers to which one is a party, as far as they were told. */
  offers = $state.raw<readonly OfferCard[]>([]);
  you = $state<Seat | null>(null);
  /** The number of the latest move; an action answers the one after it. */
  move = $state(0);
  /** The name of the stream that is followed; it changes with the seat. */
  stream = $state<string | null>(null);
  /** The latest number of the stream that we have. */
  have = $state<number | null>(null);
  /** What the rules make of what lies open. */
  reckoning = $state.raw<Reckoning | null>(null);
  /** What was told last, for what moves on the table; a snapshot tells nothing new. */
  latest = $state.raw<Told | null>(null);
  /** The game is told again by somebody who leafs through it, and does the speaking himself. */
  again = $state(false);
  /** The view before that, and what the rules made of it. */
  before = $state.raw<View | null>(null);
  reckonedBefore = $state.raw<Reckoning | null>(null);
  #asked = $state.raw(NOTHING);

  /** Take a message in; what is no part of the stream changes nothing. */
  take(message: FromServer): void {
    if (message.type === "snapshot") this.#begin(message);
    else if (message.type === "told" && (this.have === null || message.n > this.have)) this.#hear(message);
  }

  /** Know nothing any more: at one screen the next hand is somebody else's. */
  forget(): void {
    this.table = this.view = this.before = this.latest = this.clocks = this.have = this.you = null;
    this.reckoning = this.reckonedBefore = null;
    this.stream = null;
    this.#asked = NOTHING;
    this.log = [];
    this.offers = [];
  }

  /** What one is asked to choose from: in a pause nothing. */
  get legal(): readonly Action[] {
    return this.table?.paused ? NOTHING : this.#asked;
  }

  get playing(): boolean {
    return this.view !== null && this.table?.phase !== "gathering";
  }

  #begin(snapshot: Snapshot): void {
    this.table = snapshot.table;
    this.view = snapshot.view;
    this.#asked = snapshot.table.phase === "playing" ? (snapshot.legal ?? NOTHING) : NOTHING;
    this.clocks = snapshot.clocks;
    this.you = snapshot.you;
    this.move = snapshot.move;
    this.have = snapshot.n;
    this.stream = snapshot.stream;
    this.reckoning = snapshot.reckoning ?? null;
    this.latest = null;
    this.offers = snapshot.offers ?? [];
    this.log = snapshot.log.reduce<readonly LogLine[]>((log, told) => withTold(log, told), []);
  }

  #hear(told: Told): void {
    const gathered = this.table?.phase === "gathering" ? namesOf(this.table) : undefined;
    const started = told.news?.some((one) => one.entry === "game_started") ?? false;
    this.have = told.n;
    this.table = told.table ?? this.table;
    // A game that is broken off asks nobody any more, whatever it asked before.
    if (told.table && told.table.phase !== "playing") this.#asked = NOTHING;
    this.clocks = told.clocks ?? null;
    this.before = this.view;
    if (told.changed) {
      this.view = changed(this.view, told.changed);
      this.#asked = told.legal ?? NOTHING;
    }
    // What comes with the beginning of a game is all there is; the rest is forgotten.
    this.offers = withNew(started ? [] : this.offers, told.offers ?? []);
    this.reckonedBefore = this.reckoning;
    this.reckoning = told.reckoning ?? this.reckoning;
    this.move = told.move ?? (started ? 0 : this.move);
    this.log = withTold(this.log, told, gathered).slice(-LONGEST_LOG);
    this.latest = told;
  }
}

function withTold(log: readonly LogLine[], told: Told, names?: readonly string[]): readonly LogLine[] {
  return [...withUndone(log, told.move ?? null), ...lines(told, names)];
}

function lines(told: Told, names?: readonly string[]): LogLine[] {
  const { n, at } = told;
  const move = told.move ?? undefined;
  return [
    ...(told.news ?? []).map((news, index) => ({
      key: `${n}n${index}`,
      at,
      news: withName(news, told.table ?? null),
      ...(names ? { names } : {}),
    })),
    ...inOrderOfTelling(told.events ?? []).map((event, index) => ({ key: `${n}e${index}`, at, event, move })),
    ...(told.verdicts ?? []).map((verdict, index) => ({ key: `${n}v${index}`, at, verdict, move })),
  ];
}

/** The log when `move` is the latest move that stands: what it tells of later ones was taken back. */
function withUndone(log: readonly LogLine[], move: number | null): readonly LogLine[] {
  if (move === null) return log;
  const before = (line: LogLine) => line.news?.entry === "game_started" || (line.move ?? move + 1) <= move;
  const from = log.findLastIndex(before) + 1;
  const later = log.slice(from);
  if (!later.some((line) => line.move !== undefined)) return log;
  return [...log.slice(0, from), ...later.map((line) => (line.move === undefined ? line : { ...line, undone: true }))];
}

/** The offers, each as it was told last, in the order in which they were made. */
export function withNew(offers: readonly OfferCard[], told: readonly OfferCard[]): readonly OfferCard[] {
  if (told.length === 0) return offers;
  const latest = new Map([...offers, ...told].map((card) => [card.offer.id, card]));
  return [...latest.values()];
}

/** The view with the changed fields; of the seats those that are named by number. */
export function changed(view: View | null, fields: Record<string, unknown>): View {
  const { seats, ...others } = fields;
  const next = { ...view, ...others } as View;
  if (Array.isArray(seats)) return { ...next, seats } as View;
  if (seats === undefined || view === null) return next;
  const named = seats as Record<string, unknown>;
  return { ...next, seats: view.seats.map((seat, number) => named[String(number)] ?? seat) } as View;
}

/** News of a person with what he is called, where only his id is told. */
function withName(news: News, table: TableCard | null): News {
  if (news.entry !== "host_changed") return news;
  return { ...news, name: table?.chairs.find(({ person }) => person === news.person)?.name ?? "" };
}
