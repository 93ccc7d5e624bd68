"""Bots at a server: in processes of their own, with what their seat's device gets and no more."""

import asyncio
import multiprocessing
import os
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, Final

import msgspec

from fistful.bots import find_bot, searches
from fistful.bots.reaction import reaction
from fistful.engine.dice import Dice, SealedDice
from fistful.games import find_game
from fistful.processes import end_with_parent

#: How long a bot seems to think, in seconds: between these, short times being more likely.
QUICKEST: Final = 0.7
SLOWEST: Final = 3.5
#: A bot that searches stops after so long; nobody answers before all that search can be done,
#: and this much later.
MOST_SECONDS: Final = 0.6
MARGIN: Final = 0.4
#: A page first plays what led to a race; after so long the race is on every screen.
SHOWING: Final = 1.8


def thinking_time() -> float:
    """Return how long a bot will take: drawn before anything is known about the question."""
    dice = secrets.SystemRandom()
    return QUICKEST + (SLOWEST - QUICKEST) * dice.random() * dice.random()


def race_time() -> float:
    """Return when a bot answers a race, from when it was asked: nobody reacts to what is not shown.

    Drawn before anything is known about the question.
    """
    return SHOWING + reaction(SealedDice(secrets.token_bytes(32)))


def least_time(kinds: list[str]) -> float:
    """Return how long bots that are asked together take at least: nobody's search is overdue.

    It depends on who is asked, which all can see, and not on what they think about.
    """
    searching = len([kind for kind in kinds if searches(kind)])
    return MARGIN + MOST_SECONDS * searching if searching else 0.0


class BotPool:
    """Lets bots choose outside the event loop."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, kind: str, view: dict[str, object], legal: list[int]) -> int:
        """Return what a bot of a kind does, given its seat's view and legal answers."""
        loop = asyncio.get_running_loop()
        work = partial(choose, game, kind, msgspec.json.encode(view), legal)
        key = secrets.token_bytes(32)
        try:
            return await loop.run_in_executor(self.executor(), work, key)
        except BrokenProcessPool:
            # A worker was killed: a fresh pool answers the same question.
            self.pool = None
            return await loop.run_in_executor(self.executor(), work, key)

    def talk_dice(self) -> Dice:
        """Return dice that decide whether a bot says something, and what."""
        return SealedDice(secrets.token_bytes(32))

    def executor(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.workers, multiprocessing.get_context("spawn"), initializer=begin_work
            )
        return self.pool

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


def begin_work() -> None:
    """Let people's moves go first, and do not outlive the server, however it ends."""
    os.nice(10)
    end_with_parent()


def choose(game: str, kind: str, frame: bytes, legal: list[int], key: bytes) -> int:
    """Choose, in the worker process."""
    view: dict[str, Any] = msgspec.json.decode(frame)
    return find_bot(kind, find_game(game), MOST_SECONDS).choose(view, legal, SealedDice(key))
