/** The socket of a table: greets, asks, hears, and comes back by itself when the connection breaks. */
import { heardTime, UNASKED } from "../time/now";
import { reasonsAt, type AskReasons } from "../why/reasons";
import { Game } from "./game.svelte";
import { randomDigits } from "./random";
import { PROTOCOL, type Action, type Command, type FromClient, type FromServer, type Seat } from "./wire";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** How often something is asked over new connections before it is given up: it may be what breaks them. */
const MOST_TRIES = 4;
const UNANSWERED: Refusal = { code: "table.busy", sentence: "", arguments: {} };
const PING_EVERY = 25_000;
/** How long an answer may take before the connection counts as broken: a phone does not always notice. */
const PATIENCE = 8_000;
/** Closing codes with which a server ends a conversation that would fail again; not "too slow" and "too often". */
const FOR_GOOD = (code: number) => code >= 4000 && code < 4100 && code !== 4008 && code !== 4029;

export interface Refusal {
  readonly code: string;
  readonly sentence: string;
  readonly arguments: Record<string, string | number>;
  /** The clause of the rules that says it, if one does. */
  readonly clause?: string | null;
}

interface Asked {
  readonly command: Command;
  readonly answer: (refusal: Refusal | null) => void;
  tries: number;
}

export type OpenSocket = (address: string) => WebSocket;

export class TableLink {
  readonly game = new Game();
  connected = $state(false);
  /** Why the table cannot be followed, if it cannot. */
  closed = $state<string | null>(null);
  /** The action that is on its way: shown at once, taken back if it is refused. */
  sent = $state.raw<Action | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Who else wants to hear what is said of the table. */
  readonly hearers = new Set<(message: FromServer) => void>();

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Asked>();
  #tries = 0;
  #left = false;
  #faulty = "";
  #again: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #pinged = 0;
  readonly #look = () => this.#lookAfter();

  constructor(
    private readonly address: string,
    private readonly language: () => string,
    private readonly seat: Seat | null = null,
    private readonly open: OpenSocket = (to) => new WebSocket(to),
    readonly reasons: AskReasons = reasonsAt(address, seat),
  ) {
    this.#connect();
    addEventListener("online", this.#look);
    document.addEventListener("visibilitychange", this.#look);
  }

  /** Ask something of the table; resolves to why not, or to null when it is done. Survives a broken connection. */
  ask(command: Command): Promise<Refusal | null> {
    const id = randomDigits();
    return new Promise((answer) => {
      this.#waiting.set(id, { command, answer, tries: 1 });
      this.#say({ type: "ask", id, command });
    });
  }

  /** Make a move. It counts as sent until the table has told it, or refused it. */
  async act(action: Action): Promise<void> {
    this.sent = action;
    this.refusal = null;
    this.refusal = await this.ask({ do: "act", move: this.game.move + 1, action });
    if (this.refusal) this.sent = null;
  }

  /** Ask why this cannot be done; asking does nothing. */
  async whyNot(action: Action): Promise<void> {
    if (this.game.legal.some((one) => spelt(one) === spelt(action))) return;
    const [why] = await this.reasons([action]).catch(() => []);
    if (why?.code) this.refusal = { sentence: "", arguments: {}, ...why, code: why.code };
  }

  /** Open the socket anew: the server knows by its cookie who one has become. */
  greetAnew(): void {
    this.game.have = null;
    this.#socket?.close();
  }

  leave(): void {
    this.#left = true;
    removeEventListener("online", this.#look);
    document.removeEventListener("visibilitychange", this.#look);
    clearTimeout(this.#again);
    this.#quiet();
    this.#hangUp();
  }

  #connect(): void {
    const socket = this.open(this.address);
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.onmessage = (message: MessageEvent<string>) => this.#hear(JSON.parse(message.data) as FromServer);
    socket.onclose = (event) => this.#lost(event);
  }

  #greet(): void {
    const { have, stream } = this.game;
    this.#say({ type: "hello", protocol: PROTOCOL, seat: this.seat, have, stream, language: this.language() });
    for (const [id, asked] of [...this.#waiting]) this.#askAgain(id, asked);
    this.#quiet();
    this.#pings = setInterval(() => this.#ping(), PING_EVERY);
    this.#ping();
  }

  #ping(): void {
    this.#pinged = performance.now();
    this.#say({ type: "ping" });
    this.#overdue ??= setTimeout(() => this.#giveUp(), PATIENCE);
  }

  #quiet(): void {
    clearInterval(this.#pings);
    clearTimeout(this.#overdue);
    this.#overdue = undefined;
  }

  /** Close the socket and hear nothing more from it: it lives until the other side has closed it too. */
  #hangUp(): void {
    if (!this.#socket) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
  }

  /** The other side is silent: do not wait until the browser notices. */
  #giveUp(): void {
    if (!this.#socket || this.#left) return;
    this.#hangUp();
    this.#lost(new CloseEvent("close", { code: 1006 }));
  }

  /** Somebody is back at the page, or the network is: see at once whether the table is still there. */
  #lookAfter(): void {
    if (document.visibilityState === "hidden" || this.closed !== null) return;
    if (this.connected) this.#ping();
    else if (this.#socket?.readyState === 3) {
      clearTimeout(this.#again);
      this.#connect();
    }
  }

  #askAgain(id: string, asked: Asked): void {
    asked.tries += 1;
    if (asked.tries > MOST_TRIES) this.#answer(id, UNANSWERED);
    else this.#say({ type: "ask", id, command: asked.command });
  }

  #hear(message: FromServer): void {
    clearTimeout(this.#overdue);
    this.#overdue = undefined;
    if (message.type === "pong") heardTime(message.at, performance.now() - this.#pinged);
    if (message.type === "snapshot") heardTime(message.at, UNASKED);
    if (message.type === "faulty") this.#faulty = message.sentence;
    else if (message.type === "done") this.#answer(message.id, null);
    else if (message.type === "refused") this.#answer(message.id, { ...message, arguments: message.arguments ?? {} });
    else this.#take(message);
  }

  #take(message: FromServer): void {
    this.connected = true;
    this.#tries = 0;
    const before = this.game.move;
    this.game.take(message);
    for (const hear of this.hearers) hear(message);
    if (this.game.move !== before || message.type === "snapshot") this.sent = null;
  }

  #answer(id: string, refusal: Refusal | null): void {
    this.#waiting.get(id)?.answer(refusal);
    this.#waiting.delete(id);
  }

  #lost(event: CloseEvent): void {
    this.#quiet();
    this.connected = false;
    if (this.#left) return;
    if (FOR_GOOD(event.code)) this.closed = this.#faulty || event.reason || String(event.code);
    else this.#again = setTimeout(() => this.#connect(), Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++));
  }

  #say(message: FromClient): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }
}

function spelt(action: Action): string {
  return JSON.stringify(Object.entries(action).sort());
}
