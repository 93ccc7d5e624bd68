"""Before the game: practice with open cards, faces and colours, one opening for all screens."""

from pathlib import Path
from typing import Any

import pytest

from fistful.engine.dice import QuickDice
from fistful.server.faces import share_out
from tests.server.client import Device, Server, running
from tests.server.play import OPEN, begin, play, sit_down, sync
from tests.server.test_tables import code_of, lobby, ok


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(tmp_path_factory.mktemp("practice"), constants=OPEN) as found:
        yield found


def practise(server: Server, **wishes: Any) -> Device:
    """Return the device of somebody in the middle of practice."""
    ann = Device(server).lay(
        "cash-n-guns", seats=4, name="Ann", clock="none", speed="off", **wishes
    )
    ann.connect()
    ok(ann, "start", fill="random")
    ann.until("asked")
    return ann


def hands(device: Device) -> Any:
    return device.http.get(f"/api/tables/{device.code}/hands").json()


def test_whoever_practises_sees_all_cards_and_takes_every_answer_back(server: Server) -> None:
    ann = practise(server, is_practice=True)
    first = hands(ann)["views"]
    assert first[0] == ann.view
    assert [sum(view["deck"]["unused"]) for view in first] == [8] * 4
    first_question = ann.question
    play([ann], QuickDice(2), until=lambda: ann.view is not None and ann.view["round"] == 2)
    # Bots have answered since, guns were fired: all of it has not happened.
    while ann.view is None or ann.view["round"] != 1 or ann.view["phase"] != first[0]["phase"]:
        ok(ann, "take-back")
        sync([ann])
    assert ann.question is not None and first_question is not None
    assert ann.question["legal"] == first_question["legal"]
    play([ann], QuickDice(3))
    evening = ann.http.get(f"/api/tables/{ann.code}/evening").json()
    assert (evening["games"], evening["board"], evening["ghosts"]) == ([None], [], [])


def test_cards_lie_open_nowhere_else(server: Server) -> None:
    solo = practise(server)
    assert hands(solo)["error"] == "no-practice"
    devices = sit_down(server, 4, "cash-n-guns", is_practice=True)
    begin(devices)
    # With friends it is a game like any other: nothing to look at, nothing to take back.
    assert hands(devices[0])["error"] == "no-practice"
    assert code_of(devices[0], "take-back") == "not-alone"
    watcher = Device(server)
    ann = practise(server, is_practice=True)
    answer = watcher.http.get(f"/api/tables/{ann.code}/hands")
    assert (answer.status_code, answer.json()["error"]) == (403, "no-seat")


def test_no_two_have_the_same_face_or_colour() -> None:
    assert share_out([-1, -1, -1], 8) == [0, 1, 2]
    assert share_out([2, -1, -1], 8) == [2, 1, 0]
    assert share_out([-1, 0, 0, 9], 4) == [1, 0, 2, 3]


def worn(device: Device) -> list[tuple[int, int]]:
    return [(chair["face"], chair["colour"]) for chair in lobby(device)["chairs"]]


def test_faces_and_colours_are_picked_between_games_and_kept(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server:
        devices = sit_down(server, 3, "blasting-billy")
        ann, bob, cid = devices
        ok(bob, "dress", face=0, colour=7)
        assert worn(cid) == [(1, 0), (0, 7), (2, 2)]
        assert code_of(ann, "dress", face=0, colour=1) == "face-taken"
        assert code_of(ann, "dress", face=1, colour=7) == "face-taken"
        assert code_of(ann, "dress", face=5, colour=1) == "bad-face"
        assert code_of(Device(server).connect(ann.code), "dress", face=4, colour=4) == "no-seat"
        ok(ann, "dress", face=4, colour=3)
        begin(devices)
        assert code_of(cid, "dress", face=3, colour=5) == "wrong-stage"
        before = worn(ann)
        assert before == [(4, 3), (0, 7), (2, 2)]
        server.kill()
        server.start()
        for device in devices:
            device.come_back(server)
        assert worn(ann) == before
        play(devices)
        assert worn(ann) == before


def test_the_opening_runs_on_all_screens_until_the_deal(server: Server) -> None:
    devices = sit_down(server, 3)
    ok(devices[0], "teach", card=2)
    sync(devices)
    assert [lobby(device)["card"] for device in devices] == [2, 2, 2]
    assert code_of(devices[1], "teach", card=3) == "host-only"
    ok(devices[0], "teach", card=-1)
    assert lobby(devices[1])["card"] == -1
    ok(devices[0], "teach", card=1)
    begin(devices)
    assert lobby(devices[1])["card"] == -1
    assert code_of(devices[0], "teach", card=1) == "wrong-stage"
