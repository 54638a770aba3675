/** What one may do now, as it is written: asked of the server, which alone writes and reads moves. */
import type { Game } from "../wire/game.svelte";

export async function choices(game: Game): Promise<string[]> {
  const seat = game.you === null ? "" : `?seat=${game.you}`;
  const answer = await fetch(`/api/tables/${encodeURIComponent(game.table?.table ?? "")}/choices${seat}`);
  return answer.ok ? ((await answer.json()) as string[]) : [];
}
