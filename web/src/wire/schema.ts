/** Made by scripts/wire.mjs from wire.schema.json, which the server writes; not to be changed by hand. */

export type CondottiereAction =
  | CondottiereAttack
  | CondottierePlay
  | CondottierePass
  | CondottiereKeepHand
  | CondottiereDiscardHand
  | CondottiereKeep
  | CondottiereDraw;
/**
 * A region, as it is named in notation, records and on the wire.
 */
export type CondottiereRegion =
  | "Ancona"
  | "Bologna"
  | "Ferrara"
  | "Firenze"
  | "Genova"
  | "Lucca"
  | "Mantova"
  | "Milano"
  | "Modena"
  | "Napoli"
  | "Parma"
  | "Roma"
  | "Siena"
  | "Spoleto"
  | "Torino"
  | "Urbino"
  | "Venezia";
/**
 * A kind of card, as it is named in notation, records and on the wire.
 */
export type CondottiereCard =
  | "1"
  | "10"
  | "2"
  | "3"
  | "4"
  | "5"
  | "6"
  | "bishop"
  | "courtesan"
  | "drummer"
  | "heroine"
  | "scarecrow"
  | "spring"
  | "surrender"
  | "winter";
/**
 * A kind of card, as it is named in notation, records and on the wire.
 */
export type OrdonnanceCard =
  | "B"
  | "BF"
  | "BH"
  | "BHF"
  | "BW"
  | "BWF"
  | "BWH"
  | "BWHF"
  | "F"
  | "H"
  | "HF"
  | "S"
  | "SB"
  | "SBF"
  | "SBH"
  | "SBHF"
  | "SBW"
  | "SBWF"
  | "SBWH"
  | "SBWHF"
  | "SF"
  | "SH"
  | "SHF"
  | "SW"
  | "SWF"
  | "SWH"
  | "SWHF"
  | "W"
  | "WF"
  | "WH"
  | "WHF";
/**
 * A territory, as it is named in notation, records and on the wire.
 */
export type OrdonnanceTerritory = "Antioch" | "Cyprus" | "Edessa" | "Jerusalem" | "Tripoli";
/**
 * A kind of card, as it is named in notation, records and on the wire.
 */
export type CondottaOrdonnanceIconsCard =
  | "B"
  | "BF"
  | "BH"
  | "BHF"
  | "BW"
  | "BWF"
  | "BWH"
  | "BWHF"
  | "F"
  | "H"
  | "HF"
  | "S"
  | "SB"
  | "SBF"
  | "SBH"
  | "SBHF"
  | "SBW"
  | "SBWF"
  | "SBWH"
  | "SBWHF"
  | "SF"
  | "SH"
  | "SHF"
  | "SW"
  | "SWF"
  | "SWH"
  | "SWHF"
  | "W"
  | "WF"
  | "WH"
  | "WHF";
/**
 * A kind of card, as it is named in notation, records and on the wire.
 */
export type CondottaCondottiereCardsCard =
  | "1"
  | "10"
  | "2"
  | "3"
  | "4"
  | "5"
  | "6"
  | "bishop"
  | "courtesan"
  | "drummer"
  | "heroine"
  | "scarecrow"
  | "spring"
  | "surrender"
  | "winter";
/**
 * A region, as it is named in notation, records and on the wire.
 */
export type Region =
  | "Ancona"
  | "Bologna"
  | "Ferrara"
  | "Firenze"
  | "Genova"
  | "Lucca"
  | "Mantova"
  | "Milano"
  | "Modena"
  | "Napoli"
  | "Parma"
  | "Roma"
  | "Siena"
  | "Spoleto"
  | "Torino"
  | "Urbino"
  | "Venezia";
/**
 * Why a bot declines.
 */
export type Because = "broken_word" | "leader" | "no_deals" | "only_terms" | "promised" | "too_dear";
export type Command =
  | Sit
  | Stand
  | Return
  | SeatBot
  | DismissBot
  | Unseat
  | ChooseColour
  | ChangeSettings
  | Contribute
  | Start
  | Act
  | AnswerBeforehand
  | Say
  | Show
  | MakeOffer
  | AnswerOffer
  | WithdrawOffer
  | CallVote
  | CastVote
  | Rematch;
export type FromClient = Hello | Ask | Ping;
export type FromLobby = LobbyList | Listed | Unlisted;
export type FromServer = Snapshot | Resumed | Told | Done | Refused | Faulty | Pong;
/**
 * What the seat to move is asked; the later ones happen by themselves and are seen only in passing.
 */
export type CondottierePhase =
  | "battle"
  | "choose"
  | "clear_lines"
  | "compare"
  | "deal"
  | "discard"
  | "draw"
  | "draw_ten"
  | "effect"
  | "fetch"
  | "final_battle"
  | "keep"
  | "over"
  | "pope"
  | "turn_all_up"
  | "turn_up";
/**
 * How a game was won.
 */
export type CondottiereEnding = "exhausted" | "final_battle" | "guard" | "kingdom" | "total";
/**
 * What the seat to move is asked; the last one happens by itself and is seen only in passing.
 */
export type OrdonnancePhase = "draw" | "over" | "place";
/**
 * How a game was won: by the most territories, among equal leaders by placement, or together.
 */
export type OrdonnanceEnding = "placement" | "shared" | "territories";
export type LogEntry =
  | TableOpened
  | SettingsChanged
  | Sat
  | Renamed
  | Stood
  | BotSeated
  | BotDismissed
  | ColourChosen
  | HostChanged
  | Committed
  | Contributed
  | GameStarted
  | Moved
  | Shown
  | AnsweredBeforehand
  | TakenBack
  | Said
  | OfferMade
  | OfferAnswered
  | OfferWithdrawn
  | StandInSent
  | SeatTakenBack
  | VoteCalled
  | Voted
  | VoteEnded
  | Paused
  | WentOn
  | ServerAway
  | GameOver
  | Revealed
  | SeatsSwapped
  | Archived;
