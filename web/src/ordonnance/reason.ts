/** Why an army leads its territory, as a sentence: the server says over whom and by what. */
import type { Lead, OrdonnanceView } from "../wire/wire";
import { unitName } from "../words/tell";
import { say } from "../words/words.svelte";

export function reasonOf(lead: Lead | null, view: OrdonnanceView, at: number, names: readonly string[]): string {
  const leader = lead?.leader ?? view.leaders[at] ?? null;
  if (leader === null) return say("board-lead-none");
  const words = { name: names[leader] ?? "", rival: names[lead?.rival ?? -1] ?? "", size: lead?.size ?? 0 };
  if (!lead || lead.rival === null || lead.rival === undefined) return say("board-lead-only", words);
  if (lead.icon) return say("board-lead-rank", { ...words, formation: unitName(words.size, lead.icon) });
  return say(words.size ? "board-lead-number" : "board-lead-first", words);
}
