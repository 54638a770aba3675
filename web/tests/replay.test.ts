import { readdirSync, readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { chaptersOf } from "../src/replay/chapters";
import { moveAt, place } from "../src/replay/graph";
import Controls from "../src/replay/Controls.svelte";
import { KEYS, leafing } from "../src/replay/keys";
import { tellMove } from "../src/replay/notation";
import { remarkOn } from "../src/replay/remarks";
import { handsSeen, Replay } from "../src/replay/replay.svelte";
import type { Frame, Judged, ReplayPage } from "../src/replay/wire";
import { wish, wished } from "../src/replay/wish";
import type { CondottiereView } from "../src/wire/wire";
import { inOrderOfTelling, sentencesOf } from "../src/words/sentences";
import { LANGUAGES, reader, say, type Language } from "../src/words/words.svelte";
import recorded from "./fixtures/replay.json";

const PAGES = recorded as unknown as ReplayPage[];
const FRAMES = PAGES.flatMap((page) => page.frames);
const languages = Object.keys(LANGUAGES) as Language[];

/** The recorded game, in pages as a server gave them. */
async function opened(at = 0): Promise<Replay> {
  vi.stubGlobal("fetch", (address: string) => {
    const from = Number(new URLSearchParams(address.split("?")[1]).get("from"));
    return Promise.resolve(new Response(JSON.stringify(PAGES.find((page) => page.frames[0]?.frame === from))));
  });
  const replay = new Replay("table", 1);
  await replay.read(0, at);
  return replay;
}

function pressed(key: string, replay: Replay, fields: KeyboardEventInit = {}): void {
  leafing(new KeyboardEvent("keydown", { key, ...fields }), replay);
}

beforeAll(() => reader.read("en"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("step by step one comes to the same table as by a leap", async () => {
  const [stepping, leaping] = [await opened(), await opened()];
  for (let at = 1; at < FRAMES.length; at++) {
    stepping.go(at);
    leaping.go(0);
    leaping.go(at);
    expect(stepping.link.game.view).toEqual(leaping.link.game.view);
    expect(stepping.link.game.reckoning).toEqual(leaping.link.game.reckoning);
  }
  const end = stepping.link.game.view as CondottiereView;
  expect(end.phase).toBe("over");
  expect(end.winners).toEqual([1]);
  expect(stepping.link.game.legal).toEqual([]);
});

test("a game of several pages is read to its end, and opened at the step that was wished for", async () => {
  const replay = await opened(40);

  expect(replay.frames.length).toBe(PAGES[0]?.total);
  expect(replay.at).toBe(40);
});

test("keys lead by steps, battles, rounds, and to both ends", async () => {
  const replay = await opened();
  const battles = replay.chapters.map(({ frame }) => frame);

  pressed("ArrowRight", replay);
  expect(replay.at).toBe(1);
  pressed("ArrowRight", replay, { shiftKey: true });
  expect(replay.at).toBe(battles.find((frame) => frame > 1));
  pressed("End", replay);
  expect(replay.at).toBe(replay.last);
  pressed("PageUp", replay);
  expect(replay.at).toBe(replay.chapters.findLast(({ opens }) => opens)?.frame);
  pressed("Home", replay);
  expect(replay.at).toBe(0);
});

test("played by itself a game goes on to its end and stops there", async () => {
  const replay = await opened(FRAMES.length - 3);
  vi.useFakeTimers();

  pressed(" ", replay);
  expect(replay.playing).toBe(true);
  vi.advanceTimersByTime(60_000);

  expect(replay.at).toBe(replay.last);
  expect(replay.playing).toBe(false);
});

test("a battle whose region is chosen before the deal is the first of the new round", () => {
  const frames = [["region_chosen"], ["card_played"], ["battle_concluded"], ["region_chosen"], ["cards_dealt"]].map(
    (names, frame): Frame => ({ frame, at: 0, move: frame, events: names.map((event) => ({ event })) }),
  );

  expect(chaptersOf(frames).map(({ frame, round, opens }) => [frame, round, opens])).toEqual([
    [0, 1, true],
    [3, 2, true],
  ]);
});

test("the lines of a battle are told to be gone before the next attack", () => {
  const names = ["region_chosen", "lines_discarded", "passed"].map((event) => ({ event }));
  expect(inOrderOfTelling(names).map(({ event }) => event)).toEqual(["lines_discarded", "region_chosen", "passed"]);
  const other = ["battle_concluded", "lines_discarded", "region_chosen"].map((event) => ({ event }));
  expect(inOrderOfTelling(other)).toEqual(other);
});

test("hands are one's own, or with open cards everybody's", () => {
  const view = FRAMES[0]?.view ?? null;
  expect(handsSeen(FRAMES[0], view)).toMatchObject([{ seat: 0, cards: (view as CondottiereView).hand }]);
  const position = { hands: ["10 bishop", ""], face_down: ["", "6"] };
  expect(handsSeen({ frame: 0, at: 0, move: 0, position }, view)).toEqual([
    { seat: 0, cards: ["10", "bishop"], faceDown: null },
    { seat: 1, cards: [], faceDown: "6" },
  ]);
});

test("an address says whose eyes and which step, and nonsense in it is let pass", () => {
  expect(wished(wish("open", 12))).toEqual({ lens: "open", at: 12 });
  expect(wished("?as=3&step=4")).toEqual({ lens: 3, at: 4 });
  expect(wished("?as=everybody&step=-2")).toEqual({ lens: null, at: 0 });
});

test("a press on the graph leads to the move there, or to a marked one near it", () => {
  const { x } = place(30, 0, 60, 600);
  expect(moveAt(x, 60, 600, [])).toBe(30);
  expect(moveAt(x, 60, 600, [31])).toBe(31);
  expect(moveAt(x, 60, 600, [50])).toBe(30);
  expect(moveAt(-20, 60, 600, [])).toBe(0);
  expect(moveAt(900, 60, 600, [])).toBe(60);
});

const MOVES = [
  "attack Milano",
  "play 10",
  "play bishop pope Roma",
  "play bishop pope off",
  "play scarecrow take 6",
  "pass",
  "pass reveal",
  "keep",
  "discard",
  "keep 10 heroine",
  "keep nothing",
  "draw 2",
  "place SBF Jerusalem",
];

test.each(languages)("every kind of move is told in %s", async (language) => {
  await reader.read(language);
  const told = MOVES.map(tellMove);

  expect(told.filter((text) => /replay-|[{}]|card-|region-|territory-/.test(text))).toEqual([]);
  expect(new Set(told).size).toBe(MOVES.length);
  if (language === "en") expect(told[2]).toBe("play a Bishop and put Rome under the Pope's protection");
  if (language === "ru") expect(told[4]).toBe("сыграть Пугало и вернуть 6");
});

/** A move that was the best. */
const PASSED: Judged = {
  number: 7,
  seat: 0,
  action: "pass",
  before: [0.5, 0.5],
  decided: [0.7, 0.3],
  after: [0.7, 0.3],
  verdict: { chance: 0.7, best: "pass", best_chance: 0.7, loss: 0, error: 0.02 },
  turning_point: false,
  turn_of_luck: false,
  mistake: false,
};

test("a mistake is told with what would have been better, in the reader's language", async () => {
  const judged: Judged = {
    ...PASSED,
    decided: [0.3, 0.7],
    after: [0.3, 0.7],
    verdict: { chance: 0.31, best: "play winter", best_chance: 0.52, loss: 0.21, error: 0.02 },
    turning_point: true,
    mistake: true,
  };
  await reader.read("en");
  expect(remarkOn(judged, ["Anna", "Jan"])).toBe(
    "Turning point, clear mistake. Anna: from 50% to 30%. " +
      "Better: play Winter (52% instead of 31%, by what the player could know).",
  );
  await reader.read("ru");
  expect(remarkOn(judged, ["Анна", "Ян"])).toContain("Лучше: сыграть Зиму (52 % вместо 31 %");
});

test.each(languages)("that nothing better was found is told of a move that was the best: %s", async (language) => {
  const told = {
    en: "Nothing better was found.",
    it: "Non si è trovato nulla di meglio.",
    pl: "Nie znaleziono nic lepszego.",
    ru: "Лучшего не нашлось.",
  };
  await reader.read(language);

  expect(remarkOn(PASSED, ["Anna", "Jan"])).toBe(told[language]);
  // What was hardly worse is left alone.
  expect(remarkOn({ ...PASSED, action: "keep" }, ["Anna", "Jan"])).toBe("");
});

test.each(languages)("Ordonnance is leafed through in its own words: %s", async (language) => {
  await reader.read(language);
  const page = (game: string) => ({ game, over: true, viewer: null, chairs: [], frames: [], total: 1 });
  const replay = { page: page("ordonnance"), at: 0, last: 1, speed: 1, lens: "public", playing: false, chapters: [] };
  const rendered = render(Controls, { replay: replay as never, names: ["Anna", "Jan"] });
  const words = () => rendered.container.innerHTML;
  const battle = /battle|battaglia|bitw|битв|round|rund|раунд/i;

  expect(words()).not.toMatch(battle);
  expect(words()).toMatch(/army|esercito|wojsk|войск/i);
  expect(KEYS.ordonnance.map(([, message]) => say(message)).join()).not.toMatch(battle);
  await rendered.rerender({ replay: { ...replay, page: page("condottiere") } as never });
  expect(words()).toMatch(battle);
});

test("every step of a game can be told", () => {
  const empty = FRAMES.slice(1).filter(
    (frame) => frame.events?.length && !sentencesOf("condottiere", frame, ["A", "B", "C"]).length,
  );
  expect(empty).toEqual([]);
});

test("every message about replays and watching is used, and every one that is used exists", () => {
  const written = ["replay", "profile"].map((file) => readFileSync(`../src/condotta/locales/en/${file}.ftl`, "utf8"));
  const messages = [...written.join("\n").matchAll(/^((?:replay|watch|profile)-[\w-]+) =/gm)].map(([, name]) => name);
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => readFileSync(`src/${file}`, "utf8"))
    .join("\n");
  const named = [...sources.matchAll(/["`]((?:replay|watch|profile)-[\w-]*)(["`]|\$\{)/g)];
  const whole = named.filter(([, , end]) => end !== "${").map(([, name]) => name);
  const begun = named.filter(([, , end]) => end === "${").map(([, name = ""]) => name);

  expect(whole.filter((name) => !messages.includes(name))).toEqual([]);
  expect(messages.filter((name = "") => !whole.includes(name) && !begun.some((part) => name.startsWith(part)))).toEqual(
    [],
  );
});
