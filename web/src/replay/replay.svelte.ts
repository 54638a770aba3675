/** A game told again: its frames, where one is in it, and a table for the boards that shows just that. */
import { changed } from "../wire/game.svelte";
import { TableLink } from "../wire/link.svelte";
import type { Reckoning, Seat, Snapshot, TableCard, Told, View } from "../wire/wire";
import { chaptersOf } from "./chapters";
import { pageOf, type Frame, type Lens, type ReplayPage } from "./wire";

/** Milliseconds for which a step is shown while the game plays by itself, and one that ends a battle. */
const STEP = 1_400;
const BATTLE_END = 3_800;
/** So many steps back the log goes. */
const LONGEST_LOG = 120;
const NOWHERE = { readyState: 3, send: () => undefined, close: () => undefined } as unknown as WebSocket;

export class Replay {
  /** What the boards follow: a table from which nothing comes but the steps of this game. */
  readonly link = new TableLink(
    "",
    () => "",
    null,
    () => NOWHERE,
  );
  page = $state.raw<ReplayPage | null>(null);
  frames = $state.raw<readonly Frame[]>([]);
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  fault = $state("");

  /** What was known at each step, whole. */
  #known: { view: View; reckoning: Reckoning | null }[] = [];
  #asked = 0;
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly number: number,
  ) {
    this.link.game.again = true;
  }

  readonly last = $derived(this.frames.length - 1);
  readonly frame = $derived(this.frames[this.at]);
  readonly chapters = $derived(chaptersOf(this.frames));
  readonly lens = $derived.by((): Lens => this.page?.viewer ?? "public");

  /** Read the game through somebody's eyes, one's own unless told; who has none of his own sees all when it is over. */
  async read(lens: Lens | null, at = this.at): Promise<void> {
    const asked = ++this.#asked;
    this.pause();
    try {
      let page = await pageOf(this.table, this.number, lens, 0);
      if (lens === null && page.viewer === null && page.over) page = await pageOf(this.table, this.number, "open", 0);
      if (asked !== this.#asked) return;
      this.#begin(page);
      this.go(Math.min(at, this.last));
      await this.#readOn(asked, at);
    } catch (error) {
      if (asked === this.#asked) this.fault = error instanceof Error ? error.message : String(error);
    }
  }

  /** Go to a step; to the next one as it happened, so that it is seen to happen. */
  go(to: number): void {
    const at = Math.max(0, Math.min(this.last, to));
    const frame = this.frames[at];
    if (!frame) return;
    const onwards = at === this.at + 1 && this.link.game.have === at;
    this.at = at;
    this.link.game.take(onwards ? told(frame) : this.#snapshot(at));
    this.#goOn();
  }

  /** The chapter, or the round, before or after this step. */
  leap(by: 1 | -1, what: "chapter" | "round" = "chapter"): void {
    const starts = [0, ...this.chapters.filter(({ opens }) => what === "chapter" || opens).map(({ frame }) => frame)];
    const found = by > 0 ? starts.find((one) => one > this.at) : starts.findLast((one) => one < this.at);
    this.go(found ?? (by > 0 ? this.last : 0));
  }

  /** The step with which a move was made, if it stands. */
  frameOf(move: number): number | null {
    const at = this.frames.findLastIndex((frame) => frame.move === move && frame.seat !== undefined);
    return at < 0 ? (move === 0 ? 0 : null) : at;
  }

  play(): void {
    this.playing = true;
    if (this.at >= this.last) this.go(0);
    else this.#goOn();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#next);
  }

  #begin(page: ReplayPage): void {
    this.page = page;
    this.#known = [];
    this.frames = [];
    this.link.game.have = null;
    this.#add(page.frames);
  }

  #add(frames: readonly Frame[]): void {
    for (const frame of frames) {
      const before = this.#known.at(-1);
      const view = frame.view ?? changed(before?.view ?? null, frame.changed ?? {});
      this.#known.push({ view, reckoning: frame.reckoning ?? before?.reckoning ?? null });
    }
    this.frames = [...this.frames, ...frames];
  }

  /** The rest of a long game comes while one looks at the beginning. */
  async #readOn(asked: number, wanted: number): Promise<void> {
    while (asked === this.#asked && this.page && this.frames.length < this.page.total) {
      const page = await pageOf(this.table, this.number, this.lens, this.frames.length);
      if (asked !== this.#asked || !page.frames.length) return;
      const short = this.at === this.last && wanted > this.at;
      this.#add(page.frames);
      if (short) this.go(wanted);
    }
  }

  #goOn(): void {
    clearTimeout(this.#next);
    if (this.at >= this.last) this.playing = false;
    if (!this.playing) return;
    const ended = this.frame?.events?.some(({ event }) => event === "battle_concluded");
    this.#next = setTimeout(() => this.go(this.at + 1), (ended ? BATTLE_END : STEP) / this.speed);
  }

  #snapshot(at: number): Snapshot {
    const latest = this.frames.slice(Math.max(0, at + 1 - LONGEST_LOG), at + 1);
    return {
      type: "snapshot",
      protocol: 1,
      build: "",
      stream: "",
      n: at + 1,
      at: this.frames[at]?.at ?? 0,
      you: typeof this.page?.viewer === "number" ? this.page.viewer : null,
      table: this.#card(),
      move: this.frames[at]?.move ?? 0,
      view: this.#known[at]?.view ?? null,
      reckoning: this.#known[at]?.reckoning ?? null,
      legal: null,
      log: latest.map(told),
      clocks: null,
    };
  }

  /** The table as far as a board looks at it. */
  #card(): TableCard {
    const { game, chairs } = this.page as ReplayPage;
    const settings = { game, options: this.#known[0]?.view.options ?? {} };
    return { table: this.table, settings, phase: "playing", chairs, games: this.number } as TableCard;
  }
}

function told({ frame, view, changed, ...others }: Frame): Told {
  const { at, move, news, events, reckoning } = others;
  return { type: "told", n: frame + 1, at, move, news, events, reckoning, changed: changed ?? (view && { ...view }) };
}

/** The cards of each seat in a frame, as far as they are seen: all of them, or one's own. */
export interface HandSeen {
  readonly seat: Seat;
  readonly cards: readonly string[];
  readonly faceDown: string | null;
}

export function handsSeen(frame: Frame | undefined, view: View | null): HandSeen[] {
  const position = frame?.position;
  if (position)
    return position.hands.map((cards, seat) => ({
      seat,
      cards: cards.split(" ").filter(Boolean),
      faceDown: position.face_down?.[seat] || null,
    }));
  if (!view || view.viewer === null) return [];
  const faceDown = "face_down" in view ? view.face_down : null;
  return [{ seat: view.viewer, cards: view.hand, faceDown }];
}
