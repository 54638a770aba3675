/** What can be chosen for a table, as the server has it: games and their options, bots, colours. */
import { answered } from "../wire/api";
import type * as wire from "../wire/schema";
import type { Settings } from "../wire/wire";

export type Choice = Required<wire.Choice>;
export type GameChoices = Omit<wire.GameChoices, "game" | "options" | "unwise"> & {
  game: Settings["game"];
  options: Choice[];
  /** Pairs of options that the rulebook advises not to combine. */
  unwise: [string, string][];
};
export type Catalogue = Omit<Required<wire.Choices>, "games"> & { games: GameChoices[] };

let asked: Promise<Catalogue> | null = null;

/** The catalogue, asked for once; after a failure it is asked for again. */
export function catalogue(): Promise<Catalogue> {
  asked ??= fetch("/api/catalogue")
    .then((answer) => answered<Catalogue>(answer))
    .catch((error: unknown) => {
      asked = null;
      throw error;
    });
  return asked;
}

export function choicesOf(found: Catalogue, game: string): GameChoices {
  return (found.games.find((one) => one.game === game) ?? found.games[0]) as GameChoices;
}
