"""The OpenSpiel games: OpenSpiel's own tests, exact chance, resampling, solvers and search."""

import copy
import pickle
from itertools import pairwise
from math import isclose
from multiprocessing import get_context
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import (
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
)
from open_spiel.python.observation import make_observation

from fistful.adapters.open_spiel import NAMES, FistfulGame, FistfulState
from fistful.engine.errors import Invalid
from fistful.engine.seats import NATURE, SEATS_IN
from fistful.engine.state import OVER
from fistful.testing.tables import Table
from tests.adapters.tables import some_tables

#: Small tables: OpenSpiel looks at everything of every player after every action.
SMALL = {
    "fistful_blasting_billy": "players=2",
    "fistful_cash_n_guns": "players=4,powers=all",
    "fistful_get_billy_the_kid": "players=4",
    "fistful_stetsons_and_sixguns": "players=2,rounds=4",
}
LAST_ROUND = "fistful_cash_n_guns(start=last-round,reward=margin)"
TWO_ROUNDS = "fistful_cash_n_guns(start=two-rounds,reward=margin)"
SEVEN_CARDS = "fistful_blasting_billy(start=seven-cards,reward=margin)"


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_random_simulation_test_passes(name: str) -> None:
    game = pyspiel.load_game(f"{name}({SMALL[name]})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("spec", [LAST_ROUND, TWO_ROUNDS, SEVEN_CARDS])
def test_reduced_games_pass_the_random_simulation_test(spec: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(spec), num_sims=2, serialize=True, verbose=False)


def random_states(game: FistfulGame, seed: int) -> list[FistfulState]:
    """Return the states of a random game in which somebody is asked."""
    dice = np.random.RandomState(seed)
    state = game.new_initial_state()
    states = []
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choice(actions, p=chances))
        else:
            states.append(state.clone())
            state.apply_action(dice.choice(state.legal_actions()))
    return states


