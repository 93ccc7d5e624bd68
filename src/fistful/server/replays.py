"""Records brought by anybody: told again, and checked. Nothing of them is kept, none is of a game
that is still played here (whoever plays has no record of it yet).

They are read in a process of their own, each within bounds of time, of memory and of what comes
out; whoever brings many waits for their own, and nobody else does.
"""

import asyncio
import signal
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine
from hashlib import sha256
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fistful.engine.errors import Invalid
from fistful.engine.options import FreeOption, write_options
from fistful.games import games
from fistful.games.variant import DECK
from fistful.server import limits
from fistful.server.answers import Answered, LongAnswer, pack
from fistful.server.gate import Gate, address
from fistful.server.hands import HAS_PROCESSES, Lost, make_hand
from fistful.server.lanes import Lane, Share
from fistful.server.offers import table_options
from fistful.server.reading import read_text
from fistful.server.referee import Refused
from fistful.server.retelling import retell
from fistful.table.record import Record, RecordError, read_record
from fistful.table.replay import Replay
from fistful.table.verify import verify
from fistful.workbench import changes, fit, identity

#: How many problems of a variant are told at once, and how long one may be, packed.
MOST_PROBLEMS: Final = 20
LONGEST_VALUE: Final = 6000

#: How long one record may take, in seconds of the processor; how long by the clock before its
#: process is ended; and how much everything else goes first.
PATIENCE: Final = 5.0
LONGEST: Final = 60.0
NICE: Final = 10
#: Bytes of an answer. The longest games that were ever played here come to a tenth of it.
LARGEST_ANSWER: Final = 6 * 1024 * 1024
#: How many may wait their turn.
MOST_WAITING: Final = 64
#: Answers kept: everybody at a table opens the same game at the same moment.
MOST_KEPT: Final = 16

T = TypeVar("T")
#: What the worker does with a text.
Job = Callable[[str], "bytes | Failure"]


class Check(msgspec.Struct):
    """What a record says about its dice, and whether it holds.

    `options` is the text that the commitment is about. `error` is empty if every draw came out of
    the seed and every line was legal; else the first thing wrong, with its line in the file.
    """

    game: str
    options: str
    names: list[str]
    commitment: str
    nonces: list[str]
    seed: str
    actions: int
    error: str = ""
    params: dict[str, str | int] = {}
    line: int = 0


class VariantLook(msgspec.Struct, kw_only=True):
    """A variant that was brought: what it is known by, the value of `deck` that plays it, where it
    differs from the rulebook's game (what, before, after), and all that is wrong with it, each a
    `problem`, its `line` (0: none) and what it names: then it has nothing else."""

    game: str
    name: str = ""
    version: int = 0
    hash: str = ""
    packed: str = ""
    changes: list[list[str]] = []
    problems: list[dict[str, str | int]] = []


class Failure(msgspec.Struct):
    """Why a record cannot be told again: a code of the catalogue, and the line in the file."""

    code: str
    params: dict[str, str | int]


class Replays:
    """The doors for records, and the process that reads them."""

    def __init__(self, gate: Gate) -> None:
        self.gate = gate
        self.lane = Lane([make_hand(NICE, LONGEST)], tries=1)
        #: Records of each address that are read or whose answers are still on their way, and to how
        #: many of its devices: a room of friends that opens its game brings one record.
        self.under_way: dict[str, Counter[bytes]] = {}
        #: Whoever brings what is being read waits for it instead of having it read again.
        self.reading: WeakValueDictionary[bytes, asyncio.Lock] = WeakValueDictionary()
        self.kept: OrderedDict[bytes, bytes] = OrderedDict()

    def routes(self, answered: Answered) -> list[Route]:
        """Return the routes; `answered` turns errors into typed answers."""
        return [
            Route("/api/replays", answered(self.retell), methods=["POST"]),
            Route("/api/checks", answered(self.check), methods=["POST"]),
            Route("/api/variants", answered(self.look_at_variant), methods=["POST"]),
        ]

    async def retell(self, request: Request) -> Response:
        return await self.work(request, retell_text)

    async def check(self, request: Request) -> Response:
        return await self.work(request, check_text)

    async def look_at_variant(self, request: Request) -> Response:
        return await self.work(request, variant_text)

    async def work(self, request: Request, job: Job, door: limits.Door | None = None) -> LongAnswer:
        """Answer with what a job makes of the text of a request; it counts until that is taken."""
        body, place = await read_text(request), address(request)
        key = key_of(job, body)
        self.enter(place, key)
        try:
            answer = await self.find(request, job, body, door)
        except BaseException:
            self.leave(place, key)
            raise
        return LongAnswer(request, answer, lambda: self.leave(place, key))

    async def find(
        self, request: Request, job: Job, body: str, door: limits.Door | None = None
    ) -> bytes:
        """Return what a job makes of a text: once, however many bring it at the same time.

        What is not at hand counts at a door, that of records unless told otherwise. Raises Invalid
        and Refused.
        """
        key = key_of(job, body)
        async with self.reading.setdefault(key, asyncio.Lock()):
            if key not in self.kept:
                self.gate.pass_door(door or self.gate.doors.reading, request)
                work = self.in_turn(address(request), job, body)
                self.keep(key, await while_there(request, work))
            self.kept.move_to_end(key)
            return self.kept[key]

    def enter(self, place: str, key: bytes) -> None:
        """Count a record of an address. Raises Refused if it has too many others already."""
        brought = self.under_way.setdefault(place, Counter())
        if key not in brought and len(brought) >= limits.RECORDS_PER_ADDRESS:
            raise Refused("too-fast")
        brought[key] += 1

    def leave(self, place: str, key: bytes) -> None:
        brought = self.under_way[place]
        brought[key] -= 1
        if not brought[key]:
            del brought[key]
        if not brought:
            del self.under_way[place]

    def keep(self, key: bytes, answer: bytes) -> None:
        """Keep an answer, for those who bring the same."""
        self.kept[key] = answer
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)

    async def in_turn(self, place: str, job: Job, body: str) -> bytes:
        """Let the worker do a job when it is its turn. Raises Invalid and Refused."""
        if self.lane.queue.total() >= MOST_WAITING:
            raise Refused("too-fast")
        try:
            result: bytes | Failure = await self.lane.do(Share(place), job, body)
        except Lost:
            raise Invalid("record-stuck") from None
        if isinstance(result, Failure):
            raise Invalid(result.code, **result.params)
        return result

    def close(self) -> None:
        self.lane.close()


