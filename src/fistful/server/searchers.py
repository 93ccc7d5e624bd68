"""Bots that search: how many may play at the tables of one address."""

from collections.abc import Iterable

from fistful.bots import searches
from fistful.server import limits, protocol
from fistful.server.desk import Refused
from fistful.server.live import Live
from fistful.server.room import COMMITTED, LOBBY, PLAYING


def check_searchers(rooms: Iterable[Live], live: Live, request: protocol.AnyRequest) -> None:
    """Raise Refused if a request would let too many bots search on the account of one address."""
    if not isinstance(request, protocol.Start | protocol.PutBot):
        return
    bots = bots_after(live, request)
    more = count(bots) - (0 if live.room.stage == LOBBY else count(bots_at(live)))
    if more <= 0:
        return
    place = live.place()
    at_play = [one for one in rooms if one.room.stage in (COMMITTED, PLAYING)]
    now = sum([count(bots_at(one)) for one in at_play if one.place() == place])
    if now + more > limits.SEARCHERS_PER_ADDRESS:
        raise Refused("searchers", most=limits.SEARCHERS_PER_ADDRESS)


def bots_at(live: Live) -> list[str]:
    """Return the kinds of bots at a table, by chair; nothing where a person sits or nobody."""
    return [live.room.bot_at(seat) for seat in range(len(live.room.chairs))]


def bots_after(live: Live, request: protocol.Start | protocol.PutBot) -> list[str]:
    """Return the kinds of bots at a table, were a request granted."""
    bots = bots_at(live)
    if isinstance(request, protocol.PutBot):
        return [request.bot if seat == request.seat else bot for seat, bot in enumerate(bots)]
    chairs = zip(live.room.chairs, bots, strict=True)
    return [bot or ("" if chair else request.fill) for chair, bot in chairs]


def count(bots: list[str]) -> int:
    """Return how many of these search."""
    return len([bot for bot in bots if bot and searches(bot)])
