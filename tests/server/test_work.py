"""R6: how long the server works on an answer says nothing about the answer."""

import asyncio
import gc
import sys
import time
from heapq import heappop
from types import FrameType
from typing import Any

import pytest

from fistful.engine.dice import Dice, QuickDice
from fistful.server import protocol
from fistful.server.referee import FOR_ALL, Referee
from tests.figures import reached
from tests.server.inside import Inside, ListStore, run
from tests.server.phones import Phone, door_of
from tests.server.sizes import FULL, SIZES
from tests.server.test_timing import auc
from tests.server.test_twins import tables_of
from tests.server.twins import passes, walk

#: Games with answers under seal; in the others what is answered is for all to see at once.
SEALED = ["cash-n-guns", "stetsons-and-sixguns"]
#: Where the loop looks which timers are due.
LOOP = "BaseEventLoop._run_once"


async def steps(store: ListStore, at: float, seat: int, text: str) -> list[str]:
    """Let a seat answer in a world of its own; return every step the server took until its ack."""
    inside = await Inside(store, at=at).wake()
    door = door_of(inside)
    phones = {person: await Phone(inside, person).connect(door) for person in inside.people()}
    await asyncio.sleep(1.0)
    taken: list[str] = []

    def note(frame: FrameType, event: str, argument: Any) -> None:
        where = frame.f_code.co_qualname
        # How many timers a new one is compared with, and how many that were called off lie on top,
        # depends on those of other worlds.
        if where != "TimerHandle.__lt__" and not (argument is heappop and where == LOOP):
            taken.append(f"{event} {argument.__qualname__ if event.startswith('c_') else where}")

    phone, number = phones[inside.live.room.chairs[seat]], inside.table.question.number
    gc.disable()
    sys.setprofile(note)
    try:
        reply = await phone.ask("answer", question=number, text=text)
    finally:
        sys.setprofile(None)
        gc.enable()
    assert reply["type"] == "ok" and inside.table.question.number == number
    for phone in phones.values():
        await phone.close()
    await inside.close()
    return taken


async def compare(game: str, seats: int, options: dict[str, str], dice: Dice, most: int) -> int:
    """At sealed questions of a game give two answers in two worlds; return how often."""
    inside = await Inside().lay(game, seats, options=options, seed=f"{dice.below(2**60):064x}")
    compared = 0
    while compared < most and await walk(inside, dice):
        seat = inside.table.owing()[0]
        texts = passes(inside, seat)
        if len(texts) > 1:
            at = inside.hub.clock()
            one = texts[dice.below(len(texts))]
            other = [text for text in texts if text != one][dice.below(len(texts) - 1)]
            taken = [await steps(inside.store.copy(), at, seat, text) for text in (one, other)]
            assert taken[0] == taken[1], f"{game}: more work for {one!r} or {other!r}"
            assert len(taken[0]) > 100
            compared += 1
        legal = inside.legal(seat)
        await inside.answer(seat, legal[dice.below(len(legal))])
    await inside.close()
    return compared


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("game", [*SEALED, "toy"])
def test_every_answer_under_seal_takes_the_same_steps(game: str) -> None:
    """Not one call more or less, in any part of the server, until the answer is acknowledged."""
    compared = number = 0
    while compared < SIZES.answers:
        seats, options = tables_of(game)[number % len(tables_of(game))]
        compared += run(compare(game, seats, options, QuickDice(number), SIZES.answers - compared))
        number += 1
    reached(f"{game} {compared} pairs of answers, the same steps")


def test_more_work_for_one_answer_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test is tested: a referee that looks twice at some answers."""
    honest = Referee.answer

    def curious(referee: Referee, person: str, request: protocol.Answer, at: float) -> Any:
        if "b" in request.text:
            referee.room.seat_of(person)
        return honest(referee, person, request, at)

    monkeypatch.setitem(FOR_ALL, protocol.Answer, curious)
    with pytest.raises(AssertionError, match="more work"):
        run(compare("cash-n-guns", 4, {}, QuickDice(0), 10))


async def times(game: str, seats: int, options: dict[str, str], dice: Dice) -> list[list[float]]:
    """Play a game; return the processor time each answer under seal took, of either half."""
    inside = await Inside().lay(game, seats, options=options, seed=f"{dice.below(2**60):064x}")
    door = door_of(inside)
    phones = {person: await Phone(inside, person).connect(door) for person in inside.people()}
    taken: list[list[float]] = [[], []]
    while await walk(inside, dice):
        asked = inside.table.owing()
        number = inside.table.question.number
        for seat in asked[:-1]:
            texts = sorted(passes(inside, seat))
            half = dice.below(2)
            middle = (len(texts) + half) // 2
            choices = (texts[middle:] if half else texts[:middle]) or texts
            text = choices[dice.below(len(choices))]
            phone = phones[inside.live.room.chairs[seat]]
            begun = time.thread_time_ns()
            await phone.ask("answer", question=number, text=text)
            spent = time.thread_time_ns() - begun
            if len(texts) > 1 and inside.table.question.number == number:
                taken[half].append(spent)
        if inside.table.question.number == number:
            legal = inside.legal(asked[-1])
            await inside.answer(asked[-1], legal[dice.below(len(legal))])
    for phone in phones.values():
        await phone.close()
    await inside.close()
    return taken


@pytest.mark.skipif(SIZES is not FULL, reason="time is measured with the full sizes only")
@pytest.mark.parametrize("game", SEALED)
def test_the_time_an_answer_takes_says_nothing_about_it(game: str) -> None:
    taken: list[list[float]] = [[], []]
    number = 0
    while sum(map(len, taken)) < SIZES.decisions:
        seats, options = tables_of(game)[number % len(tables_of(game))]
        for half, found in enumerate(run(times(game, seats, options, QuickDice(number)))):
            taken[half] += found
        number += 1
    area = auc(taken[1], taken[0])
    reached(f"{game} {sum(map(len, taken))} answers, processing AUC {area:.3f}")
    assert abs(area - 0.5) < 0.03
