"""How well a seat stands: the score it may expect, as far as it knows."""

from math import exp
from typing import Final

from fistful.engine.state import NOTHING, OVER
from fistful.games.blasting_billy.ending import Scoring
from fistful.games.blasting_billy.mind.instinct import promise
from fistful.games.blasting_billy.mind.reckoning import Expectations, Reckoning
from fistful.games.blasting_billy.state import BlastingBilly

#: A sober view: half of what the others may still give, all else as it is on average.
SOBER: Final = Expectations(trust=0.5, faith=1.0, cover=1.0, dread=1.0, rescue=0.0)
#: What a good card in the hand is worth, compared with one in the loot.
IN_HAND: Final = 0.6


def evaluate(s: BlastingBilly, seat: int) -> float:
    """Return the points a seat may expect: its loot and hand, if it survives (BB-42, BB-43)."""
    if s.phase == OVER:
        scoring = Scoring(s)
        return float(scoring.points[seat]) if scoring.counts(seat) else 0.0
    if s.turn == NOTHING:
        return 0.0
    r = Reckoning(s, seat, SOBER)
    promises = [promise(r, card, 0) for card in s.hands[seat]]
    hand = IN_HAND * sum(sorted(promises)[-r.left :])
    return exp(r.survival) * (sum(r.own) + hand)
