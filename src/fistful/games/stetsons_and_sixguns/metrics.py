"""What those who study the game can ask of it: characters, cards, who leads."""

from typing import Final

from fistful.engine.events import Event
from fistful.games.metrics import Insight, Trait
from fistful.games.stetsons_and_sixguns.cards import KIND_CARD, KIND_CHARACTER
from fistful.games.stetsons_and_sixguns.ending import outcome
from fistful.games.stetsons_and_sixguns.events import REVEALED
from fistful.games.stetsons_and_sixguns.state import StetsonsAndSixguns


def traits(s: StetsonsAndSixguns, events: list[Event]) -> list[list[Trait]]:
    """Return each seat's character, the cards it played, and those it held at the end."""
    played: list[set[int]] = [set() for _ in range(s.seats)]
    for event in events:
        if event.code == REVEALED:
            played[event.things[0]].add(event.things[1])
    found: list[list[Trait]] = []
    for seat in range(s.seats):
        own = [Trait("character", s.characters[seat])]
        own += [Trait("played", card) for card in sorted(played[seat])]
        own += [Trait("kept", card) for card in sorted(s.hands[seat])]
        found.append(own)
    return found


def leaders(s: StetsonsAndSixguns) -> int:
    """SS-70 to SS-72: return who would win if it ended now; nobody while all are even."""
    winners = sum([1 << seat for seat in outcome(s).winners])
    return winners if winners != s.alive or s.alive.bit_count() == 1 else 0


GROUPS: Final = {
    "character": KIND_CHARACTER,
    "played": KIND_CARD,
    "kept": KIND_CARD,
}
INSIGHT: Final = Insight(GROUPS, traits, leaders, heard=frozenset([REVEALED]))
