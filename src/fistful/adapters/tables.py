"""Tables of observations and actions, from the code: `python -m fistful.adapters.tables FILE`.

Rewrites what stands between the markers in the file.
"""

import sys
from math import prod
from pathlib import Path
from typing import Any, Final

from fistful.adapters.encode import Encoder
from fistful.engine.rules import Rules
from fistful.engine.words import SEAT
from fistful.games import games
from fistful.games.game import Game

BEGIN: Final = "<!-- tables: begin -->"
END: Final = "<!-- tables: end -->"


def standard_players(game: Game) -> int:
    """Return the number of players the tables are given for, and adapters take by default."""
    return (game.rules.fewest + game.rules.most + 1) // 2


def observation_table(game: Game) -> list[str]:
    """Return what stands where in a vector, as lines of Markdown."""
    encoder = Encoder(game, standard_players(game))
    lines = ["| places | field | what | numbers |", "|---|---|---|---|"]
    for piece in encoder.slices:
        field = piece.field
        last = piece.stop - 1
        places = f"{piece.start}–{last}" if last > piece.start else str(piece.start)
        lines.append(f"| {places} | `{field.name}` | {field.doc} | {field.how} |")
    return lines


def action_table(rules: Rules[Any], players: int) -> list[str]:
    """Return which numbers are which actions, as lines of Markdown."""
    lines = ["| actions | verb | with |", "|---|---|---|"]
    first = 0
    for verb in rules.verbs.verbs:
        if verb.is_nature:
            continue
        sizes = {name: players if kind is SEAT else len(kind) for name, kind in verb.things.items()}
        last = first + prod(sizes.values()) - 1
        numbers = f"{first}–{last}" if last > first else str(first)
        things = ", ".join([f"{name} ({size})" for name, size in sizes.items()])
        lines.append(f"| {numbers} | `{verb.word}` | {things} |")
        first = last + 1
    lines.append(f"| {first} | | PettingZoo only: do nothing, for agents that are not asked |")
    return lines


def all_tables() -> str:
    """Return the tables of all games."""
    parts: list[str] = []
    for game in games().values():
        players = standard_players(game)
        size = Encoder(game, players).size
        parts += [f"### {game.name}", ""]
        parts += [f"Observation with {players} players: {size} numbers.", ""]
        parts += [*observation_table(game), ""]
        parts += ["Actions; of several things the last counts in ones, seats from oneself on.", ""]
        parts += [*action_table(game.rules, players), ""]
    return "\n".join(parts)


def with_tables(text: str) -> str:
    """Return a document with the tables between its markers brought up to date."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{all_tables()}\n{END}{after}"


if __name__ == "__main__":
    file = Path(sys.argv[1])
    file.write_text(with_tables(file.read_text(encoding="utf-8")), encoding="utf-8")
