"""What comes in over HTTP: no larger and no slower than it may be."""

import asyncio
from typing import Any

import msgspec
from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import ClientDisconnect, Request

from fistful.engine.errors import Invalid
from fistful.server import limits


async def read_bytes(request: Request, most: int) -> bytes:
    """Read a body of at most so many bytes. Raises Invalid."""
    body = b""
    try:
        async with asyncio.timeout(limits.REQUEST_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise Invalid("too-large", most=most)
    except (TimeoutError, ClientDisconnect):
        raise Invalid("bad-request", problem="the body did not come") from None
    return body


async def read_body(request: Request, kind: Any, most: int = limits.LARGEST_BODY) -> Any:
    """Read a JSON body of a type. Raises msgspec.MsgspecError or Invalid."""
    body = await read_bytes(request, most)
    try:
        return msgspec.json.decode(body, type=kind)
    except (RecursionError, UnicodeError) as problem:
        raise Invalid("bad-request", problem=str(problem)[:200]) from None


async def read_text(request: Request) -> str:
    """Read a record's text. Raises Invalid."""
    body = await read_bytes(request, limits.LARGEST_RECORD)
    try:
        return body.decode()
    except UnicodeDecodeError:
        raise Invalid("record-text") from None


class Nth(Convertor[int]):
    """A number in a path that counts something; what is longer is no path of ours."""

    regex = "[0-9]{1,6}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("nth", Nth())
