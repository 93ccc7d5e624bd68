"""Races against bots at a server: people can win them, and the bots' instants say nothing."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import pytest

from fistful.bots.reaction import MEDIAN, QUICKEST, SLOWEST, reaction
from fistful.engine.dice import QuickDice
from fistful.engine.errors import FistfulError
from fistful.server.bots import race_time
from fistful.server.journal import Raced, read_entry
from fistful.server.lanes import Share
from tests.server.inside import Inside, run

pytestmark = pytest.mark.usefixtures("toy")


async def reach_race(react: Callable[[], float], grabs: bool) -> Inside:
    """Return a table that has just come to a race between a person and a bot; one is out."""
    inside = await Inside(think=lambda: 0.0, react=react).lay("toy", 3, bots=[1, 2])

    async def choose(
        share: Share,
        game: str,
        kind: str,
        view: dict[str, object],
        legal: list[int],
        seconds: float | None = None,
        key: bytes = b"",
    ) -> int:
        return legal[0] if grabs and view["phase"] == "race" else legal[-1]

    inside.hub.bots.choose = choose  # type: ignore[method-assign]
    while not inside.table.phase().is_race:
        if 0 in inside.table.owing():
            await inside.answer(0, inside.legal(0)[0])
        await asyncio.sleep(0.01)
    assert inside.table.owing() == [0, 2]
    return inside


async def race(react: Callable[[], float], after: float) -> int:
    """Let a person answer so long after a race is shown; return the seat that won."""
    inside = await reach_race(react, grabs=True)
    await asyncio.sleep(after - 0.01)
    # Refused if the bot was quicker.
    with suppress(FistfulError):
        await inside.answer(0, "grab")
    await asyncio.sleep(1.0)
    raced = [read_entry(one) for one in inside.store.entries["room"]]
    await inside.close()
    return next(entry.seats[0] for entry in raced if isinstance(entry, Raced))


def test_a_person_who_answers_in_a_second_and_a_half_wins_most_races() -> None:
    dice = QuickDice(7)
    won = [run(race(lambda: reaction(dice), 1.5)) == 0 for _ in range(60)]
    assert sum(won) >= 0.7 * len(won)


def test_a_person_who_takes_longer_than_any_bot_loses() -> None:
    assert run(race(lambda: reaction(QuickDice(7)), SLOWEST + 1.0)) == 2


@pytest.mark.parametrize("grabs", [True, False])
def test_when_bots_answer_a_race_does_not_depend_on_what_they_do(grabs: bool) -> None:
    """The instant is drawn before the bot looks, with nothing it could depend on."""
    drawn: list[float] = []

    def react() -> float:
        drawn.append(reaction(QuickDice(3)))
        return drawn[-1]

    async def play() -> float:
        inside = await reach_race(react, grabs)
        ear = inside.ears["ann"]
        heard = len(ear.heard)
        number = inside.table.question.number
        await asyncio.sleep(drawn[-1] - 0.05)
        assert len(ear.heard) == heard, "nothing is heard before"
        assert inside.table.question.number == number
        await inside.close()
        return drawn[-1]

    assert run(play()) == reaction(QuickDice(3))


def test_bots_react_to_a_race_as_people_do() -> None:
    drawn = sorted([race_time() for _ in range(400)])
    assert drawn[0] >= QUICKEST
    assert drawn[-1] <= SLOWEST
    assert abs(drawn[200] - MEDIAN) < 0.4


def test_a_question_says_whether_it_is_a_race() -> None:
    async def play() -> list[bool]:
        inside = await reach_race(lambda: 3.0, grabs=False)
        asked = [one for one in inside.ears["ann"].updates() if one["type"] == "asked"]
        await inside.close()
        return [one["question"]["is_race"] for one in asked]

    found = run(play())
    assert found[-1] and not all(found)
