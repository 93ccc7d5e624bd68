"""`fistful arena`: let bots meet each other, and say who beats whom."""

import json
import shlex
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from fistful.engine.options import read_options, write_options
from fistful.files import write_file
from fistful.games import find_game
from fistful.lab.arena import Setup, usual_designs
from fistful.lab.executor import executor
from fistful.lab.page import page, percent, rate_cell, table
from fistful.lab.progress import progress_bar
from fistful.lab.standings import Standings, standings
from fistful.lab.tournament import Tournament


@click.command("arena")
@click.argument("game")
@click.option("--bots", default="rules,random", show_default=True, help="Who meets: a,b,c…")
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
@click.option("--json", "json_file", type=Path, help="Write the results to this file.")
@click.option("--html", "html_file", type=Path, help="Write a page with the results to this file.")
@click.option("--resume", type=Path, help="Keep results in this file; go on with what is there.")
def arena(
    game: str,
    bots: str,
    games: int,
    players: int | None,
    options: str,
    design: str,
    seed: int,
    jobs: int | None,
    json_file: Path | None,
    html_file: Path | None,
    resume: Path | None,
) -> None:
    """Let bots meet at tables of GAME: who wins alone among others, and in mixed company.

    The same deals are played at every table, each with everybody in every seat; such a deal is a
    block, and intervals (95 %) come from drawing blocks anew. Bots of one name are one bot.
    """
    found = find_game(game)
    seats = players or min(max(4, found.rules.fewest), found.rules.most)
    names = tuple([name.strip() for name in bots.split(",") if name.strip()])
    designs = [one.strip() for one in design.split(",") if one.strip()] or usual_designs(found)
    setup = Setup(game, read_options(options), seats, names, seed)
    tournament = Tournament(setup, designs, games, resume)
    work = executor(jobs)
    try:
        with progress_bar() as told:
            blocks = tournament.play(work, told)
    finally:
        work.close()
    result = standings(tournament.setup, blocks)
    command = command_line(tournament.setup, designs, games)
    if json_file:
        data = {**result.plain(), "command": command}
        write_file(json_file, json.dumps(data, ensure_ascii=False, indent=1) + "\n")
    if html_file:
        write_file(html_file, arena_page(result, command))
    show(result)


def command_line(setup: Setup, designs: list[str], games: int) -> str:
    """Return the command that gives these results again."""
    parts = ["fistful", "arena", setup.game, "--bots", ",".join(setup.bots)]
    parts += ["--games", str(games), "--players", str(setup.players)]
    parts += ["--options", write_options(setup.options).replace(" ", ",")] if setup.options else []
    parts += ["--design", ",".join(designs), "--seed", str(setup.seed)]
    return shlex.join(parts)


def show(found: Standings) -> None:
    """Print standings as tables, in the words of their JSON."""
    console = Console(highlight=False)
    console.print(f"{found.game} · {write_options(found.options)}", markup=False)
    console.print(f"players {found.players} · fair {percent(found.fair)} · seed {found.seed}")
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


def arena_page(found: Standings, command: str) -> str:
    """Return standings as a page."""
    body = [
        f"<p>{found.players} players · {write_options(found.options)} · seed {found.seed} · "
        f"fair share {percent(found.fair)}</p>",
        f"<pre>{command}</pre>",
    ]
    if found.alone:
        body += ["<h2>Alone among others</h2>", matrix(found)]
    if found.by_side:
        body.append(f"<h2>By sides: how often the {found.sides[0]} win</h2>")
        body.append(side_matrix(found))
        rows = [
            [g.side, g.against, f"{g.before} → {g.after}", points(g.rate, g.low, g.high)]
            for g in found.gains
        ]
        body.append(table(["side", "against", "change", "gain in points"], rows))
    if found.mixed:
        rows = [
            [b.bot, str(b.seats), rate_cell(b.rate, b.low, b.high, found.fair),
             f"{b.mu:.1f} ± {b.sigma:.1f}"]
            for b in sorted(found.mixed, key=lambda bot: -bot.rate)
        ]  # fmt: skip
        body.append("<h2>Mixed tables</h2>")
        body.append(table(["bot", "seats", "rate", "OpenSkill (for display)"], rows))
    note = "Intervals hold with 95 % confidence; they come from drawing whole deals anew, each"
    body.append(f'<p class="note">{note} played in all seatings.</p>')
    return page(f"Arena: {found.game}", body)


def matrix(found: Standings) -> str:
    """Return the win matrix: the row's bot alone among the column's."""
    rates = {(one.bot, one.among): one for one in found.alone}
    rows: list[list[str]] = []
    for bot in found.bots:
        row = [bot]
        for among in found.bots:
            one = rates.get((bot, among))
            row.append(rate_cell(one.rate, one.low, one.high, found.fair) if one else "–")
        rows.append(row)
    caption = "The row's bot alone among bots of the column; fair share where they are equal."
    return table(["", *found.bots], rows, caption)


def side_matrix(found: Standings) -> str:
    """Return how often the first side wins: its bot in the row, the other side's in the column."""
    rates = {one.bots: one for one in found.by_side}
    rows = [
        [
            bot,
            *[
                rate_cell(one.rate, one.low, one.high)
                for one in [rates[(bot, other)] for other in found.bots]
            ],
        ]
        for bot in found.bots
    ]
    return table([f"{found.sides[0]} ↓ · {found.sides[1]} →", *found.bots], rows)


def points(rate: float, low: float, high: float) -> str:
    """Return a cell with a difference in percentage points."""
    return f"<td>{100 * rate:+.1f} <small>{100 * low:+.1f} – {100 * high:+.1f}</small></td>"
