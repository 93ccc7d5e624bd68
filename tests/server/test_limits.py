"""R17: one test per limit, at the limit and one beyond it."""

import json
import socket
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from fistful.server import limits
from fistful.server.people import MOST_TOKENS
from fistful.server.protocol import VERSION
from tests.server.client import PATIENCE, Device, Server, running
from tests.server.play import QUICK, sit_down, sync

#: In seconds.
HOUR = 3600.0
#: Sockets that say nothing stay open.
SILENT = {"fistful.server.limits.HELLO_SECONDS": HOUR}


def without(*names: str) -> dict[str, Any]:
    """Return what makes tests quick, without lifting the limits named: those are as they are, but
    for the time they count in, so that it matters to none of them how fast a machine is."""
    lifted = {
        "FRAMES": [1_000_000, 1.0],
        "REQUESTS": [1_000_000, 1.0],
        "TALK": [1_000_000, 1.0],
        "WISHES": [1_000_000, 1.0],
        "LINKS": [1_000_000, 1.0],
        "ROTATING": [1_000_000, 1.0],
        "WATCHERS_TALK": [1_000_000, 1.0],
        "LAYING": [1_000_000, 1.0],
        "JOINING": [1_000_000, 1.0],
        "JOINING_AT_HOME": [1_000_000, 1.0],
        "CONNECTING": [1_000_000, 1.0],
        "JOINING_TOGETHER": [1_000_000, 1.0],
        "TALKING_TOGETHER": [1_000_000, 1.0],
        "WISHING_TOGETHER": [1_000_000, 1.0],
        "CHOOSING": [1_000_000, 1.0],
        "SOCKETS_PER_ADDRESS": 1_000_000,
        "WATCHERS_PER_ADDRESS": 1_000_000,
    }
    kept = {name: getattr(limits, name) for name in names}
    for name, limit in kept.items():
        if isinstance(limit, tuple):
            kept[name] = [limit[0], HOUR]
    return QUICK | {
        f"fistful.server.limits.{name}": value for name, value in (lifted | kept).items()
    }


def close_code(device: Device) -> int:
    """Read until the socket is closed; return why."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            device.receive()
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


def padded(size: int) -> str:
    """Return a chat frame of a size in bytes."""
    frame = json.dumps({"type": "chat", "id": 7, "text": "hi"})
    return frame + " " * (size - len(frame))


def test_frames_are_at_most_8_kilobytes(tmp_path: Path) -> None:
    with running(tmp_path, constants=without()) as server:
        devices = sit_down(server, 3)
        assert devices[1].socket is not None
        devices[1].socket.send(padded(limits.LARGEST_FRAME))
        assert devices[1].until("ok")["id"] == 7
        devices[1].socket.send(padded(limits.LARGEST_FRAME + 1))
        assert close_code(devices[1]) == 1009
        sync([devices[0]])


def test_bodies_are_at_most_8_kilobytes(tmp_path: Path) -> None:
    with running(tmp_path, constants=without()) as server:
        device = Device(server)
        body = json.dumps({"game": "toy", "seats": 3, "name": "Ann"}).encode()
        whole = body + b" " * (limits.LARGEST_BODY - len(body))
        assert device.http.post("/api/tables", content=whole).status_code == 201
        assert device.http.post("/api/tables", content=whole + b" ").status_code == 413


def test_a_socket_may_send_100_frames_in_20_seconds(tmp_path: Path) -> None:
    with running(tmp_path, constants=without("FRAMES")) as server:
        host = Device(server).lay("toy", seats=3, name="Ann").connect()
        count, _ = limits.FRAMES
        for _ in range(count):
            assert host.ask("ping", sent=0.0)["type"] == "pong"
        assert host.ask("ping", sent=0.0)["code"] == "too-fast"
        assert close_code(host) == 1008


def test_a_person_may_talk_5_times_in_10_seconds_on_all_devices_together(tmp_path: Path) -> None:
    with running(tmp_path, constants=without("TALK")) as server:
        devices = sit_down(server, 3)
        for number in range(limits.TALK[0]):
            assert devices[1].ask("chat", text=f"{number}")["type"] == "ok"
        assert devices[1].ask("chat", text="more")["code"] == "too-fast"
        # Neither does it help to come back, nor is anybody else concerned.
        devices[1].come_back(server)
        assert devices[1].ask("emote", emote="laugh")["code"] == "too-fast"
        assert devices[2].ask("chat", text="hi")["type"] == "ok"


def test_an_address_may_lay_10_tables_a_minute(tmp_path: Path) -> None:
    with running(tmp_path, constants=without("LAYING")) as server:
        answers = [
            Device(server).post("/api/tables", game="toy", seats=3).status_code for _ in range(12)
        ]
        assert answers == [201] * 10 + [429] * 2


def test_an_address_may_join_10_times_a_minute(tmp_path: Path) -> None:
    with running(tmp_path, constants=without("JOINING")) as server:
        host = Device(server).lay("toy", seats=3, name="Ann")
        path = f"/api/tables/{host.code}/people"
        answers = [
            Device(server).post(path, name=f"W{number}", watches=True).status_code
            for number in range(12)
        ]
        assert answers == [201] * 10 + [429] * 2


def test_an_address_may_open_120_sockets_a_minute(tmp_path: Path) -> None:
    with running(tmp_path, constants=without("CONNECTING")) as server:
        host = Device(server).lay("toy", seats=3, name="Ann")
        count, _ = limits.CONNECTING
        for _ in range(count):
            open_socket(server, host).close()
        with pytest.raises(InvalidStatus):
            open_socket(server, host)


def open_socket(server: Server, device: Device, cookie: str = "") -> ClientConnection:
    """Open a socket by hand."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{device.code}/socket"
    with connect(address, additional_headers={"Cookie": cookie or device.cookie()}) as opened:
        return opened


