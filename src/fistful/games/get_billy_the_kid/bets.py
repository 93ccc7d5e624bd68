"""What a game of Get Billy the Kid! is bet on: in every hour until somebody is accused (GB-36)."""

from typing import Final

from fistful.games.bets import Book, Wager, alive
from fistful.games.get_billy_the_kid.events import ACCUSED, HOUR, KIND_SIDE, SHOT, WON

BOOK: Final = Book(
    opens=(HOUR,),
    closes=(ACCUSED,),
    wagers=(
        Wager("accused", {ACCUSED: (1, 2)}),
        Wager("body", {SHOT: (0, 1)}),
        Wager("side", {WON: (0, 1)}, False, True, KIND_SIDE.name, len(KIND_SIDE)),
    ),
    living=alive,
)
