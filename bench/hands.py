"""Count what players of Ordonnance keep in their hands, in duels: the odds in `condotta.bots.ordonnance.hands`.

    python bench/hands.py --bot strategist:200 --games 150

For each number of cards that a player has laid, the cards are counted which his opponent has not seen, and how many of
them are in the hand. The odds of a kind, from six laid cards on, are printed in hundredths of the odds of any card.
"""

import argparse
import math

from condotta.bots import make_bot
from condotta.catalogue import game_named
from condotta.kernel.compiled import peek
from condotta.ordonnance.decks import CARDS_EACH
from condotta.ordonnance.icons import KINDS
from condotta.ordonnance.position import opened

GAME = game_named("ordonnance")
SETTLED, FEW = 6, 2
"""From so many laid cards on; and so many counts are added to what was counted, as if it had been as expected."""


def count(bot: str, games: int) -> tuple[list[list[float]], list[list[float]], list[list[float]]]:
    """By cards laid and by kind: how many were kept, how many would have been by chance, and what share that is."""
    kept, by_chance, share = ([[0.0] * KINDS for _ in range(CARDS_EACH + 1)] for _ in range(3))
    copies = [make_bot(bot, GAME, f"hands {seat}") for seat in range(2)]
    for number in range(games):
        position = GAME.start(GAME.options_type(players=2), f"hands {number}")
        while (seat := GAME.mover(position)) is not None:
            state = peek(opened(position).rows)
            laid, hand = sum(state.cards[1 - seat]), state.hand[1 - seat]
            part = sum(hand) / (sum(hand) + state.pile_size)
            for kind in range(KINDS):
                kept[laid][kind] += hand[kind]
                by_chance[laid][kind] += part * (hand[kind] + state.pile[kind])
                share[laid][kind] = part
            view = GAME.view(position, seat)
            position = GAME.apply(position, copies[seat].choose(view, GAME.legal(view))).position
    return kept, by_chance, share


def odds(share: float) -> float:
    share = min(0.95, max(0.01, share))
    return share / (1 - share)


def odds_of(kind: int, counted: tuple[list[list[float]], ...]) -> int:
    """The odds of a kind, each number of laid cards counted by how many cards it tells of."""
    total = weight = 0.0
    for kept, by_chance, share in [tuple(rows[laid] for rows in counted) for laid in range(SETTLED, CARDS_EACH)]:
        if share[kind]:
            ratio = (kept[kind] + FEW) / (by_chance[kind] + FEW)
            total += by_chance[kind] * math.log(odds(ratio * share[kind]) / odds(share[kind]))
            weight += by_chance[kind]
    return round(100 * math.exp(total / weight)) if weight else 100


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="strategist:200")
    parser.add_argument("--games", type=int, default=150)
    asked = parser.parse_args()
    counted = count(asked.bot, asked.games)
    print([odds_of(kind, counted) for kind in range(KINDS)])


if __name__ == "__main__":
    main()
