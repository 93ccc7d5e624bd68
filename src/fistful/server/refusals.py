"""Refusals over HTTP: whatever is wrong with a request is answered with its code."""

import asyncio
from collections import Counter
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fistful.engine.errors import FistfulError
from fistful.server import bodies
from fistful.server.answers import Handle, reply
from fistful.server.gate import Gate

#: The HTTP status of errors that are not simply bad requests.
STATUS: Final = {
    "table-unknown": 404,
    "metrics-key": 404,
    "record-unfinished": 404,
    "deal-unknown": 404,
    "puzzle-unknown": 404,
    "foreign-origin": 403,
    "no-seat": 403,
    "host-only": 403,
    "table-locked": 403,
    "no-agents": 403,
    "simulation-off": 403,
    "kicked": 403,
    "link-unknown": 403,
    "knock-open": 409,
    "table-full": 409,
    "table-playing": 409,
    "names-same": 409,
    "names-alike": 409,
    "too-large": 413,
    "too-fast": 429,
    "simulation-budget": 429,
    "review-failed": 500,
    "simulation-failed": 500,
    "review-too-long": 422,
    "record-too-big": 413,
    "not-stored": 503,
    "server-full": 503,
    "table-unreadable": 503,
}


class Refusals:
    """Makes doors of handlers: of our own pages only, counted, with typed errors."""

    def __init__(self, gate: Gate) -> None:
        self.gate = gate
        #: How often each door was asked.
        self.requests: Counter[str] = Counter()

    def answered(self, handle: Handle) -> Handle:
        """Turn errors into typed answers."""

        async def answer(request: Request) -> Response:
            self.requests[handle.__name__] += 1
            try:
                self.gate.check_origin(request)
                return await handle(request)
            except FistfulError as error:
                body = bodies.ErrorBody(error.code, error.params)
                return reply(body, STATUS.get(error.code, 400))
            except asyncio.CancelledError:
                # The server ends while somebody waits for something long.
                return reply(bodies.ErrorBody("server-stops", {}), 503)
            except msgspec.MsgspecError as error:
                return reply(bodies.ErrorBody("bad-request", {"problem": str(error)[:200]}), 400)

        return answer
