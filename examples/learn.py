"""Learns Cash 'n Guns by playing against itself, on two cores, in ten minutes.

    python examples/learn.py [--minutes 10] [--players 5] [--curve docs/figures/learning.csv]

One network plays all seats of a batch of games (`fistful.adapters.batch`) and is improved by PPO on
who won. Every so often it is tried as one seat against random players, where a fair share is one
part in as many as there are seats. Needs the extra `research` and PyTorch (`pip install torch`),
for the curve `figures` too.
"""

import argparse
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from fistful.adapters.batch import Batch, Questions, make_batch

GAMES: Final = 256
#: Steps a window of play has: two whole games.
STEPS: Final = 48
EPOCHS: Final = 2
MINIBATCH: Final = 4096
CLIP: Final = 0.2
ENTROPY: Final = 0.02
TRIAL: Final = 1000


class Player(nn.Module):
    """Two hidden layers; out come preferences for all actions, and how good things look."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU())
        self.policy = nn.Linear(128, actions)
        self.value = nn.Linear(128, 1)

    def forward(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        """Return the preferences, illegal actions left out, and the values."""
        body = self.body(seen)
        logits = self.policy(body).masked_fill(~mask, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(body)[:, 0]


@dataclass
class Window:
    """Decisions of finished games: what was seen and done, and what came of it."""

    seen: Any
    mask: Any
    actions: Any
    likely: Any
    hoped: Any
    got: Any


def play(batch: Batch, player: Player) -> Window:
    """Play a window of steps; keep the decisions of games that end within it."""
    kept: list[tuple[Questions, Any, Any, Any, Any, Any]] = []
    ends: list[tuple[NDArray[Any], NDArray[Any]]] = []
    with torch.no_grad():
        for _ in range(STEPS):
            asked = batch.questions()
            seen = torch.from_numpy(batch.vectors())
            mask = torch.from_numpy(asked.mask(batch.width))
            choice, hoped = player(seen, mask)
            actions = choice.sample()
            kept.append((asked, seen, mask, actions, choice.log_prob(actions), hoped))
            batch.step(actions.numpy().astype(np.int32))
            ends.append((batch.ended, batch.shares))
    return finished(kept, ends, batch)


def finished(kept: list[Any], ends: list[Any], batch: Batch) -> Window:
    """Go back through a window, telling every decision how its game ended."""
    fair = 1 / batch.seats
    shares = np.zeros((batch.count, batch.seats), np.float32)
    is_known = np.zeros(batch.count, np.bool_)
    parts: list[list[Any]] = [[] for _ in range(6)]
    for (asked, *step), (ended, won) in zip(reversed(kept), reversed(ends), strict=True):
        shares[ended] = won - fair
        is_known[ended] = True
        use = torch.from_numpy(is_known[asked.games])
        got = torch.from_numpy(shares[asked.games, asked.seats])
        for part, values in zip(parts, [*step, got], strict=True):
            part.append(values[use])
    return Window(*[torch.cat(part) for part in parts])


def improve(player: Player, optimizer: Any, window: Window) -> None:
    """PPO: make what went better than hoped likelier, a little at a time."""
    surprise = window.got - window.hoped
    surprise = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(surprise)).split(MINIBATCH):
            choice, hoped = player(window.seen[rows], window.mask[rows])
            ratio = torch.exp(choice.log_prob(window.actions[rows]) - window.likely[rows])
            bounded = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.min(ratio * surprise[rows], bounded * surprise[rows]).mean()
            miss = (hoped - window.got[rows]).pow(2).mean()
            loss = miss - gain - ENTROPY * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def trial(player: Player, players: int, seed: int) -> float:
    """Return how large a part of the victories one learned seat has against random ones."""
    batch = make_batch("cash-n-guns", players, GAMES, seed)
    dice = np.random.default_rng(seed)
    # The learned seat differs from game to game.
    mine = np.arange(GAMES) % players
    won: list[float] = []
    with torch.no_grad():
        while len(won) < TRIAL:
            asked = batch.questions()
            answers = asked.random(dice)
            own = asked.seats == mine[asked.games]
            seen, mask = batch.vectors()[own], asked.mask(batch.width)[own]
            choice, _ = player(torch.from_numpy(seen), torch.from_numpy(mask))
            answers[own] = choice.sample().numpy()
            batch.step(answers)
            won += batch.shares[np.arange(len(batch.ended)), mine[batch.ended]].tolist()
    return float(np.mean(won))


def draw(lines: list[str], players: int, file: Path) -> None:
    """Draw the curve; the same numbers give the same bytes."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "fistful"
    from matplotlib import pyplot

    rows = [line.split(",") for line in lines[1:]]
    figure, axes = pyplot.subplots(figsize=(6.4, 3.6))
    axes.plot([int(row[1]) for row in rows], [float(row[4]) for row in rows], marker="o")
    axes.axhline(1 / players, linestyle="--", color="grey", label="a fair share")
    axes.set(xlabel="games played against itself", ylabel="part of the victories", ylim=(0, 1))
    axes.grid(alpha=0.3)
    axes.legend()
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None})


def main() -> None:
    """Learn, and write the curve."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="where to write the curve: CSV, and SVG")
    parser.add_argument("--threads", type=int, default=2, help="of PyTorch; 1 on a busy machine")
    parser.add_argument("--every", type=int, default=10, help="windows between trials")
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    torch.manual_seed(arguments.seed)
    batch = make_batch("cash-n-guns", arguments.players, GAMES, arguments.seed)
    player = Player(batch.vectors().shape[1], batch.width)
    optimizer = torch.optim.Adam(player.parameters(), 1e-3)
    lines = ["windows,games,decisions,seconds,part_of_victories_against_random"]
    start = monotonic()
    windows = 0
    while True:
        spent = monotonic() - start
        if windows % arguments.every == 0 or spent > arguments.minutes * 60:
            part = trial(player, arguments.players, windows)
            lines.append(f"{windows},{batch.finished},{batch.actions},{spent:.0f},{part:.3f}")
            print(lines[-1], flush=True)
        if spent > arguments.minutes * 60:
            break
        improve(player, optimizer, play(batch, player))
        windows += 1
    if arguments.curve:
        arguments.curve.write_text("\n".join(lines) + "\n")
        draw(lines, arguments.players, arguments.curve.with_suffix(".svg"))


if __name__ == "__main__":
    main()
