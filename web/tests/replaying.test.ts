import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import Games from "../src/profile/Games.svelte";
import { plotOf } from "../src/profile/course";
import ReplayScreen from "../src/replay/ReplayScreen.svelte";
import type { Judged, ReplayPage } from "../src/replay/wire";
import { LiveLobby } from "../src/watch/lobby.svelte";
import Watching from "../src/watch/Watching.svelte";
import type { TableCard } from "../src/wire/wire";
import { reader } from "../src/words/words.svelte";
import recorded from "./fixtures/replay.json";

// Who one is, is asked as soon as the page is there: nobody, so far.
vi.hoisted(() => {
  globalThis.fetch = () => Promise.resolve(new Response("null", { status: 401 }));
});

// Looking for roles among all that a board has takes a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const PAGES = recorded as unknown as ReplayPage[];
const MOVES = PAGES.flatMap((page) => page.frames).at(-1)?.move ?? 0;

function judged(number: number): Judged {
  const verdict = { chance: 0.2, best: "pass", best_chance: 0.5, loss: 0.3, error: 0.02 };
  const [before, after] = [
    [0.5, 0.3, 0.2],
    [0.2, 0.6, 0.2],
  ];
  const mistake = number === 5;
  const marks = { turning_point: mistake, turn_of_luck: false, mistake };
  return { number, seat: 0, action: "play 1", before, decided: after, after, verdict, ...marks };
}

const REVIEW = {
  moves: MOVES,
  judged: MOVES,
  done: true,
  dossier: {
    game: "condottiere",
    seats: [],
    playouts: 1,
    moves: Array.from({ length: MOVES }, (_, at) => judged(at + 1)),
  },
};

/** A server that has the recorded game, and a review of it for who asks. */
function serve(answers: Record<string, unknown> = {}): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const [path = "", search] = address.split("?");
    const from = Number(new URLSearchParams(search).get("from"));
    const page = PAGES.find((one) => one.frames[0]?.frame === from);
    const known = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1];
    return Promise.resolve(new Response(JSON.stringify(known ?? page)));
  });
  return asked;
}

beforeAll(async () => {
  // Nothing moves here: happy-dom's own animations fail when they are cut short.
  Element.prototype.animate = () => ({ cancel: () => undefined, finished: Promise.resolve() }) as unknown as Animation;
  Element.prototype.scrollIntoView = () => undefined;
  await reader.read("en");
});
beforeEach(() => history.replaceState(null, "", "/games/table/1"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a game is leafed through, and nothing can be done in it", async () => {
  serve();
  render(ReplayScreen, { table: "table", number: 1 });
  const slider = await screen.findByRole("slider", { name: "Go to" });

  await fireEvent.click(screen.getByRole("button", { name: "One step on" }));

  expect(slider.getAttribute("aria-valuetext")).toMatch(/^Step 1 of/);
  expect(screen.getAllByText("Colleoni attacks Turin.").length).toBeGreaterThan(0);
  expect(location.search).toBe("?as=0&step=1");
  expect(screen.queryByRole("button", { name: "Pass" })).toBeNull();
  expect(within(screen.getByRole("group", { name: "Hands" })).getAllByRole("listitem")).toHaveLength(10);
});

test("the end of a game shows the game, and no way to play it again", async () => {
  serve();
  render(ReplayScreen, { table: "table", number: 1 });
  const slider = await screen.findByRole<HTMLInputElement>("slider", { name: "Go to" });
  await vi.waitFor(() => expect(Number(slider.max) + 1).toBe(PAGES[0]?.total));

  await fireEvent.click(screen.getByRole("button", { name: "To the end" }));

  expect(screen.getAllByText(/unites enough adjacent regions and wins the game/).length).toBeGreaterThan(0);
  expect(screen.queryByRole("button", { name: "Play again" })).toBeNull();
});

