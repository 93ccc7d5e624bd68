"""A search that differs from the one in use, to see what that is worth (`decisions.py`)."""

from dataclasses import replace
from typing import Any, Final

from fistful.bots.search import SearchBot
from fistful.bots.tree import Node, mixture
from fistful.games.game import Game
from fistful.games.mind import Prospects

#: The games tried so far, by the game and what differs; kept, since pools are made for each.
GAMES: Final[dict[tuple[str, str], Game]] = {}


class Trial(SearchBot):
    """So many simulations, and what differs: `300/curiosity=0.3/keen=3/outlook=4`.

    `keen`: of a mixture, one part twice as likely as another is played this power of two as often;
    `curiosity` and `redrawn`: as in a game's foresight; `outlook`: games played ahead are judged by
    the game's outlook, after so many positions that can be judged (any decision, where a game does
    not say which); `end`: they are played to the end.
    """

    def __init__(self, game: Game, text: str) -> None:
        simulations, _, rest = text.partition("/")
        parts = [part.partition("=") for part in rest.split("/") if part]
        numbers = {name: float(value) for name, _, value in parts}
        self.keen = numbers.pop("keen", 1.0)
        if (game.name, rest) not in GAMES:
            GAMES[game.name, rest] = changed(game, numbers)
        super().__init__(GAMES[game.name, rest], int(simulations))

    def mixture(self, found: Node) -> list[float]:
        """Return how likely each answer is where answers are drawn by lot."""
        powers = [chance**self.keen for chance in mixture(found.weights())]
        total = sum(powers)
        return [power / total for power in powers]


def changed(game: Game, numbers: dict[str, float]) -> Game:
    """Return a game whose searches look ahead differently."""
    new: dict[str, Any] = {}
    if numbers.pop("end", 0):
        new["prospects"] = None
    if "outlook" in numbers:
        assert game.outlook is not None
        can_judge = game.prospects.can_judge if game.prospects else any_decision
        new["prospects"] = Prospects(can_judge, game.outlook.chances, int(numbers.pop("outlook")))
    foresight: Any = game.foresight
    return replace(game, foresight=foresight._replace(**numbers), **new)


def any_decision(s: Any) -> bool:
    """Tell that a position can be judged."""
    return True
