/** Which board a table has. */
import type { Component, Snippet } from "svelte";
import Condottiere from "../condottiere/Board.svelte";
import Ordonnance from "../ordonnance/Board.svelte";
import type { TableLink } from "../wire/link.svelte";
import type { TableCard } from "../wire/wire";

export function boardOf(table: TableCard | null): Component<{ link: TableLink; below?: Snippet }> {
  return table?.settings.game === "ordonnance" ? Ordonnance : Condottiere;
}
