import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import Ending from "../src/board/Ending.svelte";
import Board from "../src/condottiere/Board.svelte";
import { REGIONS } from "../src/map/outline";
import { TableLink } from "../src/wire/link.svelte";
import type { Action, CondottiereView, Snapshot, TableCard } from "../src/wire/wire";
import { reader } from "../src/words/words.svelte";
import condottiere from "./fixtures/condottiere.json";

const sent: { type: string; command?: unknown }[] = [];

/** A position of the recorded game, in the middle of a battle, with these actions as the legal ones. */
function seated(legal: Action[], view: Partial<CondottiereView> = {}): TableLink {
  const recorded = condottiere as unknown as { type: string; snapshot: Snapshot }[];
  const found = recorded.find(
    ({ type, snapshot }) => type === "check" && (snapshot.view as CondottiereView).phase === "battle",
  );
  const snapshot = { ...(found as { snapshot: Snapshot }).snapshot };
  const socket = { readyState: 1, send: (text: string) => sent.push(JSON.parse(text)), close: () => undefined };
  const link = new TableLink(
    "ws://x",
    () => "en",
    null,
    () => socket as unknown as WebSocket,
  );
  link.game.take({ ...snapshot, legal, view: { ...(snapshot.view as CondottiereView), ...view } });
  return link;
}

const hand = () => screen.getByRole("group", { name: /^Your hand/ });
const enabled = () =>
  within(hand())
    .getAllByRole("button")
    .filter((button) => button.getAttribute("aria-disabled") !== "true")
    .map((button) => button.dataset.card);

beforeAll(async () => {
  // Nothing moves here: happy-dom's own animations fail when they are cut short.
  Element.prototype.animate = () => ({ cancel: () => undefined, finished: Promise.resolve() }) as unknown as Animation;
  await reader.read("en");
});
afterEach(() => {
  cleanup();
  sent.length = 0;
});

test("an odd set of legal actions is offered exactly", () => {
  const link = seated(
    [
      { do: "play", card: "winter" },
      { do: "draw", count: 1 },
      { do: "attack", region: "Siena" },
    ],
    { hand: ["3", "winter"] },
  );
  render(Board, { link });

  expect(enabled()).toEqual(["winter"]);
  expect(screen.getByRole("button", { name: "Draw 1" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Pass" })).toBeNull();
  const lit = REGIONS.filter((region) => document.querySelector(`[data-region=${region}]`)?.classList.contains("can"));
  expect(lit).toEqual(["Siena"]);
});

test("a card is played by taking it up and pressing what the bar then offers", async () => {
  const link = seated([{ do: "play", card: "3" }, { do: "pass" }], { hand: ["3", "winter"] });
  render(Board, { link });

  await fireEvent.click(within(hand()).getByRole("button", { name: /^3\./ }));
  await fireEvent.click(screen.getByRole("button", { name: "Play 3" }));

  expect(sent.at(-1)).toMatchObject({ type: "ask", command: { do: "act", action: { do: "play", card: "3" } } });
  expect(screen.queryByRole("button", { name: "Pass" })).toBeNull();
});

test("the map tells who holds a region, who is in it, and what can be done", () => {
  const link = seated([{ do: "attack", region: "Siena" }], { region: "Roma", pope: "Siena" });
  render(Board, { link });

  expect(screen.getByRole("button", { name: /^Siena.*Pope's protection.*can be chosen$/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Rome.*fought over/ })).toBeTruthy();
  expect(within(screen.getByRole("group", { name: "Map of Italy" })).getAllByRole("button")).toHaveLength(17);
});

test("before the question after a battle both answers are there, whatever one holds", async () => {
  const link = seated([], { phase: "discard", hand: ["10"], turn: 1 });
  render(Board, { link });
  expect(screen.getByRole("button", { name: "Keep the hand" })).toBeTruthy();

  await fireEvent.click(screen.getByRole("button", { name: "Discard the hand" }));

  expect(sent.at(-1)).toMatchObject({ command: { do: "answer_beforehand", action: { do: "discard_hand" } } });
  expect(screen.queryByRole("button", { name: "Keep the hand" })).toBeNull();
});

test.each([
  ["battle", false, "Battle for Turin"],
  // The next region is chosen before one decides about one's hand, but for that option.
  ["discard", false, "Next battle: Turin"],
  ["keep", false, "Next battle: Turin"],
  ["keep", true, "After the battle for Turin"],
  ["draw", false, "After the battle for Turin"],
] as const)(
  "the heading in the phase %s and the choice after the deal being %s",
  (phase, choose_after_deal, heading) => {
    const { options } = seated([]).game.view as CondottiereView;
    render(Board, { link: seated([], { region: "Torino", phase, options: { ...options, choose_after_deal } }) });

    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(heading);
  },
);

test("while the game is paused the page says so, and not that one is thinking oneself", () => {
  const link = seated([{ do: "pass" }]);
  link.game.take({
    ...({ type: "snapshot", n: 1, at: 0, log: [] } as unknown as Snapshot),
    you: link.game.you,
    view: link.game.view,
    legal: [{ do: "pass" }],
    table: { ...(link.game.table as TableCard), paused: true },
  });
  render(Board, { link });

  expect(screen.getByText("The game is paused.")).toBeTruthy();
  expect(screen.queryByText(/is thinking/)).toBeNull();
});

test.each([
  [[], "a match for 20 points", "Next game"],
  [[1], "Bruno wins the match.", "Play again"],
  [[0, 1], "Anna and Bruno share the victory in the match.", "Play again"],
])("after a game for points one is told how the match stands: %j", (match_winners, standing, next) => {
  const table = { table: "t", games: 2, points: [12, 20], match_winners, settings: { target: 20 } };
  render(Ending, {
    winners: [1],
    colours: ["red", "green"],
    names: ["Anna", "Bruno"],
    scores: [1, 5],
    had: ["1 region", "5 regions"],
    sentence: "Bruno wins the game.",
    table: table as unknown as TableCard,
    onagain: () => undefined,
  });

  expect(screen.getByText(standing)).toBeTruthy();
  expect(screen.getByRole("button", { name: next })).toBeTruthy();
});

test("after the end nothing is told of what is to come", () => {
  const laid = seated([]).game.view as CondottiereView;
  const seats = laid.seats.map((seat) => ({ ...seat, line: [], face_down: false }));
  const over: Partial<CondottiereView> = {
    phase: "over",
    turn: null,
    region: "Torino",
    winners: [0],
    ending: "kingdom",
  };
  render(Board, { link: seated([], { ...over, seats }) });

  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("After the battle for Turin");
  expect(document.body.textContent).not.toMatch(/yet|your turn|thinking|to move/i);
});

test("at the end everybody is told in the order in which he came in, winners first, equals with equal places", () => {
  const names = ["Anna", "Bruno", "Carla", "Dario"];
  render(Ending, {
    winners: [2],
    colours: ["red", "green", "azure", "gold"],
    names,
    scores: [1, 5, 4, 5],
    had: ["1", "5", "4", "5"].map((count) => `${count} regions`),
    sentence: "Carla wins.",
    table: null,
    onagain: null,
  });

  const rows = screen.getAllByRole("listitem").map((row) => row.textContent?.replaceAll(/\s+/g, " ").trim());
  expect(rows).toEqual(["1. Carla 4 regions", "2. Bruno 5 regions", "2. Dario 5 regions", "4. Anna 1 regions"]);
});
