"""The review: luck and skill add up, mistakes are found on what the seat knew."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from fistful.bots.belief import Belief
from fistful.engine.dice import QuickDice
from fistful.engine.errors import Invalid
from fistful.games import games
from fistful.lab.executor import Here, executor
from fistful.review.command import review_command
from fistful.review.curves import draw, is_news
from fistful.review.judge import Judge, Measured, Trial, compare, label
from fistful.review.positions import course_of
from fistful.review.review import Review, review
from fistful.review.rollouts import GUESSES_EACH, PATIENCE, Rollouts
from fistful.table.record import RecordError

GOLDEN = Path(__file__).parents[1] / "golden"
BILLY = (GOLDEN / "blasting_billy" / "two-players.fistful").read_text()
RECORDS = {
    "blasting-billy": BILLY,
    "cash-n-guns": (GOLDEN / "cash_n_guns" / "base-four.fistful").read_text(),
    "get-billy-the-kid": (GOLDEN / "get_billy_the_kid" / "four-players.fistful").read_text(),
    "stetsons-and-sixguns": (GOLDEN / "stetsons_and_sixguns" / "two-players.fistful").read_text(),
}
#: Ann is behind, and this is her last turn.
LAST_TURNS = """\
fistful 1
game: blasting-billy
options: memory_aid=on
seats: Ann, Bob
given: billy gold: 10, 9, 8
given: billy coins: 10, 9, 7
given: loot gold Ann: 2, 7
given: loot coins Bob: 1, 4
given: hand Ann: gold 0, gold 1, gold 6
given: hand Bob: coins 0, coins 2, coins 8
given: pile: -
given: last: Bob
given: turn: Ann
given: phase: turn
Ann: MOVE
Bob: dump coins 8
"""


@pytest.fixture(scope="module")
def reviewed() -> Review:
    return review(BILLY, 1, 0, None, Here())


@pytest.mark.parametrize("game", list(games()))
def test_luck_and_skill_add_up_exactly(game: str) -> None:
    """What a seat ends with is what it began with, its luck and its skill; and skill is what all
    its decisions gave away, those that are listed and those too small to be."""
    found = review(RECORDS[game], 1, 0, (0,), Here())
    (balance,) = found.balances
    assert balance.start + balance.luck + balance.skill == pytest.approx(balance.end, abs=1e-12)
    own = [one for one in found.decisions if one.seat == 0]
    assert balance.skill == pytest.approx(-sum(one.loss for one in own), abs=1e-12)
    assert balance.skill_error**2 == pytest.approx(sum(one.error**2 for one in own))
    assert balance.luck_error >= balance.skill_error
    assert own and len(own) == len(found.decisions)
    final = found.course.positions[-1]
    assert [balance.end, *found.truth[-1][1:]] == Rollouts(found.course.game, 0).won(final)
    assert found.known[-1] == [balance.end]


def test_there_is_a_point_for_every_event(reviewed: Review) -> None:
    steps = len(reviewed.course.steps)
    assert len(reviewed.truth) == len(reviewed.known) == steps + 1
    for row in reviewed.truth:
        assert sum(row) == pytest.approx(1)
    assert reviewed.truth[0] == [1 / reviewed.course.seats] * reviewed.course.seats
    assert all(0 <= chance <= 1 for row in reviewed.known for chance in row)


def test_the_number_of_jobs_changes_nothing(reviewed: Review) -> None:
    work = executor(2)
    try:
        assert review(BILLY, 1, 0, None, work).plain() == reviewed.plain()
    finally:
        work.close()


def test_only_real_choices_are_judged(reviewed: Review) -> None:
    free = [number for number, step in enumerate(reviewed.course.steps) if step.is_choice]
    assert [one.step for one in reviewed.decisions] == free
    for one in reviewed.decisions:
        step = reviewed.course.steps[one.step]
        assert (one.seat, one.played) == (step.seat, step.action)
        assert 0 <= one.chance <= 1
        if one.best == one.played:
            assert (one.loss, one.error, one.label) == (0, 0, "")
        assert one.why is None or one.label
    surprise = reviewed.surprise
    assert surprise and surprise.chance == min(one.chance for one in reviewed.decisions)


def test_what_the_clock_does_surprises_nobody(reviewed: Review) -> None:
    surprise = reviewed.surprise
    assert surprise
    steps = list(reviewed.course.steps)
    steps[surprise.step] = replace(steps[surprise.step], is_clock=True)
    clocked = replace(reviewed, course=replace(reviewed.course, steps=steps))
    assert clocked.surprise != surprise
    usual = [replace(one, chance=0.9) for one in reviewed.decisions]
    assert replace(reviewed, decisions=usual).surprise is None


@pytest.mark.parametrize("game", ["cash-n-guns", "get-billy-the-kid", "stetsons-and-sixguns"])
def test_a_curve_moves_only_when_something_is_learnt(game: str) -> None:
    """What a seat cannot see leaves its own chance as it was, but for whose turn it is."""
    course = course_of(RECORDS[game])
    curves = draw(course, tuple(range(course.seats)), 0)
    assert [len(row) for row in (curves.truth, curves.known, curves.marks)] == [
        len(course.positions)
    ] * 3
    still = [
        abs(curves.known[number][seat] - curves.known[number - 1][seat])
        for number in range(2, len(course.positions))
        for seat in range(course.seats)
        if not is_news(course, number, seat)
    ]
    assert still and sum(still) / len(still) < 0.01


@pytest.mark.parametrize("game", list(games()))
def test_a_seats_own_chance_is_the_same_in_every_world_it_cannot_tell_apart(game: str) -> None:
    course = course_of(RECORDS[game])
    outlook, rules = course.game.outlook, course.game.rules
    assert outlook
    asked = [s for s in course.positions if s.waiting][:: max(1, len(course.positions) // 12)]
    for place, s in enumerate(asked):
        seat = place % course.seats
        other = rules.guess(rules.view(s, seat), QuickDice(place))
        assert outlook.own(other, seat) == pytest.approx(outlook.own(s, seat), abs=1e-9)


def test_a_sealed_choice_is_judged_from_where_nobody_had_answered() -> None:
    course = course_of(RECORDS["cash-n-guns"])
    sealed = [
        step
        for number, step in enumerate(course.steps)
        if step.seat >= 0 and course.game.rules.phases[course.positions[number].phase].is_sealed
    ]
    assert len(sealed) > 20
    for step in sealed:
        assert course.positions[step.put].said == [-1] * course.seats


def test_a_decision_is_judged_the_same_in_every_world_its_seat_cannot_tell_apart() -> None:
    course = course_of(BILLY)
    rules = course.game.rules
    rollouts = Rollouts(course.game, 0)
    number, step = next(
        (number, step) for number, step in enumerate(course.steps) if step.is_choice and number > 30
    )
    true = course.positions[step.put]
    other = rules.guess(rules.view(true, step.seat), QuickDice(99))
    judge = Judge(rollouts, 3)
    judged = [judge.decide(s, step.seat, step.action, number) for s in (true, other)]
    assert judged[0] == judged[1]


@pytest.mark.parametrize(
    ("loss", "error", "words"),
    [
        (0.20, 0.02, "blunder"),
        (0.20, 0.03, "mistake"),
        (0.10, 0.01, "mistake"),
        (0.10, 0.02, "inaccuracy"),
        (0.05, 0.009, "inaccuracy"),
        (0.05, 0.011, ""),
        (0.03, 0.0, ""),
    ],
)
def test_a_loss_counts_only_beyond_two_standard_errors(
    loss: float, error: float, words: str
) -> None:
    assert label(loss, error) == words


def test_moves_are_compared_pair_by_pair() -> None:
    # Differences 1, 0, 0, 0: mean 0.25, standard deviation 0.5, so 0.25 for the mean of four.
    best, played = [[Trial(value, []) for value in row] for row in ([1, 1, 0, 0], [0, 1, 0, 0])]
    assert compare(best, played) == pytest.approx((0.25, 0.25))


def test_what_was_found_in_one_guess_again_and_again_is_no_surer() -> None:
    """Gaps 1, 1, 0, 0: alone each is as good as another; two of a guess say little more than one.
    Where those of a guess differ it is the roll-outs that differ, and the guess costs nothing."""

    def error(guesses: list[int], gaps: tuple[float, ...] = (1, 1, 0, 0)) -> float:
        found = Measured()
        best = [Trial(gap, [], (guess,)) for gap, guess in zip(gaps, guesses, strict=True)]
        found.add(best, [Trial(0, [], (guess,)) for guess in guesses])
        return found.error

    assert error([0, 1, 2, 3]) ** 2 == pytest.approx(1 / 12)
    assert error([0, 0, 1, 1]) ** 2 == pytest.approx(1 / 12 + 1 / 16)
    assert error([0, 1, 0, 1]) == pytest.approx(error([0, 1, 2, 3]))


def test_no_more_worlds_are_guessed_than_a_process_can_hold(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However unlikely most of them are, and however much depends on them."""
    course = course_of(RECORDS["get-billy-the-kid"])
    view = course.game.rules.view(course.positions[0], 0)
    monkeypatch.setattr(Belief, "variety", lambda belief: 0.0)
    rollouts = Rollouts(course.game, 0)
    assert len(rollouts.believe(view, 0, 4, is_sure=True).guesses) == 4 * GUESSES_EACH * PATIENCE
    monkeypatch.setattr("fistful.review.rollouts.MOST_GUESSES", 42)
    assert len(rollouts.believe(view, 0, 4, is_sure=True).guesses) == 42
    assert len(rollouts.believe(view, 0, 4).guesses) == 4 * GUESSES_EACH