export type CondottiereEvent =
  | CondottiereRegionChosen
  | CondottiereCardPlayed
  | CondottiereCardTurnedUp
  | CondottiereCardsDiscarded
  | CondottierePopePlaced
  | CondottiereMercenaryFetched
  | CondottierePassed
  | CondottiereBattleConcluded
  | CondottiereRegionConquered
  | CondottiereTokenTaken
  | CondottiereLinesDiscarded
  | CondottiereHandKept
  | CondottiereHandDiscarded
  | CondottiereCardsKept
  | CondottiereCardsDealt
  | CondottiereCardsDrawn
  | CondottierePileRenewed
  | CondottiereFinalBattleBegan
  | CondottiereGameEnded
  | CondottiereCardsShown;
export type OrdonnanceEvent =
  OrdonnanceCardPlaced | OrdonnanceArmyCompleted | OrdonnanceTerritoryWon | OrdonnanceCardDrawn | OrdonnanceGameEnded;
/**
 * What has become of an offer; `ended` is one in words only, when its moment has come.
 */
export type State = "accepted" | "broken" | "declined" | "ended" | "kept" | "lapsed" | "open" | "withdrawn";

export interface Wire {
  [k: string]: unknown;
}
/**
 * An action, as a value or in notation, that answers the question of this move number.
 */
export interface Act {
  do: "act";
  move: number;
  action: string | CondottiereAction | OrdonnancePlace;
}
/**
 * Place the token: the next battle is for this region.
 */
export interface CondottiereAttack {
  do: "attack";
  region: CondottiereRegion;
}
/**
 * Play a card. A Bishop says where the Pope goes, None is off the board; a Scarecrow what it takes, if anything.
 */
export interface CondottierePlay {
  do: "play";
  card: CondottiereCard;
  pope?: CondottiereRegion | null;
  take?: CondottiereCard | null;
}
/**
 * Pass; `reveal` turns one's face-down card up.
 */
export interface CondottierePass {
  do: "pass";
  reveal?: boolean;
}
/**
 * After a battle: keep the whole hand.
 */
export interface CondottiereKeepHand {
  do: "keep_hand";
}
/**
 * After a battle: discard the whole hand.
 */
export interface CondottiereDiscardHand {
  do: "discard_hand";
}
/**
 * At a round's end: keep up to two cards, in card order.
 */
export interface CondottiereKeep {
  do: "keep";
  cards?: CondottiereCard[];
}
/**
 * After a battle: draw up to three cards.
 */
export interface CondottiereDraw {
  do: "draw";
  count: number;
}
/**
 * Lay a card from one's hand in one of one's own territories.
 */
export interface OrdonnancePlace {
  do: "place";
  card: OrdonnanceCard;
  territory: OrdonnanceTerritory;
}
/**
 * Something that one may do, as a value and in notation, and the chance to win the game with it.
 */
export interface Advice {
  action: unknown;
  notation: string;
  chance: number;
}
/**
 * Answer the question after this battle before it is asked.
 */
export interface AnswerBeforehand {
  do: "answer_beforehand";
  battle: number;
  action: string | CondottiereAction | OrdonnancePlace;
}
/**
 * Accept an offer that was made to one's seat, or decline it.
 */
export interface AnswerOffer {
  do: "answer_offer";
  offer: string;
  accept: boolean;
}
/**
 * A seat's answer to the question after this battle, given before it is asked. Nobody else sees it.
 */
export interface AnsweredBeforehand {
  entry: "answered_beforehand";
  seat: number;
  battle: number;
  action: string;
}
/**
 * Nobody is left; the table is kept, but not played on.
 */
export interface Archived {
  entry: "archived";
}
/**
 * Up to four armies in one territory, in the order in which they were completed.
 */
export interface Armies {
  /**
   * @minItems 1
   * @maxItems 4
   */
  armies: CondottaOrdonnanceIconsCard[][];
}
/**
 * An army: its formations, the most senior first, and its rank among those that are complete.
 */
export interface Army {
  counts: number[];
  formations: Formation[];
  complete: boolean;
  rank: number | null;
}
/**
 * An icon, and how many cards of the army show it.
 */
export interface Formation {
  icon: "bow" | "flag" | "helmet" | "spear" | "swords";
  size: number;
}
/**
 * A command. Sent twice with the same id it counts once.
 */
export interface Ask {
  type: "ask";
  id: string;
  command:
    | Sit
    | Stand
    | Return
    | SeatBot
    | DismissBot
    | Unseat
    | ChooseColour
    | ChangeSettings
    | Contribute
    | Start
    | Act
    | AnswerBeforehand
    | Say
    | Show
    | MakeOffer
    | AnswerOffer
    | WithdrawOffer
    | CallVote
    | CastVote
    | Rematch;
}
/**
 * Take a free chair: this one, or any. At one screen each of several people has a name of his own.
 */
export interface Sit {
  do: "sit";
  seat?: number | null;
  name?: string;
}
/**
 * Leave one's chair. In a running game a stand-in takes over, and one may come back.
 */
export interface Stand {
  do: "stand";
}
/**
 * Play for one's seat again.
 */
export interface Return {
  do: "return";
}
/**
 * The host puts a bot on a chair: this one, or any free one.
 */
export interface SeatBot {
  do: "seat_bot";
  bot: string;
  seat?: number | null;
}
export interface DismissBot {
  do: "dismiss_bot";
  seat: number;
}
/**
 * The host frees the chair of a person, before a game.
 */
export interface Unseat {
  do: "unseat";
  seat: number;
}
export interface ChooseColour {
  do: "choose_colour";
  colour: string;
}
/**
 * The host changes what the table is for; only before a game.
 */
export interface ChangeSettings {
  do: "change_settings";
  settings: Settings;
}
/**
 * All that can be chosen for a table; all but the seed itself is seen by everybody before he sits down.
 *
 *     `delay` is how many seconds spectators are behind; `pace` how many milliseconds a bot takes for a move, and
 *     `pause` how many the question after a battle stays open. A `seed` marks the table as not fair. A `target` makes
 *     it a match for points.
 */
