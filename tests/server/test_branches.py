"""Tables laid from a moment of a record: what they keep, what they tell, whom they refuse."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from fistful.engine.seats import SPECTATOR
from fistful.server import journal, limits
from fistful.server.bookmark import read_bookmark, write_bookmark
from fistful.server.edition import edition
from fistful.server.room import Room
from fistful.table.branch import NOBODY
from fistful.table.record import read_record, write_record
from fistful.table.replay import Replay
from fistful.table.verify import verify
from fistful.table.whatif import position
from tests.server.client import Device, Server, running
from tests.server.play import OPEN
from tests.table.test_whatif import EIGHT, RECORDS, golden, lines_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("branches"), constants=OPEN) as server:
        yield server


def laid(name: str, eyes: int) -> Room:
    """Return a room with one person and bots whose game goes on from the middle of a record."""
    text = golden(name)
    found = position(text, lines_of(text) // 2, eyes, EIGHT)
    seats = len(found.record.names)
    room = Room()
    entries: list[journal.AnyEntry] = [
        journal.Created(
            1.0, found.record.game, found.options, seats, "none", False, "ann", "t", "C"
        ),
        journal.Joined(1.0, "ann", "Ann", "t", 0),
        journal.Branched(1.0, write_record(found.record)),
        journal.Arranged(1.0, ["ann", *["bot:rules"] * (seats - 1)]),
        journal.Committed(2.0, "11" * 32),
    ]
    for entry in entries:
        room.apply(entry)
    room.apply(
        journal.Started(3.0, room.names(), edition(room.game, room.options), "off", is_solo=True)
    )
    return room


def views(room: Room) -> list[Any]:
    assert room.table is not None
    return [room.table.view(seat) for seat in (*range(len(room.chairs)), SPECTATOR)]


@pytest.mark.parametrize("name", RECORDS)
@pytest.mark.parametrize("eyes", [NOBODY, 0])
def test_a_table_goes_on_from_a_bookmark_and_its_record_verifies(name: str, eyes: int) -> None:
    room = laid(name, eyes)
    told = len(room.teller.events)
    assert not told, "what was done in the other game is nobody's news here"
    while room.stage == "playing":
        table = room.table
        assert table is not None
        seat = table.owing()[0]
        text = table.text(table.legal(seat)[0])
        room.apply(journal.Answered(4.0, seat, table.question.number, text))
        if table.actions % 40 == 0:
            again = Room()
            for _ in read_bookmark(write_bookmark(room), again):
                pass
            assert views(again) == views(room)
            room = again
    record = read_record(room.records[-1])
    assert record.branches[-1].eyes == eyes
    verify(record)


@pytest.mark.parametrize("name", RECORDS)
def test_in_a_guessed_world_no_true_secret_is_told(name: str) -> None:
    """Where other worlds fit what a seat knows, its guesses are spread over them: nobody can read
    the true one out of a what-if table."""
    text = golden(name)
    trunk = read_record(text)
    differ = 0
    for line in range(trunk.lines[0].number, lines_of(text), max(1, lines_of(text) // 8)):
        found = position(text, line, 0, EIGHT)
        replay = Replay(found.record).play()
        was = Replay(trunk)
        for one in [one for one in trunk.lines if one.kind != "comment"][: len(found.opening)]:
            was.take(one)
        assert replay.view(0) == was.view(0)
        others = range(1, len(trunk.names))
        differ += any([replay.view(seat) != was.view(seat) for seat in others])
    assert differ


def branch(server: Server, record: str, **more: Any) -> httpx.Response:
    body = {"record": record, "line": 40, "seat": 0, "bot": "rules", "name": "Ann", **more}
    return server.post("/api/branches", json=body)


def test_a_table_is_laid_from_a_record_and_says_so(server: Server) -> None:
    text = golden(RECORDS[1])
    for is_guess in (True, False):
        answer = branch(server, text, is_guess=is_guess, seat=2)
        assert answer.status_code == 201
        lobby = server.get(f"/api/tables/{answer.json()['code']}").json()
        assert lobby["branch"]["eyes"] == (2 if is_guess else -1)
        assert [chair["bot"] for chair in lobby["chairs"]] == ["rules"] * 2 + [""] + ["rules"] * 3
        assert lobby["chairs"][2]["name"] == "Ann"


def test_bad_wishes_are_refused_in_words(server: Server) -> None:
    text = golden(RECORDS[1])
    lines = text.splitlines()
    half = "\n".join(lines[: len(lines) // 2])
    refused = {
        "what-if-unfinished": branch(server, half, is_guess=False),
        "unknown-bot": branch(server, text, bot="x.y:Z"),
        "nobody-there": branch(server, text, seat=7),
        "record-empty": branch(server, ""),
        "too-large": branch(server, "#" * (limits.LARGEST_RECORD + 1)),
        "bad-request": branch(server, text, seat=9),
    }
    assert {code: answer.json()["error"] for code, answer in refused.items()} == {
        code: code for code in refused
    }


def test_a_running_game_has_nothing_to_branch_off(server: Server) -> None:
    """There is no record of it, and a what-if table has none before it is over either."""
    host = Device(server)
    laid = host.post(
        "/api/branches", record=golden(RECORDS[1]), line=40, seat=0, bot="rules", name="Ann"
    )
    host.code, host.person = laid.json()["code"], laid.json()["person"]
    host.connect()
    assert host.ask("start", fill="")["type"] == "ok"
    host.until("asked")
    for door in ("record", "records/0"):
        got = server.get(f"/api/tables/{host.code}/{door}")
        assert got.json()["error"] == "record-unfinished"
