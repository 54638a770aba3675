/** Another game at the same table. */
import { contribute } from "../shuffle/shuffle.svelte";
import { tableCard } from "../wire/api";
import type { TableLink } from "../wire/link.svelte";

/** Everybody moves on by one seat. Who plays with bots alone need not gather; it goes on at once. */
export async function playAgain(link: TableLink): Promise<void> {
  const table = link.game.table?.table ?? "";
  const alone = link.game.table?.chairs.filter((chair) => chair.person).length === 1;
  link.refusal = await link.ask({ do: "rematch" });
  if (link.refusal || !alone) return;
  await contribute(await tableCard(table), (command) => link.ask(command));
  link.refusal = await link.ask({ do: "start" });
}