export interface Settings {
  game: string;
  options?: CondottiereOptions | OrdonnanceOptions;
  title?: string;
  public?: boolean;
  spectators?: boolean;
  delay?: number;
  clock?: NoClock | Live | Correspondence;
  rated?: boolean;
  hotseat?: boolean;
  hints?: boolean;
  pace?: number;
  pause?: number;
  seed?: string | null;
  target?: number | null;
}
/**
 * Players, the five variants and the three options of a game of Condottiere.
 */
export interface CondottiereOptions {
  players?: number;
  draw_after_battle?: boolean;
  points?: boolean;
  bigger_kingdoms?: boolean;
  capturing_regions?: boolean;
  hidden_cards?: boolean;
  pope_off_contested?: boolean;
  choose_after_deal?: boolean;
  bonus_for_any_group?: boolean;
}
/**
 * Players, the deck with its table, and what decides between leaders. `ordonnance:players.count`
 */
export interface OrdonnanceOptions {
  players?: number;
  deck?: OrdonnanceDeck;
  tiebreak?: "placement" | "share";
}
/**
 * A deck: its name, the copies of each card in a set, and the sets for two, three and four players.
 *
 *     Without cards the name is that of a preset. Rows are kept in one order and spelling, without those of no copies.
 */
export interface OrdonnanceDeck {
  name: string;
  cards?: never[][];
  /**
   * @minItems 3
   * @maxItems 3
   */
  sets?: never[];
}
/**
 * Everybody thinks as long as he likes.
 */
export interface NoClock {
  clock: "none";
}
/**
 * Milliseconds for the whole game, and those that each decision adds.
 */
export interface Live {
  clock: "live";
  base: number;
  increment?: number;
}
/**
 * Hours for every decision.
 */
export interface Correspondence {
  clock: "correspondence";
  hours: number;
}
/**
 * Add 16 bytes of one's own, in hexadecimal digits, to the next shuffle.
 */
export interface Contribute {
  do: "contribute";
  random: string;
}
/**
 * The host starts the game.
 */
export interface Start {
  do: "start";
}
/**
 * Talk to all, or to these seats.
 */
export interface Say {
  do: "say";
  text: string;
  to?: number[];
}
/**
 * Show cards of one's hand to these seats.
 */
export interface Show {
  do: "show";
  to: number[];
  cards?: string[];
  face_down?: boolean;
}
/**
 * Offer these seats something until a moment: words, promises of the parties, or both.
 */
export interface MakeOffer {
  do: "offer";
  to: number[];
  until?: Battles | RoundEnds | TokenPasses | GameEnds;
  text?: string;
  terms?: (PassNow | NoCard | NoAttack | Spare | AttackNext | PopeOn | PopeNotOn)[];
}
/**
 * The end of this battle or, between two, of the next; with a count, of as many battles.
 */
export interface Battles {
  until: "battles";
  count?: number;
}
/**
 * The next deal.
 */
export interface RoundEnds {
  until: "round";
}
/**
 * The token goes to another seat.
 */
export interface TokenPasses {
  until: "token";
}
/**
 * The end of the game.
 */
export interface GameEnds {
  until: "game";
}
/**
 * To lay no more cards in this battle.
 */
export interface PassNow {
  promise: "pass";
  seat: number;
}
/**
 * To lay no card of this kind in this battle.
 */
export interface NoCard {
  promise: "no_card";
  seat: number;
  card: CondottaCondottiereCardsCard;
}
/**
 * Not to choose this region, or not while the condition holds.
 */
export interface NoAttack {
  promise: "no_attack";
  seat: number;
  region: Region;
  provided?: Holding | null;
}
/**
 * A condition: this seat controls this region.
 */
export interface Holding {
  seat: number;
  region: Region;
}
/**
 * Not to choose a region that another seat controls.
 */
export interface Spare {
  promise: "spare";
  seat: number;
  other: number;
}
/**
 * To choose this region when next choosing one, if it may be chosen then.
 */
export interface AttackNext {
  promise: "attack_next";
  seat: number;
  region: Region;
}
/**
 * To place the Pope in this region, or off the board, with a Bishop.
 */
export interface PopeOn {
  promise: "pope_on";
  seat: number;
  region: Region | null;
}
/**
 * Not to place the Pope in this region.
 */
export interface PopeNotOn {
  promise: "pope_not_on";
  seat: number;
  region: Region;
}
/**
 * Take back an offer of one's own before all have accepted it.
 */
export interface WithdrawOffer {
  do: "withdraw_offer";
  offer: string;
}
/**
 * Ask the others: pause, go_on, end, take_back, or replace (the seat it is about, or the host who has none).
 */
export interface CallVote {
  do: "call_vote";
  what: string;
  about?: number | null;
}
export interface CastVote {
  do: "cast_vote";
  yes: boolean;
}
/**
 * Another game at this table: with the seats moved on by one or, in a match, as they are.
 */
export interface Rematch {
  do: "rematch";
}
/**
 * A command to a table; with the same id it counts once. `seat` says for which of several seats one asks.
 */
export interface Asked {
  id: string;
  command:
    | Sit
    | Stand
    | Return
    | SeatBot
    | DismissBot
    | Unseat
    | ChooseColour
    | ChangeSettings
    | Contribute
    | Start
    | Act
    | AnswerBeforehand
    | Say
    | Show
    | MakeOffer
    | AnswerOffer
    | WithdrawOffer
    | CallVote
    | CastVote
    | Rematch;
  seat?: number | null;
}
/**
 * A seat: its connected groups of regions, the largest first; its strength as a sum; what would win it the game.
 */
export interface Banner {
  kingdoms?: Region[][];
  sum?: Part[];
  wins_with?: Region[];
}
/**
 * A part of a strength: a card, how many of them count, and what each of them adds.
 */
export interface Part {
  card: CondottaCondottiereCardsCard;
  times: number;
  each: number;
}
/**
 * Somebody who is blocked, since when.
 */
export interface Blocked {
  person: string;
  name: string;
  at: number;
}
export interface BotDismissed {
  entry: "bot_dismissed";
  seat: number;
}
export interface BotSeated {
  entry: "bot_seated";
  seat: number;
  bot: string;
}
/**
 * What somebody has played here, and how well; his latest games at public tables are listed apart.
 */
