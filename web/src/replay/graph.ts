/** The geometry of the graph of chances: places of moves and chances, and the seats' marks. */
import type { Colour } from "../wire/wire";
import type { Judged } from "./wire";

export const PAD = { left: 34, right: 8, top: 18, bottom: 6 };
/** Lower on a small screen, where the board needs the room. */
export const heightOf = (width: number) => (width < 500 ? 84 : 112);

/** Each house's dashes and the shape on its line: colour never speaks alone. */
export const DASHES: Record<Colour, string> = {
  red: "",
  green: "9 4",
  azure: "3 3",
  gold: "12 3 3 3",
  grey: "6 3",
  violet: "2 5",
};
export const SHAPES: Record<Colour, string> = {
  red: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
  green: "M-3.6-3.6h7.2v7.2h-7.2z",
  azure: "M0-4.8 4.6 3.6H-4.6z",
  gold: "M0-5 5 0 0 5-5 0z",
  grey: "M-4.6-3.6H4.6L0 4.8z",
  violet: "M-1.5-4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z",
};

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The chances of all seats at the start and after every move. */
export function coursesOf(moves: readonly Judged[]): number[][] {
  const first = moves[0];
  if (!first) return [];
  return first.before.map((start, seat) => [start, ...moves.map(({ after }) => after[seat] ?? 0)]);
}

export function place(move: number, chance: number, moves: number, width: number): Point {
  const across = Math.max(1, width - PAD.left - PAD.right);
  return {
    x: PAD.left + (moves ? (move / moves) * across : 0),
    y: PAD.top + (1 - chance) * (heightOf(width) - PAD.top - PAD.bottom),
  };
}

/** The move at a place across; one that is marked draws those near it to itself. */
export function moveAt(x: number, moves: number, width: number, marked: readonly number[]): number {
  const near = marked
    .map((move) => ({ move, away: Math.abs(place(move, 0, moves, width).x - x) }))
    .filter(({ away }) => away < 14)
    .sort((one, other) => one.away - other.away)[0];
  if (near) return near.move;
  const across = Math.max(1, width - PAD.left - PAD.right);
  return Math.max(0, Math.min(moves, Math.round(((x - PAD.left) / across) * moves)));
}
