"""Hands: what does the jobs of a lane. Processes of their own, or where there are none this one."""

import sys
from collections.abc import Callable
from typing import Any, Final, Protocol

#: Whether other processes can be started: in a browser there is but one.
HAS_PROCESSES: Final = sys.platform != "emscripten"


class Lost(Exception):
    """The worker was killed, or took too long and was killed for that."""


class Hand(Protocol):
    """Something that does one job at a time."""

    async def do(self, job: Callable[..., Any], *args: Any) -> Any:
        """Return what a job returns, or raise what it raises. Raises Lost."""

    def close(self) -> None:
        """End for good."""


class Here:
    """Does jobs in this very process: everything else waits for them."""

    async def do(self, job: Callable[..., Any], *args: Any) -> Any:
        return job(*args)

    def close(self) -> None:
        """There is nothing to end."""


def make_hand(nice: int, patience: float) -> Hand:
    """Return a hand of its own; the nicer it is, the more everything else goes first."""
    if not HAS_PROCESSES:
        return Here()
    from fistful.server.workers import Worker

    return Worker(nice, patience)
