"""Reading lines at a keyboard, with patience or against the clock."""

import os
import sys
from time import monotonic
from typing import Protocol


def ask_line(prompt: str) -> str:
    """Print a prompt and return the line typed. Raises EOFError."""
    return input(f"{prompt} > ")


class Stopwatch(Protocol):
    """Reads lines against the clock."""

    def now(self) -> float:
        """Return the time in seconds."""

    def ask(self, prompt: str, seconds: float) -> str | None:
        """Print a prompt, if any, and return the line typed within so many seconds, else None.

        Raises EOFError.
        """

    def forget(self) -> None:
        """Throw away what was typed and not read."""


class TerminalWatch:
    """The stopwatch of a terminal."""

    def now(self) -> float:
        return monotonic()

    def ask(self, prompt: str, seconds: float) -> str | None:
        # Imported here: only systems with such terminals have them.
        from select import select

        if prompt:
            sys.stdout.write(f"{prompt} > ")
            sys.stdout.flush()
        ready, _, _ = select([sys.stdin], [], [], max(0.0, seconds))
        if not ready:
            return None
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.rstrip("\n")

    def forget(self) -> None:
        from termios import TCIFLUSH, tcflush

        tcflush(sys.stdin.fileno(), TCIFLUSH)


def find_watch() -> Stopwatch | None:
    """Return a stopwatch, if there is a terminal that a line can be awaited at for a while."""
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    return TerminalWatch() if is_terminal and os.name == "posix" else None
