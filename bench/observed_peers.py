"""Other libraries played as learners play them: with observations and masks of legal actions.

Each row counts players' decisions, none of chance's; a library that is not installed has no row
(`others.py` says how to install it).
"""

from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from others import TOGETHER, rate

#: OpenSpiel's games in C++, driven from Python.
OPENSPIEL: Final = {"leduc": "leduc_poker", "hanabi (5)": "hanabi(players=5)"}


class Peer(NamedTuple):
    """A library's game: how many numbers an observation has, and decisions a second."""

    name: str
    numbers: int
    speed: float


def openspiel(seconds: float) -> Iterator[Peer]:
    """The deciding player's tensor and mask before it acts."""
    pyspiel: Any = import_module("pyspiel")
    for name, spec in OPENSPIEL.items():
        game, dice = pyspiel.load_game(spec), Random(1)

        def play(game: Any = game, dice: Random = dice) -> int:
            state = game.new_initial_state()
            count = 0
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(dice.choices(outcomes, chances)[0])
                    continue
                player = state.current_player()
                state.observation_tensor(player)
                mask = state.legal_actions_mask(player)
                legal = [action for action, is_legal in enumerate(mask) if is_legal]
                state.apply_action(legal[int(dice.random() * len(legal))])
                count += 1
            return count

        size, number = game.observation_tensor_size(), version("open_spiel")
        yield Peer(f"OpenSpiel {name} ({number})", size, rate(play, seconds))


def rlcard(seconds: float) -> Iterator[Peer]:
    """An environment stepped by hand: every state has its observation and its legal actions."""
    env = import_module("rlcard").make("leduc-holdem", config={"seed": 1})
    dice = Random(1)

    def play() -> int:
        state, _ = env.reset()
        count = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(dice.random() * len(legal))])
            count += 1
        return count

    yield Peer(f"RLCard leduc-holdem ({version('rlcard')})", 36, rate(play, seconds))


def pgx(seconds: float) -> Iterator[Peer]:
    """1,024 games together on the CPU; observations and masks are read out at every step."""
    jax: Any = import_module("jax")
    env = import_module("pgx").make("leduc_holdem")
    step = import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)

    def advance(state: Any, key: Any) -> Any:
        logits = jax.numpy.log(state.legal_action_mask.astype(float))
        keys = jax.random.split(key, TOGETHER + 1)
        return jax.vmap(step)(state, jax.random.categorical(keys[0], logits, axis=1), keys[1:])

    moved = jax.jit(advance)
    box = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), TOGETHER))]
    box.append(jax.random.PRNGKey(2))

    def play() -> int:
        box[1], key = jax.random.split(box[1])
        box[0] = moved(box[0], key)
        np.asarray(box[0].observation)
        np.asarray(box[0].legal_action_mask)
        return TOGETHER

    size = int(np.prod(box[0].observation.shape[1:]))
    yield Peer(f"pgx leduc_holdem, 1,024 games ({version('pgx')})", size, rate(play, seconds))


def peers(seconds: float) -> list[Peer]:
    """Return what is installed, measured by the clock of `BENCH_CLOCK`."""
    found: list[Peer] = []
    for library in (openspiel, rlcard, pgx):
        try:
            found += library(seconds)
        except ImportError as missing:
            print(f"not installed: {missing.name}", flush=True)
    return found
