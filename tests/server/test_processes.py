"""Several servers on one PostgreSQL, a full disk, old journals, rooms that sleep."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from fistful.engine.dice import QuickDice
from fistful.engine.errors import FistfulError
from fistful.server import journal, protocol
from fistful.server.referee import Refused
from fistful.server.room import Room
from fistful.server.sleep import KEEP_SECONDS, SLEEP_SECONDS, Sleep
from tests.server.client import Device, Server, running
from tests.server.inside import CODE, Inside, ListStore, run
from tests.server.play import OPEN, begin, choice, owing, play, sit_down, sync

GOLDEN = Path(__file__).parent / "golden"


def test_devices_of_one_table_play_through_several_servers(tmp_path: Path, database: str) -> None:
    with (
        running(tmp_path, constants=OPEN, database=database) as one,
        running(tmp_path, constants=OPEN, database=database) as other,
    ):
        devices = sit_down(one, 4)
        for device in devices[2:]:
            device.come_back(other)
        begin(devices)
        play_anywhere(devices)
        assert {device.stage for device in devices} == {"over"}
        # All were told the same, whichever server told them.
        ends = [next(u for u in d.updates if u["type"] == "ended") for d in devices]
        assert ends[0] == ends[2] or ends[0]["outcome"] == ends[2]["outcome"]


def play_anywhere(devices: list[Device]) -> None:
    """Play to the end; news from another server takes a moment."""
    dice = QuickDice(9)
    while devices[0].stage == "playing":
        askers = owing(devices)
        if not askers:
            wait_for_news(devices)
            continue
        asker = askers[dice.below(len(askers))]
        reply = asker.answer(choice(asker, dice))
        known = ("race-lost", "question-closed", "already-answered", "not-asked")
        assert reply["type"] == "ok" or reply["code"] in known, reply
    for device in devices:
        while device.stage != "over":
            device.receive()


def wait_for_news(devices: list[Device]) -> None:
    """Take in whatever comes next, wherever."""
    for device in devices:
        try:
            device.receive(0.05)
            return
        except TimeoutError:
            continue


def test_a_server_dies_in_the_middle_of_a_game_and_another_goes_on(
    tmp_path: Path, database: str
) -> None:
    with (
        running(tmp_path, constants=OPEN, database=database) as other,
        running(tmp_path, constants=OPEN, database=database) as one,
    ):
        devices = sit_down(one, 4, clock="none")
        begin(devices)
        dice = QuickDice(10)
        acknowledged: list[tuple[int, int, str]] = []
        for _ in range(6):
            device = owing(devices)[0]
            text = choice(device, dice)
            assert device.question is not None
            number = device.question["number"]
            if device.answer(text)["type"] == "ok":
                acknowledged.append((number, device.seat, text))
        one.kill()
        for device in devices:
            device.come_back(other)
        for device in devices:
            settled = [
                a for a in acknowledged if device.question and a[0] == device.question["number"]
            ]
            for number, seat, text in settled:
                if seat == device.seat:
                    assert device.question is not None
                    assert device.question["sealed"] == text, number
        play_anywhere(devices)
        record = devices[0].http.get(f"/api/tables/{devices[0].code}/record").text
        names = ["Ann", "Bob", "Cid", "Dee"]
        for _, seat, text in acknowledged:
            assert f"{names[seat]}: {text}" in record


def test_a_bots_table_goes_on_at_another_server(tmp_path: Path, database: str) -> None:
    """Clocks and bots are everybody's business: who follows a table takes over."""
    with (
        running(tmp_path, constants=OPEN, database=database) as other,
        running(tmp_path, constants=OPEN, database=database) as one,
    ):
        host = Device(one).lay("toy", seats=4, name="Ann", clock="none").connect()
        assert host.ask("start", fill="random")["type"] == "ok"
        host.until("asked")
        one.kill()
        host.come_back(other)
        play([host])
        assert host.stage == "over"


def test_a_full_disk_refuses_and_recovers(tmp_path: Path) -> None:
    """Files may not grow any more: nothing is acknowledged, nothing is lost, nobody stumbles."""
    with running(tmp_path, constants=OPEN) as server:
        devices = sit_down(server, 3)
        begin(devices)
        before = fresh(server, devices[0])
        limit_files(server, True)
        refused = 0
        for device in devices:
            reply = device.answer(choice(device, QuickDice(1)))
            refused += reply["type"] == "error" and reply["code"] == "not-stored"
        assert refused == 3
        assert Device(server).post("/api/tables", game="toy", seats=3).status_code == 503
        assert fresh(server, devices[0]) == before
        limit_files(server, False)
        play(devices)
        assert devices[0].stage == "over"
        assert "fistful_failures_total 0" in server.metrics()


def limit_files(server: Server, is_full: bool) -> None:
    """Let no file of a server grow, or all."""
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    soft = 1 if is_full else hard
    resource.prlimit(server.process, resource.RLIMIT_FSIZE, (soft, hard))


