import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Gathering from "../src/table/Gathering.svelte";
import Digest from "../src/board/Digest.svelte";
import Log from "../src/table/Log.svelte";
import Affairs from "../src/talk/Affairs.svelte";
import { Parley } from "../src/talk/parley.svelte";
import StandingVote from "../src/talk/StandingVote.svelte";
import { TableLink } from "../src/wire/link.svelte";
import { LANGUAGES, reader, say, type Language } from "../src/words/words.svelte";

// Who one is, is asked as soon as the page is there.
vi.hoisted(() => {
  globalThis.fetch = () => Promise.resolve(new Response("null", { status: 401 }));
});

const SETTINGS = { game: "condottiere", title: "", options: { players: 2 }, clock: { clock: "none" }, rated: true };
const asked: { id?: string; command?: Record<string, unknown> }[] = [];

function chair(name: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  return { person: name.toLowerCase(), name, colour: "red", bot: null, stand_in: false, contributed: true, ...more };
}

type Show = (table: Record<string, unknown>, log?: object[]) => void;

/** A link to a table that is told to be like this, as its first seat sees it. */
function linked(): { link: TableLink; show: Show; tell: (message: object) => void } {
  const socket = { readyState: 1, send: (text: string) => asked.push(JSON.parse(text)), close: () => undefined };
  const link = new TableLink(
    "ws://x",
    () => "en",
    null,
    () => socket as unknown as WebSocket,
  );
  const hears = socket as unknown as { onmessage: (message: { data: string }) => void };
  const usual = { table: "t1", host: "anna", games: 0, commitment: "c1", settings: SETTINGS, vote: null };
  const tell = (message: object) => hears.onmessage({ data: JSON.stringify(message) });
  const show: Show = (table, log = []) =>
    tell({ type: "snapshot", n: 1, at: Date.now(), you: 0, log, table: { ...usual, ...table } });
  return { link, show, tell };
}

const does = () => asked.map(({ command }) => command?.do).filter(Boolean);

beforeEach(async () => {
  asked.length = 0;
  await reader.read("en");
});
afterEach(cleanup);

test("whoever is asked to go on sees when the pause ends, and can only end it at once", async () => {
  const { link, show } = linked();
  const vote = { seat: 1, what: "go_on", about: null, agreed: [1], until: Date.now() + 600_000 };
  show({ phase: "playing", paused: true, chairs: [chair("Anna"), chair("Bruno")], vote });
  render(StandingVote, { link });

  expect(screen.getByRole("timer").textContent).toMatch(/^It goes on in (10:00|9:5\d) at the latest$/);
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["Go on"]);
  await fireEvent.click(screen.getByRole("button"));
  expect(asked.at(-1)?.command).toEqual({ do: "cast_vote", yes: true });
});

test.each(Object.keys(LANGUAGES) as Language[])(
  "why a move cannot be taken back is told in words: %s",
  async (language) => {
    const told = {
      en: "There is no move of yours to take back: you have not moved yet, or somebody has laid a card since, or cards were seen.",
      it: "Non c'è una tua mossa da ritirare: non hai ancora mosso, o qualcuno ha poi giocato una carta, o si sono viste carte.",
      pl: "Nie masz ruchu, który można cofnąć: jeszcze nie było twojego ruchu albo ktoś zagrał potem kartę, albo odsłonięto karty.",
      ru: "Нет вашего хода, который можно взять назад: вы ещё не ходили, или после него кто-то сыграл карту, или были открыты карты.",
    };
    await reader.read(language);
    const { link, show, tell } = linked();
    show({ phase: "playing", paused: false, chairs: [chair("Anna"), chair("Bruno")] });
    render(Affairs, { parley: new Parley(link, () => "anna") });

    await fireEvent.click(screen.getByRole("button", { name: say("talk-take-back") }));
    expect(asked.at(-1)?.command).toEqual({ do: "call_vote", what: "take_back" });
    tell({ type: "refused", id: asked.at(-1)?.id, code: "take_back.late", sentence: "" });

    expect((await screen.findByRole("alert")).textContent).toBe(told[language]);
  },
);

test("a move that was taken back is marked in the log, and is not the latest word", () => {
  const { link, show } = linked();
  const events = (event: string, more: object) => [{ event, seat: 1, ...more }];
  const log = [
    { type: "told", n: 1, at: 1, move: 1, events: events("region_chosen", { region: "Milano", defender: null }) },
    { type: "told", n: 2, at: 2, move: 2, events: events("card_played", { card: "3", face_down: false, strength: 3 }) },
    { type: "told", n: 3, at: 3, move: 1, news: [{ entry: "taken_back", seat: 1, move: 2 }] },
  ];
  show({ phase: "playing", chairs: [chair("Anna"), chair("Bruno")] }, log);
  const names = ["Anna", "Bruno"];
  render(Digest, { game: link.game, names, looking: { missed: [] } as never, onlog: () => undefined });
  render(Log, { game: link.game });

  expect(screen.getByRole("button").textContent).toBe("Bruno takes the last move back.");
  const lines = [...screen.getByRole("log").querySelectorAll("p")].map((line) => line.textContent?.trim());
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/ taken back$/);
  expect(screen.getByRole("log").querySelectorAll("s")).toHaveLength(1);
});

