/** What the players at a table are called: people as they call themselves, bots by their house. */
import type { ChairCard, TableCard } from "../wire/wire";
import { say } from "./words.svelte";

export function nameOf(chair: ChairCard): string {
  return chair.person ? chair.name || say("replay-former") : say(`page-house-${chair.colour}`);
}

export function namesOf(table: TableCard | null): string[] {
  return table?.chairs.map(nameOf) ?? [];
}
