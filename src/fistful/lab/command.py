"""`fistful sim`: play many games between bots and say how they went."""

import json

import click
from rich.console import Console
from rich.table import Table

from fistful.engine.options import read_options, write_options
from fistful.games import find_game
from fistful.lab.progress import progress_bar
from fistful.lab.report import Report
from fistful.lab.runner import simulate


@click.command("sim")
@click.argument("game")
@click.option("--games", default=1000, show_default=True, help="How many games to play.")
@click.option("--players", type=int, help="How many seats.  [default: one for each bot]")
@click.option("--bots", default="rules,random", show_default=True, help="Who plays: a,b,…")
@click.option("--options", default="", help="The game's options: name=value,…")
@click.option("--jobs", type=click.IntRange(min=1), help="Processes.  [default: all cores]")
@click.option("--seed", default=0, show_default=True, help="Same seed, same results.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def sim(
    game: str,
    games: int,
    players: int | None,
    bots: str,
    options: str,
    jobs: int | None,
    seed: int,
    as_json: bool,
) -> None:
    """Play many games of GAME between bots: win rates per bot and seat, length of games.

    A rate is a share of victories (victory-share: a shared one is split) or, in a game of sides,
    how often a seat was on the side that won (winning-side).

    The bots fill the seats over and over and change seats from game to game. The intervals hold
    with 95 % confidence.
    """
    names = [name.strip() for name in bots.split(",") if name.strip()]
    seats = players if players is not None else max(len(names), find_game(game).rules.fewest)
    with progress_bar() as told:
        report = simulate(game, games, seats, names, read_options(options), seed, jobs, told)
    if as_json:
        click.echo(json.dumps(report.plain(), ensure_ascii=False))
    else:
        show(report)


def show(report: Report) -> None:
    """Print a report as tables, in the words of its JSON."""
    console = Console(highlight=False)
    console.print(f"{report.game} · {write_options(report.options)}", markup=False)
    console.print(
        f"players {report.players} · games {report.games} · seed {report.seed} · {report.unit}"
    )
    bots = Table("bot", "games", "wins", "rate", "low", "high")
    for name, bot in report.bots.items():
        bots.add_row(
            name, str(bot.games), f"{bot.wins:.1f}", *percents(bot.rate, bot.low, bot.high)
        )
    seats = Table("seat", "rate", "low", "high")
    for number, seat in enumerate(report.seats):
        seats.add_row(str(number), *percents(seat.rate, seat.low, seat.high))
    console.print(bots, seats)
    length = report.length
    console.print(f"length mean {length.mean:.1f} · least {length.least} · most {length.most}")


def percents(*rates: float) -> list[str]:
    """Write rates as percentages."""
    return [f"{100 * rate:.1f} %" for rate in rates]
