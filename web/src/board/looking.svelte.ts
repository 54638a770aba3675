/** What happened since one last looked: while the page was hidden, or since one's own last move. */
import type { Game, LogLine } from "../wire/game.svelte";
import type { TableLink } from "../wire/link.svelte";
import { toldAt } from "./lines";

export class Looking {
  /** The latest number that one had when the page was hidden; null if one has seen all since. */
  #left = $state<number | null>(null);
  /** Whether one has come back since. */
  #back = $state(false);
  /** The number of one's own last move. */
  own = $state(0);

  constructor(private readonly link: TableLink) {
    $effect(() => {
      const turn = () => (document.hidden ? this.#leave() : this.#return());
      document.addEventListener("visibilitychange", turn);
      return () => document.removeEventListener("visibilitychange", turn);
    });
    let sent = false;
    $effect(() => {
      if (link.sent) sent = true;
      else if (sent) {
        sent = false;
        this.own = link.game.have ?? 0;
        this.seen();
      }
    });
  }

  /** What happened in the game while one was away. */
  readonly missed = $derived.by((): readonly LogLine[] => {
    const left = this.#left;
    if (left === null || !this.#back) return [];
    return this.#game.log.filter((line) => line.event && !line.undone && toldAt(line) > left);
  });

  seen(): void {
    this.#left = null;
    this.#back = false;
  }

  get #game(): Game {
    return this.link.game;
  }

  #leave(): void {
    this.#left ??= this.#game.have ?? 0;
    this.#back = false;
  }

  #return(): void {
    this.#back = true;
  }
}