test("a rated game is started only when everybody's page has added to the shuffle", async () => {
  const { link, show } = linked();
  show({ phase: "gathering", chairs: [chair("Anna"), chair("Bruno", { contributed: false })] });
  render(Gathering, { link, person: "anna" });
  const start = screen.getByRole("button", { name: "Start the game" });

  expect(screen.getByText(/Not here yet: Bruno\./)).toBeTruthy();
  expect((start as HTMLButtonElement).disabled).toBe(true);
  show({ phase: "gathering", chairs: [chair("Anna"), chair("Bruno")] });
  await Promise.resolve();
  expect((start as HTMLButtonElement).disabled).toBe(false);
});

test("who gets up and sits down again adds to the shuffle again", async () => {
  const { link, show } = linked();
  const others = [chair("Bruno")];
  show({ phase: "gathering", chairs: [chair("Anna", { contributed: false }), ...others] });
  render(Gathering, { link, person: "anna" });
  await Promise.resolve();
  expect(does()).toEqual(["contribute"]);

  show({ phase: "gathering", chairs: [chair("", { person: null, contributed: false }), ...others] });
  await Promise.resolve();
  show({ phase: "gathering", chairs: [chair("Anna", { contributed: false }), ...others] });
  await Promise.resolve();

  expect(does()).toEqual(["contribute", "contribute"]);
});

test("whoever is asked after while a table gathers says that he is here", async () => {
  const { link, show } = linked();
  const vote = { seat: 1, what: "replace", about: 0, agreed: [1], until: Date.now() + 120_000 };
  show({ phase: "gathering", chairs: [chair("Anna"), chair("Bruno")], vote });
  render(StandingVote, { link });

  expect(screen.getByRole("group").textContent).toContain("Bruno asks whether Anna is still here.");
  await fireEvent.click(screen.getByRole("button", { name: "I am here" }));
  expect(asked.at(-1)?.command).toEqual({ do: "cast_vote", yes: false });
});

test("where people gather one asks whether another is still here, and the host frees a chair", async () => {
  const { link, show } = linked();
  const chairs = [chair("Anna"), chair("Bruno"), chair("Carla")];
  show({ phase: "gathering", host: "bruno", chairs, points: null });
  const { unmount } = render(Gathering, { link, person: "anna" });

  expect(screen.queryByRole("button", { name: /Free the chair/ })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Ask whether Bruno is still here" }));
  expect(asked.at(-1)?.command).toEqual({ do: "call_vote", what: "replace", about: 1 });

  unmount();
  show({ phase: "gathering", host: "anna", chairs, points: null });
  render(Gathering, { link, person: "anna" });
  await fireEvent.click(screen.getByRole("button", { name: "Free the chair of Carla" }));
  expect(asked.at(-1)?.command).toEqual({ do: "unseat", seat: 2 });
});

test("in the middle of a match the host cannot free a chair, but asks like the others", () => {
  const { link, show } = linked();
  const settings = { ...SETTINGS, rated: false, target: 20 };
  show({ phase: "gathering", settings, chairs: [chair("Anna"), chair("Bruno")], points: [7, 3], match_winners: [] });
  render(Gathering, { link, person: "anna" });

  expect(screen.queryByRole("button", { name: /Free the chair/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Ask whether Bruno is still here" })).toBeTruthy();
});

test("the log tells of whom it was asked whether he is here, also when he sits there no more", () => {
  const { link, show, tell } = linked();
  const table = { table: "t1", host: "bruno", games: 0, commitment: "c1", settings: SETTINGS, phase: "gathering" };
  const seated = { ...table, vote: null, chairs: [chair("Anna"), chair("Bruno")] };
  const freed = { ...seated, chairs: [chair("Anna"), chair("", { person: null })], host: "anna" };
  show({ ...seated });
  const news = [
    { entry: "vote_called", seat: 0, what: "replace", about: 1 },
    { entry: "vote_ended", what: "replace", carried: true },
    { entry: "stood", seat: 1 },
    { entry: "host_changed", person: "anna" },
    { entry: "sat", seat: 1, person: "carla", name: "Carla" },
  ];
  news.forEach((one, at) =>
    tell({ type: "told", n: at + 2, at: Date.now(), news: [one], table: at < 2 ? seated : freed }),
  );
  render(Log, { game: link.game });

  expect([...screen.getByRole("log").children].map((line) => line.textContent.trim())).toEqual([
    "Anna asks whether Bruno is still here. Without an answer it goes on without Bruno.",
    "The vote is carried.",
    "Bruno sits there no more.",
    "Anna is the host now.",
    "Carla sits down.",
  ]);
});