def test_what_throws_a_game_away_is_found_and_what_keeps_it_is_not() -> None:
    """BB-31, BB-43: on the last turn a card claimed counts, a card dumped does not."""
    judged = {}
    for move in ("dump gold 0", "claim gold 6"):
        found = review(LAST_TURNS.replace("MOVE", move), 20, 0, (0,), Here()).plain()
        (judged[move],) = found["decisions"]
    assert judged["dump gold 0"]["label"] == "blunder"
    assert judged["dump gold 0"]["best"] == "claim gold 6"
    assert judged["claim gold 6"]["label"] == ""


def test_guns_and_words_can_bluff() -> None:
    insight = games()["cash-n-guns"].insight
    assert insight and insight.bluffs
    course = course_of(RECORDS["cash-n-guns"])
    events = [event for step in course.steps for event in step.events]
    found = insight.bluffs(course.positions[-1], events)
    loaded: dict[int, str] = {}
    expected: list[tuple[int, bool]] = []
    for step in course.steps:
        words = course.game.rules.verbs.text(step.action, course.record.names)
        if words.startswith("load "):
            loaded[step.seat] = words
        elif words.startswith("aim "):
            expected.append((step.seat, loaded[step.seat] != "load click"))
    assert sorted([(one.seat, one.is_true) for one in found]) == sorted(expected)
    assert {one.is_true for one in found if one.is_believed} == {True, False}


