import { timed } from "../src/opening/draft";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { along } from "../src/board/keys.svelte";
import { aftermath } from "../src/condottiere/aftermath";
import Board from "../src/condottiere/Board.svelte";
import OrdonnanceBoard from "../src/ordonnance/Board.svelte";
import { reasonOf } from "../src/ordonnance/reason";
import { TableLink } from "../src/wire/link.svelte";
import type { Action, CondottiereView, OrdonnanceView, Snapshot } from "../src/wire/wire";
import { reader } from "../src/words/words.svelte";
import condottiere from "./fixtures/condottiere.json";
import ordonnance from "./fixtures/ordonnance.json";

const sent: { type: string; id?: string; command?: { do: string; action?: unknown } }[] = [];
const checks = (recorded: unknown) =>
  (recorded as { type: string; snapshot: Snapshot }[])
    .filter(({ type }) => type === "check")
    .map((one) => one.snapshot);

function linked(snapshot: Snapshot, legal: Action[], view: object = {}): TableLink {
  const socket = { readyState: 1, send: (text: string) => sent.push(JSON.parse(text)), close: () => undefined };
  const link = new TableLink(
    "ws://x",
    () => "en",
    null,
    () => socket as unknown as WebSocket,
  );
  link.game.take({ ...snapshot, legal, view: { ...snapshot.view, ...view } as CondottiereView });
  return link;
}

const battle = (legal: Action[], view: Partial<CondottiereView> = {}) =>
  linked(checks(condottiere).find((one) => (one.view as CondottiereView).phase === "battle") as Snapshot, legal, view);
const levant = (legal: Action[]) => linked(checks(ordonnance)[0] as Snapshot, legal);
const acted = () => sent.filter(({ type }) => type === "ask").at(-1)?.command?.action;

beforeAll(async () => {
  // Nothing moves here: happy-dom's own animations fail when they are cut short.
  Element.prototype.animate = () => ({ cancel: () => undefined, finished: Promise.resolve() }) as unknown as Animation;
  Element.prototype.checkVisibility = () => true;
  globalThis.fetch = () => Promise.resolve(new Response("[]"));
  await reader.read("en");
});
beforeEach(() => (sent.length = 0));
afterEach(cleanup);

test("a card is played by keys alone", async () => {
  render(Board, { link: battle([{ do: "play", card: "3" }, { do: "pass" }], { hand: ["3", "winter"] }) });

  await fireEvent.keyDown(document.body, { key: "3" });
  expect((document.activeElement as HTMLElement).dataset.card).toBe("3");
  await fireEvent.click(document.activeElement as HTMLElement);
  await fireEvent.click(document.activeElement as HTMLElement);

  expect(acted()).toEqual({ do: "play", card: "3" });
});

test("a key passes, but not while something is written", async () => {
  render(Board, { link: battle([{ do: "pass" }]) });

  await fireEvent.keyDown(screen.getByRole("combobox", { name: "Type a move" }), { key: "p" });
  expect(acted()).toBeUndefined();
  await fireEvent.keyDown(document.body, { key: "p" });

  expect(acted()).toEqual({ do: "pass" });
});

test("a typed move goes to the server as it was written", async () => {
  render(Board, { link: battle([{ do: "pass" }]) });
  const line = screen.getByRole("combobox", { name: "Type a move" });

  await fireEvent.input(line, { target: { value: "play bishop pope Roma" } });
  await fireEvent.submit(line.closest("form") as HTMLElement);

  expect(acted()).toBe("play bishop pope Roma");
});

test("a card that was played lies in the line at once, marked, and is back in the hand when it is refused", async () => {
  const link = battle([{ do: "play", card: "3" }], { hand: ["3", "winter"] });
  render(Board, { link });
  await fireEvent.click(screen.getByRole("button", { name: /^3\./ }));
  await fireEvent.click(screen.getByRole("button", { name: "Play 3" }));
  expect(document.querySelector(".pending")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^3\./ })?.closest("[inert]")).not.toBeNull();

  link.refusal = { code: "turn.other", sentence: "", arguments: {} };
  link.sent = null;

  await tick();
  expect(screen.getByRole("button", { name: /^3\./ }).closest("[inert]")).toBeNull();
  expect(document.querySelector("[data-herald]")?.textContent).toContain("another player's turn");
});

