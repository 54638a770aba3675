/** Leafing by keys, unless something on the page wants them for itself. */
import type { KeyRow } from "../board/keys.svelte";
import type { Replay } from "./replay.svelte";

const REST: readonly KeyRow[] = [
  ["Home End", "replay-key-ends"],
  ["␣", "replay-key-play"],
  ["l", "board-key-log"],
  ["?", "board-key-help"],
];
/** The keys that help is given about, in the words of each game; Ordonnance has no rounds. */
export const KEYS: Record<"condottiere" | "ordonnance", readonly KeyRow[]> = {
  condottiere: [
    ["← →", "replay-key-step"],
    ["Shift ← →", "replay-key-battle"],
    ["PgUp PgDn", "replay-key-round"],
    ...REST,
  ],
  ordonnance: [["← →", "replay-key-step"], ["Shift ← →", "replay-key-army"], ...REST],
};

const TAKEN = "input, select, textarea, [contenteditable], [role=log], .hand";

export function leafing(event: KeyboardEvent, replay: Replay): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target?.closest(TAKEN)) return;
  const leaf = LEAVES[event.shiftKey ? `Shift ${event.key}` : event.key];
  if (!leaf || (event.key === " " && target?.closest("button, a, summary"))) return;
  event.preventDefault();
  if (event.key !== " ") replay.pause();
  leaf(replay);
}

const LEAVES: Record<string, (replay: Replay) => void> = {
  ArrowLeft: (replay) => replay.go(replay.at - 1),
  ArrowRight: (replay) => replay.go(replay.at + 1),
  "Shift ArrowLeft": (replay) => replay.leap(-1),
  "Shift ArrowRight": (replay) => replay.leap(1),
  PageUp: (replay) => replay.leap(-1, "round"),
  PageDown: (replay) => replay.leap(1, "round"),
  Home: (replay) => replay.go(0),
  End: (replay) => replay.go(replay.last),
  " ": (replay) => (replay.playing ? replay.pause() : replay.play()),
};
