/** The keys of Ordonnance's table, and where they lead. */

/** The card of the hand that is reached first; one that is on its way is not. */
export const HAND = '[data-hand] > :not([inert]) [tabindex="0"]';

/** Keys and the messages that say what they do. */
export const KEYS: readonly (readonly [string, string])[] = [
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
