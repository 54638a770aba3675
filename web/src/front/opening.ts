/** Ways to a table: against bots at once, or one to which friends are asked. */
import { ask, openTable } from "../wire/api";

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
  const table = await gather(wish, false);
  for (let seat = 1; seat < wish.players; seat++) await ask(table, { do: "seat_bot", bot: wish.bot, seat });
  await contribute(table);
  await ask(table, { do: "start" });
  return table;
}

/** A table at which one sits and waits for friends. */
export async function gather(wish: Wish, open: boolean): Promise<string> {
  localStorage.setItem(REMEMBERED, JSON.stringify(wish));
  const { table } = await openTable({ game: wish.game, options: { players: wish.players }, public: open });
  await ask(table, { do: "sit", seat: 0 });
  return table;
}

/** Add 16 bytes of one's own to the shuffle. */
export async function contribute(table: string): Promise<void> {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  await ask(table, { do: "contribute", random: bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("") });
}
