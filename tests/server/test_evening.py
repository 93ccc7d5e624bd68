"""One room for the whole night: other games, other chairs, the same people and code."""

from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from fistful.table.record import read_record
from fistful.table.tally import tally
from tests.server.client import Device, Server, running
from tests.server.play import OPEN, begin, play, sit_down, sync
from tests.server.test_tables import code_of, lobby, ok, settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(tmp_path_factory.mktemp("evening"), constants=OPEN) as found:
        yield found


def names(device: Device) -> list[str]:
    return [chair["name"] for chair in lobby(device)["chairs"]]


def test_another_game_for_the_same_people_under_the_same_code(server: Server) -> None:
    devices = sit_down(server, 3)
    begin(devices)
    assert code_of(devices[0], "choose", game="blasting-billy") == "wrong-stage"
    play(devices)
    ok(devices[0], "choose", game="blasting-billy", options={"memory_aid": "on"}, clock="quick")
    sync(devices)
    now = lobby(devices[1])
    assert (now["game"], now["options"]["memory_aid"], now["clock"], now["stage"]) == (
        "blasting-billy",
        "on",
        "quick",
        "lobby",
    )
    assert names(devices[2]) == ["Ann", "Bob", "Cid"]
    ok(devices[0], "choose", game="blasting-billy", clock="none")
    begin(devices)
    play(devices)
    # Every record keeps its own game.
    path = f"/api/tables/{devices[0].code}/records"
    records = [devices[1].http.get(f"{path}/{game}").text for game in (0, 1)]
    assert [record.splitlines()[1] for record in records] == ["game: toy", "game: blasting-billy"]
    assert devices[1].http.get(f"{path}/2").status_code == 404


def test_who_finds_no_chair_waits_and_sits_down_with_the_next_game(server: Server) -> None:
    devices = sit_down(server, 6, "cash-n-guns")
    ok(devices[0], "choose", game="blasting-billy")
    sync(devices)
    now = lobby(devices[0])
    assert (len(now["chairs"]), now["waiting"]) == (
        5,
        [{"person": devices[5].person, "name": "Fay"}],
    )
    assert devices[5].seat == 15
    # A friend who came to watch is not taken for somebody who wants to play.
    Device(server).join(devices[0].code, "Gil", watches=True)
    ok(devices[0], "choose", game="cash-n-guns")
    sync(devices)
    assert names(devices[0]) == ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay"]
    assert lobby(devices[0])["waiting"] == []
    # When somebody goes, whoever waits has the chair.
    ok(devices[0], "choose", game="blasting-billy")
    ok(devices[1], "leave")
    assert names(devices[0]) == ["Ann", "Fay", "Cid", "Dee", "Eve"]
    sync([devices[5]])
    assert devices[5].seat == 1


def test_more_and_fewer_chairs_and_bots_that_make_way(server: Server) -> None:
    host = Device(server).lay("cash-n-guns", seats=4, name="Ann", clock="none").connect()
    ok(host, "arrange", chairs=[host.person, "bot:random", "", "bot:rules"])
    ok(host, "choose", game="blasting-billy", seats=2)
    assert names(host) == ["Ann", "Clem"]
    ok(host, "choose", game="get-billy-the-kid")
    assert names(host) == ["Ann", "Clem", "", ""]
    assert code_of(host, "choose", game="get-billy-the-kid", seats=3) == "player-count"
    assert code_of(host, "choose", game="poker") == "unknown-game"
    assert code_of(host, "choose", game="cash-n-guns", options={"x": "y"}) == "unknown-option"
    ok(host, "arrange", chairs=[host.person, "bot:random", "bot:rules", "bot:rules"])
    # Before the deal a friend takes a bot's chair, and a bot another name.
    friend = Device(server).join(host.code, "Clem")
    assert friend.seat == 1
    assert names(host) == ["Ann", "Clem", "Dolly", "Earl"]


def test_a_character_of_one_game_is_a_plain_bot_at_another(server: Server) -> None:
    host = Device(server).lay("cash-n-guns", seats=4, name="Ann").connect()
    known = {one["game"]: one["bots"] for one in host.http.get("/api/games").json()}
    character = next(bot for bot in known["cash-n-guns"] if bot not in known["toy"])
    ok(host, "arrange", chairs=[host.person, f"bot:{character}", "", ""])
    ok(host, "choose", game="toy")
    assert lobby(host)["chairs"][1]["bot"] == "rules"


