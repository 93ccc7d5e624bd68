"""The phases in the order of the rulebook."""

from typing import Final

from fistful.engine.phase import Order

#: Each with its name and where play can go from there.
ORDER: Final = Order()
CHARACTERS: Final[int] = ORDER.add("characters", to="characters deal")
DEAL: Final[int] = ORDER.add("deal", to="deal town")
TOWN: Final[int] = ORDER.add("town", to="town first-seat next-turn")
FIRST_SEAT: Final[int] = ORDER.add("first-seat", to="next-turn")
NEXT_TURN: Final[int] = ORDER.add(
    "next-turn", to="next-turn pot supply drawing slipping play town over"
)
POT: Final[int] = ORDER.add("pot", to="burying supply drawing play next-turn over")
BURYING: Final[int] = ORDER.add("burying", to="burying drawing")
SUPPLY: Final[int] = ORDER.add("supply", to="drawing slipping play next-turn town over")
DRAWING: Final[int] = ORDER.add("drawing", to="slipping play")
SLIPPING: Final[int] = ORDER.add("slipping", to="returning")
RETURNING: Final[int] = ORDER.add("returning", to="play")
PLAY: Final[int] = ORDER.add(
    "play", to="play drawing-again answer taking reveal response next-turn town over"
)
DRAWING_AGAIN: Final[int] = ORDER.add("drawing-again", to="play")
ANSWER: Final[int] = ORDER.add("answer", to="next-turn town over")
TAKING: Final[int] = ORDER.add("taking", to="giving")
GIVING: Final[int] = ORDER.add("giving", to="next-turn town over")
REVEAL: Final[int] = ORDER.add("reveal", to="reveal replacing response")
REPLACING: Final[int] = ORDER.add("replacing", to="replacing reveal response")
RESPONSE: Final[int] = ORDER.add("response", to="race shootout refill next-turn town over")
RACE: Final[int] = ORDER.add("race", to="response refill next-turn town over")
SHOOTOUT: Final[int] = ORDER.add("shootout", to="shootout picking refill next-turn town over")
PICKING: Final[int] = ORDER.add("picking", to="picking refill next-turn town over")
REFILL: Final[int] = ORDER.add("refill", to="refill next-turn town over")
