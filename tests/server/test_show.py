"""R23: nobody's time runs while the screens still play what led to a question."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from fistful.bots import find_bot
from fistful.engine.dice import QuickDice
from fistful.engine.errors import FistfulError
from fistful.games import games
from fistful.games.game import Game
from fistful.server import protocol
from fistful.server.stages import OVER
from fistful.table.record import CLOCK_LINE
from tests.figures import reached
from tests.secrets import find_secrets
from tests.server.inside import Ear, Inside, run

#: How long people think once a question is on their screens.
THOUGHT = 3.0
#: What a room does in the middle of a scene.
Disturb = Callable[[Inside], Any]


async def play(inside: Inside, disturb: Disturb | None = None) -> Inside:
    """Play a whole game with people who answer when they have thought; return where it ended.

    `disturb` is called once in the middle of each of the first scenes, and may put another server
    in its place.
    """
    dice, disturbed = QuickDice(4), 0
    while inside.live.room.stage != OVER:
        table, now = inside.table, inside.live.time()
        number, opens = table.question.number, table.question.opens
        begins, ends = table.scene.at, table.scene.ends
        if disturb and disturbed < 12 and now < begins and ends - begins > 1.0:
            disturbed += 1
            await asyncio.sleep((begins + ends) / 2 - now)
            inside = await disturb(inside)
            table = inside.table
        await asyncio.sleep(max(0.0, opens + THOUGHT - inside.live.time()))
        for seat in table.owing():
            bot = find_bot("rules", table.game)
            choice = bot.choose(table.view(seat), table.legal(seat), dice)
            # Refused if somebody has just won the race.
            with suppress(FistfulError):
                await inside.answer(seat, table.text(choice))
            if inside.table.question.number != number:
                break
        while inside.table.question.number == number:
            await asyncio.sleep(0.1)
    return inside


def length_of(acts: list[dict[str, Any]]) -> float:
    """Return how long acts take, in seconds."""
    beats = [beat for act in acts for beat in act.get("before", []) + act.get("after", [])]
    return sum([float(one["ms"]) for one in [*acts, *beats]]) / 1000


def watch(ear: Ear, game: Game) -> int:
    """Check what a screen was sent: it has each scene before it begins, plays all of it before the
    next one, and before the question that follows. Return how many scenes there were."""
    curtain, scenes = 0.0, 0
    for came, frame in ear.heard:
        update = json.loads(frame)
        if update["type"] == "told":
            assert came <= update["at"]
            assert update["at"] >= curtain - 0.001
            assert len(update["acts"]) == len(update["events"])
            curtain = update["at"] + length_of(update["acts"])
            scenes += 1
        if update["type"] == "asked":
            opens, due = update["question"]["opens"], update["question"]["deadline"]
            phase = next(
                one for one in game.rules.phases if one.name == update["question"]["phase"]
            )
            assert due >= max(curtain, opens) + phase.seconds - 0.001
            assert phase.is_optional or opens >= curtain - 0.001
    return scenes


def clocked(inside: Inside) -> list[str]:
    return [line.text for line in inside.table.lines if line.kind == CLOCK_LINE]


TABLES = [
    (game, seats, options) for game in games() for seats, options in find_secrets(game).tables
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=str)
def test_nobody_is_too_slow_who_answers_three_seconds_after_seeing_the_question(
    game: str, seats: int, options: dict[str, str]
) -> None:
    async def whole() -> None:
        inside = Inside()
        await inside.lay(game, seats, "normal", options, speed="normal")
        await play(inside)
        assert clocked(inside) == []
        scenes = [watch(ear, inside.table.game) for ear in inside.ears.values()]
        assert min(scenes) == max(scenes) > 5
        reached(f"{game} {scenes[0]} scenes, 0 answers by the clock")
        await inside.close()

    run(whole())


ALL_LAYERS = {"powers": "all", "cop": "on"}


def test_a_phone_that_comes_back_in_a_scene_joins_it_where_it_is() -> None:
    async def reload(inside: Inside) -> Inside:
        before = inside.ears["ann"]
        told = [one for one in before.updates() if one["type"] == "told"]
        if len(told) < 2:
            return inside
        inside.hub.disconnect(inside.live, before)
        ear = inside.ears["ann"] = Ear(inside.hub, "ann")
        inside.hub.connect(inside.live, ear, protocol.Hello(id=1, version=protocol.VERSION))
        [snapshot] = [one for one in ear.updates() if one["type"] == "snapshot"]
        scene = snapshot["scene"]
        assert scene == {name: told[-1][name] for name in ("at", "events", "acts", "view")}
        assert snapshot["view"]["phase"] == told[-2]["view"]["phase"]
        assert snapshot["view"]["money"] == told[-2]["view"]["money"]
        heard = [event for one in told[:-1] for event in one["events"]]
        assert snapshot["events"][-len(heard) :] == heard
        assert scene["at"] <= inside.live.time() < inside.table.scene.ends
        ear.heard = before.heard
        return inside

    async def whole() -> None:
        inside = Inside()
        await inside.lay("cash-n-guns", 5, "normal", ALL_LAYERS, speed="normal")
        await play(inside, reload)
        assert clocked(inside) == []
        await inside.close()

    run(whole())


def test_a_server_that_is_killed_in_a_scene_goes_on_where_it_was() -> None:
    async def kill(inside: Inside) -> Inside:
        now, asked, scene = inside.live.time(), inside.table.question, inside.table.scene
        shown = inside.live.room.teller.snapshot("ann", now)
        inside.hub.clockwork.stop(inside.live)
        other = await Inside(inside.store.copy(), at=now).open()
        assert other.table.question == asked
        assert (other.table.scene.at, other.table.scene.ends) == (scene.at, scene.ends)
        assert other.live.room.teller.snapshot("ann", now) == shown
        return other

    async def whole() -> None:
        inside = Inside()
        await inside.lay("cash-n-guns", 5, "normal", ALL_LAYERS, speed="normal")
        ended = await play(inside, kill)
        assert clocked(ended) == []
        await ended.close()
        await inside.close()

    run(whole())


def test_bots_have_their_time_after_the_scene_too_and_a_skipped_one_is_over() -> None:
    async def bots() -> None:
        inside = Inside(think=lambda: 2.0)
        await inside.lay("cash-n-guns", 4, "none", bots=(1, 2, 3), speed="slow")
        # Now the room is this server's.
        await inside.ask("ann", protocol.Chat(id=1, text="Howdy"))
        table = inside.table
        opens = table.question.opens
        assert opens - inside.live.time() > 3
        await asyncio.sleep(opens - inside.live.time() + 1.9)
        assert table.owing() == [0, 1, 2, 3]
        await asyncio.sleep(0.2)
        assert table.owing() == [0]
        await inside.answer(0, inside.legal(0)[0])
        await inside.ask("ann", protocol.Skip(id=1))
        assert inside.table.question.opens == inside.live.time()
        await asyncio.sleep(2.1)
        assert inside.table.owing() == [0]
        await inside.close()

    run(bots())


def test_a_pause_in_a_scene_stops_it_and_all_that_follows_comes_later() -> None:
    async def rest() -> None:
        inside = await Inside().lay("cash-n-guns", 4, "normal", speed="normal")
        # They load and aim; then guns swing.
        for _ in range(2):
            await asyncio.sleep(inside.table.question.opens - inside.live.time())
            for seat in range(4):
                await inside.answer(seat, inside.legal(seat)[0])
        scene, asked = inside.table.scene, inside.table.question.copy()
        middle = (scene.at + scene.ends) / 2
        await asyncio.sleep(middle - inside.live.time())
        await inside.ask("ann", protocol.Pause(id=1))
        await asyncio.sleep(100)
        await inside.ask("ann", protocol.Resume(id=1))
        table = inside.table
        assert table.scene.at == pytest.approx(scene.at + 100)
        assert table.scene.ends == pytest.approx(scene.ends + 100)
        assert table.question.opens == pytest.approx(asked.opens + 100)
        assert table.question.deadline == pytest.approx(asked.deadline + 100)
        moved = inside.ears["bob"].updates()[-1]
        assert (moved["type"], moved["opens"]) == ("moved", table.question.opens)
        # Whoever comes now sees what the others see: the same moment of the same scene.
        shown = inside.live.room.teller.snapshot("bob", inside.live.time()).scene
        assert shown is not None
        assert shown.at == table.scene.at
        # A question that is open already has only its own time left.
        await asyncio.sleep(table.question.opens + 1 - inside.live.time())
        await inside.ask("ann", protocol.Pause(id=1))
        await asyncio.sleep(50)
        await inside.ask("ann", protocol.Resume(id=1))
        assert inside.table.question.opens == pytest.approx(asked.opens + 100)
        assert inside.table.question.deadline == pytest.approx(asked.deadline + 150)
        assert clocked(inside) == []
        await inside.close()

    run(rest())


def test_the_speed_is_the_tables_and_the_host_sets_it() -> None:
    async def change() -> None:
        inside = await Inside().lay("cash-n-guns", 4, "none", speed="normal")
        switches: Any = {"is_locked": False, "is_code_hidden": False, "is_muted": False}
        request = protocol.Change(id=1, clock="none", speed="off", **switches)
        with pytest.raises(FistfulError, match="host-only"):
            await inside.ask("bob", request)
        await inside.ask("ann", request)
        assert inside.ears["bob"].updates()[-1]["lobby"]["speed"] == "off"
        await asyncio.sleep(20)
        for seat in range(4):
            await inside.answer(seat, inside.legal(seat)[0])
        assert inside.table.question.opens == inside.live.time()
        with pytest.raises(FistfulError, match="unknown-word"):
            await inside.ask("ann", protocol.Change(id=1, clock="none", speed="x", **switches))
        await inside.close()

    run(change())


def test_a_race_gives_nobody_a_start() -> None:
    async def race() -> None:
        inside = await Inside().lay("get-billy-the-kid", 6, "none", speed="normal")
        dice, raced = QuickDice(2), 0
        while inside.live.room.stage != OVER and raced < 3:
            table = inside.table
            if not table.owing():
                # All passed: that shows at its instant.
                await asyncio.sleep(0.5)
                continue
            seat = table.owing()[0]
            bot = find_bot("random", table.game)
            text = table.text(bot.choose(table.view(seat), table.legal(seat), dice))
            if table.phase().is_race and inside.live.time() < table.question.opens:
                raced += 1
                with pytest.raises(FistfulError, match="not-open"):
                    await inside.answer(seat, text)
                await asyncio.sleep(table.question.opens - inside.live.time())
            await inside.answer(seat, text)
        assert raced
        await inside.close()

    run(race())
