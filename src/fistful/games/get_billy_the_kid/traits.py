"""What those who study the game can ask of it: sides, characters, cards, who leads."""

from typing import Final

from fistful.engine.events import Event
from fistful.engine.insight import Insight, Trait
from fistful.engine.seats import SEATS_IN
from fistful.games.get_billy_the_kid.cards import GOLD, KIND_CHARACTER
from fistful.games.get_billy_the_kid.events import KIND_SIDE
from fistful.games.get_billy_the_kid.state import GetBilly, kid

OUTLAWS: Final = 1


def side(s: GetBilly, seat: int) -> int:
    """Return a seat's side: 0 for the Lawmen, 1 for the Outlaws."""
    return s.outlaws >> seat & 1


def traits(s: GetBilly, events: list[Event]) -> list[list[Trait]]:
    """Return each seat's side and character."""
    return [
        [
            Trait("side", KIND_SIDE, side(s, seat)),
            Trait("character", KIND_CHARACTER, s.characters[seat]),
        ]
        for seat in range(s.seats)
    ]


def leaders(s: GetBilly) -> int:
    """GB-81: return the side that would win if it struck seven now: Outlaws need Gold."""
    counts = 1 << kid(s) if s.options["kid_alone"] == "yes" else s.outlaws
    has_gold = any([GOLD in s.hands[seat] for seat in SEATS_IN[counts & s.alive]])
    return s.outlaws if has_gold else (1 << s.seats) - 1 & ~s.outlaws


INSIGHT: Final = Insight(traits, leaders, ("lawmen", "outlaws"), side)
