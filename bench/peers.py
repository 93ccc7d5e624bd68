"""The peer table: our games beside other libraries at random play, one run, one machine.

    python bench/peers.py [--rounds N] [--seconds S] [--no-compiled] [--write docs/benchmarks.md]

Every row plays whole games at random and counts decisions, draws by nature and chance included.
Before each measure the reference (OpenSpiel's goofspiel in its generic Python loop) is measured
again; a ratio is the median of those. Libraries that are not installed are named with the command
that installs them (see `others.py`).
"""

import argparse
import os
import platform
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

import numpy as np

from clock import IS_CPU
from compiled import TARGET, build
from engine import Worker
from fistful.adapters.batch import Batch, make_batch
from fistful.adapters.pettingzoo import parallel_env
from measures import TOGETHER, Table, measure_batched, measure_playouts, tables
from observed import BEGIN as OBSERVED
from observed import END as OBSERVED_END
from openspiel import REFERENCE, Peer, peers, play_generic
from others import OTHERS, rate
from server import kept_section

#: Games with a batch written in array operations, and at how many seats they are measured.
ARRAYS: Final = {"blasting-billy": 4, "cash-n-guns": 5}

#: How to install what is missing.
COMMANDS: Final = {
    "RLCard": "uv pip install rlcard termcolor pip",
    "PettingZoo classic": 'uv pip install "pettingzoo[classic]" pip',
    "pgx": "uv pip install pgx",
    "boardgame.io": "npm install --prefix build/peers boardgame.io",
}

#: A measure: seconds in, decisions a second out.
Measure = Callable[[float], float]


def playouts(table: Table) -> Measure:
    """Our engine's own loop, interpreted."""
    return lambda seconds: measure_playouts(table, seconds)["decisions"]


def compiled(worker: Worker, table: Table, measure: str) -> Measure:
    """Something measured on the compiled code, in a process of its own."""
    return lambda seconds: worker.measure(table, measure, seconds)["decisions"]


def batched(table: Table) -> Measure:
    """Many games of the engine, all questions and answers in arrays, interpreted."""
    return lambda seconds: measure_batched(table, seconds)["decisions"]


def array_core(batch: Batch, is_asked: bool) -> Measure:
    """A batch in array operations, playing at random by itself or `is_asked` by somebody."""
    dice = np.random.default_rng(1)

    def play() -> int:
        before = batch.actions
        if is_asked:
            batch.step(batch.questions().random(dice))
        else:
            batch.play_random(dice)
        return int(batch.actions - before)

    return lambda seconds: rate(play, seconds)


def through_pettingzoo(game: str) -> Measure:
    """A Parallel environment with vectors, masks and views for every agent, step by step."""
    env = parallel_env(game)
    dice = np.random.default_rng(1)

    def play() -> int:
        seen, _ = env.reset(seed=int(dice.integers(1 << 30)))
        count = 0
        while env.agents:
            actions = {
                agent: int(dice.choice(np.flatnonzero(one["action_mask"])))
                for agent, one in seen.items()
            }
            count += sum([action != env.table.match.actions.idle for action in actions.values()])
            seen, *_ = env.step(actions)
        return count

    return lambda seconds: rate(play, seconds)


def through_openspiel(spec: str) -> Measure:
    """A Python game of OpenSpiel in the generic loop."""
    pyspiel: Any = __import__("pyspiel")
    game = pyspiel.load_game(spec)
    dice = Random(1)
    return lambda seconds: rate(lambda: play_generic(game, dice), seconds)


def our_rows(worker: Worker | None) -> dict[str, Measure]:
    """Return what is measured of ours."""
    rows: dict[str, Measure] = {}
    for table in tables():
        name = f"Fistful {table.name} ({table.players})"
        rows[f"{name}, interpreted"] = playouts(table)
        if worker:
            rows[f"{name}, compiled"] = compiled(worker, table, "playouts")
    for game, players in ARRAYS.items():
        name = f"Fistful {game} ({players}), {TOGETHER:,} games in arrays"
        core = make_batch(game, players, TOGETHER, 1)
        rows[name] = array_core(core, False)
        rows[f"{name}, through questions and answers"] = array_core(core, True)
    for table in tables():
        name = f"Fistful {table.name} ({table.players}), {TOGETHER:,} games on the engine"
        rows[f"{name}, interpreted"] = batched(table)
        if worker:
            rows[f"{name}, compiled"] = compiled(worker, table, "batched")
    rows["Fistful cash-n-guns (5), through PettingZoo, all views"] = through_pettingzoo(
        "cash-n-guns"
    )
    import fistful.adapters.open_spiel  # noqa: F401 - registers the games

    rows["Fistful cash-n-guns (5), through OpenSpiel"] = through_openspiel("fistful_cash_n_guns")
    return rows


