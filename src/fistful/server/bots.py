"""Bots at a server: in processes of their own, with what their seat's device gets and no more."""

import os
import secrets
from typing import Any, Final

import msgspec

from fistful.bots import find_bot, searches
from fistful.bots.levels import LEVELS
from fistful.bots.plugins import BotFailed, ask, is_plugin
from fistful.bots.reaction import reaction
from fistful.bots.search import LUCK, SearchBot
from fistful.engine.dice import Dice, SealedDice
from fistful.games import find_game
from fistful.server.hands import Lost, make_hand
from fistful.server.lanes import Lane, Share

#: How long a bot seems to think, in seconds: between these, short times being more likely.
QUICKEST: Final = 0.7
SLOWEST: Final = 3.5
#: A bot that searches stops after so long, and is done after a little longer whatever it thought
#: about; nobody answers before all who search can be done, one after the other, and so much later.
MOST_SECONDS: Final = 0.6
SLOT_SECONDS: Final = 0.7
MARGIN: Final = 0.4
#: A short search looks at the clock so late, at most.
GLANCE_SECONDS: Final = 0.02
#: Answers in a hint.
MOST_ADVICE: Final = 3
#: Bots by rules of thumb take milliseconds; before those that search everything else goes first.
QUICK_NICE: Final = 0
SEARCH_NICE: Final = 10
#: A bot that has not chosen after so long never will: its process is ended.
PATIENCE: Final = 60.0
#: One from another package has so long to start and to choose: then it is late, as a person may be.
PLUGIN_PATIENCE: Final = 10.0


def thinking_time() -> float:
    """Return how long a bot will take: drawn before anything is known about the question."""
    dice = secrets.SystemRandom()
    return QUICKEST + (SLOWEST - QUICKEST) * dice.random() * dice.random()


def race_time() -> float:
    """Return how long a bot takes to answer a race from when it is open, as people do.

    Drawn before anything is known about the question.
    """
    return reaction(SealedDice(secrets.token_bytes(32)))


def least_time(kinds: list[str]) -> float:
    """Return how long bots that are asked together take at least: nobody's search is overdue.

    It depends on who is asked, which all can see, and not on what they think about.
    """
    searching = len([kind for kind in kinds if searches(kind)])
    return MARGIN + SLOT_SECONDS * searching if searching else 0.0


def slot_of(seconds: float) -> float:
    """Return how long a search takes that is given so many seconds, whatever it thought about."""
    return seconds * SLOT_SECONDS / MOST_SECONDS + GLANCE_SECONDS


class BotPool:
    """Lets bots choose outside the event loop: those that search in one lane, as many at a time as
    the machine has cores; those that go by rules of thumb in another, never behind a search; those
    of other packages in a third, where nobody but they wait for one that hangs."""

    def __init__(self, cores: int = 0) -> None:
        searchers = cores or usable_cores()
        self.quick = Lane([make_hand(QUICK_NICE, PATIENCE)])
        self.searching = Lane(
            [make_hand(SEARCH_NICE, PATIENCE) for _ in range(searchers)], slot=SLOT_SECONDS
        )
        self.plugins = Lane([make_hand(SEARCH_NICE, PLUGIN_PATIENCE)], slot=SLOT_SECONDS)

    async def choose(
        self,
        share: Share,
        game: str,
        kind: str,
        view: dict[str, object],
        legal: list[int],
        seconds: float | None = None,
        key: bytes = b"",
    ) -> int:
        """Return what a bot of a kind does, given its seat's view and legal answers.

        One that searches may be given less time than usual; with a `key` its dice are the same
        wherever it is asked the same. Raises BotFailed.
        """
        lane = self.plugins if is_plugin(kind) else self.searching if searches(kind) else self.quick
        frame = msgspec.json.encode(view)
        try:
            dice = key or secrets.token_bytes(32)
            work = (choose, game, kind, frame, legal, dice, seconds or MOST_SECONDS)
            chosen: int = await lane.do(share, *work, slot=seconds and slot_of(seconds))
        except Lost:
            if lane is not self.plugins:
                raise
            raise BotFailed("it took too long, or its process died") from None
        return chosen

    async def advise(
        self, share: Share, game: str, view: dict[str, object], legal: list[int]
    ) -> list[tuple[int, int]]:
        """Return what the strongest bot would do in a seat, with how much of its mind is for it."""
        frame, key = msgspec.json.encode(view), secrets.token_bytes(32)
        found: list[tuple[int, int]] = await self.searching.do(
            share, advise, game, frame, legal, key
        )
        return found

    def talk_dice(self) -> Dice:
        """Return dice that decide whether a bot says something, and what."""
        return SealedDice(secrets.token_bytes(32))

    def close(self) -> None:
        self.quick.close()
        self.searching.close()
        self.plugins.close()


def usable_cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def choose(
    game: str, kind: str, frame: bytes, legal: list[int], key: bytes, seconds: float = MOST_SECONDS
) -> int:
    """Choose, in the worker process."""
    view: dict[str, Any] = msgspec.json.decode(frame)
    return ask(find_bot(kind, find_game(game), seconds), view, legal, SealedDice(key))


def advise(game: str, frame: bytes, legal: list[int], key: bytes) -> list[tuple[int, int]]:
    """Weigh the answers of a seat as the strongest bot does, in the worker process: those that
    count, in per cent, the weightiest first."""
    view: dict[str, Any] = msgspec.json.decode(frame)
    simulations = LEVELS[-1].simulations
    bot = SearchBot(find_game(game), simulations, MOST_SECONDS)
    search = bot.search(view, legal, SealedDice(key).below(LUCK))
    if len(legal) > 1:
        bot.explore(search)
    node = search.root
    weights = node.weights()
    total = sum(weights) or 1.0
    shares = [
        (action, round(100 * weight / total))
        for action, weight in zip(node.actions, weights, strict=True)
    ]
    counting = [pair for pair in shares if pair[1] > 0] or [(node.favourite(), 100)]
    return sorted(counting, key=lambda pair: -pair[1])[:MOST_ADVICE]
