"""The gate: who comes in from where, how often, and with which token."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from fistful.engine.errors import FistfulError, Invalid
from fistful.server.address import network_of
from fistful.server.awake import AwakeRoom
from fistful.server.guesses import Guesses
from fistful.server.hub import Hub
from fistful.server.limits import Door, Doors
from fistful.server.referee import Refused
from fistful.server.tokens import token_hash

#: Requests that change nothing, whoever's page makes them.
HARMLESS: Final = ("GET", "HEAD")
COOKIE_DAYS: Final = 7
#: A cookie with a token is named after its table, by the name that is in no other place.
COOKIE: Final = "fistful-"


class Gate:
    """What every request passes."""

    def __init__(self, hub: Hub, origins: frozenset[str]) -> None:
        self.hub = hub
        #: Origins besides our own whose pages may act here.
        self.origins = origins
        self.doors = Doors()
        self.guesses = Guesses()
        #: Open sockets by address.
        self.sockets: Counter[str] = Counter()

    def pass_door(self, door: Door, request: HTTPConnection) -> None:
        """Count an attempt to come in. Raises Refused when there are too many."""
        if not door.allows(address(request), self.hub.clock()):
            raise Refused("too-fast")

    @contextmanager
    def pass_to(self, live: AwakeRoom, request: HTTPConnection) -> Iterator[None]:
        """Count that somebody sits down at a table. A whole room of friends may come from the one
        address where their table is played, and some such rooms."""
        place = address(request)
        if not is_home(live, place):
            with self.counted(self.doors.joining, place):
                yield
            return
        together = self.counted(self.doors.joining_together, place)
        with together, self.counted(self.doors.joining_at_home, live.name):
            yield

    @contextmanager
    def counted(self, door: Door, who: str) -> Iterator[None]:
        """Count something that is done; whoever is refused it may try again.

        Raises Refused when there is too much of it.
        """
        if not door.allows(who, self.hub.clock()):
            raise Refused("too-fast")
        try:
            yield
        except FistfulError:
            door.give_back(who)
            raise

    async def find(self, request: HTTPConnection) -> AwakeRoom:
        """Return the table a request is about. Raises Invalid or Refused.

        Wrong codes count as attempts (`guesses`). Whoever has made too many is refused right ones
        too, or guessing would still tell.
        """
        place, code = address(request), request.path_params["code"]
        async with self.guesses.turn(place):
            is_shut = self.guesses.is_shut(place, self.hub.clock())
            name = None if is_shut else await self.hub.name_of(code)
            if name is None and not is_shut:
                self.guesses.missed(place, code, self.hub.clock())
                raise Invalid("table-unknown", table=code[:8])
        if name is None:
            live = await self.find_own(request, place, code)
        else:
            live = await self.hub.wake(name)
        live.asked_for = self.hub.clock()
        return live

    async def find_own(self, request: HTTPConnection, place: str, code: str) -> AwakeRoom:
        """Return a table to a device that has a token of it or is at home there. Raises Refused.

        No other table is woken or looked for.
        """
        may_try = self.guesses.may_try_at_home(place, code, self.hub.clock())
        live = self.awake(code)
        if live is None and has_cookie(request):
            live = await self.woken_by_cookie(request, code)
        if live is not None:
            is_own = owner(request, live) is not None
            if is_own or (may_try and is_home(live, place)):
                return live
        raise Refused("too-fast")

    def awake(self, code: str) -> AwakeRoom | None:
        """Return the table a code leads to, if it is awake."""
        found = [live for live in self.hub.rooms.values() if live.room.code == code.upper()]
        return found[0] if found and not found[0].is_asleep else None

    async def woken_by_cookie(self, request: HTTPConnection, code: str) -> AwakeRoom | None:
        """Wake a sleeping table for a device that knows its name, as the cookie's name says."""
        name = await self.hub.name_of(code)
        if name is None or f"{COOKIE}{name}" not in request.cookies:
            return None
        return await self.hub.find(code)

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
    """Return the place a request comes from."""
    return network_of(request.client.host if request.client else "")


def is_home(live: AwakeRoom, place: str) -> bool:
    """Tell whether a table is played from an address: somebody who joined is connected there."""
    return place in [one.place for one in live.connections if one.person]


def cookie_name(live: AwakeRoom) -> str:
    return f"{COOKIE}{live.name}"


def hand_token(response: Response, request: HTTPConnection, live: AwakeRoom, token: str) -> None:
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


def has_cookie(request: HTTPConnection) -> bool:
    """Tell whether a device shows a cookie of any table."""
    return any([name.startswith(COOKIE) for name in request.cookies])


def cookie_hash(request: HTTPConnection, live: AwakeRoom) -> str:
    """Return the hash of the token a device holds for a table, or nothing."""
    token = request.cookies.get(cookie_name(live), "")
    bearer = request.headers.get("authorization", "").removeprefix("Bearer ")
    return token_hash(token or bearer) if token or bearer else ""


def owner(request: HTTPConnection, live: AwakeRoom) -> str | None:
    """Return the person whose token a device shows; None if it is nobody's."""
    token = cookie_hash(request, live)
    return live.room.owner(token) if token else None
