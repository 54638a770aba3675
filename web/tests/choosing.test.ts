import { expect, test } from "vitest";
import { Choosing } from "../src/condottiere/choosing.svelte";
import type { Action, Card } from "../src/wire/wire";

const choosing = (legal: Action[], hand: Card[] = []) =>
  new Choosing(
    () => legal,
    () => hand,
  );

test("exactly what the server offers can be chosen, however odd", () => {
  const choice = choosing(
    [
      { do: "play", card: "3" },
      { do: "draw", count: 2 },
      { do: "attack", region: "Roma" },
    ],
    ["3", "10"],
  );

  expect(choice.offers("3", 0)).toBe(true);
  expect(choice.offers("10", 1)).toBe(false);
  expect([...choice.lit]).toEqual(["Roma"]);
  expect(choice.plain).toEqual([{ do: "draw", count: 2 }]);
});

test("a card that needs nothing more is meant when it is picked twice", () => {
  const choice = choosing([{ do: "play", card: "3" }, { do: "pass" }], ["3"]);

  expect(choice.pick("3", 0)).toBe(false);
  expect(choice.action).toEqual({ do: "play", card: "3" });
  expect(choice.pick("3", 0)).toBe(true);
});

test("a Bishop waits for the Pope's place", () => {
  const choice = choosing([
    { do: "play", card: "bishop", pope: "Roma" },
    { do: "play", card: "bishop", pope: null },
  ]);
  choice.pick("bishop", 0);
  expect(choice.action).toBeNull();
  expect([[...choice.lit], choice.popeOff]).toEqual([["Roma"], true]);

  choice.pope = "off";
  expect(choice.action).toEqual({ do: "play", card: "bishop", pope: null });
  choice.point("Roma");
  expect(choice.action).toEqual({ do: "play", card: "bishop", pope: "Roma" });
});

test("a Bishop whose Pope stays in place needs no region", () => {
  const choice = choosing([{ do: "play", card: "bishop" }]);
  choice.pick("bishop", 0);

  expect(choice.action).toEqual({ do: "play", card: "bishop" });
});

test("a Scarecrow asks what it takes only where there is something to take", () => {
  const alone = choosing([{ do: "play", card: "scarecrow" }]);
  alone.pick("scarecrow", 0);
  expect(alone.action).toEqual({ do: "play", card: "scarecrow" });

  const choice = choosing([
    { do: "play", card: "scarecrow" },
    { do: "play", card: "scarecrow", take: "6" },
  ]);
  choice.pick("scarecrow", 0);
  expect(choice.action).toBeNull();
  choice.take = "6";
  expect(choice.action).toEqual({ do: "play", card: "scarecrow", take: "6" });
  choice.take = "nothing";
  expect(choice.action).toEqual({ do: "play", card: "scarecrow" });
});

test("cards are kept as the server lists them, two of a kind told apart by their place", () => {
  const legal: Action[] = [
    { do: "keep", cards: [] },
    { do: "keep", cards: ["6"] },
    { do: "keep", cards: ["6", "heroine"] },
  ];
  const choice = choosing(legal, ["6", "6", "heroine"]);
  expect(choice.action).toEqual(legal[0]);

  choice.pick("heroine", 2);
  expect(choice.action).toBeNull();
  choice.pick("6", 1);
  expect(choice.action).toEqual(legal[2]);
  expect(choice.offers("6", 0)).toBe(false);
  choice.pick("heroine", 2);
  expect(choice.action).toEqual(legal[1]);
});