@pytest.mark.parametrize("name", NAMES)
def test_resampled_states_look_the_same_to_the_player(name: str) -> None:
    game = pyspiel.load_game(f"{name}({SMALL[name]})")
    states = random_states(game, 1)
    others = set()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for state in states[:: max(1, len(states) // 12)]:
        player = state.current_player()
        for _ in range(2):
            world = state.resample_from_infostate(player, sampler)
            assert world.current_player() == player
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.legal_actions() == state.legal_actions()
            others.add(world.information_state_string((player + 1) % game.num_players()))
    assert len(others) > len(states[:: max(1, len(states) // 12)])


def test_nothing_is_forgotten() -> None:
    """What a player has heard only grows: perfect recall."""
    game = pyspiel.load_game("fistful_cash_n_guns(players=4)")
    own = [state for state in random_states(game, 2) if state.current_player() == 1]
    for earlier, later in pairwise(own):
        heard = earlier.position.heard(1)
        assert later.position.heard(1)[: len(heard)] == heard
        assert len(later.position.heard(1)) > len(heard)


def test_resampling_a_reduced_game_keeps_its_odds() -> None:
    """The seven cards: who holds two of the four gold cards knows what the others can be."""
    game = pyspiel.load_game(SEVEN_CARDS)
    state = random_states(game, 3)[0]
    player = state.current_player()
    hand = state.position.s.hands[player]
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    found = set()
    for _ in range(30):
        s = state.resample_from_infostate(player, sampler).position.s
        assert sorted(s.hands[player]) == sorted(hand)
        assert set(s.aside) == set(state.position.s.aside)
        found.add((tuple(sorted(s.hands[1 - player])), s.top))
    # Its own card and the top one's type are known: what is left is what the other one holds.
    assert 1 <= len(found) <= 2


# Chance.


@pytest.mark.parametrize("table", some_tables(2), ids=str)
def test_the_odds_of_nature_are_those_of_its_draws(table: Table) -> None:
    rules, dice = table.rules, table.dice("odds")
    s = table.start()
    tried: dict[int, int] = {}
    throws = 600
    while s.phase != OVER:
        if s.waiting:
            seat = SEATS_IN[s.waiting][0]
            rules.play(s, seat, dice.pick(rules.legal(s, seat)), None)
            continue
        legal, odds = rules.legal(s, NATURE), rules.weights(s)
        assert len(legal) == len(odds) == len(set(legal))
        assert min(odds) > 0
        if len(legal) > 1 and tried.get(s.phase, 0) < 2:
            tried[s.phase] = tried.get(s.phase, 0) + 1
            drawn = [rules.draw(s, dice) for _ in range(throws)]
            for action, odd in zip(legal, odds, strict=True):
                chance = odd / sum(odds)
                spread = (throws * chance * (1 - chance)) ** 0.5
                assert abs(drawn.count(action) - throws * chance) < 5 * spread + 3
        rules.play(s, NATURE, rules.draw(s, dice), None)
    assert tried


# Solvers and search; `test_exact_games` has the values.


def test_mccfr_lowers_exploitability() -> None:
    game = pyspiel.load_game(LAST_ROUND)
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(
        game, external_sampling_mccfr.AverageType.SIMPLE
    )
    for _ in range(30):
        solver.iteration()
    before = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    after = exploitability.exploitability(game, solver.average_policy())
    assert isclose(before, 0.9166666666666666)
    assert after < before / 3


@pytest.mark.parametrize("spec", [TWO_ROUNDS, "fistful_cash_n_guns", "fistful_blasting_billy"])
def test_openspiels_search_plays(spec: str) -> None:
    game = pyspiel.load_game(spec)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 8, random_state=np.random.RandomState(2))
    state = random_states(game, 4)[0]
    assert bot.step(state) in state.legal_actions()


# Nothing goes wrong unsaid.


@pytest.mark.parametrize("word", ["banana", "winn"])
def test_a_wrong_reward_is_told_with_the_right_ones(word: str) -> None:
    with pytest.raises(Invalid, match="win, margin, score"):
        pyspiel.load_game(f"fistful_cash_n_guns(reward={word})")


def kind_of(public: bool, private: str, recall: bool) -> Any:
    """Return a type of observation."""
    return pyspiel.IIGObservationType(
        public_info=public,
        perfect_recall=recall,
        private_info=getattr(pyspiel.PrivateInfoType, private),
    )


@pytest.mark.parametrize("recall", [False, True])
def test_what_the_observer_does_not_do_it_refuses(recall: bool) -> None:
    game = pyspiel.load_game("fistful_cash_n_guns")
    for private in ("NONE", "SINGLE_PLAYER", "ALL_PLAYERS"):
        with pytest.raises(ValueError, match="public_info"):
            make_observation(game, kind_of(False, private, recall))
    with pytest.raises(ValueError, match="ALL_PLAYERS"):
        make_observation(game, kind_of(True, "ALL_PLAYERS", recall))


@pytest.mark.parametrize("recall", [False, True])
def test_what_the_observer_does_it_does(recall: bool) -> None:
    """Private information is the player's own, and without it all observe the same."""
    game = pyspiel.load_game("fistful_cash_n_guns(powers=all)")
    state = random_states(game, 3)[20]
    seen: dict[str, set[str]] = {}
    for private in ("NONE", "SINGLE_PLAYER"):
        observation = make_observation(game, kind_of(True, private, recall))
        for player in range(game.num_players()):
            seen.setdefault(private, set()).add(observation.string_from(state, player))
        assert ("history" in observation.dict) == recall
    assert len(seen["NONE"]) == 1
    assert len(seen["SINGLE_PLAYER"]) == game.num_players()


def told(state: FistfulState) -> list[Any]:
    """Return what a state says of itself, to everybody."""
    players = range(state.get_game().num_players())
    return [
        str(state.get_game()),
        state.history(),
        state.returns(),
        *[state.information_state_string(player) for player in players],
        *[state.observation_string(player) for player in players],
    ]


def played_on(state: FistfulState) -> list[Any]:
    """Play the last legal actions to the end, and tell of it all."""
    found = [told(state)]
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
        if len(found) < 12:
            found.append(told(state))
    return [*found, told(state)]


def some_states(spec: str) -> list[FistfulState]:
    """Return states of a game: reached by playing, guessed, and played on from a guess."""
    game = pyspiel.load_game(spec)
    states = random_states(game, 1)
    # Late in the game, where its story is long.
    state = states[len(states) * 3 // 4]
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    guessed = state.resample_from_infostate(state.current_player(), sampler)
    later = guessed.clone()
    later.apply_action(later.legal_actions()[0])
    return [state, guessed, later]


SPECS = [*[f"{name}({SMALL[name]})" for name in NAMES], TWO_ROUNDS]


@pytest.mark.parametrize("spec", SPECS)
def test_copied_states_play_on_equally_and_by_themselves(spec: str) -> None:
    for state in some_states(spec):
        copies = [copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
        played = played_on(state)
        for copied in copies:
            assert isinstance(copied, FistfulState)
            assert played_on(copied) == played


@pytest.mark.parametrize("spec", SPECS)
def test_copied_games_are_the_same_game(spec: str) -> None:
    game = pyspiel.load_game(spec)
    for copied in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert type(copied) is type(game)
        assert str(copied) == str(game)
        assert played_on(copied.new_initial_state()) == played_on(game.new_initial_state())


def play_pickled(pickled: bytes) -> list[Any]:
    """Play on what was sent here: the first thing this process does."""
    return [played_on(state) for state in pickle.loads(pickled)]


def test_spawned_processes_play_states_on_equally() -> None:
    states = [state for spec in (SPECS[1], TWO_ROUNDS) for state in some_states(spec)]
    with get_context("spawn").Pool(1) as pool:
        found = pool.apply(play_pickled, (pickle.dumps(states),))
    assert found == [played_on(state) for state in states]


@pytest.mark.parametrize("name", NAMES)
def test_lengths_and_utilities_are_told_truly(name: str) -> None:
    """A game at random, at the smallest and the largest table, is no longer and pays no more."""
    for reward in ("win", "margin", "score"):
        rules = pyspiel.load_game(name).made.rules
        for players in (rules.fewest, rules.most):
            game = pyspiel.load_game(f"{name}(players={players},reward={reward})")
            dice = Random(players)
            state = game.new_initial_state()
            decisions = draws = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(dice.choices(outcomes, odds)[0])
                    draws += 1
                else:
                    state.apply_action(dice.choice(state.legal_actions()))
                    decisions += 1
            assert max(decisions, draws) <= game.max_game_length() < 1_000
            for paid in state.returns():
                assert game.min_utility() <= paid <= game.max_utility()
