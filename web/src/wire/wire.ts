/**
 * All that the page and the server say to each other, as the page names it. The types are made from the server's
 * schema; here they only become narrower: where the schema allows any word, and where it lets us leave out what the
 * server always writes.
 */
import type * as wire from "./schema";

export const PROTOCOL = 1;

export type Seat = number;
export type Card = wire.CondottiereCard;
export type Colour = "red" | "green" | "azure" | "gold" | "grey" | "violet";
export type Territory = wire.OrdonnanceTerritory;
/** A card of Ordonnance: the letters of its icons in rising rank, as in "SBF". */
export type IconCard = wire.OrdonnanceCard;

/** A type with some of its fields typed anew. */
type With<Whole, Fields> = Omit<Whole, keyof Fields> & Fields;

export type Settings = With<Required<wire.Settings>, { game: "condottiere" | "ordonnance" }>;
export type ChairCard = With<wire.ChairCard, { colour: Colour }>;
export type TableCard = With<wire.TableCard, { settings: Settings; chairs: ChairCard[] }>;

export type SeatView = wire.CondottiereSeatView;
export type CondottiereView = With<wire.CondottiereView, { options: Required<wire.CondottiereOptions> }>;
export type ArmyView = wire.OrdonnanceArmyView;
export type OrdonnanceView = With<wire.OrdonnanceView, { options: Required<wire.OrdonnanceOptions> }>;
export type View = CondottiereView | OrdonnanceView;

/** What the rules make of what lies open; each part of a strength is a card, how many count, and what each adds. */
export type WarReckoning = wire.War;
export type LevantReckoning = wire.Levant;
export type Reckoning = WarReckoning | LevantReckoning;
export type Part = wire.Part;
export type Lead = wire.Lead;

export type Action =
  Exclude<wire.CondottiereAction, wire.CondottiereKeep> | Required<wire.CondottiereKeep> | wire.OrdonnancePlace;

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

export type Clocks = wire.Clocks;
export type Told = With<
  wire.Told,
  { news?: News[]; events?: GameEvent[]; legal?: Action[] | null; table?: TableCard | null }
>;
export type Snapshot = With<
  wire.Snapshot,
  { log: Told[]; table: TableCard; view: View | null; legal: Action[] | null }
>;
export type FromServer = Snapshot | Told | Exclude<wire.FromServer, wire.Snapshot | wire.Told>;

export type FromLobby =
  With<wire.LobbyList, { tables: TableCard[] }> | With<wire.Listed, { table: TableCard }> | wire.Unlisted;

export type Command = wire.Command;
export type FromClient = wire.FromClient;
export type Person = wire.Person;