export interface Career {
  person: string;
  name: string | null;
  kind: string;
  played: number;
  won: number;
  tallies: Tally[];
  ratings: Rating[];
  course: CondottaServerStoreStatisticsChange[];
}
/**
 * How many games of one kind somebody has played to their end, and won.
 */
export interface Tally {
  game: string;
  players: number;
  played: number;
  won: number;
}
/**
 * Somebody's rating in one kind of game; `sure` is what he is at least, almost certainly.
 */
export interface Rating {
  person: string;
  name: string | null;
  game: string;
  players: number;
  mu: number;
  sigma: number;
  sure: number;
  games: number;
}
/**
 * A rating after a game.
 */
export interface CondottaServerStoreStatisticsChange {
  game: string;
  players: number;
  at: number;
  mu: number;
  sigma: number;
}
/**
 * A chair as everybody sees it.
 */
export interface ChairCard {
  colour: string;
  person: string | null;
  name: string;
  bot: string | null;
  stand_in: boolean;
  contributed: boolean;
}
/**
 * An option of a game: a switch without `values`, else one of them; `usual` is what it is if nobody chooses.
 *
 *     The presets among decks are named; `variant` says that the rulebook presents it as a variant of the game.
 */
export interface Choice {
  name: string;
  usual: boolean | string;
  values?: string[];
  variant?: boolean;
}
/**
 * All that can be chosen for a table. `push` says whether word reaches people who have closed the page.
 *
 *     `push_key` is the key by which browsers then know this server (`applicationServerKey`).
 */
export interface Choices {
  games: GameChoices[];
  bots: string[];
  colours: string[];
  push?: boolean;
  push_key?: string | null;
}
/**
 * A game, how many can play it, and its options; `points` says that matches for points can be played.
 *
 *     `unwise` are pairs of options that the rulebook advises not to combine.
 */
export interface GameChoices {
  game: string;
  players: number[];
  usual_players: number;
  options: Choice[];
  points: boolean;
  unwise?: never[][];
}
/**
 * A clause of the rules: its text is Markdown; `language` is the one it is told in.
 */
export interface ClauseCard {
  id: string;
  title: string;
  section: string;
  text: string;
  language: string;
}
/**
 * The clocks: what each seat has left, and since when the mover's runs; all in milliseconds.
 */
export interface Clocks {
  since: number;
  left?: number[] | null;
  deadline?: number | null;
}
export interface ColourChosen {
  entry: "colour_chosen";
  seat: number;
  colour: string;
}
/**
 * The server has bound itself to a secret for the game of this number, before anybody adds his own.
 */
export interface Committed {
  entry: "committed";
  game: number;
  commitment: string;
}
/**
 * What lines come to: which of them wins, if any, and who then has the token that the first line's player had.
 */
export interface Comparison {
  lines: Sum[];
  winner: number | null;
  token: number;
}
/**
 * The strength of a line, term by term.
 */
export interface Sum {
  strength: number;
  terms: Term[];
}
/**
 * Cards of one kind in a line: each counts `base`, times `times`, and `plus` more; all together `value`.
 */
export interface Term {
  card: "1" | "10" | "2" | "3" | "4" | "5" | "6" | "courtesan" | "drummer" | "heroine";
  count: number;
  base: number;
  times: number;
  plus: number;
  value: number;
}
/**
 * Whom one reports, why, and at which table it was.
 */
export interface Complaint {
  person: string;
  reason: string;
  table?: string | null;
}
/**
 * A seat added to the shuffle of the next game; what, is told at the end, and fits this seal.
 */
export interface Contributed {
  entry: "contributed";
  seat: number;
  seal: string;
}
/**
 * A position, what is then done by whoever is to move, and through whose eyes it is looked at.
 *
 *     The steps from number `after` on are told. `tried` are actions about which one wants to know whether they might
 *     be done in the end, and why not.
 */
export interface Course {
  setup: {
    [k: string]: unknown;
  };
  /**
   * @maxItems 120
   */
  actions?: unknown[];
  seed?: string;
  viewer?: number;
  after?: number;
  /**
   * @maxItems 40
   */
  tried?: unknown[];
}
/**
 * A name and its password.
 */
export interface Credentials {
  name: string;
  password: string;
}
/**
 * What made the difference to the next best: the size of a formation; more of them, or the icon of a higher rank.
 *
 *     For identical armies, that one was complete first: there is no size.
 */
export interface Decisive {
  by: "first" | "number" | "rank";
  size?: number | null;
  icon?: ("bow" | "flag" | "helmet" | "spear" | "swords") | null;
}
/**
 * A command was carried out and cannot be lost any more; an action also tells its move number.
 */
export interface Done {
  type: "done";
  id: string;
  move?: number | null;
}
/**
 * A game and what was found about its moves.
 */
export interface Dossier {
  game: string;
  seats: string[];
  playouts: number;
  moves: Entry[];
}
/**
 * A move; without a verdict if there was no other.
 */
export interface Entry {
  number: number;
  seat: number;
  action: string;
  before: number[];
  decided: number[];
  after: number[];
  verdict: Opinion | null;
  turning_point: boolean;
  turn_of_luck: boolean;
  mistake: boolean;
}
/**
 * What a move was worth to its player, as far as he could know, and the best one.
 */
export interface Opinion {
  chance: number;
  best: string;
  best_chance: number;
  loss: number;
  error: number;
}
/**
 * Who has an account shows with the password that he means it.
 */
export interface Farewell {
  password?: string;
}
/**
 * A message that could not be understood.
 */
export interface Faulty {
  type: "faulty";
  sentence: string;
}
/**
 * The id of a report.
 */
export interface Filed {
  report: string;
}
/**
 * A step of a game. The first frame of a page has the whole `view`, the others what has `changed`.
 *
 *     `seat` is who moved or showed; `reckoning` is there in the first frame too, and where it is new. With all cards open
 *     there are also the `action` in notation and the whole `position`.
 */
