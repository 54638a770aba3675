"""Armies and their comparison: which of two armies in a territory beats the other."""

from condotta.kernel.compiled import State, bits, rule


@rule
def formations(state: State, seat: int, territory: int) -> tuple[int, int, int, int]:
    """The icons of a regiment, of a battalion, of a company and single: four sets. `ordonnance:army.counts`

    Each card promotes the icons that it shows, so an icon is in one set only. `ordonnance:army.once`
    """
    regiments, battalions, companies, singles = 0, 0, 0, 0
    for at in range(state.cards[seat][territory]):
        shown = state.laid[seat][territory][at]
        new = shown & ~(regiments | battalions | companies | singles)
        regiments |= battalions & shown
        battalions = battalions & ~shown | companies & shown
        companies = companies & ~shown | singles & shown
        singles = singles & ~shown | new
    return regiments, battalions, companies, singles


@rule
def army_key(state: State, seat: int, territory: int) -> int:
    """The key by which armies compare: the higher one wins. `ordonnance:army.compare`

    Number and seniority of regiments, then of battalions, then of companies, then the seniority of singles. The
    flag is the highest bit of each set, so of two sets the higher number has the most senior icon that differs.

    Ruling: the highest differing single decides; if one side's singles run out first, the other wins.
    """
    regiments, battalions, companies, singles = formations(state, seat, territory)
    key = bits(regiments) << 5 | regiments
    key = (key << 3 | bits(battalions)) << 5 | battalions
    key = (key << 3 | bits(companies)) << 5 | companies
    return key << 5 | singles


@rule
def beats(state: State, territory: int, seat: int, other: int) -> bool:
    """Whether a complete army wins against another: by its key or, of equal ones, by being there first.

    Ruling: armies are identical if their counts are, whatever the cards. `ordonnance:army.first-complete`
    """
    own, foreign = army_key(state, seat, territory), army_key(state, other, territory)
    if own != foreign:
        return own > foreign
    return bool(state.completed[seat][territory] < state.completed[other][territory])
