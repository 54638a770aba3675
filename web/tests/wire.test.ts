import { expect, test, vi } from "vitest";
import { Game } from "../src/wire/game.svelte";
import { TableLink } from "../src/wire/link.svelte";
import type { Action, CondottiereView, FromServer, Snapshot, TableCard, Told } from "../src/wire/wire";
import condottiere from "./fixtures/condottiere.json";
import ordonnance from "./fixtures/ordonnance.json";

type Recorded = FromServer | { type: "check"; snapshot: Snapshot };
const RECORDS = { condottiere, ordonnance } as unknown as Record<string, Recorded[]>;
const CONDOTTIERE = RECORDS.condottiere as Recorded[];

/** A socket that is opened, told things and broken by the test. */
class FakeSocket {
  static last: FakeSocket;
  readyState = 0;
  sent: { type: string; [field: string]: unknown }[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (event: { code: number; reason: string }) => void;

  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    this.break(1000);
  }
  begin(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code: number, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

function linked(): TableLink {
  const link = new TableLink(
    "ws://x",
    () => "pl",
    null,
    () => new FakeSocket() as unknown as WebSocket,
  );
  FakeSocket.last.begin();
  return link;
}

/** The recorded messages up to the first turn of the recorder. */
function toFirstTurn(): FromServer[] {
  const at = CONDOTTIERE.findIndex((message) => message.type === "told" && message.legal?.length);
  return CONDOTTIERE.slice(0, at + 1).filter((message): message is FromServer => message.type !== "check");
}

test.each(Object.entries(RECORDS))("what is told of %s adds up to what a newcomer is told", (_, record) => {
  const game = new Game();
  let checks = 0;

  for (const message of record) {
    if (message.type !== "check") {
      game.take(message);
      continue;
    }
    checks += 1;
    const { snapshot } = message;
    expect(game.view).toEqual(snapshot.view);
    expect(game.legal).toEqual(snapshot.legal ?? []);
    expect(game.table).toEqual(snapshot.table);
    expect([game.have, game.move, game.you]).toEqual([snapshot.n, snapshot.move, snapshot.you]);
  }

  expect(checks).toBeGreaterThan(1);
  expect(game.table?.phase).toBe("over");
});

test("what a log tells of a move that was taken back is marked, in a snapshot too", () => {
  const card = { table: "t1", phase: "playing", chairs: [], settings: { game: "condottiere" } };
  const moved = (n: number, move: number, event: string) => ({ type: "told", n, at: n, move, events: [{ event }] });
  const told = [
    moved(1, 7, "earlier_game"),
    { type: "told", n: 2, at: 2, news: [{ entry: "game_started", game: 2 }] },
    moved(3, 1, "stands"),
    moved(4, 2, "undone"),
    { type: "told", n: 5, at: 5, news: [{ entry: "said", text: "Oh." }] },
    moved(6, 3, "undone_too"),
    { type: "told", n: 7, at: 7, move: 1, news: [{ entry: "taken_back", seat: 0, move: 2 }] },
    moved(8, 2, "instead"),
  ] as unknown as Told[];
  const begin = (log: Told[]) => ({ type: "snapshot", n: log.length, you: 0, move: 0, table: card, log }) as never;

  const [follows, comes] = [new Game(), new Game()];
  follows.take(begin([]));
  for (const one of told) follows.take(one);
  comes.take(begin(told));

  for (const game of [follows, comes])
    expect(game.log.filter(({ undone }) => undone).map(({ event }) => event?.event)).toEqual(["undone", "undone_too"]);
});

test("a message that was heard before changes nothing", () => {
  const game = new Game();
  const told = toFirstTurn();
  told.forEach((message) => game.take(message));
  const [view, log] = [game.view, game.log];

  told.filter(({ type }) => type === "told").forEach((message) => game.take(message));

  expect(game.view).toBe(view);
  expect(game.log).toBe(log);
});

test("no card of another hand is ever in the page's state", () => {
  const game = new Game();
  for (const message of CONDOTTIERE) {
    if (message.type === "check") continue;
    game.take(message);
    const view = game.view as CondottiereView | null;
    for (const [number, seat] of view?.seats.entries() ?? []) {
      expect(Object.keys(seat).sort()).toEqual([
        "face_down",
        "hand_size",
        "known",
        "line",
        "out",
        "regions",
        "strength",
      ]);
      if (number === game.you) expect(seat.hand_size).toBe(view?.hand.length);
    }
  }
});

test("a table is greeted with the reader's language, and again with the number that one has", () => {
  vi.useFakeTimers();
  const link = linked();
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", protocol: 1, have: null, language: "pl" });
  toFirstTurn().forEach((message) => FakeSocket.last.tell(message));

  FakeSocket.last.break(1006);
  expect(link.connected).toBe(false);
  vi.advanceTimersByTime(300);
  FakeSocket.last.begin();

  expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", have: link.game.have, stream: link.game.stream });
  vi.useRealTimers();
});

test("a move is sent at once, counts as sent until it is told, and answers the next move number", () => {
  const link = linked();
  toFirstTurn().forEach((message) => FakeSocket.last.tell(message));
  const action = link.game.legal[0] as Action;

  void link.act(action);

  expect(link.sent).toEqual(action);
  const ask = FakeSocket.last.sent.at(-1);
  expect(ask).toMatchObject({ type: "ask", command: { do: "act", move: link.game.move + 1, action } });
  FakeSocket.last.tell({ type: "told", n: (link.game.have ?? 0) + 1, at: 0, move: link.game.move + 1, changed: {} });
  expect(link.sent).toBeNull();
  expect(link.game.legal).toEqual([]);
});

test("a refused move is taken back, and the reason is kept", async () => {
  const link = linked();
  toFirstTurn().forEach((message) => FakeSocket.last.tell(message));
  const done = link.act({ do: "pass" });
  const { id } = FakeSocket.last.sent.at(-1) as unknown as { id: string };

  FakeSocket.last.tell({ type: "refused", id, code: "turn.other", sentence: "Wait." });
  await done;

  expect(link.sent).toBeNull();
  expect(link.refusal).toMatchObject({ code: "turn.other", arguments: {} });
});

test("what was asked when the connection broke is asked again under the same id", () => {
  vi.useFakeTimers();
  const link = linked();
  toFirstTurn().forEach((message) => FakeSocket.last.tell(message));
  void link.act({ do: "pass" });
  const asked = FakeSocket.last.sent.at(-1);

  FakeSocket.last.break(1006);
  vi.advanceTimersByTime(300);
  FakeSocket.last.begin();

  expect(FakeSocket.last.sent[1]).toEqual(asked);
  vi.useRealTimers();
});

test("what breaks every connection is not asked for ever", async () => {
  vi.useFakeTimers();
  const link = linked();
  const answer = link.ask({ do: "start" });

  for (let time = 0; time < 6; time++) {
    FakeSocket.last.break(4500);
    vi.advanceTimersByTime(10_000);
    FakeSocket.last.begin();
  }

  expect(FakeSocket.last.sent.filter(({ type }) => type === "ask")).toEqual([]);
  expect(await answer).toMatchObject({ code: "table.busy" });
  vi.useRealTimers();
});

test("a pause asks nobody, and after it the same is asked as before", () => {
  const game = new Game();
  toFirstTurn().forEach((message) => game.take(message));
  const asked = game.legal;
  const card = game.table as TableCard;
  const tell = (paused: boolean) =>
    game.take({ type: "told", n: (game.have ?? 0) + 1, at: 1, table: { ...card, paused } } as Told);

  tell(true);
  expect(game.legal).toEqual([]);
  tell(false);
  expect(asked).not.toEqual([]);
  expect(game.legal).toEqual(asked);
});

test("why not is never asked of an action that is legal", () => {
  const link = linked();
  toFirstTurn().forEach((message) => FakeSocket.last.tell(message));
  const before = FakeSocket.last.sent.length;
  const legal = link.game.legal[0] as Action;

  void link.whyNot(Object.fromEntries(Object.entries(legal).reverse()) as Action);

  expect(FakeSocket.last.sent).toHaveLength(before);
});

test("a table that cannot be followed says why, and is not tried again", () => {
  vi.useFakeTimers();
  const link = linked();
  const socket = FakeSocket.last;
  socket.tell({ type: "faulty", sentence: "There is no such table." });

  socket.break(4004);
  vi.advanceTimersByTime(60_000);

  expect(link.closed).toBe("There is no such table.");
  expect(FakeSocket.last).toBe(socket);
  vi.useRealTimers();
});
