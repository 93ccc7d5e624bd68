"""R18: slow and hostile devices hold up nobody. R20: what strangers write is only text."""

import json
import socket
import struct
import time
from contextlib import ExitStack, suppress
from pathlib import Path

from websockets.sync.client import connect

from fistful.server import protocol
from tests.figures import reached
from tests.server.client import PATIENCE, Device, Server, running
from tests.server.play import OPEN, begin, play, sit_down, sync
from tests.server.sizes import FULL, SIZES

#: What R18 allows: a server may grow by this much under attack, in bytes.
GROWTH = 50 * 1024 * 1024


def raw_socket(server: Server, device: Device, buffer: int = 0) -> socket.socket:
    """Open a WebSocket by hand, so that it can be used badly."""
    raw = socket.socket()
    if buffer:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    raw.settimeout(PATIENCE)
    raw.connect(("127.0.0.1", server.port))
    request = [
        f"GET /api/tables/{device.code}/socket HTTP/1.1",
        "Host: x",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Cookie: {device.cookie()}",
    ]
    raw.sendall("\r\n".join([*request, "", ""]).encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += raw.recv(1)
    assert b" 101 " in answer
    return raw


def masked(opcode: int, data: bytes, fin: bool = True) -> bytes:
    """Return a frame as a client sends it, with a mask of zeros."""
    head = bytes([(0x80 if fin else 0) | opcode])
    if len(data) < 126:
        return head + bytes([0x80 | len(data)]) + bytes(4) + data
    return head + bytes([0x80 | 126]) + struct.pack("!H", len(data)) + bytes(4) + data


def hello() -> bytes:
    return masked(1, json.dumps({"type": "hello", "id": 1, "version": protocol.VERSION}).encode())


def is_cut(raw: socket.socket) -> bool:
    """Read all there is; tell whether the server has ended it."""
    try:
        while raw.recv(65536):
            pass
    except (ConnectionResetError, BrokenPipeError):
        return True
    except TimeoutError:
        return False
    return True


def test_a_stalled_device_holds_up_nobody_and_is_cut(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server, ExitStack() as held:
        devices = sit_down(server, 3)
        watchers = [Device(server).connect(devices[0].code) for _ in range(3)]
        stalled = held.enter_context(raw_socket(server, devices[1], 4096))
        stalled.sendall(hello())
        sync(devices)
        times: list[float] = []
        text = "🤠" * 280
        for number in range(SIZES.messages):
            begun = time.perf_counter()
            assert devices[0].ask("chat", text=f"{number} {text}"[:280])["type"] == "ok"
            times.append(time.perf_counter() - begun)
        sync([*devices, *watchers])
        for device in [*devices, *watchers]:
            chatted = [u for u in device.updates if u["type"] == "chatted"]
            assert len(chatted) == SIZES.messages
        slow = sorted(times)[len(times) * 99 // 100]
        # Times are judged where nothing else runs.
        assert slow < 0.5 or SIZES is not FULL
        reached(f"{SIZES.messages} messages past a stalled device, p99 {1000 * slow:.0f} ms")
        metrics = server.metrics()
        assert "fistful_slow_readers_total 1" in metrics
        assert "fistful_connections 6" in metrics
        assert is_cut(stalled)


def test_handshakes_that_never_end_are_cut_and_hold_up_nobody(tmp_path: Path) -> None:
    constants = OPEN | {"fistful.server.wire.REQUEST_SECONDS": 2.0}
    with running(tmp_path, constants=constants) as server, ExitStack() as held:
        devices = sit_down(server, 3)
        before = server.memory()
        raws = []
        for _ in range(SIZES.handshakes):
            raw = held.enter_context(socket.create_connection(("127.0.0.1", server.port), PATIENCE))
            raw.sendall(b"GET /api/tables/ABCD/socket HTTP/1.1\r\nHost: x\r\nUpgr")
            raws.append(raw)
        begin(devices)
        play(devices)
        assert server.memory() - before < GROWTH
        assert all([is_cut(raw) for raw in raws])
        reached(f"{len(raws)} unfinished handshakes cut")


def test_a_flood_of_pings_is_cut(tmp_path: Path) -> None:
    """Pongs that nobody reads would fill the memory."""
    with running(tmp_path, constants=OPEN) as server, ExitStack() as held:
        devices = sit_down(server, 3)
        flood = held.enter_context(raw_socket(server, devices[1], 4096))
        flood.sendall(hello())
        before = server.memory()
        with suppress(ConnectionResetError, BrokenPipeError):
            for _ in range(500):
                flood.sendall(masked(9, b"x" * 125) * 100)
        assert is_cut(flood)
        sync(devices)
        assert server.memory() - before < GROWTH


def test_splinters_of_a_message_without_end_are_cut(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server, ExitStack() as held:
        devices = sit_down(server, 3)
        splinters = held.enter_context(raw_socket(server, devices[1]))
        splinters.sendall(hello() + masked(1, b"", fin=False))
        with suppress(ConnectionResetError, BrokenPipeError):
            for _ in range(500):
                splinters.sendall(masked(0, b"", fin=False) * 100)
        assert is_cut(splinters)
        sync(devices)


def test_half_open_connections_are_found_and_closed(tmp_path: Path) -> None:
    """A device that vanished without a word is not here: nobody waits for it."""
    # Those who are there need a moment to say so.
    constants = OPEN | {"fistful.server.command.PING_SECONDS": 2.0}
    with running(tmp_path, constants=constants) as server, ExitStack() as held:
        devices = sit_down(server, 3)
        devices[1].disconnect()
        while devices[1].person in devices[0].presence.get("here", [devices[1].person]):
            devices[0].until("presence")
        ghost = held.enter_context(raw_socket(server, devices[1]))
        ghost.sendall(hello())
        # It never answers a ping.
        while devices[1].person not in devices[0].presence["here"]:
            devices[0].until("presence")
        while devices[1].person in devices[0].presence["here"]:
            devices[0].until("presence")


def test_a_thousand_connects_leave_nothing_behind(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server:
        devices = sit_down(server, 3)
        address = f"ws://127.0.0.1:{server.port}/api/tables/{devices[0].code}/socket"
        for _ in range(50):
            with connect(address):
                pass
        before = server.memory()
        for _ in range(1000):
            with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
                raw.sendall(b"GET /health HTTP/1.1\r\n")
        # Taken in turn: when these are answered, those before them are taken, read and closed.
        for _ in range(3):
            assert Device(server).http.get("/health").status_code == 200
        assert server.memory() - before < GROWTH
        assert len(list(Path(f"/proc/{server.process}/fd").iterdir())) < 300


PAYLOADS = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<svg/onload=alert(1)>",
    "javascript:alert(1)",
    '"><script>alert(1)</script>',
    "' onmouseover='alert(1)",
    "{{7*7}}",
    "${7*7}",
    "#{7*7}",
    "<%= 7*7 %>",
    "{ $name }",
    "[bold]x[/bold]",
    "\\u003cscript\\u003e",
    "&lt;script&gt;",
    "%3Cscript%3E",
    "]]><x>",
    "<!--",
    "\u202eevil\u202c",
    "a\u200bb",
    "Z\u0335\u0321\u0322\u0327\u0328\u034f\u0489algo",
    "👩‍👩‍👧‍👦",
    "\ufeffbom",
    "line\nbreak",
    "tab\there",
    "nul\x00l",
    "\x1b[31mred",
    "ｆｕｌｌ",
    "' OR 1=1 --",
    "=cmd|'/c calc'!A1",
    "../../etc/passwd",
    "<iframe src=//evil.example>",
    "<body onload=alert(1)>",
    "<a href=javascript:alert(1)>x</a>",
    "<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
    "<details open ontoggle=alert(1)>",
    "<input autofocus onfocus=alert(1)>",
    "<video><source onerror=alert(1)>",
    "<object data=data:text/html,x>",
    "<base href=//evil.example>",
    "<link rel=stylesheet href=//evil.example>",
    "<style>*{display:none}</style>",
    "<template><script>1</script></template>",
    "</textarea><script>alert(1)</script>",
    "</title><script>alert(1)</script>",
    "<svg><animate onbegin=alert(1)>",
    "data:text/html;base64,PHNjcmlwdD4=",
    "vbscript:msgbox(1)",
    "\\x3cscript\\x3e",
    "&#60;script&#62;",
    "&#x3c;script&#x3e;",
    "{{constructor.constructor('alert(1)')()}}",
    "{@html '<b>x</b>'}",
    "{#if true}x{/if}",
    "{ -brand }",
    '{ "" }',
    "\u2066isolate\u2069",
    "\u200e\u200f\u061cmarks",
    "\u2028line\u2029paragraph",
    "a" + "\u0301" * 60,
    "🇳🇱🏳️‍🌈👨🏿‍🦰",
]


def test_what_strangers_write_is_told_as_plain_text(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server:
        devices = sit_down(server, 3)
        for payload in PAYLOADS:
            assert devices[1].ask("chat", text=payload)["type"] == "ok"
        sync(devices)
        told = [u["text"] for u in devices[0].updates if u["type"] == "chatted"]
        assert len(told) == len(PAYLOADS)
        for text, payload in zip(told, PAYLOADS, strict=True):
            assert text.isprintable() or "\u200d" in text
            assert not [c for c in text if c in "\u202e\u202c\u200b\ufeff\x00\x1b\n\t"]
            assert not [c for c in text if "\u2028" <= c <= "\u202f" or "\u2066" <= c <= "\u2069"]
            assert text.count("\u0301") <= 3
            if payload.isascii() and payload.isprintable():
                assert text == payload
        # A table has room for so many people only.
        more = [Device(server).lay("toy", seats=3).code for _ in PAYLOADS[::30]]
        for number, payload in enumerate(PAYLOADS):
            guest = Device(server)
            path = f"/api/tables/{more[number // 30]}/people"
            answer = guest.post(path, name=payload[:20], watches=True)
            assert answer.status_code in (201, 400) or answer.json()["error"] == "names-same"
            assert answer.headers["content-type"] == "application/json"
            assert answer.headers["x-content-type-options"] == "nosniff"
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy and "object-src 'none'" in policy
            assert "unsafe-inline" not in policy.partition("script-src")[2].partition(";")[0]
        reached(f"{len(PAYLOADS)} payloads in chat and names, all plain text")
        record = devices[0].http.get(f"/api/tables/{devices[0].code}")
        assert record.headers["content-type"] == "application/json"
