/** The settings of a table in words: everything that was agreed on, whether it is the usual or not. */
import type { Settings } from "../wire/wire";
import { knows, reader, say } from "../words/words.svelte";

const HOUR = 3_600_000;

/** The game and its variants first, then clock, spectators and the rest. */
export function termsOf(settings: Settings): string[] {
  const { options } = settings;
  return [
    say(`page-game-${settings.game}`),
    say("opening-players-count", { count: Number(options.players) }),
    ...ofTheGame(settings),
    clockTerm(settings),
    spectatorsTerm(settings),
    withinLine(say(settings.public ? "opening-public" : "opening-private")),
    withinLine(say(settings.rated ? "opening-rated" : "opening-unrated")),
    say(settings.hints ? "opening-with-hints" : "opening-no-hints"),
    ...(settings.hotseat ? [say("opening-at-one-screen")] : []),
    ...(settings.seed ? [say("opening-seeded")] : []),
  ];
}

/** A time for one decision or a game, in the largest unit that fits. */
export function timeTold(milliseconds: number): string {
  const days = milliseconds / (24 * HOUR);
  if (days > 1 && Number.isInteger(days)) return say("opening-days", { count: days });
  if (milliseconds >= HOUR && milliseconds % HOUR === 0) return say("opening-hours", { count: milliseconds / HOUR });
  if (milliseconds >= 60_000 && milliseconds % 60_000 === 0)
    return say("opening-minutes", { count: milliseconds / 60_000 });
  return say("opening-seconds", { count: milliseconds / 1000 });
}

/** The label of a choice as one term among others. */
function withinLine(label: string): string {
  return label.charAt(0).toLocaleLowerCase(reader.language) + label.slice(1);
}

function ofTheGame({ options, target }: Settings): string[] {
  const chosen = Object.entries(options).filter(([, value]) => value === true);
  const named = chosen.map(([name]) => say(`opening-option-${name}`));
  const values = Object.entries(options).flatMap(([name, value]) => valueTerm(name, value));
  const match = target ? [say("opening-match", { target: Number(target) })] : [];
  return [...(named.length || values.length ? named : [say("opening-none")]), ...values, ...match];
}

function valueTerm(name: string, value: unknown): string[] {
  if (name === "deck") {
    const deck = String((value as { name: string }).name);
    const message = `opening-deck-${deck}`;
    return [`${say("opening-option-deck")}: ${knows(message) ? say(message) : deck}`];
  }
  return typeof value === "string" ? [`${say(`opening-option-${name}`)}: ${say(`opening-${name}-${value}`)}`] : [];
}

function clockTerm(settings: Settings): string {
  const clock = settings.clock as { clock: string; base?: number; increment?: number; hours?: number };
  if (clock.clock === "live") {
    const [base, increment] = [timeTold(clock.base ?? 0), timeTold(clock.increment ?? 0)];
    return say("opening-clock-told-live", { base, increment });
  }
  if (clock.clock === "none") return say("opening-clock-told-none");
  return say("opening-clock-told-hours", { time: timeTold((clock.hours ?? 0) * HOUR) });
}

function spectatorsTerm({ spectators, delay }: Settings): string {
  if (!spectators) return say("opening-no-spectators");
  return delay ? say("opening-watched-late", { seconds: Number(delay) }) : say("opening-watched");
}
