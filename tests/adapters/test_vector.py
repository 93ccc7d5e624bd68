"""Many games as one Gymnasium vector environment: the same games as one by one."""

import pickle
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

from fistful.adapters.pettingzoo import parallel_env
from fistful.adapters.vector import FistfulVectorEnv
from fistful.engine.errors import Invalid
from fistful.testing.tables import Table
from tests.adapters.tables import some_tables


@contextmanager
def opened(*args: Any, **kwargs: Any) -> Iterator[FistfulVectorEnv]:
    """Open an environment, and close it whatever happens."""
    env = FistfulVectorEnv(*args, **kwargs)
    try:
        yield env
    finally:
        env.close()


def answers_to(masks: np.ndarray[Any, Any], step: int) -> np.ndarray[Any, Any]:
    """Return a legal answer for each row, other ones from step to step."""
    rows = [np.flatnonzero(mask) for mask in masks]
    return np.array([row[(step * 7 + place) % len(row)] for place, row in enumerate(rows)])


def compare(env: FistfulVectorEnv, table: Table, steps: int) -> int:
    """Play beside Parallel environments of the same seeds; return how many games ended."""
    seats = table.seats
    games = [parallel_env(table.rules.game, seats, table.options) for _ in range(env.games)]
    seen, info = env.reset(seed=40)
    for place, game in enumerate(games):
        game.reset(seed=40 + place)
    ended = 0
    for step in range(steps):
        answers = answers_to(info["action_mask"], step)
        over = [not game.agents for game in games]
        seen, rewards, terminations, truncations, info = env.step(answers)
        assert env.observation_space.contains(seen)
        assert not truncations.any()
        for place, game in enumerate(games):
            rows = slice(place * seats, (place + 1) * seats)
            if over[place]:
                observed, _ = game.reset()
                paid, done = [0.0] * seats, [False] * seats
            else:
                given = dict(zip(game.possible_agents, answers[rows].tolist(), strict=True))
                observed, won, ends, _, _ = game.step(given)
                paid, done = list(won.values()), list(ends.values())
            assert rewards[rows].tolist() == paid
            assert terminations[rows].tolist() == done
            ended += done[0]
            for row, one in zip(range(rows.start, rows.stop), observed.values(), strict=True):
                assert (seen[row] == one["observation"]).all()
                assert (info["action_mask"][row] == one["action_mask"]).all()
    return ended


@pytest.mark.parametrize("table", some_tables(2), ids=str)
def test_every_game_is_the_game_of_its_seed(table: Table) -> None:
    with opened(table.rules.game, 3, table.seats, table.options) as env:
        compare(env, table, 60)


def test_games_that_end_begin_anew_with_the_next_step() -> None:
    table = next(table for table in some_tables(2) if table.rules.game == "cash-n-guns")
    with opened("cash-n-guns", 2, table.seats, table.options) as env:
        assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
        assert compare(env, table, 150) > 2


def test_workers_play_the_same_games() -> None:
    table = next(table for table in some_tables(2) if table.rules.game == "blasting-billy")
    with opened("blasting-billy", 3, table.seats, table.options, workers=2) as env:
        compare(env, table, 80)
        # What is pickled goes on by itself, its workers too.
        twin = pickle.loads(pickle.dumps(env))
        try:
            assert_alike(env, twin)
        finally:
            twin.close()


def assert_alike(env: FistfulVectorEnv, twin: FistfulVectorEnv) -> None:
    """Play two environments with the same answers; they tell the same."""
    answers = np.zeros(env.num_envs, np.int64)
    for step in range(40):
        one, two = env.step(answers), twin.step(answers)
        assert [part.tobytes() for part in one[:4]] == [part.tobytes() for part in two[:4]]
        answers = answers_to(one[4]["action_mask"], step)


@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_copies_play_on_equally_and_by_themselves(copied: Any) -> None:
    with opened("get-billy-the-kid", 2, 5) as env:
        env.reset(seed=3)
        for step in range(5):
            env.step(answers_to(env.info()["action_mask"], step))
        twin = copied(env)
        before = twin.info()["action_mask"]
        env.step(answers_to(before, 1))
        assert (twin.info()["action_mask"] == before).all()
        twin.step(answers_to(before, 1))
        assert_alike(env, twin)


def test_seeds_are_a_number_or_a_list() -> None:
    with opened("cash-n-guns", 3) as env, opened("cash-n-guns", 3) as other:
        seen, _ = env.reset(seed=8)
        assert (other.reset(seed=[8, 9, 10])[0] == seen).all()
        # Without a seed the last seeding goes on.
        assert (env.reset()[0] == other.reset()[0]).all()
        assert (env.reset()[0] != seen).any()
        with pytest.raises(ValueError, match="2 seeds for 3 games"):
            env.reset(seed=[1, 2])


def test_games_are_cut_short_and_illegal_answers_are_silence() -> None:
    with opened("cash-n-guns", 2, 4, max_cycles=2) as env:
        env.reset(seed=1)
        wrong = np.full(env.num_envs, env.info()["action_mask"].shape[1] - 1)
        *_, truncations, info = env.step(wrong)
        assert info["illegal"].all()
        assert not truncations.any()
        _, rewards, terminations, truncations, _ = env.step(wrong)
        assert truncations.all()
        assert not terminations.any()
        assert not rewards.any()
        *_, truncations, info = env.step(wrong)
        assert not truncations.any()
        assert not info["illegal"].any()


def test_what_is_wrong_is_told() -> None:
    with pytest.raises(Invalid):
        FistfulVectorEnv("cash-n-guns", players=3)
    with opened("cash-n-guns", 2, 4) as env:
        with pytest.raises(ResetNeeded):
            env.step(np.zeros(8, np.int64))
        env.reset(seed=1)
        answers: Any
        for answers in (np.zeros(7, np.int64), np.zeros((2, 4), np.int64), np.zeros(8)):
            with pytest.raises(ValueError, match="give 8 actions"):
                env.step(answers)


def test_memory_does_not_grow() -> None:
    """Played again, the same games find all that is kept between games: what grows is lost."""
    with opened("cash-n-guns", 4, 5, {"powers": "all"}) as env:
        sizes = []
        tracemalloc.start()
        try:
            for _ in range(3):
                env.reset(seed=1)
                for step in range(300):
                    env.step(answers_to(env.info()["action_mask"], step))
                sizes.append(tracemalloc.get_traced_memory()[0])
        finally:
            tracemalloc.stop()
        assert sizes[2] - sizes[1] < 5_000
