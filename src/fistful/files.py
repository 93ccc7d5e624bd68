"""Files: where records are kept, and how they are written so that none is ever half there."""

import os
from datetime import datetime
from pathlib import Path
from tempfile import NamedTemporaryFile

from fistful.engine.errors import Invalid
from fistful.table.record import Record, read_record


def records_folder() -> Path:
    """Return the folder of the player's own records."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "fistful" / "records"


def new_record_file(game: str, now: datetime) -> Path:
    """Return a file name for a game that begins now; there is no such file yet."""
    folder = records_folder()
    stem = f"{game}-{now:%Y%m%d-%H%M%S}"
    tries = [f"{stem}.fistful", *[f"{stem}-{n}.fistful" for n in range(2, 1000)]]
    return next(folder / name for name in tries if not (folder / name).exists())


def write_file(file: Path, text: str) -> None:
    """Write a file whole or not at all: what stood there before stays until the new one is safe.

    Raises Invalid if it cannot be written.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(
            "w", encoding="utf-8", dir=file.parent, prefix=f".{file.name}.", delete=False
        ) as new:
            new.write(text)
            new.flush()
            os.fsync(new.fileno())
        Path(new.name).replace(file)
    except OSError as problem:
        raise Invalid(
            "file-unwritable", file=str(file), problem=problem.strerror or ""
        ) from problem


def load_record(file: Path) -> Record:
    """Read a record from a file. Raises Invalid or RecordError."""
    return read_record(load_text(file))


def load_text(file: Path) -> str:
    """Read a record's text from a file. Raises Invalid."""
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Invalid("record-not-found", file=str(file)) from None
    except (OSError, UnicodeDecodeError):
        raise Invalid("record-unreadable", file=str(file)) from None
