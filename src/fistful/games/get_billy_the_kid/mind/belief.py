"""How likely Outlaws and Lawmen are to have said, done and kept what they did.

The weights tell true worlds from guessed ones in games of all kinds of players; none of them is
so large that what our players never do could not be done by others.
"""

from math import log
from typing import Final

from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.get_billy_the_kid.cards import (
    ARREST,
    BINOCULARS,
    DISGUISE,
    ESCAPE,
    GOLD,
    KIND_COUNT,
    PISTOL,
    QUESTION,
    RESPOND,
    RIFLE,
    SURRENDER,
    TNT,
)
from fistful.games.get_billy_the_kid.mind.evaluation import USUAL_SUSPICION
from fistful.games.get_billy_the_kid.mind.suspicion import DOUBT
from fistful.games.get_billy_the_kid.state import BY, GetBilly
from fistful.games.mind import Likelihood

#: What is kept, by kind: before the reveal by anybody, after it by Lawmen and by Outlaws.
KEPT: Final = {BINOCULARS: -0.5, PISTOL: 0.15, DISGUISE: 0.25, ARREST: 0.1}
LAWFUL: Final = {
    GOLD: 0.45,
    QUESTION: -1.1,
    RIFLE: 0.6,
    BINOCULARS: -0.65,
    PISTOL: 0.5,
    DISGUISE: 0.35,
    TNT: 0.5,
} | dict.fromkeys(range(ESCAPE, KIND_COUNT), 0.2)
CHASED: Final = {
    GOLD: 0.1,
    QUESTION: -0.9,
    RIFLE: 1.0,
    BINOCULARS: -0.95,
    ARREST: -0.8,
    PISTOL: 0.75,
    DISGUISE: 0.45,
    TNT: 0.4,
} | dict.fromkeys(range(ESCAPE, KIND_COUNT), 0.5)
#: An Outlaw who is chased without Gold, and without a gun.
POOR: Final = -1.5
UNARMED: Final = 0.5
#: What an Outlaw still has after its last answer to an arrest was an Escape, or a gun: TNT, a
#: Disguise, and an Escape after a gun.
AFTER_ESCAPE: Final = [-1.7, -1.3, 0.0]
AFTER_GUN: Final = [-0.4, -0.5, -0.8]

#: By entry of the past: how much better an Outlaw than a Lawman fits it.
TELLS: Final = [log(tell) for tell in USUAL_SUSPICION.tells]
BY_ANYBODY: Final = [KEPT.get(card, 0.0) for card in range(KIND_COUNT)]
BY_LAWMAN: Final = [LAWFUL.get(card, 0.0) for card in range(KIND_COUNT)]
BY_OUTLAW: Final = [CHASED.get(card, 0.0) for card in range(KIND_COUNT)]


def fits(s: GetBilly, you: int) -> list[float]:
    """Return how well a whole world fits: the Outlaws in it, and the hands."""
    others = s.alive & ~(1 << you)
    if s.revealed:
        return [fit_of_chase(s, others)]
    fit = 0.0
    for seat in SEATS_IN[others]:
        for card in s.hands[seat]:
            fit += BY_ANYBODY[card]
    outlaws = s.outlaws & others
    for seat in SEATS_IN[outlaws]:
        fit += log((s.could[seat] & s.deck.lawmen).bit_count() + DOUBT)
    for entry in s.past:
        if outlaws >> entry % BY & 1:
            fit += TELLS[entry]
    return [fit]


def fit_of_chase(s: GetBilly, others: int) -> float:
    """Return how well hands fit once all is revealed."""
    fit = 0.0
    for seat in SEATS_IN[others]:
        hand = s.hands[seat]
        kept = BY_LAWMAN
        if s.outlaws >> seat & 1:
            kept = BY_OUTLAW
            if GOLD not in hand:
                fit += POOR
            if PISTOL not in hand and RIFLE not in hand:
                fit += UNARMED
            fit += fit_of_answer(hand, last_answer(s, seat))
        for card in hand:
            fit += kept[card]
    return fit


def last_answer(s: GetBilly, seat: int) -> int:
    """Return the last card a seat answered an arrest with, or NOTHING."""
    for entry in reversed(s.past):
        if entry % BY == seat and RESPOND <= entry // BY < SURRENDER:
            return entry // BY - RESPOND
    return NOTHING


def fit_of_answer(hand: tuple[int, ...], answer: int) -> float:
    """Return how well a hand fits an Outlaw's last answer: the best ways out are taken first."""
    if answer >= ESCAPE:
        tnt, disguise, escape = AFTER_ESCAPE
    elif answer in (PISTOL, RIFLE):
        tnt, disguise, escape = AFTER_GUN
    else:
        return 0.0
    fit = 0.0
    if TNT in hand:
        fit += tnt
    if DISGUISE in hand:
        fit += disguise
    if hand and max(hand) >= ESCAPE:
        fit += escape
    return fit


LIKELIHOOD: Final = Likelihood(fits)
