"""`fistful sim`: play many games between bots and say how they went."""

from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.table import Table

from fistful.engine.options import read_options
from fistful.engine.words import slug
from fistful.games import find_game
from fistful.games.variant import shown
from fistful.games.wording import ANY_LANGUAGE
from fistful.lab.noted import keep_records
from fistful.lab.progress import progress_bar
from fistful.lab.series import Series, fill_seats, listed
from fistful.lab.sim import Report, simulate
from fistful.output import json_option, write_json

#: Longer groups (cards held and played) are in the JSON, and in a study's report.
MOST_ROWS: Final = 16


@click.command("sim")
@click.argument("game")
@click.option("--games", default=1000, show_default=True, help="How many games to play.")
@click.option("--players", type=int, help="How many seats.  [default: one for each bot]")
@click.option(
    "--bots", default="rules,random", show_default=True, help="Who plays: a,b,module:Class…"
)
@click.option("--options", default="", help="The game's options: name=value,…")
@click.option("--jobs", type=click.IntRange(min=1), help="Processes.  [default: all cores]")
@click.option("--seed", default=0, show_default=True, help="Same seed, same results.")
@click.option("--records", type=Path, help="A folder to keep the games in, a record each.")
@json_option
def sim(
    game: str,
    games: int,
    players: int | None,
    bots: str,
    options: str,
    jobs: int | None,
    seed: int,
    records: Path | None,
    json_file: str | None,
) -> None:
    """Play many games of GAME between bots: win rates per bot, seat, side, role, length.

    A rate is a share of victories (victory-share: a shared one is split) or, in a game of sides,
    how often a seat was on the side that won (winning-side).

    The bots fill the seats over and over and change seats from game to game. The intervals hold
    with 95 % confidence.
    """
    names = listed(bots)
    seats = players if players is not None else max(len(names), find_game(game).rules.fewest)
    with progress_bar() as told:
        report = simulate(game, games, seats, names, read_options(options), seed, jobs, told)
    if records is not None:
        bots_seated = fill_seats(names, seats)
        series = Series(report.game, report.options, seats, bots_seated, seed)
        keep_records(series, games, records)
    if not write_json(json_file, report.plain()):
        show(report)


def show(report: Report) -> None:
    """Print a report as tables, in the words of its JSON."""
    console = Console(highlight=False)
    console.print(f"{report.game} · {shown(report.options)}", markup=False)
    told = f"players {report.players} · games {report.games} · seed {report.seed} · {report.unit}"
    console.print(f"{told} · {report.build}")
    bots = Table("bot", "games", "wins", "rate", "low", "high")
    for name, bot in report.bots.items():
        bots.add_row(
            name, str(bot.games), f"{bot.wins:.1f}", *percents(bot.rate, bot.low, bot.high)
        )
    seats = Table("seat", "rate", "low", "high")
    for number, seat in enumerate(report.seats):
        seats.add_row(str(number), *percents(seat.rate, seat.low, seat.high))
    console.print(bots, seats)
    own = own_words(report)
    for group, rows in report.groups.items():
        if len(rows) <= MOST_ROWS:
            table = Table(group, "seats", "wins", "rate", "low", "high", "")
            for row in rows:
                rates = percents(row["rate"], row["low"], row["high"])
                count = str(row["trials"])
                thing = own.get((group, row["thing"]), row["thing"])
                table.add_row(thing, count, f"{row['wins']:.1f}", *rates, row["flag"])
            console.print(table)
    length = report.length
    console.print(f"length mean {length.mean:.1f} · least {length.least} · most {length.most}")


def own_words(report: Report) -> dict[tuple[str, str], str]:
    """Return what a variant calls its own things, by group and the word records have for them."""
    game = find_game(report.game)
    says = game.worded(report.options).says
    groups = game.insight.groups if game.insight else {}
    return {
        (group, word): says[key][ANY_LANGUAGE]
        for group, kind in groups.items()
        for word in kind.words
        if (key := f"{kind.name}-{slug(word)}") in says
    }


def percents(*rates: float) -> list[str]:
    """Write rates as percentages."""
    return [f"{100 * rate:.1f} %" for rate in rates]
