/** The cards of a hand as they lie in it. */

export interface Held<Card> {
  readonly card: Card;
  /** Its place in the hand. */
  readonly at: number;
  /** Stays with the card while others come and go. */
  readonly key: string;
}

/** A hand without the card that is on its way to the table. */
export function heldCards<Card extends string>(hand: readonly Card[], sent: Card | null): Held<Card>[] {
  const seen = new Map<Card, number>();
  const leaving = sent === null ? -1 : hand.lastIndexOf(sent);
  return hand
    .map((card, at) => {
      const nth = seen.get(card) ?? 0;
      seen.set(card, nth + 1);
      return { card, at, key: `${card} ${nth}` };
    })
    .filter(({ at }) => at !== leaving);
}
