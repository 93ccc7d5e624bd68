"""Makes a release and tries it: `python -m tests.release`, or `make release`.

The source distribution is built, and from it a wheel for everybody: so both are whole. A second
wheel is for this platform and its Python, compiled: an installer that finds both takes that. Each
is installed into a clean environment, far from the sources, where it must know its games, simulate
the same games as the other, and serve the browser client. What passed is in `dist/`.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
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
SIMULATION: Final = ("--games", "20", "--players", "4", "--bots", "rules,random", "--json", "-")
#: The builds, as `fistful --version` calls them.
INTERPRETED: Final = "interpreted"
COMPILED: Final = "compiled"


def main() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    found = []
    for build, wheel in ((INTERPRETED, build_pure()), (COMPILED, build_compiled())):
        with TemporaryDirectory() as folder:
            found.append(attempt(wheel, Path(folder), build))
        print(f"{wheel.name} is good", flush=True)
    assert found[0] == found[1], "the compiled wheel plays other games"
    print(f"so are its sources: {DIST}")


def uv_build(*words: str, **environment: str) -> None:
    """Build for the Python that runs this."""
    uv = shutil.which("uv") or str(Path(sys.executable).parent / "uv")
    words = ("build", "--quiet", "--python", sys.executable, "--out-dir", str(DIST), *words)
    subprocess.run([uv, *words], cwd=ROOT, env=os.environ | environment, check=True)


def build_compiled() -> Path:
    """Build the wheel of this platform, check what it holds, return it."""
    uv_build("--wheel", FISTFUL_COMPILED="1")
    [wheel] = [path for path in DIST.glob("*.whl") if not path.name.endswith("-none-any.whl")]
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    with ZipFile(wheel) as zipped:
        demand(wheel, (*IN_WHEEL, f"fistful/engine/rules{suffix}"), set(zipped.namelist()))
    return wheel


def build_pure() -> Path:
    """Build the sources and the wheel of no platform, check what they hold, return the wheel."""
    uv_build()
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


def attempt(wheel: Path, folder: Path, build: str) -> list[Any]:
    """Install the wheel into an environment of its own and use it from there.

    Returns what it simulated.
    """
    subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
    clean = folder / "venv" / "bin"
    install = [str(clean / "python"), "-m", "pip", "install", "--quiet", str(wheel)]
    subprocess.run(install, cwd=folder, check=True)
    fistful = str(clean / "fistful")
    assert told(folder, fistful, "--version").split() == ["fistful", __version__, "·", build]
    known = told(folder, fistful, "games")
    found = []
    for game in ("blasting-billy", "cash-n-guns", "get-billy-the-kid", "stetsons-and-sixguns"):
        assert game in known, game
        report = json.loads(told(folder, fistful, "sim", game, *SIMULATION))
        assert report.pop("build") == build, game
        found.append(report)
    with serving(folder, fistful) as address:
        health = json.loads(read(f"{address}health"))
        assert (health["status"], health["version"]) == ("ok", __version__), health
        script = re.search(r'src="/(assets/[^"]+)"', read(address))
        assert script and read(address + script[1])
    return found


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
