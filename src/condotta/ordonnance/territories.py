"""The five territories, which every player has in a line of his own. `ordonnance:territories.five`

Inside the rules a territory is a number and a set of them a bit set; outside it is a `Territory`.
"""

from condotta.kernel.numbered import Numbered

TERRITORIES = 5
LEVANT = (1 << TERRITORIES) - 1
ARMY = 4
"""The cards in a territory that are an army. `ordonnance:army.counts`"""


class Territory(Numbered):
    """A territory, as it is named in notation, records and on the wire."""

    ANTIOCH = "Antioch"
    CYPRUS = "Cyprus"
    JERUSALEM = "Jerusalem"
    EDESSA = "Edessa"
    TRIPOLI = "Tripoli"


BY_NUMBER: tuple[Territory, ...] = tuple(Territory)