def test_the_command_tells_draws_and_writes(tmp_path: Path) -> None:
    record = tmp_path / "game.fistful"
    record.write_text(BILLY)
    out = [str(tmp_path / name) for name in ("review.json", "review.svg")]
    name = course_of(BILLY).record.names[1]
    arguments = [str(record), "--rollouts", "2", "--jobs", "1", "--as", name]
    result = CliRunner().invoke(
        review_command,
        [*arguments, "--json", out[0], "--svg", out[1], "--lang", "nl"],
        catch_exceptions=False,
    )
    assert result.exit_code == 0
    assert "geluk" in result.stdout and name in result.stdout
    data = json.loads(Path(out[0]).read_text())
    assert data["seats"] == [1]
    assert len(data["truth"]) == len(data["steps"]) + 1
    drawing = Path(out[1]).read_text()
    assert drawing.startswith("<svg") and drawing.count("<polyline") == 2


def test_a_side_has_one_curve(tmp_path: Path) -> None:
    record, drawing = tmp_path / "game.fistful", tmp_path / "review.svg"
    record.write_text(RECORDS["get-billy-the-kid"])
    arguments = [str(record), "--rollouts", "2", "--jobs", "1", "--svg", str(drawing)]
    assert CliRunner().invoke(review_command, arguments, catch_exceptions=False).exit_code == 0
    assert drawing.read_text().count("<polyline") == 2


def test_only_finished_games_of_real_seats_are_reviewed(tmp_path: Path) -> None:
    record = tmp_path / "game.fistful"
    record.write_text(BILLY)
    with pytest.raises(Invalid, match="seat-unknown"):
        CliRunner().invoke(review_command, [str(record), "--as", "Zed"], catch_exceptions=False)
    half = "\n".join(BILLY.splitlines()[:40]) + "\n"
    with pytest.raises(RecordError) as error:
        review(half, 1, 0, None, Here())
    assert error.value.problem.code == "record-unfinished"
