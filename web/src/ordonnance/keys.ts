/** The keys of Ordonnance's table. */
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
