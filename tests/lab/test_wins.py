"""What a win is: whoever counts the same games finds the same rates, and names their unit."""

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from fistful.adapters.batch import EngineBatch
from fistful.adapters.match import Match
from fistful.adapters.open_spiel import FistfulState
from fistful.bots.payoff import Payoff
from fistful.engine.dice import QuickDice
from fistful.engine.driver import playout
from fistful.engine.outcome import VICTORY, Outcome, Tie
from fistful.games import find_game, games
from fistful.games.game import Game
from fistful.lab import arena, series
from fistful.lab.arena_command import arena as arena_command
from fistful.lab.contest import Contest
from fistful.lab.observe import Observed
from fistful.lab.series import Chunk, Series, play_task
from fistful.lab.sim import simulate
from fistful.lab.sim_command import sim
from fistful.lab.standings import standings
from fistful.lab.study_command import lab
from fistful.lab.tally import read_tally
from fistful.review import rollouts

#: So many games; every seat holds every place equally often.
GAMES = 24
SEATS = 4
SIDED = "get-billy-the-kid"
SHARED = "cash-n-guns"


def finished(game: Game, number: int) -> Any:
    """Return the end of game number so-and-so: the same whoever asks."""
    s = game.rules.start(SEATS, {})
    playout(game.rules, s, QuickDice(number))
    return s


@pytest.fixture
def same_games(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Let the lab's games be games 0, 1, 2 … of `finished`, whoever it thinks plays them."""

    def change() -> None:
        numbers = count()

        def play(rules: Any, s: Any, *rest: object) -> int:
            end = finished(find_game(rules.game), next(numbers))
            for kind in type(s).__mro__:
                for field in getattr(kind, "__slots__", ()):
                    setattr(s, field, getattr(end, field))
            return 1

        monkeypatch.setattr(series, "play_out", play)

    return change


def by_hand(game: Game) -> list[float]:
    """Return each seat's rate over the games, from the winners alone."""
    won = [0.0] * SEATS
    for number in range(GAMES):
        winners = game.rules.outcome(finished(game, number)).winners
        for seat in winners:
            won[seat] += 1.0 if game.name == SIDED else 1 / len(winners)
    return [wins / GAMES for wins in won]


@pytest.mark.parametrize("name", [SIDED, SHARED])
def test_sim_arena_and_lab_say_the_same_of_the_same_games(
    name: str, same_games: Callable[[], None]
) -> None:
    game = find_game(name)
    expected = pytest.approx(by_hand(game))
    same_games()
    report = simulate(name, GAMES, SEATS, ["random"], {}, 0, 1)
    assert [seat.rate for seat in report.seats] == expected
    assert report.unit == game.unit
    same_games()
    table = Series(name, {}, SEATS, ("random",), 0)
    (pairing,) = arena.pairings(table, [arena.FIELD])
    blocks = play_task(pairing.blocks(GAMES))[1]
    seats = [
        sum([block[turn][(seat + turn) % SEATS] for block in blocks for turn in range(SEATS)])
        for seat in range(SEATS)
    ]
    assert [wins / VICTORY / GAMES for wins in seats] == expected
    found = standings(table, {pairing: blocks})
    assert found.unit == game.unit
    assert found.mixed[0].rate == pytest.approx(report.bots["random"].rate)
    same_games()
    observed = Observed(name, {}, SEATS, ("random",) * SEATS, 0)
    tally = read_tally(play_task([Chunk(observed, 0, GAMES)])[1][0])
    assert [tally.seats[str(seat)].rate().rate for seat in range(SEATS)] == expected


@pytest.mark.parametrize("name", list(games()))
def test_reviews_searches_and_adapters_say_what_the_outcome_says(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    game = find_game(name)
    match = Match(game, SEATS, {}, "win", "clock")
    spiel = pyspiel.load_game(f"fistful_{name.replace('-', '_')}", {"players": SEATS})
    payoff = Payoff(game)
    payoff.closeness = 0.0
    for number in range(GAMES):
        s = finished(game, number)
        shares = game.rules.outcome(s).shares()
        assert rollouts.Rollouts(game, 0).won(s) == shares
        assert payoff.shares(s) == shares
        match.state = s
        assert match.rewards() == shares
        state = spiel.new_initial_state()
        assert isinstance(state, FistfulState)
        state.position.s = s
        assert state.returns() == shares


def test_a_batch_gives_every_seat_of_the_winning_side_a_whole_victory() -> None:
    batch = EngineBatch(SIDED, SEATS, {}, 4, 1)
    dice = np.random.default_rng(3)
    while not len(batch.ended):
        batch.play_random(dice)
    assert set(batch.shares.ravel().tolist()) == {0.0, 1.0}


@pytest.mark.parametrize(("name", "fair"), [(SIDED, 1 / 2), (SHARED, 1 / SEATS)])
def test_what_is_fair_is_the_same_for_contests_and_the_arena(name: str, fair: float) -> None:
    assert Contest(name, {}, SEATS, ("rules", "rules"), 0, 1).fair == fair
    assert standings(Series(name, {}, SEATS, ("random",), 0), {}).fair == fair


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_game_of_sides_says_so_everywhere(game: Game) -> None:
    insight = game.insight
    assert insight is not None
    outcome = game.rules.outcome(finished(game, 1))
    assert outcome.by_sides == game.rules.by_sides == bool(insight.sides)
    assert outcome.plain()["unit"] == game.unit
    if insight.side and outcome.winners:
        s = finished(game, 1)
        assert len({insight.side(s, seat) for seat in outcome.winners}) == 1


def test_a_victory_is_shared_or_a_sides() -> None:
    assert Outcome([0, 2, 3], [5, 4, 5, 5], "").parts() == [280, 0, 280, 280]
    assert Outcome([0, 2, 3], [1, 0, 1, 1], "", by_sides=True).parts() == [840, 0, 840, 840]
    assert Outcome([], [0, 0], "").shares() == [0.0, 0.0]


def test_a_tie_is_broken_step_by_step_and_says_by_which_step() -> None:
    ranks = [[1, 5], [1, 3], [2, 0], [0, 9]]
    assert Tie([0, 1, 2], ranks, ("a", "b")).winners == [1]
    assert Tie([0, 1, 2], ranks, ("a", "b")).broken_by == "b"
    assert Tie([0, 1, 2], ranks, ("a",)).winners == [0, 1]
    assert Tie([0, 1, 2], ranks, ("a",)).broken_by == "a"
    assert Tie([0, 1], ranks, ("a",)).broken_by == "nothing"


def test_commands_and_pages_name_their_unit(tmp_path: Path) -> None:
    run = CliRunner()
    for name, unit in ((SIDED, "winning-side"), (SHARED, "victory-share")):
        arguments = [name, "--players", "4", "--bots", "random", "--games", "4"]
        assert f" · {unit}" in run.invoke(sim, arguments).output
        page = tmp_path / f"{name}.html"
        told = run.invoke(arena_command, [*arguments, "--html", str(page), "--lang", "nl"])
        assert f" · {unit}" in told.output
        words = {"winning-side": "aan de winnende kant", "victory-share": "deel van een over"}
        assert words[unit] in page.read_text()
        study = tmp_path / f"{name}.toml"
        study.write_text(
            f'title = "T"\ngame = "{name}"\nplayers = 4\nbots = ["random"]\ngames = 4\n'
        )
        folder = tmp_path / name
        run.invoke(lab, [str(study), "--out", str(folder), "--lang", "nl"])
        assert json.loads((folder / "report.json").read_text())["unit"] == unit
        assert words[unit] in (folder / "report.html").read_text()
