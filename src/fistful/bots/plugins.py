"""Plug-ins: bots and personas that come from elsewhere, and what is done when one of them fails.

A package names them under the entry point `fistful.bots`. What it names makes a `Bot` for a `Game`
(a class whose `__init__` takes the game will do; a `games` of its own says which it can play), or
is a `Persona`. Whoever runs Fistful may also name one that is not installed, as `module:Class`.
"""

import logging
import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final, NamedTuple

from fistful.bots.rules import RulesBot
from fistful.bots.talk import MANNERS, PLAIN, Manner
from fistful.engine.dice import Dice
from fistful.engine.errors import FistfulError, Invalid
from fistful.engine.rules import View
from fistful.engine.state import NOTHING
from fistful.games.game import Bot, Game
from fistful.games.mind import Habits

GROUP: Final = "fistful.bots"
LOG: Final = logging.getLogger(__name__)


class Persona(NamedTuple):
    """A player known by name: rules of thumb with habits of its own, by game, and a way to talk."""

    habits: Mapping[str, Habits]
    manner: Manner = PLAIN


#: Makes a bot for a game.
Maker = Callable[[Game], Bot]


class BotFailed(FistfulError):
    """A bot crashed, or chose what is not legal: `problem` says what happened."""

    def __init__(self, problem: str) -> None:
        super().__init__("bot-problem", problem=problem)
        self.problem = problem
        #: The seat it decided for, where somebody drives a game.
        self.seat = NOTHING


@cache
def loaded_plugins() -> dict[str, Maker | Persona]:
    """Return the plug-ins that are installed, by name; one that cannot be loaded stays away."""
    found: dict[str, Maker | Persona] = {}
    for entry in entry_points(group=GROUP):
        try:
            found[entry.name] = entry.load()
        except Exception:
            LOG.exception("the bot %s of %s cannot be loaded", entry.name, entry.value)
    for name, plugin in found.items():
        if isinstance(plugin, Persona):
            MANNERS.setdefault(name, plugin.manner)
    return found


@cache
def installed() -> frozenset[str]:
    """Return the names of all plug-ins that are installed, whether they can be loaded or not."""
    return frozenset(entry_points(group=GROUP).names)


def is_plugin(name: str) -> bool:
    """Tell whether an installed plug-in has this name."""
    return name in installed()


def plugin_names(game: Game) -> list[str]:
    """Return the installed plug-ins that can play a game."""
    return [name for name, plugin in loaded_plugins().items() if can_play(plugin, game)]


def can_play(plugin: Maker | Persona, game: Game) -> bool:
    """Tell whether a plug-in can play a game."""
    if isinstance(plugin, Persona):
        return game.name in plugin.habits and game.instinct is not None
    return game.name in getattr(plugin, "games", (game.name,))


def make_plugin(plugin: Maker | Persona, game: Game) -> Bot:
    """Return a fresh bot."""
    if isinstance(plugin, Persona):
        return RulesBot(game, plugin.habits[game.name])
    return plugin(game)


def import_plugin(path: str) -> Maker | Persona:
    """Return what `module:Class` names; the folder we are in counts. Raises Invalid."""
    module, _, name = path.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        plugin: Maker | Persona = getattr(import_module(module), name)
    except Exception as problem:
        raise Invalid("bot-path", bot=path, problem=reason(problem)) from problem
    return plugin


def ask(bot: Bot, view: View, legal: list[int], dice: Dice) -> int:
    """Return what a bot chooses. Raises BotFailed if it crashes or that is not legal."""
    try:
        action = bot.choose(view, legal, dice)
    except Exception as problem:
        raise BotFailed(reason(problem)) from problem
    if action not in legal:
        raise BotFailed(f"{action!r} is none of its {len(legal)} legal actions")
    return action


def reason(problem: Exception) -> str:
    """Return what went wrong in a few words."""
    return f"{type(problem).__name__}: {problem}".splitlines()[0][:200]
