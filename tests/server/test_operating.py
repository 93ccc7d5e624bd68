"""For those who run a server: it says why it does not start, how it is, and no more than enough."""

import asyncio
import io
import json
import logging
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from fistful.server import limits
from fistful.server.address import network_of
from fistful.server.hub import Hub
from fistful.server.logs import LINES, MOST_KINDS, JsonLines, Measure
from fistful.server.pulse import Pulse
from fistful.server.store import StoreError
from fistful.server.wire import Http
from tests.server.client import Device, running
from tests.server.inside import ListStore, run
from tests.server.play import OPEN


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [
            sys.executable,
            "-m",
            "fistful",
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            "0",
            *arguments,
        ],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--data", "/dev/null/tables"], "/dev/null"),
        (["--database", "postgresql://who:secret@127.0.0.1:1/x"], "refused"),
        (["--database", "mysql://127.0.0.1/x"], "postgresql://"),
    ],
)
def test_a_server_that_cannot_start_says_why_in_one_line(arguments: list[str], reason: str) -> None:
    done = serve(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert reason in done.stderr
    assert "secret" not in done.stderr


def test_a_second_server_on_the_same_folder_says_so(tmp_path: Path) -> None:
    with running(tmp_path):
        done = serve("--data", str(tmp_path))
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert str(tmp_path) in done.stderr


DIGITS = "1" * 5000


@pytest.mark.parametrize(
    "path", [f"records/{DIGITS}", f"reviews/{DIGITS}", "records/-1", "reviews/x"]
)
def test_numbers_without_end_are_no_path(tmp_path: Path, path: str) -> None:
    """And leave no trace in the log: `running` looks."""
    with running(tmp_path, constants=OPEN) as server:
        host = Device(server).lay("toy", seats=3, name="Ann")
        assert host.http.get(f"/api/tables/{host.code}/{path}").status_code == 404


class FailingStore(ListStore):
    """A store whose reads fail while it is away."""

    def __init__(self) -> None:
        super().__init__()
        self.is_away = False
        self.asked = 0

    async def find(self, code: str) -> str | None:
        self.asked += 1
        if self.is_away:
            raise StoreError("gone")
        return await super().find(code)


def test_a_server_without_its_store_is_not_well() -> None:
    async def work() -> None:
        store = FailingStore()
        hub = Hub(store, asyncio.get_running_loop().time)
        pulse = Pulse(hub)
        assert await pulse.is_there()
        store.is_away = True
        await asyncio.sleep(1.0)
        assert not await pulse.is_there()
        # However many ask, the store is asked once a second.
        asked = store.asked
        assert not any([await pulse.is_there() for _ in range(100)])
        assert store.asked == asked
        store.is_away = False
        await asyncio.sleep(1.0)
        assert await pulse.is_there()
        hub.bots.close()

    run(work())


def test_health_is_503_without_the_database(fresh_database: str, tmp_path: Path) -> None:
    with running(tmp_path, database=fresh_database, constants=OPEN) as server:
        device = Device(server)
        assert device.http.get("/health").json()["status"] == "ok"
        asyncio.run(drop_codes(fresh_database))
        answer = device.http.get("/health")
        while answer.status_code == 200:
            # What was found a moment ago is still good.
            answer = device.http.get("/health")
        assert (answer.status_code, answer.json()["status"]) == (503, "no-store")


async def drop_codes(database: str) -> None:
    """Take from a server's database what it needs."""
    import asyncpg  # type: ignore[import-untyped]

    db = await asyncpg.connect(database)
    await db.execute("DROP TABLE codes")
    await db.close()


def logged(lines: list[tuple[float, str]]) -> list[dict[str, Any]]:
    """Log lines at instants; return what was written."""
    out = io.StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(JsonLines())
    handler.addFilter(Measure())
    for at, text in lines:
        record = logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, text, (), None)
        record.created = at
        handler.handle(record)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_a_log_has_only_so_many_lines_of_a_kind_and_says_how_many_it_left_out() -> None:
    most, seconds = LINES
    noisy = [(number / 1000, "Invalid HTTP request received.") for number in range(5000)]
    written = logged([*noisy, (5.0, "another"), (seconds + 5.0, "Invalid HTTP request received.")])
    assert len(written) == most + 2
    assert written[-2]["event"] == "another"
    assert written[-1]["left_out"] == 5000 - most


def test_kinds_without_end_do_not_fill_the_log_either() -> None:
    most, _ = LINES
    assert len(logged([(0.0, f"{number}") for number in range(5000)])) == MOST_KINDS + most


def test_broken_requests_do_not_fill_the_log(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        for _ in range(100):
            with socket.create_connection(("127.0.0.1", server.port), 20) as raw:
                raw.sendall(b"\0 nonsense\r\n\r\n")
                assert b" 400 " in raw.recv(1000)
        assert len(server.log().splitlines()) == LINES[0]


@pytest.mark.parametrize(
    ("host", "place"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_long_address_counts_by_its_network(host: str, place: str) -> None:
    assert network_of(host) == place


class Line:
    """A transport, as far as a connection needs one to begin."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.is_cut = False

    def get_extra_info(self, name: str) -> Any:
        return (self.host, 1) if name in ("peername", "sockname") else None

    def abort(self) -> None:
        self.is_cut = True

    def close(self) -> None: ...

    def write(self, data: bytes) -> None: ...

    def is_closing(self) -> bool:
        return self.is_cut


def connection(app: Any, line: Line) -> Http:
    """Return the server's end of a connection."""
    config = uvicorn.Config(app, log_config=None, ws="none")
    config.load()
    protocol = Http(config, ServerState(), {})
    protocol.connection_made(line)  # type: ignore[arg-type]
    return protocol


def test_connections_of_a_network_are_counted_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fistful.server.wire.CONNECTIONS_PER_ADDRESS", 2)

    async def work() -> list[bool]:
        lines = [Line(f"2001:db8::{number}") for number in (1, 2, 3)] + [Line("2001:db8:0:1::1")]
        protocols = [connection(lambda scope: None, line) for line in lines]
        for protocol in protocols:
            protocol.connection_lost(None)
        return [line.is_cut for line in lines]

    assert run(work()) == [False, False, True, False]


def test_an_answer_must_be_made_and_taken_in_time() -> None:
    async def work() -> None:
        async def stall(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await asyncio.sleep(1e6)

        line = Line("192.0.2.1")
        protocol = connection(stall, line)
        protocol.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        await asyncio.sleep(limits.ANSWER_SECONDS - 1)
        assert not line.is_cut
        await asyncio.sleep(2.0)
        assert line.is_cut
        protocol.connection_lost(None)

    run(work())


def test_public_sets_the_strict_limits_and_says_so(tmp_path: Path) -> None:
    laid: int = limits.STRICT["LAYING"][0]  # type: ignore[index]
    with running(tmp_path, arguments=("--public",)) as server:
        said = server.said.readline() + server.said.readline()
        assert f"{laid} tables" in said
        assert f"{limits.STRICT['SEARCHERS_PER_ADDRESS']} for those that search" in said
        answers = [
            Device(server).post("/api/tables", game="toy", seats=3).status_code
            for _ in range(laid + 1)
        ]
        assert answers == [201] * laid + [429]
        # Nobody learns where this machine is in its own network.
        told = Device(server).http.get("/api/address").json()["url"]
        assert told == server.url
