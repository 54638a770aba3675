/** What the review says of a move, in sentences. */
import { say } from "../words/words.svelte";
import { tellMove } from "./notation";
import type { Judged } from "./wire";

export const MARKS = ["turn", "luck", "mistake"] as const;
export type Mark = (typeof MARKS)[number];
/** How the marks are drawn, as in `condotta analyse`. */
export const SIGNS: Record<Mark, string> = { turn: "!", luck: "~", mistake: "?" };

export function marksOf(judged: Judged): Mark[] {
  return MARKS.filter(
    (mark) => ({ turn: judged.turning_point, luck: judged.turn_of_luck, mistake: judged.mistake })[mark],
  );
}

/** The remarks on a move: how somebody's chance swung, and what would have been better. */
export function remarkOn(judged: Judged, names: readonly string[]): string {
  const marks = marksOf(judged);
  const marked = marks.map((mark) => say(`replay-mark-${mark}`)).join(", ");
  const turned = judged.turning_point || judged.turn_of_luck;
  return [marked && `${upper(marked)}.`, turned ? swing(judged, names) : "", better(judged)].filter(Boolean).join(" ");
}

export const percent = (chance: number): number => Math.round(100 * chance);

/** The seat whose chance changed the most by it all. */
function swing({ before, after }: Judged, names: readonly string[]): string {
  const changes = before.map((chance, seat) => Math.abs((after[seat] ?? chance) - chance));
  const seat = changes.indexOf(Math.max(...changes));
  const words = { name: names[seat] ?? "", before: percent(before[seat] ?? 0), after: percent(after[seat] ?? 0) };
  return say("replay-swing", words);
}

function better({ verdict, action, mistake }: Judged): string {
  if (!verdict) return "";
  if (verdict.best === action) return say("replay-agreed");
  if (!mistake) return "";
  const words = { best: percent(verdict.best_chance), chance: percent(verdict.chance) };
  return say("replay-better", { action: tellMove(verdict.best), ...words });
}

function upper(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
