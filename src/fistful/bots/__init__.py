"""The bots by name. They see what a person in their seat would see, and nothing else."""

from fistful.bots.random import RandomBot
from fistful.engine.errors import Invalid
from fistful.engine.game import Bot, Game

#: `random` plays anything legal; `rules` is the game's own rule-of-thumb player.
BOTS = ("random", "rules")


def find_bot(name: str, game: Game) -> Bot:
    """Return a fresh bot for a game by its name. Raises Invalid, naming those there are."""
    if name == "random":
        return RandomBot()
    if name == "rules":
        return game.bot()
    raise Invalid("unknown-bot", bot=name, known=", ".join(BOTS))
