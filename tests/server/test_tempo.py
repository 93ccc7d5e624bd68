"""The clock of the real table: whoever has not aimed or decided on three is too slow, and when
somebody has says nothing to the others."""

import asyncio
from typing import Any

import pytest

from fistful.bots import find_bot
from fistful.engine.dice import QuickDice
from fistful.engine.errors import FistfulError, Illegal, Late
from fistful.games import games
from fistful.server import protocol
from fistful.server.bots import SLOWEST, least_time
from fistful.server.races import LARGEST_CORRECTION, close_of
from fistful.server.referee import MORE_TIME
from fistful.server.stages import OVER
from fistful.table.clock import CLOCKS, COUNT, clocks_of
from fistful.table.record import CLOCK_LINE
from tests.figures import reached
from tests.secrets import find_secrets
from tests.server.inside import Inside, run

REAL = CLOCKS["real"]
#: The games in which somebody counts.
COUNTED = [game for game in games() if "real" in clocks_of(games()[game].rules)]


async def answer_all(inside: Inside, *but: int) -> None:
    """Let everybody who owes an answer give one."""
    for seat in inside.table.owing():
        if seat not in but:
            await inside.answer(seat, inside.legal(seat)[0])


async def wait_until(inside: Inside, instant: float) -> None:
    await asyncio.sleep(instant - inside.live.time())


async def reach(phase: str, game: str = "cash-n-guns", clock: str = "real") -> Inside:
    """Return a table that asks for something that is counted."""
    inside = await Inside().lay(game, 4, clock, speed="normal")
    while inside.table.phase().name != phase:
        table, number = inside.table, inside.table.question.number
        await wait_until(inside, table.question.opens)
        await answer_all(inside)
        while inside.table.question.number == number:
            await asyncio.sleep(0.5)
    await wait_until(inside, inside.table.question.opens)
    return inside


def spoken_by_clock(inside: Inside) -> list[str]:
    lines = [line for line in inside.table.lines if line.kind == CLOCK_LINE]
    return [f"{line.who}: {line.text}" for line in lines]


def last(inside: Inside, kind: str) -> dict[str, Any]:
    return [one for one in inside.ears[""].updates() if one["type"] == kind][-1]


def counts(told: dict[str, Any]) -> list[str]:
    beats = [beat["name"] for act in told["acts"] for beat in act.get("before", [])]
    return [name for name in beats if name.startswith("count-")]


@pytest.mark.parametrize(
    ("game", "phase", "said"),
    [
        ("cash-n-guns", "aim", "too-slow"),  # CG-13
        ("cash-n-guns", "courage", "stay"),  # CG-15
        ("stetsons-and-sixguns", "stance", "stance stand"),  # SS-90
    ],
)
def test_whoever_has_not_answered_on_three_is_too_slow(game: str, phase: str, said: str) -> None:
    async def slow() -> None:
        inside = await reach(phase, game)
        question = inside.table.question
        await answer_all(inside, 3)
        assert question.deadline == question.opens + inside.table.phase().count
        await wait_until(inside, question.deadline)
        assert inside.table.question.number == question.number
        await wait_until(inside, close_of(question.deadline) + 0.01)
        assert inside.table.question.number > question.number
        assert spoken_by_clock(inside) == [f"Dee: {said}"]
        await inside.close()

    run(slow())


def test_who_is_too_slow_for_stetsons_points_somewhere() -> None:
    async def slow() -> None:
        inside = await reach("aim", "stetsons-and-sixguns")
        await answer_all(inside, 3)
        await wait_until(inside, close_of(inside.table.question.deadline) + 0.01)
        assert spoken_by_clock(inside)[0].startswith("Dee: aim ")
        await inside.close()

    run(slow())


@pytest.mark.parametrize(("game", "phase"), [("cash-n-guns", "aim"), ("cash-n-guns", "courage")])
def test_it_is_counted_once_while_the_question_is_open_or_else_before_the_guns_swing(
    game: str, phase: str
) -> None:
    async def counted(clock: str) -> tuple[float, list[str]]:
        inside = await reach(phase, game, clock)
        count: float = last(inside, "asked")["question"]["count"]
        await answer_all(inside, 3)
        await wait_until(inside, close_of(inside.table.question.deadline) + 0.01)
        found = counts(last(inside, "told"))
        await inside.close()
        return count, found

    assert run(counted("real")) == (COUNT, [])
    assert run(counted("normal")) == (0.0, ["count-1", "count-2", "count-3"])


@pytest.mark.parametrize(
    ("latency", "after", "is_taken"),
    [
        (0.0, -0.01, True),
        (0.0, 0.01, False),
        (0.1, 0.09, True),
        (0.1, 0.11, False),
        # A device can pretend to be slow, but not for long.
        (9.0, LARGEST_CORRECTION - 0.01, True),
        (9.0, LARGEST_CORRECTION + 0.01, False),
    ],
)
def test_an_answer_is_in_time_if_it_was_given_in_time(
    latency: float, after: float, is_taken: bool
) -> None:
    async def late() -> None:
        inside = await reach("aim")
        question = inside.table.question
        await answer_all(inside, 3)
        inside.ears["dee"].latency = latency
        await wait_until(inside, question.deadline + after)
        request = protocol.Answer(id=1, question=question.number, text="aim Ann")
        if is_taken:
            await inside.ask("dee", request)
            # Sent again it is not late, either.
            await wait_until(inside, question.deadline + LARGEST_CORRECTION - 0.001)
            await inside.ask("dee", request)
        else:
            with pytest.raises(Late):
                await inside.ask("dee", request)
        await asyncio.sleep(1.0)
        assert spoken_by_clock(inside) == ([] if is_taken else ["Dee: too-slow"])
        await inside.close()

    run(late())


