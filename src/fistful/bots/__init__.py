"""The bots by name. They see what a person in their seat would see, and nothing else."""

from fistful.bots.greedy import GreedyBot
from fistful.bots.random import RandomBot
from fistful.bots.rules import RulesBot
from fistful.engine.errors import Invalid
from fistful.engine.game import Bot, Game

#: `random` plays anything legal; `rules` is the game's own rule-of-thumb player.
BOTS = ("random", "rules")


def find_bot(name: str, game: Game) -> Bot:
    """Return a fresh bot for a game by its name. Raises Invalid, naming those there are."""
    if name == "random":
        return RandomBot()
    if name == "rules":
        return game.bot() if game.bot is not None else RulesBot(game, {})
    if name == "greedy" and game.worth is not None:
        return GreedyBot(game)
    if name in game.personas:
        return RulesBot(game, game.personas[name])
    raise Invalid("unknown-bot", bot=name, known=", ".join(bot_names(game)))


def bot_names(game: Game) -> list[str]:
    """Return the names of all bots that can play a game."""
    return [*BOTS, *(["greedy"] if game.worth is not None else []), *game.personas]
