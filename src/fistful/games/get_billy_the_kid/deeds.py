"""What of a game of Get Billy the Kid! is counted on the board of an evening."""

from typing import Final

from fistful.engine.events import Event
from fistful.games.deeds import BETRAYAL, COWARDICE, HARM, KILL, Deed, Ledger, Term
from fistful.games.get_billy_the_kid.cards import ARREST_SEAT, ASK, LOOK, TAKE, VERBS
from fistful.games.get_billy_the_kid.events import (
    ACCUSED,
    ASKED,
    FALSE_ARREST,
    FIRED,
    HELD,
    LOOKED,
    MISSES,
    SHOT,
    SPIED,
    TOOK,
    TURN,
)
from fistful.games.get_billy_the_kid.metrics import side
from fistful.games.get_billy_the_kid.state import GetBilly


def deeds(s: GetBilly, events: list[Event]) -> list[Deed]:
    """GB-45: who shot whom, and who held fire; an arrest of one's own side is a betrayal."""
    found: list[Deed] = []
    for at, event in enumerate(events):
        code, things = event.code, event.things
        if code == SHOT:
            found.append(Deed(at, KILL, things[1], things[0]))
        elif code == FALSE_ARREST:
            is_own = side(s, things[0]) == side(s, things[1])
            found.append(Deed(at, BETRAYAL if is_own else HARM, things[0], things[1]))
        elif code == HELD:
            found.append(Deed(at, COWARDICE, things[0], things[0]))
    return found


#: What is done with somebody's cards (GB-33, GB-34), and what else is done to somebody.
PRYING: Final = (LOOKED, SPIED, TOOK)
BOTHERING: Final = (*PRYING, ASKED, ACCUSED, FIRED)


def turn_is_over(by: int, events: list[Event]) -> bool:
    """Tell whether a seat's next turn has come and gone; one that is missed goes, too."""
    has_begun = False
    for event in events:
        if event.code in (TURN, MISSES):
            if has_begun:
                return True
            has_begun = event.things[0] == by
    return False


def left_alone(by: int, to: int, events: list[Event]) -> bool | None:
    """No Question, Rifle, Binoculars, Arrest or shot at somebody, up to the end of one's turn."""
    pair = (by, to)
    if any([event.code in BOTHERING and event.things[:2] == pair for event in events]):
        return False
    return True if turn_is_over(by, events) else None


def breaks_peace(action: int, to: int) -> bool | None:
    """Tell whether an action is at that seat."""
    first = VERBS.verb_of[action].first
    if first not in (ASK, LOOK, TAKE, ARREST_SEAT):
        return False
    return VERBS.things(action)["seat"] == to


def pried_not(by: int, to: int, events: list[Event]) -> bool | None:
    """No Rifle and no Binoculars at anybody's cards, up to the end of one's turn."""
    if any([event.code in PRYING and event.things[0] == by for event in events]):
        return False
    return True if turn_is_over(by, events) else None


def breaks_privacy(action: int, to: int) -> bool | None:
    """Tell whether an action looks at somebody's cards, or takes one."""
    return VERBS.verb_of[action].first in (LOOK, TAKE)


LEDGER: Final = Ledger(
    deeds, deal=Term(left_alone, breaks_peace), pact=Term(pried_not, breaks_privacy)
)
