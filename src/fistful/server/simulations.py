"""Simulations: games of bots with somebody's variant, beside the rulebook's on the same seeds.

Whoever asks hears how far it is, and what was found so far; when nobody asks any more, the work
stops until somebody does. An address has a budget of processor time; strangers have none unless the
operator says so.
"""

import asyncio
import logging
import os
import time
from collections import OrderedDict, deque
from hashlib import sha256
from math import inf
from typing import Any, Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fistful.engine.options import parse_options, write_options
from fistful.games import find_game
from fistful.games.game import Game
from fistful.games.variant import DECK, STANDARD_NAME, short
from fistful.lab.series import fill_seats
from fistful.lab.study import Variant
from fistful.lab.tally import Tally, read_tally
from fistful.server import bodies, limits
from fistful.server.answers import Answered, reply
from fistful.server.comparing import Compared, compare
from fistful.server.gate import Gate, address
from fistful.server.hands import HAS_PROCESSES, make_hand
from fistful.server.lanes import Lane, Share
from fistful.server.offers import table_options
from fistful.server.reading import read_body
from fistful.server.referee import Refused

log = logging.getLogger("fistful.server")

#: Everything else goes first; so many play at a time, and a step that takes longer than this by the
#: clock is given up.
NICE: Final = 15
HANDS: Final = max(1, min(4, (os.cpu_count() or 2) - 1)) if HAS_PROCESSES else 1
LONGEST_STEP: Final = 60.0
#: How many games are handed out at a time, and how many seconds of the processor a step takes
#: before those who watch hear of it.
BLOCK: Final = 20
STEP_SECONDS: Final = 0.5
#: Work goes on for so many seconds after somebody asked last. A page asks every second.
INTEREST: Final = 8.0
#: Simulations kept; how many are played at a time, and how many of those for one address.
MOST_KEPT: Final = 32
MOST_PLAYED: Final = (8, 2)
#: The players, and the seed of all simulations: the same for everybody.
BOT: Final = "rules"
SEED: Final = 1


class MaySimulate(msgspec.Struct):
    """Whether games are simulated here, and how many at most."""

    is_on: bool
    most: int


class Simulated(msgspec.Struct):
    """How far a simulation is: `done` of `total` games, each beside one of the rulebook's; how many
    of them are played in a second, and what was found so far. `stopped` is why it does not go on,
    as the code of an error."""

    done: int
    total: int
    rate: float
    found: Compared | None
    stopped: str = ""


class Step(NamedTuple):
    """Some games that were played: how many, what was counted for each series, what that took."""

    games: int
    tallies: list[dict[str, Any]]
    seconds: float


class Work:
    """A simulation, as far as it was played."""

    def __init__(self, game: Game, series: tuple[Variant, ...], share: Share) -> None:
        self.game = game
        #: The variant, and the rulebook's game unless that is it.
        self.series = series
        self.share = share
        self.total = 0
        #: The number of the next game nobody was asked to play, and blocks that were not finished.
        self.next = 0
        self.left: list[tuple[int, int]] = []
        self.done = 0
        self.tallies = [Tally() for _ in series]
        #: Why it cannot go on.
        self.failure = ""
        #: When somebody asked last; since when it is played without a break, and how many games it
        #: had then. Processes that have to start say nothing about how fast it goes.
        self.asked = 0.0
        self.timed: tuple[float, int] | None = None
        self.task: asyncio.Task[None] | None = None
        self.found: Compared | None = None

    def is_under_way(self) -> bool:
        return self.task is not None and not self.task.done()

    def take(self) -> tuple[int, int] | None:
        """Return the next games to be played, as numbers from and to; None if there are none."""
        if self.left:
            return self.left.pop()
        if self.next >= self.total:
            return None
        first, self.next = self.next, min(self.next + BLOCK, self.total)
        return first, self.next

    def add(self, step: Step, now: float) -> None:
        """Count games that were played."""
        self.done += step.games
        self.timed = self.timed or (now, self.done)
        self.found = None
        for tally, more in zip(self.tallies, step.tallies, strict=True):
            tally.add(read_tally(more))

    def compared(self) -> Compared | None:
        """Return what was found so far."""
        if self.found is None and self.done:
            now, *usual = self.tallies
            self.found = compare(self.game, now, usual[0] if usual else None)
        return self.found


class Purses:
    """Seconds of the processor that each address has had lately."""

    def __init__(self, seconds: float, window: float) -> None:
        self.seconds = seconds
        self.window = window
        self.spent: dict[str, deque[tuple[float, float]]] = {}

    def pay(self, place: str, seconds: float, now: float) -> None:
        """Note what was had."""
        self.spent.setdefault(place, deque()).append((now, seconds))

    def is_empty(self, place: str, now: float) -> bool:
        """Tell whether an address has had all it may have; forget what was long ago."""
        for other, paid in list(self.spent.items()):
            while paid and paid[0][0] <= now - self.window:
                paid.popleft()
            if not paid:
                del self.spent[other]
        return sum([seconds for _, seconds in self.spent.get(place, ())]) >= self.seconds


