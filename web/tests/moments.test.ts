import { beforeAll, expect, test, vi } from "vitest";
import { type Catalogue } from "../src/opening/catalogue";
import { deckOf, draftOf, forGame, settingsOf, usual } from "../src/opening/draft";
import { termsOf } from "../src/opening/terms";
import { asClock, leftOf, warned } from "../src/time/clocks";
import { heardTime, serverNow, UNASKED } from "../src/time/now";
import { TableLink } from "../src/wire/link.svelte";
import type { Settings } from "../src/wire/wire";
import { reader } from "../src/words/words.svelte";

const FOUND: Catalogue = {
  games: [
    {
      game: "condottiere",
      players: [2, 3, 4, 5, 6],
      usual_players: 4,
      options: [{ name: "points", usual: false, values: [], variant: true }],
      points: true,
      unwise: [],
    },
    {
      game: "ordonnance",
      players: [2, 3, 4],
      usual_players: 2,
      options: [{ name: "deck", usual: "pyramid56", values: ["pyramid56", "flat56"], variant: false }],
      points: false,
      unwise: [],
    },
  ],
  bots: ["recruit"],
  colours: ["red"],
  push: false,
  push_key: null,
};
const [CONDOTTIERE, ORDONNANCE] = FOUND.games as [(typeof FOUND.games)[0], (typeof FOUND.games)[0]];

beforeAll(() => reader.read("en"));

test("the mover's clock runs towards the deadline, the others' stand", () => {
  const clocks = { since: 0, left: [60_000, 45_000], deadline: 60_000 };

  expect(leftOf(clocks, 0, 0, 12_000)).toBe(48_000);
  expect(leftOf(clocks, 1, 0, 12_000)).toBe(45_000);
  expect(leftOf(clocks, 0, 0, 70_000)).toBe(0);
  expect(leftOf({ ...clocks, deadline: null }, 0, 0, 12_000)).toBe(60_000);
  expect(leftOf({ since: 0, left: null, deadline: 60_000 }, 1, 0, 12_000)).toBeNull();
});

test.each([
  [0, "0:00"],
  [1, "0:01"],
  [59_001, "1:00"],
  [754_000, "12:34"],
  [3_600_000, "1:00:00"],
  [180_000_000, "2 d 2 h"],
])("%i ms are shown as %s", (left, shown) => expect(asClock(left)).toBe(shown));

test("the owner of a clock is told as time runs out, each moment once", () => {
  expect([90_000, 60_000, 21_000, 20_000, 9_000].map(warned)).toEqual([null, 60, 60, 20, 10]);
});

test("the time of the server is taken from the quickest answer", () => {
  const before = serverNow();
  heardTime(before + 50_000, UNASKED);
  heardTime(before + 30_000, 20);
  heardTime(before + 90_000, 400);

  expect(Math.abs(serverNow() - (before + 30_010))).toBeLessThan(1000);
});

test("a draft means settings, and settings mean the same draft", () => {
  const drafted = { ...usual(CONDOTTIERE), options: { points: true }, target: 30, clock: "live" as const, delay: 60 };
  const settings = settingsOf(drafted);

  expect(settings).toMatchObject({ target: 30, delay: 60, clock: { clock: "live", base: 900_000, increment: 10_000 } });
  expect(draftOf(settings as Settings, FOUND)).toEqual(drafted);
});

test("another game keeps what both have, and forgets the rest", () => {
  const drafted = { ...usual(CONDOTTIERE), players: 6, options: { points: true }, hints: true };

  const changed = forGame(drafted, ORDONNANCE);

  expect(changed).toMatchObject({ players: 2, options: { deck: "pyramid56" }, hints: true });
  expect(settingsOf(changed)).toMatchObject({ options: { players: 2, deck: { name: "pyramid56" } }, target: null });
});

test("a deck of one's own is read as rows, or not at all", () => {
  expect(deckOf('{"name": "mine", "cards": {"S": 4}}')).toEqual({ name: "mine", cards: [["S", 4]] });
  expect(deckOf("S: 4")).toBeNull();
});

test("every term of a table is told, also what is not played", () => {
  const settings = { ...settingsOf(usual(CONDOTTIERE)), spectators: false } as Settings;

  expect(termsOf(settings)).toEqual([
    "Condottiere",
    "4 players",
    "no variants",
    "no clock",
    "no spectators",
    "in the list of tables, for everybody",
    "not rated",
    "no hints",
  ]);
});

test("a connection on which nothing is heard any more is opened anew", () => {
  vi.useFakeTimers();
  const opened: { sent: string[]; onopen?: () => void; onmessage?: (message: { data: string }) => void }[] = [];
  const link = new TableLink(
    "ws://x",
    () => "en",
    null,
    () => {
      const socket = {
        readyState: 1,
        sent: [] as string[],
        send: (text: string) => socket.sent.push(text),
        close() {},
      };
      opened.push(socket);
      return socket as unknown as WebSocket;
    },
  );
  opened[0]?.onopen?.();
  opened[0]?.onmessage?.({ data: JSON.stringify({ type: "resumed", n: 0 }) });
  vi.advanceTimersByTime(30_000);
  expect(link.connected).toBe(true);

  vi.advanceTimersByTime(5_000);

  expect(link.connected).toBe(false);
  expect(opened).toHaveLength(2);
  link.leave();
  vi.useRealTimers();
});
