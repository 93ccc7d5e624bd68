"""How likely players give, claim, dump and keep what: they know their gifts and cover their loot.

The weights are logarithms, learnt by telling the true worlds of five hundred games of all kinds of
players from guessed ones.
"""

from collections.abc import Sequence
from typing import Final

from fistful.engine.state import NOTHING
from fistful.games.blasting_billy.cards import PER_TYPE, TYPE, TYPE_COUNT, VALUE
from fistful.games.blasting_billy.ending import blasted, total
from fistful.games.blasting_billy.state import FROM, BlastingBilly
from fistful.games.mind import Likelihood

#: How likely a card is given, dumped or kept, by value, dynamite last: by a seat without loot of
#: its type, and by one with some.
GIVEN: Final[list[list[float]]] = [
    [0.56, 0.38, 0.21, 0.20, -0.06, -0.4, -0.4, -0.7, -0.6, -0.6, -0.4, 0.8],
    [0.68, 0.48, 0.45, 0.30, 0.25, -0.1, -0.2, -0.45, -0.5, -0.6, -0.6, 0.1],
]
DUMPED: Final[list[list[float]]] = [
    [1.1, 0.9, 0.3, -0.6, -0.8, -0.6, -0.7, -0.6, -0.5, -0.4, -0.1, 1.2],
    [1.5, 0.9, -0.4, -0.9, -1.3, -1.2, -1.1, -1.3, -1.2, -0.9, -0.8, 1.7],
]
KEPT: Final[list[list[float]]] = [
    [-0.5, -0.4, -0.2, -0.1, 0.05, 0.2, 0.25, 0.25, 0.25, 0.4, 0.45, -0.8],
    [-0.1, -0.1, 0.1, 0.1, 0.05, 0.15, 0.2, 0.05, 0.0, -0.1, -0.15, -0.2],
]
#: How likely a column begins with a card, face down (BB-22).
FIRST: Final[list[float]] = [-0.4, -0.4, -0.1, -0.1, 0.0, 0.1, 0.15, 0.15, 0.3, 0.5, 0.6, -0.9]
#: For every point of gifts without loot, and of loot with own gifts to cover it.
SPENT: Final = -0.043
COVERED: Final = 0.176
#: For every point of loot, and for its square.
LOOT: Final = 0.036
LARGE: Final = -0.004
#: For every point of loot beyond own gifts; beyond these and `DARING`; beyond these and `USUAL` for
#: every gift of the others.
BARE: Final = -0.027
DARING: Final = 8
TOO_BARE: Final = -0.298
USUAL: Final = 5
HOPELESS: Final = -0.163


def fits(s: BlastingBilly, you: int) -> list[float]:
    """Return how well the cards of each type fit."""
    found = [0.0] * TYPE_COUNT
    #: What every seat gave of each type: cards, and points.
    gifts = [0] * len(s.loot)
    points = [0] * len(s.loot)
    for t, column in enumerate(s.billy):
        for gift in column:
            seat, card = gift // FROM, gift % FROM
            place = seat * TYPE_COUNT + t
            gifts[place] += 1
            points[place] += VALUE[card]
            if seat != you:
                found[t] += GIVEN[bool(s.loot[place])][card % PER_TYPE]
    for dumped in s.box:
        seat, card = dumped // FROM, dumped % FROM
        if seat != you:
            has_loot = bool(s.loot[seat * TYPE_COUNT + TYPE[card]])
            found[TYPE[card]] += DUMPED[has_loot][card % PER_TYPE]
    for seat in range(s.seats):
        if seat == you:
            continue
        for card in s.hands[seat]:
            has_loot = bool(s.loot[seat * TYPE_COUNT + TYPE[card]])
            found[TYPE[card]] += KEPT[has_loot][card % PER_TYPE]
        for t in range(TYPE_COUNT):
            place = seat * TYPE_COUNT + t
            others = len(s.billy[t]) - gifts[place]
            found[t] += fit_of_column(s.loot[place], points[place], others)
    return found


def fit_of_column(column: tuple[int, ...], given: int, others: int) -> float:
    """Return how well a column fits, by what its owner gave and how many gifts are others'."""
    if not column:
        return SPENT * given
    loot = total(column) - total(blasted(column, all_earlier=False))
    fit = FIRST[column[0] % PER_TYPE] + COVERED * min(given, loot) + LOOT * loot
    fit += LARGE * loot * loot
    bare = loot - given
    if bare > 0:
        fit += BARE * bare
        fit += TOO_BARE * max(0, bare - DARING)
        fit += HOPELESS * max(0, bare - USUAL * others)
    return fit


def take(s: BlastingBilly, other: BlastingBilly, t: int) -> None:
    """Take over where the cards of one type are."""
    for seat in range(s.seats):
        place = seat * TYPE_COUNT + t
        s.loot[place] = other.loot[place]
        s.hands[seat] = tuple(mingled(s.hands[seat], other.hands[seat], t))
    s.billy[t] = other.billy[t]
    for place, dumped in enumerate(other.box):
        if TYPE[dumped % FROM] == t:
            s.box[place] = dumped
    for place, card in enumerate(other.aside):
        if TYPE[card] == t:
            s.aside[place] = card
    if s.top != NOTHING and TYPE[s.top] == t:
        s.top = other.top
    s.bag = sorted(mingled(s.bag, other.bag, t))


def mingled(cards: Sequence[int], others: Sequence[int], t: int) -> list[int]:
    """Return the cards, but those of one type from others."""
    return [card for card in cards if TYPE[card] != t] + [c for c in others if TYPE[c] == t]


LIKELIHOOD: Final = Likelihood(fits, take)
