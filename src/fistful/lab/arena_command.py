"""`fistful arena`: let bots meet each other, and say who beats whom."""

import shlex
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from fistful.engine.options import read_options, write_options
from fistful.files import write_file
from fistful.games import find_game
from fistful.games.variant import shown
from fistful.lab.arena import Arena, usual_designs
from fistful.lab.arena_page import arena_page
from fistful.lab.executor import executor
from fistful.lab.page import percent
from fistful.lab.progress import progress_bar
from fistful.lab.series import Series, listed
from fistful.lab.standings import Standings, standings
from fistful.language import language_option
from fistful.output import json_option, write_json


@click.command("arena")
@click.argument("game")
@click.option(
    "--bots", default="rules,random", show_default=True, help="Who meets: a,b,module:Class…"
)
@click.option("--games", default=1000, show_default=True, help="Games for each pairing.")
@click.option("--players", type=int, help="How many seats.  [default: 4, or as few as can be]")
@click.option("--options", default="", help="The game's options: name=value,…")
@click.option(
    "--design",
    default="",
    help="hero (the first bot alone among each other), invader (each other alone among the first),"
    " matrix (each alone among each), field (mixed tables), sides (a bot a side); several divided"
    " by commas.  [default: matrix,field; sides,field for a game with sides]",
)
@click.option("--seed", default=0, show_default=True, help="Same seed, same results.")
@click.option("--jobs", type=click.IntRange(min=1), help="Processes.  [default: all cores]")
@json_option
@click.option("--html", "html_file", type=Path, help="Write a page with the results to this file.")
@click.option("--resume", type=Path, help="Keep results in this file; go on with what is there.")
@language_option
def arena(
    game: str,
    bots: str,
    games: int,
    players: int | None,
    options: str,
    design: str,
    seed: int,
    jobs: int | None,
    json_file: str | None,
    html_file: Path | None,
    resume: Path | None,
    lang: str,
) -> None:
    """Let bots meet at tables of GAME: who wins alone among others, and in mixed company.

    The same deals are played at every table, each with everybody in every seat; such a deal is a
    block, and intervals (95 %) come from drawing blocks anew. Bots of one name are one bot. A rate
    is a share of victories (victory-share) or, in a game of sides, how often a seat was on the side
    that won (winning-side).
    """
    found = find_game(game)
    seats = players or min(max(4, found.rules.fewest), found.rules.most)
    names = listed(bots)
    designs = list(listed(design)) or usual_designs(found)
    table = Series(game, read_options(options), seats, names, seed)
    played = Arena(table, designs, games, resume)
    work = executor(jobs)
    try:
        with progress_bar() as told:
            blocks = played.play(work, told)
    finally:
        work.close()
    result = standings(played.table, blocks)
    command = command_line(played.table, designs, games)
    if html_file:
        write_file(html_file, arena_page(result, command, lang))
    if not write_json(json_file, {**result.plain(), "command": command}):
        show(result)


def command_line(table: Series, designs: list[str], games: int) -> str:
    """Return the command that gives these results again."""
    parts = ["fistful", "arena", table.game, "--bots", ",".join(table.bots)]
    parts += ["--games", str(games), "--players", str(table.players)]
    parts += ["--options", write_options(table.options).replace(" ", ",")] if table.options else []
    parts += ["--design", ",".join(designs), "--seed", str(table.seed)]
    return shlex.join(parts)


def show(found: Standings) -> None:
    """Print standings as tables, in the words of their JSON."""
    console = Console(highlight=False)
    console.print(f"{found.game} · {shown(found.options)}", markup=False)
    fair = percent(found.fair)
    console.print(f"players {found.players} · fair {fair} · seed {found.seed} · {found.unit}")
    if found.alone:
        alone = Table("bot", "alone among", "games", "rate", "low", "high", "of fair")
        for one in found.alone:
            rates = [percent(rate) for rate in (one.rate, one.low, one.high)]
            times = f"{one.rate / found.fair:.2f}"
            alone.add_row(one.bot, one.among, str(one.games), *rates, times)
        console.print(alone)
    if found.by_side:
        sides = Table(*found.sides, "games", f"{found.sides[0]} win", "low", "high")
        for side in found.by_side:
            rates = [percent(rate) for rate in (side.rate, side.low, side.high)]
            sides.add_row(*side.bots, str(side.games), *rates)
        console.print(sides)
        gains = Table("side", "against", "instead of", "now", "gain", "low", "high")
        for gain in found.gains:
            points = [f"{100 * rate:+.1f}" for rate in (gain.rate, gain.low, gain.high)]
            gains.add_row(gain.side, gain.against, gain.before, gain.after, *points)
        console.print(gains)
    if found.mixed:
        mixed = Table("bot", "seats", "rate", "low", "high", "of fair", "openskill")
        for bot in sorted(found.mixed, key=lambda bot: -bot.rate):
            rates = [percent(rate) for rate in (bot.rate, bot.low, bot.high)]
            times = f"{bot.rate / found.fair:.2f}"
            mixed.add_row(bot.bot, str(bot.seats), *rates, times, f"{bot.mu:.1f} ± {bot.sigma:.1f}")
        console.print(mixed)