def key_of(job: Job, body: str) -> bytes:
    """Return what a text is known by that is brought for a job."""
    return sha256(job.__name__.encode() + body.encode()).digest()


async def while_there(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Return what work comes to; stop it if whoever asked goes. Raises Refused."""
    job = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(departure(request))
    try:
        await asyncio.wait((job, gone), return_when=asyncio.FIRST_COMPLETED)
        if job.done():
            return await job
        raise Refused("nobody-there")
    finally:
        job.cancel()
        gone.cancel()


async def departure(request: Request) -> None:
    """Wait until whoever asked is gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


# In the worker.


def retell_text(text: str) -> bytes | Failure:
    """Tell a record again, as compressed JSON."""
    return attempt(lambda: msgspec.json.encode(retell(own_record(text))))


def check_text(text: str) -> bytes | Failure:
    """Check a record's dice and lines, as compressed JSON."""
    return attempt(lambda: msgspec.json.encode(check(own_record(text))))


def variant_text(text: str) -> bytes | Failure:
    """Look at somebody's variant, as compressed JSON."""
    return attempt(lambda: msgspec.json.encode(look_at_variant(text)))


def look_at_variant(text: str) -> VariantLook:
    """Return what a variant is and changes, or all that is wrong with it. Raises Invalid."""
    game, draft = fit(text)
    if draft.problems:
        return VariantLook(
            game=game.name, problems=[one.told() for one in draft.problems[:MOST_PROBLEMS]]
        )
    known = identity(game, draft.data)
    if len(known["packed"]) > LONGEST_VALUE:
        raise Invalid("variant-large", most=LONGEST_VALUE)
    table_options(game, {DECK: known["packed"]})
    told = [list(change) for change in changes(game, draft.data)]
    return VariantLook(game=game.name, **known, changes=told, problems=[])


def attempt(job: Callable[[], bytes]) -> bytes | Failure:
    """Do a job; whatever is wrong with the record becomes a typed failure."""
    limit_time(PATIENCE)
    try:
        answer = job()
        if len(answer) > LARGEST_ANSWER:
            raise MemoryError
        return pack(answer)
    except RecordError as error:
        return Failure(error.problem.code, {**error.problem.params, "line": error.line})
    except Invalid as error:
        return Failure(error.code, error.params)
    except (MemoryError, RecursionError, OverflowError):
        return Failure("record-too-big", {})
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError):
        # A position that `given:` lines made up and that no game can come to.
        return Failure("record-impossible", {})
    finally:
        limit_time(0)


def limit_time(seconds: float) -> None:
    """Let what follows take so long and no longer; 0: as long as it likes.

    Who brings a record to this very process waits for nobody's but their own.
    """
    if HAS_PROCESSES:
        signal.signal(signal.SIGPROF, give_up)
        signal.setitimer(signal.ITIMER_PROF, seconds)


def give_up(number: int, frame: object) -> None:
    """A made-up position may go round for ever."""
    raise Invalid("record-stuck")


def own_record(text: str) -> Record:
    """Read a record. A free option may name a file; no stranger names ours. Raises RecordError."""
    record = read_record(text)
    known = games().get(record.game)
    for option in known.rules.options if known else []:
        if isinstance(option, FreeOption) and option.name in record.options:
            try:
                option.parse_named(record.options[option.name])
            except Invalid as problem:
                raise RecordError(record.header_line(problem.code), problem) from None
    return record


def check(record: Record) -> Check:
    """Return what verifying a record finds."""
    found = Check(
        record.game,
        write_options(Replay(record).options),
        list(record.names),
        record.commitment,
        [nonce.hex() for nonce in record.nonces],
        record.seed.hex(),
        0,
    )
    try:
        found.actions = verify(record)
    except RecordError as error:
        found.error, found.params = error.problem.code, error.problem.params
        found.line = error.line
    return found
