/**
 * The strength of a line as a sum, term by term: an explanation of the server's figure, never a figure of its own.
 * Where it does not come to the same, there is none.
 */
import { isMercenary } from "../cards/kinds";
import type { Card, SeatView } from "../wire/wire";

export interface Term {
  readonly card: Card;
  readonly sum: string;
  readonly value: number;
}

export function terms(seat: SeatView, all: readonly SeatView[]): Term[] | null {
  const inPlay = new Set(all.flatMap((one) => one.line));
  const told = [...mercenaries(seat.line, inPlay.has("winter")), ...additions(seat.line, inPlay)];
  return total(told) === seat.strength ? told : null;
}

/** The kind that Spring favours: the highest Mercenary in any line. */
export function highest(inPlay: ReadonlySet<Card>): Card | null {
  const values = [...inPlay].filter(isMercenary).map(Number);
  return values.length ? (String(Math.max(...values)) as Card) : null;
}

function mercenaries(line: readonly Card[], winter: boolean): Term[] {
  const kinds = [...new Set(line.filter(isMercenary))].sort((one, other) => Number(other) - Number(one));
  const told = kinds.map((card) => {
    const [count, worth] = [amount(line, card), winter ? 1 : Number(card)];
    return { card, sum: count > 1 ? `${count} × ${worth}` : `${worth}`, value: count * worth };
  });
  const sum = total(told);
  return line.includes("drummer") && sum ? [...told, { card: "drummer", sum: "× 2", value: sum }] : told;
}

function additions(line: readonly Card[], inPlay: ReadonlySet<Card>): Term[] {
  const favoured = inPlay.has("spring") ? highest(inPlay) : null;
  const added: [Card, number, number][] = [
    ["spring", favoured ? amount(line, favoured) : 0, 3],
    ["courtesan", amount(line, "courtesan"), 1],
    ["heroine", amount(line, "heroine"), 10],
  ];
  return added
    .filter(([, count]) => count > 0)
    .map(([card, count, worth]) => ({
      card,
      sum: count > 1 ? `+ ${count} × ${worth}` : `+ ${worth}`,
      value: count * worth,
    }));
}

const amount = (line: readonly Card[], card: Card) => line.filter((one) => one === card).length;
const total = (all: readonly Term[]) => all.reduce((sum, term) => sum + term.value, 0);
