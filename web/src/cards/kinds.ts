/** The fifteen kinds of cards in their order, and what their faces need. */
import type { Card } from "../wire/wire";

export const KINDS: readonly Card[] = [
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "10",
  "winter",
  "spring",
  "bishop",
  "courtesan",
  "drummer",
  "heroine",
  "scarecrow",
  "surrender",
];

export const isMercenary = (card: Card): boolean => Number(card) > 0;

export function frame(card: Card): "mercenary" | "noble" | "other" {
  if (isMercenary(card)) return "mercenary";
  return card === "courtesan" || card === "heroine" ? "noble" : "other";
}

/** The strength printed on cards that are no Mercenaries. */
export const MEDALLION: Partial<Record<Card, string>> = { courtesan: "1", heroine: "10" };

export const inOrder = (cards: readonly Card[]): Card[] =>
  [...cards].sort((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other));

/** Cards of the same kind together, in card order. */
export function byKind(cards: readonly Card[]): { card: Card; count: number }[] {
  return KINDS.map((card) => ({ card, count: cards.filter((one) => one === card).length })).filter(
    ({ count }) => count,
  );
}
