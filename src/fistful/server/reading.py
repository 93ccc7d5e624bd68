"""What comes in over HTTP: no larger and no slower than it may be."""

import asyncio

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
