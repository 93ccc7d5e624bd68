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


def sources_digest() -> str:
    """Return a digest of all sources, and of what compiles them."""
    digest = sha256(sys.version.encode())
    for path in [Path(__file__), *sorted((ROOT / "src").rglob("*"))]:
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def build() -> Path:
    """Return the folder with the compiled code, made if it is not there or out of date."""
    mark = TARGET / "sources.sha256"
    digest = sources_digest()
    if not mark.exists() or mark.read_text() != digest:
        shutil.rmtree(TARGET, ignore_errors=True)
        shutil.copytree(ROOT / "src", TARGET, ignore=shutil.ignore_patterns("__pycache__"))
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
        modules = [
            str(path)
            for part in COMPILED
            for path in sorted(Path(part).rglob("*.py"))
            if path.name != "__init__.py"
        ]
        with redirect_stdout(sys.stderr):
            extensions = mypycify(modules, opt_level="3")
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
