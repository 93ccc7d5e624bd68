"""Builds engine and games with mypyc, from the same sources, into `build/compiled/`.

Nothing needs the compiled code; it is faster. A wheel for one platform has it (`hatch_build.py`);
without installing it is used with `PYTHONPATH=build/compiled`. A build is made again only when the
sources have changed; it takes some minutes on one core.

The engine is one library, what games share another, and so is every game, each of many small C
files: all games in one C file are more than a C compiler can digest.
"""

import os
import shutil
import sys
from contextlib import redirect_stdout
from hashlib import sha256
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
TARGET: Final = ROOT / "build" / "compiled"
#: Compiled, and what is in here, each folder by itself; all else is copied.
ENGINE: Final = "fistful/engine"
GAMES: Final = "fistful/games"
#: mypyc defines in every C file of a library what it takes from the others: these are one thing.
COMPILER_FLAG: Final = "-fcommon"


def groups(folder: Path) -> dict[str, list[str]]:
    """Return the modules to compile below a folder, by the library they go into."""
    games = folder / GAMES
    parts = {"engine": (folder / ENGINE).rglob("*.py"), "games": games.glob("*.py")}
    for game in sorted(games.iterdir()):
        if game.is_dir() and game.name != "__pycache__":
            parts[game.name] = game.rglob("*.py")
    # Libraries lie beside all other packages' once installed: their names say whose they are.
    return {
        f"fistful_{name}": [
            str(path.relative_to(folder)) for path in sorted(files) if path.name != "__init__.py"
        ]
        for name, files in parts.items()
    }


def digest_of(folder: Path) -> str:
    """Return a digest of the modules to compile, and of what compiles them."""
    digest = sha256(sys.version.encode() + Path(__file__).read_bytes())
    for modules in groups(folder).values():
        for path in modules:
            digest.update(path.encode() + b"\0" + (folder / path).read_bytes())
    return digest.hexdigest()


def build() -> Path:
    """Return the folder with the compiled code; what is missing or out of date is made."""
    sources, mark = ROOT / "src", TARGET / "sources.sha256"
    digest = digest_of(sources)
    is_fresh = mark.exists() and mark.read_text() == digest
    if not is_fresh:
        shutil.rmtree(TARGET, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(sources, TARGET, ignore=ignored, dirs_exist_ok=True)
    if not is_fresh:
        compile_in_place(TARGET)
        mark.write_text(digest)
    return TARGET


def compile_in_place(folder: Path) -> None:
    """Compile the modules of a copy of the sources; each lands beside the file it comes from."""
    # Imported here: they are needed for building only, and slow to import.
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped]

    before = Path.cwd()
    os.chdir(folder)
    try:
        with redirect_stdout(sys.stderr):
            libraries = groups(Path())
            extensions = mypycify(
                [path for modules in libraries.values() for path in modules],
                opt_level="3",
                debug_level="0",
                separate=[(modules, name) for name, modules in libraries.items()],
                multi_file=True,
            )
            for extension in extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, COMPILER_FLAG]
            setup(
                name="fistful_compiled",
                packages=[],
                ext_modules=extensions,
                script_args=["--quiet", "build_ext", "--inplace"],
            )
    finally:
        os.chdir(before)
        shutil.rmtree(folder / "build", ignore_errors=True)


if __name__ == "__main__":
    print(build())
