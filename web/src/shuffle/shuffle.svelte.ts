/** What one was shown of a shuffle before one added to it, and what one added: to be compared with the record. */
import { randomDigits } from "../wire/random";
import type { Refusal } from "../wire/link.svelte";
import type { Command, TableCard } from "../wire/wire";

export interface Shown {
  readonly commitment: string;
  /** What was added from here: by oneself, or by each at one screen. */
  readonly added: readonly string[];
}

type Send = (command: Command) => Promise<Refusal | null>;

const KEPT = "condotta.shuffles";
const MOST = 50;

let kept = $state.raw<Record<string, Shown>>(read());

/** The id of the game that a table gathers for, plays, or has just played; as the record has it. */
export function gameAt({ table, games, phase }: Pick<TableCard, "table" | "games" | "phase">): string {
  return `${table}/${phase === "gathering" ? games + 1 : games}`;
}

/** What this browser was shown of the shuffle of a game, if it was. */
export function shuffleOf(game: string): Shown | null {
  return kept[game] ?? null;
}

/** Add 16 bytes of one's own for each seat, after the server has bound itself, and keep them with what it showed. */
export async function contribute(card: TableCard, ...seats: Send[]): Promise<boolean> {
  const added: string[] = [];
  for (const send of seats) {
    const random = randomDigits();
    if (!(await send({ do: "contribute", random }))) added.push(random);
  }
  if (added.length) keep(gameAt(card), { commitment: card.commitment, added });
  return added.length === seats.length;
}

function keep(game: string, shown: Shown): void {
  const others = Object.entries(kept).filter(([one]) => one !== game);
  kept = Object.fromEntries([...others, [game, shown] as const].slice(-MOST));
  try {
    localStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // Without a memory of its own the page knows it until it is closed.
  }
}

function read(): Record<string, Shown> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Shown>;
  } catch {
    return {};
  }
}
