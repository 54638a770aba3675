"""The example of training: it learns."""

import numpy as np

from condotta.learn import SelfPlay
from examples.train_ordonnance import share_of_wins, update


def test_a_few_updates_make_the_example_beat_random_decisions() -> None:
    play = SelfPlay("ordonnance", 1)
    weights = np.zeros((play.layout.size + 1, play.decisions), np.float32)
    before = share_of_wins(weights)

    for number in range(8):
        update(weights, number)

    assert 0.4 < before < 0.6
    assert share_of_wins(weights) > 0.7