def test_every_clock_gives_answers_on_their_way_their_time() -> None:
    async def late() -> None:
        inside = await reach("aim", clock="quick")
        question = inside.table.question
        inside.ears["dee"].latency = 0.1
        await wait_until(inside, question.deadline + 0.05)
        with pytest.raises(Late):
            await inside.answer(0, "aim Dee")
        await inside.answer(3, "aim Ann")
        await asyncio.sleep(1.0)
        assert len(spoken_by_clock(inside)) == 3
        await inside.close()

    run(late())


def test_when_somebody_aims_says_nothing_to_the_others() -> None:
    async def heard(seconds: float, at: str) -> list[tuple[float, int]]:
        """Return when the others are told something, and how long that is."""
        inside = await reach("aim")
        began = inside.live.time()
        before = {who: len(ear.heard) for who, ear in inside.ears.items()}
        await answer_all(inside, 2, 3)

        async def dee() -> None:
            await asyncio.sleep(seconds)
            await inside.answer(3, f"aim {at}")

        aiming = asyncio.create_task(dee())
        await asyncio.sleep(4.0)
        await inside.answer(2, "aim Ann")
        await aiming
        await wait_until(inside, began + 7.0)
        found = [
            (round(when - began, 3), len(frame))
            for who in ("ann", "bob", "cid", "")
            for when, frame in inside.ears[who].heard[before[who] :]
        ]
        await inside.close()
        return found

    early = run(heard(0.5, "Bob"))
    # Ann, Bob and Cid hear that their answers are taken, and all what came of it: the aims, the
    # next question, and that no more bets are taken.
    assert len(early) == 3 + 3 * 4
    for seconds in (2.0, 3.9, 5.9):
        assert run(heard(seconds, "Bob")) == early
    assert run(heard(3.0, "Cid")) == early


def test_more_time_is_one_tap_away_and_the_count_begins_later() -> None:
    async def more() -> None:
        inside = await reach("aim")
        due = inside.table.question.deadline
        await wait_until(inside, due - 1.0)
        await inside.ask("dee", protocol.MoreTime(id=1))
        assert last(inside, "moved")["deadline"] == pytest.approx(due + MORE_TIME)
        with pytest.raises(Illegal, match="no-more-time"):
            await inside.ask("bob", protocol.MoreTime(id=1))
        await inside.ask("ann", protocol.Extend(id=1))
        due += 2 * MORE_TIME
        await wait_until(inside, due - COUNT)
        assert spoken_by_clock(inside) == []
        await answer_all(inside)
        await wait_until(inside, close_of(due) + 0.01)
        assert inside.table.phase().name == "courage"
        await inside.close()

    run(more())


def test_nobody_talks_on_when_all_have_decided() -> None:
    async def decided() -> None:
        inside = await reach("courage")
        await asyncio.sleep(2.0)
        await answer_all(inside)
        question = inside.table.question
        assert question.deadline == pytest.approx(inside.live.time() + COUNT)
        assert last(inside, "moved")["deadline"] == question.deadline
        await wait_until(inside, close_of(question.deadline) + 0.01)
        assert inside.table.question.number > question.number
        await inside.close()

    run(decided())


def counted_phases() -> list[Any]:
    return [
        pytest.param(phase, rules.most, id=f"{game}-{phase.name}")
        for game, rules in [(game, games()[game].rules) for game in COUNTED]
        for phase in rules.phases
        if phase.count
    ]


@pytest.mark.parametrize(("phase", "most"), counted_phases())
def test_bots_have_time_enough(phase: Any, most: int) -> None:
    assert REAL.seconds(phase) == phase.count
    assert max(SLOWEST, least_time(["search"] * most)) < phase.count - 1.0
    assert phase.count > COUNT


def test_games_that_count_are_those_whose_rulebooks_do() -> None:
    assert COUNTED == ["cash-n-guns", "stetsons-and-sixguns"]
    for game in games().values():
        for phase in game.rules.phases:
            clock = CLOCKS["normal"]
            assert phase.count or REAL.seconds(phase) == clock.seconds(phase)


TABLES = [(game, *table) for game in COUNTED for table in find_secrets(game).tables]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=str)
def test_people_who_decide_while_it_is_counted_are_in_time(
    game: str, seats: int, options: dict[str, str]
) -> None:
    async def whole() -> None:
        inside = Inside(think=lambda: SLOWEST)
        await inside.lay(game, seats, "real", options, bots=range(2, seats), speed="normal")
        dice, counted = QuickDice(4), 0
        bot = find_bot("rules", inside.table.game)
        while inside.live.room.stage != OVER:
            table, number = inside.table, inside.table.question.number
            asked = table.question
            counted += asked.count > 0
            await wait_until(inside, max(asked.opens, inside.live.time()))
            if asked.count:
                await wait_until(inside, max(asked.deadline - 1.0, inside.live.time()))
            for seat in [seat for seat in (0, 1) if seat in inside.table.owing()]:
                if inside.table.question.number != number:
                    break
                choice = bot.choose(table.view(seat), table.legal(seat), dice)
                try:
                    await inside.answer(seat, table.text(choice))
                except FistfulError:
                    assert table.phase().is_race
            while inside.table.question.number == number and inside.live.room.stage != OVER:
                await asyncio.sleep(0.1)
        assert spoken_by_clock(inside) == []
        assert counted
        reached(f"{game} {counted} questions counted, 0 answers by the clock")
        await inside.close()

    run(whole())
