/** The keys of Condottiere's table, and where they lead. */
import type { KeyRow } from "../board/keys.svelte";
import type { Region } from "../map/outline";

export const KEYS: readonly KeyRow[] = [
  ["h", "board-key-hand"],
  ["m", "board-key-map"],
  ["← →", "board-key-arrows"],
  ["1 … 0", "board-key-digits"],
  ["Enter", "board-key-enter"],
  ["p", "board-key-pass"],
  ["Esc", "board-key-escape"],
  ["l", "board-key-log"],
  ["/", "board-key-type"],
  ["?", "board-key-help"],
];

/** The keys of who looks on, or has played to the end. */
export const LOOKING: readonly KeyRow[] = [
  ["m", "board-key-map"],
  ["← →", "board-key-places"],
  ["Esc", "board-key-close"],
  ["l", "board-key-log"],
  ["?", "board-key-help"],
];

/** The card of the hand that is reached first, or the first of a kind. */
export function onHand(card?: string): string {
  return `[data-hand] > :not([inert]) ${card ? `[data-card="${card}"]` : '[tabindex="0"]'}`;
}

/** The first region that can be chosen, else the one that was reached last. */
export function onMap(lit: ReadonlySet<Region>): string {
  const [first] = lit;
  return first ? `[data-region="${first}"]` : '[data-region][tabindex="0"]';
}
