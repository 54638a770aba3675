import { readdirSync, readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Offer, OfferCard, Said } from "../src/talk/deals";
import { TermDraft } from "../src/talk/drafting.svelte";
import { muted } from "../src/talk/muted.svelte";
import Offered from "../src/talk/Offered.svelte";
import { Parley } from "../src/talk/parley.svelte";
import { dealNews, declinedText, offerText, verdictText } from "../src/talk/telling";
import { TableLink } from "../src/wire/link.svelte";
import type { FromServer, Snapshot, TableCard, Told } from "../src/wire/wire";
import { reader } from "../src/words/words.svelte";

const NAMES = ["Anna", "Jan", "Ola"];
const chair = (name: string) => ({ person: name.toLowerCase(), name, colour: "red", bot: null, stand_in: false });
const TABLE = {
  table: "t1",
  phase: "playing",
  settings: { game: "condottiere" },
  chairs: NAMES.map(chair),
} as unknown as TableCard;

const asked: { command: unknown }[] = [];

/** A link to a table whose messages the test tells. */
function linked(): { link: TableLink; tell: (message: unknown) => void } {
  const socket = { readyState: 1, send: (text: string) => asked.push(JSON.parse(text)), close: () => undefined };
  const open = () => socket as unknown as WebSocket;
  const link = new TableLink("ws://x", () => "en", null, open);
  const hears = socket as unknown as { onmessage: (message: { data: string }) => void };
  return { link, tell: (message) => hears.onmessage({ data: JSON.stringify(message) }) };
}

const snapshot = (you: number | null, log: Told[] = [], stream = `${you}.1`): Snapshot =>
  ({
    type: "snapshot",
    stream,
    n: log.at(-1)?.n ?? 0,
    you,
    table: TABLE,
    move: 0,
    view: null,
    legal: null,
    log,
  }) as unknown as Snapshot;

function said(n: number, seat: number, text: string, to: number[] = []): FromServer {
  const entry: Said = {
    entry: "said",
    person: NAMES[seat]?.toLowerCase() ?? "",
    name: NAMES[seat] ?? "",
    text,
    seat,
    to,
  };
  return { type: "told", n, at: n, news: [{ ...entry }] } as unknown as FromServer;
}

function parleyOf(you: number | null, ...messages: FromServer[]): Parley {
  const { link, tell } = linked();
  const parley = new Parley(link, () => "nobody");
  for (const message of [snapshot(you), ...messages]) tell(message);
  return parley;
}

beforeEach(async () => {
  localStorage.clear();
  for (const name of NAMES) muted.mute(name.toLowerCase(), false);
  asked.length = 0;
  await reader.read("en");
});
afterEach(cleanup);

test("what was said to a few is a channel of its own, whoever of them speaks", () => {
  const parley = parleyOf(
    0,
    said(1, 1, "all"),
    said(2, 1, "us", [0]),
    said(3, 0, "yes", [1]),
    said(4, 2, "three", [0, 1]),
  );

  expect(parley.channels).toEqual(["", "0,1", "0,1,2"]);
  expect(parley.here.map((line) => line.said.text)).toEqual(["all"]);
  parley.channel = "0,1";
  expect(parley.here.map((line) => line.said.text)).toEqual(["us", "yes"]);
});

test("one's own words are read, others' until their channel is seen", () => {
  const parley = parleyOf(0, said(1, 1, "a"), said(2, 0, "b"), said(3, 2, "c", [0]));
  expect([...parley.unread]).toEqual([
    ["", 1],
    ["0,2", 1],
  ]);

  parley.markRead();

  expect([...parley.unread]).toEqual([["0,2", 1]]);
  expect(parleyOf(0, said(1, 1, "a"), said(2, 0, "b")).unreadInAll).toBe(0);
});

test("on another seat nothing remains of what was said in private to the first", () => {
  const { link, tell } = linked();
  const parley = new Parley(link, () => null);
  for (const message of [snapshot(0), said(1, 1, "to all"), said(2, 1, "SECRET", [0])]) tell(message);
  parley.channel = "0,1";

  tell(snapshot(2));

  expect(parley.channel).toBe("");
  expect(parley.lines.map((line) => line.said.text)).toEqual(["to all"]);
  expect(JSON.stringify([parley.lines, parley.notice, parley.channels])).not.toContain("SECRET");
  expect(parley.unreadInAll).toBe(0);
});

