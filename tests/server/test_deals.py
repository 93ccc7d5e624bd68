"""Shared deals: the same for everybody who takes one, and nothing of it known before."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from fistful.engine.dice import QuickDice
from fistful.engine.errors import Invalid
from fistful.games import games
from fistful.server.dealing import DAYS_SEATS, bots_for_deals, deal_of_the_day
from fistful.table.record import COMMENT_LINE, read_record
from fistful.table.verify import verify
from tests.server.client import Device, Server, running
from tests.server.play import OPEN, play


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("deals"), constants=OPEN) as server:
        yield server


def make(server: Server, game: str, seats: int, bot: str = "level-2") -> str:
    body = {"game": game, "seats": seats, "bot": bot}
    answer = server.post("/api/deals", json=body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["deal"])


def take(server: Server, deal: str, name: str) -> Device:
    """Sit down at a table of one's own with a deal."""
    device = Device(server)
    device.take(device.post(f"/api/deals/{deal}/tables", name=name, speed="off"))
    device.connect()
    assert device.ask("start", fill="")["type"] == "ok"
    # A device may add what it likes: the dice are everybody's.
    device.ask("nonce", nonce=name[:1].encode().hex() * 16)
    while device.question is None:
        device.receive()
    return device


def compared(device: Device) -> Any:
    return device.post(f"/api/tables/{device.code}/deal").json()


def lines(server: Server, device: Device) -> list[str]:
    """Return what happened at a table, whoever sat there; sealed answers in any order."""
    text = server.get(f"/api/tables/{device.code}/record").text
    record = read_record(text)
    verify(record)
    own = record.names[0]
    acting = [one for one in record.lines if one.kind != COMMENT_LINE]
    return [f"{one.who} {one.text}".replace(own, "Taker") for one in acting]


@pytest.mark.parametrize(("game", "seats"), [("cash-n-guns", 4), ("get-billy-the-kid", 4)])
def test_the_same_answers_to_the_same_deal_make_the_same_game(
    server: Server, game: str, seats: int
) -> None:
    deal = make(server, game, seats)
    told: list[list[str]] = []
    for name in ("Ann", "Bob"):
        device = take(server, deal, name)
        play([device], QuickDice(5))
        told.append(lines(server, device))
        found = compared(device)
        assert [one["name"] for one in found["results"]] == ["Ann", "Bob"][: len(told)]
        assert [one["is_own"] for one in found["results"]][-1]
        assert compared(device) == found, "asked twice, noted once"
    assert sorted(told[0]) == sorted(told[1])


def test_nothing_of_a_deal_is_told_before_it_is_played_through(server: Server) -> None:
    deal = make(server, "cash-n-guns", 4)
    ann = take(server, deal, "Ann")
    stranger = Device(server)
    found = stranger.http.get(f"/api/deals/{deal}").json()
    assert (found["played"], found["results"]) == (0, [])
    assert compared(ann)["error"] == "record-unfinished"
    assert stranger.post(f"/api/tables/{ann.code}/deal").json()["error"] == "no-seat"
    # The deal's own room is nobody's to sit down in, and has no record; its seed is not told.
    refused = stranger.post(f"/api/tables/{deal}/people", name="Eve")
    assert refused.json()["error"] == "table-locked"
    shown = stranger.http.get(f"/api/tables/{deal}").json()
    assert shown["commitment"] == ""
    assert stranger.http.get(f"/api/tables/{deal}/record").status_code == 404


def test_a_table_is_no_deal_and_searching_bots_cannot_be_everybodys(server: Server) -> None:
    table = Device(server).lay("cash-n-guns", name="Ann")
    assert server.get(f"/api/deals/{table.code}").json()["error"] == "deal-unknown"
    body = {"game": "cash-n-guns", "seats": 4, "bot": "level-5"}
    assert server.post("/api/deals", json=body).json()["error"] == "unknown-bot"


@pytest.mark.parametrize("game", games())
def test_a_deal_of_the_day_is_the_same_everywhere_and_another_tomorrow(game: str) -> None:
    one, other = (
        deal_of_the_day(f"day-2026-01-01-{game}"),
        deal_of_the_day(f"day-2026-01-02-{game}"),
    )
    assert one is not None and other is not None
    assert one == deal_of_the_day(f"day-2026-01-01-{game}")
    assert one[1] != other[1]
    assert one[0].seats <= max(DAYS_SEATS, one[0].game.rules.fewest)
    assert one[0].bot in bots_for_deals(one[0].game)


@pytest.mark.parametrize("day", ["2026-13-01", "2026-02-30"])
def test_no_day_has_no_deal(day: str) -> None:
    with pytest.raises(Invalid):
        deal_of_the_day(f"day-{day}-cash-n-guns")


def test_a_day_that_has_not_come_anywhere_has_no_deal_yet() -> None:
    day = (datetime.now(UTC) + timedelta(days=3)).date()
    with pytest.raises(Invalid) as told:
        deal_of_the_day(f"day-{day}-cash-n-guns")
    assert told.value.code == "deal-not-yet"


def test_a_deal_of_the_day_is_played_and_told_to_whoever_played_it(server: Server) -> None:
    device = take(server, "day-2026-01-01-blasting-billy", "Ann")
    play([device], QuickDice(3))
    assert [one["name"] for one in compared(device)["results"]] == ["Ann"]
