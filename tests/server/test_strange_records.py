"""R26: any bytes as a record are refused or told within bounds, and the next one's turn comes."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from starlette.requests import Request
from starlette.types import Message

from fistful.engine.dice import QuickDice
from fistful.engine.errors import FistfulError
from fistful.games import games
from fistful.server import limits
from fistful.server.answers import LongAnswer
from fistful.server.gate import Gate
from fistful.server.replays import (
    LARGEST_ANSWER,
    Failure,
    Replays,
    attempt,
    check_text,
    retell_text,
)
from fistful.table.record import RecordError, read_record
from fistful.table.replay import Replay
from tests.server.client import Server, running
from tests.server.test_replays import RECORDS, golden, post

#: What takes all the memory or time there is, if nobody looks.
HUGE = ["100000000", "1000000000000", "9" * 5000, "-100000000", "1_000_000_000", "٣" * 9]
#: The findings: a few bytes for a gigabyte, for 49 MB of answer, for 20 seconds.
COSTLY = [
    ("get-billy-the-kid", 4, "pot: 100000000"),
    ("cash-n-guns", 4, "calls: 3500000"),
    ("stetsons-and-sixguns", 4, "notoriety A: 1000000000"),
    ("cash-n-guns", 4, "alive: @100000000000"),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("strange")) as server:
        yield server


def record(game: str, seats: int, given: str) -> str:
    names = ", ".join("ABCDEFGH"[:seats])
    return f"fistful 1\ngame: {game}\nseats: {names}\n\ngiven: {given}\n"


@pytest.mark.parametrize(("game", "seats", "given"), COSTLY)
def test_a_number_no_game_comes_to_is_refused_with_its_line(
    server: Server, game: str, seats: int, given: str
) -> None:
    answer = post(server, "replays", record(game, seats, given))
    assert answer.status_code == 400
    assert answer.json()["error"] == "number-too-large"
    assert answer.json()["params"]["line"] == 5


@pytest.mark.parametrize("game", sorted(games()))
def test_every_number_of_a_position_has_a_bound(game: str) -> None:
    """Whatever is written behind whichever fact: it is refused, or the position stays small."""
    rules = games()[game].rules
    seats = rules.fewest
    for fact in games()[game].facts:
        noun = f"{fact.noun} A" if fact.of_seat else fact.noun
        for value in (*HUGE, *[f"@{number}" for number in HUGE], "A, A, A, -"):
            text = record(game, seats, f"{noun}: {value}")
            replay = Replay(read_record(text))
            try:
                replay.play()
            except RecordError:
                continue
            assert len(msgspec.json.encode(replay.view(15))) < 100_000, noun


@pytest.mark.parametrize("problem", [MemoryError, RecursionError, OverflowError])
def test_what_is_too_much_for_the_worker_is_refused(problem: type[Exception]) -> None:
    def job() -> bytes:
        raise problem

    failure = attempt(job)
    assert isinstance(failure, Failure) and failure.code == "record-too-big"


def test_an_answer_has_a_size_it_may_not_pass() -> None:
    assert isinstance(attempt(lambda: b"x" * LARGEST_ANSWER), bytes)
    failure = attempt(lambda: b"x" * (LARGEST_ANSWER + 1))
    assert isinstance(failure, Failure) and failure.code == "record-too-big"


def test_no_golden_game_comes_near_the_largest_answer() -> None:
    for name in RECORDS:
        assert len(retell(name)) < LARGEST_ANSWER / 6


def retell(name: str) -> bytes:
    import gzip

    answer = retell_text(golden(name))
    assert isinstance(answer, bytes)
    return gzip.decompress(answer)


def request_from(place: str, body: bytes, gone: asyncio.Event | None = None) -> Request:
    """Return a request as the application gets it, of somebody who stays or goes."""
    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/replays",
        "query_string": b"",
        "headers": [],
        "client": (place, 1),
    }

    said = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> Message:
        if not said:
            await (gone or asyncio.Event()).wait()
            return {"type": "http.disconnect"}
        return said.pop()

    return Request(scope, receive)


class OpenGate:
    """A gate without a rate: what is tested is what is under way."""

    doors = cast(Any, type("Doors", (), {"reading": None}))

    def pass_door(self, door: object, request: object) -> None: ...


async def unread(replays: Replays, count: int) -> tuple[list[LongAnswer], list[str]]:
    """Bring different records from one address; return the answers, which nobody has taken, and
    refusals."""
    answers: list[LongAnswer] = []
    refused: list[str] = []
    body = golden(RECORDS[0]).encode()
    for number in range(count):
        try:
            answer = await replays.retell(request_from("192.0.2.1", body + b"#" * number))
        except FistfulError as refusal:
            refused.append(refusal.code)
            continue
        assert isinstance(answer, LongAnswer)
        answers.append(answer)
    return answers, refused


async def take(answer: LongAnswer, most: int = 1 << 30) -> bytes:
    """Take an answer, or its first so many pieces and then no more."""
    pieces: list[bytes] = []

    async def send(message: Message) -> None:
        if len(pieces) >= most:
            await asyncio.Event().wait()
        pieces.append(message.get("body", b""))

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    await answer({"type": "http"}, receive, send)
    return b"".join(pieces)


def test_answers_that_nobody_takes_count_against_whoever_asked() -> None:
    async def work() -> None:
        replays = Replays(cast(Gate, OpenGate()))
        try:
            most = limits.RECORDS_PER_ADDRESS
            answers, refused = await unread(replays, most + 2)
            assert (len(answers), refused) == (most, ["too-fast"] * 2)
            body = golden(RECORDS[0]).encode()
            honest = await replays.retell(request_from("198.51.100.7", body))
            assert isinstance(honest, LongAnswer)
            assert msgspec.json.decode(await take(honest))["steps"]
            # Sent bit by bit: one that stops reading has been sent no more than it took.
            stalled = asyncio.create_task(take(answers[0], 2))
            await asyncio.sleep(0)
            assert replays.under_way["192.0.2.1"].total() == most
            stalled.cancel()
            await asyncio.gather(stalled, return_exceptions=True)
            for answer in answers[1:]:
                await take(answer)
            assert not replays.under_way
        finally:
            replays.close()

    asyncio.run(work())


def test_a_room_that_opens_its_game_together_brings_one_record() -> None:
    """Nine devices at one address, at the same moment: read once, refused to nobody."""

    async def work() -> None:
        passed: list[object] = []
        gate = OpenGate()
        replays = Replays(cast(Gate, gate))
        gate.pass_door = lambda door, request: passed.append(door)  # type: ignore[method-assign]
        body = golden(RECORDS[0]).encode()
        try:
            answers = await asyncio.gather(
                *[replays.retell(request_from("192.0.2.1", body)) for _ in range(9)]
            )
            told = {await take(cast(LongAnswer, answer)) for answer in answers}
        finally:
            replays.close()
        assert (len(told), len(passed)) == (1, 1)
        assert not replays.under_way

    asyncio.run(work())


def test_a_reader_is_told_the_same_packed_and_unpacked(server: Server) -> None:
    text = golden(RECORDS[3])
    packed = post(server, "replays", text)
    plain = server.post("/api/replays", content=text, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()


def test_whoever_brings_much_waits_for_it_and_others_do_not() -> None:
    """The worker has work of one address for hours; a record from elsewhere is next."""

    async def work() -> list[str]:
        replays = Replays(cast(Gate, OpenGate()))
        order: list[str] = []

        async def bring(place: str) -> None:
            await replays.in_turn(place, check_text, golden(RECORDS[1]))
            order.append(place)

        try:
            greedy = [asyncio.create_task(bring("192.0.2.1")) for _ in range(8)]
            await asyncio.sleep(0)
            await asyncio.gather(bring("198.51.100.7"), *greedy)
        finally:
            replays.close()
        return order

    order = asyncio.run(work())
    assert order.index("198.51.100.7") == 1


def test_what_nobody_waits_for_any_more_is_not_read() -> None:
    async def work() -> None:
        replays = Replays(cast(Gate, OpenGate()))
        replays.lane.free.clear()
        gone = asyncio.Event()
        request = request_from("192.0.2.1", golden(RECORDS[0]).encode(), gone)
        waiting = asyncio.create_task(replays.retell(request))
        await asyncio.sleep(0)
        gone.set()
        with pytest.raises(FistfulError):
            await waiting
        assert not replays.under_way
        replays.lane.free.extend(replays.lane.hands)
        replays.lane.hand_out()
        assert not replays.lane.tasks
        replays.close()

    asyncio.run(work())


def mangled(text: str, dice: QuickDice) -> str:
    """Return a record with lines of any kind in any place, and numbers of any size."""
    lines = text.splitlines()
    head = [line for line in lines[:8] if ":" in line or line.startswith("fistful")]
    rules = read_record(text)
    facts = games()[rules.game].facts
    made: list[str] = []
    for _ in range(1 + dice.below(6)):
        fact = facts[dice.below(len(facts))]
        noun = f"{fact.noun} {rules.names[dice.below(len(rules.names))]}"
        noun = noun if fact.of_seat else fact.noun
        values = ["0", "1", "7", "-", "yes", rules.names[0], HUGE[dice.below(len(HUGE))]]
        made.append(f"given: {noun}: {values[dice.below(len(values))]}")
    phases = games()[rules.game].rules.phases
    made.append(f"given: phase: {phases[dice.below(len(phases))].name}")
    return "\n".join([*head, "", *made, *lines[9 : 9 + dice.below(30)]])


@pytest.mark.parametrize("name", RECORDS)
def test_made_up_records_are_told_or_refused_by_name(name: str) -> None:
    dice = QuickDice(26)
    text = golden(name)
    codes: set[str] = set()
    for _ in range(150):
        found = retell_text(mangled(text, dice))
        if isinstance(found, Failure):
            codes.add(found.code)
        else:
            assert len(found) < LARGEST_ANSWER
    assert codes


def test_the_server_serves_on_after_all_of_it(server: Server, tmp_path: Path) -> None:
    for line in ("pot: 9" * 9000, "given: " * 9000, "then: " * 9000):
        assert post(server, "replays", record("cash-n-guns", 4, line)).status_code == 400
    assert post(server, "checks", golden(RECORDS[0])).json()["error"] == ""
