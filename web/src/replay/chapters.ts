/** Where a game can be opened: its battles, or in Ordonnance the armies that were completed. Read off the events. */
import type { GameEvent } from "../wire/wire";
import type { Frame } from "./wire";

export interface Chapter {
  readonly frame: number;
  /** What happened: a battle, the final one, an army completed or a territory won. */
  readonly event: GameEvent;
  /** Its number, from 1. */
  readonly number: number;
  readonly round: number;
  /** The first of its round. */
  readonly opens: boolean;
}

const BEGINNINGS = ["final_battle_began", "region_chosen", "territory_won", "army_completed"];

export function chaptersOf(frames: readonly Frame[]): Chapter[] {
  const found: { frame: number; event: GameEvent; round: number }[] = [];
  let round = 1;
  let fought = false;
  for (const { frame, events = [] } of frames) {
    const names = new Set(events.map(({ event }) => event));
    const beginning = BEGINNINGS.find((name) => names.has(name));
    const event = events.find((one) => one.event === beginning);
    if (event) {
      found.push({ frame, event, round });
      fought = false;
    }
    if (names.has("cards_dealt") && !names.has("final_battle_began")) {
      round += 1;
      // The region may be chosen before the deal: that battle is the first of the new round.
      const latest = found.at(-1);
      if (latest && !fought) latest.round = round;
    }
    fought ||= names.has("card_played") || names.has("passed");
  }
  return found.map((one, at) => ({ ...one, number: at + 1, opens: found[at - 1]?.round !== one.round }));
}
