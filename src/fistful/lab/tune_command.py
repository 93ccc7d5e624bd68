"""`fistful tune`: look for habits that are hard to beat, and print them as code."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.table import Table

from fistful.engine.errors import Invalid
from fistful.engine.options import read_options, write_options
from fistful.files import write_file
from fistful.games import find_game
from fistful.lab.contest import Score
from fistful.lab.executor import executor
from fistful.lab.series import check_table, listed
from fistful.lab.sim_command import percents
from fistful.lab.tune import Against, Member, Progress, Tuner, first_progress, tune
from fistful.output import json_option, write_json


@click.command("tune")
@click.argument("game")
@click.option(
    "--minutes",
    type=click.FloatRange(min=0),
    default=5.0,
    show_default=True,
    help="How long to look.",
)
@click.option("--generations", type=click.IntRange(min=1), help="How far to go, however long.")
@click.option("--players", type=int, help="How many seats.  [default: four, if the game allows]")
@click.option("--bots", default="", help="Who is to be met as well: a,b,module:Class…")
@click.option("--options", default="", help="The game's options: name=value,…")
@click.option(
    "--seed", default=0, show_default=True, help="Same seed and generations, same result."
)
@click.option("--jobs", type=click.IntRange(min=1), help="Processes.  [default: all cores]")
@json_option
@click.option("--keep", type=Path, help="Keep progress in this file, and go on from there.")
def tune_command(
    game: str,
    minutes: float,
    generations: int | None,
    players: int | None,
    bots: str,
    options: str,
    seed: int,
    jobs: int | None,
    json_file: str | None,
    keep: Path | None,
) -> None:
    """Tune the habits of GAME's rules of thumb against a growing pool of players.

    Prints the habits whose worst guest wins least, as the lines of a game's habits.py, and how they
    do against everybody. The same seed and number of generations give the same habits.
    """
    names = listed(bots)
    progress = asked_progress(game, players, names, read_options(options), seed)
    if keep is not None and keep.is_file():
        progress = read_progress(keep, progress)

    def report(now: Progress, merit: float) -> None:
        line = f"generation {now.generation}: merit {merit:.3f}, pool {len(now.pool)}"
        click.echo(line, err=True)
        if keep is not None:
            write_file(keep, json.dumps(now.plain()))

    work = executor(jobs)
    try:
        tuner = Tuner(progress, work)
        tune(tuner, generations, 60 * minutes, report, names)
        picked = tuner.pick()
        lines = tuner.table(picked)
    finally:
        work.close()
    if not write_json(json_file, plain(tuner, picked, lines)):
        show(tuner, picked, lines)


def asked_progress(
    game: str, players: int | None, bots: Sequence[str], options: dict[str, str], seed: int
) -> Progress:
    """Return how a run begins. Raises Invalid for a game or a table that cannot be tuned for."""
    found = find_game(game)
    if found.instinct is None or not found.habits:
        raise Invalid("no-habits", game=game)
    seats = players if players is not None else max(found.rules.fewest, min(4, found.rules.most))
    return first_progress(found, seats, check_table(found, seats, options, bots), seed)


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


def plain(tuner: Tuner, picked: Member, lines: list[Against]) -> dict[str, Any]:
    """Return what was found as plain data."""
    now = tuner.progress
    return {
        "game": now.game,
        "options": now.options,
        "players": now.seats,
        "seed": now.seed,
        "generations": now.generation,
        "unit": tuner.game.unit,
        "fair": tuner.fair,
        "picked": picked.name,
        "habits": tuner.values(picked.habits),
        "against": [
            {
                "bot": line.name,
                "hero": asdict(line.hero.interval()),
                "invader": asdict(line.invader.interval()),
            }
            for line in lines
        ],
    }


def show(tuner: Tuner, picked: Member, lines: list[Against]) -> None:
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
    console.print(f"fair {100 * tuner.fair:.1f} % · {tuner.game.unit}")


def cells(score: Score) -> list[str]:
    """Write a rate and its interval."""
    found = score.interval()
    return [*percents(found.rate), "–".join(percents(found.low, found.high))]