def test_an_address_may_hold_50_sockets(tmp_path: Path) -> None:
    constants = without("SOCKETS_PER_ADDRESS") | SILENT
    with running(tmp_path, constants=constants) as server, ExitStack() as held:
        host = Device(server).lay("toy", seats=3, name="Ann")
        address = f"ws://127.0.0.1:{server.port}/api/tables/{host.code}/socket"
        for _ in range(limits.SOCKETS_PER_ADDRESS):
            held.enter_context(connect(address))
        with pytest.raises(InvalidStatus) as refusal, connect(address):
            pass
        assert refusal.value.response.status_code == 403


def test_a_room_holds_100_sockets(tmp_path: Path) -> None:
    constants = without() | SILENT | {"fistful.server.limits.SOCKETS_PER_ROOM": 10}
    with running(tmp_path, constants=constants) as server, ExitStack() as held:
        host = Device(server).lay("toy", seats=3, name="Ann")
        address = f"ws://127.0.0.1:{server.port}/api/tables/{host.code}/socket"
        for _ in range(10):
            held.enter_context(connect(address))
        with pytest.raises(InvalidStatus), connect(address):
            pass


def test_a_person_has_4_sockets_the_newest_ones(tmp_path: Path) -> None:
    with running(tmp_path, constants=without()) as server:
        host = Device(server).lay("toy", seats=3, name="Ann").connect()
        others: list[Device] = []
        for _ in range(limits.SOCKETS_PER_PERSON):
            other = Device(server)
            other.http.cookies.update(host.http.cookies)
            others.append(other.connect(host.code))
        assert close_code(host) == 4001
        sync(others)


def test_the_9th_device_takes_the_place_of_the_first(tmp_path: Path) -> None:
    with running(tmp_path, constants=without()) as server:
        devices = sit_down(server, 3)
        newest = devices[1]
        for _ in range(MOST_TOKENS):
            code = newest.ask("link")["code"]
            newest = Device(server)
            newest.take(newest.post(f"/api/tables/{devices[0].code}/devices", code=code))
            newest.connect(devices[0].code)
        newest.come_back(server)
        with pytest.raises(InvalidStatus):
            devices[1].come_back(server)


@pytest.mark.parametrize(
    ("name", "status"),
    [
        ("x" * 20, 201),
        ("x" * 21, 400),
        ("é" * 20, 201),
        ("🤠" * 20, 201),
        ("🤠" * 21, 400),
        ("", 400),
        ("   ", 400),
        ("Ann", 409),
        ("ANN", 409),
        ("Ａｎｎ", 409),
        (" An\u200bn ", 409),
        ("A\u0301" + "\u0301" * 15, 201),
        ("\u202enaht", 201),
    ],
)
def test_names_are_short_clean_and_different(tmp_path: Path, name: str, status: int) -> None:
    with running(tmp_path, constants=without()) as server:
        host = Device(server).lay("toy", seats=3, name="Ann").connect()
        answer = Device(server).post(f"/api/tables/{host.code}/people", name=name)
        assert answer.status_code == status, answer.text
        if status == 201:
            lobby = host.until("lobby")["lobby"]
            assert len(lobby["chairs"][1]["name"]) <= 20
            assert "\u202e" not in lobby["chairs"][1]["name"]
            assert lobby["chairs"][1]["name"].count("\u0301") <= 3


def test_chat_has_at_most_280_characters(tmp_path: Path) -> None:
    with running(tmp_path, constants=without()) as server:
        devices = sit_down(server, 3)
        assert devices[0].ask("chat", text="🤠" * 280)["type"] == "ok"
        assert devices[0].ask("chat", text="x" * 281)["code"] == "bad-request"
        assert devices[0].ask("chat", text=" \u200b\u202e ")["code"] == "empty-text"