def fresh(server: Server, device: Device) -> dict[str, Any]:
    """Return what a fresh device of the same person is told."""
    other = Device(server)
    other.http.cookies.update(device.http.cookies)
    other.connect(device.code)
    sync([other])
    other.disconnect()
    found: dict[str, Any] = json.loads(other.update_frames[0])
    return found


# R11: journals of every version so far.


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.jsonl")), ids=lambda file: str(file.stem))
def test_old_journals_still_give_the_same_rooms(file: Path) -> None:
    lines = file.read_bytes().splitlines()
    room = Room()
    room.teller.wanted = {0, 15}
    for line in lines[:-1]:
        room.apply(journal.read_entry(line))
    expected = json.loads(lines[-1])
    assert room.stage == "over"
    # How many updates that took is the protocol's business, which has a version of its own.
    assert room.records[-1] == expected["record"]


@pytest.mark.usefixtures("toy")
def test_a_journal_of_the_future_is_refused_by_name_and_the_others_go_on() -> None:
    async def future() -> None:
        store = ListStore()
        await Inside(store).lay("toy", 3)
        for name, entries in {
            "newer": [store.entries["room"][0], b'{"entry":"teleported","at":1}'],
            "broken": [store.entries["room"][0], b"not json"],
            "unknown": [store.entries["room"][0].replace(b'"toy"', b'"poker"')],
            # Laid with a deck that was built in once.
            "moved": [laid_with_the_draft()],
        }.items():
            store.entries[name] = entries
            store.codes[f"Z{name[:3].upper()}"] = name
        inside = Inside(store)
        await Sleep(inside.hub).look_through()
        assert list(inside.hub.rooms) == ["room"]
        # Nobody will ever read what is broken; the others wait for a server that can.
        for name in ("ZBRO", "ZMOV"):
            assert await inside.hub.find(name) is None
        for name in ("ZNEW", "ZUNK"):
            with pytest.raises(Refused) as refusal:
                await inside.hub.find(name)
            assert refusal.value.code == "table-unreadable"
        assert await inside.hub.find(CODE) is not None
        await inside.close()

    run(future())


def laid_with_the_draft() -> bytes:
    """Return how the journal of a table began that chose `deck=draft`."""
    lines = (GOLDEN / "get-billy-the-kid-1.jsonl").read_bytes().splitlines()
    draft = lines[0].replace(b'"deck":"standard"', b'"deck":"draft"')
    assert draft != lines[0]
    return draft


# Sleep.


@pytest.mark.usefixtures("toy")
def test_idle_rooms_sleep_and_wake_as_they_were() -> None:
    async def idle() -> None:
        inside = await Inside().lay("toy", 3)
        await inside.answer(0, inside.legal(0)[0])
        sleep = Sleep(inside.hub)
        await asyncio.sleep(2 * SLEEP_SECONDS)
        await sleep.let_sleep(inside.live)
        assert "room" in inside.hub.rooms, "somebody is connected"
        before = protocol.write_frame(inside.live.room.teller.snapshot("ann")).text()
        for ear in inside.ears.values():
            inside.hub.disconnect(inside.live, ear)
        await sleep.let_sleep(inside.live)
        assert "room" in inside.hub.rooms, "somebody was here a moment ago"
        await asyncio.sleep(SLEEP_SECONDS + 1)
        await sleep.let_sleep(inside.live)
        assert not inside.hub.rooms
        with pytest.raises(Refused):
            await inside.answer(1, inside.legal(1)[0])
        again = await inside.hub.find(CODE)
        assert again is not None and again is not inside.live
        assert protocol.write_frame(again.room.teller.snapshot("ann")).text() == before
        await inside.close()

    run(idle())


@pytest.mark.usefixtures("toy")
def test_abandoned_rooms_lose_their_code_not_their_journal() -> None:
    async def abandoned() -> None:
        inside = await Inside().lay("toy", 3)
        for ear in inside.ears.values():
            inside.hub.disconnect(inside.live, ear)
        entries = len(inside.store.entries["room"])
        sleep = Sleep(inside.hub)
        await asyncio.sleep(KEEP_SECONDS["playing"] - 60)
        await sleep.look_through()
        assert inside.store.codes
        await asyncio.sleep(120)
        await sleep.look_through()
        assert not inside.store.codes
        assert len(inside.store.entries["room"]) == entries
        assert await inside.hub.find(CODE) is None
        await inside.close()

    run(abandoned())


@pytest.mark.usefixtures("toy")
def test_a_fault_in_one_room_is_the_end_of_that_room_only() -> None:
    """Should an entry ever not apply, its people are told so instead of something wrong."""

    async def fault() -> None:
        inside = await Inside().lay("toy", 3)
        data = journal.write_entry(journal.Gone(inside.hub.clock(), "nobody"))
        inside.store.entries["room"].append(data)
        with pytest.raises(FistfulError) as refusal:
            await inside.answer(0, inside.legal(0)[0])
        assert refusal.value.code == "table-unreadable"
        assert inside.ears["ann"].is_dropped
        assert inside.hub.counts["failures"] == 1
        await inside.close()

    run(fault())
