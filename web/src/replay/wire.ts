/** What the server says of games that were played: frames to leaf through, and their reviews. */
import { get, post } from "../wire/api";
import type { ChairCard, GameEvent, News, Seat, View } from "../wire/wire";

/** Through whose eyes: a seat's by its number, everybody's with open cards, or a spectator's. */
export type Lens = Seat | "open" | "public";

/** A step of a game; the first of a page has the whole view, the others what has changed in it. */
export interface Frame {
  frame: number;
  at: number;
  move: number;
  seat?: Seat;
  action?: string;
  news?: News[];
  events?: GameEvent[];
  view?: View;
  changed?: Record<string, unknown>;
  /** With open cards only: all hands, as rows of cards. */
  position?: { hands: string[]; face_down?: string[] };
}

export interface ReplayPage {
  game: "condottiere" | "ordonnance";
  chairs: ChairCard[];
  viewer: Seat | "open" | null;
  over: boolean;
  reviewed: boolean;
  total: number;
  frames: Frame[];
}

/** What a move was worth to its player, as far as he could know, and the best one in notation. */
export interface Opinion {
  chance: number;
  best: string;
  best_chance: number;
  loss: number;
}

export interface Judged {
  number: number;
  seat: Seat;
  action: string;
  before: number[];
  decided: number[];
  after: number[];
  verdict: Opinion | null;
  turning_point: boolean;
  turn_of_luck: boolean;
  mistake: boolean;
}

export interface ReviewCard {
  moves: number;
  judged: number;
  done: boolean;
  dossier?: { moves: Judged[] } | null;
}

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
