/** What is left on the clocks, from what the server told; nothing here decides that time is up. */
import type { Clocks, Seat } from "../wire/wire";
import { say } from "../words/words.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds that a seat has; null if it is not timed now. */
export function leftOf(clocks: Clocks | null, seat: Seat, mover: Seat | null, now: number): number | null {
  if (!clocks) return null;
  const deadline = clocks.deadline ?? null;
  if (seat === mover && deadline !== null) return Math.max(0, deadline - now);
  return clocks.left ? Math.max(0, clocks.left[seat] ?? 0) : null;
}

/** As on a clock: 0:09, 12:40, 3:05:00; days and hours for what is far away. */
export function asClock(left: number): string {
  if (left >= 2 * DAY)
    return say("moments-days-hours", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  // A clock shows 0:00 only when nothing is left.
  const seconds = Math.ceil(left / SECOND);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Below this a clock is in need. */
export const LITTLE = 20 * SECOND;

/** Moments at which the owner of a clock is told, in seconds. */
const TOLD = [60, 20, 10];

/** Which of these moments has come: the latest one; null if there is time. */
export function warned(left: number | null): number | null {
  if (left === null) return null;
  return TOLD.findLast((seconds) => left <= seconds * SECOND) ?? null;
}

/** A moment of the server as the reader writes it: the hour, and the day if it is another one. */
export function moment(at: number, language: string, now: number): string {
  const [then, today] = [new Date(at), new Date(now)];
  const day = then.toDateString() === today.toDateString() ? {} : ({ weekday: "short", day: "numeric" } as const);
  return new Intl.DateTimeFormat(language, { ...day, hour: "2-digit", minute: "2-digit" }).format(then);
}
