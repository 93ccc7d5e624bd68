"""Builds engine and games with mypyc, from the same sources, into `build/compiled/`.

Nothing needs the compiled code; it is for those who want simulations faster. Use it with
`PYTHONPATH=build/compiled`. A build is made again only when the sources have changed.
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
#: The folders that are compiled; all else is copied.
COMPILED: Final = ("fistful/engine", "fistful/games")


def modules(folder: Path) -> list[Path]:
    """Return the modules to compile below a folder, relative to it."""
    return [
        path.relative_to(folder)
        for part in COMPILED
        for path in sorted((folder / part).rglob("*.py"))
        if path.name != "__init__.py"
    ]


def digest_of(folder: Path) -> str:
    """Return a digest of the modules to compile, and of what compiles them."""
    digest = sha256(sys.version.encode() + Path(__file__).read_bytes())
    for path in modules(folder):
        digest.update(str(path).encode() + b"\0" + (folder / path).read_bytes())
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
            extensions = mypycify([str(path) for path in modules(Path())], opt_level="3")
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
