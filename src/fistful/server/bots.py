"""Bots at a server: in processes of their own, with what their seat's device gets and no more."""

import os
import secrets
from typing import Any, Final

import msgspec

from fistful.bots import find_bot, searches
from fistful.bots.reaction import reaction
from fistful.engine.dice import Dice, SealedDice
from fistful.games import find_game
from fistful.server.lanes import Lane, Share
from fistful.server.workers import Worker

#: How long a bot seems to think, in seconds: between these, short times being more likely.
QUICKEST: Final = 0.7
SLOWEST: Final = 3.5
#: A bot that searches stops after so long, and is done after a little longer whatever it thought
#: about; nobody answers before all who search can be done, one after the other, and so much later.
MOST_SECONDS: Final = 0.6
SLOT_SECONDS: Final = 0.7
MARGIN: Final = 0.4
#: A page first plays what led to a race; after so long the race is on every screen.
SHOWING: Final = 1.8
#: Bots by rules of thumb take milliseconds; before those that search everything else goes first.
QUICK_NICE: Final = 0
SEARCH_NICE: Final = 10
#: A bot that has not chosen after so long never will: its process is ended.
PATIENCE: Final = 60.0


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
    return MARGIN + SLOT_SECONDS * searching if searching else 0.0


class BotPool:
    """Lets bots choose outside the event loop: those that search in one lane, as many at a time as
    the machine has cores; those that go by rules of thumb in another, never behind a search."""

    def __init__(self, cores: int = 0) -> None:
        searchers = cores or usable_cores()
        self.quick = Lane([Worker(QUICK_NICE, PATIENCE)])
        self.searching = Lane(
            [Worker(SEARCH_NICE, PATIENCE) for _ in range(searchers)], slot=SLOT_SECONDS
        )

    async def choose(
        self, share: Share, game: str, kind: str, view: dict[str, object], legal: list[int]
    ) -> int:
        """Return what a bot of a kind does, given its seat's view and legal answers."""
        lane = self.searching if searches(kind) else self.quick
        frame, key = msgspec.json.encode(view), secrets.token_bytes(32)
        chosen: int = await lane.do(share, choose, game, kind, frame, legal, key)
        return chosen

    def talk_dice(self) -> Dice:
        """Return dice that decide whether a bot says something, and what."""
        return SealedDice(secrets.token_bytes(32))

    def close(self) -> None:
        self.quick.close()
        self.searching.close()


def usable_cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def choose(game: str, kind: str, frame: bytes, legal: list[int], key: bytes) -> int:
    """Choose, in the worker process."""
    view: dict[str, Any] = msgspec.json.decode(frame)
    return find_bot(kind, find_game(game), MOST_SECONDS).choose(view, legal, SealedDice(key))
