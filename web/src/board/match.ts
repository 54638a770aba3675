/** A match for points: several games at a table, until somebody has reached the target. */
import type { TableCard } from "../wire/wire";

/** Whether another game of the match is to be played. */
export function goesOn(table: TableCard | null): boolean {
  return Boolean(table?.settings.target) && !table?.match_winners?.length;
}