test("who is muted is neither heard nor noticed", () => {
  muted.mute("jan", true);
  const parley = parleyOf(0, said(1, 1, "noise"), said(2, 2, "sense"));

  expect(parley.here.map((line) => line.said.text)).toEqual(["sense"]);
  expect(parley.notice?.line.key).toMatch(/^2n/);
  expect(parley.unreadInAll).toBe(1);
});

test("private words are asked for the others of the channel only", () => {
  const parley = parleyOf(1);
  parley.begin([2, 0]);
  void parley.say("psst");

  expect(asked.at(-1)).toMatchObject({ command: { do: "say", text: "psst", to: [0, 2] } });
});

test("what was said before is fetched from one's own stream", async () => {
  const { link, tell } = linked();
  const parley = new Parley(link, () => null);
  const fetched = vi.fn(async () => new Response(JSON.stringify([said(1, 1, "before")])));
  vi.stubGlobal("fetch", fetched);
  tell(snapshot(0, [said(5, 1, "now") as Told]));
  expect(parley.hasEarlier).toBe(true);

  await parley.earlier();

  vi.unstubAllGlobals();
  expect(fetched).toHaveBeenCalledWith("/api/tables/t1/earlier?before=5&limit=200&seat=0");
  expect(parley.here.map((line) => line.said.text)).toEqual(["before", "now"]);
  expect(parley.hasEarlier).toBe(false);
});

test("what was missed during a long absence can be fetched, although more was known before", () => {
  const { link, tell } = linked();
  const parley = new Parley(link, () => null);
  for (const message of [snapshot(0), said(1, 1, "a"), said(2, 1, "b")]) tell(message);
  expect(parley.hasEarlier).toBe(false);

  tell(snapshot(0, [said(3, 1, "c") as Told]));
  expect(parley.hasEarlier).toBe(false);
  tell(snapshot(0, [said(9, 1, "d") as Told]));

  expect(parley.hasEarlier).toBe(true);
});

const OFFER: Offer = {
  id: "x",
  by: 0,
  to: [1],
  until: { until: "battles", count: 3 },
  text: "Shall we?",
  terms: [
    { promise: "no_attack", seat: 0, region: "Milano", provided: { seat: 1, region: "Parma" } },
    { promise: "no_card", seat: 1, card: "courtesan" },
    { promise: "pope_on", seat: 1, region: null },
  ],
};

test.each([
  [
    "en",
    "Anna makes Jan an offer, until 3 battles have ended: “Shall we?”; Anna does not attack Milan while Jan holds " +
      "Parma; Jan does not lay a Courtesan in this battle; Jan places the Pope off the board.",
  ],
  [
    "it",
    "Anna fa un'offerta a Jan, fino alla fine di 3 battaglie: «Shall we?»; Anna non attacca Milano finché Jan " +
      "controlla Parma; Jan non gioca la carta «Cortigiana» in questa battaglia; Jan mette il Papa fuori dal tabellone.",
  ],
  [
    "pl",
    "Anna składa ofertę ważną do końca 3 bitew (dla: Jan): „Shall we?”; Anna rezygnuje z ataku na Mediolan, dopóki " +
      "Jan kontroluje Parmę; Jan nie zagrywa w tej bitwie karty „Kurtyzana”; Jan umieszcza znacznik papieskiej łaski " +
      "poza planszą.",
  ],
  ["ru", "Anna отказывается от атаки на Милан, пока Jan контролирует Парму"],
] as const)("an offer is told in %s", async (language, sentence) => {
  await reader.read(language);

  expect(offerText(OFFER, NAMES)).toContain(sentence);
});

