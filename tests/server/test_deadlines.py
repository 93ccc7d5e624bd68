"""R22: an answer that races its deadline is taken or too late, never both. R9: exactly once."""

import asyncio
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from fistful.engine.dice import QuickDice
from fistful.engine.errors import FistfulError, Late
from fistful.games import games
from fistful.server import journal, protocol
from fistful.server.desk import Refused
from tests.figures import reached
from tests.server.inside import Inside, VirtualLoop, run
from tests.server.sizes import SIZES
from tests.server.toy import TOY


async def race(number: int, dice: QuickDice) -> str:
    """Let an answer race the deadline of its question; return who won."""
    inside = await Inside().lay("toy", 3, clock="quick", seed=f"{number:064x}")
    seat = dice.below(3)
    table = inside.table
    text = inside.legal(seat)[0]
    others = [other for other in range(3) if other != seat]
    for other in others[: dice.below(3)]:
        await inside.answer(other, inside.legal(other)[0])
    due = table.deadline()
    assert due is not None
    offset = (dice.below(21) - 10) / 1000 if dice.below(2) else 0.0
    await asyncio.sleep(due + offset - inside.hub.clock())
    try:
        await inside.ask(
            inside.live.room.chairs[seat], protocol.Answer(id=1, question=1, text=text)
        )
        won = "answer"
    except Late:
        won = "clock"
    await asyncio.sleep(1.0)
    lines = [line for line in table.lines if line.who == inside.table.names[seat]]
    assert [line.kind for line in lines[:1]] == ["seat" if won == "answer" else "clock"]
    entries = [journal.read_entry(data) for data in inside.store.entries["room"]]
    own = [e for e in entries if isinstance(e, journal.Answered) and e.seat == seat]
    assert len([e for e in own if e.question == 1]) == (won == "answer")
    # What is locked stays locked.
    with pytest.raises(FistfulError):
        await inside.ask(
            inside.live.room.chairs[seat], protocol.Answer(id=2, question=1, text="aim Nobody")
        )
    await inside.close()
    return won


@pytest.mark.usefixtures("toy")
def test_an_answer_at_the_deadline_is_taken_or_late() -> None:
    dice = QuickDice(22)
    wins = Counter([run(race(number, dice)) for number in range(SIZES.races)])
    assert min(wins["answer"], wins["clock"]) > SIZES.races // 10
    reached(f"{SIZES.races} races, {wins['answer']} taken, {wins['clock']} late, 0 both")


@pytest.mark.usefixtures("toy")
def test_a_clock_speaks_though_its_timer_goes_off_early() -> None:
    async def early() -> None:
        inside = await Inside().lay("toy", 3, clock="quick")
        await inside.hub.clockwork.tick(inside.live)
        assert inside.table.question.number == 1
        await asyncio.sleep(120)
        assert inside.table.question.number > 1
        await inside.close()

    run(early())


@pytest.mark.usefixtures("toy")
def test_a_store_that_fails_for_a_while_stops_no_clock_and_no_bot() -> None:
    async def failing() -> None:
        inside = await Inside().lay("toy", 4, clock="quick", bots=[3])
        inside.store.fail = lambda: "lost"
        await asyncio.sleep(100)
        assert inside.table.question.number == 1
        with pytest.raises(Refused):
            await inside.answer(0, inside.legal(0)[0])
        inside.store.fail = lambda: ""
        await asyncio.sleep(2000)
        assert inside.table.is_over()
        await inside.close()

    run(failing())


