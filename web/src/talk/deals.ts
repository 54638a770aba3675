/** Offers between players as the page names them, and two questions about them (docs/deals.md). */
import type * as wire from "../wire/schema";
import type { Seat } from "../wire/wire";

export type { Offer, OfferCard, Said, Vote } from "../wire/schema";

/** A promise of one of the parties, from a closed list: what happens at the table decides it. */
export type Term = NonNullable<wire.Offer["terms"]>[number];
export type Moment = wire.Offer["until"];
export type Verdict = wire.PromiseKept | wire.PromiseBroken | wire.OfferLapsed;

/** Whether the game can still change an offer. */
export const isLive = ({ state }: wire.OfferCard): boolean => state === "open" || state === "accepted";

/** Whether this seat is still to answer an offer. */
export function waitsFor({ offer, state, accepted }: wire.OfferCard, seat: Seat | null): boolean {
  return state === "open" && seat !== null && offer.to.includes(seat) && !accepted?.includes(seat);
}
