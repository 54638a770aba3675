"""What an observation of Ordonnance tells, and where."""

from condotta.learn.planes import laid_out
from condotta.ordonnance.icons import ICONS, KINDS
from condotta.ordonnance.state import AUTOMATIC, SEATS
from condotta.ordonnance.territories import ARMY, TERRITORIES
from condotta.ordonnance.view import Ending

LAYOUT = laid_out(
    ("hand", (KINDS,), "one's own hand: how many cards of each kind; a kind is the set of its icons, 0 is no card"),
    ("unseen", (KINDS,), "cards in other hands and in the pile: how many of each kind"),
    ("pile", (1,), "the size of the draw pile"),
    ("phase", (AUTOMATIC,), "what is asked: place; or the game is over"),
    ("ending", (len(Ending),), f"how the game ended: {', '.join(ending.value for ending in Ending)}"),
    ("placement", (1,), "whether placement decides between leaders"),
    ("seated", (SEATS,), "whether there is such a seat"),
    ("turn", (SEATS,), "the seat that is asked"),
    ("winner", (SEATS,), "seats that have won"),
    ("hand_size", (SEATS,), "the cards in each hand"),
    ("control", (SEATS, TERRITORIES), "territories that a seat controls for good"),
    ("leader", (SEATS, TERRITORIES), "territories where a seat has the best of the complete armies"),
    ("cards", (SEATS, TERRITORIES), "how many cards lie in each territory"),
    ("completed", (SEATS, TERRITORIES), "which army of the game was completed there: 1 the first, 0 none yet"),
    ("icons", (SEATS, TERRITORIES, ICONS), "how many cards there show S, B, W, H, F"),
    ("laid", (SEATS, TERRITORIES, ARMY), "the kinds of the cards there, in the order they were laid; 0 is none"),
)
