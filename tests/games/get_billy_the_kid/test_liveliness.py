"""Get Billy the Kid!: with the built-in deck things happen (GB-R4); a few games of fixed dice."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
#: The figures in per cent, with room for sixty games: `bench/liveliness.py` says what is asked.
LEAST = {
    "confrontation": 95,
    "return fire": 50,
    "Town purchase or theft": 40,
    "Escapes unmatched": 35,
    "Rifle used to look": 30,
    "largest kind of play": 0,
}
MOST = {"Escapes unmatched": 70, "largest kind of play": 30}


@pytest.mark.rule("GB-R4")
@pytest.mark.parametrize("players", [4, 7])
def test_a_game_lives(players: int) -> None:
    command = [sys.executable, "bench/liveliness.py", "--players", str(players), "--jobs", "1"]
    command += ["--games", "60", "--fair", "60"]
    found = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    rows = [line.split(" | ") for line in found.stdout.splitlines() if line.startswith("| ")]
    figures = {cells[0].strip("| "): cells[2].strip("*| ") for cells in rows[1:]}
    for name, least in LEAST.items():
        assert least <= float(figures[name]) <= MOST.get(name, 100), (name, found.stdout)
    # Either side wins.
    assert 20 <= float(figures["Outlaws win"].split()[0]) <= 80
