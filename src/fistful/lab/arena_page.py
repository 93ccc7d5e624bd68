"""An arena's standings as a page, in any of our languages."""

from html import escape

from fistful.games import find_game
from fistful.games.variant import shown
from fistful.lab.page import page, percent, rate_cell, table
from fistful.lab.standings import Standings
from fistful.texts import Catalogue


def arena_page(found: Standings, command: str, language: str) -> str:
    """Return standings as a page."""
    say = Catalogue(language, find_game(found.game)).say
    told = say(
        "arena-opening",
        players=found.players,
        options=shown(found.options),
        seed=found.seed,
        fair=percent(found.fair),
    )
    body = [f"<p>{escape(told)}</p>", f"<p>{escape(say(f'unit-{found.unit}'))}</p>"]
    body.append(f"<pre>{escape(command)}</pre>")
    if found.alone:
        body += [heading(say("arena-alone")), matrix(found, say("arena-alone-table"))]
    if found.by_side:
        sides = [say(f"side-{side}") for side in found.sides]
        body += [heading(say("arena-sides", side=sides[0])), side_matrix(found, sides)]
        head = [say("arena-side"), say("arena-against"), say("arena-change"), say("arena-gain")]
        rows = [
            [
                say(f"side-{gain.side}"),
                gain.against,
                f"{gain.before} → {gain.after}",
                points(gain.rate, gain.low, gain.high),
            ]
            for gain in found.gains
        ]
        body.append(table(head, rows))
    if found.mixed:
        head = [say("lab-bot"), say("lab-seats"), say("lab-rate"), say("arena-skill")]
        body += [heading(say("arena-mixed")), table(head, mixed_rows(found))]
    body.append(f'<p class="note">{escape(say("arena-how"))}</p>')
    return page(say("arena-title", game=say("game")), body, language)


def heading(words: str) -> str:
    """Return a heading."""
    return f"<h2>{escape(words)}</h2>"


def mixed_rows(found: Standings) -> list[list[str]]:
    """Return how everybody did at mixed tables, the best first."""
    return [
        [
            bot.bot,
            str(bot.seats),
            rate_cell(bot.rate, bot.low, bot.high, found.fair),
            f"{bot.mu:.1f} ± {bot.sigma:.1f}",
        ]
        for bot in sorted(found.mixed, key=lambda bot: -bot.rate)
    ]


def matrix(found: Standings, caption: str) -> str:
    """Return the win matrix: the row's bot alone among the column's."""
    rates = {(one.bot, one.among): one for one in found.alone}
    rows: list[list[str]] = []
    for bot in found.bots:
        row = [bot]
        for among in found.bots:
            one = rates.get((bot, among))
            row.append(rate_cell(one.rate, one.low, one.high, found.fair) if one else "–")
        rows.append(row)
    return table(["", *found.bots], rows, caption)


def side_matrix(found: Standings, sides: list[str]) -> str:
    """Return how often the first side wins: its bot in the row, the other side's in the column."""
    rates = {one.bots: one for one in found.by_side}
    rows: list[list[str]] = []
    for bot in found.bots:
        cells = [rates[bot, other] for other in found.bots]
        rows.append([bot, *[rate_cell(one.rate, one.low, one.high) for one in cells]])
    return table([f"{sides[0]} ↓ · {sides[1]} →", *found.bots], rows)


def points(rate: float, low: float, high: float) -> str:
    """Return a cell with a difference in percentage points."""
    return f"<td>{100 * rate:+.1f} <small>{100 * low:+.1f} – {100 * high:+.1f}</small></td>"