def test_hello_must_come_in_5_seconds(tmp_path: Path) -> None:
    # Whoever does say hello needs a moment for it.
    constants = without() | {"fistful.server.limits.HELLO_SECONDS": 2.0}
    with running(tmp_path, constants=constants) as server:
        host = Device(server).lay("toy", seats=3, name="Ann")
        address = f"ws://127.0.0.1:{server.port}/api/tables/{host.code}/socket"
        with connect(address) as opened:
            with pytest.raises(ConnectionClosed) as closed:
                opened.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1008
        host.connect()
        sync([host])


def test_hello_must_be_first_once_and_of_our_version(tmp_path: Path) -> None:
    with running(tmp_path, constants=without()) as server:
        host = Device(server).lay("toy", seats=3, name="Ann").connect()
        assert host.ask("hello", version=VERSION)["code"] == "hello-once"
        for first in ('{"type":"pause","id":1}', '{"type":"hello","id":1,"version":1}'):
            other = Device(server)
            other.http.cookies.update(host.http.cookies)
            with pytest.raises(ConnectionClosed):
                other.connect(host.code, first=first)
            assert json.loads(other.frames[-1])["code"] == "hello-first"


def test_a_request_must_come_whole_in_5_seconds(tmp_path: Path) -> None:
    constants = without() | {
        "fistful.server.wire.REQUEST_SECONDS": 1.0,
        "fistful.server.limits.REQUEST_SECONDS": 1.0,
    }
    half = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"
    with running(tmp_path, constants=constants) as server:
        for begun in (b"", b"GET /health HT", half, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET"):
            with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
                raw.sendall(begun)
                said = b""
                while chunk := read_some(raw):
                    said += chunk
                assert said.startswith(b"HTTP/1.1 400") == (begun == half)


def read_some(raw: socket.socket) -> bytes:
    """Read until the other side ends it, one way or the other."""
    try:
        return raw.recv(4096)
    except ConnectionResetError:
        return b""


def test_an_address_may_hold_256_connections(tmp_path: Path) -> None:
    constants = without() | {
        "fistful.server.wire.CONNECTIONS_PER_ADDRESS": 20,
        "fistful.server.wire.REQUEST_SECONDS": HOUR,
    }
    with running(tmp_path, constants=constants) as server, ExitStack() as held:
        raws = [
            held.enter_context(socket.create_connection(("127.0.0.1", server.port), PATIENCE))
            for _ in range(21)
        ]
        assert read_some(raws[20]) == b""
        raws[0].sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert b"200 OK" in raws[0].recv(4096)


def test_an_address_may_make_1500_requests_in_30_seconds(tmp_path: Path) -> None:
    """Then it is cut before it is read, and nobody else is."""
    constants = without("REQUESTS") | {"fistful.server.limits.REQUESTS": [20, 3600.0]}
    with running(tmp_path, constants=constants) as server:
        flood, other = Device(server), Device(server, "127.0.0.2")
        assert [flood.http.get("/health").status_code for _ in range(20)] == [200] * 20
        for _ in range(3):
            with pytest.raises(httpx.TransportError):
                flood.http.get("/health")
        assert other.http.get("/health").status_code == 200


def test_a_table_played_at_home_takes_40_joins_a_minute(tmp_path: Path) -> None:
    constants = without("JOINING", "JOINING_AT_HOME") | {
        "fistful.server.doorman.MOST_WATCHERS": 100
    }
    with running(tmp_path, constants=constants) as server:
        host = Device(server).lay("toy", seats=3, name="Ann").connect()
        path = f"/api/tables/{host.code}/people"
        most, _ = limits.JOINING_AT_HOME
        answers = [
            Device(server).post(path, name=f"W{number}", watches=True).status_code
            for number in range(most + 2)
        ]
        assert answers == [201] * most + [429] * 2


def test_a_server_holds_only_so_many_rooms(tmp_path: Path) -> None:
    constants = without() | {"fistful.server.limits.MOST_ROOMS": 3}
    with running(tmp_path, constants=constants) as server:
        answers = [
            Device(server).post("/api/tables", game="toy", seats=3).status_code for _ in range(4)
        ]
        assert answers == [201] * 3 + [503]


def test_a_table_has_only_so_many_people(tmp_path: Path) -> None:
    constants = without() | {"fistful.server.doorman.MOST_WATCHERS": 4}
    with running(tmp_path, constants=constants) as server:
        host = Device(server).lay("toy", seats=3, name="Ann")
        path = f"/api/tables/{host.code}/people"
        answers = [
            Device(server).post(path, name=f"W{number}", watches=True).status_code
            for number in range(5)
        ]
        assert answers == [201] * 4 + [409]
        # Whoever watches takes nobody's chair.
        assert [Device(server).join(host.code, name).seat for name in ("Bob", "Cid")] == [1, 2]