test("a review is asked for, shown, and leads to the move that turned the game", async () => {
  const asked = serve({ "/review": REVIEW, "/me": { id: "x", name: "Anna" }, "/guests": { id: "x", name: "Anna" } });
  render(ReplayScreen, { table: "table", number: 1 });

  await fireEvent.click(await screen.findByRole("button", { name: "Have the game reviewed" }));
  const turn = await screen.findByRole("button", { name: /^Move 5\. .*Better: pass \(50% instead of 20%/ });
  await fireEvent.click(turn);

  expect(asked.filter((address) => address.endsWith("/review"))).toHaveLength(1);
  expect(screen.getByRole("slider", { name: "Go to" }).getAttribute("aria-valuetext")).toMatch(/^Step 5 of/);
  expect(screen.getByRole("img", { name: "Chances to win" })).toBeTruthy();
});

test("the live lobby keeps what is played and may be watched", () => {
  const socket = { close: () => undefined } as unknown as WebSocket;
  const card = (table: string, phase: string, spectators: boolean) =>
    ({ table, phase, settings: { spectators } }) as unknown as TableCard;
  const lobby = new LiveLobby(() => socket);
  const hear = (message: unknown) => socket.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);

  hear({
    type: "lobby",
    tables: [card("a", "playing", true), card("b", "gathering", true), card("c", "playing", false)],
  });
  expect(lobby.watchable.map(({ table }) => table)).toEqual(["a"]);
  hear({ type: "listed", table: card("b", "playing", true) });
  expect(lobby.watchable.map(({ table }) => table)).toEqual(["b", "a"]);
  hear({ type: "unlisted", name: "a" });
  expect(lobby.watchable.map(({ table }) => table)).toEqual(["b"]);
});

test("a spectator is told how late he sees the game", () => {
  const table = { settings: { delay: 60 } } as unknown as TableCard;
  render(Watching, { table, waiting: "Anna is thinking …" });

  expect(screen.getByText(/You see the game 60 seconds later than the players\./)).toBeTruthy();
});

test("games are listed with how they went, and lead to their replay", async () => {
  const place = (seat: number, person: string | null, won: boolean) =>
    ({ seat, person, name: person, bot: person ? null : "captain", place: won ? 1 : 2, won, left: false }) as const;
  const game = { game: "condottiere", players: 2, rated: false, started: 0, ended: 0 };
  serve({
    "/games": [
      { ...game, table: "a", number: 2, ending: "kingdom", places: [place(0, "anna", true), place(1, null, false)] },
      { ...game, table: "b", number: 1, ending: "total", places: [place(0, "anna", false), place(1, null, true)] },
      { ...game, table: "c", number: 1, ending: null, places: [] },
      // At one screen both are of the same person; what is told is how the better of them came in.
      {
        ...game,
        table: "d",
        number: 1,
        ending: "total",
        places: [{ ...place(0, "anna", false), name: "Uncle Bob" }, place(1, "anna", true)],
      },
    ],
  });
  render(Games, { person: "anna" });

  const links = await screen.findAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/games/a/2",
    "/games/b/1",
    "/games/c/1",
    "/games/d/1",
  ]);
  const results = ["won", "place 2", "broken off", "won"];
  links.forEach((link, at) => expect(within(link).getByText(results[at] as string)).toBeTruthy());
  expect(screen.getByText("Uncle Bob, anna")).toBeTruthy();
});

test("the plot of a rating holds all its points", () => {
  const changes = [8, 6, 4].map((sigma, at) => ({ game: "ordonnance", players: 2, at, mu: 25 + at, sigma }));
  const { sure, mean, scale } = plotOf(changes, 400);

  const heights = [...sure, ...mean].map(([, y]) => y);
  const [lowest, highest] = [scale[0]?.y ?? 0, scale.at(-1)?.y ?? 0];
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(highest);
  expect(Math.max(...heights)).toBeLessThanOrEqual(lowest);
  expect(sure.map(([x]) => x)).toEqual([...sure.map(([x]) => x)].sort((one, other) => one - other));
  expect(plotOf(changes.slice(0, 1), 400).sure).toHaveLength(1);
});
