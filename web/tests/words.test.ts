import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { chosen } from "../scripts/icons.mjs";
import icons from "../src/art/icons.json";
import { KINDS } from "../src/cards/kinds";
import { REGIONS } from "../src/map/outline";
import type { GameEvent } from "../src/wire/wire";
import { ruleOf } from "../src/words/cards";
import { explain } from "../src/words/explain";
import { tellCondottiere, tellOrdonnance } from "../src/words/tell";
import { knows, LANGUAGES, reader, say, type Language } from "../src/words/words.svelte";
import condottiere from "./fixtures/condottiere.json";
import ordonnance from "./fixtures/ordonnance.json";

const languages = Object.keys(LANGUAGES) as Language[];
const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|ts)$/.test(file))
  .map((file) => readFileSync(`src/${file}`, "utf8"))
  .join("\n");
const own = readFileSync("../src/condotta/locales/en/page.ftl", "utf8");
const messages = [...own.matchAll(/^(page-[\w-]+) =/gm)].map((match) => match[1] as string);

/** All that the page names: whole messages, and beginnings that are continued by a value. */
const whole = [...sources.matchAll(/["`](page-[\w-]+)["`]/g)].map((match) => match[1] as string);
const begun = [...sources.matchAll(/["`](page-[\w-]+-)\$\{/g)].map((match) => match[1] as string);

const events = (record: unknown) => (record as { events?: GameEvent[] }[]).flatMap((message) => message.events ?? []);

beforeAll(() => reader.read("en"));

test("every message that the page names exists, and every message of the page is named", () => {
  expect(whole.filter((name) => !messages.includes(name))).toEqual([]);
  const plain = ["page-keep-hand", "page-discard-hand"]; // named by the action itself
  const unused = messages.filter(
    (name) => !whole.includes(name) && !plain.includes(name) && !begun.some((part) => name.startsWith(part)),
  );
  expect(unused).toEqual([]);
});

test.each(languages)("everything that happened in two games is told in %s", async (language) => {
  await reader.read(language);
  const told = [
    ...events(condottiere).map((event) => tellCondottiere(event, ["Anna", "Jan", "Ola"])),
    ...events(ordonnance).map((event) => tellOrdonnance(event, ["Anna", "Jan"])),
  ];

  expect(told.length).toBeGreaterThan(100);
  expect(told.filter((sentence) => /event-|[{}]|undefined|\?\?\?/.test(sentence))).toEqual([]);
});

test.each(languages)("every card has its name and its rule, every region its name, in %s", async (language) => {
  await reader.read(language);
  expect(KINDS.filter((card) => !knows(`card-${card}`) || ruleOf(card).startsWith("page-"))).toEqual([]);
  expect(REGIONS.filter((region) => !knows(`region-${region}`))).toEqual([]);
});

test("sentences are those of the command line", async () => {
  await reader.read("en");
  expect(
    tellCondottiere({ event: "card_played", seat: 0, card: "winter", face_down: false, strength: 3 }, ["Anna"]),
  ).toBe("Anna plays Winter; strength 3.");
  await reader.read("ru");
  expect(tellCondottiere({ event: "cards_dealt", seat: 0, count: 3, cards: null }, ["Анна"])).toBe(
    "Анна получает 3 карты.",
  );
});

test("a refusal is explained in the reader's language, an unknown one in the server's words", async () => {
  await reader.read("en");
  const refusal = { code: "region.choice", sentence: "?", arguments: { region: "Firenze", because: "pope" } };
  expect(explain(refusal, "condottiere")).toBe("Florence is under the Pope's protection; choose another region.");
  expect(explain({ code: "quite.new", sentence: "Because.", arguments: {} }, "condottiere")).toBe("Because.");
  expect(say("page-draw", { count: 0 })).toBe("Draw none");
});

test("the icons are those of the collection", () => {
  expect(icons).toEqual(chosen());
});
