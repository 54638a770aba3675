/**
 * All that the page and the server say to each other. Written by hand after the server's structs for now; to be
 * generated from the server's committed schema once there is one.
 */
import type { Region } from "../map/outline";

export const PROTOCOL = 1;

export type Seat = number;
export type Mercenary = "1" | "2" | "3" | "4" | "5" | "6" | "10";
export type Special = "winter" | "spring" | "bishop" | "courtesan" | "drummer" | "heroine" | "scarecrow" | "surrender";
export type Card = Mercenary | Special;
export type Colour = "red" | "green" | "azure" | "gold" | "grey" | "violet";
export type Territory = "Antioch" | "Cyprus" | "Jerusalem" | "Edessa" | "Tripoli";
/** A card of Ordonnance: the letters of its icons in rising rank, as in "SBF". */
export type IconCard = string;

export interface Settings {
  game: "condottiere" | "ordonnance";
  options: Record<string, unknown>;
  title: string;
  public: boolean;
  spectators: boolean;
  pace: number;
  pause: number;
  seed: string | null;
  [other: string]: unknown;
}

export interface ChairCard {
  colour: Colour;
  person: string | null;
  name: string;
  bot: string | null;
  stand_in: boolean;
  contributed: boolean;
}

export interface TableCard {
  table: string;
  settings: Settings;
  host: string | null;
  phase: string;
  chairs: ChairCard[];
  games: number;
  paused: boolean;
  outcome: unknown;
  [other: string]: unknown;
}

export interface SeatView {
  hand_size: number;
  line: Card[];
  face_down: boolean;
  strength: number;
  regions: Region[];
  out: boolean;
  known: Card[];
}

export interface CondottiereView {
  viewer: Seat | null;
  options: Record<string, unknown> & { players: number; bigger_kingdoms: boolean };
  phase: string;
  turn: Seat | null;
  token: Seat;
  region: Region | null;
  pope: Region | null;
  seats: SeatView[];
  hand: Card[];
  face_down: Card | null;
  discards: Card[];
  pile_size: number;
  defender: Seat | null;
  battles: number;
  finalists: Seat[];
  winners: Seat[];
  ending: string | null;
}

export interface ArmyView {
  cards: IconCard[];
  counts: number[];
  completed: number | null;
}

export interface OrdonnanceView {
  viewer: Seat | null;
  options: Record<string, unknown> & { players: number };
  phase: string;
  turn: Seat | null;
  seats: { hand_size: number; armies: ArmyView[]; territories: Territory[] }[];
  leaders: (Seat | null)[];
  hand: IconCard[];
  pile_size: number;
  winners: Seat[];
  ending: string | null;
}

export type View = CondottiereView | OrdonnanceView;

export type Action =
  | { do: "attack"; region: Region }
  | { do: "play"; card: Card; pope?: Region | null; take?: Card }
  | { do: "pass"; reveal?: boolean }
  | { do: "keep_hand" }
  | { do: "discard_hand" }
  | { do: "keep"; cards: Card[] }
  | { do: "draw"; count: number }
  | { do: "place"; card: IconCard; territory: Territory };

/** An event of a game: its kind and its own fields; told by the words of the reader's language. */
export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

/** Something of the table beside the game. */
export interface News {
  entry: string;
  [field: string]: unknown;
}

export interface Clocks {
  since: number;
  left: number[] | null;
  deadline: number | null;
}

export interface Told {
  type: "told";
  n: number;
  at: number;
  news?: News[];
  events?: GameEvent[];
  move?: number;
  changed?: Record<string, unknown>;
  legal?: Action[];
  clocks?: Clocks;
  table?: TableCard;
}

export interface Snapshot {
  type: "snapshot";
  protocol: number;
  build: string;
  n: number;
  at: number;
  you: Seat | null;
  table: TableCard;
  move: number;
  view: View | null;
  legal: Action[] | null;
  log: Told[];
  clocks: Clocks | null;
}

export type FromServer =
  | Snapshot
  | Told
  | { type: "resumed"; n: number }
  | { type: "done"; id: string; move?: number }
  | { type: "refused"; id: string; code: string; sentence: string; arguments?: Record<string, string | number> }
  | { type: "faulty"; sentence: string }
  | { type: "pong"; at: number };

export type Command = { do: string; [field: string]: unknown };

export type FromClient =
  | { type: "hello"; protocol: number; seat?: Seat | null; have?: number | null; language: string }
  | { type: "ask"; id: string; command: Command }
  | { type: "ping" };

export interface Person {
  id: string;
  name: string;
}
