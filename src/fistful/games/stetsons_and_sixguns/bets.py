"""What a game of Stetsons & Sixguns is bet on: until all have chosen."""

from typing import Final

from fistful.games.bets import Book, Wager, alive
from fistful.games.stetsons_and_sixguns.events import (
    CHOSE,
    KILLED,
    ROUND_BEGINS,
    WON,
    WOUNDED_ALONE,
    WOUNDED_BY,
)

BOOK: Final = Book(
    opens=(ROUND_BEGINS,),
    closes=(CHOSE,),
    wagers=(
        Wager("body", {KILLED: (0, 1)}),
        Wager("wounded", {WOUNDED_BY: (0, 1), WOUNDED_ALONE: (0, 1)}),
        Wager("winner", {WON: (0, None)}, may_be_nobody=False, lasts=True),
    ),
    living=alive,
)
