"""One person at the table: bots take as long as its speed says, and nobody races a clock."""

import asyncio
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from fistful.engine.dice import QuickDice
from fistful.engine.errors import FistfulError
from fistful.games import games
from fistful.server import bookmark, protocol
from fistful.server.journal import Answered, read_entry
from fistful.server.patience import LEAST_SECONDS, SEARCH_SECONDS, SOLO_BEAT, Patience
from fistful.server.room import Room
from fistful.table.players import HELPED
from fistful.table.record import read_record
from fistful.table.verify import verify
from tests.secrets import find_secrets
from tests.server.client import Device, running
from tests.server.inside import Inside, run
from tests.server.play import OPEN
from tests.server.test_timing import card

#: Decisions of the person in one game of a test.
MOST = 30


async def lay(game: str, seats: int, **wishes: Any) -> Inside:
    """Return a table with one person and bots."""
    inside = Inside(think=lambda: 1.0)
    inside.is_solo = True
    return await inside.lay(game, seats, bots=range(1, seats), **wishes)


async def play_on(inside: Inside, dice: QuickDice, most: int = MOST) -> list[float]:
    """Let the person answer at once; return how long each wait for the next question was."""
    waits: list[float] = []
    since = inside.hub.clock()
    while not inside.table.is_over() and len(waits) < most:
        if 0 in inside.table.owing():
            waits.append(inside.hub.clock() - since)
            legal = inside.legal(0)
            try:
                await inside.answer(0, legal[dice.below(len(legal))])
            except FistfulError as refusal:
                assert refusal.code in ("race-lost", "question-closed")
            since = inside.hub.clock()
        await asyncio.sleep(0.001)
    return waits


@pytest.mark.parametrize("game", games())
def test_no_question_has_an_end_if_nobody_wants_a_clock(game: str) -> None:
    async def play() -> None:
        for seats, options in find_secrets(game).tables[:2]:
            inside = await lay(game, seats, options=options)
            await play_on(inside, QuickDice(seats))
            asked = [one["question"] for one in inside.ears["ann"].updates() if "question" in one]
            ends = [one.get("deadline") for one in asked if isinstance(one, dict)]
            assert ends and not any(ends)
            await inside.close()

    run(play())


@pytest.mark.parametrize("game", games())
def test_at_the_fastest_speed_a_bot_takes_no_longer_than_a_beat(game: str) -> None:
    async def play() -> None:
        seats, options = find_secrets(game).tables[0]
        inside = await lay(game, seats, options=options)
        await play_on(inside, QuickDice(3))
        # A room that was just woken leaves the first move to whoever moved it before.
        taken = delays_of_bots(inside)[1:]
        assert taken and max(taken) <= SOLO_BEAT + 1e-6
        await inside.close()

    run(play())


def delays_of_bots(inside: Inside) -> list[float]:
    """Return how long after the last entry each answer of a bot was written."""
    entries = [read_entry(one) for one in inside.store.entries["room"]]
    return [
        one.at - last.at for last, one in pairwise(entries) if isinstance(one, Answered) and one.by
    ]


def test_bots_take_as_long_as_the_speed_says() -> None:
    async def taken(speed: str) -> float:
        inside = await lay("blasting-billy", 3, speed=speed)
        while 0 not in inside.table.owing():
            await asyncio.sleep(0.1)
        await inside.answer(0, inside.legal(0)[0])
        number, opens = inside.table.question.number, inside.table.question.opens
        while inside.table.question.number == number:
            await asyncio.sleep(0.01)
        wait: float = inside.hub.clock() - opens
        await inside.close()
        return wait

    slow, normal, fast = [run(taken(speed)) for speed in ("slow", "normal", "fast")]
    assert slow == pytest.approx(1.8, abs=0.1)
    assert normal == pytest.approx(1.0, abs=0.1)
    assert fast == pytest.approx(0.5, abs=0.1)


def test_whoever_turns_the_show_off_does_not_wait_for_a_bot_that_seems_to_think() -> None:
    async def play() -> float:
        inside = await lay("blasting-billy", 3, speed="slow")
        while 0 not in inside.table.owing():
            await asyncio.sleep(0.1)
        await inside.answer(0, inside.legal(0)[0])
        number = inside.table.question.number
        await inside.ask("ann", protocol.Skip(id=1))
        since = inside.hub.clock()
        await inside.ask(
            "ann",
            protocol.Change(
                id=2,
                is_locked=False,
                is_code_hidden=False,
                is_muted=False,
                clock="none",
                speed="off",
            ),
        )
        while inside.table.question.number == number:
            await asyncio.sleep(0.001)
        wait = inside.hub.clock() - since
        await inside.close()
        return wait

    assert run(play()) < 0.1


@pytest.mark.usefixtures("toy")
def test_how_long_a_bot_takes_says_nothing_to_whoever_plays_alone() -> None:
    async def play(seed: int) -> list[float]:
        inside = Inside(think=lambda: 1.0)
        inside.is_solo = True
        # The better the card, the longer the bot thinks.
        inside.hub.bots.seconds = lambda view: 0.002 * card(view)  # type: ignore[attr-defined]
        await inside.lay("toy", 5, bots=range(1, 5), seed=f"{seed:064x}")
        await play_on(inside, QuickDice(seed))
        await inside.close()
        return delays_of_bots(inside)[4:]

    taken = {round(one, 2) for seed in range(1, 10) for one in run(play(seed))}
    # Those who were asked together answer together, on the beat.
    assert taken == {0.0, SOLO_BEAT}


