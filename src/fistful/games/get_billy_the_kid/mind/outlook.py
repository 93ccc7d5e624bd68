"""How likely the Lawmen are to win, for one who knows everything: learnt from many games.

`bench/prospects.py` learns the weights, as log odds, by what both sides hold when a turn begins:
each has a part that holds always and a part for every hour that is left.
"""

from math import exp
from typing import Final

from fistful.engine.seats import SEATS_IN
from fistful.games.get_billy_the_kid.cards import (
    ARREST,
    DISGUISE,
    ESCAPE,
    GOLD,
    PISTOL,
    RIFLE,
    TNT,
)
from fistful.games.get_billy_the_kid.mind.evaluation import USUAL_SUSPICION
from fistful.games.get_billy_the_kid.order import PLAY
from fistful.games.get_billy_the_kid.state import GetBilly, lawmen
from fistful.games.mind import Prospects

#: By what is looked at, in the order of `features`: its weight, and what that changes by for every
#: hour left. Before the reveal …
UNREVEALED: Final[dict[str, tuple[float, float]]] = {
    "one": (-1.769, 0.413),
    "lawmen": (0.225, -0.022),
    "arrests": (0.077, -0.004),
    "badges": (-0.156, -0.411),
    "guns": (0.794, -0.046),
    "unarmed": (-0.857, 0.116),
    "missing": (-1.588, 0.122),
    "two": (0.016, -0.163),
    "gold": (0.001, 0.009),
    "both_gold": (-0.292, 0.060),
    "outlaws_guns": (-0.380, 0.046),
    "fewest_guns": (0.018, -0.000),
    "away": (-0.183, 0.038),
    "matched": (-0.037, 0.018),
    "tnt": (-0.876, 0.088),
    "no_answer": (-0.072, 0.050),
    "one_answer": (-0.024, 0.019),
    "odds": (-0.302, -0.546),
    "badges_odds": (-0.078, 0.256),
}
#: … and after it.
REVEALED: Final[dict[str, tuple[float, float]]] = {
    "one": (0.138, -0.886),
    "lawmen": (0.519, 0.040),
    "arrests": (-0.035, 0.058),
    "badges": (1.070, -0.347),
    "guns": (0.204, 0.124),
    "unarmed": (-0.243, 0.133),
    "missing": (-2.916, 0.591),
    "two": (1.089, -0.748),
    "gold": (-2.562, 0.838),
    "both_gold": (-1.607, 0.429),
    "outlaws_guns": (-0.367, 0.062),
    "fewest_guns": (-0.128, 0.013),
    "away": (-0.605, 0.138),
    "matched": (-0.181, 0.066),
    "tnt": (-2.466, 0.417),
    "no_answer": (0.207, 0.193),
    "one_answer": (0.106, 0.107),
}
#: How many turns are played ahead before a position is judged.
TURNS: Final = 3
#: More Arrests than this are no better.
ENOUGH: Final = 6


def can_judge(s: GetBilly) -> bool:
    """Tell whether a turn's card is about to be played, and nobody faces anybody."""
    return s.phase == PLAY and not s.has_played


def chances(s: GetBilly) -> list[float]:
    """Return how likely each seat's side is to win."""
    weights = REVEALED if s.revealed else UNREVEALED
    left = hours_left(s)
    fit = 0.0
    for value, (weight, hourly) in zip(features(s), weights.values(), strict=True):
        fit += value * (weight + hourly * left)
    chance = 1 / (1 + exp(-fit))
    return [1 - chance if s.outlaws >> seat & 1 else chance for seat in range(s.seats)]


def hours_left(s: GetBilly) -> float:
    """Return how many hours are left, with the rest of this one."""
    return s.deck.hours - s.hour + 1 - (s.turn - s.start) % s.seats / s.seats


def features(s: GetBilly) -> list[float]:
    """Return what is looked at: Lawmen, Outlaws, and before the reveal what is suspected."""
    found = [1.0, *of_lawmen(s), *of_outlaws(s)]
    return found if s.revealed else found + suspected(s)


def of_lawmen(s: GetBilly) -> list[float]:
    """Return how many there are; their Arrests; of each: Arrest, guns, no gun, a missed turn."""
    seats = SEATS_IN[lawmen(s)]
    arrests = badges = guns = unarmed = 0
    for seat in seats:
        hand = s.hands[seat]
        held = hand.count(ARREST)
        arrests += held
        badges += held > 0
        held = hand.count(PISTOL) + hand.count(RIFLE)
        guns += held
        unarmed += held == 0
    count = len(seats)
    missing = (s.missing & lawmen(s)).bit_count()
    return [
        float(count),
        float(min(arrests, ENOUGH)),
        badges / count,
        guns / count,
        unarmed / count,
        missing / count,
    ]


def of_outlaws(s: GetBilly) -> list[float]:
    """Return whether there are two, what they hold, and how little the weaker one does.

    Gold with one, with both; guns, and the fewer; Disguises and Escapes nobody can match, Escapes
    somebody can, TNT; no answer to an arrest, or only one (GB-40).
    """
    designs = 0
    for seat in SEATS_IN[lawmen(s)]:
        for card in s.hands[seat]:
            if card >= ESCAPE:
                designs |= 1 << card
    seats = SEATS_IN[s.alive & s.outlaws]
    gold = guns = away = matched = blasts = 0
    fewest = weakest = s.deck.hand_size
    for seat in seats:
        hand = s.hands[seat]
        gold += GOLD in hand
        shots = hand.count(PISTOL) + hand.count(RIFLE)
        guns += shots
        fewest = min(fewest, shots)
        tnt = hand.count(TNT)
        blasts += tnt
        answers = shots + tnt + hand.count(DISGUISE)
        away += hand.count(DISGUISE)
        for card in hand:
            if card >= ESCAPE:
                answers += 1
                if designs >> card & 1:
                    matched += 1
                else:
                    away += 1
        weakest = min(weakest, answers)
    return [
        float(len(seats) > 1),
        float(gold > 0),
        float(gold > 1),
        float(guns),
        float(fewest),
        float(away),
        float(matched),
        float(blasts),
        float(weakest == 0),
        float(weakest == 1),
    ]


def suspected(s: GetBilly) -> list[float]:
    """Return how likely Lawmen think the Outlaws to be some: on average, and all with an Arrest."""
    outlaws = SEATS_IN[s.outlaws]
    seats = SEATS_IN[lawmen(s)]
    all_odds = badges_odds = 0.0
    for seat in seats:
        odds = USUAL_SUSPICION.odds(s, seat)
        right = 0.0
        for outlaw in outlaws:
            right += odds[outlaw]
        right /= len(outlaws)
        all_odds += right
        if ARREST in s.hands[seat]:
            badges_odds += right
    return [all_odds / len(seats), badges_odds]


PROSPECTS: Final = Prospects(can_judge, chances, TURNS)
