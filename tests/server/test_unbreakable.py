"""A table nobody can break: not by pressing twice, not by watching, not by taking over."""

import asyncio
import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from fistful.engine.errors import FistfulError
from fistful.server import journal, protocol
from fistful.server.presence import HOST_GRACE
from fistful.server.referee import Refused
from fistful.server.web import Web
from fistful.table.looks import are_alike
from tests.server.client import PATIENCE, Device, Server, running
from tests.server.inside import CODE, Ear, Inside, run
from tests.server.play import OPEN, begin, play, sit_down, sync
from tests.server.test_limits import SILENT
from tests.server.test_tables import code_of, lobby, ok, settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(tmp_path_factory.mktemp("unbreakable"), constants=OPEN) as found:
        yield found


# Entries that can never be applied.


@pytest.mark.usefixtures("toy")
def test_two_joins_at_once_seat_one_person_once_and_the_game_begins() -> None:
    async def press_twice() -> None:
        inside = Inside()
        app = httpx.ASGITransport(Web(inside.hub).app())
        async with httpx.AsyncClient(transport=app, base_url="http://table.example") as phone:
            laid = (await phone.post("/api/tables", json={"game": "toy", "seats": 3})).json()
            path = f"/api/tables/{laid['code']}/people"
            answers = await asyncio.gather(
                *[phone.post(path, json={"name": name}) for name in ("Ann", "Bob")]
            )
        assert sorted([answer.status_code for answer in answers]) == [200, 201]
        live = next(iter(inside.hub.rooms.values()))
        inside.hub.connect(
            live, Ear(inside.hub, ""), protocol.Hello(id=1, version=protocol.VERSION)
        )
        assert [bool(chair) for chair in live.room.chairs] == [True, False, False]
        start = protocol.Start(id=1, fill="random")
        await inside.hub.write(
            live, lambda: live.referee.decide(laid["person"], start, live.time())
        )
        await asyncio.sleep(10)
        assert live.room.stage == "playing"
        await inside.close()

    run(press_twice())


@pytest.mark.usefixtures("toy")
def test_what_could_not_be_applied_is_refused_and_not_stored() -> None:
    async def impossible() -> None:
        inside = await Inside().lay("toy", 3)
        stored = len(inside.store.entries["room"])
        before = protocol.write_frame(inside.live.room.teller.snapshot("ann")).text()
        for entry, code in (
            (journal.Gone(inside.live.time(), "nobody"), "impossible"),
            (journal.Answered(inside.live.time(), 0, 1, "nonsense"), "unreadable-action"),
            (journal.Started(inside.live.time(), ["Ann", "Ann", "Ann"]), "impossible"),
        ):
            with pytest.raises(FistfulError) as refusal:
                await inside.hub.write(inside.live, lambda entry=entry: [entry])  # type: ignore[misc]
            assert refusal.value.code == code
        assert len(inside.store.entries["room"]) == stored
        assert protocol.write_frame(inside.live.room.teller.snapshot("ann")).text() == before
        await inside.answer(0, inside.legal(0)[0])
        await inside.close()

    run(impossible())


@pytest.mark.usefixtures("toy")
def test_a_room_that_cannot_be_read_says_so_and_is_released() -> None:
    async def unreadable() -> None:
        inside = await Inside().lay("toy", 3)
        store, bad = inside.store, journal.Gone(inside.hub.clock(), "nobody")
        await inside.close()
        store.entries["room"].append(journal.write_entry(bad))
        again = Inside(store)
        with pytest.raises(Refused) as refusal:
            await again.hub.find(CODE)
        assert refusal.value.code == "table-unreadable"
        await asyncio.sleep(0.1)
        assert await again.hub.find(CODE) is None
        assert again.hub.counts["released"] == 1
        assert len(store.entries["room"]) > 1
        await again.close()

    run(unreadable())


@pytest.mark.usefixtures("toy")
def test_who_sits_at_a_table_that_breaks_is_told() -> None:
    async def breaks() -> None:
        inside = await Inside().lay("toy", 3)
        data = journal.write_entry(journal.Gone(inside.hub.clock(), "nobody"))
        inside.store.entries["room"].append(data)
        with pytest.raises(FistfulError):
            await inside.answer(0, inside.legal(0)[0])
        ear = inside.ears["bob"]
        assert ear.is_dropped
        assert json.loads(ear.queue[-1].text())["code"] == "table-unreadable"
        await inside.close()

    run(breaks())


