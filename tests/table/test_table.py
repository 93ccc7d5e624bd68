"""The table: questions, answers, clock, pauses, bots in empty chairs, talk, resuming."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fistful.engine.dice import QuickDice
from fistful.engine.errors import FistfulError, Illegal, Invalid, Late, NotYours
from fistful.engine.seats import SPECTATOR
from fistful.games import find_game
from fistful.table.clock import CLOCKS, OFF, Clock
from fistful.table.messages import AnyMessage, Happened, Moved, Said, Sealed
from fistful.table.record import CLOCK_LINE, read_record, write_record
from fistful.table.replay import Replay
from fistful.table.saved import resume
from fistful.table.table import Table
from fistful.table.verify import verify

NAMES = ("Ann", "Bob", "Cy")
SEED = bytes(range(32))


def new_table(clock: Clock = OFF, seats: int = 3) -> Table:
    table = Table(find_game("blasting-billy"), {}, NAMES[:seats], SEED, clock=clock)
    table.start(0.0)
    return table


def asked_seat(table: Table) -> int:
    return table.owing()[0]


def any_text(table: Table, place: int = 0) -> str:
    seat = asked_seat(table)
    return table.text(table.legal(seat)[place])


def answer(table: Table, place: int = 0, now: float = 0.0) -> list[AnyMessage]:
    return table.submit(asked_seat(table), table.question.number, any_text(table, place), now)


def test_the_deal_is_told_to_everyone_as_far_as_they_may_know() -> None:
    table = Table(find_game("blasting-billy"), {}, NAMES, SEED)
    [told] = table.start(0.0)
    assert isinstance(told, Happened)
    own = table.rules.events.kinds
    for seat in range(3):
        words = [own[event.code].word for event in told.heard_by(seat)]
        assert words.count("dealt-you") == 3
    assert "dealt-you" not in [own[event.code].word for event in told.heard_by(SPECTATOR)]


def test_only_who_is_asked_gets_the_legal_answers() -> None:
    table = Table(find_game("blasting-billy"), {}, NAMES, SEED)
    table.start(0.0)
    turn = asked_seat(table)
    audiences = (0, 1, 2, SPECTATOR)
    assert {to: len(table.legal(to)) for to in audiences} == {
        to: 9 if to == turn else 0 for to in audiences
    }
    assert table.question.seats == (turn,)


def test_an_answer_to_a_closed_question_is_late() -> None:
    table = new_table()
    first, text, seat = table.question.number, any_text(table), asked_seat(table)
    answer(table)
    with pytest.raises(Late, match="question-closed"):
        table.submit(seat, first, text, 0.0)


def test_an_answer_to_a_question_not_yet_asked_is_refused() -> None:
    table = new_table()
    with pytest.raises(Late, match="question-unknown"):
        table.submit(0, table.question.number + 1, any_text(table), 0.0)


def test_an_answer_from_a_seat_that_is_not_asked_is_refused() -> None:
    table = new_table()
    other = (asked_seat(table) + 1) % 3
    with pytest.raises(NotYours, match="not-asked"):
        table.submit(other, table.question.number, any_text(table), 0.0)


@pytest.mark.parametrize(
    ("text", "error"), [("dance", Invalid), ("give gold 99", Invalid), ("start Ann", Illegal)]
)
def test_nonsense_and_illegal_answers_are_told_apart_and_change_nothing(
    text: str, error: type[FistfulError]
) -> None:
    table = new_table()
    before = write_record(table.record()), table.question.number, table.view(0)
    with pytest.raises(error) as problem:
        table.submit(asked_seat(table), table.question.number, text, 0.0)
    assert any_text(table) in str(problem.value.params["legal"])
    assert (write_record(table.record()), table.question.number, table.view(0)) == before


def test_the_clock_answers_for_the_silent_and_only_when_time_is_up() -> None:
    table = new_table(CLOCKS["normal"])
    seconds = table.phase().seconds
    assert table.deadline() == seconds
    assert table.tick(seconds - 0.01) == []
    silent = asked_seat(table)
    assert table.tick(float(seconds)) != []
    spoken = [line for line in table.lines if line.kind == CLOCK_LINE]
    assert [line.who for line in spoken] == [NAMES[silent]]
    assert table.deadline() == 2 * seconds


@pytest.mark.parametrize(("clock", "scale"), [("relaxed", 2.0), ("normal", 1.0), ("quick", 0.5)])
def test_clocks_have_their_pace(clock: str, scale: float) -> None:
    table = new_table(CLOCKS[clock])
    assert table.deadline() == table.phase().seconds * scale


def test_without_a_clock_there_is_no_deadline() -> None:
    table = new_table(CLOCKS["none"])
    assert table.deadline() is None
    assert table.tick(1e9) == []


def test_a_pause_stops_the_clock_and_refuses_answers() -> None:
    table = new_table(CLOCKS["normal"])
    due = table.deadline()
    assert due is not None
    moved = table.pause(10.0)
    assert all(isinstance(message, Moved) and message.is_paused for message in moved)
    assert table.deadline() is None
    assert table.tick(1e9) == []
    with pytest.raises(Illegal, match="paused"):
        answer(table)
    table.resume(110.0)
    assert table.deadline() == due + 100
    answer(table, now=111.0)


def test_more_time_moves_the_deadline() -> None:
    table = new_table(CLOCKS["normal"])
    due = table.deadline()
    assert due is not None
    table.extend(30)
    assert table.deadline() == due + 30


def test_a_bot_takes_a_seat_and_gives_it_back() -> None:
    table = new_table()
    table.replace(1, "rules")
    table.replace(1, "")
    assert table.record().players == ("person", "person", "person")
    comments = [line.text for line in table.record().lines if line.kind == "comment"]
    assert comments == ["Bob is played by: rules", "Bob is played by: person"]
    table.replace(2, "random")
    assert resume(table.record(with_seed=True)).bots == ["", "", "random"]


def test_talk_is_heard_by_all_recorded_and_kept_in_views() -> None:
    table = new_table()
    assert table.say(0, "threaten Bob") == [Said(0, "threaten Bob")]
    assert "# Ann says: threaten Bob" in write_record(table.record())
    assert table.view(2)["talk"] == [[0, "threaten", 1]]


@pytest.mark.parametrize("text", ["threaten Ann", "threaten Zed", "kiss Bob", "", "threaten"])
def test_talk_is_a_phrase_at_another_seat(text: str) -> None:
    table = new_table()
    with pytest.raises(Invalid):
        table.say(0, text)
    assert table.talk == []


def play_out(table: Table, seed: int) -> list[AnyMessage]:
    dice = QuickDice(seed)
    messages: list[AnyMessage] = []
    while not table.is_over():
        seat = asked_seat(table)
        text = table.text(dice.pick(table.legal(seat)))
        messages += table.submit(seat, table.question.number, text, 0.0)
    return messages


def test_the_end_is_told_to_everyone_and_nothing_more_is_taken() -> None:
    table = new_table()
    *before, last = [one for one in play_out(table, 0) if isinstance(one, Happened)]
    assert last.outcome is not None
    assert not any(message.outcome for message in before)
    with pytest.raises(FistfulError):
        table.submit(0, table.question.number, "dump gold 0", 0.0)


def test_the_seed_is_in_the_record_only_when_the_game_is_over() -> None:
    table = new_table()
    assert table.record().seed == b""
    play_out(table, 0)
    assert table.record().seed == SEED
    assert verify(read_record(write_record(table.record()))) == table.actions


def test_nonces_change_the_deal_and_the_record_still_verifies() -> None:
    nonces = [bytes([seat]) * 16 for seat in range(3)]
    table = Table(find_game("blasting-billy"), {}, NAMES, SEED, nonces)
    table.start(0.0)
    assert table.lines != new_table().lines
    play_out(table, 0)
    assert verify(read_record(write_record(table.record()))) == table.actions


@settings(max_examples=25, deadline=None, derandomize=True)
@given(stop=st.integers(0, 60), seed=st.integers(0, 1000))
def test_a_saved_game_resumes_as_the_same_table(stop: int, seed: int) -> None:
    table = new_table(CLOCKS["normal"])
    dice = QuickDice(seed)
    for turn in range(stop):
        if table.is_over():
            break
        if turn % 7 == 3:
            table.tick(table.deadline() or 0.0)
            continue
        answer(table, dice.below(9))
    saved = read_record(write_record(table.record(with_seed=True)))
    again = resume(saved, CLOCKS["normal"])
    assert write_record(again.record(with_seed=True)) == write_record(table.record(with_seed=True))
    for seat in (0, 1, 2, SPECTATOR):
        assert again.view(seat) == table.view(seat)
    assert again.question.number == table.question.number
    assert again.owing() == table.owing()
    assert Replay(saved).play().view(0) == table.rules.view(table.state, 0)


def test_an_answer_that_closes_its_question_is_told_as_what_came_of_it() -> None:
    table = new_table()
    [told] = table.submit(asked_seat(table), table.question.number, any_text(table), 0.0)
    assert isinstance(told, Happened)
    assert table.question.number == 2


def test_a_repeated_answer_is_told_nobody() -> None:
    table = Table(find_game("cash-n-guns"), {}, ("Ann", "Bob", "Cy", "Dee"), SEED)
    table.start(0.0)
    while len(table.question.seats) < 2:
        answer(table)
    seat, text, number = asked_seat(table), any_text(table), table.question.number
    assert table.submit(seat, number, text, 0.0) == [Sealed(seat, number, text, is_quiet=False)]
    assert table.submit(seat, number, text, 0.0) == []