export interface Frame {
  frame: number;
  at: number;
  move: number;
  seat?: number | null;
  action?: string | null;
  news?: unknown[];
  events?: unknown[];
  view?: {
    [k: string]: unknown;
  };
  changed?: {
    [k: string]: unknown;
  } | null;
  position?: {
    [k: string]: unknown;
  };
  reckoning?: (War | Levant) | null;
}
/**
 * The regions victory takes, in all or side by side; the season; and what each seat has.
 */
export interface War {
  game: "condottiere";
  regions: number;
  adjacent: number;
  seats: Banner[];
  winter?: boolean;
  favoured?: CondottaCondottiereCardsCard | null;
}
/**
 * The lead in each territory, in their order; None where no army is complete.
 */
export interface Levant {
  game: "ordonnance";
  leads: (Lead | null)[];
}
/**
 * Why a complete army leads its territory: the best of the other complete ones, and where they first differ.
 *
 *     `size` is of how many cards the units are that decide (4 is a regiment); 0 if the armies are alike and the leading
 *     one was there first. `icon` is the senior one of two that differ; None where the number of units decides.
 */
export interface Lead {
  leader: number;
  rival?: number | null;
  size?: number | null;
  icon?: string | null;
}
/**
 * The first message of a client: what it speaks and for which seat; and the latest number it has of which stream.
 *
 *     A later hello begins anew, for another seat.
 */
export interface Hello {
  type: "hello";
  protocol: number;
  seat?: number | null;
  have?: number | null;
  stream?: string | null;
  language?: string | null;
}
export interface Ping {
  type: "ping";
}
/**
 * The first message of the lobby: public tables that gather or play, the newest first.
 */
export interface LobbyList {
  type: "lobby";
  tables: TableCard[];
}
/**
 * A table as everybody sees it.
 */
export interface TableCard {
  table: string;
  settings: Settings;
  host: string | null;
  phase: string;
  chairs: ChairCard[];
  games: number;
  commitment: string;
  vote: Vote | null;
  points: number[] | null;
  match_winners: number[];
  outcome: Outcome | null;
  paused: boolean;
}
/**
 * A question to all people at the table, and who has agreed.
 *
 *     A seat that is to be replaced has until this moment to say that it is there; a game goes on then at the latest.
 */
export interface Vote {
  seat: number;
  what: string;
  about: number | null;
  agreed: number[];
  until?: number | null;
}
/**
 * How a game ended: who won, how, and the regions or territories of each seat.
 */
export interface Outcome {
  winners: number[];
  ending: string;
  scores: number[];
}
/**
 * A public table was opened, or has changed.
 */
export interface Listed {
  type: "listed";
  table: TableCard;
}
/**
 * A table is no longer in the lobby: its game is over, or it is not public any more.
 */
export interface Unlisted {
  type: "unlisted";
  name: string;
}
/**
 * All that a viewer needs to begin: the table, his view, what he may do, and the log of the present battle.
 *
 *     `stream` names the stream that is numbered here; it changes with the seat, and with who sits there.
 *     `offers` are those he is a party to: all that the game can still change, and the latest others, as far as
 *     there is room for them.
 */
export interface Snapshot {
  type: "snapshot";
  protocol: number;
  build: string;
  stream: string;
  n: number;
  at: number;
  you: number | null;
  table: TableCard;
  move: number;
  view: CondottiereView | OrdonnanceView | null;
  legal: (CondottiereAction | OrdonnancePlace)[] | null;
  log: Told[];
  clocks: Clocks | null;
  offers?: OfferCard[];
  reckoning?: (War | Levant) | null;
}
/**
 * A position as a seat, or a spectator, knows it.
 */
export interface CondottiereView {
  viewer: number | null;
  options: CondottiereOptions;
  version: number;
  phase: CondottierePhase;
  turn: number | null;
  token: number;
  region: CondottiereRegion | null;
  pope: CondottiereRegion | null;
  seats: CondottiereSeatView[];
  hand: CondottiereCard[];
  face_down: CondottiereCard | null;
  discards: CondottiereCard[];
  pile_size: number;
  defender: number | null;
  defender_played: boolean;
  card_played: boolean;
  battles: number;
  idle_battles: number;
  finalists: number[];
  winners: number[];
  ending: CondottiereEnding | null;
}
/**
 * One seat as the viewer sees it; `known` is what he knows it to hold, in hand or face down.
 */
export interface CondottiereSeatView {
  hand_size: number;
  line: CondottiereCard[];
  face_down: boolean;
  strength: number;
  regions: CondottiereRegion[];
  out: boolean;
  known: CondottiereCard[];
}
/**
 * A position as a seat, or a spectator, knows it. In each territory the best of the complete armies leads.
 */
export interface OrdonnanceView {
  viewer: number | null;
  options: OrdonnanceOptions;
  version: number;
  phase: OrdonnancePhase;
  turn: number | null;
  seats: OrdonnanceSeatView[];
  leaders: (number | null)[];
  hand: OrdonnanceCard[];
  pile_size: number;
  winners: number[];
  ending: OrdonnanceEnding | null;
}
/**
 * One seat as everyone sees it; its territories are those it controls for good.
 */
export interface OrdonnanceSeatView {
  hand_size: number;
  armies: OrdonnanceArmyView[];
  territories: OrdonnanceTerritory[];
}
/**
 * The cards in one territory of a seat, how many of them show each icon, and which army of the game it was.
 */
export interface OrdonnanceArmyView {
  cards: OrdonnanceCard[];
  counts: number[];
  completed: number | null;
}
/**
 * What happened, with its number in this viewer's stream.
 *
 *     `news` are things of the table, `events` things of the game; `changed` are the fields of the viewer's view that
 *     are new, and of its seats those that are. `legal` is there for who is to move, `move` if a move was made.
 *     `offers` are those of the viewer's offers that are new or have become something else (when a game begins, all
 *     that he has); `verdicts` say which of their promises were kept or broken by what happened. `reckoning` is what the
 *     rules make of what lies open, if that is new. What may be for one viewer alone stands last.
 */
