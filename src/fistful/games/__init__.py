"""The games: one folder each, found by themselves; others join as plug-ins."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from fistful.engine.errors import Invalid
from fistful.games.game import Game


@cache
def games() -> dict[str, Game]:
    """Return all games by name: the folders here, then plug-ins of the group `fistful.games`.

    >>> list(games())[:2]
    ['blasting-billy', 'cash-n-guns']
    """
    found: list[Game] = [
        import_module(f"{__name__}.{module.name}").GAME
        for module in iter_modules(__path__)
        if module.ispkg
    ]
    found += [entry.load() for entry in entry_points(group="fistful.games")]
    return {game.name: game for game in found}


def find_game(name: str) -> Game:
    """Return a game by its name. Raises Invalid, naming those there are.

    >>> rules = find_game("cash-n-guns").rules
    >>> rules.fewest, rules.most, [option.name for option in rules.options]
    (4, 6, ['powers', 'cop', 'specialist', 'deck'])
    """
    known = games()
    if name not in known:
        raise Invalid("unknown-game", game=name, known=", ".join(known))
    return known[name]
