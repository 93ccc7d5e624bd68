"""What bots answer to what was offered to them: a moment after they heard it, or before they next
answer a question."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from fistful.bots.talk import reply
from fistful.engine.dice import Dice
from fistful.engine.seats import SPECTATOR
from fistful.server import journal
from fistful.server.awake import AwakeRoom, Mark
from fistful.server.stages import PLAYING
from fistful.table.table import Table

if TYPE_CHECKING:
    from fistful.server.clockwork import Clockwork


def wake(clockwork: "Clockwork", live: AwakeRoom, late: float) -> None:
    """Let the bots that owe an offer an answer think; how long is drawn before they look."""
    table = live.room.table
    assert table is not None
    if live.room.is_muted:
        return
    for by, to in table.pledges.open_offers():
        mark = (live.room.games, by, to)
        if table.bots[to] and mark not in live.replying:
            live.replying.add(mark)
            wait = clockwork.hub.think() + late
            clockwork.hub.spawn(answer(clockwork, live, mark, wait))


async def answer(clockwork: "Clockwork", live: AwakeRoom, mark: Mark, wait: float) -> None:
    """Say yes or no, if the offer still stands then."""
    dice = clockwork.hub.bots.talk_dice()
    await asyncio.sleep(wait)
    try:
        await clockwork.hub.write(live, partial(words_for, live, mark, dice))
    finally:
        # If a pause or its own answer came between, whoever sets the timers again lets it think
        # again.
        live.replying.discard(mark)


async def before_answering(
    clockwork: "Clockwork", live: AwakeRoom, seat: int, wait: float, dice: Dice
) -> None:
    """Let a bot say yes or no to what it was offered before it answers a question that may be about
    that; not where who is asked is nobody's business."""
    table = live.room.table
    if table is None or table.phase().is_quiet or live.room.is_muted:
        return
    offers = [by for by, to in table.pledges.open_offers() if to == seat]
    if offers:
        await live.pause(wait / 4)
    for by in offers:
        mark = (live.room.games, by, seat)
        await clockwork.hub.write(live, partial(words_for, live, mark, dice))


def words_for(live: AwakeRoom, mark: Mark, dice: Dice) -> list[journal.AnyEntry]:
    """Return what a bot says to an offer; nothing if it may not, or owes it no more."""
    _, by, to = mark
    table = open_at(live, mark)
    # A word given after the answer it is about would be kept or broken by chance.
    if table is None or table.has_sealed(to):
        return []
    view = table.view(SPECTATOR)
    said = reply(table.rules, table.bots[to], view, to, by, dice, table.talk)
    return [journal.Talked(live.time(), to, said.text(table.names))]


def open_at(live: AwakeRoom, mark: Mark) -> Table | None:
    """Return the table at which a bot still owes an offer an answer, if it does."""
    game, by, to = mark
    room, table = live.room, live.room.table
    if table is None or room.stage != PLAYING or room.games != game or room.is_muted:
        return None
    is_open = (by, to) in table.pledges.open_offers() and bool(table.bots[to])
    return table if is_open and table.paused_at is None else None
