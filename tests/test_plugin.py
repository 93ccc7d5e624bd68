"""Games and bots in packages of their own join by being installed; the samples are tried here."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SAMPLE = ROOT / "examples" / "noon"
BOTS = ROOT / "examples" / "drifters"
#: Without the network, and without anything but the package itself.
INSTALL = ["-m", "pip", "install", "--no-index", "--no-deps", "--no-build-isolation", "--target"]


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sample somewhere else, so that building leaves nothing behind here."""
    folder = tmp_path_factory.mktemp("plugin") / "noon"
    shutil.copytree(SAMPLE, folder, ignore=shutil.ignore_patterns("__pycache__", ".*_cache"))
    return folder


@pytest.fixture(scope="module")
def installed(sources: Path) -> Path:
    """Where the sample package is installed, for whoever looks there."""
    target = sources.parent / "installed"
    run(sources, *INSTALL, str(target), str(sources))
    return target


@pytest.fixture(scope="module")
def drifters(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the sample bots are installed."""
    folder = tmp_path_factory.mktemp("bots")
    shutil.copytree(BOTS, folder / "drifters", ignore=shutil.ignore_patterns("__pycache__"))
    run(folder, *INSTALL, str(folder / "installed"), str(folder / "drifters"))
    return folder / "installed"


def run(folder: Path, *words: str, installed: Path | None = None) -> str:
    """Run Python in a folder, with a package beside Fistful; return what it says."""
    path = [str(installed)] if installed else []
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([*path, str(ROOT / "src")])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{' '.join(words)} failed:\n{done.stdout}\n{done.stderr}"
    return done.stdout


def test_it_stands_the_suite_by_its_own_tests(sources: Path, installed: Path) -> None:
    said = run(
        sources, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests", installed=installed
    )
    assert " passed" in said
    assert "skipped" not in said


def test_its_tests_are_ten_lines() -> None:
    assert len((SAMPLE / "tests" / "test_noon.py").read_text().splitlines()) <= 10


def test_it_can_be_played_like_any_other(installed: Path, tmp_path: Path) -> None:
    assert "noon" in run(tmp_path, "-m", "fistful", "games", installed=installed)
    words = ["sim", "noon", "--games", "20", "--players", "4", "--bots", "rules,random"]
    assert "games 20" in run(tmp_path, "-m", "fistful", *words, installed=installed)


def test_a_leak_in_it_is_found(sources: Path, installed: Path, tmp_path: Path) -> None:
    """The test is tested: everybody's card shows."""
    leaky = tmp_path / "leaky"
    shutil.copytree(installed, leaky)
    view = leaky / "fistful_noon" / "view.py"
    honest = "card if is_open(s, owner, seat) else NOTHING"
    assert honest in view.read_text()
    view.write_text(view.read_text().replace(honest, "card"))
    with pytest.raises(AssertionError, match="can tell the true world from a scrambled one"):
        run(
            sources,
            *["-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "leak", "tests"],
            installed=leaky,
        )


def test_without_its_table_of_secrets_it_fails(installed: Path, tmp_path: Path) -> None:
    """Our own suite takes part in every game there is, and says which file is missing."""
    program = "from tests.conformance.tables import game_tables; game_tables()"
    with pytest.raises(AssertionError, match=r"noon has no table of secrets: tests/secrets/noon"):
        run(ROOT, "-c", program, installed=installed)


def test_bots_of_a_package_play_by_name_wherever_bots_are_named(
    drifters: Path, tmp_path: Path
) -> None:
    words = ["sim", "cash-n-guns", "--games", "22", "--bots", "drifter,undertaker,rules,random"]
    said = run(tmp_path, "-m", "fistful", *words, "--jobs", "2", installed=drifters)
    assert "drifter" in said and "undertaker" in said
    words = [
        "arena",
        "blasting-billy",
        "--players",
        "2",
        "--games",
        "2",
        "--bots",
        "drifter,random",
    ]
    assert "drifter" in run(tmp_path, "-m", "fistful", *words, installed=drifters)
    program = (
        "from fistful.bots import find_bot; from fistful.bots.talk import manner_of;"
        "from fistful.games import find_game; from fistful.terminal.seating import read_seating;"
        "from fistful.texts import Catalogue; game = find_game('cash-n-guns');"
        "print(read_seating('you,drifter,undertaker,rules', game, Catalogue('en')).bots);"
        "print(find_bot('undertaker', game).instinct, manner_of('undertaker').often)"
    )
    said = run(tmp_path, "-c", program, installed=drifters)
    assert "'drifter', 'undertaker'" in said and said.strip().endswith("0.1")


SERVED = """
import asyncio
from fistful.bots.plugins import plugin_names
from fistful.games import find_game
from fistful.server.bots import BotPool
from fistful.server.lanes import Share

async def main():
    game = find_game("blasting-billy")
    s = game.rules.start(2, {})
    from fistful.engine.dice import QuickDice
    from fistful.engine.driver import draw_on
    draw_on(game.rules, s, QuickDice(1))
    seat = 0 if s.waiting & 1 else 1
    pool = BotPool(cores=1)
    legal = game.rules.legal(s, seat)
    chosen = await pool.choose(Share("here"), game.name, "drifter", game.rules.view(s, seat), legal)
    print(plugin_names(game), chosen in legal, pool.plugins.hands[0].process is not None)
    pool.close()

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_at_a_server_they_think_in_a_process_of_their_own(drifters: Path, tmp_path: Path) -> None:
    said = run(tmp_path, "-c", SERVED, installed=drifters)
    assert said.split() == ["['drifter']", "True", "True"]