test("the sum behind a seal is the server's", async () => {
  const link = battle([], {});
  render(Board, { link });
  const reckoning = link.game.reckoning;
  const sums = reckoning?.game === "condottiere" ? reckoning.seats.map((seat) => seat.sum ?? []) : [];
  const strengths = (link.game.view as CondottiereView).seats.map((seat) => seat.strength);

  expect(sums.map((sum) => sum.reduce((total, { times, each }) => total + times * each, 0))).toEqual(strengths);
  expect(screen.getAllByRole("button", { name: /^Strength/ })).toHaveLength(strengths.length);
});

test("the lines at the end of a battle have the cards that ended it", () => {
  const { view } = checks(condottiere)[0] as { view: CondottiereView };
  const before = { ...view, seats: view.seats.map((seat) => ({ ...seat, line: [] })) };
  const events = [
    { event: "card_played", seat: 0, card: "3", face_down: false, strength: 3 },
    { event: "battle_concluded", strengths: [3, 0, 0], winner: 0 },
    { event: "region_conquered", seat: 0, region: "Roma", taken_from: null },
  ];

  const end = aftermath({ type: "told", n: 7, at: 0, events }, before);

  expect(end?.head.event).toBe("region_conquered");
  expect(end?.rows).toEqual([{ seat: 0, line: ["3"], strength: 3, won: true }]);
});

test("arrows stay in the row", () => {
  expect(along(["a", "b", "c"], 2, "ArrowRight")).toBe("c");
  expect(along(["a", "b", "c"], 2, "Home")).toBe("a");
  expect(along(["a", "b", "c"], 2, "x")).toBeNull();
});

test("in Ordonnance a card goes where its territory's number says", async () => {
  const { view } = checks(ordonnance)[0] as { view: OrdonnanceView };
  const [card] = view.hand;
  if (!card) throw new Error("an empty hand");
  render(OrdonnanceBoard, { link: levant([{ do: "place", card, territory: "Cyprus" }]) });

  const hand = screen.getByRole("group", { name: /^Your hand/ });
  await fireEvent.click(within(hand).getAllByRole("button")[0] as HTMLElement);
  await fireEvent.keyDown(document.body, { key: "2" });

  expect(acted()).toEqual({ do: "place", card, territory: "Cyprus" });
});

test("why an army leads is told by what the server found", () => {
  const view = { leaders: [0, null] } as unknown as OrdonnanceView;
  const names = ["Anna", "Bruno"];

  expect(reasonOf(null, view, 1, names)).toMatch("No army is complete");
  expect(reasonOf({ leader: 0 }, view, 0, names)).toMatch("only complete army");
  expect(reasonOf({ leader: 0, rival: 1, size: 4 }, view, 0, names)).toMatch("more regiments than Bruno");
  expect(reasonOf({ leader: 0, rival: 1, size: 3, icon: "F" }, view, 0, names)).toMatch("battalion of flags");
  expect(reasonOf({ leader: 0, rival: 1, size: 0 }, view, 0, names)).toMatch("complete first");
});

/** The keys that help names at a table, as its "?" opens it. */
async function helped(): Promise<string[]> {
  await fireEvent.keyDown(document.body, { key: "?" });
  const help = screen.getByRole("region", { name: "Keys" });
  return [...help.querySelectorAll("dt")].map((row) => row.textContent.trim());
}
const lookedAt = (link: TableLink): TableLink => {
  link.game.you = null;
  return link;
};

test("who looks on is told no keys for playing", async () => {
  render(Board, { link: lookedAt(battle([])) });
  expect(await helped()).toEqual(["m", "←→", "Esc", "l", "?"]);
  cleanup();

  render(OrdonnanceBoard, { link: lookedAt(levant([])) });
  expect(await helped()).toEqual(["t", "←→", "Esc", "l", "?"]);
});

test("who plays is told them all, until the game is over", async () => {
  render(Board, { link: battle([{ do: "pass" }]) });
  expect(await helped()).toEqual(["h", "m", "←→", "1…0", "Enter", "p", "Esc", "l", "/", "?"]);
  cleanup();

  render(Board, { link: battle([], { phase: "over", winners: [0] }) });
  expect(await helped()).toEqual(["m", "←→", "Esc", "l", "?"]);
});

test("who chooses a rated table chooses a clock with it", () => {
  const draft = { rated: true, clock: "none" } as Parameters<typeof timed>[0];

  expect(timed(draft).clock).toBe("live");
  expect(timed({ ...draft, clock: "correspondence" }).clock).toBe("correspondence");
  expect(timed({ ...draft, rated: false }).clock).toBe("none");
});
