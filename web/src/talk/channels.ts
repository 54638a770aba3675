/** Who hears what is said: all, or a few seats. A channel is named by its seats; that of all has no name. */
import type { Seat } from "../wire/wire";
import type { Said } from "./deals";

export const TO_ALL = "";

export function channelOf(said: Said): string {
  return said.to?.length ? among([...said.to, ...(typeof said.seat === "number" ? [said.seat] : [])]) : TO_ALL;
}

/** The private channel of these seats. */
export function among(seats: Iterable<Seat>): string {
  return [...new Set(seats)].sort((one, other) => one - other).join(",");
}

/** The seats of a private channel, without one's own. */
export function othersIn(channel: string, you: Seat | null): Seat[] {
  return channel === TO_ALL
    ? []
    : channel
        .split(",")
        .map(Number)
        .filter((seat) => seat !== you);
}
