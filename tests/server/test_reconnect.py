"""R12: a device that was away gets the same bytes as one that never was."""

import json
from pathlib import Path
from typing import Any

import pytest

from fistful.engine.dice import QuickDice
from tests.figures import reached
from tests.server.client import Device, Server, running
from tests.server.play import OPEN, begin, choice, owing, sit_down, sync
from tests.server.sizes import SIZES


def second_device(device: Device) -> Device:
    """Return another device of the same person, by a link."""
    code = device.ask("link")["code"]
    other = Device(device.server)
    other.take(other.post(f"/api/tables/{device.code}/devices", code=code))
    assert (other.person, other.seat) == (device.person, device.seat)
    return other.connect(device.code)


def play_on(devices: list[Device], dice: QuickDice) -> None:
    """Play one answer, or the next game."""
    host = devices[0]
    sync(devices)
    if host.stage == "over":
        assert host.ask("rematch")["type"] == "ok"
        assert host.ask("start", fill="")["type"] == "ok"
        for device in devices:
            device.until("asked")
    askers = owing(devices)
    asker = askers[dice.below(len(askers))]
    asker.answer(choice(asker, dice))
    sync(devices)


def test_two_devices_of_a_seat_are_both_live(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server:
        devices = sit_down(server, 3)
        twin = second_device(devices[1])
        begin(devices)
        twin.until("asked")
        text = choice(twin, QuickDice(3))
        assert twin.answer(text)["type"] == "ok"
        sync([devices[1]])
        assert devices[1].question is not None
        assert devices[1].question["sealed"] == text
        # Sent once more, from the other device: harmless.
        assert devices[1].answer(text)["type"] == "ok"
        sync([devices[1], twin])
        assert devices[1].update_frames[-5:] == twin.update_frames[-5:]


def test_cut_off_after_each_event_nothing_is_missed(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server:
        devices = sit_down(server, 3)
        begin(devices)
        stays, goes = devices[1], second_device(devices[1])
        seen = len(stays.update_frames)
        own = len(goes.update_frames)
        dice = QuickDice(12)
        for _ in range(SIZES.events):
            goes.disconnect()
            play_on(devices, dice)
            goes.come_back(server)
        told = [frame for frame in goes.update_frames[own:] if '"snapshot"' not in frame]
        kept = [frame for frame in stays.update_frames[seen:] if '"snapshot"' not in frame]
        # A new game begins with a snapshot for all who are there, and for those who come back.
        assert told == [frame for frame in kept if frame in set(told)]
        assert len(told) > len(kept) * 0.8
        assert (goes.view, goes.question) == (stays.view, stays.question)
        reached(f"cut off {SIZES.events} times, {len(told)} frames, all the same bytes")


@pytest.mark.parametrize("most_missed", [0, 2])
def test_who_missed_too_much_gets_all_there_is(tmp_path: Path, most_missed: int) -> None:
    constants = {**OPEN, "fistful.server.telling.MOST_MISSED": most_missed}
    with running(tmp_path, constants=constants) as server:
        devices = sit_down(server, 3)
        begin(devices)
        goes = second_device(devices[1])
        dice = QuickDice(13)
        snapshots = 0
        for _ in range(SIZES.events // 3):
            goes.disconnect()
            play_on(devices, dice)
            play_on(devices, dice)
            goes.come_back(server)
            snapshot = last_snapshot(server, devices[1])
            if goes.updates[-1]["type"] == "snapshot":
                snapshots += 1
                assert goes.update_frames[-1] == snapshot
            if devices[1].updates[-1]["type"] == "asked":
                assert json.loads(snapshot)["view"] == devices[1].view
                assert json.loads(snapshot)["question"] == devices[1].question
        assert snapshots > 5


def last_snapshot(server: Server, device: Device) -> str:
    """Return the snapshot another fresh device of the same seat gets."""
    other = Device(server)
    other.http.cookies.update(device.http.cookies)
    other.connect(device.code)
    sync([other])
    other.disconnect()
    return other.update_frames[0]


def test_the_snapshot_holds_every_event_and_the_chat(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server:
        devices = sit_down(server, 3)
        begin(devices)
        dice = QuickDice(14)
        for _ in range(6):
            play_on(devices, dice)
        assert devices[0].ask("chat", text="Howdy")["type"] == "ok"
        sync(devices)
        told = [event for u in devices[2].updates if u["type"] == "told" for event in u["events"]]
        snapshot = json.loads(last_snapshot(server, devices[2]))
        assert snapshot["events"] == told
        assert [line["text"] for line in snapshot["chat"]] == ["Howdy"]


def test_whoever_is_asked_sees_the_table_of_that_question(tmp_path: Path) -> None:
    """Also when nothing could be heard on the way to it: all passed in a race, say."""
    with running(tmp_path, constants=OPEN) as server:
        devices = sit_down(server, 3)
        begin(devices)
        # The last answer of the list is the pass.
        while devices[0].stage == "playing":
            for device in owing(devices):
                assert device.question is not None
                device.answer(device.question["legal"][-1]["text"])
        silent = 0
        for device in devices:
            view: dict[str, Any] = {}
            for update in device.updates:
                view = update.get("view") or view
                silent += update["type"] == "told" and not update["events"]
                if update["type"] == "asked":
                    assert view["phase"] == update["question"]["phase"]
        assert silent, "something was heard before every question: another game is needed here"


def test_moved_chairs_begin_a_new_stream(tmp_path: Path) -> None:
    """What was numbered under another seat is no base to go on from."""
    with running(tmp_path, constants=OPEN) as server:
        devices = sit_down(server, 3)
        goes = devices[2]
        goes.disconnect()
        people = [device.person for device in devices]
        assert devices[0].ask("arrange", chairs=people[::-1])["type"] == "ok"
        goes.come_back(server)
        assert goes.seat == 0
        assert goes.updates[-1]["type"] == "snapshot"
