"""Telling lies from truth in table talk: baselines of the task in docs/datasets.md.

    table="--players 5 --bots liar,coward,hothead,avenger,accountant"
    fistful dataset cash-n-guns $table --games 1000 --seed 1000000 --out LEARN
    fistful dataset cash-n-guns $table --games 500 --seed 0 --out TRY
    python bench/lies.py LEARN TRY

Three listeners: one that knows how often claims are true and no more; one that counts what each
seat kept and broke so far; and a logistic regression on that, the phrase and what everybody sees.
Told: log loss and the area under the ROC curve, with 95 % intervals over games.
"""

import argparse
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import pyarrow.parquet as pq
from numpy.typing import NDArray

Floats = NDArray[np.float64]
PHRASES: Final = ("threaten", "promise")
STEPS: Final = 600
RATE: Final = 0.1
DECAY: Final = 0.02
DRAWS: Final = 200


class Claims(NamedTuple):
    """Claims in the order they were made: what a listener has to go by, and whether they held."""

    games: NDArray[np.int64]
    #: By claim: how often the seat kept its word before in this game, and how often it broke it.
    kept: Floats
    broken: Floats
    #: What else: the phrase, and what everybody sees.
    seen: Floats
    is_true: Floats


def read(folder: Path) -> Claims:
    """Return the claims of a dataset."""
    rows: list[dict[str, Any]] = []
    for file in sorted(folder.glob("talk-*.parquet")):
        rows += [row for row in pq.read_table(file).to_pylist() if row["is_claim"]]
    rows.sort(key=lambda row: (row["game"], row["move"]))
    record: dict[tuple[int, int], list[int]] = {}
    kept: list[list[int]] = []
    seen: list[list[float]] = []
    for row in rows:
        counts = record.setdefault((row["game"], row["seat"]), [0, 0])
        kept.append(list(counts))
        phrase = [float(row["phrase"] == one) for one in PHRASES]
        seen.append([*phrase, *row["public"]])
        counts[not row["is_true"]] += 1
    counted = np.array(kept, np.float64)
    truth = np.array([row["is_true"] for row in rows], np.float64)
    games = np.array([row["game"] for row in rows])
    return Claims(games, counted[:, 0], counted[:, 1], np.array(seen), truth)


def by_count(claims: Claims, usual: float, weight: float) -> Floats:
    """Believe a seat as often as it kept its word, beginning from what is usual."""
    return (claims.kept + weight * usual) / (claims.kept + claims.broken + weight)


def inputs(claims: Claims, usual: float, weight: float) -> Floats:
    """Return what the regression sees."""
    belief = by_count(claims, usual, weight)
    odds = np.log(belief / (1 - belief))
    counts = np.minimum(np.stack([claims.kept, claims.broken], 1), 4) / 4
    return np.column_stack([np.ones(len(odds)), odds, counts, claims.seen])


def sigmoid(odds: Floats) -> Floats:
    """Return the chances of odds given as logarithms."""
    return 1 / (1 + np.exp(-odds))


def fit(seen: Floats, is_true: Floats) -> Floats:
    """Return the weights of a logistic regression, by gradient descent."""
    weights = np.zeros(seen.shape[1])
    weights[1] = 1.0
    for _ in range(STEPS):
        slope = seen.T @ (sigmoid(seen @ weights) - is_true) / len(is_true)
        weights -= RATE * (slope + DECAY * weights)
    return weights


def log_loss(belief: Floats, is_true: Floats) -> float:
    """Return how surprised a listener is on average, in nats."""
    belief = np.clip(belief, 1e-6, 1 - 1e-6)
    return float(-np.mean(is_true * np.log(belief) + (1 - is_true) * np.log(1 - belief)))


def area(belief: Floats, is_true: Floats) -> float:
    """Return how often a true claim is believed more than a false one; level counts half."""
    _, place, counts = np.unique(belief, return_inverse=True, return_counts=True)
    ranks = (np.cumsum(counts) - (counts - 1) / 2)[place]
    true = int(is_true.sum())
    false = len(is_true) - true
    return float((ranks[is_true == 1].sum() - true * (true + 1) / 2) / (true * false))


def told(name: str, belief: Floats, claims: Claims, dice: np.random.Generator) -> str:
    """Return a row: log loss and area with their intervals, games drawn anew."""
    games = np.unique(claims.games)
    places = [np.flatnonzero(claims.games == game) for game in games]
    draws: list[tuple[float, float]] = []
    for _ in range(DRAWS):
        rows = np.concatenate([places[one] for one in dice.integers(len(games), size=len(games))])
        truth = claims.is_true[rows]
        draws.append((log_loss(belief[rows], truth), area(belief[rows], truth)))
    low, high = np.percentile(np.array(draws), [2.5, 97.5], axis=0)
    found = (log_loss(belief, claims.is_true), area(belief, claims.is_true))
    cells = [f"{found[i]:.3f} ({low[i]:.3f}–{high[i]:.3f})" for i in range(2)]
    return f"| {name} | {' | '.join(cells)} |"


def best_weight(claims: Claims, usual: float) -> float:
    """Return for how many claims what is usual counts, as the learning games say."""
    tried = [0.25, 0.5, 1.0, 2.0, 4.0, 8.0]
    return min(tried, key=lambda w: log_loss(by_count(claims, usual, w), claims.is_true))


def main() -> None:
    """Learn on one dataset, and print how the listeners do on another."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("learn", type=Path)
    parser.add_argument("tried", type=Path)
    asked = parser.parse_args()
    learn, tried = read(asked.learn), read(asked.tried)
    usual = float(learn.is_true.mean())
    weight = best_weight(learn, usual)
    weights = fit(inputs(learn, usual, weight), learn.is_true)
    dice = np.random.default_rng(1)
    print(f"{len(learn.is_true)} claims to learn from, {len(tried.is_true)} to try")
    print("| listener | log loss | area under the ROC curve |", "|---|---|---|", sep="\n")
    listeners = {
        "how often claims are true": np.full(len(tried.is_true), usual),
        "what a seat kept so far": by_count(tried, usual, weight),
        "regression": sigmoid(inputs(tried, usual, weight) @ weights),
    }
    for name, belief in listeners.items():
        print(told(name, belief, tried, dice))


if __name__ == "__main__":
    main()
