/** A table in the making: what the form shows, and the settings that it means. */
import type { Wanted } from "../wire/schema";
import type { Settings } from "../wire/wire";
import { choicesOf, type Catalogue, type GameChoices } from "./catalogue";

export type ClockKind = "none" | "live" | "correspondence";

export interface Draft {
  game: Settings["game"];
  players: number;
  /** Options of the game by name: switches, and chosen values. */
  options: Record<string, boolean | string>;
  /** A deck of one's own, as it was typed. */
  deck: string;
  title: string;
  public: boolean;
  spectators: boolean;
  delay: number;
  clock: ClockKind;
  minutes: number;
  increment: number;
  hours: number;
  hints: boolean;
  rated: boolean;
  target: number;
  /** Who sits on the chairs after one's own: a bot's name, or "" for a person. */
  bots: string[];
}

const REMEMBERED = "condotta.draft";
const MINUTE = 60_000;
export const OWN = "own";
export const EXAMPLE = '{"name": "mine", "cards": {"S": 8, "B": 8, "SB": 8, "WHF": 40}, "sets": [1, 1, 2]}';

/** What the deck that was typed is; null if it is none. The server says whether it can be played with. */
export function deckOf(text: string): unknown {
  try {
    const { cards, ...rest } = JSON.parse(text) as { cards: object };
    return { ...rest, cards: Array.isArray(cards) ? cards : Object.entries(cards) };
  } catch {
    return null;
  }
}

export function usual(choices: GameChoices): Draft {
  return {
    game: choices.game,
    players: choices.usual_players,
    options: Object.fromEntries(choices.options.map(({ name, usual: value }) => [name, value])),
    deck: "",
    title: "",
    public: true,
    spectators: true,
    delay: 0,
    clock: "none",
    minutes: 15,
    increment: 10,
    hours: 24,
    hints: false,
    rated: false,
    target: 20,
    bots: [],
  };
}

/** The draft for another game: what is no option of it is forgotten, what both have is kept. */
export function forGame(draft: Draft, choices: GameChoices): Draft {
  const { players, options } = usual(choices);
  return {
    ...draft,
    game: choices.game,
    players: choices.players.includes(draft.players) ? draft.players : players,
    options: { ...options, ...Object.fromEntries(Object.entries(draft.options).filter(([name]) => name in options)) },
  };
}

/** The draft with the clock that a rated table must have. */
export function timed(draft: Draft): Draft {
  return draft.rated && draft.clock === "none" ? { ...draft, clock: "live" } : draft;
}

/** The settings that a draft means. */
export function settingsOf(draft: Draft): Wanted {
  const { game, title, spectators, rated } = draft;
  const options: Record<string, unknown> = { ...draft.options, players: draft.players };
  if (typeof options.deck === "string")
    options.deck = options.deck === OWN ? deckOf(draft.deck) : { name: options.deck };
  return {
    game,
    options,
    title,
    public: draft.public,
    spectators,
    delay: spectators ? draft.delay : 0,
    clock: clockOf(draft),
    hints: draft.hints && !rated,
    rated,
    target: options.points ? draft.target : null,
  };
}

function clockOf(draft: Draft): Wanted["clock"] {
  if (draft.clock === "live") return { clock: "live", base: draft.minutes * MINUTE, increment: draft.increment * 1000 };
  return draft.clock === "correspondence" ? { clock: "correspondence", hours: draft.hours } : { clock: "none" };
}

/** The draft that shows these settings. */
export function draftOf(settings: Settings, found: Catalogue): Draft {
  const { players, deck, ...options } = settings.options as Draft["options"] & { players: number; deck?: object };
  const clock = settings.clock as { clock: ClockKind; base?: number; increment?: number; hours?: number };
  const draft = usual(choicesOf(found, settings.game));
  const known = deck ? String((deck as { name: string }).name) : null;
  const named = choicesOf(found, settings.game).options.some(({ values }) => known && values.includes(known));
  return {
    ...draft,
    players,
    options: { ...draft.options, ...options, ...(known ? { deck: named ? known : OWN } : {}) },
    deck: known && !named ? JSON.stringify(deck) : "",
    title: settings.title,
    public: settings.public,
    spectators: settings.spectators,
    delay: Number(settings.delay ?? 0),
    clock: clock.clock,
    minutes: clock.base ? clock.base / MINUTE : draft.minutes,
    increment: clock.increment === undefined ? draft.increment : clock.increment / 1000,
    hours: clock.hours ?? draft.hours,
    hints: Boolean(settings.hints),
    rated: Boolean(settings.rated),
    target: Number(settings.target ?? draft.target),
  };
}

/** What was drafted last, as far as it can still be. */
export function lastDraft(found: Catalogue): Draft {
  try {
    const kept = JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}") as Partial<Draft>;
    const choices = choicesOf(found, kept.game ?? "");
    const draft = { ...usual(choices), ...kept, title: "" };
    const bots = draft.bots.filter((bot) => !bot || found.bots.includes(bot));
    return forGame(timed({ ...draft, bots }), choices);
  } catch {
    return usual(choicesOf(found, ""));
  }
}

export function remember(draft: Draft): void {
  localStorage.setItem(REMEMBERED, JSON.stringify(draft));
}
