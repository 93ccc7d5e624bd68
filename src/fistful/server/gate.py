"""The gate: who comes in from where, how often, and with which token."""

import ipaddress
from collections import Counter
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from fistful.engine.errors import Invalid
from fistful.server.desk import Refused
from fistful.server.hub import Hub
from fistful.server.limits import Door, Doors
from fistful.server.live import Live
from fistful.server.tokens import token_hash

#: Requests that change nothing, whoever's page makes them.
HARMLESS: Final = ("GET", "HEAD")
COOKIE_DAYS: Final = 7


class Gate:
    """What every request passes."""

    def __init__(self, hub: Hub, origins: frozenset[str]) -> None:
        self.hub = hub
        #: Origins besides our own whose pages may act here.
        self.origins = origins
        self.doors = Doors()
        #: Open sockets by address.
        self.sockets: Counter[str] = Counter()

    def pass_door(self, door: Door, request: HTTPConnection) -> None:
        """Count an attempt to come in. Raises Refused when there are too many."""
        if not door.allows(address(request), self.hub.clock()):
            raise Refused("too-fast")

    async def find(self, request: HTTPConnection) -> Live:
        """Return the table a request is about. Raises Invalid or Refused.

        Wrong codes count as attempts. Whoever has made too many is refused right ones too, or
        guessing would still tell; only a token of that table opens it then.
        """
        place, now = address(request), self.hub.clock()
        is_shut = self.doors.guessing.is_shut(place, now)
        if is_shut and not has_token(request):
            raise Refused("too-fast")
        code = request.path_params["code"]
        live = await self.hub.find(code)
        if is_shut and (live is None or owner(request, live) is None):
            raise Refused("too-fast")
        if live is None:
            self.doors.guessing.allows(place, now)
            raise Invalid("table-unknown", table=code[:8])
        return live

    def check_origin(self, request: HTTPConnection) -> None:
        """Raise Refused for something another page wants to do here in its visitor's name."""
        if request.scope.get("method") not in HARMLESS and not self.is_origin_ours(request):
            raise Refused("foreign-origin")

    def is_origin_ours(self, request: HTTPConnection) -> bool:
        """Tell whether a page of ours asks; programs send no origin."""
        origin = request.headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        try:
            return urlsplit(origin).netloc == request.headers.get("host")
        except ValueError:
            return False


def address(request: HTTPConnection) -> str:
    """Return where a request comes from: its address, of a long one the network's part."""
    host = request.client.host if request.client else ""
    try:
        number = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(number, ipaddress.IPv6Address):
        mapped = number.ipv4_mapped
        return str(mapped or ipaddress.ip_network((number, 64), strict=False))
    return host


def cookie_name(live: Live) -> str:
    return f"fistful-{live.name}"


def hand_token(response: Response, request: HTTPConnection, live: Live, token: str) -> None:
    """Put a token for a table into a cookie that no script can read."""
    response.set_cookie(
        cookie_name(live),
        token,
        max_age=COOKIE_DAYS * 86400,
        path=f"/api/tables/{live.room.code}",
        httponly=True,
        samesite="strict",
        secure=request.url.scheme in ("https", "wss"),
    )


def has_token(request: HTTPConnection) -> bool:
    """Tell whether a device shows a token for any table."""
    names = [name for name in request.cookies if name.startswith("fistful-")]
    return bool(names) or "authorization" in request.headers


def cookie_hash(request: HTTPConnection, live: Live) -> str:
    """Return the hash of the token a device holds for a table, or nothing."""
    token = request.cookies.get(cookie_name(live), "")
    bearer = request.headers.get("authorization", "").removeprefix("Bearer ")
    return token_hash(token or bearer) if token or bearer else ""


def owner(request: HTTPConnection, live: Live) -> str | None:
    """Return the person whose token a device shows; None if it is nobody's."""
    token = cookie_hash(request, live)
    return live.room.owner(token) if token else None
