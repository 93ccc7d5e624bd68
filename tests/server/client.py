"""A real server process, and devices that talk to it over real sockets."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

#: What a device sends is filled up to this length.
FRAME = 256


class Server:
    """A server process of its own."""

    def __init__(
        self, data: Path, *, database: str = "", env: dict[str, str] | None = None
    ) -> None:
        self.data = data
        self.database = database
        self.port = 0
        self.env = {**os.environ, **(env or {})}
        self.start()

    def start(self) -> None:
        """Start on any free port (again: on the same); wait until it says where it is."""
        where = ["--database", self.database] if self.database else ["--data", str(self.data)]
        with (self.data / "log").open("a") as log:
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    "fistful",
                    "serve",
                    "--host",
                    "127.0.0.1",
                    "--port",
                    str(self.port),
                    *where,
                ],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=self.env,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        match = re.search(r"http://localhost:(\d+)/", line)
        assert match, f"the server said {line!r}: {(self.data / 'log').read_text()}"
        self.port = int(match[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """Kill it in the middle of whatever it does."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.close_pipes()

    def stop(self) -> None:
        """Ask it to stop."""
        self.process.terminate()
        self.process.wait(20)
        self.close_pipes()

    def close_pipes(self) -> None:
        assert self.process.stdout is not None
        self.process.stdout.close()

    def log(self) -> str:
        return (self.data / "log").read_text()


@contextmanager
def running(data: Path, **how: Any) -> Iterator[Server]:
    server = Server(data, **how)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


class Device:
    """A person's phone: its cookies, its socket, all it was sent."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url)
        self.code = ""
        self.person = ""
        self.seat = -1
        self.socket: ClientConnection | None = None
        self.requests = 0
        #: Everything the server sent, in order, as raw frames and as data.
        self.frames: list[str] = []
        self.updates: list[dict[str, Any]] = []
        self.game = -1
        self.seq = 0
        self.question: dict[str, Any] | None = None
        self.view: dict[str, Any] | None = None
        self.stage = ""

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def lay(self, game: str, **wishes: Any) -> "Device":
        """Lay a table and be its host."""
        self.take(self.post("/api/tables", game=game, **wishes))
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

    def connect(self, code: str = "") -> "Device":
        """Open the socket and say hello; resumes after what was seen."""
        self.code = code or self.code
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.code}/socket"
        headers = {"Cookie": self.cookie()} if self.cookie() else {}
        self.socket = connect(address, additional_headers=headers, compression=None)
        reply = self.ask("hello", version=1, game=self.game, seq=self.seq)
        assert reply["type"] == "ok", reply
        return self

    def disconnect(self) -> None:
        assert self.socket is not None
        self.socket.close()
        self.socket = None

    def send(self, kind: str, **what: Any) -> int:
        """Send a request; return its number."""
        assert self.socket is not None
        self.requests += 1
        message = {"type": kind, "id": self.requests, **what}
        frame = json.dumps(message)
        message["pad"] = " " * max(0, FRAME - len(frame) - 11)
        self.socket.send(json.dumps(message))
        return self.requests

    def ask(self, kind: str, **what: Any) -> dict[str, Any]:
        """Send a request and return its reply, taking in updates on the way."""
        number = self.send(kind, **what)
        while True:
            message = self.receive()
            if message["type"] in ("ok", "error", "pong") and message["id"] in (number, 0):
                return message

    def receive(self, timeout: float = 30.0) -> dict[str, Any]:
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
            self.seq = message["seq"]
        if kind == "snapshot":
            self.game, self.seat = message["game"], message["seat"]
            self.question, self.view = message["question"], message["view"]
            self.stage = message["lobby"]["stage"]
        elif kind == "lobby":
            self.stage = message["lobby"]["stage"]
            if self.stage == "committed" and self.seat not in (-1, 15):
                self.send("nonce", nonce="00" * 16)
        elif kind == "asked":
            self.question = message["question"]
        elif kind == "told":
            self.view = message["view"]
        elif kind == "ended":
            self.question = None

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
        reply = self.ask("answer", question=number, text=text)
        if reply["type"] == "ok" and self.question and self.question["number"] == number:
            self.question["sealed"] = text
        return reply
