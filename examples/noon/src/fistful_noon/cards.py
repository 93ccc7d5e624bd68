"""What there is, the verbs, and what can happen."""

from typing import Final

from fistful.engine.events import Events
from fistful.engine.words import SEAT, Verbs, kind

#: Each once; who has the higher one is quicker.
CARDS: Final = 8
ROUNDS: Final = 2
KIND_CARD: Final = kind("card", [str(number) for number in range(1, CARDS + 1)])

VERBS: Final = Verbs()
DEAL: Final[int] = VERBS.draw("deal", card=KIND_CARD)
AIM: Final[int] = VERBS.add("aim", seat=SEAT)
FIRE: Final[int] = VERBS.add("fire")
HOLD: Final[int] = VERBS.add("hold")

EVENTS: Final = Events()
DEALT: Final[int] = EVENTS.add("dealt", seat=SEAT)
DEALT_YOU: Final[int] = EVENTS.add("dealt-you", card=KIND_CARD)
AIMED: Final[int] = EVENTS.add("aimed", seat=SEAT, at=SEAT)
HELD: Final[int] = EVENTS.add("held", seat=SEAT)
FIRED: Final[int] = EVENTS.add("fired", seat=SEAT, card=KIND_CARD)
SHOT: Final[int] = EVENTS.add("shot", seat=SEAT, at=SEAT)
TURNED: Final[int] = EVENTS.add("turned-up", seat=SEAT, card=KIND_CARD)