export interface Told {
  type: "told";
  n: number;
  at: number;
  news?: LogEntry[];
  events?: (CondottiereEvent | OrdonnanceEvent)[];
  move?: number | null;
  clocks?: Clocks | null;
  table?: TableCard | null;
  offers?: OfferCard[];
  verdicts?: (PromiseKept | PromiseBroken | OfferLapsed)[];
  reckoning?: (War | Levant) | null;
  changed?: {
    [k: string]: unknown;
  } | null;
  legal?: (CondottiereAction | OrdonnancePlace)[] | null;
}
/**
 * Somebody set the table up and is its host.
 */
export interface TableOpened {
  entry: "table_opened";
  person: string;
  settings: Settings;
}
export interface SettingsChanged {
  entry: "settings_changed";
  settings: Settings;
}
/**
 * A person took a free chair; `guest` says that the name is somebody's with whom he shares his screen.
 */
export interface Sat {
  entry: "sat";
  seat: number;
  person: string;
  name: string;
  account?: boolean;
  guest?: boolean;
}
/**
 * A person at the table has another name; none if he was deleted, and his seat is a former player's.
 */
export interface Renamed {
  entry: "renamed";
  person: string;
  name: string;
}
export interface Stood {
  entry: "stood";
  seat: number;
}
export interface HostChanged {
  entry: "host_changed";
  person: string;
}
/**
 * A game of the table began; its cards follow from a secret that is no part of the log.
 */
export interface GameStarted {
  entry: "game_started";
  game: number;
  rules: number;
  fair: boolean;
  opening?: {
    [k: string]: unknown;
  } | null;
  setup?: {
    [k: string]: unknown;
  } | null;
}
/**
 * An action in notation, by the mover. `by` says who decided: the player, a bot, a stand-in, or the pause.
 */
export interface Moved {
  entry: "moved";
  move: number;
  seat: number;
  action: string;
  by?: string;
}
export interface Shown {
  entry: "shown";
  showing: Showing;
}
/**
 * A seat shows some of its cards to others; `face_down` also the one that lies face down before it.
 */
export interface Showing {
  seat: number;
  to: number[];
  cards?: string[];
  face_down?: boolean;
}
/**
 * A seat's latest actions were taken back, with the consent of the others; the next move has this number.
 */
export interface TakenBack {
  entry: "taken_back";
  seat: number;
  move: number;
}
/**
 * Talk: to all, or to chosen seats. A spectator has no seat, and while a game runs speaks to spectators only.
 */
export interface Said {
  entry: "said";
  person: string;
  name: string;
  text: string;
  seat?: number | null;
  to?: number[];
  aside?: boolean;
}
export interface OfferMade {
  entry: "offer_made";
  offer: Offer;
}
/**
 * A proposal to one or more other seats: words, which nobody judges, and promises of its parties.
 */
export interface Offer {
  id: string;
  by: number;
  to: number[];
  until: Battles | RoundEnds | TokenPasses | GameEnds;
  text?: string;
  terms?: (PassNow | NoCard | NoAttack | Spare | AttackNext | PopeOn | PopeNotOn)[];
}
/**
 * A seat accepted or declined; a bot that declines says why.
 */
export interface OfferAnswered {
  entry: "offer_answered";
  offer: string;
  seat: number;
  accepted: boolean;
  because?: Because | null;
  parties?: number[];
}
/**
 * Who made it takes it back before all have accepted.
 */
export interface OfferWithdrawn {
  entry: "offer_withdrawn";
  offer: string;
  parties?: number[];
}
/**
 * A bot plays for a seat until its player comes back: he left, his clock ran out, or the others asked for it.
 */
export interface StandInSent {
  entry: "stand_in_sent";
  seat: number;
  why: string;
}
/**
 * A player plays for his seat again; his clock has at least this many milliseconds.
 */
export interface SeatTakenBack {
  entry: "seat_taken_back";
  seat: number;
  left?: number | null;
}
/**
 * A seat asks the others: to pause, to go on, to replace a seat by a bot, to end the game, or to take back.
 */
export interface VoteCalled {
  entry: "vote_called";
  seat: number;
  what: string;
  about?: number | null;
}
export interface Voted {
  entry: "voted";
  seat: number;
  yes: boolean;
}
/**
 * All have voted, or one said no.
 */
export interface VoteEnded {
  entry: "vote_ended";
  what: string;
  carried: boolean;
}
/**
 * The clocks stand still and nobody moves.
 */
export interface Paused {
  entry: "paused";
}
export interface WentOn {
  entry: "went_on";
}
/**
 * The server was not there from one moment to another, during which nobody's time ran.
 */
export interface ServerAway {
  entry: "server_away";
  since: number;
  until: number;
}
/**
 * The game of this number is over; without an outcome it was broken off.
 */
export interface GameOver {
  entry: "game_over";
  game: number;
  outcome: Outcome | null;
}
/**
 * What the shuffle of a finished game was made of, for anybody to check.
 */
export interface Revealed {
  entry: "revealed";
  game: number;
  secret: string;
  contributions: never[][];
}
/**
 * For another game the players change seats: the one at each place was at this seat before.
 */
export interface SeatsSwapped {
  entry: "seats_swapped";
  seats: number[];
}
export interface CondottiereRegionChosen {
  event: "region_chosen";
  seat: number;
  region: CondottiereRegion;
  defender: number | null;
}
/**
 * A seat played a card; None is one laid face down that this viewer may not see. `strength` is then announced.
 */
export interface CondottiereCardPlayed {
  event: "card_played";
  seat: number;
  card: CondottiereCard | null;
  face_down: boolean;
  strength: number;
}
export interface CondottiereCardTurnedUp {
  event: "card_turned_up";
  seat: number;
  card: CondottiereCard;
  strength: number;
}
/**
 * Cards left a line for the discard pile, driven out by a Bishop or a season.
 */
export interface CondottiereCardsDiscarded {
  event: "cards_discarded";
  seat: number;
  cards: CondottiereCard[];
}
/**
 * The Pope stands in a region, or off the board.
 */
export interface CondottierePopePlaced {
  event: "pope_placed";
  seat: number;
  region: CondottiereRegion | null;
}
export interface CondottiereMercenaryFetched {
  event: "mercenary_fetched";
  seat: number;
  card: CondottiereCard;
}
/**
 * A seat passed: by itself for want of cards, or without being out as a defender may.
 */
