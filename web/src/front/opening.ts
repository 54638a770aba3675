/** Ways to a table: against bots at once, or one to which friends are asked. */
import { contribute } from "../shuffle/shuffle.svelte";
import { ask, openTable, tableCard } from "../wire/api";

export interface Wish {
  game: "condottiere" | "ordonnance";
  players: number;
  bot: string;
}

const REMEMBERED = "condotta.wish";
export const BOTS = ["recruit", "captain", "strategist", "master"];
export const PLAYERS = { condottiere: [2, 3, 4, 5, 6], ordonnance: [2, 3, 4] };

/** What was wished last time. */
export function lastWish(): Wish {
  const usual: Wish = { game: "condottiere", players: 4, bot: "captain" };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}") as Partial<Wish>) };
  } catch {
    return usual;
  }
}

/** A table against bots, with the game begun. */
export async function playNow(wish: Wish): Promise<string> {
  const table = await open(
    wish,
    Array.from({ length: wish.players - 1 }, () => wish.bot),
  );
  await contribute(await tableCard(table), (command) => ask(table, command).then(() => null));
  await ask(table, { do: "start" });
  return table;
}

/** A table at which one sits and waits for friends; it is found by its link only. */
export const gather = (wish: Wish): Promise<string> => open(wish, []);

async function open(wish: Wish, bots: string[]): Promise<string> {
  localStorage.setItem(REMEMBERED, JSON.stringify(wish));
  const { game, players } = wish;
  return (await openTable({ game, options: { players }, public: false, sit: true, bots })).table;
}