def test_searches_together_get_as_long_as_somebody_waits() -> None:
    patience = Patience()
    spent = [patience.spend(["level-5"]) for _ in range(60)]
    assert spent == sorted(spent, reverse=True)
    assert spent[-1] == LEAST_SECONDS
    assert sum(spent) < SEARCH_SECONDS + 60 * LEAST_SECONDS
    patience.renew((0, 7))
    assert patience.spend(["level-5"]) == spent[0]


# Taking back.


async def answered(inside: Inside) -> str:
    """Let the person answer the next question; return what."""
    while 0 not in inside.table.owing():
        await asyncio.sleep(0.01)
    text = inside.legal(0)[0]
    await inside.answer(0, text)
    return text


def test_a_sealed_answer_can_be_taken_back_while_others_think() -> None:
    async def play() -> None:
        inside = await lay("cash-n-guns", 4, speed="slow")
        text = await answered(inside)
        before = inside.table.view(0)
        assert 0 not in inside.table.owing()
        await inside.ask("ann", protocol.TakeBack(id=1))
        assert 0 in inside.table.owing() and text in inside.legal(0)
        assert before["phase"] == inside.table.view(0)["phase"]
        other = inside.legal(0)[-1]
        await inside.answer(0, other)
        await play_on(inside, QuickDice(1), 1000)
        assert inside.table.is_over()
        record = read_record(inside.live.room.records[-1])
        assert f"Ann took back: {text}" in [line.text for line in record.lines]
        assert verify(record) > 0
        await inside.close()

    run(play())


def test_nothing_can_be_taken_back_once_others_moved_or_something_was_learnt() -> None:
    async def play() -> None:
        inside = await lay("cash-n-guns", 4)
        await answered(inside)
        while 0 not in inside.table.owing():
            await asyncio.sleep(0.01)
        with pytest.raises(FistfulError, match="no-way-back"):
            await inside.ask("ann", protocol.TakeBack(id=1))
        await inside.close()

    run(play())


@pytest.mark.parametrize("game", games())
def test_what_may_be_taken_back_told_nothing(game: str) -> None:
    """Whatever the person answers instead, the game can be the one that was: no draw is lost."""

    async def play() -> int:
        seats, options = find_secrets(game).tables[0]
        inside = await lay(game, seats, options=options, speed="slow")
        dice, backs = QuickDice(11), 0
        for _ in range(25):
            while 0 not in inside.table.owing() and not inside.table.is_over():
                await asyncio.sleep(0.05)
            if inside.table.is_over():
                break
            legal = inside.legal(0)
            actions, lines = inside.table.actions, len(inside.table.lines)
            try:
                await inside.answer(0, legal[dice.below(len(legal))])
                await inside.ask("ann", protocol.TakeBack(id=1))
            except FistfulError as refusal:
                assert refusal.code in ("no-way-back", "not-open", "race-lost", "wrong-stage")
                continue
            backs += 1
            assert inside.table.actions == actions and len(inside.table.lines) == lines + 1
            assert sorted(inside.legal(0)) == sorted(legal)
            room = Room()
            for _ in bookmark.read_bookmark(bookmark.write_bookmark(inside.live.room), room):
                pass
            assert room.table is not None and room.table.view(0) == inside.table.view(0)
            assert room.table.question.number == inside.table.question.number
            await inside.answer(0, legal[dice.below(len(legal))])
        await inside.close()
        return backs

    # In Blasting Billy every turn ends with a card that is drawn.
    assert bool(run(play())) == (game != "blasting-billy")


def test_people_among_themselves_take_nothing_back_and_get_no_hints() -> None:
    async def play() -> None:
        inside = await Inside().lay("cash-n-guns", 4, bots=[2, 3])
        await inside.answer(0, inside.legal(0)[0])
        with pytest.raises(FistfulError, match="not-alone"):
            await inside.ask("ann", protocol.TakeBack(id=1))
        with pytest.raises(FistfulError, match="not-alone"):
            await inside.ask("bob", protocol.Hint(id=1))
        await inside.close()

    run(play())


def test_a_hint_weighs_what_may_be_answered_and_stands_in_the_record(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server:
        ann = Device(server).lay("blasting-billy", seats=3, clock="none", name="Ann").connect()
        assert ann.ask("start", fill="rules")["type"] == "ok"
        dice = QuickDice(4)
        helped = False
        while ann.stage != "over":
            if not ann.owes():
                ann.receive()
                continue
            assert ann.question is not None
            legal = [choice["text"] for choice in ann.question["legal"]]
            if not helped and len(legal) > 1:
                number = ann.send("hint")
                # A search waits for everything else on a machine with much to do.
                while (reply := ann.receive(180))["type"] not in ("hinted", "error"):
                    pass
                assert reply["type"] == "hinted" and reply["id"] == number
                shares = [one["share"] for one in reply["advice"]]
                assert {one["text"] for one in reply["advice"]} <= set(legal)
                assert shares == sorted(shares, reverse=True) and 0 < sum(shares) <= 101
                helped = True
            ann.answer(legal[dice.below(len(legal))])
        record = ann.http.get(f"/api/tables/{ann.code}/record").text
        assert f"# Ann{HELPED}" in record
        assert verify(read_record(record)) > 0
