"""Friends in other houses: a way that only passes bytes, and what `--share` says."""

import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from copy import copy
from pathlib import Path
from threading import Thread

from click.testing import CliRunner

from fistful.server.command import SHARE, serve
from tests.server.client import Device, running
from tests.server.play import OPEN, begin, play, sync


@contextmanager
def tunnel(port: int) -> Iterator[int]:
    """Pass bytes from another port to a server's, as `ssh -R` does; yield that port."""
    listener = socket.create_server(("127.0.0.1", 0))

    def pump(source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                sink.sendall(data)
        for end in (source, sink):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def serve_one(near: socket.socket) -> None:
        with near, socket.create_connection(("127.0.0.1", port)) as far:
            back = Thread(target=pump, args=(far, near))
            back.start()
            pump(near, far)
            back.join()

    def listen() -> None:
        with suppress(OSError):
            while True:
                Thread(target=serve_one, args=(listener.accept()[0],)).start()

    waiting = Thread(target=listen)
    waiting.start()
    yield int(listener.getsockname()[1])
    listener.shutdown(socket.SHUT_RDWR)
    waiting.join()
    listener.close()


def test_a_game_is_played_from_two_houses(tmp_path: Path) -> None:
    shared = "http://friends.example:8642"
    with (
        running(tmp_path, constants=OPEN, arguments=("--share", shared)) as server,
        tunnel(server.port) as port,
    ):
        elsewhere = copy(server)
        elsewhere.port = port
        ann = Device(server).lay("blasting-billy", seats=2, name="Ann", clock="none").connect()
        bob = Device(elsewhere)
        assert bob.http.get("/api/address").json()["url"] == shared
        # A browser says where its page is from: the tunnel's own address, as in `Host`.
        bob.http.headers["origin"] = elsewhere.url
        bob.join(ann.code, "Bob").connect()
        begin([ann, bob])
        play([ann, bob])
        sync([bob])
        assert bob.stage == "over"


def test_what_share_says_names_the_port_and_bad_addresses_are_refused() -> None:
    assert re.search(r"ssh -N -R 8642:localhost:1234 ", SHARE.format(port=1234))
    told = CliRunner().invoke(serve, ["--share", "ftp://x y"])
    assert told.exit_code == 2 and "--share takes" in told.output
