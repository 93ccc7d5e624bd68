"""What may be chosen for a table: options, and bots."""

from fistful.bots import bot_names
from fistful.bots.plugins import plugin_names
from fistful.engine.options import FreeOption, parse_options
from fistful.games.game import Game
from fistful.server import limits


def bots_for(game: Game) -> list[str]:
    """Return the kinds of bots that may sit down at a game."""
    return bot_names(game) + (plugin_names(game) if limits.PLUGIN_BOTS else [])


def table_options(game: Game, given: dict[str, str]) -> dict[str, str]:
    """Return a table's options. A free one may name a file, and no stranger names ours."""
    for option in game.rules.options:
        if isinstance(option, FreeOption) and option.name in given:
            option.parse_named(given[option.name])
    return parse_options(game.rules.options, given)