def their_rows() -> dict[str, Measure]:
    """Return what is measured of OpenSpiel."""
    import open_spiel.python.games  # noqa: F401 - registers its Python games

    def measured(peer: Peer) -> Measure:
        return lambda seconds: peer.measure(seconds)["decisions"]

    rows = {f"OpenSpiel {name}": measured(peer) for name, peer in peers().items()}
    rows["OpenSpiel python_kuhn_poker generic"] = through_openspiel("python_kuhn_poker")
    return rows


def measure_all(rows: dict[str, Measure], rounds: int, seconds: float) -> list[list[str]]:
    """Measure all rows, the reference before each; return rates and ratios as text."""
    reference = rows[f"OpenSpiel {REFERENCE}"]
    found: list[list[str]] = []
    for name, measure in rows.items():
        rates: list[float] = []
        ratios: list[float] = []
        for _ in range(rounds):
            unit = reference(seconds)
            rates.append(measure(seconds))
            ratios.append(rates[-1] / unit)
        found.append([name, f"{median(rates):,.0f}", f"{median(ratios):.2f}"])
        print(*found[-1], sep=" | ", file=sys.stderr, flush=True)
    return found


def measure_others(reference: Measure, seconds: float) -> list[list[str]]:
    """Measure the other libraries; what is not installed is told with its command."""
    found: list[list[str]] = []
    for name, measure in OTHERS.items():
        try:
            unit = reference(seconds)
            for row, number, speed in measure(seconds):
                found.append([f"{row} ({number})", f"{speed:,.0f}", f"{speed / unit:.2f}"])
                print(*found[-1], sep=" | ", file=sys.stderr, flush=True)
        except ImportError:
            found.append([f"{name}: not installed (`{COMMANDS[name]}`)", "", ""])
    return found


def page(rows: list[list[str]], command: str) -> str:
    """Return the page of benchmarks."""
    load = f"{os.getloadavg()[0]:.1f}"
    names = ("open_spiel", "numpy", "pettingzoo")
    versions = ", ".join([f"{name} {version(name)}" for name in names])
    lines = [
        "## Random play, without observations",
        "",
        "How fast rules alone are: whole games, decisions a second, nature's draws and chance "
        "nodes included. "
        f"The ratio is to {REFERENCE} (OpenSpiel's goofspiel, 5 cards, 3 players, driven from "
        "Python through its generic loop), measured again before each row. Absolute figures depend "
        "on the machine and on what else it does; ratios hold better. With `BENCH_CLOCK=cpu` "
        "seconds are processor time, the fairer measure on a busy machine (code on several "
        "threads, as pgx, then pays for all of them).",
        "",
        f"`{command}` on {os.cpu_count()} cores, load {load}, Python {platform.python_version()}, "
        f"{versions}. Other libraries carry their version in brackets; they play games of their "
        "own, so their rows compare libraries, not games.",
        "",
        "| what | decisions/s | × |",
        "|---|---:|---:|",
        *[f"| {' | '.join(row)} |" for row in rows],
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    """Measure and print, or write the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.2, help="per measure and round")
    parser.add_argument("--no-compiled", action="store_true", help="leave out the compiled code")
    parser.add_argument("--as-built", action="store_true", help="take the last compiled build")
    parser.add_argument("--write", type=Path, help="the page to write")
    arguments = parser.parse_args()
    worker = None
    if not arguments.no_compiled:
        worker = Worker(TARGET if arguments.as_built else build())
    rows = {**our_rows(worker), **their_rows()}
    found = measure_all(rows, arguments.rounds, arguments.seconds)
    found += measure_others(rows[f"OpenSpiel {REFERENCE}"], arguments.seconds)
    if worker:
        worker.close()
    text = page(found, f"{'BENCH_CLOCK=cpu ' if IS_CPU else ''}python bench/peers.py")
    if arguments.write:
        observed = kept_section(arguments.write, OBSERVED, OBSERVED_END)
        text = f"# Benchmarks\n{observed}\n{text}{kept_section(arguments.write)}"
        arguments.write.write_text(text, encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
