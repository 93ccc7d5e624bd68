"""Two who come along: a bot that keeps out of trouble, and a persona of Cash 'n Guns."""

from typing import Any, Final

from fistful.bots.plugins import Persona
from fistful.bots.talk import Manner
from fistful.engine.dice import Dice
from fistful.games.game import Game
from fistful.table.talk import TAUNT


class Drifter:
    """Of all it may do it does what names the fewest players."""

    def __init__(self, game: Game) -> None:
        self.verbs = game.rules.verbs

    def choose(self, view: Any, legal: list[int], dice: Dice) -> int:
        fewest = min([len(self.verbs.things(action)) for action in legal])
        return dice.pick([one for one in legal if len(self.verbs.things(one)) == fewest])


#: Waits until others are wounded, and says so.
UNDERTAKER: Final = Persona(
    habits={"cash-n-guns": {"aggression": -2.8, "cruelty": 5.0, "fear": 1.8}},
    manner=Manner(honesty=1.0, often=0.1, phrases=(TAUNT,)),
)
