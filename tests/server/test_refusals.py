"""What people are told when something may not be, at the door and inside: by its code."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from fistful.engine.errors import FistfulError
from fistful.server import protocol
from tests.server.client import Device, running
from tests.server.inside import Inside, run
from tests.server.play import OPEN

pytestmark = pytest.mark.usefixtures("toy")


def told(answer: Any) -> tuple[int, str]:
    """Return what somebody at the door is told."""
    return answer.status_code, answer.json()["error"]


def test_at_the_door_everybody_is_told_why(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server:
        host = Device(server).lay("toy", seats=3, name="Ann").connect()
        path = f"/api/tables/{host.code}"
        come = Device(server)
        assert told(come.post(f"{path}/people", name="Ann")) == (409, "names-same")
        assert told(come.post(f"{path}/people", name="\u0410nn")) == (409, "names-alike")
        assert told(come.post(f"{path}/people", name="\u3164")) == (400, "names-form")
        assert told(come.post(f"{path}/people", name="x" * 21)) == (400, "names-form")
        assert told(come.post(f"{path}/people", nom="Eve")) == (400, "bad-request")
        assert told(come.post(f"{path}/devices", code="made-up")) == (403, "link-unknown")
        assert told(come.post("/api/tables", game="no-game", seats=3)) == (400, "unknown-game")
        assert told(come.post("/api/tables", game="toy", seats=8)) == (400, "player-count")
        assert told(come.http.get(f"{path}/record")) == (404, "record-unfinished")
        foreign = {"Origin": "https://elsewhere.example"}
        answer = come.http.post(f"{path}/people", json={"name": "Eve"}, headers=foreign)
        assert told(answer) == (403, "foreign-origin")
        for name in ("Bob", "Cid"):
            Device(server).join(host.code, name)
        assert told(come.post(f"{path}/people", name="Eve")) == (409, "table-full")
        host.ask("change", is_locked=True, is_code_hidden=False, is_muted=False, clock="none")
        assert told(come.post(f"{path}/people", name="Eve")) == (403, "table-locked")


def test_whoever_comes_to_a_full_server_is_told(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN | {"fistful.server.limits.MOST_ROOMS": 1}) as server:
        Device(server).lay("toy", seats=3, name="Ann")
        answer = Device(server).post("/api/tables", game="toy", seats=3)
        assert told(answer) == (503, "server-full")


#: What somebody wants in a running game of three, and what that person is told; Ann is the host.
IN_GAME: list[tuple[str, protocol.AnyRequest, str]] = [
    ("bob", protocol.Pause(id=1), "host-only"),
    ("bob", protocol.Start(id=1), "not-all-ready"),
    ("ann", protocol.Start(id=1), "wrong-stage"),
    ("ann", protocol.Rematch(id=1), "wrong-stage"),
    ("ann", protocol.Arrange(id=1, chairs=["ann", "bob", "cid"]), "wrong-stage"),
    ("ann", protocol.Kick(id=1, seat=7), "nobody-there"),
    ("ann", protocol.Kick(id=1, seat=0), "host-stays"),
    ("ann", protocol.Mute(id=1, person="eve"), "nobody-there"),
    ("ann", protocol.PutBot(id=1, seat=7, bot="rules"), "nobody-there"),
    ("ann", protocol.PutBot(id=1, seat=1, bot="no-bot"), "unknown-bot"),
    ("ann", protocol.Extend(id=1), "no-deadline"),
    ("bob", protocol.MoreTime(id=1), "no-deadline"),
    ("bob", protocol.AddNonce(id=1, nonce="0" * 32), "wrong-stage"),
    ("bob", protocol.Say(id=1, text="threaten nobody"), "unknown-word"),
    ("bob", protocol.Say(id=1, text="taunt Bob"), "unknown-word"),
    ("bob", protocol.Chat(id=1, text="\u200b"), "empty-text"),
    ("bob", protocol.Emote(id=1, emote="moonwalk"), "unknown-word"),
    ("bob", protocol.Answer(id=1, question=99, text="take"), "question-unknown"),
    ("bob", protocol.Answer(id=1, question=0, text="take"), "question-closed"),
    ("", protocol.Chat(id=1, text="Howdy"), "no-name"),
    ("", protocol.Answer(id=1, question=1, text="take"), "no-seat"),
    ("", protocol.ClaimHost(id=1), "no-seat"),
    ("", protocol.Leave(id=1), "no-name"),
]


async def refusal(inside: Inside, person: str, request: protocol.AnyRequest) -> str:
    """Return what somebody is told; nothing has changed then."""
    before = inside.live.room.entries
    try:
        await inside.ask(person, request)
    except FistfulError as error:
        assert inside.live.room.entries == before
        return error.code
    return ""


def test_in_a_game_everybody_is_told_why() -> None:
    async def play() -> None:
        inside = await Inside().lay("toy", 3)
        for person, request, code in IN_GAME:
            assert (await refusal(inside, person, request), request) == (code, request)
        await inside.close()

    run(play())


def test_whose_seat_a_bot_plays_is_told_so() -> None:
    async def play() -> None:
        inside = await Inside(think=lambda: 1e6).lay("toy", 3)
        await inside.ask("ann", protocol.PutBot(id=1, seat=1, bot="rules"))
        number = inside.table.question.number
        answer = protocol.Answer(id=1, question=number, text="take")
        assert await refusal(inside, "bob", answer) == "bot-plays"
        await inside.ask("ann", protocol.PutBot(id=1, seat=1, bot=""))
        await inside.ask("ann", protocol.Pause(id=1))
        legal = inside.legal(1) or inside.legal(0)
        seat = 1 if inside.legal(1) else 0
        paused = protocol.Answer(id=1, question=number, text=legal[0])
        assert await refusal(inside, inside.live.room.chairs[seat], paused) == "paused"
        await inside.close()

    run(play())


def test_between_games_everybody_is_told_why() -> None:
    async def play() -> None:
        inside = await Inside().lay("toy", 3, clock="quick")
        await asyncio.sleep(3600)
        assert inside.live.room.stage == "over"
        assert await refusal(inside, "bob", protocol.Rematch(id=1)) == "not-all-ready"
        await inside.ask("ann", protocol.Rematch(id=1))
        wanted: list[tuple[str, protocol.AnyRequest, str]] = [
            ("bob", protocol.Start(id=1), "not-all-ready"),
            ("ann", protocol.Arrange(id=1, chairs=["ann", "bob", "eve"]), "chairs-form"),
            ("ann", protocol.Arrange(id=1, chairs=["ann", "bob", "bob"]), "chairs-form"),
            ("ann", protocol.Arrange(id=1, chairs=["ann", "bob", "bot:x"]), "unknown-bot"),
            ("ann", protocol.Arrange(id=1, chairs=[""] * 9), "player-count"),
            ("ann", protocol.Start(id=1, fill="no-bot"), "unknown-bot"),
            ("ann", protocol.Pause(id=1), "wrong-stage"),
            ("bob", protocol.Say(id=1, text="taunt Ann"), "wrong-stage"),
        ]
        for person, request, code in wanted:
            assert (await refusal(inside, person, request), request) == (code, request)
        await inside.ask("ann", protocol.Mute(id=1, person="bob"))
        assert await refusal(inside, "bob", protocol.Chat(id=1, text="Howdy")) == "muted-you"
        await inside.close()

    run(play())
