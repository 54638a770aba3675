import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Bound from "../src/shuffle/Bound.svelte";
import { contribute, gameAt, shuffleOf } from "../src/shuffle/shuffle.svelte";
import type { Refusal } from "../src/wire/link.svelte";
import type { Command, TableCard } from "../src/wire/wire";
import { LANGUAGES, reader, type Language } from "../src/words/words.svelte";

const COMMITMENT = "83ef9ce3f32cdfffacbdffc594ac987bbf7f09fc10bda0be00ab5c3003dcc6c1";
const card = (games: number, phase: string) => ({ table: "t1", games, phase, commitment: COMMITMENT }) as TableCard;
const REFUSED: Refusal = { code: "contribution.made", sentence: "", arguments: {} };

beforeEach(() => reader.read("en"));
afterEach(cleanup);

test("what was added is kept with what the server showed before, for the game that it is for", async () => {
  const sent: Command[] = [];
  const send = (command: Command) => (sent.push(command), Promise.resolve(null));

  await contribute(card(2, "gathering"), send, send);

  const added = sent.map((command) => (command as { random: string }).random);
  expect(added.every((random) => /^[0-9a-f]{32}$/.test(random))).toBe(true);
  expect(gameAt(card(3, "playing"))).toBe("t1/3");
  expect(shuffleOf("t1/3")).toEqual({ commitment: COMMITMENT, added });
  expect(JSON.parse(localStorage.getItem("condotta.shuffles") ?? "")).toHaveProperty("t1/3");
});

test("what was refused is not kept in place of what counts", async () => {
  await contribute(card(4, "gathering"), () => Promise.resolve(null));
  const counts = shuffleOf("t1/5");

  await contribute(card(4, "gathering"), () => Promise.resolve(REFUSED));

  expect(shuffleOf("t1/5")).toEqual(counts);
});

test.each(Object.keys(LANGUAGES) as Language[])(
  "the commitment is shown in short, and whole to be copied: %s",
  async (language) => {
    const copied = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { clipboard: { writeText: copied } });
    await reader.read(language);
    render(Bound, { game: "t1/1", commitment: COMMITMENT, added: ["a1"] });

    expect(screen.getByText(/83ef9ce3…$/)).toBeTruthy();
    expect(screen.getByText(COMMITMENT)).toBeTruthy();
    expect(screen.getByRole("link", { hidden: true }).getAttribute("href")).toBe("/api/key");
    expect(document.body.textContent).not.toMatch(/page-|[{}]/);
    await fireEvent.click(screen.getByRole("button", { hidden: true }));
    expect(copied).toHaveBeenCalledWith(`t1/1\n${COMMITMENT}\na1`);
  },
);
