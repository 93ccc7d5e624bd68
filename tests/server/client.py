"""A real server process, and devices that talk to it over real sockets."""

import atexit
import json
import os
import re
import secrets
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from fistful.server.protocol import REQUEST_BUCKET, VERSION

#: What opens /metrics.
METRICS_KEY = "a key for tests"
#: What a device sends is filled up to this length.
FRAME = REQUEST_BUCKET
#: How long anybody waits for what is to come, in seconds: a machine with much to do is no failure.
PATIENCE = 120.0


def filled_up(message: dict[str, Any]) -> str:
    """Return a request as a frame, filled up as a page does it."""
    frame = json.dumps({**message, "pad": ""}, ensure_ascii=False)
    missing = -len(frame.encode()) % FRAME
    return f'{frame[:-2]}{" " * missing}"}}'


class Zygote:
    """The process that servers are forked from: one for the whole run of tests."""

    def __init__(self) -> None:
        root = Path(__file__).parents[2]
        path = [str(root / "src"), str(root)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.zygote"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=root,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path)},
        )
        atexit.register(self.end)

    def order(self, **order: Any) -> int:
        """Start a server; return its process id."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def end(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(PATIENCE)
        self.process.stdout.close()


@cache
def zygote() -> Zygote:
    return Zygote()


class Server:
    """A server process of its own: `running(tmp_path, …)` starts one for a test.

    `constants` sets constants of its modules to other values, by their full names. With a `seed`
    its games can be played again: on a server of the same seed the n-th game of a room has the
    same deal, and bots do the same when people give the same answers in the same order, whatever
    the timing. So a test plays one game for ever:

        with running(tmp_path, seed=7) as server:
            host = Device(server).lay("cash-n-guns", seats=4, clock="none", name="Ann")
            host.connect().ask("start", fill="rules")

    Bots then answer at once and before the people who are asked with them, and questions of a
    table whose clock is `none` wait for every answer (`tests.server.seeded` says all of it).
    """

    def __init__(
        self,
        data: Path,
        *,
        database: str = "",
        env: dict[str, str] | None = None,
        constants: dict[str, Any] | None = None,
        arguments: tuple[str, ...] = (),
        seed: int | None = None,
    ) -> None:
        self.data = data
        self.database = database
        self.port = 0
        self.env = {"FISTFUL_METRICS_KEY": METRICS_KEY, **(env or {})}
        self.constants = constants or {}
        self.arguments = arguments
        self.seed = seed
        self.devices: list[Device] = []
        #: A name of its own when several share a folder.
        self.log_file = data / f"log-{secrets.token_hex(4)}"
        self.log_file.touch()
        self.start()

    def start(self) -> None:
        """Start on any free port (again: on the same); wait until it says where it is."""
        where = ["--database", self.database] if self.database else ["--data", str(self.data)]
        mouth = self.log_file.with_suffix(".said")
        mouth.unlink(missing_ok=True)
        os.mkfifo(mouth)
        self.process = zygote().order(
            arguments=["--host", "127.0.0.1", "--port", str(self.port), *where, *self.arguments],
            log=str(self.log_file),
            said=str(mouth),
            env=self.env,
            constants=self.constants,
            seed=self.seed,
        )
        # Ends with the process, so that this never waits in vain.
        self.said = mouth.open()
        line = self.said.readline()
        match = re.search(r"http://localhost:(\d+)/", line)
        assert match, f"the server said {line!r}: {self.log()}"
        self.port = int(match[1])
        self.handle = os.pidfd_open(self.process)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """Kill it in the middle of whatever it does."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to stop."""
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        signal.pidfd_send_signal(self.handle, how)
        assert select.select([self.handle], [], [], PATIENCE)[0], "it does not stop"
        os.close(self.handle)
        self.handle = -1
        self.said.close()

    def is_running(self) -> bool:
        return self.handle >= 0 and not select.select([self.handle], [], [], 0)[0]

    def log(self) -> str:
        return self.log_file.read_text()

    def get(self, path: str, **how: Any) -> httpx.Response:
        """Ask for something, as somebody who has not been here before."""
        return httpx.get(f"{self.url}{path}", timeout=PATIENCE, **how)

    def post(self, path: str, **how: Any) -> httpx.Response:
        """Bring something, as somebody who has not been here before."""
        return httpx.post(f"{self.url}{path}", timeout=PATIENCE, **how)

    def metrics(self) -> str:
        """Return its counters."""
        answer = self.get("/metrics", headers={"authorization": f"Bearer {METRICS_KEY}"})
        assert answer.status_code == 200
        return answer.text

    def memory_of_all(self) -> int:
        """Return how many bytes of memory it uses with its workers."""
        pages = 0
        for process in (str(self.process), *children(self.process)):
            with suppress(FileNotFoundError, ProcessLookupError):
                pages += int(Path(f"/proc/{process}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def memory(self) -> int:
        """Return how many bytes of memory it uses."""
        pages = Path(f"/proc/{self.process}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


def children(process: int) -> list[str]:
    """Return the processes that a process started, whichever of its threads did."""
    found: list[str] = []
    for thread in Path(f"/proc/{process}/task").iterdir():
        with suppress(FileNotFoundError, ProcessLookupError):
            found += (thread / "children").read_text().split()
    return found


@contextmanager
def running(data: Path, **how: Any) -> Iterator[Server]:
    """Run a server. Whatever a test does to it, nothing in it may fail unnoticed."""
    server = Server(data, **how)
    try:
        yield server
    finally:
        for device in server.devices:
            device.close()
        if server.handle >= 0:
            assert server.is_running(), f"the server died: {server.log()}"
            server.stop()
    assert "trace" not in server.log(), server.log()


class Device:
    """A person's phone: its cookies, its socket, all it was sent."""

    def __init__(self, server: Server, place: str = "127.0.0.1") -> None:
        self.server = server
        #: The address it comes from.
        self.place = place
        # There is no TLS here; reading the authorities' certificates takes its time.
        way = httpx.HTTPTransport(verify=False, local_address=place)
        self.http = httpx.Client(base_url=server.url, transport=way, timeout=PATIENCE)
        self.code = ""
        self.person = ""
        self.seat = -1
        self.socket: ClientConnection | None = None
        self.open = ExitStack()
        server.devices.append(self)
        self.requests = 0
        #: Everything the server sent, in order, as raw frames and as data.
        self.frames: list[str] = []
        self.updates: list[dict[str, Any]] = []
        self.update_frames: list[str] = []
        self.game = -1
        self.seq = 0
        self.question: dict[str, Any] | None = None
        self.view: dict[str, Any] | None = None
        self.stage = ""
        #: Who is here, as it was told since it connected.
        self.presence: dict[str, Any] = {}

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def lay(self, game: str, **wishes: Any) -> "Device":
        """Lay a table and be its host; unless wished otherwise, nobody waits for a show."""
        self.take(self.post("/api/tables", **{"game": game, "speed": "off", **wishes}))
        return self

    def join(self, code: str, name: str, **wishes: Any) -> "Device":
        """Sit down at a table."""
        self.take(self.post(f"/api/tables/{code}/people", name=name, **wishes))
        return self

    def take(self, response: httpx.Response) -> None:
        assert response.status_code == 201, response.text
        self.code, self.person, self.seat = response.json().values()

    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    def connect(self, code: str = "", first: str | bytes | None = None) -> "Device":
        """Open the socket and say hello (or something else); resumes after what was seen."""
        self.code = code or self.code
        self.presence = {}
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.code}/socket"
        headers = {"Cookie": self.cookie()} if self.cookie() else {}
        opened = connect(
            address,
            additional_headers=headers,
            compression=None,
            max_queue=None,
            open_timeout=PATIENCE,
            ping_timeout=PATIENCE,
            source_address=(self.place, 0),
        )
        self.socket = self.open.enter_context(opened)
        self.keep_cookies()
        if first is not None:
            self.socket.send(first)
            while True:
                self.receive()
        reply = self.ask("hello", version=VERSION, game=self.game, seq=self.seq)
        assert reply["type"] == "ok", reply
        return self

    def keep_cookies(self) -> None:
        """Keep what came with the socket, as a browser does."""
        assert self.socket is not None
        assert self.socket.response is not None
        headers = list(self.socket.response.headers.raw_items())
        request = httpx.Request("GET", f"{self.server.url}/api/tables/{self.code}/socket")
        self.http.cookies.extract_cookies(httpx.Response(200, headers=headers, request=request))

    def come_back(self, server: Server) -> "Device":
        """Connect again, perhaps to another server, and take in what was missed."""
        self.server = server
        self.http.base_url = httpx.URL(server.url)
        if self.socket is not None:
            self.disconnect()
        self.connect()
        self.ask("ping", sent=0.0)
        return self

    def disconnect(self) -> None:
        self.open.close()
        self.socket = None

    def close(self) -> None:
        """Be switched off."""
        self.disconnect()
        self.http.close()

    def send(self, kind: str, **what: Any) -> int:
        """Send a request; return its number."""
        assert self.socket is not None
        self.requests += 1
        message = {"type": kind, "id": self.requests, **what}
        self.socket.send(filled_up(message))
        return self.requests

    def ask(self, kind: str, **what: Any) -> dict[str, Any]:
        """Send a request and return its reply, taking in updates on the way."""
        number = self.send(kind, **what)
        while True:
            message = self.receive()
            if message["type"] in ("ok", "error", "pong") and message["id"] in (number, 0):
                return message

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """Return the next frame, and remember what it says."""
        assert self.socket is not None
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        self.note(message)
        return message

    def note(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if "seq" in message:
            self.updates.append(message)
            self.update_frames.append(self.frames[-1])
            self.seq = message["seq"]
        if kind == "snapshot":
            self.game, self.seat = message["game"], message["seat"]
            self.question, self.view = message["question"], message["view"]
            self.stage = message["lobby"]["stage"]
        elif kind == "lobby":
            self.stage = message["lobby"]["stage"]
            if self.stage == "committed" and self.seat not in (-1, 15):
                self.send("nonce", nonce=f"{self.seat + 1:032x}")
        elif kind == "asked":
            self.question = message["question"]
        elif kind == "sealed" and self.question and self.question["number"] == message["question"]:
            self.question["sealed"] = message["text"]
        elif kind == "told":
            self.view = message["view"]
        elif kind == "ended":
            self.question = None
        elif kind == "presence":
            self.presence = message

    def update(self, kind: str, seen: int) -> dict[str, Any]:
        """Return the first update of a kind after so many, whether it has come yet or not."""
        came = [update for update in self.updates[seen:] if update["type"] == kind]
        return came[0] if came else self.until(kind)

    def until(self, *kinds: str) -> dict[str, Any]:
        """Receive until a message of one of these kinds comes."""
        while True:
            message = self.receive()
            if message["type"] in kinds:
                return message

    def owes(self) -> bool:
        """Tell whether this seat is asked and has not answered."""
        return bool(self.question and self.question["legal"] and not self.question["sealed"])

    def answer(self, text: str) -> dict[str, Any]:
        assert self.question is not None
        number = self.question["number"]
        return self.ask("answer", question=number, text=text)
