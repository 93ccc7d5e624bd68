"""A search that differs from the one in use, to see what that is worth: `bench.trial:Former` is
level 5 as it was before its mixtures became keener, to be seated by path.

    fistful arena cash-n-guns --bots level-5,bench.trial:Former --players 5 --games 200
"""

from dataclasses import replace
from typing import Any, Final

from fistful.bots.levels import LEVELS
from fistful.bots.search import SearchBot
from fistful.games.game import Game
from fistful.games.mind import Prospects

#: The games tried so far, by the game and what differs; kept, since pools are made for each.
GAMES: Final[dict[tuple[str, str], Game]] = {}


class Trial(SearchBot):
    """So many simulations, and what differs: `300/curiosity=0.3/keen=1/outlook=4`.

    `keen`: how far the best parts of a mixture are preferred; `curiosity`, `redrawn` and the other
    numbers of a game's foresight; `outlook`: games played ahead are judged by the game's outlook at
    the so-manieth position that can be judged, any decision where a game does not say which; `end`:
    they are played to the end.
    """

    def __init__(self, game: Game, text: str) -> None:
        simulations, _, rest = text.partition("/")
        numbers = {name: float(value) for name, value in pairs(rest)}
        self.keen = numbers.pop("keen", SearchBot.keen)
        if (game.name, rest) not in GAMES:
            GAMES[game.name, rest] = changed(game, numbers)
        super().__init__(GAMES[game.name, rest], int(simulations))


def pairs(text: str) -> list[tuple[str, str]]:
    """Return names and values."""
    return [(name, value) for name, _, value in [p.partition("=") for p in text.split("/") if p]]


def changed(game: Game, numbers: dict[str, float]) -> Game:
    """Return a game whose searches look ahead differently."""
    new: dict[str, Any] = {}
    if "end" in numbers:
        new["prospects"] = None
        del numbers["end"]
    if "outlook" in numbers:
        assert game.outlook is not None
        can_judge = game.prospects.can_judge if game.prospects else any_decision
        new["prospects"] = Prospects(can_judge, game.outlook.chances, int(numbers.pop("outlook")))
    return replace(game, foresight=game.foresight._replace(**numbers), **new)


def any_decision(s: Any) -> bool:
    """Tell that a position can be judged."""
    return True


class Former(SearchBot):
    """Level 5 as it was."""

    keen = 1.0

    def __init__(self, game: Game) -> None:
        super().__init__(game, LEVELS[-1].simulations)
