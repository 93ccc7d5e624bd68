"""Makes a release and tries it: `python -m tests.release`, or `make release`.

The source distribution is built, and the wheel from it: so both are whole. The wheel is installed
into a clean environment, far from the sources, where it must know its games, simulate, and serve
the browser client. What passed is in `dist/`.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from urllib.request import urlopen
from zipfile import ZipFile

from fistful import __version__

ROOT: Final = Path(__file__).parent.parent
DIST: Final = ROOT / "dist"
#: What a wheel must hold, and what a source distribution must.
IN_WHEEL: Final = ("fistful/py.typed", "fistful/web/dist/index.html")
IN_SOURCES: Final = ("LICENSE", "README.md", "web/package-lock.json", "tests/release.py")
#: A short answer is awaited so long, in seconds.
PATIENCE: Final = 60
SIMULATION: Final = ("cash-n-guns", "--games", "20", "--players", "4", "--bots", "rules,random")


def main() -> None:
    wheel = build()
    with TemporaryDirectory() as folder:
        attempt(wheel, Path(folder))
    print(f"{wheel.name} and its sources are good: {DIST}")


def build() -> Path:
    """Build both distributions, check what they hold, return the wheel."""
    shutil.rmtree(DIST, ignore_errors=True)
    uv = shutil.which("uv") or str(Path(sys.executable).parent / "uv")
    subprocess.run([uv, "build", "--quiet", "--out-dir", str(DIST)], cwd=ROOT, check=True)
    sources = DIST / f"fistful-{__version__}.tar.gz"
    with tarfile.open(sources) as tar:
        held = {name.partition("/")[2] for name in tar.getnames()}
    demand(sources, IN_SOURCES, held)
    assert not [name for name in held if "node_modules" in name]
    wheel = DIST / f"fistful-{__version__}-py3-none-any.whl"
    with ZipFile(wheel) as zipped:
        demand(wheel, IN_WHEEL, set(zipped.namelist()))
    return wheel


def demand(file: Path, names: tuple[str, ...], held: set[str]) -> None:
    """Raise unless a distribution holds all of these."""
    missing = [name for name in names if name not in held]
    assert not missing, f"{file.name} lacks {', '.join(missing)}"


def attempt(wheel: Path, folder: Path) -> None:
    """Install the wheel into an environment of its own and use it from there."""
    subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
    clean = folder / "venv" / "bin"
    install = [str(clean / "python"), "-m", "pip", "install", "--quiet", str(wheel)]
    subprocess.run(install, cwd=folder, check=True)
    fistful = str(clean / "fistful")
    assert told(folder, fistful, "--version").split() == ["fistful", __version__]
    for game in ("blasting-billy", "cash-n-guns", "get-billy-the-kid", "stetsons-and-sixguns"):
        assert game in told(folder, fistful, "games"), game
    assert "games 20" in told(folder, fistful, "sim", *SIMULATION)
    with serving(folder, fistful) as address:
        health = json.loads(read(f"{address}health"))
        assert (health["status"], health["version"]) == ("ok", __version__), health
        script = re.search(r'src="/(assets/[^"]+)"', read(address))
        assert script and read(address + script[1])


def told(folder: Path, *words: str) -> str:
    """Run a command far from the sources; return what it says."""
    done = subprocess.run(
        words, cwd=folder, env=away(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{' '.join(words)} failed:\n{done.stdout}\n{done.stderr}"
    return done.stdout


def away() -> dict[str, str]:
    """Return an environment that does not lead back to the sources."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


@contextmanager
def serving(folder: Path, fistful: str) -> Iterator[str]:
    """Run the installed server; yield its address."""
    words = [fistful, "serve", "--host", "127.0.0.1", "--port", "0", "--data", str(folder / "data")]
    with subprocess.Popen(
        words, cwd=folder, env=away(), stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout
            open_at = re.search(r"http://localhost:(\d+)/", server.stdout.readline())
            assert open_at, "the server said no address"
            yield f"http://127.0.0.1:{open_at[1]}/"
        finally:
            server.terminate()


def read(address: str) -> str:
    """Return what a page of the server holds."""
    with urlopen(address, timeout=PATIENCE) as answer:
        text: str = answer.read().decode()
    return text


if __name__ == "__main__":
    main()
