"""People's own programs at a table: they say so, and play by the same rules as everybody."""

import asyncio
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from fistful.client import Refused, Seat, join, lay
from fistful.table.record import read_record
from tests.server.client import Device, Server, running

ROOT = Path(__file__).parents[2]
#: So slow are house bots in front of people: no test would see the end.
SLOW = {"FISTFUL_BOT_PACE": "600"}
TABLE: dict[str, Any] = {"seats": 4, "clock": "none", "speed": "off"}


async def play_first(seat: Seat) -> int:
    """Answer with the first that is legal until the game is over; return how often."""
    answered = 0
    async for question in seat.questions():
        assert seat.view is not None
        assert seat.view["you"] == seat.seat
        assert seat.seat in question.seats
        await seat.answer(question, question.legal[0])
        answered += 1
    return answered


def record_of(server: Server, code: str) -> Any:
    """Return the record of the last game of a table."""
    return read_record(server.get(f"/api/tables/{code}/record").text)


def test_the_ten_line_bot_plays_a_game(tmp_path: Path) -> None:
    play = run_path(str(ROOT / "examples" / "agent.py"))["play"]

    async def game(url: str) -> str:
        async with lay(url, "cash-n-guns", "Ann", **TABLE) as host, asyncio.TaskGroup() as group:
            guest = group.create_task(play(url, host.code))
            async with host.news:
                await host.news.wait_for(lambda: len(people(host)) == 2)
            await host.start("rules")
            await host.until("playing")
            await host.say("threaten Robin")
            assert await play_first(host) > 5
            await guest
            assert host.outcome
            assert (0, "threaten Robin") in host.talk
            return host.code

    with running(tmp_path, env=SLOW) as server:
        code = asyncio.run(game(server.url))
        record = record_of(server, code)
    # No person played, so house bots did not pretend to think; all are called what they are.
    assert record.players == ("agent", "agent", "rules", "rules")


def people(seat: Seat) -> list[bool]:
    """Return, for all who joined, whether they said they are programs."""
    chairs = seat.lobby.chairs if seat.lobby else []
    return [chair.is_agent for chair in chairs if chair.person]


def test_programs_are_marked_beside_people(tmp_path: Path) -> None:
    async def visit(url: str, code: str) -> list[bool]:
        async with join(url, code, "Robin") as seat:
            return people(seat)

    with running(tmp_path) as server:
        ann = Device(server).lay("cash-n-guns", seats=4, name="Ann")
        assert asyncio.run(visit(server.url, ann.code)) == [False, True]
        answer = server.post(
            f"/api/tables/{ann.code}/people", json={"name": "Cid", "is_agent": True}
        )
        # A program gets its token in so many words, a person in a cookie and nowhere else.
        assert answer.json()["token"]
        assert "set-cookie" not in answer.headers
        bob = server.post(f"/api/tables/{ann.code}/people", json={"name": "Bob"})
        assert "set-cookie" in bob.headers
        assert "token" not in bob.json()


@pytest.mark.parametrize("arguments", [(), ("--agents",)])
def test_an_operator_says_whether_programs_join_public_tables(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    async def visit(url: str, code: str) -> None:
        async with join(url, code, "Robin"):
            pass

    with running(tmp_path, arguments=arguments) as server:
        ann = Device(server).lay("cash-n-guns", seats=4, name="Ann", is_public=True)
        if arguments:
            asyncio.run(visit(server.url, ann.code))
        else:
            with pytest.raises(Refused, match="no-agents"):
                asyncio.run(visit(server.url, ann.code))


def test_wrong_answers_are_refused_and_the_question_stays(tmp_path: Path) -> None:
    async def game(url: str) -> None:
        async with lay(url, "cash-n-guns", "Ann", **TABLE) as host:
            await host.start("rules")
            async for question in host.questions():
                with pytest.raises(Refused, match="unreadable-action"):
                    await host.answer(question, "fly away")
                with pytest.raises(Refused, match="question"):
                    await host.ask("answer", question=question.number + 7, text="load bang")
                await host.answer(question, question.legal[0])
                break

    with running(tmp_path, env=SLOW) as server:
        asyncio.run(game(server.url))


def test_a_program_comes_again_when_its_connection_breaks(tmp_path: Path) -> None:
    async def game(url: str) -> str:
        async with lay(url, "cash-n-guns", "Ann", **TABLE) as host:
            await host.start("rules")
            broken = 0
            async for question in host.questions():
                # Before an answer, whose question stays open, or after it, perhaps before the next.
                if broken == 0:
                    host.socket.transport.abort()
                await host.answer(question, question.legal[0])
                if broken in (1, 2):
                    host.socket.transport.abort()
                broken += 1
            assert host.comings == 3
            return host.code

    with running(tmp_path, env=SLOW) as server:
        code = asyncio.run(game(server.url))
        assert record_of(server, code).players[0] == "agent"
