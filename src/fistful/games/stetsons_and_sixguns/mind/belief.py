"""How likely players play and keep which cards.

The weights tell true worlds from guessed ones in games of all kinds of players.
"""

from typing import Final

from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.mind import Likelihood
from fistful.games.stetsons_and_sixguns.marks import ON_TABLE, SHOWN
from fistful.games.stetsons_and_sixguns.mind.chances import Facts
from fistful.games.stetsons_and_sixguns.mind.evaluation import facts_of
from fistful.games.stetsons_and_sixguns.state import StetsonsAndSixguns

#: For a card face down on the table: its NOTORIETY, how slow it is, how handy.
PLAYED: Final = (-1.0, -1.4, 2.0)
#: The same for a card in the hand: what is handy is soon played.
KEPT: Final = (-0.5, 0.4, -2.7)


def fits(s: StetsonsAndSixguns, you: int) -> list[float]:
    """Return how well a whole world fits: what lies face down, and the hands."""
    facts = facts_of(s.deck)
    face_down = 0 if s.marks[SHOWN] else s.marks[ON_TABLE]
    fit = 0.0
    for seat in SEATS_IN[(1 << s.seats) - 1 & ~(1 << you)]:
        for card in s.hands[seat]:
            fit += weight(facts, card, KEPT)
        if face_down >> seat & 1 and s.played[seat] != NOTHING:
            fit += weight(facts, s.played[seat], PLAYED)
    return [fit]


def weight(facts: Facts, card: int, weights: tuple[float, float, float]) -> float:
    """Return how likely a card is in a place, as a logarithm."""
    fame, slow, handy = weights
    return fame * facts.deck.notoriety[card] + slow * facts.pace[card] + handy * facts.handy[card]


LIKELIHOOD: Final = Likelihood(fits)