# Those who watch.


def watch(server: Server, code: str, held: ExitStack) -> Any:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{code}/socket"
    return held.enter_context(connect(address))


def test_watchers_make_way_for_players(tmp_path: Path) -> None:
    constants = OPEN | SILENT | {"fistful.server.limits.SOCKETS_PER_ROOM": 6}
    with running(tmp_path, constants=constants) as server, ExitStack() as held:
        host = Device(server).lay("toy", seats=3, name="Ann")
        others = [Device(server).join(host.code, name) for name in ("Bob", "Cid")]
        named = [Device(server).join(host.code, name, watches=True) for name in ("Wim", "Zoe")]
        crowd = [watch(server, host.code, held) for _ in range(6)]
        with pytest.raises(InvalidStatus):
            watch(server, host.code, held)
        for device in (host, *others):
            device.connect()
        named[0].connect()
        for gone in crowd[:4]:
            with pytest.raises(ConnectionClosed):
                while True:
                    gone.recv(PATIENCE)
        sync([host, *others, named[0]])
        begin([host, *others])


def test_an_address_keeps_sockets_for_people_who_play(tmp_path: Path) -> None:
    constants = (
        OPEN
        | SILENT
        | {
            "fistful.server.limits.SOCKETS_PER_ADDRESS": 6,
            "fistful.server.limits.WATCHERS_PER_ADDRESS": 3,
        }
    )
    with running(tmp_path, constants=constants) as server, ExitStack() as held:
        host = Device(server).lay("toy", seats=3, name="Ann")
        others = [Device(server).join(host.code, name) for name in ("Bob", "Cid")]
        for _ in range(3):
            watch(server, host.code, held)
        with pytest.raises(InvalidStatus):
            watch(server, host.code, held)
        for device in (host, *others):
            device.connect()
        begin([host, *others])


def test_a_lock_clears_those_who_only_watch(server: Server) -> None:
    devices = sit_down(server, 3)
    named = Device(server).join(devices[0].code, "Wim", watches=True).connect()
    nobody = Device(server).connect(devices[0].code)
    ok(devices[0], "change", **settings(devices[0], is_locked=True))
    with pytest.raises(ConnectionClosed):
        nobody.until("never")
    sync([*devices, named])


# Taking over.


@pytest.mark.usefixtures("toy")
def test_taking_over_as_host_takes_a_minute_without_one() -> None:
    async def take_over() -> None:
        inside = await Inside().lay("toy", 3)
        claim = protocol.ClaimHost(id=1)

        async def code() -> str:
            try:
                await inside.ask("bob", claim)
            except FistfulError as error:
                return error.code
            return ""

        assert await code() == "host-here"
        inside.hub.disconnect(inside.live, inside.ears["ann"])
        assert await code() == "host-grace"
        await asyncio.sleep(HOST_GRACE / 2)
        # Back for a moment: the minute begins again.
        inside.hub.connect(
            inside.live, inside.ears["ann"], protocol.Hello(id=1, version=protocol.VERSION)
        )
        inside.hub.disconnect(inside.live, inside.ears["ann"])
        await asyncio.sleep(HOST_GRACE - 1)
        assert await code() == "host-grace"
        # A server that starts again has not seen anybody yet.
        at = inside.hub.clock()
        store = inside.store
        await inside.close()
        inside = await Inside(store, at=at).open()
        inside.hub.disconnect(inside.live, inside.ears["ann"])
        assert await code() == "host-grace"
        await asyncio.sleep(HOST_GRACE + 1)
        assert await code() == ""
        assert inside.live.room.host == "bob"
        await inside.close()

    run(take_over())


def test_the_former_host_cannot_be_sent_away(server: Server) -> None:
    devices = sit_down(server, 3)
    host, heir = devices[0], devices[1]
    host.disconnect()
    while host.person in heir.until("presence")["here"]:
        pass
    ok(heir, "claim-host")
    assert code_of(heir, "kick", seat=0) == "former-host-stays"
    assert code_of(heir, "kick", person=host.person) == "former-host-stays"
    ok(heir, "kick", seat=2)
    host.come_back(server)
    ok(host, "leave")


def test_the_record_says_who_played_a_chair_and_from_where_on(server: Server) -> None:
    devices = sit_down(server, 3)
    begin(devices)
    ok(devices[0], "put-bot", seat=1, bot="random")
    others = [devices[0], devices[2]]
    play(others, until=lambda: len([u for u in devices[0].updates if u["type"] == "told"]) > 3)
    ok(devices[0], "put-bot", seat=1, bot="")
    ok(devices[0], "put-bot", seat=1, bot="")
    ok(devices[2], "leave")
    play(devices[:2])
    record = devices[0].http.get(f"/api/tables/{devices[0].code}/record").text.splitlines()
    assert "players: person, person, person" in record
    played = [line for line in record if " is played by: " in line]
    assert played == [
        "# Bob is played by: random",
        "# Bob is played by: person",
        "# Cid is played by: rules",
    ]
    lines = [line for line in record if line.startswith("Bob")]
    assert lines[0] in record[record.index(played[0]) : record.index(played[1])]


# Being sent away.


def test_kicked_is_kicked_until_the_next_game(server: Server) -> None:
    devices = sit_down(server, 3)
    host, kicked = devices[0], devices[1]
    path = f"/api/tables/{host.code}/people"
    ok(host, "kick", seat=1)
    for device, name in ((kicked, "Bob"), (kicked, "Robert"), (Device(server), "B0b")):
        answer = device.post(path, name=name)
        assert (answer.status_code, answer.json()["error"]) == (403, "kicked")
    assert kicked.post(path, name="Bob", watches=True).status_code == 403
    ok(host, "start", fill="random")
    host.until("asked")
    assert kicked.post(path, name="Bob", watches=True).status_code == 403
    while host.stage == "playing":
        play([host, devices[2]])
    ok(host, "rematch")
    assert kicked.post(path, name="Bob", watches=True).status_code == 201


# Names that look alike.

ALIKE = [
    ("Clem", "CIem"),
    ("Clem", "C1em"),
    ("Clem", "clem"),
    ("Clem", "Сlеm"),
    ("Clem", "Ｃｌｅｍ"),
    ("Clem", "𝐂𝐥𝐞𝐦"),
    ("Clem", "Cle\ufe0fm"),
    ("Clem", "Cle\u3164m"),
    ("Clem", "Clem\u2800"),
    ("Clem", "C\u034flem"),
    ("Clem", "Clérn"),
    ("Bob", "B0b"),
    ("Bob", "Вοb"),
    ("Anna", "Αnna"),
    ("Роман", "роман"),
    ("Walt", "VValt"),
    ("Billy", "Bi|ly"),
]
DIFFERENT = [("Ann", "Anna"), ("Jan", "Jos"), ("की", "का"), ("李", "王"), ("🤠", "👻")]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_a_name_that_looks_like_another_is_refused(server: Server, one: str, other: str) -> None:
    host = Device(server).lay("toy", seats=3, name=one)
    answer = Device(server).post(f"/api/tables/{host.code}/people", name=other)
    assert answer.status_code == 409, answer.text
    assert answer.json()["error"] in ("names-alike", "names-same")


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_a_name_that_looks_different_is_fine(server: Server, one: str, other: str) -> None:
    host = Device(server).lay("toy", seats=3, name=one)
    assert Device(server).join(host.code, other).seat == 1


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\ufe0f", "\u115f \u1160"])
def test_a_name_nobody_can_see_is_refused(server: Server, name: str) -> None:
    answer = Device(server).post("/api/tables", game="toy", seats=3, name=name)
    assert answer.status_code == 400, answer.text


def test_a_bot_never_looks_like_a_person_nor_a_person_like_a_bot(server: Server) -> None:
    host = Device(server).lay("toy", seats=4, name="Ann", clock="none").connect()
    Device(server).join(host.code, "CIem").connect()
    people = [chair["person"] for chair in lobby(host)["chairs"]]
    ok(host, "arrange", chairs=[people[0], people[1], "bot:random", ""])
    assert [chair["name"] for chair in lobby(host)["chairs"]][2] == "Dolly"
    # Before the deal a bot makes way for a person's name, afterwards nobody comes with a bot's.
    Device(server).join(host.code, "DoIly").connect()
    sync([host])
    names = [chair["name"] for chair in lobby(host)["chairs"]]
    assert names[3] == "DoIly"
    assert [other for other in names[:3] if are_alike(other, "DoIly")] == []
    host.ask("start", fill="")
    host.update("told", 0)
    answer = Device(server).post(f"/api/tables/{host.code}/people", name=names[2], watches=True)
    assert (answer.status_code, answer.json()["error"]) == (409, "names-same")
