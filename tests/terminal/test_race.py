"""Races at one keyboard: people can win them, and being asked says nothing."""

from contextlib import suppress
from pathlib import Path

import pytest

from fistful.bots.reaction import MEDIAN, QUICKEST, SLOWEST, reaction
from fistful.engine.dice import QuickDice
from fistful.games import find_game
from fistful.games.get_billy_the_kid.cards import ESCAPE, KIND_CARD
from fistful.table.show import Scene
from fistful.table.table import Table
from fistful.terminal.plain import Leave, PlainGame
from fistful.terminal.session import Session
from fistful.texts import Catalogue
from tests.games.get_billy_the_kid.board import Board
from tests.games.get_billy_the_kid.test_chase import FIVE, confront

#: An Escape that two Lawmen can hold while an Outlaw plays it.
PACK = Board(FIVE).s.deck.packs[5]
ESCAPE_CARD = next(card for card in range(ESCAPE, len(PACK)) if PACK[card] > 2)
DESIGN = KIND_CARD.words[ESCAPE_CARD]
HORSE = f"{DESIGN}, gold"
NONE = "question, gold"


def lay_race(file: Path, seed: int, people: str = "B", **hands: str) -> tuple[Session, Table]:
    """Return a table where A, the Kid, plays an Escape; those who are no people are bots."""
    board = confront(FIVE, None, A=f"{DESIGN}, tnt", E="gold", **hands).do("A", f"respond {DESIGN}")
    game = find_game("get-billy-the-kid")
    table = Table(game, board.s.options, board.names, seed.to_bytes(32, "big"))
    table.bots = ["" if name in people else "rules" for name in board.names]
    table.state = board.s
    table.ask(Scene(0.0, 0.0))
    session = Session(table, file, Catalogue("en", game, table.names))
    session.let_bots_answer()
    return session, table


class Watch:
    """A stopwatch in time of its own, and somebody who types a line after a while."""

    def __init__(self, line: str, after: float) -> None:
        self.line = line
        self.after = after
        self.time = 100.0
        self.is_done = False

    def now(self) -> float:
        return self.time

    def ask(self, prompt: str, seconds: float) -> str | None:
        if self.is_done:
            raise Leave
        typed = 100.0 + self.after
        if self.time + seconds >= typed:
            self.time = max(self.time, typed)
            self.is_done = True
            return self.line
        self.time += max(seconds, 0.0)
        return None

    def forget(self) -> None:
        self.is_done = True
        self.line = ""


def run_race(session: Session, watch: Watch) -> list[str]:
    """Play until the race is over; return what was shown."""
    shown: list[str] = []

    def ask(prompt: str) -> str:
        shown.append(prompt)
        if "quicker" in prompt:
            return ""
        raise Leave

    game = PlainGame(session, ask, shown.append, watch)
    game.session.start = lambda: None  # type: ignore[method-assign]
    with suppress(Leave):
        game.play()
    return shown


def first_match(table: Table) -> str:
    """Return who won the first race that was run at a table."""
    return next(line.who for line in table.lines if line.text == "match")


@pytest.mark.rule("GB-42")
def test_a_person_who_answers_in_a_second_and_a_half_wins_most_races(tmp_path: Path) -> None:
    won = 0
    for seed in range(100):
        session, table = lay_race(tmp_path / "g", seed, B=HORSE, C=HORSE, D=NONE)
        run_race(session, Watch("1", 1.5))
        won += first_match(table) == "B"
    assert won >= 70


@pytest.mark.rule("GB-42")
def test_a_person_who_is_slow_loses_and_is_told(tmp_path: Path) -> None:
    session, table = lay_race(tmp_path / "g", 1, B=HORSE, C=HORSE, D=NONE)
    shown = run_race(session, Watch("1", SLOWEST + 1))
    assert first_match(table) == "C"
    assert "Somebody was quicker. Press Enter to go on." in shown
    assert any(line.startswith("C is first with the same Escape") for line in shown)


@pytest.mark.rule("GB-42")
def test_what_is_typed_too_late_is_no_answer_to_the_next_question(tmp_path: Path) -> None:
    session, table = lay_race(tmp_path / "g", 1, B=HORSE, C=HORSE, D=NONE)
    watch = Watch("1", SLOWEST + 1)
    run_race(session, watch)
    assert watch.line == ""
    assert [line for line in table.lines if line.who == "B"] == []


@pytest.mark.rule("GB-42")
def test_whoever_says_nothing_lets_it_go_when_the_time_is_up(tmp_path: Path) -> None:
    session, table = lay_race(tmp_path / "g", 1, B=HORSE, C=NONE, D=NONE)
    watch = Watch("1", 3600.0)
    run_race(session, watch)
    assert next(line.text for line in table.lines if line.who == "B") == "pass"
    race = next(phase for phase in table.rules.phases if phase.name == "race")
    assert watch.time == pytest.approx(100.0 + race.seconds)


@pytest.mark.rule("GB-42")
@pytest.mark.parametrize("others", [(HORSE, NONE), (NONE, HORSE), (HORSE, HORSE)])
def test_being_asked_says_nothing(others: tuple[str, str], tmp_path: Path) -> None:
    """All Lawmen are asked, the question is the same, and so are the instants of all answers."""
    session, table = lay_race(tmp_path / "g", 5, B=NONE, C=others[0], D=others[1])
    assert session.race is not None
    assert table.question.seats == (1, 2, 3)
    assert session.to_ask() == 1
    shown: list[str] = []
    game = PlainGame(session, lambda prompt: "", shown.append)
    game.show_news(1)
    game.show_table(1)
    first, same = lay_race(tmp_path / "h", 5, B=NONE, C=NONE, D=NONE)
    assert first.race is not None
    told: list[str] = []
    other = PlainGame(first, lambda prompt: "", told.append)
    other.show_news(1)
    other.show_table(1)
    assert shown == told
    assert session.race.instants == first.race.instants
    assert session.choices(1) == first.choices(1)
    assert table.question == same.question


@pytest.mark.rule("GB-42")
def test_without_a_clock_the_first_is_drawn_by_lot_among_the_willing(tmp_path: Path) -> None:
    won = {"B": 0, "C": 0}
    for seed in range(60):
        session, table = lay_race(tmp_path / "g", seed, B=HORSE, C=HORSE, D=NONE)
        session.answer(1, "match")
        won[first_match(table)] += 1
    assert 18 <= won["B"] <= 42


@pytest.mark.rule("GB-42")
def test_people_at_one_keyboard_are_all_asked_before_the_lot_is_drawn(tmp_path: Path) -> None:
    firsts = set()
    for seed in range(20):
        session, table = lay_race(tmp_path / "g", seed, "BC", B=HORSE, C=HORSE, D=NONE)
        assert not session.has_clock_race()
        assert session.to_ask() == 1
        session.answer(1, "match")
        assert session.to_ask() == 2, "nobody has won before all were asked"
        session.answer(2, "match")
        firsts.add(first_match(table))
    assert firsts == {"B", "C"}


def test_bots_react_as_people_do() -> None:
    drawn = sorted([reaction(QuickDice(seed)) for seed in range(4000)])
    assert drawn[0] >= QUICKEST and drawn[-1] <= SLOWEST
    assert abs(drawn[2000] - MEDIAN) < 0.1
    assert drawn[400] > 1.5, "nine of ten take longer than a quick person"
