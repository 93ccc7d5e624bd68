"""Copies, pickles and what is sent to other processes play on equally, and by themselves."""

import copy
import pickle
from collections.abc import Callable
from dataclasses import replace
from multiprocessing import get_context
from typing import Any

import numpy as np
import pytest

from fistful.adapters.batch import EngineBatch, make_batch
from fistful.adapters.pettingzoo import env, parallel_env
from fistful.engine.dice import Dice, QuickDice, SealedDice
from fistful.engine.errors import Invalid
from fistful.games import find_game, games

GAMES = pytest.mark.parametrize("game", list(games()))

Copy = Callable[[Any], Any]


def by_pickle(thing: Any) -> Any:
    """Return what is left of something after a journey."""
    return pickle.loads(pickle.dumps(thing))


COPIES: dict[str, Copy] = {"copy": copy.copy, "deepcopy": copy.deepcopy, "pickle": by_pickle}
EVERY_COPY = pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES)


def throws(dice: Dice) -> list[float]:
    """Throw the dice in every way; return what came up."""
    items = [*range(20)]
    dice.shuffle(items)
    return [*[dice.below(1000) for _ in range(30)], dice.fraction(), dice.pick(items), *items]


def aec_moves(environment: Any) -> list[str]:
    """Play the last legal actions; return all that was seen, and the rewards."""
    seen = []
    for agent in environment.agent_iter(40):
        observation, reward, terminated, truncated, _ = environment.last()
        is_done = terminated or truncated
        vector = observation["observation"].tobytes().hex()
        seen.append(f"{agent} {reward} {environment.view(agent)} {vector}")
        legal = np.flatnonzero(observation["action_mask"])
        environment.step(None if is_done else int(legal[-1]))
    return seen


def parallel_moves(environment: Any) -> list[str]:
    """Let the clock answer, then begin a new game; return all that was seen."""
    seen = []
    for _ in range(2):
        for _ in range(12):
            if environment.agents:
                seen.append(str(environment.step({})))
        seen.append(str(environment.reset()))
    return seen


def batch_moves(batch: Any) -> list[str]:
    """Play the last legal actions; return all that was asked and seen."""
    seen = []
    for _ in range(25):
        asked = batch.questions()
        seen.append(f"{asked.games} {asked.seats} {asked.legal} {batch.ended} {batch.shares}")
        batch.step(asked.legal[asked.starts + asked.counts - 1])
    return [*seen, batch.vectors().tobytes().hex(), f"{batch.actions} {batch.finished}"]


def begun(game: str) -> list[tuple[Any, Callable[[Any], list[Any]]]]:
    """Return everything that plays a game, some way into it, each with how it plays on."""
    one, all_act, together = env(game), env(game, everyone=True), parallel_env(game)
    for environment in (one, all_act, together):
        environment.reset(seed=5)
    for environment in (one, all_act):
        for _ in range(9):
            mask = environment.observe(environment.agent_selection)["action_mask"]
            environment.step(int(np.flatnonzero(mask)[0]))
    for _ in range(3):
        together.step({})
    players = find_game(game).rules.most
    batches = [make_batch(game, players, 5, seed=3), EngineBatch(game, players, {}, 5, 3)]
    for batch in batches:
        for _ in range(7):
            batch.step(batch.questions().random(np.random.default_rng(1)))
    return [
        (one, aec_moves),
        (all_act, aec_moves),
        (together, parallel_moves),
        *[(batch, batch_moves) for batch in batches],
    ]


@EVERY_COPY
@pytest.mark.parametrize("dice", [QuickDice(7), SealedDice(bytes(32), 3)], ids=["quick", "sealed"])
def test_copied_dice_throw_the_same_by_themselves(dice: Dice, copied: Copy) -> None:
    throws(dice)
    other = copied(dice)
    assert type(other) is type(dice)
    third = copied(other)
    assert throws(other) == throws(dice) == throws(third)
    assert throws(other) == throws(dice)


@EVERY_COPY
@GAMES
def test_copies_play_on_equally_and_by_themselves(game: str, copied: Copy) -> None:
    for original, play in begun(game):
        twin, unplayed = copied(original), copied(original)
        assert type(twin) is type(original)
        moves = play(twin)
        assert play(original) == moves
        assert play(unplayed) == moves


def play_pickled(pickled: bytes) -> list[Any]:
    """Play on what was sent here: the first thing this process does."""
    return [play(thing) for thing, play in pickle.loads(pickled)]


def test_spawned_processes_play_on_equally() -> None:
    things = [found for game in games() for found in begun(game)]
    pickled = pickle.dumps(things)
    with get_context("spawn").Pool(1) as pool:
        found = pool.apply(play_pickled, (pickled,))
    assert found == [play(thing) for thing, play in things]


@GAMES
def test_a_pickled_game_is_the_game_of_that_name(game: str) -> None:
    found = find_game(game)
    assert by_pickle(found) is copy.deepcopy(found) is copy.copy(found) is found


def test_a_changed_game_does_not_turn_into_the_one_of_its_name() -> None:
    with pytest.raises(Invalid, match="of one's own"):
        pickle.dumps(replace(find_game("cash-n-guns"), breadth=1))
