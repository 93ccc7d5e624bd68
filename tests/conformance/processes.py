"""The same games in another process, with strings hashed another way."""

import subprocess
import sys
from os import environ, pathsep
from pathlib import Path

ROOT = Path(__file__).parents[2]


def fingerprints_under(hash_seed: str, game: str, games: int) -> str:
    """Return what `tests.conformance.replay` prints under a PYTHONHASHSEED."""
    path = [str(ROOT / "src"), str(ROOT), environ.get("PYTHONPATH", "")]
    environment = {**environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": pathsep.join(path)}
    command = [sys.executable, "-m", "tests.conformance.replay", game, str(games)]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout
