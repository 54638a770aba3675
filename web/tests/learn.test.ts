import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Lesson } from "../src/learn/lesson.svelte";
import { Progress } from "../src/learn/progress.svelte";
import { fits, LESSONS } from "../src/learn/script";
import Teacher from "../src/learn/Teacher.svelte";
import { LESSON_WORDS } from "../src/learn/words";
import { blocks, spans } from "../src/rules/markdown";
import { found, wanted } from "../src/rules/searching";
import type { Reached } from "../src/wire/schema";
import Why from "../src/why/Why.svelte";
import type { Action, CondottiereView } from "../src/wire/wire";
import { reader } from "../src/words/words.svelte";

const WINTER = LESSONS.condottiere.find((chapter) => chapter.id === "winter") as (typeof LESSONS.condottiere)[0];
const asked: { actions: Action[]; tried?: Action[] }[] = [];

/** A server that lets everything happen, and refuses what is tried. */
function answer({ actions, tried = [] }: { actions: Action[]; tried?: Action[] }): Reached {
  const view = { seats: [{}, {}], options: {}, phase: "battle", hand: [] } as unknown as CondottiereView;
  return {
    view,
    mover: 0,
    legal: [{ do: "pass" }, { do: "play", card: "winter" }, { do: "play", card: "1" }],
    steps: actions.length ? [{ seat: 0, action: actions.at(-1), events: [], view }] : [],
    reasons: tried.map((one) =>
      one.do === "attack"
        ? { allowed: false, code: "turn.question", arguments: { asked: "battle" } }
        : { allowed: true },
    ),
    reckoning: null as unknown as Reached["reckoning"],
  };
}

function begun(start = { at: 0, actions: [] as Action[] }): { lesson: Lesson; steps: number[] } {
  const steps: number[] = [];
  return { lesson: new Lesson("condottiere", WINTER, start, (at) => steps.push(at), 0), steps };
}

beforeAll(async () => {
  await reader.read("en");
  await reader.also(LESSON_WORDS);
});
beforeEach(() => {
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answer(JSON.parse(body))) });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  asked.length = 0;
});

test("an action fits a wish if it has its fields, and a star stands for anything that is there", () => {
  expect(fits({ do: "attack", region: "Roma" }, { do: "attack" })).toBe(true);
  expect(fits({ do: "play", card: "6" }, { do: "play", card: "3" })).toBe(false);
  expect(fits({ do: "play", card: "bishop", pope: "Roma" }, { do: "play", card: "bishop", pope: "*" })).toBe(true);
  expect(fits({ do: "play", card: "bishop", pope: null }, { do: "play", card: "bishop", pope: "*" })).toBe(false);
});

test("what a step asks for happens, and the opponent answers by himself", async () => {
  const { lesson, steps } = begun();
  await waitFor(() => expect(lesson.link.game.playing).toBe(true));

  await lesson.link.act({ do: "play", card: "winter" });

  await waitFor(() => expect(lesson.at).toBe(2));
  expect(asked.at(-1)?.actions).toEqual([
    { do: "play", card: "winter" },
    { do: "play", card: "4" },
  ]);
  expect(steps).toEqual([1, 2]);
  expect(lesson.link.refusal).toBeNull();
});

test("another choice that is legal is told why it is the worse one", async () => {
  const { lesson } = begun();
  await waitFor(() => expect(lesson.link.game.playing).toBe(true));

  await lesson.link.act({ do: "pass" });

  expect(lesson.link.refusal?.sentence).toBe("Then 10 beats 5. Play Winter.");
  expect(lesson.at).toBe(0);
  expect(asked.at(-1)?.actions).toEqual([]);
});

test("what cannot be done gets the reason of the rules", async () => {
  const { lesson } = begun();
  await waitFor(() => expect(lesson.link.game.playing).toBe(true));

  await lesson.link.whyNot({ do: "attack", region: "Roma" });

  expect(lesson.link.refusal).toMatchObject({ code: "turn.question", arguments: { asked: "battle" } });
});

test("the teacher says what to do, and does it if asked", async () => {
  const { lesson } = begun();
  await waitFor(() => expect(lesson.link.game.playing).toBe(true));
  render(Teacher, { lesson, number: 2, of: 10, onnext: () => undefined, onagain: () => undefined });
  expect(screen.getByText(/^Malatesta's 10 outweighs/)).toBeTruthy();

  await fireEvent.click(screen.getByRole("button", { name: "Show me" }));

  await waitFor(() => expect(screen.getByText(/^You lead 2 to 1/)).toBeTruthy());
});

test("progress is remembered, and what cannot be read is no fault", () => {
  const first = new Progress("ordonnance");
  first.keep({ chapter: 2, at: 1, actions: [] });
  first.finish("same");

  const again = new Progress("ordonnance");
  localStorage.setItem("condotta.learn.condottiere", "{broken");

  expect(again.bookmark).toEqual({ chapter: 2, at: 1, actions: [] });
  expect(again.done).toEqual(["same"]);
  expect(new Progress("condottiere").bookmark).toBeNull();
});

test("a refusal is shown with a link to its clause", () => {
  const refusal = {
    code: "region.choice",
    sentence: "",
    arguments: { region: "Roma", because: "pope" },
    clause: "region.choice",
  };

  render(Why, { refusal, game: "condottiere" });

  expect(screen.getByText(/^Rome is under the Pope's protection/)).toBeTruthy();
  expect(screen.getByRole("link").getAttribute("href")).toBe("/rules#condottiere:region.choice");
});

test("clauses are written in a little Markdown", () => {
  const [first, second, third] = blocks(
    "**Ruling:** see `win.tie`.\n\n- one\n  more\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |",
  );

  expect(first).toEqual({ kind: "paragraph", spans: spans("**Ruling:** see `win.tie`.") });
  expect(second).toMatchObject({ kind: "list", ordered: false, items: [[{ text: "one more" }], [{ text: "two" }]] });
  expect(third?.kind === "table" && third.rows.map((row) => row.flat().map(({ text }) => text))).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
  expect(spans("a **b** `c`").map(({ kind }) => kind)).toEqual(["text", "bold", "text", "code"]);
});

test("clauses are found by words without accents, and by their address", () => {
  const clause = { id: "map.regions", title: "Città", section: "Łódź", text: "Torino", language: "it" };

  expect(found([clause], "citta lodz")).toEqual([clause]);
  expect(found([clause], "citta roma")).toEqual([]);
  expect(wanted("#ordonnance:win.tie")).toEqual({ game: "ordonnance", clause: "win.tie" });
  expect(wanted("#bishop.pope")).toEqual({ game: "condottiere", clause: "bishop.pope" });
});
