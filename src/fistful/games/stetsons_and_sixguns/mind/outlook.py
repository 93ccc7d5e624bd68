"""How likely everybody is to win, for one who knows everything: learnt from many games.

`bench/prospects.py` learns the weights, as log odds of the living seats, by what each has when a
round begins: each thing has a part that holds always and a part that grows as rounds run out.
"""

from math import exp
from typing import Final

from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.mind import Prospects
from fistful.games.stetsons_and_sixguns.ending import notoriety_on
from fistful.games.stetsons_and_sixguns.mind.evaluation import facts_of
from fistful.games.stetsons_and_sixguns.notoriety import hurt_seats
from fistful.games.stetsons_and_sixguns.order import CHOOSE_PHASE
from fistful.games.stetsons_and_sixguns.state import (
    CLEAN,
    StetsonsAndSixguns,
    gun_bullets,
    gun_jam,
    is_ready,
)

#: By what is looked at, in the order of `features`: its weight, and what is added to that in the
#: last round (half of it with two rounds left, a third with three).
WEIGHTS: Final[dict[str, tuple[float, float]]] = {
    "tokens": (0.116, 0.422),
    "cards": (0.078, 0.329),
    "notoriety": (0.224, 0.357),
    "slow": (-0.724, -1.674),
    "hurt": (0.996, -0.048),
    "wounds": (0.021, -0.066),
    "empty": (0.350, -0.683),
    "bullets": (0.124, -0.031),
    "guns": (-0.027, -0.009),
    "cover": (0.103, 0.232),
}
#: How many rounds are played ahead after the present one before a position is judged.
ROUNDS: Final = 1
#: So many bullets are as good as more.
ENOUGH: Final = 3


def can_judge(s: StetsonsAndSixguns) -> bool:
    """Tell whether a round begins: nobody has chosen a card yet (SS-11)."""
    return s.phase == CHOOSE_PHASE and s.said.count(NOTHING) == s.seats


def chances(s: StetsonsAndSixguns) -> list[float]:
    """Return how likely each seat is to win."""
    share = 1 / rounds_left(s)
    found = [0.0] * s.seats
    for seat in SEATS_IN[s.alive]:
        fit = 0.0
        for value, (weight, late) in zip(features(s, seat), WEIGHTS.values(), strict=True):
            fit += value * (weight + late * share)
        found[seat] = exp(fit)
    total = sum(found)
    return [one / total for one in found]


def rounds_left(s: StetsonsAndSixguns) -> int:
    """Return how many rounds are still to be played, this one counted."""
    return int(s.options["rounds"]) - s.round + 1


def features(s: StetsonsAndSixguns, seat: int) -> list[float]:
    """Return what is looked at: a seat's tokens, its hand, its wounds, its guns and cover.

    Tokens; cards, the NOTORIETY on them, how slow the fastest is; whether standing pays (SS-14),
    wounds; an empty sixgun, its bullets, whether another gun is ready; cover.
    """
    pace = facts_of(s.deck).pace
    hand = s.hands[seat]
    notoriety = 0
    slow = 1.0
    for card in hand:
        notoriety += notoriety_on(s, card)
        slow = min(slow, pace[card])
    wounds = s.wounds[seat]
    guns = s.guns[seat]
    bullets = gun_bullets(guns[0]) if gun_jam(guns[0]) == CLEAN else 0
    return [
        float(s.notoriety[seat]),
        float(len(hand)),
        float(notoriety),
        slow,
        float(hurt_seats(s) >> seat & 1),
        float(wounds),
        float(bullets == 0),
        float(min(bullets, ENOUGH)),
        float(any([is_ready(gun) for gun in guns[1:]])),
        float(s.covers[seat] != NOTHING),
    ]


PROSPECTS: Final = Prospects(can_judge, chances, ROUNDS)
