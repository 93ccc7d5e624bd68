"""R7: nothing of a running game's seed or log before its end, for nobody. R14: nor on the wire."""

import base64
from pathlib import Path

import pytest

from fistful.table.record import read_record
from fistful.table.verify import verify
from tests.figures import reached
from tests.server.client import Device, Server, running
from tests.server.play import OPEN, begin, play, sit_down, sync


def statuses(devices: list[Device], code: str) -> set[int]:
    """Return what all these get when they ask for records."""
    paths = [
        "record",
        "records/0",
        "records/1",
        "records/-1",
        "record/0",
        "log",
        "seed",
        "reviews/0",
    ]
    return {
        device.http.get(f"/api/tables/{code}/{path}").status_code
        for device in devices
        for path in paths
    }


@pytest.mark.usefixtures("toy")
def test_no_record_before_the_end_for_any_role(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server:
        devices = sit_down(server, 4)
        host = devices[0]
        watcher = Device(server).join(host.code, "Wim", watches=True).connect()
        stranger = Device(server).connect(host.code)
        everyone = [*devices, watcher, stranger]
        assert statuses(everyone, host.code) == {404}
        begin(devices)
        # One leaves: its token is void, a bot plays on.
        assert devices[3].ask("leave")["type"] == "ok"
        moves = 0
        while devices[0].stage == "playing":
            # Paused, so that no bot ends the game while we ask.
            if host.ask("pause")["type"] == "ok":
                assert statuses(everyone, host.code) == {404}
                host.ask("resume")
            moves += play_one(devices[:3])
        assert moves > 3
        sync([watcher, stranger, *devices[:3]])
        record = host.http.get(f"/api/tables/{host.code}/record")
        assert record.status_code == 200
        assert verify(read_record(record.text)) > 10
        check_wire(server, everyone, record.text)
        reached(f"{len(everyone)} roles, {moves} moves, 404 and no byte of the seed before the end")


def play_one(devices: list[Device]) -> int:
    """Play a few answers."""
    before = sum([len(device.updates) for device in devices])
    return play(devices, until=lambda: sum([len(d.updates) for d in devices]) > before + 4)


def check_wire(server: Server, devices: list[Device], record: str) -> None:
    """The seed is on no wire before the end, in no form; in no log at all."""
    seed = read_record(record).seed
    forms = [seed.hex(), base64.b64encode(seed).decode(), base64.urlsafe_b64encode(seed).decode()]
    forms += [seed.hex().upper(), seed[::-1].hex(), str(list(seed))]
    for device in devices:
        for frame in device.frames:
            if '"type":"ended"' not in frame:
                assert not [form for form in forms if form in frame]
    assert not [form for form in forms if form in server.log()]


def test_a_rematch_hides_its_own_record_and_keeps_the_old_one(tmp_path: Path) -> None:
    # However long it takes, everybody adds to the dice.
    constants = OPEN | {"fistful.server.clockwork.NONCE_SECONDS": 3600.0}
    with running(tmp_path, constants=constants) as server:
        devices = sit_down(server, 3)
        host = devices[0]
        begin(devices)
        play(devices)
        sync(devices)
        first = host.http.get(f"/api/tables/{host.code}/record").text
        assert host.ask("rematch")["type"] == "ok"
        begin(devices)
        assert host.http.get(f"/api/tables/{host.code}/record").status_code == 404
        assert host.http.get(f"/api/tables/{host.code}/records/0").text == first
        assert host.http.get(f"/api/tables/{host.code}/records/1").status_code == 404
        play(devices)
        second = host.http.get(f"/api/tables/{host.code}/records/1").text
        assert read_record(second).seed != read_record(first).seed
        assert read_record(second).nonces == read_record(first).nonces != ()
