"""What a game of Blasting Billy is bet on: until the last card is drawn (BB-30)."""

from collections.abc import Mapping
from typing import Any, Final

from fistful.games.bets import Book, Wager
from fistful.games.blasting_billy.events import LAST_CARD, SHOT_COLUMN, STARTS, WON


def all_seats(view: Mapping[str, Any]) -> list[int]:
    """Nobody is out before Billy shoots (BB-41)."""
    return list(range(view["seats"]))


BOOK: Final = Book(
    opens=(STARTS,),
    closes=(LAST_CARD,),
    wagers=(
        Wager("body", {SHOT_COLUMN: (0, 1)}, lasts=True),
        Wager("winner", {WON: (0, None)}, may_be_nobody=False, lasts=True),
    ),
    living=all_seats,
)
