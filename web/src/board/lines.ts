/** A line of the log as a sentence in the reader's language; nothing where nothing is to be said. */
import { dealNews, verdictText } from "../talk/telling";
import type { Game, LogLine } from "../wire/game.svelte";
import { tellEvent, tellNews } from "../words/sentences";

export function sentence({ event, news, verdict }: LogLine, game: Game, names: readonly string[]): string {
  if (verdict) return verdictText(verdict, game.offers, names);
  if (event) return tellEvent(game.table?.settings.game, event, names);
  // Talk has its own place, where one sees to whom it was said and can be spared somebody's.
  if (!news || news.entry === "said") return "";
  return tellNews(news, names) || dealNews(news, names);
}

/** The number under which a line was told. */
export const toldAt = (line: LogLine): number => parseInt(line.key, 10);
