/** What the server says of games that were played: frames to leaf through, and their reviews. */
import { get, post } from "../wire/api";
import type * as schema from "../wire/schema";
import type { ChairCard, GameEvent, News, Seat, View } from "../wire/wire";

/** Through whose eyes: a seat's by its number, everybody's with open cards, or a spectator's. */
export type Lens = Seat | "open" | "public";

/** A type with some of its fields typed anew. */
type With<Whole, Fields> = Omit<Whole, keyof Fields> & Fields;

/** A step of a game; the first of a page has the whole view, the others what has changed in it. */
export type Frame = With<
  schema.Frame,
  {
    news?: News[];
    events?: GameEvent[];
    view?: View;
    /** With open cards only: all hands, as rows of cards. */
    position?: { hands: string[]; face_down?: string[] };
  }
>;
export type ReplayPage = With<
  schema.Replay,
  {
    game: "condottiere" | "ordonnance";
    chairs: ChairCard[];
    viewer: Seat | "open" | null;
    frames: Frame[];
  }
>;
export type ReviewCard = schema.ReviewCard;
/** A move as the review judges it. */
export type Judged = schema.Dossier["moves"][number];

const LONGEST_PAGE = 200;

export function pageOf(table: string, number: number, lens: Lens | null, from: number): Promise<ReplayPage> {
  const wish = lens === null ? "" : `&viewer=${lens}`;
  return get(`${addressOf(table, number)}/replay?from=${from}&limit=${LONGEST_PAGE}${wish}`);
}

export const reviewOf = (table: string, number: number) => get<ReviewCard>(`${addressOf(table, number)}/review`);
export const beginReview = (table: string, number: number) =>
  post<ReviewCard>(`${addressOf(table, number)}/review`, {});

export function addressOf(table: string, number: number): string {
  return `/api/games/${encodeURIComponent(table)}/${number}`;
}
