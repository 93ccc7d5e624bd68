"""The bots by name. They see what a person in their seat would see, and nothing else."""

from typing import Final

from fistful.bots.greedy import GreedyBot
from fistful.bots.levels import LEVELS, HastyBot
from fistful.bots.random import RandomBot
from fistful.bots.rules import RulesBot
from fistful.bots.search import SIMULATIONS, SearchBot
from fistful.bots.team import TeamBot
from fistful.engine.errors import Invalid
from fistful.games.game import Bot, Game

#: The difficulties, from easy to hard.
DIFFICULTIES: Final = tuple([f"level-{number}" for number in range(1, len(LEVELS) + 1)])
#: `search:1000` plays so many games ahead for a move.
SEARCH: Final = "search"


def bot_names(game: Game) -> list[str]:
    """Return the names of all bots that can play a game."""
    names = ["random"]
    if game.worth is not None:
        names.append("greedy")
    if game.bot is not None or game.instinct is not None:
        names.append("rules")
    if game.instinct is not None:
        names.append(SEARCH)
        if game.worth is not None:
            names += DIFFICULTIES
    return names + list(game.personas)


def company(game: Game) -> list[str]:
    """Return the bots people may want to meet: difficulties from easy to hard, then characters."""
    names = bot_names(game)
    return [name for name in (*DIFFICULTIES, *game.personas) if name in names] or ["rules"]


def find_bot(name: str, game: Game, seconds: float | None = None, processes: int = 1) -> Bot:
    """Return a fresh bot for a game by its name. Raises Invalid, naming those there are.

    Those that search stop after so many seconds, if there is a limit, and share the work among
    processes of their own, if there are several.
    """
    kind, colon, count = name.partition(":")
    if kind not in bot_names(game) or (colon and (kind != SEARCH or not is_count(count))):
        raise Invalid("unknown-bot", bot=name[:40], known=", ".join(bot_names(game)))
    if kind == "random":
        return RandomBot()
    if kind == "greedy":
        return GreedyBot(game)
    if kind == "rules":
        return game.bot() if game.bot is not None else RulesBot(game, {})
    if kind == SEARCH:
        return searcher(game, int(count) if colon else SIMULATIONS, seconds, processes)
    if kind in DIFFICULTIES:
        level = LEVELS[DIFFICULTIES.index(kind)]
        if level.simulations:
            return searcher(game, level.simulations, seconds, processes)
        return HastyBot(game, level)
    return RulesBot(game, game.personas[kind])


def searches(name: str) -> bool:
    """Tell whether a bot of this name plays games ahead, and so takes its time."""
    kind = name.partition(":")[0]
    is_level = kind in DIFFICULTIES
    return kind == SEARCH or (is_level and LEVELS[DIFFICULTIES.index(kind)].simulations > 0)


def searcher(game: Game, simulations: int, seconds: float | None, processes: int) -> Bot:
    """Return a bot that searches, alone or in a team."""
    if processes > 1:
        return TeamBot(game, simulations, seconds, processes)
    return SearchBot(game, simulations, seconds)


def is_count(text: str) -> bool:
    """Tell whether a text is a whole number from 1."""
    return text.isascii() and text.isdigit() and int(text[:9]) > 0
