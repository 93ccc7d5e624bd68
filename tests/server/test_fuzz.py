"""R16: no frame, however broken, changes anything or makes the server stumble."""

import time
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from fistful.engine.dice import QuickDice
from tests.figures import reached
from tests.server.client import Device, running
from tests.server.fuzz import TRAPS, broken_frames
from tests.server.play import OPEN, begin, play, sit_down, sync
from tests.server.sizes import FULL, SIZES
from tests.server.test_seat_theft import snapshot

BATCH = 50
#: Names nobody can have, as they stand in JSON.
NAMES = [r"\ud800", r"\u0000", "", " ", "x" * 41, "x" * 21, "*", "given", "a:b", r"\u202e"]


def throw(device: Device, frames: list[str | bytes]) -> int:
    """Send frames; all must be refused. Return how many times the socket was closed for it."""
    assert device.socket is not None
    for frame in frames:
        device.socket.send(frame)
    number = device.send("ping", sent=0.0)
    refusals = 0
    while True:
        message = device.receive()
        if message["type"] == "pong" and message["id"] == number:
            break
        if message["type"] in ("ok", "error"):
            assert message["type"] == "error", message
            refusals += 1
    return refusals


def test_broken_frames_change_nothing_in_any_phase(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server:
        devices = sit_down(server, 3)
        thrower, others = devices[2], devices[:2]
        frames = broken_frames(QuickDice(16))
        stages = 8
        slowest = 0.0

        def attack() -> int:
            nonlocal slowest
            sync(devices)
            before = [snapshot(server, device) for device in devices]
            count = 0
            for _ in range(max(1, SIZES.frames // BATCH // stages)):
                batch = [next(frames) for _ in range(BATCH)]
                assert throw(thrower, batch) == len(batch)
                count += len(batch)
                begun = time.perf_counter()
                sync(others)
                slowest = max(slowest, time.perf_counter() - begun)
            assert [snapshot(server, device) for device in devices] == before
            return count

        thrown = attack()
        begin(devices)
        for _ in range(stages - 2):
            thrown += attack()
            seen = len(devices[0].updates)
            play(devices, until=lambda seen=seen: len(devices[0].updates) > seen + 5)  # type: ignore[misc]
        play(devices)
        thrown += attack()
        assert thrown >= SIZES.frames * 0.9
        # Times are judged where nothing else runs.
        assert slowest < 1.0 or SIZES is not FULL
        reached(
            f"{thrown} frames, 0 changes, 0 tracebacks, others at worst {1000 * slowest:.0f} ms"
        )


def test_broken_first_frames_only_close_their_own_socket(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server:
        host = Device(server).lay("toy", seats=3, name="Ann").connect()
        for trap in TRAPS:
            other = Device(server)
            other.http.cookies.update(host.http.cookies)
            try:
                other.connect(host.code, first=trap)
                raise AssertionError("let in")
            except ConnectionClosed as closed:
                assert closed.rcvd is not None
                assert closed.rcvd.code == 1008
            other.disconnect()
        sync([host])


def test_text_that_is_no_utf_8_closes_only_its_own_socket(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server:
        devices = sit_down(server, 3)
        assert devices[1].socket is not None
        devices[1].socket.send(b"\xff\xfe", text=True)
        try:
            while True:
                devices[1].receive()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            assert closed.rcvd.code == 1007
        sync([devices[0], devices[2]])


def test_broken_bodies_are_refused(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server:
        host = Device(server).lay("toy", seats=3, name="Ann").connect()
        before = snapshot(server, host)
        for trap in TRAPS:
            body = trap.encode() if isinstance(trap, str) else trap
            for path in ("", f"/{host.code}/people", f"/{host.code}/devices"):
                answer = host.http.post(f"/api/tables{path}", content=body)
                assert answer.status_code in (400, 403, 413), (trap, path, answer.text)
        for name in NAMES:
            guest = Device(server)
            answer = guest.http.post(
                f"/api/tables/{host.code}/people", content=b'{"name":"' + name.encode() + b'"}'
            )
            assert answer.status_code == 400, answer.text
        for code in ("%00%00%00%00", "%F0%9F%A4%A0", "A" * 3000):
            assert host.http.get(f"/api/tables/{code}").status_code in (404, 429)
        assert snapshot(server, host) == before


def test_no_stranger_names_a_file_of_ours(tmp_path: Path) -> None:
    """An option that is a file's name is for the command line."""
    with running(tmp_path, constants=OPEN) as server:
        device = Device(server)
        answer = device.post(
            "/api/tables", game="get-billy-the-kid", options={"deck": "/etc/passwd"}, name="Ann"
        )
        assert answer.status_code == 400
        assert answer.json()["error"] == "option-value"
