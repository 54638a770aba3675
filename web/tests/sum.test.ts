import { expect, test } from "vitest";
import { terms } from "../src/condottiere/sum";
import type { Card, CondottiereView, FromServer, SeatView } from "../src/wire/wire";
import { Game } from "../src/wire/game.svelte";
import condottiere from "./fixtures/condottiere.json";

const seat = (line: string, strength: number): SeatView => ({
  hand_size: 0,
  line: line.split(" ").filter(Boolean) as Card[],
  face_down: false,
  strength,
  regions: [],
  out: false,
  known: [],
});

// The worked examples of the rulebook, as docs/rules has them.
test.each([
  ["10 10 5 4", "", 29],
  ["10 10 5 4", "winter", 4],
  ["5 5 2", "spring heroine 4 1", 18],
  ["spring heroine 4 1", "5 5 2", 15],
  ["2 4 drummer", "spring", 15],
  ["4 drummer", "6 spring", 8],
  ["courtesan courtesan heroine drummer", "winter", 12],
])("%s beside {%s} is explained as %i", (line, other, strength) => {
  const mine = seat(line, strength);

  const told = terms(mine, [mine, seat(other, 0)]);

  expect(told?.reduce((sum, term) => sum + term.value, 0)).toBe(strength);
});

test("a strength that cannot be explained is not explained", () => {
  const mine = seat("3", 7);
  expect(terms(mine, [mine])).toBeNull();
});

test("every strength of a whole game is explained", () => {
  const game = new Game();
  for (const message of condottiere as unknown as FromServer[]) {
    game.take(message);
    const view = game.view as CondottiereView | null;
    for (const one of view?.seats ?? []) expect(terms(one, view?.seats ?? [])).not.toBeNull();
  }
});
