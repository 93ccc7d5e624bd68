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
    MATCH,
    QUESTION,
    RIFLE,
    VERBS,
)
from fistful.games.get_billy_the_kid.events import (
    ACCUSED,
    ANSWERED,
    ASKED,
    KIND_SIDE,
)
from fistful.games.get_billy_the_kid.state import BY, GetBilly, kid
from fistful.games.metrics import Bluff, Insight, Trait

SIDES: Final = ("lawmen", "outlaws")
#: The card behind what a seat is seen to do; a match is of the Escape it answers.
CARD_BEHIND: Final[dict[str, int]] = {
    "ask": QUESTION,
    "again": QUESTION,
    "look": RIFLE,
    "take": BINOCULARS,
    "arrest": ARREST,
}
#: Done with the card they name.
WITH_CARD: Final = ("respond", "fire", "steal")


def card_behind(action: int) -> int:
    """Return the card that an action plays for what it does, or NOTHING."""
    verb = VERBS.verb_of[action]
    if verb.word in WITH_CARD:
        return VERBS.things(action)["card"]
    return CARD_BEHIND.get(verb.word, NOTHING)


#: By action.
PLAYS: Final[list[int]] = [card_behind(action) for action in range(len(VERBS.verb_of))]


def side(s: GetBilly, seat: int) -> int:
    """Return a seat's side: 0 for the Lawmen, 1 for the Outlaws."""
    return s.outlaws >> seat & 1


def traits(s: GetBilly, events: list[Event]) -> list[list[Trait]]:
    """Return each seat's side, its character, and the cards it played, told by side."""
    played = cards_played(s)
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


def cards_played(s: GetBilly) -> list[set[int]]:
    """Return the kinds of cards each seat played for what they do: all of it was public."""
    played: list[set[int]] = [set() for _ in range(s.seats)]
    last = NOTHING
    for entry in s.past:
        action, seat = divmod(entry, BY)
        card = last if action == MATCH else PLAYS[action]
        if card != NOTHING:
            played[seat].add(card)
            last = card
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
INSIGHT: Final = Insight(GROUPS, traits, leaders, SIDES, side, bluffs, frozenset())
