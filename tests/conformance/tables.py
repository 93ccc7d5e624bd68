"""The tables of every game there is, and of our own small one."""

from functools import cache

from fistful.games import games
from fistful.testing.tables import Table, tables_of
from tests.conformance.toy import TOY_SECRETS, ToyRules
from tests.secrets import find_secrets


@cache
def game_tables() -> dict[str, list[Table]]:
    """Return the tables of every game, by its name; the toy comes last.

    Raises Fault for a game without a table of secrets: none is left out.
    """
    found = {
        name: list(tables_of(game.rules, find_secrets(name), game))
        for name, game in games().items()
    }
    toy = ToyRules()
    found[toy.game] = list(tables_of(toy, TOY_SECRETS, None))
    return found
