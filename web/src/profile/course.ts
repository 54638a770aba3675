/** The geometry of the plot of a rating: one point for each game. */
import type { Change } from "./wire";

export const HEIGHT = 180;
const PAD = { left: 34, right: 12, top: 12, bottom: 24 };

export interface Plot {
  readonly sure: readonly (readonly [number, number])[];
  readonly mean: readonly (readonly [number, number])[];
  readonly scale: readonly { value: number; y: number }[];
  readonly left: number;
  readonly right: number;
}

/** What somebody is at least worth, almost certainly. */
export const sureOf = ({ mu, sigma }: Change) => mu - 3 * sigma;

export function plotOf(changes: readonly Change[], width: number): Plot {
  const values = changes.flatMap((change) => [change.mu, sureOf(change)]);
  const low = Math.floor(Math.min(0, ...values) / 10) * 10;
  const high = Math.ceil(Math.max(10, ...values) / 10) * 10;
  const right = Math.max(PAD.left + 1, width - PAD.right);
  const x = (at: number) =>
    changes.length < 2 ? (PAD.left + right) / 2 : PAD.left + (at / (changes.length - 1)) * (right - PAD.left);
  const y = (value: number) => PAD.top + ((high - value) / (high - low)) * (HEIGHT - PAD.top - PAD.bottom);
  const steps = Array.from({ length: (high - low) / 10 + 1 }, (_, at) => low + 10 * at);
  return {
    sure: changes.map((change, at) => [x(at), y(sureOf(change))]),
    mean: changes.map((change, at) => [x(at), y(change.mu)]),
    scale: steps.map((value) => ({ value, y: y(value) })),
    left: PAD.left,
    right,
  };
}
