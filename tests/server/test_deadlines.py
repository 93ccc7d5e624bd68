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
from fistful.server.clockwork import GRACE
from fistful.server.referee import Refused
from tests.figures import reached
from tests.server.inside import Inside, ListStore, VirtualLoop, run
from tests.server.phones import Phone, door_of
from tests.server.sizes import SIZES
from tests.server.test_twins import tables_of
from tests.server.toy import TOY


async def race(number: int, dice: QuickDice) -> str:
    """Let an answer race the deadline of its question; return who won."""
    inside = await Inside().lay("toy", 3, clock="quick", seed=f"{number:064x}")
    # Now the room is this server's.
    await inside.ask("ann", protocol.Chat(id=1, text="Howdy"))
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


# A server that stood still, a clock that is wrong.

#: Ten minutes, either way.
JUMPS = (-600.0, 600.0)


async def stand_still(game: str, seats: int, options: dict[str, str]) -> None:
    """Let the process stall over a deadline: who answers meanwhile is heard."""
    inside = await Inside().lay(game, seats, clock="quick", options=options)
    door = door_of(inside)
    await until_asked(inside)
    seat = inside.table.owing()[0]
    phone = await Phone(inside, inside.live.room.chairs[seat]).connect(door)
    number, text = inside.table.question.number, inside.legal(seat)[0]
    due = inside.table.deadline()
    assert due is not None
    await asyncio.sleep(due - inside.live.time() - 0.5)
    assert inside.table.question.number == number, "the deadline is still to come"
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop)
    loop.patience.now += 30.0
    # The clock wakes up first, and then reads what was sent while it stood still.
    await asyncio.sleep(0.01)
    reply = await phone.ask("answer", question=number, text=text)
    assert reply["type"] == "ok", reply
    entries = [journal.read_entry(data) for data in inside.store.entries["room"]]
    assert [e.is_grace for e in entries if isinstance(e, journal.Extended)] == [True]
    # Grace is no player's wish: that is still to be had. And it ends.
    assert not inside.live.room.extended
    await asyncio.sleep(GRACE + 1)
    assert inside.table.question.number > number
    await phone.close()
    await inside.close()


async def until_asked(inside: Inside) -> None:
    """Play to a question that is not decided in a moment."""
    while not inside.table.owing() or inside.table.phase().is_race:
        await asyncio.sleep(1.0)


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("game", [*games(), "toy"])
def test_a_clock_that_stood_still_takes_the_answers_sent_meanwhile(game: str) -> None:
    run(stand_still(game, *tables_of(game)[0]))


async def jump(game: str, seats: int, options: dict[str, str], seconds: float) -> None:
    """Start again with a clock that is wrong; the game goes on as if it were right."""
    inside = await Inside(at=10_000.0).lay(game, seats, clock="quick", options=options)
    await until_asked(inside)
    seat = inside.table.owing()[0]
    await inside.answer(seat, inside.legal(seat)[0])
    store, at = inside.store, inside.hub.clock()
    await inside.close()
    inside = await Inside(store, at=at + seconds).open()
    await until_asked(inside)
    number, seat = inside.table.question.number, inside.table.owing()[0]
    due = inside.table.deadline()
    assert due is not None
    left = due - inside.live.time()
    assert left < 120, "nobody waits for a clock to catch up"
    # Devices are told the room's time: what is to be shown at an instant is shown at it.
    door = door_of(inside)
    phone = await Phone(inside, inside.live.room.chairs[seat]).connect(door)
    assert (await phone.ask("answer", question=number, text=inside.legal(seat)[0]))["type"] == "ok"
    await phone.ask("ping", sent=0.0)
    assert abs(phone.pongs[-1] / 1000 - inside.live.room.now) < 1.0
    await phone.close()
    number = inside.table.question.number
    await asyncio.sleep(max(0.0, left) + GRACE + 61)
    assert inside.table.question.number > number, "the clock speaks"
    times = [journal.read_entry(data).at for data in inside.store.entries["room"]]
    assert times == sorted(times)
    assert times[-1] > times[len(times) // 2]
    await inside.close()


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("game", [*games(), "toy"])
@pytest.mark.parametrize("seconds", JUMPS)
def test_a_clock_that_is_wrong_freezes_no_game(game: str, seconds: float) -> None:
    run(jump(game, *tables_of(game)[0], seconds))


@pytest.mark.usefixtures("toy")
def test_a_clock_ahead_takes_the_others_along() -> None:
    """Two servers, one of them ten minutes fast: its entries do not stop the other's rooms."""

    async def ahead() -> None:
        store = ListStore()
        slow = await Inside(store, at=1000.0).lay("toy", 3, clock="quick")
        fast = await Inside(store, at=1600.0).open()
        await fast.answer(0, fast.legal(0)[0])
        slow.hub.heard("room", len(store.entries["room"]))
        await asyncio.sleep(0.1)
        assert abs(slow.live.time() - fast.live.time()) < 1.0
        await fast.close()
        number = slow.table.question.number
        await asyncio.sleep(120)
        assert slow.table.question.number > number
        await slow.close()

    run(ahead())


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
        self.inside.hub.connect(
            self.inside.live, ear, protocol.Hello(id=1, version=protocol.VERSION)
        )
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