export interface CondottierePassed {
  event: "passed";
  seat: number;
  out: boolean;
  by_itself: boolean;
}
/**
 * The lines were compared; without a winner the highest strength was shared, or zero.
 */
export interface CondottiereBattleConcluded {
  event: "battle_concluded";
  strengths: number[];
  winner: number | null;
}
export interface CondottiereRegionConquered {
  event: "region_conquered";
  seat: number;
  region: CondottiereRegion;
  taken_from: number | null;
}
export interface CondottiereTokenTaken {
  event: "token_taken";
  seat: number;
}
export interface CondottiereLinesDiscarded {
  event: "lines_discarded";
}
export interface CondottiereHandKept {
  event: "hand_kept";
  seat: number;
}
export interface CondottiereHandDiscarded {
  event: "hand_discarded";
  seat: number;
  cards: CondottiereCard[];
}
/**
 * At a round's end; which cards, only their owner sees.
 */
export interface CondottiereCardsKept {
  event: "cards_kept";
  seat: number;
  count: number;
  cards: CondottiereCard[] | null;
}
/**
 * A new round's cards; which, only their owner sees.
 */
export interface CondottiereCardsDealt {
  event: "cards_dealt";
  seat: number;
  count: number;
  cards: CondottiereCard[] | null;
}
/**
 * Cards from the pile; which, only their owner sees.
 */
export interface CondottiereCardsDrawn {
  event: "cards_drawn";
  seat: number;
  count: number;
  cards: CondottiereCard[] | null;
}
/**
 * The discard pile was shuffled into a new pile.
 */
export interface CondottierePileRenewed {
  event: "pile_renewed";
}
export interface CondottiereFinalBattleBegan {
  event: "final_battle_began";
  finalists: number[];
}
export interface CondottiereGameEnded {
  event: "game_ended";
  winners: number[];
  ending: CondottiereEnding;
}
/**
 * A seat showed cards to others; which, only they see.
 */
export interface CondottiereCardsShown {
  event: "cards_shown";
  seat: number;
  to: number[];
  count: number;
  cards: CondottiereCard[] | null;
}
/**
 * A seat laid a card; `counts` is then how many cards of that army show each icon.
 */
export interface OrdonnanceCardPlaced {
  event: "card_placed";
  seat: number;
  card: OrdonnanceCard;
  territory: OrdonnanceTerritory;
  counts: number[];
}
/**
 * A seat's fourth card in a territory; `nth` counts the complete armies of the game.
 */
export interface OrdonnanceArmyCompleted {
  event: "army_completed";
  seat: number;
  territory: OrdonnanceTerritory;
  nth: number;
}
/**
 * All armies in a territory are complete, and this seat's beats the others.
 */
export interface OrdonnanceTerritoryWon {
  event: "territory_won";
  seat: number;
  territory: OrdonnanceTerritory;
}
/**
 * A card from the pile; which, only its owner sees.
 */
export interface OrdonnanceCardDrawn {
  event: "card_drawn";
  seat: number;
  card: OrdonnanceCard | null;
}
export interface OrdonnanceGameEnded {
  event: "game_ended";
  winners: number[];
  ending: OrdonnanceEnding;
  scores: number[];
}
/**
 * An offer as its parties see it. `kept` goes with its promises: kept, broken, or null while that is open.
 */
export interface OfferCard {
  offer: Offer;
  state: State;
  accepted?: number[];
  declined?: number | null;
  kept?: (boolean | null)[];
}
export interface PromiseKept {
  finding: "promise_kept";
  offer: string;
  term: PassNow | NoCard | NoAttack | Spare | AttackNext | PopeOn | PopeNotOn;
}
/**
 * With the first broken promise the whole deal is broken, and nobody is held to the rest.
 */
export interface PromiseBroken {
  finding: "promise_broken";
  offer: string;
  term: PassNow | NoCard | NoAttack | Spare | AttackNext | PopeOn | PopeNotOn;
}
/**
 * Its moment came before all had accepted.
 */
export interface OfferLapsed {
  finding: "offer_lapsed";
  offer: string;
}
/**
 * Everything after the number that the client has follows.
 */
export interface Resumed {
  type: "resumed";
  n: number;
}
/**
 * A command was not carried out; nothing has changed. `code` is stable; `clause` is where the rules say so, if they
 *     do.
 */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  sentence: string;
  arguments?: {
    [k: string]: string | number;
  };
  clause?: string | null;
}
export interface Pong {
  type: "pong";
  at: number;
}
/**
 * A game that is over; without an ending it was broken off.
 */
export interface GameCard {
  table: string;
  number: number;
  game: string;
  players: number;
  rated: boolean;
  started: number;
  ended: number;
  ending: string | null;
  places?: Place[];
}
/**
 * A seat of a game that is over: a person (without a name, if he is gone), or a bot; and where it came in.
 *
 *     At one screen the name is that of who played there.
 */
export interface Place {
  seat: number;
  person: string | null;
  name: string | null;
  bot: string | null;
  place: number | null;
  won: boolean;
  left: boolean;
}
/**
 * The name that a guest would like.
 */
export interface Guest {
  name: string;
}
/**
 * The process lives.
 */
export interface Health {
  alive?: boolean;
}
/**
 * Advice for a move: what may be done, the best first.
 */
export interface Hint {
  move: number;
  options: Advice[];
}
/**
 * A new token: its secret is shown this once, and only its hash is kept.
 */
export interface Issued {
  token: Token;
  secret: string;
}
/**
 * A token for programs, without its secret.
 */
export interface Token {
  id: string;
  label: string;
  created: number;
  used?: number | null;
}
/**
 * What a token is for.
 */
export interface Label {
  label: string;
}
/**
 * Two to six battle lines, and the season that is in play.
 */
export interface Lines {
  /**
   * @minItems 2
   * @maxItems 6
   */
  lines: ("1" | "10" | "2" | "3" | "4" | "5" | "6" | "courtesan" | "drummer" | "heroine")[][];
  season?: ("spring" | "winter") | null;
}
/**
 * A session: the browser it is for, when it began and when it was last used; `current` is the one that asks.
 */
