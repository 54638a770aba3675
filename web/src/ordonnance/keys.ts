/** The keys of Ordonnance's table, and where they lead. */
import type { KeyRow } from "../board/keys.svelte";

/** The card of the hand that is reached first; one that is on its way is not. */
export const HAND = '[data-hand] > :not([inert]) [tabindex="0"]';

export const KEYS: readonly KeyRow[] = [
  ["h", "board-key-hand"],
  ["t", "board-key-territories"],
  ["← →", "board-key-arrows"],
  ["Enter", "board-key-enter"],
  ["1 … 5", "board-key-lay"],
  ["Esc", "board-key-escape"],
  ["l", "board-key-log"],
  ["/", "board-key-type"],
  ["?", "board-key-help"],
];

/** The keys of who looks on, or has played to the end. */
export const LOOKING: readonly KeyRow[] = [
  ["t", "board-key-territories"],
  ["← →", "board-key-places"],
  ["Esc", "board-key-close"],
  ["l", "board-key-log"],
  ["?", "board-key-help"],
];
