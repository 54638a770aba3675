/** A table at one screen: several people at one device, bots beside them, and the game begun. */
import { contribute } from "../shuffle/shuffle.svelte";
import { ask, openTable, tableCard } from "../wire/api";
import type { Command, Seat, TableCard } from "../wire/wire";
import { settingsOf, type Draft } from "./draft";

const REMEMBERED = "condotta.people";
/** The device is passed on meanwhile, so the question after a battle stays open for long: ten minutes. */
const PAUSE = 600_000;

/** The people who played at this screen last time. */
export function lastPeople(): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(REMEMBERED) ?? "[]") as unknown[];
    const names = kept.filter((name): name is string => typeof name === "string");
    return names.length > 1 ? names : ["", ""];
  } catch {
    return ["", ""];
  }
}

/** Open a table for these people, sit all of them down, and start. */
export async function playHere(people: readonly string[], bots: readonly string[], draft: Draft): Promise<string> {
  localStorage.setItem(REMEMBERED, JSON.stringify(people));
  const chosen = settingsOf({ ...draft, players: people.length + bots.length, public: false, spectators: false });
  const { table } = await openTable({ ...chosen, hotseat: true, pause: PAUSE });
  for (const [seat, name] of people.entries()) await ask(table, { do: "sit", seat, name });
  for (const bot of bots) await ask(table, { do: "seat_bot", bot });
  await begin(
    table,
    people.map((_, seat) => seat),
  );
  return table;
}

/** Another game with the same people. */
export async function playHereAgain(card: TableCard, person: string): Promise<void> {
  await ask(card.table, { do: "rematch" }, seatsOf(card, person)[0]);
  // In another game everybody sits one seat further on.
  const { chairs } = await tableCard(card.table);
  await begin(card.table, seatsOf({ ...card, chairs }, person));
}

/** The seats that somebody holds. */
export function seatsOf(card: TableCard, person: string | null): Seat[] {
  return card.chairs.flatMap((chair, seat) => (chair.person !== null && chair.person === person ? [seat] : []));
}

/** Each adds to the shuffle, and the game starts. */
async function begin(table: string, seats: readonly Seat[]): Promise<void> {
  const sends = seats.map((seat) => (command: Command) => ask(table, command, seat).then(() => null));
  await contribute(await tableCard(table), ...sends);
  await ask(table, { do: "start" }, seats[0]);
}
