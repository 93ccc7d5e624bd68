"""`fistful dataset`: games between bots as Parquet, for learners."""

from pathlib import Path

import click

from fistful.engine.errors import Invalid
from fistful.engine.options import read_options
from fistful.games import find_game
from fistful.lab.executor import executor
from fistful.lab.progress import progress_bar
from fistful.lab.series import Series, check_table, fill_seats, listed


@click.command("dataset")
@click.argument("game")
@click.option("--games", default=1000, show_default=True, help="How many games to play.")
@click.option("--out", "folder", type=Path, required=True, help="The folder to write into.")
@click.option("--players", type=int, help="How many seats.  [default: one for each bot]")
@click.option("--bots", default="rules", show_default=True, help="Who plays: a,b,module:Class…")
@click.option("--options", default="", help="The game's options: name=value,…")
@click.option("--jobs", type=click.IntRange(min=1), help="Processes.  [default: all cores]")
@click.option("--seed", default=0, show_default=True, help="Same seed, same files.")
@click.option("--on", "where", type=click.Choice(["here", "ray"]), default="here")
def dataset(
    game: str,
    games: int,
    folder: Path,
    players: int | None,
    bots: str,
    options: str,
    jobs: int | None,
    seed: int,
    where: str,
) -> None:
    """Play GAME between bots and write what they saw, did, said and won as Parquet files.

    Broken off, the same command goes on where it was.
    """
    try:
        from fistful.adapters.dataset import write_dataset
    except ImportError:
        raise Invalid("no-pyarrow") from None
    found, names = find_game(game), listed(bots)
    seats = players if players is not None else max(len(names), found.rules.fewest)
    complete = check_table(found, seats, read_options(options), names)
    series = Series(found.name, complete, seats, fill_seats(names, seats), seed)
    work = executor(jobs, where)
    try:
        with progress_bar() as told:
            write_dataset(series, games, folder, work, told)
    finally:
        work.close()
    click.echo(f"{games} games in {folder}")
