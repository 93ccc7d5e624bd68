"""The ledger: an append-only file of results, one line each, that survives kill -9.

The first line says what the results are of. A last line cut short by a crash is dropped: what it
should have said is worked out again.
"""

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO

from fistful.engine.errors import Invalid
from fistful.games.variant import is_packed


def fingerprints(options: Mapping[str, str]) -> dict[str, str]:
    """Return the options with files told by their content: another deck, other results."""
    return {name: fingerprint(value) for name, value in options.items()}


def fingerprint(value: str) -> str:
    """Return a value as it is, or the hash of the file it names."""
    if is_packed(value):
        # A variant's short text says which it is, its hash included.
        return value.rpartition(":")[0]
    file = Path(value)
    if not value or not file.is_file():
        return value
    return f"{value} {sha256(file.read_bytes()).hexdigest()[:16]}"


class Ledger:
    """Results by key, kept in a file if there is one."""

    def __init__(self, file: Path | None, heading: Mapping[str, Any]) -> None:
        """Open a ledger, or go on with it. Raises Invalid if it is of something else."""
        self.results: dict[str, Any] = {}
        self.handle: BinaryIO | None = None
        if file is None:
            return
        first = json.dumps(heading, sort_keys=True)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            if not file.exists():
                file.touch()
            whole = self.read(file, first)
            self.handle = file.open("r+b")
        except (OSError, ValueError):
            raise Invalid("ledger-file", file=str(file)) from None
        self.handle.seek(whole)
        self.handle.truncate()
        if not whole:
            self.line(first)

    def read(self, file: Path, first: str) -> int:
        """Read what is there; return how many bytes of it are whole lines."""
        whole = 0
        with file.open("rb") as lines:
            for number, raw in enumerate(lines):
                if not raw.endswith(b"\n"):
                    break
                whole += len(raw)
                line = raw.decode().rstrip("\n")
                if number == 0:
                    if line != first:
                        raise Invalid("ledger-other", file=str(file))
                    continue
                key, result = json.loads(line)
                self.results[key] = result
        return whole

    def add(self, key: str, result: Any) -> None:
        """Keep a result."""
        self.results[key] = result
        if self.handle:
            self.line(json.dumps([key, result], separators=(",", ":")))

    def line(self, text: str) -> None:
        """Write a line; from here on it survives this process."""
        assert self.handle is not None
        self.handle.write(text.encode() + b"\n")
        self.handle.flush()

    def close(self) -> None:
        """Close the file."""
        if self.handle:
            self.handle.close()
