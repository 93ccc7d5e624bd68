"""How likely Outlaws and Lawmen are to have said, done and kept what they did.

The weights tell true worlds from guessed ones in games of all kinds of players; none of them is
so large that what our players never do could not be done by others.
"""

from math import log
from typing import Final

from fistful.engine.instinct import Likelihood
from fistful.engine.seats import SEATS_IN
from fistful.games.get_billy_the_kid.cards import (
    AGAIN,
    ARREST,
    ASK,
    BINOCULARS,
    DISCARD,
    DISGUISE,
    ESCAPE,
    GOLD,
    KIND_COUNT,
    LOOK,
    PISTOL,
    QUESTION,
    RIFLE,
    TAKE,
    TNT,
    VERBS,
)
from fistful.games.get_billy_the_kid.state import BY, GetBilly

#: How much better an Outlaw than a Lawman fits what it threw away, a question, a look at a hand.
THROWN: Final = {ARREST: 2.0, PISTOL: 2.5, DISGUISE: -2.5, TNT: -2.5} | dict.fromkeys(
    range(ESCAPE, KIND_COUNT), -0.3
)
ASKED: Final = -0.6
LOOKED: Final = 2.5
#: What is kept: by kind, before the reveal and after it; and Arrests by Outlaws who are chased.
KEPT: Final = {BINOCULARS: -0.5, PISTOL: 0.15, DISGUISE: 0.25, ARREST: 0.1}
KEPT_LATE: Final = {
    GOLD: 0.6,
    QUESTION: -1.1,
    RIFLE: 0.4,
    BINOCULARS: -0.9,
    PISTOL: 0.4,
} | dict.fromkeys(range(ESCAPE, KIND_COUNT), 0.35)
BADGES: Final = -0.9
#: An Outlaw whose answers fit no Lawman is not quite impossible.
DOUBT: Final = 0.02


def tells() -> list[float]:
    """Return how much better an Outlaw fits each entry of the past."""
    found = [0.0] * (len(VERBS.verb_of) * BY)
    for seat in range(BY):
        for card, tell in THROWN.items():
            found[(DISCARD + card) * BY + seat] = tell
        for action in range(ASK, AGAIN):
            found[action * BY + seat] = ASKED
        for action in range(LOOK, TAKE):
            found[action * BY + seat] = LOOKED
    return found


TELLS: Final = tells()
EARLY: Final = [KEPT.get(card, 0.0) for card in range(KIND_COUNT)]
LATE: Final = [KEPT_LATE.get(card, 0.0) for card in range(KIND_COUNT)]


def fits(s: GetBilly, you: int) -> list[float]:
    """Return how well a whole world fits: the Outlaws in it, and the hands."""
    others = SEATS_IN[(1 << s.seats) - 1 & ~(1 << you)]
    kept = LATE if s.revealed else EARLY
    fit = 0.0
    for seat in others:
        for card in s.hands[seat]:
            fit += kept[card]
    outlaws = s.outlaws & ~(1 << you)
    if s.revealed:
        for seat in SEATS_IN[outlaws]:
            fit += BADGES * s.hands[seat].count(ARREST)
        return [fit]
    for seat in SEATS_IN[outlaws]:
        fit += log((s.could[seat] & s.deck.lawmen).bit_count() + DOUBT)
    for entry in s.past:
        if outlaws >> entry % BY & 1:
            fit += TELLS[entry]
    return [fit]


LIKELIHOOD: Final = Likelihood(fits)