class Simulations:
    """The door for simulations, and the processes that play them."""

    def __init__(self, gate: Gate) -> None:
        self.gate = gate
        self.lane = Lane([make_hand(NICE, LONGEST_STEP) for _ in range(HANDS)], tries=1)
        # Who simulates in their own browser pays for it themselves.
        self.purses = Purses(*(limits.SIMULATING if HAS_PROCESSES else (inf, 0.0)))
        self.works: OrderedDict[bytes, Work] = OrderedDict()

    def routes(self, answered: Answered) -> list[Route]:
        """Return the routes; `answered` turns errors into typed answers."""
        return [
            Route("/api/simulations", answered(self.may), methods=["GET"]),
            Route("/api/simulations", answered(self.simulate), methods=["POST"]),
        ]

    async def may(self, request: Request) -> Response:
        """Whether games are simulated here."""
        return reply(MaySimulate(limits.SIMULATIONS, bodies.MOST_GAMES))

    async def simulate(self, request: Request) -> Response:
        """How far a simulation is; it is begun or goes on while somebody asks."""
        if not limits.SIMULATIONS:
            raise Refused("simulation-off")
        self.gate.pass_door(self.gate.doors.simulating, request)
        asked = await read_body(request, bodies.Simulate)
        return reply(self.state(self.find(asked, Share(address(request)))))

    def find(self, asked: bodies.Simulate, share: Share) -> Work:
        """Return a simulation, begun or taken up again if it has not all the games that are wanted.

        Raises Invalid for what cannot be played, and Refused if too many play, once if it failed,
        or if there is nothing left to pay with and nothing to show.
        """
        game = find_game(asked.game)
        options = table_options(game, asked.options)
        name = f"{game.name} {asked.players} {write_options(options)}"
        key = sha256(name.encode()).digest()
        work = self.works.get(key) or Work(game, series_of(game, asked.players, options), share)
        if work.failure:
            del self.works[key]
            raise Refused(work.failure)
        work.asked = self.now()
        work.total = max(asked.games, work.total if work.is_under_way() else work.done)
        if work.done < work.total and not work.is_under_way():
            work.share = share
            if self.purses.is_empty(share.place, work.asked):
                if not work.done:
                    raise Refused("simulation-budget")
            else:
                self.begin(work)
        self.works[key] = work
        self.works.move_to_end(key)
        return work

    def begin(self, work: Work) -> None:
        """Let a simulation be played. Raises Refused if too many are."""
        playing = [one for one in self.works.values() if one.is_under_way()]
        own = [one for one in playing if one.share.place == work.share.place]
        if len(playing) >= MOST_PLAYED[0] or len(own) >= MOST_PLAYED[1]:
            raise Refused("too-fast")
        idle = [key for key, one in self.works.items() if not one.is_under_way()]
        for key in idle[: max(0, len(self.works) - MOST_KEPT + 1)]:
            del self.works[key]
        work.timed = None
        work.task = asyncio.get_running_loop().create_task(self.play(work))

    def state(self, work: Work) -> Simulated:
        """Return how far a simulation is."""
        since, before = work.timed or (self.now(), work.done)
        rate = (work.done - before) / max(self.now() - since, 1e-3)
        is_short = work.done < work.total and not work.is_under_way()
        stopped = "simulation-budget" if is_short else ""
        return Simulated(work.done, work.total, rate, work.compared(), stopped)

    async def play(self, work: Work) -> None:
        """Play a simulation, as many games at a time as there are hands."""
        try:
            await asyncio.gather(*[self.play_blocks(work) for _ in self.lane.hands])
        except Exception:
            log.exception("simulation")
            work.failure = "simulation-failed"

    async def play_blocks(self, work: Work) -> None:
        """Play block after block, as long as somebody is interested and can pay."""
        while block := work.take():
            first, last = block
            while first < last:
                if not self.goes_on(work):
                    work.left.append((first, last))
                    return
                try:
                    step = await self.lane.do(work.share, play_some, work.series, first, last)
                except Exception:
                    # Games that never end, or take all memory, are not to be had for nothing.
                    self.purses.pay(work.share.place, LONGEST_STEP, self.now())
                    raise
                first += step.games
                self.purses.pay(work.share.place, step.seconds, self.now())
                work.add(step, self.now())

    def goes_on(self, work: Work) -> bool:
        """Tell whether somebody has asked lately, and has something left to pay with."""
        now = self.now()
        is_wanted = now - work.asked < INTEREST and not work.failure
        return is_wanted and not self.purses.is_empty(work.share.place, now)

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def close(self) -> None:
        self.lane.close()


def series_of(game: Game, players: int, options: dict[str, str]) -> tuple[Variant, ...]:
    """Return the games to be played: with these options, and with the rulebook's numbers unless
    that is the same. All have the same dice. Raises Invalid."""
    decks = [options.get(DECK, STANDARD_NAME)]
    decks += [] if decks[0] == STANDARD_NAME else [STANDARD_NAME]
    found: list[Variant] = []
    for deck in decks:
        chosen = {**options, **({DECK: deck} if game.variants else {})}
        complete = parse_options(game.rules.options, chosen)
        game.rules.start(players, complete)
        bots = fill_seats([BOT], players)
        told = {DECK: short(deck)}
        found.append(Variant(game.name, complete, players, bots, SEED, 0, told))
    return tuple(found)


# In the worker.


def play_some(series: tuple[Variant, ...], first: int, last: int) -> Step:
    """Play games from and to a number, each in every series; as many as a step has time for."""
    begun = time.process_time()
    played: list[list[Any]] = [[] for _ in series]
    for number in range(first, last):
        for own, one in zip(played, series, strict=True):
            own.append(one.play(number))
        if time.process_time() - begun > STEP_SECONDS:
            break
    tallies = [one.count(iter(own)) for own, one in zip(played, series, strict=True)]
    return Step(len(played[0]), tallies, time.process_time() - begun)
