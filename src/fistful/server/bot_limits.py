"""Bots at the tables of one address: how many may play, and how many of those may search."""

from collections.abc import Callable, Iterable

from fistful.bots import searches
from fistful.server import limits, protocol
from fistful.server.awake import AwakeRoom
from fistful.server.referee import Refused
from fistful.server.stages import COMMITTED, LOBBY, PLAYING


def check_bots(rooms: Iterable[AwakeRoom], live: AwakeRoom, request: protocol.AnyRequest) -> None:
    """Raise Refused if a request would let too many bots play on the account of one address."""
    if not isinstance(request, protocol.Start | protocol.PutBot):
        return
    place = live.place()
    at_play = [one for one in rooms if one.room.stage in (COMMITTED, PLAYING)]
    playing = [bot for one in at_play if one.place() == place for bot in bots_at(one)]
    before = [] if live.room.stage == LOBBY else bots_at(live)
    after = bots_after(live, request)
    for kind, most, code in (
        (bool, limits.BOTS_PER_ADDRESS, "bots-many"),
        (searches, limits.SEARCHERS_PER_ADDRESS, "searchers"),
    ):
        more = count(after, kind) - count(before, kind)
        if more > 0 and count(playing, kind) + more > most:
            raise Refused(code, most=most)


def bots_at(live: AwakeRoom) -> list[str]:
    """Return the kinds of bots at a table, by chair; nothing where a person sits or nobody."""
    return [live.room.bot_at(seat) for seat in range(len(live.room.chairs))]


def bots_after(live: AwakeRoom, request: protocol.Start | protocol.PutBot) -> list[str]:
    """Return the kinds of bots at a table, were a request granted."""
    bots = bots_at(live)
    if isinstance(request, protocol.PutBot):
        return [request.bot if seat == request.seat else bot for seat, bot in enumerate(bots)]
    chairs = zip(live.room.chairs, bots, strict=True)
    return [bot or ("" if chair else request.fill) for chair, bot in chairs]


def count(bots: list[str], is_kind: Callable[[str], bool]) -> int:
    """Return how many bots are of a kind."""
    return len([bot for bot in bots if is_kind(bot)])
