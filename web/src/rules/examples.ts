/** Lines of the rulebook's worked examples, to begin with. */
import type { Card } from "../wire/wire";

export interface Example {
  readonly lines: readonly (readonly Card[])[];
  readonly season: "winter" | "spring" | null;
}

export const EXAMPLES: Example[] = [
  {
    lines: [
      ["4", "5", "10", "10"],
      ["6", "heroine"],
    ],
    season: "winter",
  },
  {
    lines: [
      ["2", "5", "5"],
      ["1", "4", "heroine"],
    ],
    season: "spring",
  },
  { lines: [["4", "drummer"], ["6"]], season: "spring" },
  {
    lines: [
      ["6", "10"],
      ["1", "courtesan", "courtesan"],
    ],
    season: null,
  },
];
