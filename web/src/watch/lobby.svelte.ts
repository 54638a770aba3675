/** The public tables as they are now: told by the lobby's socket, which comes back by itself. */
import type { FromLobby, TableCard } from "../wire/wire";

const LOBBY = "/api/lobby";
const AGAIN = 2_000;

export class LiveLobby {
  tables = $state.raw<readonly TableCard[]>([]);
  /** The first list has come. */
  known = $state(false);
  lost = $state(false);

  #socket: WebSocket | null = null;
  #left = false;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly open: (address: string) => WebSocket = (to) => new WebSocket(to)) {
    this.#connect();
  }

  /** Tables at which a game is played that one may look at. */
  readonly watchable = $derived(
    this.tables.filter(({ phase, settings }) => phase === "playing" && settings.spectators),
  );

  leave(): void {
    this.#left = true;
    clearTimeout(this.#again);
    this.#socket?.close();
  }

  #connect(): void {
    const socket = this.open(`${location.origin.replace("http", "ws")}${LOBBY}`);
    this.#socket = socket;
    socket.onmessage = (message: MessageEvent<string>) => this.#hear(JSON.parse(message.data) as FromLobby);
    socket.onclose = () => this.#lost();
  }

  #hear(message: FromLobby): void {
    this.known = true;
    this.lost = false;
    if (message.type === "lobby") this.tables = message.tables;
    else if (message.type === "listed") this.tables = [message.table, ...this.#others(message.table.table)];
    else this.tables = this.#others(message.name);
  }

  #others(name: string): TableCard[] {
    return this.tables.filter(({ table }) => table !== name);
  }

  #lost(): void {
    if (this.#left) return;
    this.lost = true;
    this.#again = setTimeout(() => this.#connect(), AGAIN);
  }
}
