/** Who came in where: winners share the first place, the others follow by what they had, as the server puts it down. */
import type { Seat } from "../wire/wire";

export interface Placed {
  readonly seat: Seat;
  readonly place: number;
}

/** The seats with their places, the first first; `scores` are the regions or territories of each. */
export function placed(winners: readonly Seat[], scores: readonly number[]): Placed[] {
  const worth = scores.map((score, seat) => (winners.includes(seat) ? Infinity : score));
  return worth
    .map((own, seat) => ({ seat, place: 1 + worth.filter((other) => other > own).length }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}
