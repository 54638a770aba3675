/**
 * The tables that wait for one's move, all of them. One page of a browser listens to the server and tells the others:
 * a browser keeps only a few connections to a server open.
 */
import { get } from "../wire/api";
import type { TurnToMove } from "../wire/schema";
import { notices } from "./notices.svelte";

const NAME = "condotta.turns";

class Turns {
  waiting = $state.raw<readonly TurnToMove[]>([]);
  /** The table that is open here: it tells its turns itself. */
  here: string | null = null;
  #leave: (() => void) | null = null;

  /** Listen for this person; for nobody, forget. */
  follow(person: string | null): void {
    this.#leave?.();
    this.#leave = null;
    this.waiting = [];
    if (person) this.#leave = this.#listen();
  }

  #listen(): () => void {
    const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(NAME);
    const ended = new AbortController();
    channel?.addEventListener("message", ({ data }) => this.#learn(data as TurnToMove[]));
    void get<TurnToMove[]>("/api/turns").then(
      (waiting) => ended.signal.aborted || this.#learn(waiting),
      () => undefined,
    );
    const speak = () => this.#speak(channel, ended.signal);
    // Without locks, as on an address without TLS, every page listens for itself.
    if (navigator.locks) void navigator.locks.request(NAME, { signal: ended.signal }, speak).catch(() => undefined);
    else void speak();
    return () => {
      ended.abort();
      channel?.close();
    };
  }

  /** Listen to the server, and tell the others, until this page has enough. */
  #speak(channel: BroadcastChannel | null, ended: AbortSignal): Promise<void> {
    const source = new EventSource("/api/turns/events");
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const waiting = JSON.parse(data) as TurnToMove[];
      this.#learn(waiting);
      channel?.postMessage(waiting);
    };
    return new Promise((leave) =>
      ended.addEventListener("abort", () => {
        source.close();
        leave();
      }),
    );
  }

  #learn(waiting: readonly TurnToMove[]): void {
    const known = new Set(this.waiting.map(({ table }) => table));
    this.waiting = waiting;
    for (const { table, title } of waiting)
      if (!known.has(table) && table !== this.here) notices.turn(table, title || table);
  }
}

export const turns = new Turns();
