"""R6: when a bot answers, and how long frames are, says nothing about what it holds."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import pytest

from fistful.engine.dice import QuickDice
from fistful.server import protocol
from fistful.server.bots import QUICKEST, SLOT_SECONDS, SLOWEST
from fistful.server.clockwork import rest
from fistful.server.journal import Answered, read_entry
from fistful.server.lanes import Lane, Share
from fistful.server.patience import BEAT
from fistful.server.referee import Refused
from fistful.server.room import Room
from tests.figures import reached
from tests.server.client import running
from tests.server.inside import BotsHere, Inside, run
from tests.server.play import OPEN, begin, play, sit_down
from tests.server.sizes import SIZES
from tests.server.test_lanes import SlowHand

#: Tables that think beside the one whose bots are watched.
LOADED_TABLES = 10


def auc(highs: list[float], lows: list[float]) -> float:
    """Return how often one of the first is larger than one of the others; ties count half."""
    ranked = sorted([(value, 0) for value in lows] + [(value, 1) for value in highs])
    total = 0.0
    at = 0
    while at < len(ranked):
        end = at
        while end < len(ranked) and ranked[end][0] == ranked[at][0]:
            end += 1
        mean = (at + end + 1) / 2
        total += mean * sum([is_high for _, is_high in ranked[at:end]])
        at = end
    return (total - len(highs) * (len(highs) + 1) / 2) / (len(highs) * len(lows))


def card(view: dict[str, object]) -> int:
    cards, you = view["cards"], view["you"]
    assert isinstance(cards, list) and isinstance(you, int)
    return int(cards[you])


async def play_bots(seed: int, draws: list[float]) -> list[tuple[float, int]]:
    """Let bots and Ann play a toy; return how long the bots took, each with its card."""
    dice = QuickDice(seed)

    def think() -> float:
        drawn = [dice.below(1000) / 1000 for _ in range(2)]
        draws.append(QUICKEST + (SLOWEST - QUICKEST) * drawn[0] * drawn[1])
        return draws[-1]

    inside = Inside(think=think)
    # The better the card, the longer the bot thinks, as a search might.
    inside.hub.bots.seconds = lambda view: 0.01 * card(view)  # type: ignore[attr-defined]
    await inside.lay("toy", 5, bots=range(1, 5), seed=f"{seed:064x}")
    while not inside.table.is_over():
        if inside.legal(0):
            # A race may be lost.
            with suppress(Refused):
                await inside.answer(0, inside.legal(0)[0])
        await asyncio.sleep(1.0)
    await inside.close()
    return delays(inside.store.entries["room"])


def delays(data: list[bytes]) -> list[tuple[float, int]]:
    """Return how long after its question each answer of a journal came, with the seat's card."""
    room = Room()
    found: list[tuple[float, int]] = []
    asked = (0, 0.0)
    for one in data:
        entry = read_entry(one)
        if isinstance(entry, Answered) and entry.by:
            assert room.table is not None
            found.append((entry.at - asked[1], room.table.state.cards[entry.seat]))
        room.apply(entry)
        if room.table is not None and room.table.question.number != asked[0]:
            asked = (room.table.question.number, entry.at)
    return found


@pytest.mark.usefixtures("toy")
def test_how_long_a_bot_takes_says_nothing_about_its_cards() -> None:
    taken: list[tuple[float, int]] = []
    draws: list[float] = []
    seed = 0
    while len(taken) < SIZES.decisions:
        seed += 1
        taken += run(play_bots(seed, draws))
    high = [delay for delay, card in taken if card >= 4]
    low = [delay for delay, card in taken if card < 4]
    found = auc(high, low)
    assert abs(found - 0.5) < 0.03
    reached(f"{len(taken)} decisions of bots, delay AUC {found:.3f}")
    assert min(high + low) >= QUICKEST - 1e-6


