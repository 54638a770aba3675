"""Preparing: every rule is called once before the first guest comes, so that nobody waits for a compiler."""

from condotta.catalogue import GAMES, game_named


def prepare_rules() -> None:
    """Load the rules of all games; the first time after an update they are compiled."""
    for name in GAMES:
        rules = game_named(name)
        position = rules.start(rules.options_type(), "preparing")
        view = rules.view(position, rules.mover(position))
        action = rules.legal(view)[0]
        rules.apply(position, rules.read(rules.write(action))).events(None)
