"""What can happen in a game of Blasting Billy."""

from typing import Final

from fistful.engine.events import Events
from fistful.engine.outcome import NOTHING_BROKE_IT
from fistful.engine.words import NUMBER, SEAT, kind
from fistful.games.blasting_billy.cards import KIND_CARD, KIND_TYPE

#: What breaks a tie (BB-43, BB-44), or nothing: then the victory is shared.
KIND_TIE: Final = kind(
    "tie", ["fewest-cards", "fewest-face-up", "fewest-face-down", NOTHING_BROKE_IT]
)

EVENTS: Final = Events()
SET_ASIDE: Final[int] = EVENTS.add("put-aside", type=KIND_TYPE)
DEALT: Final[int] = EVENTS.add("dealt", seat=SEAT, type=KIND_TYPE)
DEALT_YOU: Final[int] = EVENTS.add("dealt-you", card=KIND_CARD)
STARTS: Final[int] = EVENTS.add("starts", seat=SEAT)
TOP: Final[int] = EVENTS.add("top", type=KIND_TYPE)
GAVE: Final[int] = EVENTS.add("gave", seat=SEAT, type=KIND_TYPE)
GAVE_YOU: Final[int] = EVENTS.add("gave-you", card=KIND_CARD)
CLAIMED_FIRST: Final[int] = EVENTS.add("claimed-first", seat=SEAT, type=KIND_TYPE)
CLAIMED_FIRST_YOU: Final[int] = EVENTS.add("claimed-first-you", card=KIND_CARD)
CLAIMED: Final[int] = EVENTS.add("claimed", seat=SEAT, card=KIND_CARD)
DUMPED: Final[int] = EVENTS.add("dumped", seat=SEAT, type=KIND_TYPE)
DUMPED_YOU: Final[int] = EVENTS.add("dumped-you", card=KIND_CARD)
DREW: Final[int] = EVENTS.add("drew", seat=SEAT, type=KIND_TYPE)
DREW_YOU: Final[int] = EVENTS.add("drew-you", card=KIND_CARD)
LAST_CARD: Final[int] = EVENTS.add("last-card", seat=SEAT)
BOXED: Final[int] = EVENTS.add("boxed", seat=SEAT, types=KIND_TYPE, many="types")
BOXED_YOU: Final[int] = EVENTS.add("boxed-you", cards=KIND_CARD, many="cards")
BILLY_TURNED_UP: Final[int] = EVENTS.add(
    "billy-turned-up", type=KIND_TYPE, cards=KIND_CARD, many="cards"
)
TURNED_UP: Final[int] = EVENTS.add(
    "turned-up", seat=SEAT, type=KIND_TYPE, cards=KIND_CARD, many="cards"
)
BILLY_BLEW_UP: Final[int] = EVENTS.add(
    "billy-blew-up", type=KIND_TYPE, cards=KIND_CARD, many="cards"
)
BLEW_UP: Final[int] = EVENTS.add(
    "blew-up", seat=SEAT, type=KIND_TYPE, cards=KIND_CARD, many="cards"
)
SHOT_COLUMN: Final[int] = EVENTS.add("shot", seat=SEAT, type=KIND_TYPE, total=NUMBER, billy=NUMBER)
SCORED: Final[int] = EVENTS.add("scored", seat=SEAT, score=NUMBER)
#: BB-42: the points of whoever was shot do not count beside survivors.
STRUCK: Final[int] = EVENTS.add("struck", seat=SEAT, points=NUMBER)
TIED: Final[int] = EVENTS.add("tied", by=KIND_TIE, seats=SEAT, many="seats")
WON: Final[int] = EVENTS.add("won", seats=SEAT, many="seats")
