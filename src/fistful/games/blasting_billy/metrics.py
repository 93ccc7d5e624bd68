"""What those who study the game can ask of it: turn order, loot, who leads."""

from typing import Final

from fistful.engine.events import Event
from fistful.engine.words import NUMBER
from fistful.games.blasting_billy.cards import KIND_CARD, TYPE_COUNT
from fistful.games.blasting_billy.ending import Scoring
from fistful.games.blasting_billy.state import BlastingBilly, draws
from fistful.games.metrics import Insight, Trait


def traits(s: BlastingBilly, events: list[Event]) -> list[list[Trait]]:
    """Return each seat's place in the turn order, its number of columns, its cards in them."""
    # BB-30: from the first turn on everybody draws in order, to the last card.
    first = (s.last + 1 - draws(s)) % s.seats
    found: list[list[Trait]] = []
    for seat in range(s.seats):
        columns = [
            column for column in s.loot[seat * TYPE_COUNT : (seat + 1) * TYPE_COUNT] if column
        ]
        own = [
            Trait("turn", (seat - first) % s.seats + 1),
            Trait("columns", len(columns)),
        ]
        own += [Trait("claimed", card) for column in columns for card in column]
        found.append(own)
    return found


def leaders(s: BlastingBilly) -> int:
    """BB-40 to BB-45: return who would win if all were turned up now; nobody while all are even."""
    winners = sum([1 << seat for seat in Scoring(s).outcome.winners])
    return winners if winners != (1 << s.seats) - 1 else 0


GROUPS: Final = {"turn": NUMBER, "columns": NUMBER, "claimed": KIND_CARD}
INSIGHT: Final = Insight(GROUPS, traits, leaders, heard=frozenset())