test("answers and verdicts name who gave and who broke his word", () => {
  const offers: OfferCard[] = [{ offer: OFFER, state: "broken" }];
  const answer = {
    entry: "offer_answered",
    offer: "x",
    seat: 1,
    accepted: false,
    because: "too_dear",
    parties: [0, 1],
  };

  expect(dealNews(answer, NAMES)).toBe("Jan declines the offer of Anna: it asks more than it gives.");
  expect(dealNews({ entry: "vote_ended", what: "end", carried: false }, NAMES)).toBe("The vote has failed.");
  // Bots do not wait for the vote: all may have agreed, and yet it is too late.
  expect(dealNews({ entry: "vote_ended", what: "take_back", carried: false }, NAMES)).toMatch(
    /too late to take it back/,
  );
  expect(
    verdictText({ finding: "promise_broken", offer: "x", term: { promise: "pass", seat: 1 } }, offers, NAMES),
  ).toBe("Jan has broken a promise: Jan lays no more cards in this battle.");
  expect(verdictText({ finding: "offer_lapsed", offer: "x" }, offers, NAMES)).toBe("An offer of Anna has lapsed.");
});

test("the card of an offer says why a bot declined it, and only that a person did", () => {
  const card: OfferCard = { offer: OFFER, state: "declined", declined: 1 };
  const answer = { entry: "offer_answered", offer: "x", seat: 1, accepted: false, parties: [0, 1] };
  const because = { key: "1n0", at: 0, news: { ...answer, because: "leader" } };

  expect(declinedText(card, [because], NAMES)).toBe(
    "Jan declines the offer of Anna: no deals with those who are about to win.",
  );
  expect(declinedText(card, [{ key: "1n0", at: 0, news: answer }], NAMES)).toBe("Declined by Jan.");
});

test("a promise holds only the choices that it needs", () => {
  const draft = new TermDraft();
  Object.assign(draft, { seat: 1, promise: "no_attack", region: "Roma", conditional: true, holder: 2, held: "Siena" });
  expect(draft.term).toEqual({ promise: "no_attack", seat: 1, region: "Roma", provided: { seat: 2, region: "Siena" } });

  draft.promise = "pope_on";
  expect(draft.term).toEqual({ promise: "pope_on", seat: 1, region: "Roma" });
  draft.offBoard = true;
  expect(draft.term).toEqual({ promise: "pope_on", seat: 1, region: null });
  draft.promise = "pass";
  expect(draft.term).toEqual({ promise: "pass", seat: 1 });
});

test("only who was asked answers an offer, and only who made it withdraws it", async () => {
  const open: OfferCard = { offer: OFFER, state: "open" };
  const seen = (you: number, card: OfferCard) => {
    cleanup();
    const { link, tell } = linked();
    tell(snapshot(you));
    render(Offered, { card, link });
    return screen.queryAllByRole("button").map((button) => button.textContent?.trim());
  };
  expect(seen(0, open)).toEqual(["Withdraw"]);
  expect(seen(1, { ...open, state: "kept", kept: [true, true, true] })).toEqual([]);
  expect(seen(1, { ...open, accepted: [1] })).toEqual([]);
  expect(seen(1, open)).toEqual(["Accept", "Decline"]);

  await fireEvent.click(screen.getByRole("button", { name: "Accept" }));

  expect(asked.at(-1)).toMatchObject({ command: { do: "answer_offer", offer: "x", accept: true } });
});

test("every message of the talk that is named exists, and every one is named", () => {
  const files = readdirSync("src/talk").map((file) => readFileSync(`src/talk/${file}`, "utf8"));
  const source = files.join("\n");
  const whole = new Set([...source.matchAll(/["`](talk-[\w-]+)["`]/g)].map((match) => match[1]));
  const begun = [...source.matchAll(/["`](talk-[\w-]+-)\$\{/g)].map((match) => match[1] ?? "");
  const own = readFileSync("../src/condotta/locales/en/talk.ftl", "utf8");
  const messages = [...own.matchAll(/^(talk-[\w-]+) =/gm)].map((match) => match[1] ?? "");

  expect([...whole].filter((name) => !messages.includes(name ?? ""))).toEqual([]);
  expect(messages.filter((name) => !whole.has(name) && !begun.some((part) => name.startsWith(part)))).toEqual([]);
});
