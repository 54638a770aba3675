/** Lines of a log as sentences: what happened in the game, and beside it. */
import type { GameEvent, News } from "../wire/wire";
import { tellCondottiere, tellOrdonnance } from "./tell";
import { knows, say } from "./words.svelte";

/** An event of the game as a sentence. */
export function tellEvent(game: string | undefined, event: GameEvent, names: readonly string[]): string {
  return game === "ordonnance" ? tellOrdonnance(event, names) : tellCondottiere(event, names);
}

const NAMED = new Set(["sat", "stood", "host_changed"]);

/** News of the table as a sentence; nothing where there is nothing to say. */
export function tellNews(news: News, names: readonly string[]): string {
  const message = `page-news-${news.entry.replaceAll("_", "-")}`;
  if (!knows(message)) return "";
  const name = news.name ? String(news.name) : (names[Number(news.seat ?? -1)] ?? "");
  if (!name && NAMED.has(news.entry)) return "";
  return say(message, { name, text: String(news.text ?? ""), game: Number(news.game ?? 0) });
}

interface Happened {
  readonly news?: readonly News[];
  readonly events?: readonly GameEvent[];
}

/** All that happened at once, in the order in which it is told. */
export function sentencesOf(game: string | undefined, happened: Happened, names: readonly string[]): string[] {
  const news = (happened.news ?? []).map((one) => tellNews(one, names));
  const events = inOrderOfTelling(happened.events ?? []).map((one) => tellEvent(game, one, names));
  return [...news, ...events].filter(Boolean);
}

/**
 * Events in the order of telling. By the rules the next region is chosen while the lines of the last battle still
 * lie there, and these are discarded in the same moment: told so, they would seem to belong to the new battle.
 */
export function inOrderOfTelling(events: readonly GameEvent[]): readonly GameEvent[] {
  const clearing = events.findIndex(({ event }) => event === "lines_discarded");
  const choice = events.findIndex(({ event }) => event === "region_chosen");
  if (choice < 0 || clearing < choice) return events;
  const cleared = events[clearing] as GameEvent;
  return [...events.slice(0, choice), cleared, ...events.slice(choice).filter((event) => event !== cleared)];
}