def test_anybody_may_start_once_all_are_ready_unless_the_host_keeps_it(server: Server) -> None:
    devices = sit_down(server, 3)
    ok(devices[0], "ready")
    assert code_of(devices[1], "start", fill="") == "not-all-ready"
    ok(devices[2], "ready")
    assert lobby(devices[1])["ready"] == sorted([devices[0].person, devices[2].person])
    ok(devices[2], "ready", is_ready=False)
    assert code_of(devices[1], "start", fill="") == "not-all-ready"
    ok(devices[2], "ready")
    ok(devices[0], "change", **settings(devices[0], is_start_kept=True))
    assert code_of(devices[1], "start", fill="") == "host-only"
    ok(devices[0], "change", **settings(devices[0], is_start_kept=False))
    watcher = Device(server).connect(devices[0].code)
    assert code_of(watcher, "start", fill="") == "no-seat"
    assert code_of(watcher, "ready") == "no-seat"
    ok(devices[1], "start", fill="")
    for device in devices:
        device.until("asked")
    assert lobby(devices[0])["ready"] == []
    assert code_of(devices[1], "ready") == "wrong-stage"
    play(devices)
    assert code_of(devices[1], "rematch") == "not-all-ready"
    for device in devices:
        ok(device, "ready")
    ok(devices[1], "rematch")
    ok(devices[1], "start", fill="")


def test_the_board_says_what_the_records_say(server: Server) -> None:
    """And what everybody was told: who won, and who withdrew."""
    devices = sit_down(server, 4, "cash-n-guns")
    code = devices[0].code
    seen: list[dict[str, Any]] = []
    for game in ("cash-n-guns", "blasting-billy", "cash-n-guns"):
        if seen:
            ok(devices[0], "choose", game=game)
        before = len(devices[1].updates)
        begin(devices)
        play(devices)
        sync(devices)
        heard = devices[1].updates[before:]
        events = [event for update in heard for event in update.get("events", [])]
        ended = next(update["outcome"] for update in heard if update["type"] == "ended")
        seen.append({"game": game, "events": events, "winners": ended["winners"]})
    evening = devices[2].http.get(f"/api/tables/{code}/evening").json()
    assert [one["game"] for one in evening["games"]] == [one["game"] for one in seen]
    assert [one["winners"] for one in evening["games"]] == [one["winners"] for one in seen]
    ducked = ("withdrew", "withdrew-flashing", "dumped")
    for counted, told in zip(evening["games"], seen, strict=True):
        by = [event["seat"] for event in told["events"] if event["event"] in ducked]
        assert counted["cowardice"] == [by.count(seat) for seat in range(4)]
    kept = devices[2].http.get(f"/api/tables/{code}/evening/file")
    assert "attachment" in kept.headers["content-disposition"]
    file = kept.json()
    assert [tally_of(text) for text in file["records"]] == evening["games"] == file["games"]
    assert [row["name"] for row in evening["board"]] != []
    for row in evening["board"]:
        own = [
            (one, one["who"].index(row["name"]))
            for one in evening["games"]
            if row["name"] in one["who"]
        ]
        assert row["games"] == len(own)
        assert row["wins"] == sum([seat in one["winners"] for one, seat in own])
        for what in ("money", "kills", "betrayed", "cowardice"):
            assert row[what] == sum([one[what][seat] for one, seat in own])


def tally_of(text: str) -> dict[str, Any]:
    """Return what a record counts for, as it goes over the wire."""
    return asdict(tally(read_record(text)))


def test_a_killed_server_forgets_nothing_of_the_evening(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server:
        devices = sit_down(server, 3)
        begin(devices)
        play(devices)
        ok(devices[0], "choose", game="blasting-billy", options={"zero": "billy"}, clock="none")
        friend = Device(server).join(devices[0].code, "Zoe", waits=True).connect()
        assert friend.seat == -1 or lobby(friend)["waiting"]
        ok(devices[1], "ready")
        ok(devices[0], "change", **settings(devices[0], is_start_kept=True, lets_in=True))
        before = lobby(devices[0])
        server.kill()
        server.start()
        for device in devices:
            device.come_back(server)
        assert lobby(devices[0]) == before
        begin(devices)
        play(devices, until=lambda: len(devices[0].updates) > 40)
        server.kill()
        server.start()
        for device in devices:
            device.come_back(server)
        play(devices)
        path = f"/api/tables/{devices[0].code}/records"
        texts = [devices[0].http.get(f"{path}/{one}").text for one in (0, 1)]
        games = [text.splitlines()[1] for text in texts]
        assert games == ["game: toy", "game: blasting-billy"]
        evening = f"/api/tables/{devices[0].code}/evening"
        counted = devices[0].http.get(evening).json()
        assert counted["games"][1] == tally_of(texts[1])
        server.kill()
        server.start()
        assert devices[0].come_back(server).http.get(evening).json() == counted
