"""Baselines: how our players do at the tasks, on both sides of the table, and what they cost.

    python bench/baselines.py row cash_n_guns_v1 learned rules --games 500
    python bench/baselines.py run --minutes 30 [--task cash_n_guns_v1] [--player P] [--field F]
    python bench/baselines.py show --write docs/baselines.md

A row is one player alone among others, from every place of the table, on the deals of seed 0
(docs/tasks.md). `row` measures one and prints it; `run` measures what is missing in `FILE`, the
cheap ones first, and goes on where it was, within a cell too; `show` writes the page. A player that
has changed begins anew with `run --again`. `clone` is what a learner began from and `ppo` what has
become of it (`python bench/training GAME --folder build/learn/GAME --seats`).
"""

import argparse
import json
from math import inf
from pathlib import Path
from time import monotonic, process_time
from typing import Any, Final, NamedTuple

from fistful.adapters.tasks import TASKS, Task, find_task
from fistful.bots import bot_names, find_bot
from fistful.bots.learned import LEARNED
from fistful.engine.dice import Dice, QuickDice
from fistful.engine.options import parse_options
from fistful.games import find_game
from fistful.games.game import Bot
from fistful.lab.contest import Contest
from fistful.lab.play import play_out
from fistful.lab.series import Chunk, play_task
from fistful.lab.stats import block_rate

FILE: Final = Path(__file__).resolve().parent.parent / "docs" / "baselines.jsonl"
CLONE: Final = "bench.training.seat:Clone"
LEARNER: Final = "bench.training.seat:Learner"
#: The tasks players are trained for; at others a learned player goes by the rules of thumb.
TRAINED: Final = ("blasting_billy_v1", "cash_n_guns_v1")
#: Who is measured, among whom, and in how many games: those with a search at every seat are slow.
PLAYERS: Final = ("random", "greedy", "rules", "search", CLONE, LEARNER, LEARNED)
FIELDS: Final = ("random", "greedy", "rules", "search")
GAMES: Final = {"random": 1000, "greedy": 200, "rules": 1000, "search": 100}
#: Bots that need so long that their cells have fewer games.
SLOW: Final = {"greedy": 400, "search": 200}
#: Games in which decisions are timed.
TIMED: Final = {"search": 2, "greedy": 4}
NAMES: Final = {CLONE: "clone", LEARNER: "ppo"}


class Cell(NamedTuple):
    """One player alone among others at a task."""

    task: str
    player: str
    field: str

    @property
    def games(self) -> int:
        """In how many games it is measured."""
        return min(GAMES.get(self.field, 1000), SLOW.get(self.player, 1000))