export interface Login {
  id: string;
  agent: string | null;
  created: number;
  seen: number;
  current?: boolean;
}
/**
 * The name of a new table.
 */
export interface Named {
  table: string;
}
/**
 * The password as it was, and as it shall be.
 */
export interface NewPassword {
  old: string;
  new: string;
}
/**
 * The password that a guest chooses.
 */
export interface Password {
  password: string;
}
/**
 * Somebody who plays here; `login` names his session, and `program` says that a program came with his token.
 */
export interface Person {
  id: string;
  name: string;
  kind: string;
  language?: string | null;
  login?: string | null;
  program?: boolean;
}
/**
 * Where a course has led: the view, who is to move, what the viewer may do, and the reasons asked for.
 *
 *     `reckoning` is what the rules make of what lies open.
 */
export interface Reached {
  view: unknown;
  mover: number | null;
  legal: unknown[];
  steps: Step[];
  reasons: Reason[];
  reckoning: War | Levant;
}
/**
 * An action, what was seen to happen, and the view after it.
 */
export interface Step {
  seat: number;
  action: unknown;
  events: unknown[];
  view: unknown;
}
/**
 * Whether something may be done and, if not, why: a stable code, a sentence, and the clause that says it.
 */
export interface Reason {
  allowed: boolean;
  code?: string;
  clause?: string | null;
  sentence?: string;
  arguments?: {
    [k: string]: string | number;
  };
}
/**
 * What answers; rules and bots are compiled before a server listens at all.
 */
export interface Readiness {
  database: boolean;
  bus: boolean;
  rules?: boolean;
}
/**
 * A name, the recovery code of its account, and a new password.
 */
export interface Recovery {
  name: string;
  code: string;
  password: string;
}
/**
 * Some frames of a game; `total` is how many there are by now, `chairs` who sat there when it began.
 *
 *     `reviewed` says that a review of the game is there, or being made.
 */
export interface Replay {
  game: string;
  seats: string[];
  chairs: ChairCard[];
  viewer: number | string | null;
  over: boolean;
  reviewed: boolean;
  total: number;
  frames: Frame[];
}
/**
 * How far a review is and, when it is done, what was found; the lists have the numbers of moves.
 */
export interface ReviewCard {
  moves: number;
  judged: number;
  done: boolean;
  turning_points?: number[];
  turns_of_luck?: number[];
  mistakes?: number[];
  dossier?: Dossier | null;
}
/**
 * An account, and its recovery code: it is shown this once, counts once, and only its hash is kept.
 */
export interface Secured {
  person: Person;
  recovery: string;
}
/**
 * Armies side by side; `leader` is the best of the complete ones.
 */
export interface Standing {
  armies: Army[];
  leader: number | null;
  decisive: Decisive | null;
}
/**
 * What a browser gave the page: an address at its push service and two keys; and the language of sentences.
 */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}
/**
 * Actions that one's seat might want to do now, as objects or in notation; the seat only for who has several.
 */
export interface Tried {
  /**
   * @maxItems 40
   */
  actions: unknown[];
  seat?: number | null;
}
/**
 * A table that waits for somebody, and for which of his seats.
 */
export interface TurnToMove {
  table: string;
  seat: number;
  game: string;
  title: string;
  players: number;
}
/**
 * The settings of a new table; and, to play at once, whether to sit down, which bots to seat, and to start.
 */
export interface Wanted {
  game: string;
  options?: {
    [k: string]: unknown;
  };
  title?: string;
  public?: boolean;
  spectators?: boolean;
  delay?: number;
  clock?: NoClock | Live | Correspondence;
  rated?: boolean;
  hotseat?: boolean;
  hints?: boolean;
  pace?: number;
  pause?: number;
  seed?: string | null;
  target?: number | null;
  sit?: boolean;
  bots?: string[];
  start?: boolean;
}
/**
 * What one would like to change: the name, or the language of sentences (en, it, pl, ru; "" for the browser's).
 */
export interface CondottaServerHttpPeopleChange {
  name?: string | null;
  language?: string | null;
}
/**
 * Cards that a viewer (None: every spectator) knows a seat to hold, in hand or face down.
 */
export interface CondottiereKnown {
  viewer: number | null;
  seat: number;
  cards: string;
}
/**
 * How a game opens if not in the usual way: with a named first holder of the token, or as a final battle.
 */
export interface CondottiereOpening {
  first?: number | null;
  finalists?: number[];
  markers?: CondottiereRegion[][];
}
/**
 * A position. Cards are written in a row, "10 10 winter"; all that are not mentioned are in the pile.
 */
export interface CondottiereSetup {
  options: CondottiereOptions;
  hands: string[];
  phase: CondottierePhase;
  turn?: number | null;
  token?: number;
  lines?: string[];
  face_down?: string[];
  markers?: CondottiereRegion[][];
  region?: CondottiereRegion | null;
  pope?: CondottiereRegion | null;
  out?: number[];
  defender_played?: boolean;
  card_played?: boolean | null;
  battles?: number;
  idle_battles?: number;
  finalists?: number[];
  winners?: number[];
  ending?: CondottiereEnding | null;
  discards?: string;
  known?: CondottiereKnown[];
}
/**
 * A deck: its name, the copies of each card in a set, and the sets for two, three and four players.
 *
 *     Without cards the name is that of a preset. Rows are kept in one order and spelling, without those of no copies.
 */
export interface OrdonnanceDeck1 {
  name: string;
  cards?: never[][];
  /**
   * @minItems 3
   * @maxItems 3
   */
  sets?: never[];
}
/**
 * A named seat begins; without one a lot decides.
 */
export interface OrdonnanceOpening {
  first?: number | null;
}
/**
 * A position. Cards are written in a row, "SBF S S"; all that are not mentioned are in the pile.
 *
 *     A seat's line has five entries. Complete armies are named in the order in which they were completed. Nobody is
 *     to move in a finished game.
 */
export interface OrdonnanceSetup {
  options: OrdonnanceOptions;
  hands: string[];
  turn?: number | null;
  lines?: string[][];
  completed?: never[][];
}
