"""Tuning: repeatable, resumable, within the habits' ranges; contests are fair."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from fistful.bots.rules import RulesBot
from fistful.engine.dice import QuickDice
from fistful.engine.errors import Invalid
from fistful.engine.seats import SEATS_IN
from fistful.games import find_game, games
from fistful.lab import tune
from fistful.lab.contest import Contest, scores
from fistful.lab.executor import Here
from fistful.lab.play import choose
from fistful.lab.series import play_task
from fistful.lab.tune import Tuner, first_progress
from fistful.lab.tune_command import read_progress, tune_command
from fistful.testing.walks import positions
from tests.conformance.tables import game_tables

GAMES = [name for name, game in games().items() if game.instinct is not None]


def contest(name: str, seats: int, bots: tuple[str, str]) -> Contest:
    game = find_game(name)
    return Contest(name, game.rules.start(seats, {}).options, seats, bots, 3, 10)


def new_tuner(seed: int = 0) -> Tuner:
    game = find_game("blasting-billy")
    return Tuner(first_progress(game, 2, game.rules.start(2, {}).options, seed), Here())


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few players and few deals: these are about the method, not about strength."""
    for name, value in {
        "POPULATION": 4,
        "BEST": 2,
        "DEALS": 1,
        "OPPONENTS": 2,
        "SEASON": 2,
        "TRAINING": 1,
        "TRIAL_DEALS": 1,
        "TABLE_DEALS": 1,
        "GREEDY_DEALS": 1,
        "GLANCES": 1,
    }.items():
        monkeypatch.setattr(tune, name, value)


@pytest.mark.parametrize(("name", "seats"), [("blasting-billy", 4), ("get-billy-the-kid", 6)])
def test_among_equals_every_deal_has_one_winner(name: str, seats: int) -> None:
    """All play alike, and a deal is played from every place: together these win it once."""
    where = contest(name, seats, ("rules", "rules"))
    (score,) = scores([where], Here())
    assert score.games == 10 * where.places
    assert score.wins == pytest.approx(10)
    assert where.fair * where.places == 1


def test_later_deals_of_a_seed_are_those_that_follow() -> None:
    where = contest("blasting-billy", 3, ("rules", "random"))
    whole = play_task([where.chunk])[1][0]
    later = play_task([replace(where, deals=4, later=6).chunk])[1][0]
    assert later == whole[6 * where.places :]


@pytest.mark.parametrize("name", GAMES)
def test_an_instinct_says_in_the_true_world_what_its_bot_says_from_its_view(name: str) -> None:
    """So the lab may ask it there."""
    asked = 0
    for table in game_tables()[name]:
        assert table.game
        bot = RulesBot(table.game, {})
        for number, s in enumerate(positions(table, table.dice("direct"))):
            for seat in SEATS_IN[s.waiting]:
                legal = table.rules.legal(s, seat)
                view = table.rules.view(s, seat)
                direct = choose(table.rules, s, seat, bot, QuickDice(number))
                assert direct == bot.choose(view, legal, QuickDice(number))
                asked += 1
            if number == 12:
                break
    assert asked > 20


def test_the_same_seed_and_generations_give_the_same_habits(small: None) -> None:
    one, other, third = new_tuner(), new_tuner(), new_tuner(seed=1)
    for tuner in (one, other, third):
        tune.tune(tuner, 3, 0.0, lambda now, merit: None)
    assert one.progress.plain() == other.progress.plain()
    assert one.progress.mean != third.progress.mean
    assert one.pick() == other.pick()


def test_a_run_goes_on_where_it_stopped(small: None, tmp_path: Path) -> None:
    whole, begun = new_tuner(), new_tuner()
    tune.tune(whole, 4, 0.0, lambda now, merit: None)
    tune.tune(begun, 1, 0.0, lambda now, merit: None)
    file = tmp_path / "kept.json"
    file.write_text(json.dumps(begun.progress.plain()))
    resumed = new_tuner()
    resumed.progress = read_progress(file, resumed.progress)
    tune.tune(resumed, 4, 0.0, lambda now, merit: None)
    assert resumed.progress.plain() == whole.progress.plain()


def test_the_greedy_player_is_in_the_pool_and_always_met(small: None) -> None:
    tuner = new_tuner()
    tune.tune(tuner, 2, 0.0, lambda now, merit: None)
    assert [member.name for member in tuner.progress.pool].count("greedy") == 1
    for number in range(5):
        met = tuner.some_of_pool(QuickDice(number))
        assert met.count("greedy:1") == 1


def test_progress_of_another_run_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    file.write_text(json.dumps(new_tuner(seed=5).progress.plain()))
    with pytest.raises(Invalid, match="tune-other"):
        read_progress(file, new_tuner(seed=6).progress)
    file.write_text("no progress")
    with pytest.raises(Invalid, match="tune-file"):
        read_progress(file, new_tuner().progress)


def test_habits_stay_within_their_ranges(small: None) -> None:
    tuner = new_tuner()
    for place in (0.0, 0.3, 1.0):
        values = tuner.values([place] * len(tuner.habits))
        assert all(h.least <= values[h.name] <= h.most for h in tuner.habits)
    usual = tuner.values(tuner.vector({}))
    assert usual == {habit.name: round(habit.value, 3) for habit in tuner.habits}


def test_a_game_without_habits_cannot_be_tuned(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("blasting-billy")
    monkeypatch.setitem(games(), game.name, replace(game, instinct=None))
    with pytest.raises(Invalid, match="no-habits"):
        tune_command.main([game.name, "--generations", "1"], standalone_mode=False)


def test_the_command_prints_code_and_a_table(
    small: None, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept = str(tmp_path / "kept.json")
    arguments = ["blasting-billy", "--players", "2", "--generations", "1", "--keep", kept]
    tune_command.main(arguments, standalone_mode=False)
    printed = capsys.readouterr()
    assert printed.out.count('    Habit("') == len(find_game("blasting-billy").habits)
    assert "invader" in printed.out and "generation 1" in printed.err
    assert "greedy" in printed.out and "trained" in printed.out
    assert json.loads((tmp_path / "kept.json").read_text())["generation"] == 1