class BotsInLane(BotsHere):
    """Bots that think in a lane, as those that search do, the better the card the longer; and
    tables elsewhere that want as much of it as they can get."""

    def __init__(self, slot: float) -> None:
        super().__init__()
        self.lane = Lane([SlowHand(), SlowHand()], slot=slot)
        self.crowd = [asyncio.create_task(self.keep_busy(table)) for table in range(LOADED_TABLES)]

    async def keep_busy(self, table: int) -> None:
        while True:
            await self.lane.do(
                Share("elsewhere", str(table)), float, 0.2 + self.dice.fraction() / 3
            )

    async def choose(
        self,
        share: Share,
        game: str,
        kind: str,
        view: dict[str, object],
        legal: list[int],
        seconds: float | None = None,
        key: bytes = b"",
    ) -> int:
        await self.lane.do(share, float, 0.05 + 0.1 * card(view))
        return await super().choose(share, game, kind, view, legal)

    def close(self) -> None:
        for task in self.crowd:
            task.cancel()
        self.lane.close()


async def play_under_load(seed: int, slot: float) -> list[tuple[float, int]]:
    """Let bots play a toy while ten other tables think, too."""
    dice = QuickDice(seed)
    inside = Inside(think=lambda: QUICKEST + (SLOWEST - QUICKEST) * dice.fraction() ** 2)
    inside.hub.bots.close()
    inside.hub.bots = BotsInLane(slot)  # type: ignore[assignment]
    await inside.lay("toy", 5, bots=range(5), seed=f"{seed:064x}")
    while not inside.table.is_over():
        await asyncio.sleep(1.0)
    await inside.close()
    return delays(inside.store.entries["room"])


def load_auc(slot: float) -> tuple[int, float]:
    """Return how well a bot's card can be told from its delay under load."""
    taken: list[tuple[float, int]] = []
    seed = 0
    while len(taken) < SIZES.decisions:
        seed += 1
        taken += run(play_under_load(seed, slot))
    high = [delay for delay, card in taken if card >= 4]
    low = [delay for delay, card in taken if card < 4]
    return len(taken), auc(high, low)


@pytest.mark.usefixtures("toy")
def test_how_long_a_bot_takes_says_nothing_under_load() -> None:
    count, found = load_auc(SLOT_SECONDS)
    reached(f"{count} decisions beside {LOADED_TABLES} loaded tables, delay AUC {found:.3f}")
    assert abs(found - 0.5) < 0.03


@pytest.mark.usefixtures("toy")
def test_without_slots_it_would_be_seen() -> None:
    """The test is tested."""
    _, found = load_auc(0.0)
    assert abs(found - 0.5) > 0.03


def test_a_bot_that_overruns_answers_on_a_beat() -> None:
    assert rest(1.0, 0.25) == 0.75
    assert rest(1.0, 1.0) == 0.0
    assert rest(1.0, 1.01) == pytest.approx(BEAT - 0.01)
    assert rest(1.0, 1.0 + 2 * BEAT) == 0.0


def test_the_instant_is_drawn_before_the_bot_looks() -> None:
    """The drawing takes no argument: there is nothing it could depend on."""
    from inspect import signature

    from fistful.server.bots import thinking_time

    assert not signature(thinking_time).parameters
    drawn = [thinking_time() for _ in range(200)]
    assert QUICKEST <= min(drawn) < max(drawn) <= SLOWEST


def test_frames_come_in_few_lengths(tmp_path: Path) -> None:
    with running(tmp_path, constants=OPEN) as server:
        devices = sit_down(server, 3)
        begin(devices)
        play(devices)
        for device in devices:
            for frame in device.frames:
                size = len(frame.encode())
                assert size % protocol.BUCKET == 0
                kind = json.loads(frame)["type"]
                if kind == "sealed":
                    assert size == protocol.SEALED_BUCKET
                if kind in ("ok", "answered", "pong"):
                    assert size == protocol.BUCKET


def test_moves_that_are_forced_wait_too() -> None:
    """A seat with one answer left is asked like any other: nothing is played for it."""

    async def forced() -> None:
        inside = await Inside().lay("toy", 3)
        while inside.table.phase().name != "coin":
            seat = inside.table.owing()[0]
            await inside.answer(seat, inside.legal(seat)[-1])
        assert inside.legal(inside.table.owing()[0]) == ["hide"]
        number = inside.table.question.number
        await asyncio.sleep(3600)
        assert inside.table.question.number == number
        await inside.close()

    with pytest.MonkeyPatch.context() as patch:
        from fistful.games import games
        from tests.server.toy import TOY

        patch.setitem(games(), TOY.name, TOY)
        run(forced())
