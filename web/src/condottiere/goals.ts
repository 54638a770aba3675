/** What a game asks for, to be shown beside what each seat has; the server alone says who has won. */
import type { CondottiereView } from "../wire/wire";

export function goals({ options }: CondottiereView): { regions: number; adjacent: number } {
  const few = options.players < 4;
  return { regions: few ? 6 : 5, adjacent: (few ? 4 : 3) + (options.bigger_kingdoms ? 1 : 0) };
}
