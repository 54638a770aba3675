/** What time it is on the server, which alone decides when a clock has run out. */
import { createSubscriber } from "svelte/reactivity";

/** After this long a worse measurement is believed again: both clocks drift. */
const STALE = 600_000;
/** What a message without a question before it may have taken on its way, at worst. */
export const UNASKED = 1_000;
const TICK = 200;

let ahead = 0;
let best = { way: Infinity, at: -Infinity };

/** A clock that never jumps, unlike the one on the wall. */
const steady = () => performance.timeOrigin + performance.now();

/** The server said that it was this late; the question and the answer took so long. */
export function heardTime(at: number, way: number): void {
  const now = steady();
  if (way > best.way && now - best.at < STALE) return;
  best = { way, at: now };
  ahead = at + (way === UNASKED ? 0 : way / 2) - now;
}

export function serverNow(): number {
  return steady() + ahead;
}

const subscribe = createSubscriber((update) => {
  const ticking = setInterval(update, TICK);
  return () => clearInterval(ticking);
});

/** The same, for what is drawn: it is drawn anew as time goes by, as long as somebody looks. */
export function ticking(): number {
  subscribe();
  return serverNow();
}
