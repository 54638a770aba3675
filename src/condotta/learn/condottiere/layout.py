"""What an observation of Condottiere tells, and where."""

from condotta.condottiere.cards import KINDS
from condotta.condottiere.italy import REGIONS
from condotta.condottiere.options import FLAGS
from condotta.condottiere.state import AUTOMATIC, SEATS
from condotta.condottiere.view import Ending
from condotta.learn.planes import laid_out

LAYOUT = laid_out(
    ("hand", (KINDS,), "one's own hand: how many cards of each kind"),
    ("own_face_down", (KINDS,), "the kind of one's own face-down card"),
    ("kept", (KINDS,), "the cards one has chosen to keep so far, at a round's end"),
    ("discards", (KINDS,), "the discard pile: how many cards of each kind"),
    ("unseen", (KINDS,), "cards in other hands, face down before others, and in the pile; known ones included"),
    ("pile", (1,), "the size of the draw pile"),
    ("phase", (AUTOMATIC,), "what is asked: choose, battle, fetch, pope, discard, keep, draw; or the game is over"),
    ("region", (REGIONS,), "the contested region"),
    ("pope", (REGIONS,), "the region under the Pope's protection"),
    ("card_played", (1,), "whether a card was played in this battle"),
    ("defender_played", (1,), "whether the defender has played a card in this battle"),
    ("battles", (1,), "battles concluded"),
    ("idle_battles", (1,), "how many of them, up to the last, saw no card played"),
    ("ending", (len(Ending),), f"how the game ended: {', '.join(ending.value for ending in Ending)}"),
    ("options", (len(FLAGS),), f"what is switched on: {', '.join(FLAGS)}"),
    ("seated", (SEATS,), "whether there is such a seat"),
    ("turn", (SEATS,), "the seat that is asked"),
    ("token", (SEATS,), "the holder of the token"),
    ("out", (SEATS,), "seats that are out of this battle"),
    ("face_down", (SEATS,), "seats with a face-down card"),
    ("defender", (SEATS,), "whose region is contested, with Capturing Regions"),
    ("finalist", (SEATS,), "seats in the final battle"),
    ("winner", (SEATS,), "seats that have won"),
    ("hand_size", (SEATS,), "the cards in each hand, those just kept included"),
    ("strength", (SEATS,), "what each line counts now, by its face-up cards"),
    ("regions", (SEATS, REGIONS), "the regions of each seat"),
    ("line", (SEATS, KINDS), "each line's face-up cards: how many of each kind"),
    ("known", (SEATS, KINDS), "cards that others are known to hold, in hand or face down; nothing of oneself"),
)
