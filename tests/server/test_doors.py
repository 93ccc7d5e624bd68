"""Every door: bodies within bounds and typed refusals, and what one address may have under way."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from fistful.engine.errors import FistfulError
from fistful.games import games
from fistful.puzzles.puzzle import puzzles_of
from fistful.server import limits, protocol
from fistful.server.answers import PIECE, LongAnswer, pack
from fistful.server.document import DOORS, Door
from fistful.server.drafts import Drafts
from fistful.server.gate import Gate
from fistful.server.hands import Here
from fistful.server.lanes import Lane, Share
from fistful.server.puzzles import shown
from fistful.server.replays import Replays
from fistful.server.reviewing import Work as Review
from fistful.server.reviews import Reviews, tell
from fistful.server.simulations import LONGEST_STEP, Simulations
from fistful.server.sockets import MOST_RATES, Sockets
from tests.server.client import Device, Server, running
from tests.server.inside import Inside, run
from tests.server.play import OPEN, sit_down
from tests.server.test_replays import RECORDS, golden
from tests.server.test_simulations import asked
from tests.server.test_strange_records import request_from
from tests.server.test_tables import code_of, ok

#: Doors that take something, and nobody is kept from them by how often.
WIDE = OPEN | {
    "fistful.server.limits.READING": [1_000_000, 1.0],
    "fistful.server.limits.DRAFTING": [1_000_000, 1.0],
    "fistful.server.limits.KNOCKING": [1_000_000, 1.0],
}
BRINGING = [door for door in DOORS if door.body is not None]
GREEDY, HONEST = "192.0.2.1", "198.51.100.7"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(tmp_path_factory.mktemp("doors"), constants=WIDE) as found:
        yield found


@pytest.fixture(scope="module")
def code(server: Server) -> str:
    return Device(server).lay("cash-n-guns", seats=4, name="Ann").code


def knock_at(server: Server, door: Door, code: str, content: bytes) -> httpx.Response:
    return server.post(door.path.replace("{code}", code), content=content)


@pytest.mark.parametrize("door", BRINGING, ids=lambda door: door.path)
def test_bytes_that_are_no_text_are_refused_by_name(server: Server, code: str, door: Door) -> None:
    answer = knock_at(server, door, code, b'{"\xff": "\xff"}')
    expected = "record-text" if door.body is str or door.path == "/api/drafts" else "bad-request"
    assert (answer.status_code, answer.json()["error"]) == (400, expected)


@pytest.mark.parametrize("door", BRINGING, ids=lambda door: door.path)
def test_a_body_without_end_is_refused_by_its_size(server: Server, code: str, door: Door) -> None:
    answer = knock_at(server, door, code, b'"' + b"x" * 3 * limits.LARGEST_RECORD)
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


# Knocking.


def test_knocks_that_are_refused_keep_nobody_out(tmp_path: Path) -> None:
    """Whoever makes people up may try as often as they like: the lost phone still gets in."""
    with running(tmp_path, constants=OPEN) as server:
        devices = sit_down(server, 3)
        path = f"/api/tables/{devices[0].code}/knocks"
        for _ in range(2 * limits.KNOCKING[0]):
            assert Device(server).post(path, person="nobody").status_code == 400
        assert Device(server).post(path, person=devices[1].person).status_code == 201


def test_knocks_of_an_address_count_as_its_joins(tmp_path: Path) -> None:
    constants = WIDE | {"fistful.server.limits.JOINING": [2, 600.0]}
    with running(tmp_path, constants=constants) as server:
        devices = sit_down(server, 3)
        path = f"/api/tables/{devices[0].code}/knocks"
        told: list[int] = []
        for _ in range(3):
            answer = Device(server, "127.0.0.2").post(path, person=devices[1].person)
            told.append(answer.status_code)
            if answer.status_code == 201:
                ok(devices[0], "admit", knock=answer.json()["knock"], is_welcome=False)
        assert told == [201, 201, 429]


# What waits for the worker.


class WideGate:
    """A gate without a rate: what is tested is what is under way."""

    doors = cast(Any, type("Doors", (), {"reading": None, "drafting": None}))

    def pass_door(self, door: object, request: object) -> None: ...


async def crowded(bring: Callable[[Replays, int], Any], count: int) -> tuple[int, list[str]]:
    """Let one address bring much while the worker is busy, and another one record then.

    Return how much of the first waits, and why the other was refused, if it was.
    """
    replays = Replays(cast(Gate, WideGate()))
    replays.lane.free.clear()
    refused: list[str] = []

    async def honest() -> None:
        try:
            await replays.retell(request_from(HONEST, golden(RECORDS[0]).encode()))
        except FistfulError as refusal:
            refused.append(refusal.code)

    tasks = [asyncio.create_task(bring(replays, number)) for number in range(count)]
    for _ in range(10):
        await asyncio.sleep(0)
    waiting = replays.lane.queue.count(GREEDY)
    tasks.append(asyncio.create_task(honest()))
    for _ in range(10):
        await asyncio.sleep(0)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    replays.close()
    return waiting, refused


def test_drafts_of_one_address_do_not_keep_the_records_of_others_out() -> None:
    async def draft(replays: Replays, number: int) -> None:
        body = f'{{"game": "cash-n-guns", "text": "{number}"}}'.encode()
        await Drafts(cast(Gate, WideGate()), replays).draft(request_from(GREEDY, body))

    waiting, refused = asyncio.run(crowded(draft, 100))
    assert (waiting, refused) == (limits.RECORDS_PER_ADDRESS, [])


def test_one_record_brought_a_hundred_times_is_read_once_before_its_review() -> None:
    async def bring(replays: Replays, number: int) -> None:
        reviews = Reviews(cast(Gate, WideGate()), replays)
        await reviews.bring(request_from(GREEDY, golden(RECORDS[0]).encode()))

    assert asyncio.run(crowded(bring, 100)) == (1, [])


# Simulations.


def test_a_simulation_that_never_ends_is_paid_for() -> None:
    class Stuck(Here):
        async def do(self, job: Callable[..., Any], *args: Any) -> Any:
            raise MemoryError

    async def work() -> tuple[list[str], int]:
        found = Simulations(cast(Gate, None))
        found.lane = Lane([Stuck()], tries=1)
        heard: list[str] = []
        for _ in range(1000):
            try:
                one = found.find(asked(5), Share(GREEDY))
                assert one.task is not None
                await one.task
            except FistfulError as error:
                heard.append(error.code)
        return heard, heard.count("simulation-failed")

    heard, failed = asyncio.run(work())
    assert heard[-1] == "simulation-budget"
    assert failed <= limits.SIMULATING[0] / LONGEST_STEP


def test_how_often_an_address_asks_for_simulations_has_a_limit(tmp_path: Path) -> None:
    constants = OPEN | {"fistful.server.limits.ASKING": [3, 600.0]}
    with running(tmp_path, constants=constants) as server:
        wish = {"game": "no-such-game", "players": 4, "games": 1}
        told = [server.post("/api/simulations", json=wish).status_code for _ in range(4)]
        assert told == [400, 400, 400, 429]


# Inside.


def test_how_often_an_address_chooses_games_has_a_limit(tmp_path: Path) -> None:
    """At all its tables together: any of them may bring a variant that takes long to look at."""
    constants = OPEN | {"fistful.server.limits.CHOOSING": [2, 600.0]}
    with running(tmp_path, constants=constants) as server:
        hosts = [Device(server).lay("cash-n-guns", name="Ann").connect() for _ in range(3)]
        told = [host.ask("choose", game="blasting-billy", seats=3)["type"] for host in hosts]
        assert told == ["ok", "ok", "error"]
        assert code_of(hosts[0], "choose", game="cash-n-guns") == "too-fast"


@pytest.mark.parametrize(
    ("limit", "kind", "what"),
    [
        ("TALKING_TOGETHER", "chat", {"text": "hi"}),
        ("WISHING_TOGETHER", "dress", {"face": 1, "colour": 1}),
    ],
)
def test_what_an_address_says_and_wants_at_all_its_tables_has_a_limit(
    tmp_path: Path, limit: str, kind: str, what: dict[str, Any]
) -> None:
    """Each of its people is within theirs; a neighbour elsewhere is not concerned."""
    constants = OPEN | {f"fistful.server.limits.{limit}": [2, 600.0]}
    with running(tmp_path, constants=constants) as server:
        hosts = [Device(server).lay("cash-n-guns", name="Ann").connect() for _ in range(3)]
        assert [host.ask(kind, **what)["type"] for host in hosts] == ["ok", "ok", "error"]
        other = Device(server, "127.0.0.2").lay("cash-n-guns", name="Ann").connect()
        ok(other, kind, **what)


def test_joins_at_all_tables_of_an_address_have_a_limit(tmp_path: Path) -> None:
    constants = OPEN | {"fistful.server.limits.JOINING_TOGETHER": [2, 600.0]}
    with running(tmp_path, constants=constants) as server:
        hosts = [Device(server).lay("cash-n-guns", name="Ann").connect() for _ in range(3)]
        doors = [f"/api/tables/{host.code}/people" for host in hosts]
        # Those that are refused do not count.
        assert Device(server).post(doors[0], name="Ann").status_code == 409
        told = [Device(server).post(door, name="Bob").status_code for door in doors]
        assert told == [201, 201, 429]


def test_one_hint_at_a_time_is_thought_about() -> None:
    """Whoever asks for a hundred waits for one: nothing piles up in front of the bots."""

    async def play() -> list[str]:
        inside = Inside()
        inside.is_solo = True
        await inside.lay("cash-n-guns", 4, bots=[1, 2, 3])
        thought = asyncio.Event()

        async def advise(*asked: object) -> list[tuple[int, int]]:
            await thought.wait()
            return []

        inside.hub.bots.advise = advise  # type: ignore[method-assign,assignment]
        sockets = Sockets(inside.hub, Gate(inside.hub, frozenset()))
        ann = inside.ears["ann"]
        for number in range(1, 4):
            await sockets.reply_to(inside.live, ann, protocol.Hint(id=number))
            await asyncio.sleep(0.1)
        thought.set()
        await asyncio.sleep(0.1)
        await sockets.reply_to(inside.live, ann, protocol.Hint(id=4))
        await asyncio.sleep(0.1)
        await inside.close()
        told = [one for one in ann.updates() if one.get("id")]
        return [f"{one['id']} {one.get('code', one['type'])}" for one in told]

    assert run(play()) == ["2 too-fast", "3 too-fast", "1 hinted", "4 hinted"]


def test_people_who_have_come_and_gone_leave_nothing_behind() -> None:
    async def crowd() -> int:
        inside = await Inside().lay("cash-n-guns", 4)
        sockets = Sockets(inside.hub, Gate(inside.hub, frozenset()))
        for number in range(10 * MOST_RATES):
            sockets.count(inside.live, "talk", f"person {number}", limits.TALK)
            await asyncio.sleep(1.0)
        await inside.close()
        return len(inside.live.rates)

    assert run(crowd()) <= MOST_RATES


# What is made, and how it is sent.


@pytest.mark.parametrize("game", list(games()))
def test_a_puzzle_is_made_once_however_often_it_is_asked_for(game: str) -> None:
    name = next(iter(puzzles_of(game)))
    assert shown(game, name) is shown(game, name)


async def pieces(answer: LongAnswer) -> list[int]:
    """Return the sizes of the pieces in which an answer is sent."""
    sizes: list[int] = []

    async def send(message: Any) -> None:
        sizes.append(len(message.get("body", b"")))

    await answer({"type": "http"}, cast(Any, None), send)
    return sizes


def test_a_review_is_sent_bit_by_bit() -> None:
    work = Review("", Share(GREEDY), 1.0)
    work.answer = pack(b"x" * 10 * PIECE)
    answer = tell(request_from(GREEDY, b""), work)
    assert isinstance(answer, LongAnswer)
    sizes = asyncio.run(pieces(answer))
    assert sum(sizes) == 10 * PIECE and max(sizes) <= PIECE
