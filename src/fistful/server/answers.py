"""Answers over HTTP: plain data as JSON; long ones bit by bit, so that a device that does not read
costs no memory."""

import gzip
import zlib
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

#: Bytes sent at a time. More is only sent to a device that has taken the last.
PIECE: Final = 64 * 1024
#: For zlib: what comes is gzip.
GZIP: Final = 31
PACKED: Final = 5

#: What answers a request; what makes a door of it, whose errors are typed answers (`refusals`).
Handle = Callable[[Request], Awaitable[Response]]
Answered = Callable[[Handle], Handle]


def reply(body: Any, status: int = 200) -> Response:
    """Return plain data as JSON."""
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def pack(data: bytes) -> bytes:
    """Return an answer as it is kept and sent: a fifth as long, and made in no time."""
    return gzip.compress(data, PACKED)


def plain_text(text: str) -> Response:
    return Response(text, media_type="text/plain; charset=utf-8")


class LongAnswer(Response):
    """JSON that is kept compressed, for one reader; `gone` is called when it is through with it."""

    def __init__(
        self, request: Request, packed: bytes, gone: Callable[[], None] = lambda: None
    ) -> None:
        super().__init__(media_type="application/json")
        del self.headers["content-length"]
        self.packed = packed
        self.gone = gone
        self.is_packed = "gzip" in request.headers.get("accept-encoding", "")
        self.headers["vary"] = "accept-encoding"
        if self.is_packed:
            self.headers["content-encoding"] = "gzip"
            self.headers["content-length"] = str(len(packed))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            start = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
            await send(start)
            for piece in cut(self.packed) if self.is_packed else unpacked(self.packed):
                await send({"type": "http.response.body", "body": piece, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            self.gone()


def cut(packed: bytes) -> Iterator[bytes]:
    """Cut bytes into pieces."""
    for first in range(0, len(packed), PIECE):
        yield packed[first : first + PIECE]


def unpacked(packed: bytes) -> Iterator[bytes]:
    """Unpack bytes, never more than a piece at a time."""
    reader = zlib.decompressobj(GZIP)
    left = packed
    while not reader.eof:
        yield reader.decompress(left, PIECE)
        left = reader.unconsumed_tail
