/** How far one has come in the lessons, remembered in this browser. */
import type { Action } from "../wire/wire";
import type { GameName } from "./script";

/** Where one is in a chapter: the step, and what has been done up to it. */
export interface Bookmark {
  readonly chapter: number;
  readonly at: number;
  readonly actions: readonly Action[];
}

interface Kept {
  done: string[];
  bookmark: Bookmark | null;
}

const NOTHING: Kept = { done: [], bookmark: null };

export class Progress {
  done = $state.raw<readonly string[]>([]);
  bookmark = $state.raw<Bookmark | null>(null);

  constructor(readonly game: GameName) {
    const kept = this.#kept();
    this.done = kept.done;
    this.bookmark = kept.bookmark;
  }

  keep(bookmark: Bookmark): void {
    this.bookmark = bookmark;
    this.#write();
  }

  finish(chapter: string): void {
    if (!this.done.includes(chapter)) this.done = [...this.done, chapter];
    this.#write();
  }

  get #place(): string {
    return `condotta.learn.${this.game}`;
  }

  /** What was written before; nothing, if it cannot be read. */
  #kept(): Kept {
    try {
      return { ...NOTHING, ...(JSON.parse(localStorage.getItem(this.#place) ?? "{}") as Partial<Kept>) };
    } catch {
      return NOTHING;
    }
  }

  #write(): void {
    localStorage.setItem(this.#place, JSON.stringify({ done: this.done, bookmark: this.bookmark }));
  }
}
