"""A table with one person: bots take as long as its speed says, and nobody races a clock.

What it costs a bot to think may depend on what it holds. So even here an answer comes on a beat, or
when the time is up that a search was given before it looked: an instant says nothing.
"""

import asyncio
import secrets
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from fistful.engine.dice import SealedDice
from fistful.server import journal
from fistful.server.awake import AwakeRoom, Mark
from fistful.server.dealing import bot_key
from fistful.server.patience import SOLO_BEAT, USUAL, Pace
from fistful.server.referee import Refused

if TYPE_CHECKING:
    from fistful.server.clockwork import Clockwork

#: In the place of a seat: the question as a whole.
NOBODY: Final = -1


def set_hurry(live: AwakeRoom) -> None:
    """Let bots that only seem to think be done, if whoever plays alone wants to see nothing."""
    table = live.room.table
    if live.room.is_solo and table is not None and not table.speed.scale:
        live.hurry.set()
    else:
        live.hurry.clear()


def pace(live: AwakeRoom, kinds: list[str]) -> Pace:
    """Return how bots of these kinds, asked together, take their time."""
    table = live.room.table
    if not live.room.is_solo or table is None:
        return USUAL
    if table.phase().is_race and table.question.deadline is not None:
        # A race that somebody wants to run: bots are no quicker than people.
        return USUAL
    if table.speed.scale:
        return Pace(table.speed.scale, None, SOLO_BEAT)
    if any([not table.bots[seat] for seat in table.owing()]):
        live.patience.renew(live.open_question())
    return Pace(0.0, live.patience.spend(kinds), SOLO_BEAT)


def needs_no_bots(clockwork: "Clockwork", live: AwakeRoom) -> bool:
    """Tell whether no bot is to answer by itself now: the person has nothing to decide and is
    passed over, or a race without a clock waits for the person and is then run by lot."""
    table = live.room.table
    assert table is not None
    mark = (live.room.games, table.question.number, NOBODY)
    forced = forced_answer(live)
    if forced is None and not draws_lots(live):
        return False
    people = [seat for seat in table.owing() if not table.bots[seat]]
    if mark not in live.thinking and (forced is not None or not people):
        live.thinking.add(mark)
        clockwork.hub.spawn(go_on(clockwork, live, mark, forced))
    return True


async def go_on(
    clockwork: "Clockwork", live: AwakeRoom, mark: Mark, forced: tuple[int, str] | None
) -> None:
    """Answer for the person, or let bots run a race among themselves."""
    _, question, _ = mark

    def decide() -> list[journal.AnyEntry]:
        if forced is None or live.open_question() != mark[:2]:
            return []
        return [journal.Answered(live.time(), forced[0], question, forced[1])]

    try:
        if forced is None:
            await run_by_lot(clockwork, live, question)
        else:
            await clockwork.hub.write(live, decide)
    finally:
        live.thinking.discard(mark)
    clockwork.schedule(live)


def forced_answer(live: AwakeRoom) -> tuple[int, str] | None:
    """Return the seat and the answer of a person who has nothing to decide and need not be asked:
    in a race, and where saying nothing is an answer."""
    table = live.room.table
    if not live.room.is_solo or table is None or table.question.deadline is not None:
        return None
    phase = table.phase()
    for seat in table.owing():
        legal = table.legal(seat)
        if not table.bots[seat] and len(legal) == 1 and (phase.is_race or phase.is_optional):
            return seat, table.text(legal[0])
    return None


def draws_lots(live: AwakeRoom) -> bool:
    """Tell whether the open question is a race without a clock: lots say who was quickest."""
    table = live.room.table
    return (
        live.room.is_solo
        and table is not None
        and bool(table.phase().is_race)
        and table.question.deadline is None
    )


def lots(seats: Iterable[int], key: bytes) -> list[int]:
    """Return seats in an order drawn by lot; in a deal that others have too the lots are theirs."""
    order = sorted(seats)
    SealedDice(key or secrets.token_bytes(32)).shuffle(order)
    return order


async def run_by_lot(
    clockwork: "Clockwork", live: AwakeRoom, question: int, seat: int = -1, text: str = ""
) -> None:
    """Let all bots answer a race, and the person's answer run with theirs: who is quickest is
    chance, as in every game that is played without people. Raises Refused if the person's lost."""
    table = live.room.table
    assert table is not None
    marks = [(live.room.games, question, other) for other in table.owing() if table.bots[other]]
    seconds = pace(live, [table.bots[other] for _, _, other in marks]).seconds
    chosen = await asyncio.gather(
        *[clockwork.bot_chooses(live, mark, 0.0, True, seconds) for mark in marks]
    )
    answers = {mark[2]: answer for mark, answer in zip(marks, chosen, strict=True) if answer}
    if text:
        answers[seat] = text
    order = lots(answers, bot_key(live.room, NOBODY))
    passing = table.text(table.phase().passing(table.state))
    quickest = [one for one in order if answers[one] != passing][:1]

    def decide() -> list[journal.AnyEntry]:
        if live.open_question() != (live.room.games, question) or not order:
            return []
        now = live.time()
        times = [now] * len(order)
        texts = [answers[one] for one in order]
        return [journal.Raced(now, question, order, texts, times, times)]

    await clockwork.hub.write(live, decide)
    if text and quickest != [seat]:
        raise Refused("race-lost")
