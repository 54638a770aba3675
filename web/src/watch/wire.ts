/** What the lobby's socket says. */
import type { TableCard } from "../wire/wire";

export const LOBBY = "/api/lobby";

export type FromLobby =
  { type: "lobby"; tables: TableCard[] } | { type: "listed"; table: TableCard } | { type: "unlisted"; name: string };
