/** What there is to see when a battle or a round ends, read off the events: the lines as they lay, and what came of it. */
import type { Card, CondottiereView, GameEvent, Seat, Told } from "../wire/wire";

export interface Row {
  readonly seat: Seat;
  readonly line: readonly Card[];
  readonly strength: number;
  readonly won: boolean;
}

export interface Aftermath {
  readonly n: number;
  readonly kind: "battle" | "round";
  /** The event that says it all. */
  readonly head: GameEvent;
  readonly winner: Seat | null;
  readonly rows: readonly Row[];
  /** What else came of it, in order. */
  readonly then: readonly GameEvent[];
}

/** How the game ended is told below the table, and stays there. */
const ALSO = new Set(["token_taken", "final_battle_began", "pile_renewed"]);

/** The end that was told, if it was one; `before` is the view before it. */
export function aftermath(told: Told | null, before: CondottiereView | null): Aftermath | null {
  const events = told?.events ?? [];
  const concluded = events.find(({ event }) => event === "battle_concluded");
  if (told && concluded && before) return battle(told.n, events, concluded, before);
  const dealt = events.filter(({ event }) => event === "cards_dealt");
  const [head] = dealt;
  return told && head ? { n: told.n, kind: "round", head, winner: null, rows: [], then: dealt } : null;
}

function battle(n: number, events: readonly GameEvent[], concluded: GameEvent, before: CondottiereView): Aftermath {
  const strengths = concluded.strengths as number[];
  const winner = concluded.winner as Seat | null;
  const lines = lastLines(before, events.slice(0, events.indexOf(concluded)));
  const rows = lines
    .map((line, seat) => ({ seat, line, strength: strengths[seat] ?? 0, won: winner === seat }))
    .filter(({ line, strength }) => line.length || strength)
    .sort((one, other) => other.strength - one.strength);
  const conquered = events.find(({ event }) => event === "region_conquered");
  const then = events.filter(({ event }) => ALSO.has(event));
  return { n, kind: "battle", head: conquered ?? concluded, winner, rows, then };
}

/** The lines as they lay at last: those before the move, and what it changed in them. */
function lastLines(before: CondottiereView, events: readonly GameEvent[]): Card[][] {
  const lines = before.seats.map((seat) => [...seat.line]);
  for (const happened of events) {
    const line = lines[happened.seat as Seat];
    const card = happened.card as Card | null;
    if (!line) continue;
    if (card && (happened.event === "card_turned_up" || (happened.event === "card_played" && !happened.face_down)))
      line.push(card);
    if (card && happened.event === "mercenary_fetched") drop(line, card);
    if (happened.event === "cards_discarded") for (const one of happened.cards as Card[]) drop(line, one);
  }
  return lines;
}

function drop(line: Card[], card: Card): void {
  const at = line.indexOf(card);
  if (at >= 0) line.splice(at, 1);
}
