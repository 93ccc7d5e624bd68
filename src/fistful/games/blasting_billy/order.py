"""The phases in the order of the rulebook."""

from typing import Final

from fistful.engine.phase import Order

#: Each with its name and where play can go from there.
ORDER: Final = Order()
ASIDE: Final[int] = ORDER.add("aside", to="aside deal")
DEAL: Final[int] = ORDER.add("deal", to="deal first-seat")
FIRST_SEAT: Final[int] = ORDER.add("first-seat", to="pile")
PILE: Final[int] = ORDER.add("pile", to="turn")
TURN: Final[int] = ORDER.add("turn", to="pile turn over")
