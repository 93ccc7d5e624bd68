"""What those who study the game can ask of it: sides, characters, cards, who leads."""

from typing import Final

from fistful.engine.events import Event
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.get_billy_the_kid.cards import (
    ARREST,
    BINOCULARS,
    GOLD,
    KIND_CARD,
    KIND_CHARACTER,
    QUESTION,
    RIFLE,
)
from fistful.games.get_billy_the_kid.events import (
    ACCUSED,
    ANSWERED,
    ASKED,
    FIRED,
    GOES_AGAIN,
    KIND_SIDE,
    LOOKED,
    MATCHED,
    RESPONDED,
    SPIED,
    STOLE,
)
from fistful.games.get_billy_the_kid.state import GetBilly, kid
from fistful.games.metrics import Bluff, Insight, Trait

SIDES: Final = ("lawmen", "outlaws")
#: The card behind what a seat was seen to do.
CARD_OF: Final[dict[int, int]] = {
    ASKED: QUESTION,
    GOES_AGAIN: QUESTION,
    LOOKED: RIFLE,
    SPIED: BINOCULARS,
    ACCUSED: ARREST,
}


def side(s: GetBilly, seat: int) -> int:
    """Return a seat's side: 0 for the Lawmen, 1 for the Outlaws."""
    return s.outlaws >> seat & 1


def traits(s: GetBilly, events: list[Event]) -> list[list[Trait]]:
    """Return each seat's side, its character, and the cards it played, told by side."""
    played = cards_played(s, events)
    found: list[list[Trait]] = []
    for seat in range(s.seats):
        own = [
            Trait("side", side(s, seat)),
            Trait("character", s.characters[seat]),
        ]
        group = f"played-{SIDES[side(s, seat)]}"
        own += [Trait(group, card) for card in sorted(played[seat])]
        found.append(own)
    return found


def cards_played(s: GetBilly, events: list[Event]) -> list[set[int]]:
    """Return the kinds of cards each seat played for what they do."""
    played: list[set[int]] = [set() for _ in range(s.seats)]
    for event in events:
        if event.code in CARD_OF:
            played[event.things[0]].add(CARD_OF[event.code])
        elif event.code in (RESPONDED, MATCHED, FIRED, STOLE):
            played[event.things[0]].add(event.things[-1])
    return played


def bluffs(s: GetBilly, events: list[Event]) -> list[Bluff]:
    """GB-31: return every answer to a Question; one who never arrests the other believes it."""
    arrests = {event.things[:2] for event in events if event.code == ACCUSED}
    found: list[Bluff] = []
    asker = NOTHING
    for event in events:
        if event.code == ASKED:
            asker = event.things[0]
        elif event.code == ANSWERED:
            seat, feature, answer = event.things
            has = s.deck.has[s.characters[seat]] >> feature & 1
            # Yes is the first of the answers.
            is_true = bool(has) == (answer == 0)
            found.append(Bluff(seat, asker, is_true, (asker, seat) not in arrests))
    return found


def leaders(s: GetBilly) -> int:
    """GB-80, GB-81: return the side that would win if it struck seven now: Outlaws need Gold."""
    if s.won:
        return s.won
    counts = 1 << kid(s) if s.options["kid_alone"] == "yes" else s.outlaws
    has_gold = any([GOLD in s.hands[seat] for seat in SEATS_IN[counts & s.alive]])
    return s.outlaws if has_gold else (1 << s.seats) - 1 & ~s.outlaws


GROUPS: Final = {
    "side": KIND_SIDE,
    "character": KIND_CHARACTER,
    "played-lawmen": KIND_CARD,
    "played-outlaws": KIND_CARD,
}
INSIGHT: Final = Insight(GROUPS, traits, leaders, SIDES, side, bluffs)
