"""The tables the adapters are tried at: some of those the conformance suite plays."""

from fistful.testing.tables import Table
from tests.conformance.tables import game_tables

#: The tables of the real games: the toy is no door's business.
TABLES: dict[str, list[Table]] = {
    name: [table for table in tables if table.game] for name, tables in game_tables().items()
}


def all_tables() -> list[Table]:
    """Return all tables of every game."""
    return [table for tables in TABLES.values() for table in tables]


def some_tables(count: int) -> list[Table]:
    """Return so many tables of every game, spread over its player counts and options."""
    return [
        tables[i * len(tables) // count]
        for tables in TABLES.values()
        if tables
        for i in range(min(count, len(tables)))
    ]
