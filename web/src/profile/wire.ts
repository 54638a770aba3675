/** What the server says of people: what they have played, how well, and who is best. */
import { get } from "../wire/api";
import type * as schema from "../wire/schema";
import { say } from "../words/words.svelte";

export type Career = schema.Career;
export type Rating = schema.Rating;
export type GameCard = schema.GameCard;
export type Place = schema.Place;
/** A rating after a game. */
export type Change = Career["course"][number];

/** A kind of game: which one, and for how many. */
export interface Kind {
  readonly game: string;
  readonly players: number;
}

export const GAMES_PAGE = 20;

export const careerOf = (person: string) => get<Career>(`/api/people/${encodeURIComponent(person)}`);
export const gamesOf = (person: string, from: number) =>
  get<GameCard[]>(`/api/people/${encodeURIComponent(person)}/games?from=${from}&limit=${GAMES_PAGE}`);
export const bestOf = ({ game, players }: Kind) => get<Rating[]>(`/api/ratings?game=${game}&players=${players}`);

export function kindName({ game, players }: Kind): string {
  return say("profile-kind", { game: say(`page-game-${game}`), players });
}

export const sameKind = (one: Kind, other: Kind) => one.game === other.game && one.players === other.players;
