"""How bots take their time: as people do, or as long as somebody who plays alone wants to wait."""

from math import ceil
from typing import Final, NamedTuple

from fistful.bots import searches
from fistful.server.bots import MOST_SECONDS, slot_of, usable_cores

#: A bot that needs longer than the time drawn for it answers on the next beat: how long it really
#: thought stays its own business. Where one person plays with bots it is a short one.
BEAT: Final = 0.5
SOLO_BEAT: Final = 0.02
#: From one decision of the person to the next all searches together get so long, where nothing is
#: shown; each takes its share of what is left, and never less than the last number.
SEARCH_SECONDS: Final = 1.2
SHARE: Final = 1 / 4
LEAST_SECONDS: Final = 0.02


class Patience:
    """How long bots that search may still take until the person is asked again."""

    def __init__(self) -> None:
        self.left = SEARCH_SECONDS
        #: The last question that asked the person: game and number.
        self.asked: tuple[int, int] | None = None

    def renew(self, question: tuple[int, int] | None) -> None:
        """Begin anew, once for each question that asks the person."""
        if question != self.asked:
            self.asked = question
            self.left = SEARCH_SECONDS

    def spend(self, kinds: list[str]) -> float:
        """Return how long each search of bots that are asked together may take.

        That follows from who was asked since the person's last decision, which all can see.
        """
        turns = ceil(len([kind for kind in kinds if searches(kind)]) / usable_cores())
        if not turns:
            return MOST_SECONDS
        seconds = min(MOST_SECONDS, max(LEAST_SECONDS, self.left * SHARE / turns))
        self.left -= slot_of(seconds) * turns
        return seconds


class Pace(NamedTuple):
    """How bots that are asked together take their time: what was drawn for them is stretched by
    `scale`, a search is given so many `seconds` (None: the usual), answers come on a `beat`."""

    scale: float
    seconds: float | None
    beat: float


#: At a table with several people.
USUAL: Final = Pace(1.0, None, BEAT)
