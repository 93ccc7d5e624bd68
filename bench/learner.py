"""Learns the networks of the outlooks from what `bench/outlooks.py` has written down."""

from pathlib import Path
from typing import Any, Final

import numpy as np

from calibration import Pair, report

#: The networks: hidden units, rounds of learning, positions a step.
UNITS: Final = 10
EPOCHS: Final = 15
BATCH: Final = 256
RATE: Final = 0.01
#: How strongly weights are held near nought.
DECAY: Final = 1e-5
#: One file in so many is kept from learning, to be told how right the chances are.
HELD_OUT: Final = 5
#: What is kept of the moments of a file, for each eye.
KEPT: Final = ("seen", "is_there", "won", "own", "game")


class Learner:
    """A network being learnt, by Adam; what is weighed are all rows of a moment together."""

    def __init__(self, width: int, units: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        self.w = {
            "direct": np.zeros(width),
            "into": dice.normal(0, 1 / np.sqrt(width / 4), (width, units)),
            "bias": np.zeros(units),
            "out": dice.normal(0, 0.1, units),
        }
        self.m = {name: np.zeros_like(value) for name, value in self.w.items()}
        self.v = {name: np.zeros_like(value) for name, value in self.w.items()}
        self.steps = 0

    def forward(self, seen: Any) -> tuple[Any, Any]:
        hidden = np.tanh(seen @ self.w["into"] + self.w["bias"])
        return seen @ self.w["direct"] + hidden @ self.w["out"], hidden

    def step(self, seen: Any, hidden: Any, slope: Any, rate: float, decay: float) -> None:
        """Go a step down: `slope` is by how much each row's log odds are too high."""
        back = slope[..., None] * self.w["out"] * (1 - hidden**2)
        flat = seen.reshape(-1, seen.shape[-1])
        count = len(seen)
        grads = {
            "direct": flat.T @ slope.reshape(-1) / count,
            "into": flat.T @ back.reshape(-1, back.shape[-1]) / count,
            "bias": back.reshape(-1, back.shape[-1]).sum(0) / count,
            "out": hidden.reshape(-1, hidden.shape[-1]).T @ slope.reshape(-1) / count,
        }
        self.steps += 1
        for name, grad in grads.items():
            grad = grad + decay * self.w[name] if name != "bias" else grad
            self.m[name] += 0.1 * (grad - self.m[name])
            self.v[name] += 0.001 * (grad**2 - self.v[name])
            mean = self.m[name] / (1 - 0.9**self.steps)
            spread = self.v[name] / (1 - 0.999**self.steps)
            self.w[name] -= rate * mean / (np.sqrt(spread) + 1e-8)


def chances_of(odds: Any, is_there: Any, sided: bool) -> Any:
    """Return the chances of rows from their log odds."""
    if sided:
        return 1 / (1 + np.exp(-odds))
    fit = np.where(is_there, odds, -np.inf)
    powers = np.exp(fit - fit.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def learn_eye(files: list[Path], eye: str, sided: bool, epochs: int, units: int) -> dict[str, Any]:
    """Fit a network; return its numbers."""
    parts = []
    for file in files:
        with np.load(file) as data:
            parts.append({k: data[f"{eye}_{k}"] for k in KEPT})
    held = [part for place, part in enumerate(parts) if place % HELD_OUT == HELD_OUT - 1]
    rest = [part for place, part in enumerate(parts) if place % HELD_OUT != HELD_OUT - 1]
    train = {k: np.concatenate([part[k] for part in rest]) for k in parts[0]}
    test = {k: np.concatenate([part[k] for part in held or parts[-1:]]) for k in parts[0]}
    learner = Learner(train["seen"].shape[2], units, 1)
    dice = np.random.default_rng(2)
    count = len(train["seen"])
    for epoch in range(epochs):
        rate = RATE * 0.5 * (1 + np.cos(np.pi * epoch / epochs)) + 1e-5
        order = dice.permutation(count)
        for first in range(0, count, BATCH):
            batch = np.sort(order[first : first + BATCH])
            seen = train["seen"][batch].astype(np.float32)
            odds, hidden = learner.forward(seen)
            is_there = train["is_there"][batch]
            chances = chances_of(odds, is_there, sided)
            won = train["won"][batch].astype(np.float32)
            slope = np.where(is_there, chances - won, 0.0)
            if eye == "known" and not sided:
                slope = own_slope(chances, won, train["own"][batch], is_there)
            learner.step(seen, hidden, slope, rate, DECAY)
    for what, data in (("learnt from", train), ("held out", test)):
        print(f"  {eye}, {what}: {report(pairs_of(learner, data, sided))}", flush=True)
    return {name: np.round(value, 4).tolist() for name, value in learner.w.items()}


def pairs_of(learner: Learner, data: dict[str, Any], sided: bool) -> list[list[Pair]]:
    """Return by game the chances and what came of them: of all who may win, or of the seat that
    looks."""
    odds, _ = learner.forward(data["seen"].astype(np.float32))
    chances = chances_of(odds, data["is_there"], sided)
    own = data["own"]
    is_looked_at = data["is_there"]
    if own[0] >= 0:
        is_looked_at = np.zeros_like(is_looked_at)
        is_looked_at[np.arange(len(own)), own] = True
    found: dict[int, list[Pair]] = {}
    for game, place, seat in zip(
        data["game"][is_looked_at.nonzero()[0]], *is_looked_at.nonzero(), strict=True
    ):
        pair = float(chances[place, seat]), float(data["won"][place, seat])
        found.setdefault(int(game), []).append(pair)
    return list(found.values())


def own_slope(chances: Any, won: Any, own: Any, is_there: Any) -> Any:
    """Return by how much each row is too high, if only the own seat's chance matters."""
    places = np.arange(len(own))
    mine = np.zeros_like(chances)
    mine[places, own] = 1.0
    chance = np.clip(chances[places, own], 1e-6, 1 - 1e-6)
    # The others' rows matter as far as they take from the own chance.
    share = chances / (1 - chance)[:, None]
    result = won[places, own]
    slope = np.where(mine > 0, (chance - result)[:, None], -(chance - result)[:, None] * share)
    return np.where(is_there, slope, 0.0)
