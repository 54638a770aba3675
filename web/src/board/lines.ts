/** A line of the log as a sentence in the reader's language; nothing where nothing is to be said. */
import { dealNews, verdictText } from "../talk/telling";
import type { Game, LogLine } from "../wire/game.svelte";
import { tellEvent, tellNews } from "../words/sentences";

export function sentence(line: LogLine, game: Game, present: readonly string[]): string {
  const { event, news, verdict } = line;
  // While a table gathers, chairs change hands: told is who sat there then.
  const names = line.names ?? present;
  if (verdict) return verdictText(verdict, game.offers, names);
  if (event) return tellEvent(game.table?.settings.game, event, names);
  // Talk has its own place, where one sees to whom it was said and can be spared somebody's.
  if (!news || news.entry === "said") return "";
  if (news.entry === "stood" && !line.names) return "";
  return tellNews(news, names) || dealNews(news, names, line.names !== undefined);
}

/** The number under which a line was told. */
export const toldAt = (line: LogLine): number => parseInt(line.key, 10);
