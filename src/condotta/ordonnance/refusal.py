"""Why an action is refused: the clause and the particulars, from the asker's own view alone.

Called only after the rules have refused; it explains, it does not decide.
"""

from condotta.kernel.game import IllegalMove
from condotta.ordonnance.actions import Action
from condotta.ordonnance.view import Phase, View


def refusal(view: View, action: Action) -> IllegalMove:
    """The reason, in this order: who asks, whose turn it is, what he holds, where there is room."""
    if view.viewer is None:
        return IllegalMove("turn.spectator")
    if view.phase is Phase.OVER:
        return IllegalMove("turn.over")
    if view.turn != view.viewer:
        return IllegalMove("turn.other")
    if action.card not in view.hand:
        return IllegalMove("card.not-held", card=action.card.value)
    return IllegalMove("territory.four-cards", territory=action.territory.value)
