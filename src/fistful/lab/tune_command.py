"""`fistful tune`: look for habits that are hard to beat, and print them as code."""

import json
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.table import Table

from fistful.engine.errors import Invalid
from fistful.engine.options import parse_options, read_options, write_options
from fistful.files import write_file
from fistful.games import find_game
from fistful.lab.command import percents
from fistful.lab.contest import Contest, Score
from fistful.lab.tune import WIDTH, Line, Member, Progress, Tuner, tune


@click.command("tune")
@click.argument("game")
@click.option("--minutes", default=5.0, show_default=True, help="How long to look.")
@click.option("--generations", type=click.IntRange(min=1), help="How far to go, however long.")
@click.option("--players", type=int, help="How many seats.  [default: four, if the game allows]")
@click.option("--options", default="", help="The game's options: name=value,…")
@click.option(
    "--seed", default=0, show_default=True, help="Same seed and generations, same result."
)
@click.option("--keep", type=Path, help="Keep progress in this file, and go on from there.")
def tune_command(
    game: str,
    minutes: float,
    generations: int | None,
    players: int | None,
    options: str,
    seed: int,
    keep: Path | None,
) -> None:
    """Tune the habits of GAME's rules of thumb against a growing pool of players.

    Prints the habits whose worst guest wins least, as the lines of a game's habits.py, and how they
    do against everybody. The same seed and number of generations give the same habits.
    """
    found = find_game(game)
    if found.instinct is None or not found.habits:
        raise Invalid("no-habits", game=game)
    rules = found.rules
    seats = players if players is not None else max(rules.fewest, min(4, rules.most))
    complete = parse_options(rules.options, read_options(options))
    rules.start(seats, complete)
    contest = Contest(found, seats, complete)
    count = len(found.habits)
    progress = Progress(game, seats, complete, seed, [], [WIDTH] * count)
    tuner = Tuner(contest, progress)
    progress.mean = tuner.vector({})
    if keep is not None and keep.is_file():
        tuner.progress = read_progress(keep, progress)

    def report(now: Progress, merit: float) -> None:
        line = f"generation {now.generation}: merit {merit:.3f}, pool {len(now.pool)}"
        click.echo(line, err=True)
        if keep is not None:
            write_file(keep, json.dumps(now.plain()))

    tune(tuner, generations, 60 * minutes, report)
    picked = tuner.pick()
    show(tuner, picked, tuner.table(picked))


def read_progress(file: Path, asked: Progress) -> Progress:
    """Return the progress kept in a file. Raises Invalid unless it is of the same run."""
    try:
        kept = msgspec.json.decode(file.read_bytes(), type=Progress)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Invalid("tune-file", file=str(file)) from None
    if same_run(kept) != same_run(asked) or len(kept.mean) != len(asked.mean):
        raise Invalid("tune-other", file=str(file), game=kept.game, seats=kept.seats)
    return kept


def same_run(progress: Progress) -> tuple[Any, ...]:
    """Return what makes a run the same."""
    return progress.game, progress.seats, progress.options, progress.seed


def show(tuner: Tuner, picked: Member, lines: list[Line]) -> None:
    """Print the habits as code, then the table."""
    now = tuner.progress
    click.echo(f"# {now.game}, {now.seats} seats, {write_options(now.options)}: {picked.name} of")
    click.echo(f"# {now.generation} generations, seed {now.seed}")
    values = tuner.values(picked.habits)
    for habit in tuner.habits:
        value = values[habit.name]
        click.echo(f'    Habit("{habit.name}", {value:g}, {habit.least:g}, {habit.most:g}),')
    console = Console(highlight=False)
    table = Table("against", "hero", "95 %", "invader", "95 %")
    for line in lines:
        table.add_row(line.name, *cells(line.hero), *cells(line.invader))
    console.print(table)
    unit = tuner.contest.game.unit
    console.print(f"fair {100 * tuner.contest.fair:.1f} % · {unit}")


def cells(score: Score) -> list[str]:
    """Write a rate and its interval."""
    found = score.interval()
    return [*percents(found.rate), "–".join(percents(found.low, found.high))]