class Timed:
    """A bot whose decisions are timed."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0
        self.decisions = 0

    def choose(self, view: Any, legal: list[int], dice: Dice) -> int:
        start = process_time()
        action = self.bot.choose(view, legal, dice)
        self.seconds += process_time() - start
        self.decisions += 1
        return action


def cost(task: Task, player: str) -> float:
    """Return how many milliseconds of one core a decision of a player takes, with a choice."""
    game = find_game(task.game)
    timed = Timed(find_bot(player, game, by_path=True))
    other = find_bot("rules", game)
    options = parse_options(game.rules.options, task.options)
    for number in range(TIMED.get(player, 20)):
        s = game.rules.start(task.players, options)
        dice = QuickDice(number)
        seat_dice: list[Dice] = [QuickDice(dice.below(1 << 48)) for _ in range(task.players)]

        def bot_at(s: Any, seat: int) -> Bot:
            return timed if seat == 0 else other

        play_out(game.rules, s, bot_at, dice, seat_dice)
    return 1000 * timed.seconds / timed.decisions


def measure(cell: Cell, games: int, won: list[float], end: float) -> dict[str, Any]:
    """Play a cell on from what was won deal by deal, until the time is over; return its line."""
    task = find_task(cell.task)
    game = find_game(task.game)
    options = game.rules.start(
        task.players, parse_options(game.rules.options, task.options)
    ).options
    contest = Contest(task.game, options, task.players, (cell.player, cell.field), 0, games)
    places = contest.places
    won = won.copy()
    while len(won) * places < games and (not won or monotonic() < end):
        _, (wins,), _ = play_task([Chunk(contest, len(won) * places, places)])
        won.append(round(sum(wins), 4))
    found = block_rate([(wins, float(places)) for wins in won])
    rates = [round(value / contest.fair, 3) for value in (found.rate, found.low, found.high)]
    return {**cell._asdict(), "games": len(won) * places, "rates": rates, "won": won}


def told(line: dict[str, Any]) -> str:
    """Return what a cell says: fair shares and their interval."""
    rate, low, high = line["rates"]
    return f"{rate:.2f} ({low:.2f}–{high:.2f})"


def read() -> dict[Cell, dict[str, Any]]:
    """Return the cells that were measured."""
    lines = FILE.read_text(encoding="utf-8").splitlines() if FILE.exists() else []
    found = [json.loads(line) for line in lines]
    return {Cell(line["task"], line["player"], line["field"]): line for line in found}


def keep(line: dict[str, Any]) -> None:
    """Put a measured cell into the file, in the place of what it said before."""
    done = read()
    cell = Cell(line["task"], line["player"], line["field"])
    if cell.field == "rules" and "milliseconds" not in line:
        known = done.get(cell, {}).get("milliseconds")
        line["milliseconds"] = known or round(cost(find_task(cell.task), cell.player), 3)
    done[cell] = line
    text = "".join([json.dumps(one) + "\n" for one in done.values()])
    FILE.write_text(text, encoding="utf-8")


def players_of(task: Task) -> list[str]:
    """Return who can be measured at a task."""
    known = bot_names(find_game(task.game))
    if task.name not in TRAINED:
        return [one for one in PLAYERS if one in known and one != LEARNED]
    return [one for one in PLAYERS if one in known or one in NAMES]


def cells(task: Task) -> list[Cell]:
    """Return what is measured at a task: everybody among the fields, and fields among players."""
    players = players_of(task)
    guests = [Cell(task.name, one, field) for field in FIELDS for one in players if one != field]
    hosts = [
        Cell(task.name, guest, host)
        for host in players
        for guest in ("rules", "search")
        if host not in FIELDS
    ]
    return sorted([*guests, *hosts], key=lambda cell: "search" in (cell.player, cell.field))


def run(wanted: list[Cell], minutes: float, again: bool) -> None:
    """Measure what is missing, until the time is over."""
    end = monotonic() + 60 * minutes
    for cell in sorted(wanted, key=lambda cell: "search" in (cell.player, cell.field)):
        done = read().get(cell, {})
        won = [] if again else done.get("won", [])
        if monotonic() > end or ("won" in done and not again and done["games"] >= cell.games):
            continue
        line = measure(cell, cell.games, won, end)
        keep(line)
        print(*cell, told(line), line["games"], flush=True)


def table(task: Task, done: dict[Cell, dict[str, Any]]) -> list[str]:
    """Return the rows of a task."""
    heads = [f"among {field}" for field in FIELDS] + ["rules among it", "search among it", "ms"]
    rows = ["| player | " + " | ".join(heads) + " |", "|---" * (len(heads) + 1) + "|"]
    for player in players_of(task):
        asked = [Cell(task.name, player, field) for field in FIELDS]
        asked += [Cell(task.name, guest, player) for guest in ("rules", "search")]
        found = [shown(cell, done) for cell in asked]
        spent = done.get(Cell(task.name, player, "rules"), {}).get("milliseconds")
        found.append("–" if spent is None else f"{spent:.2g}")
        rows.append(f"| {NAMES.get(player, player)} | {' | '.join(found)} |")
    return rows


def shown(cell: Cell, done: dict[Cell, dict[str, Any]]) -> str:
    """Return a cell of the table; whoever is among its own kind wins a fair share."""
    if cell.player == cell.field:
        return "1"
    return told(done[cell]) if cell in done else "–"


HEAD: Final = (
    "# Baselines\n\n"
    "How our own players do at the [tasks](tasks.md), in fair shares (1 is what everybody wins if "
    "all play alike; in Get Billy the Kid! a side wins, and both sides count), with 95 % intervals "
    "over deals. *Among*: the player alone among others, all of a kind; *rules among it*: a player "
    "by rules of thumb alone among copies of it, and so on: the less the better. `ms`: how many "
    "milliseconds of one core a decision takes. `search` plays 300 games ahead, as level 5 does; "
    "`clone` imitates the rules of thumb; `ppo` began as a clone and went on by PPO for some "
    "minutes of one core; `learned` is the one that is seated ([how](bots.md)). One training run "
    "each. A dash: not measured. Played with compiled rules (`make compiled`, "
    "`PYTHONPATH=build/compiled`), which play the same games.\n\n"
    "What was reached: in the base game of Cash 'n Guns the learned player is better than rules of "
    "thumb, as guest and as host, and search as a guest wins less than a fair share among it. What "
    "was not: to be shown better than search as a guest, there or anywhere. In Blasting Billy "
    "`ppo` is about as good a guest as the rules of thumb and a far worse host, so it is not "
    "seated; for the other tasks nobody is trained, and dashes are open.\n\n"
    "One command repeats a cell: `python bench/baselines.py row TASK PLAYER FIELD`, for instance "
    "`python bench/baselines.py row cash_n_guns_v1 learned rules`; "
    "[baselines.jsonl](baselines.jsonl) says in how many games each was measured.\n"
)


def show(file: Path | None) -> None:
    """Print the page, or write it."""
    done = read()
    text = HEAD
    for task in TASKS:
        text += "\n".join(["", f"## {task.name}", "", *table(task, done), ""])
    if file:
        file.write_text(text, encoding="utf-8")
    else:
        print(text)


def main() -> None:
    """Measure, or show what was measured."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    row = commands.add_parser("row")
    for name in ("task", "player", "field"):
        row.add_argument(name)
    row.add_argument("--games", type=int)
    row.add_argument("--keep", action="store_true", help="for the page")
    for_long = commands.add_parser("run")
    for name in ("--task", "--player", "--field"):
        for_long.add_argument(name, action="append")
    for_long.add_argument("--minutes", type=float, default=10)
    for_long.add_argument("--again", action="store_true", help="from the first deal")
    shown = commands.add_parser("show")
    shown.add_argument("--write", type=Path)
    asked = parser.parse_args()
    named = {short: name for name, short in NAMES.items()}
    if asked.command == "row":
        pair = [named.get(name, name) for name in (asked.player, asked.field)]
        cell = Cell(asked.task, *pair)
        line = measure(cell, asked.games or cell.games, [], inf)
        print(asked.player, "among", asked.field, told(line))
        if asked.keep:
            keep(line)
    elif asked.command == "run":
        tasks = [find_task(name) for name in asked.task] if asked.task else list(TASKS)
        players, fields = [
            {named.get(name, name) for name in names or []} for names in (asked.player, asked.field)
        ]
        wanted = [
            cell
            for task in tasks
            for cell in cells(task)
            if (not players or cell.player in players) and (not fields or cell.field in fields)
        ]
        run(wanted, asked.minutes, asked.again)
    else:
        show(asked.write)


if __name__ == "__main__":
    main()
