"""Play with observations and masks, as learners do it: player decisions a second, on one core.

    python bench/observed.py [--seconds S] [--doors aec,parallel,...]
    BENCH_CLOCK=cpu python bench/observed.py --all --write docs/benchmarks.md

Every decision is made on the vector of whoever decides and on the mask of its legal actions, at
random. Seconds are processor time. Run with `PYTHONPATH=build/compiled` it measures the compiled
code (`make compiled`); `--all` measures both and other libraries beside them, one after the other.
"""

import argparse
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

import numpy as np

from compiled import TARGET, build
from fistful.adapters import open_spiel
from fistful.adapters.batch import make_batch
from fistful.adapters.encode import Encoder
from fistful.adapters.pettingzoo import env, parallel_env
from fistful.games import find_game
from measures import TOGETHER, Table, tables
from observed_peers import Peer, peers

#: Plays a little and returns how many player decisions that were.
Play = Callable[[], int]


def rate(play: Play, seconds: float) -> float:
    """Play for a while; return decisions a second of processor time."""
    play()
    done = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        done += play()
    return done / spent


def pick(mask: Any, dice: Random) -> int:
    """Return one of the actions a mask allows."""
    legal = mask.nonzero()[0]
    return int(legal[int(dice.random() * len(legal))])


def aec(table: Table) -> Play:
    """A game in PettingZoo's AEC environment, one agent after the other."""
    game, dice = env(table.rules.game, table.players, table.options), Random(1)

    def play() -> int:
        game.reset(seed=dice.getrandbits(30))
        count = 0
        for _ in game.agent_iter():
            seen, _, is_over, _, _ = game.last()
            if is_over:
                game.step(None)
            else:
                game.step(pick(seen["action_mask"], dice))
                count += 1
        return count

    return play


def parallel(table: Table) -> Play:
    """A game in PettingZoo's Parallel environment: all agents observe at every step."""
    game, dice = parallel_env(table.rules.game, table.players, table.options), Random(1)

    def play() -> int:
        seen, _ = game.reset(seed=dice.getrandbits(30))
        idle = game.table.match.actions.idle
        count = 0
        while game.agents:
            actions = {
                agent: idle if one["action_mask"][idle] else pick(one["action_mask"], dice)
                for agent, one in seen.items()
            }
            count += sum([action != idle for action in actions.values()])
            seen, *_ = game.step(actions)
        return count

    return play


def openspiel(table: Table) -> Play:
    """A game in OpenSpiel's generic loop, the deciding player's tensor filled before it acts."""
    options = {"players": table.players, **table.options}
    spec = ",".join([f"{name}={value}" for name, value in options.items()])
    game = open_spiel.load(f"fistful_{table.rules.game.replace('-', '_')}({spec})")
    observer, dice = game.make_py_observer(), Random(1)

    def play() -> int:
        state = game.new_initial_state()
        count = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, chances)[0])
                continue
            player = state.current_player()
            observer.set_from(state, player)
            legal = state.legal_actions(player)
            state.apply_action(legal[int(dice.random() * len(legal))])
            count += 1
        return count

    return play


def batched(table: Table) -> Play:
    """Many games together, vectors and masks of all who are asked before every step."""
    batch = make_batch(table.rules.game, table.players, TOGETHER, 1, table.options)
    dice = np.random.default_rng(1)
    room = np.empty((TOGETHER * table.players, batch.vectors().shape[1]), np.float32)

    def play() -> int:
        asked = batch.questions()
        batch.vectors(room[: len(asked.games)])
        asked.mask(batch.width)
        batch.step(asked.random(dice))
        return len(asked.games)

    return play


DOORS: Final[dict[str, Callable[[Table], Play]]] = {
    "aec": aec,
    "parallel": parallel,
    "openspiel": openspiel,
    "batch": batched,
}


