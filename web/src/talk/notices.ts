/** What is worth a quiet word at the edge of the table, and where one reads more of it. */
import type { Game, LogLine } from "../wire/game.svelte";
import type { Seat } from "../wire/wire";
import { tellNews } from "../words/sentences";
import { tellCondottiere } from "../words/tell";
import { say } from "../words/words.svelte";
import { channelOf } from "./channels";
import type { Said } from "./deals";
import { dealNews, verdictText } from "./telling";

export type Tab = "log" | "talk" | "deals" | "table";

export interface Notice {
  readonly key: string;
  readonly line: LogLine;
  readonly tab: Tab;
  readonly channel?: string;
}

const OF_DEALS = new Set(["offer_made", "offer_answered", "offer_withdrawn"]);
const OF_VOTES = new Set(["vote_ended", "went_on", "taken_back", "host_changed"]);

/** The notice of a line of the log, if somebody else did something that concerns this viewer. */
export function noticeOf(line: LogLine, game: Game, unheard: (said: Said) => boolean): Notice | null {
  const { key, news, event, verdict } = line;
  if (verdict) return { key, line, tab: "deals" };
  if (event?.event === "cards_shown" && (event.to as Seat[]).includes(game.you ?? -1))
    return { key, line, tab: "deals" };
  if (!news) return null;
  if (news.entry === "said") {
    const said = news as unknown as Said;
    return unheard(said) ? null : { key, line, tab: "talk", channel: channelOf(said) };
  }
  const own = game.you !== null && (news.offer as { by?: Seat } | undefined)?.by === game.you;
  if (OF_DEALS.has(news.entry)) return own || news.seat === game.you ? null : { key, line, tab: "deals" };
  return OF_VOTES.has(news.entry) ? { key, line, tab: "table" } : null;
}

export function noticeText({ line: { news, event, verdict } }: Notice, game: Game, names: readonly string[]): string {
  if (verdict) return verdictText(verdict, game.offers, names);
  if (event) return tellCondottiere(event, names);
  if (news?.entry !== "said") return news ? tellNews(news, names) || dealNews(news, names) : "";
  const said = news as unknown as Said;
  const message = said.to?.length ? "talk-notice-private" : said.aside ? "talk-notice-aside" : "talk-notice-said";
  return say(message, { name: said.name, text: said.text });
}
