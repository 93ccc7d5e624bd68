"""Late friends, lost phones, kicks and returns: chairs change hands, and nobody takes one."""

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import Device, Server, running
from tests.server.play import OPEN, begin, owing, play, sit_down, sync
from tests.server.test_tables import code_of, lobby, ok, settings

KNOCKS = OPEN | {"fistful.server.limits.KNOCKING": [1_000_000, 1.0]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(tmp_path_factory.mktemp("comings"), constants=KNOCKS) as found:
        yield found


def knock(server: Server, code: str, person: str) -> tuple[Device, dict[str, Any]]:
    """Let a new device say that it is somebody's."""
    device = Device(server)
    answer = device.post(f"/api/tables/{code}/knocks", person=person)
    assert answer.status_code == 201, answer.text
    return device, answer.json()


def come_in(device: Device, code: str, knocked: dict[str, Any]) -> Device:
    device.take(device.post(f"/api/tables/{code}/devices", code=knocked["code"]))
    return device.connect()


def table_with_bots(server: Server, game: str, people: int, seats: int) -> list[Device]:
    """Return the devices of a running game with bots in the other chairs."""
    devices = sit_down(server, max(people, 3))[:people]
    if people < 3:
        ok(devices[0], "kick", seat=2)
    now = [device.person for device in devices]
    ok(devices[0], "choose", game=game, seats=seats)
    ok(devices[0], "arrange", chairs=[*now, *["bot:random"] * (seats - people)])
    sync(devices)
    begin(devices)
    return devices


def test_a_lost_phone_comes_back_when_a_neighbour_says_so(server: Server) -> None:
    devices = sit_down(server, 4, "cash-n-guns")
    begin(devices)
    host, ann, far = devices[0], devices[1], devices[3]
    view = ann.view
    fresh, knocked = knock(server, host.code, ann.person)
    shown = lobby(devices[2])["knocks"]
    assert [(one["name"], one["seat"]) for one in shown] == [("Bob", -1)]
    # The code is good for nothing yet, and who sits elsewhere has no say.
    assert fresh.post(f"/api/tables/{host.code}/devices", code=knocked["code"]).status_code == 403
    assert code_of(far, "admit", knock=knocked["knock"]) == "not-your-door"
    watcher = Device(server).connect(host.code)
    assert code_of(watcher, "admit", knock=knocked["knock"]) == "not-your-door"
    ok(devices[2], "admit", knock=knocked["knock"])
    with pytest.raises(ConnectionClosed):
        while True:
            ann.receive()
    standing = ann.http.get(f"/api/tables/{host.code}/standing").json()
    assert standing["standing"] == "replaced"
    with pytest.raises(InvalidStatus):
        ann.connect()
    come_in(fresh, host.code, knocked)
    sync([fresh])
    assert (fresh.person, fresh.seat, fresh.view) == (ann.person, 1, view)
    play([host, fresh, *devices[2:]])


def comes_too_late(device: Device, code: str, knocked: dict[str, Any]) -> bool:
    """Tell whether what a device was given when it knocked lets it in no more."""
    return device.post(f"/api/tables/{code}/devices", code=knocked["code"]).status_code == 403


def test_knocks_are_declined_and_the_owner_may_say_no(server: Server) -> None:
    devices = sit_down(server, 3)
    code = devices[0].code
    stranger, knocked = knock(server, code, devices[1].person)
    again = stranger.post(f"/api/tables/{code}/knocks", person=devices[1].person)
    assert (again.status_code, again.json()["error"]) == (409, "knock-open")
    ok(devices[1], "admit", knock=knocked["knock"], is_welcome=False)
    assert lobby(devices[0])["knocks"] == []
    assert comes_too_late(stranger, code, knocked)
    assert stranger.post(f"/api/tables/{code}/knocks", person="x").status_code == 400


def test_knocks_expire(tmp_path: Path) -> None:
    constants = OPEN | {"fistful.server.company.KNOCK_SECONDS": 1.0}
    with running(tmp_path, constants=constants) as server:
        devices = sit_down(server, 3)
        code = devices[0].code
        stranger, knocked = knock(server, code, devices[1].person)
        door = f"/api/tables/{code}/standing?knock={knocked['knock']}"
        while stranger.http.get(door).json()["is_open"]:
            pass
        assert code_of(devices[0], "admit", knock=knocked["knock"]) == "knock-unknown"
        assert comes_too_late(stranger, code, knocked)


def test_knocking_has_a_limit(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server:
        devices = sit_down(server, 3)
        answers = []
        for _ in range(10):
            stranger = Device(server)
            path = f"/api/tables/{devices[0].code}/knocks"
            answer = stranger.post(path, person=devices[1].person)
            answers.append(answer.status_code)
            if answer.status_code == 201:
                ok(devices[0], "admit", knock=answer.json()["knock"], is_welcome=False)
        assert answers == [201] * 8 + [429] * 2


def test_a_late_friend_sits_down_with_the_next_deal(server: Server) -> None:
    devices = table_with_bots(server, "blasting-billy", 2, 3)
    code = devices[0].code
    path = f"/api/tables/{code}/people"
    assert Device(server).post(path, name="Fay").json()["error"] == "table-playing"
    late = Device(server).join(code, "Fay", waits=True).connect()
    assert late.seat == 15 or late.seat == -1
    play(devices)
    ok(devices[0], "rematch")
    sync([*devices, late])
    assert late.seat == 2
    begin([*devices, late])


def test_a_late_friend_takes_a_bots_chair_at_once_if_the_host_allows_it(server: Server) -> None:
    devices = table_with_bots(server, "blasting-billy", 2, 4)
    # The table waits for a person: no bot plays on while two devices look at it.
    play(devices, until=lambda: bool(owing(devices)))
    late = Device(server).join(devices[0].code, "Fay", waits=True).connect()
    watcher = Device(server).connect(devices[0].code)
    sync([late, watcher])
    seen, heard = watcher.view, len(watcher.updates)
    assert late.view == seen
    assert code_of(devices[1], "give-chair", person=late.person, seat=2) == "host-only"
    assert code_of(devices[0], "give-chair", person=late.person, seat=1) == "chair-taken"
    ok(devices[0], "give-chair", person=late.person, seat=2)
    sync([late])
    assert late.seat == 2
    # The chair's secrets pass to the person alone; all others are told who sits there.
    sync([watcher])
    assert late.view != seen
    assert watcher.view == seen
    assert {one["type"] for one in watcher.updates[heard:]} == {"lobby"}
    chair = lobby(devices[1])["chairs"][2]
    assert (chair["name"], chair["person"], chair["bot"]) == ("Clem", late.person, "")
    ok(devices[0], "change", **settings(devices[0], lets_in=True))
    gil = Device(server).join(devices[0].code, "Gil", waits=True).connect()
    sync([gil])
    assert gil.seat == 3
    play([*devices, late, gil])
    evening = devices[0].http.get(f"/api/tables/{devices[0].code}/evening").json()
    assert evening["games"][0]["who"] == ["Ann", "Bob", "Fay", "Gil"]
    assert evening["games"][0]["bots"] == [False] * 4


def test_where_sides_are_hidden_all_who_play_must_agree(server: Server) -> None:
    devices = table_with_bots(server, "get-billy-the-kid", 3, 4)
    ok(devices[0], "change", **settings(devices[0], lets_in=True))
    late = Device(server).join(devices[0].code, "Fay", waits=True).connect()
    sync([late])
    assert late.seat == 15
    ok(devices[0], "give-chair", person=late.person, seat=3)
    asked = lobby(devices[1])["knocks"]
    assert [(one["name"], one["seat"], one["agreed"]) for one in asked] == [("Fay", 3, [])]
    number = asked[0]["id"]
    assert code_of(late, "admit", knock=number) == "not-your-door"
    for device in devices[:2]:
        ok(device, "admit", knock=number)
    sync([late])
    assert late.seat == 15
    ok(devices[2], "admit", knock=number)
    sync([late])
    assert late.seat == 3
    # One no is enough.
    other = Device(server).join(devices[0].code, "Gil", waits=True).connect()
    assert code_of(devices[0], "give-chair", person=other.person, seat=3) == "chair-taken"


def test_who_left_a_game_gets_no_second_hand_in_it(server: Server) -> None:
    devices = table_with_bots(server, "blasting-billy", 3, 4)
    ok(devices[2], "leave")
    back = Device(server).join(devices[0].code, "Cid two", waits=True)
    assert back.person
    insider = Device(server)
    insider.http.cookies.update(devices[2].http.cookies)
    insider.join(devices[0].code, "Hal", waits=True)
    assert code_of(devices[0], "give-chair", person=insider.person, seat=3) == "insider"
    ok(devices[0], "give-chair", person=back.person, seat=3)


def test_who_is_kicked_is_told_so_and_returns_with_the_next_game(server: Server) -> None:
    devices = sit_down(server, 3)
    begin(devices)
    ok(devices[0], "kick", seat=1)
    path = f"/api/tables/{devices[0].code}"
    assert devices[1].http.get(f"{path}/standing").json()["standing"] == "kicked"
    assert devices[1].post(f"{path}/people", name="Bob").json()["error"] == "kicked"
    play([devices[0], devices[2]])
    ok(devices[0], "rematch")
    assert devices[1].http.get(f"{path}/standing").json()["standing"] == "stranger"
    devices[1].join(devices[0].code, "Bob")
    assert devices[1].seat == 1
