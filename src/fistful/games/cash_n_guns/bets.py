"""What a game of Cash 'n Guns is bet on: until the guns are aimed (CG-12)."""

from typing import Final

from fistful.games.bets import Book, Wager, alive
from fistful.games.cash_n_guns.events import (
    AIMED,
    KILLED,
    ROUND,
    WAS_SLOW,
    WITHDREW,
    WITHDREW_FLASHING,
    WON,
)

BOOK: Final = Book(
    opens=(ROUND,),
    closes=(AIMED, WAS_SLOW),
    wagers=(
        Wager("body", {KILLED: (0, 1)}),
        Wager("coward", {WITHDREW: (0, 1), WITHDREW_FLASHING: (0, 1)}),
        Wager("winner", {WON: (0, None)}, lasts=True),
    ),
    living=alive,
)