#: What the doors are called in the table.
NAMES: Final = {
    "aec": "PettingZoo AEC",
    "parallel": "PettingZoo Parallel",
    "openspiel": "OpenSpiel, tensor",
    "batch": f"batch of {TOGETHER:,}",
}
BEGIN: Final = "<!-- observed: begin -->"
END: Final = "<!-- observed: end -->"
#: Speeds by table and door.
Speeds = dict[tuple[str, str], float]


def measure(doors: list[str], games: str, seconds: float) -> Speeds:
    """Measure and print."""
    found: Speeds = {}
    for table in tables():
        for door in doors if games in table.name else []:
            found[table.name, door] = rate(DOORS[door](table), seconds)
            print(table.name, door, f"{found[table.name, door]:.0f}", sep="|", flush=True)
    return found


def measure_compiled(doors: list[str], games: str, seconds: float) -> Speeds:
    """Measure the compiled code, in a process of its own."""
    command = [sys.executable, __file__, "--seconds", str(seconds), "--doors", ",".join(doors)]
    made = {**os.environ, "PYTHONPATH": str(TARGET)}
    told = subprocess.run(
        [*command, "--games", games], env=made, capture_output=True, text=True, check=True
    )
    rows = [line.split("|") for line in told.stdout.splitlines()]
    return {(name, door): float(speed) for name, door, speed in rows}


def section(plain: Speeds, quick: Speeds, others: list[Peer], command: str) -> str:
    """Return the section of the page of benchmarks."""
    lines = [
        "## Play with observations and masks",
        "",
        "What a learner meets: every decision is made on the vector of whoever decides and on the "
        "mask of its legal actions, at random. Players' decisions a second of one core (processor "
        "time), none of nature's. Batches of Blasting Billy and of Cash 'n Guns without powers and "
        "cop are on arrays and gain nothing by being compiled. Others play games of their own: "
        "their rows compare libraries, and how much they show.",
        "",
        f"`{command}` on {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, Python "
        f"{platform.python_version()}; all rows in one run.",
        "",
        "| what | numbers seen | decisions/s, interpreted | compiled |",
        "|---|---:|---:|---:|",
    ]
    for table in tables():
        size = Encoder(find_game(table.rules.game), table.players).size
        for door, name in NAMES.items():
            if (key := (table.name, door)) in plain:
                fast = f"{quick[key]:,.0f}" if key in quick else ""
                what = f"Fistful {table.name} ({table.players}), {name}"
                lines.append(f"| {what} | {size} | {plain[key]:,.0f} | {fast} |")
    lines += [f"| {peer.name} | {peer.numbers} | {peer.speed:,.0f} | |" for peer in others]
    return "\n".join([BEGIN, *lines, END, ""])


def put(file: Path, text: str) -> None:
    """Write the section into a page: at its head if it has none yet."""
    page = file.read_text(encoding="utf-8")
    title, _, rest = page.partition("\n\n")
    if END in page:
        rest = page.partition(END)[2].lstrip("\n")
    file.write_text(f"{title}\n\n{text}\n{rest}", encoding="utf-8")


def main() -> None:
    """Measure and print, or write the section."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="per measure")
    parser.add_argument("--doors", default=",".join(DOORS))
    parser.add_argument("--games", default="")
    parser.add_argument("--all", action="store_true", help="compiled code and peers too")
    parser.add_argument("--as-built", action="store_true", help="take the last compiled build")
    parser.add_argument("--write", type=Path, help="the page whose section is written")
    asked = parser.parse_args()
    doors = asked.doors.split(",")
    plain = measure(doors, asked.games, asked.seconds)
    if not asked.all:
        return
    if not asked.as_built:
        build()
    quick = measure_compiled(doors, asked.games, asked.seconds)
    text = section(plain, quick, peers(asked.seconds), "python bench/observed.py --all")
    if asked.write:
        put(asked.write, text)
    else:
        print(text)


if __name__ == "__main__":
    main()
