"""Who a device is at a table: what it asks when its socket was refused or its network gone."""

from pathlib import Path

from tests.server.client import Device, running
from tests.server.play import OPEN


def test_a_device_learns_whether_its_seat_is_held(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server:
        ann = Device(server).lay("blasting-billy", seats=3, name="Ann").connect()
        bob = Device(server).join(ann.code, "Bob").connect()
        door = f"/api/tables/{ann.code}/me"
        bob.disconnect()
        me = bob.http.get(door)
        assert me.status_code == 200
        assert (me.json()["person"], me.json()["seat"]) == (bob.person, bob.seat)
        # A stranger without a token may watch; somebody who was sent away is nobody here.
        assert Device(server).http.get(door).json()["person"] == ""
        assert ann.ask("kick", seat=bob.seat)["type"] == "ok"
        gone = bob.http.get(door)
        assert (gone.status_code, gone.json()["error"]) == (403, "no-seat")