class ExactlyOnce(RuleBasedStateMachine):
    """Answers are sent, repeated, delayed, lost; devices and servers come and go; time passes."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner(loop_factory=VirtualLoop)
        self.patch = pytest.MonkeyPatch()
        self.patch.setitem(games(), TOY.name, TOY)
        self.inside: Inside = self.do(self.lay())
        #: What was acknowledged, what was sent without an answer, and all that was ever sent.
        self.acknowledged: list[tuple[int, int, str]] = []
        self.sent: list[tuple[int, int, str]] = []
        self.delayed: list[tuple[int, int, str]] = []

    async def lay(self) -> Inside:
        return await Inside().lay("toy", 3, clock="quick")

    def do(self, work: Any) -> Any:
        return self.runner.run(work)

    def deliver(self, answer: tuple[int, int, str]) -> None:
        """An answer reaches the server."""
        seat, question, text = answer
        request = protocol.Answer(id=1, question=question, text=text)
        self.sent.append(answer)
        try:
            self.do(self.inside.ask(self.inside.live.room.chairs[seat], request))
            self.acknowledged.append(answer)
        except FistfulError as error:
            known = ("question-closed", "already-answered", "not-asked", "not-stored")
            assert error.code in (*known, "wrong-stage", "race-lost", "game-over"), error

    def is_on(self) -> bool:
        return not self.inside.table.is_over()

    def new_answer(self, place: int, choice: int) -> tuple[int, int, str] | None:
        owing = self.inside.table.owing()
        if not owing:
            return None
        seat = owing[place % len(owing)]
        legal = self.inside.legal(seat)
        return seat, self.inside.table.question.number, legal[choice % len(legal)]

    @precondition(is_on)
    @rule(place=st.integers(0, 7), choice=st.integers(0, 7))
    def send(self, place: int, choice: int) -> None:
        answer = self.new_answer(place, choice)
        if answer:
            self.deliver(answer)

    @precondition(is_on)
    @rule(place=st.integers(0, 7), choice=st.integers(0, 7))
    def delay(self, place: int, choice: int) -> None:
        answer = self.new_answer(place, choice)
        if answer:
            self.delayed.append(answer)

    @precondition(lambda self: self.delayed)
    @rule(which=st.integers(0, 50))
    def arrive(self, which: int) -> None:
        self.deliver(self.delayed.pop(which % len(self.delayed)))

    @precondition(lambda self: self.sent)
    @rule(which=st.integers(0, 50))
    def repeat(self, which: int) -> None:
        answer = self.sent[which % len(self.sent)]
        was = len(self.inside.store.entries["room"])
        self.deliver(answer)
        if answer in self.acknowledged[:-1]:
            assert len(self.inside.store.entries["room"]) == was

    @precondition(is_on)
    @rule(
        place=st.integers(0, 7), choice=st.integers(0, 7), how=st.sampled_from(["lost", "unsure"])
    )
    def break_down(self, place: int, choice: int, how: str) -> None:
        answer = self.new_answer(place, choice)
        self.inside.store.fail = lambda: how
        if answer:
            self.deliver(answer)
        self.inside.store.fail = lambda: ""

    @rule(seat=st.integers(0, 2))
    def reconnect(self, seat: int) -> None:
        person = self.inside.live.room.chairs[seat]
        ear = self.inside.ears[person]
        self.inside.hub.disconnect(self.inside.live, ear)
        ear.heard.clear()
        self.inside.hub.connect(self.inside.live, ear, protocol.Hello(id=1, version=1))
        question = ear.updates()[0]["question"]
        told = [a for a in self.acknowledged if question and a[:2] == (seat, question["number"])]
        if told:
            assert not question["legal"], "asked twice"
            assert question["sealed"] == told[0][2]

    @rule()
    def restart(self) -> None:
        store = self.inside.store

        async def again() -> Inside:
            at = self.inside.hub.clock()
            await self.inside.close()
            return await Inside(store, at=at).open()

        self.inside = self.do(again())

    @rule(seconds=st.sampled_from([0.125, 1.0, 16.0, 64.0]))
    def wait(self, seconds: float) -> None:
        self.do(asyncio.sleep(seconds))

    @invariant()
    def nothing_is_lost_or_twice(self) -> None:
        found: Counter[tuple[int, int]] = Counter()
        stored: set[tuple[int, int, str]] = set()
        for data in self.inside.store.entries["room"]:
            entry = journal.read_entry(data)
            if isinstance(entry, journal.Answered):
                found[entry.seat, entry.question] += 1
                stored.add((entry.seat, entry.question, entry.text))
            elif isinstance(entry, journal.Raced):
                for seat, text in zip(entry.seats, entry.texts, strict=True):
                    found[seat, entry.question] += 1
                    stored.add((seat, entry.question, text))
        assert max(found.values(), default=1) == 1
        assert stored >= set(self.acknowledged)
        assert stored <= set(self.sent)

    def teardown(self) -> None:
        self.do(self.inside.close())
        self.runner.close()
        self.patch.undo()


TestExactlyOnce = ExactlyOnce.TestCase
TestExactlyOnce.settings = settings(
    max_examples=SIZES.examples,
    stateful_step_count=SIZES.steps,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


def test_an_answer_stored_unawares_does_not_race_as_well() -> None:
    machine = ExactlyOnce()
    while not machine.inside.table.phase().is_race:
        machine.send(0, 0)
    machine.break_down(place=1, choice=1, how="unsure")
    machine.send(place=1, choice=0)
    machine.nothing_is_lost_or_twice()
    machine.teardown()
