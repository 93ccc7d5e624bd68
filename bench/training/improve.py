"""Improvement: a learner plays against itself, its past and a clone, and learns by PPO who won."""

from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from player import Player, draw
from torch import nn

from fistful.adapters.batch import Batch, Questions, make_batch

#: Who sits where: the learner, its past, or a kind of the clone from `KIND` on.
SELF: Final = 0
PAST: Final = 1
KIND: Final = 2
#: How many tables are the learner's alone; elsewhere it has one seat or more, and so often another
#: seat is its past's.
ALONE: Final = 0.3
PASTS: Final = 0.35

EPOCHS: Final = 2
MINIBATCH: Final = 4096
CLIP: Final = 0.2
#: How far an estimate looks beyond what the learner expects next.
REACH: Final = 0.95


class Seating:
    """Who sits at the tables of a batch; drawn anew for a game that begins.

    Without weights for the clone's kinds the learner is alone among players of its past.
    """

    def __init__(self, batch: Batch, weights: list[float], seed: int) -> None:
        self.dice = np.random.default_rng(seed)
        self.chances = np.array(weights) / sum(weights) if weights else None
        self.seats = batch.seats
        self.who = self.draw(batch.count)

    def draw(self, count: int) -> NDArray[Any]:
        """Return who sits at so many tables."""
        dice, seats = self.dice, self.seats
        if self.chances is None:
            alone = dice.integers(seats, size=(count, 1))
            return np.where(np.arange(seats) == alone, SELF, PAST)
        others = KIND + dice.choice(len(self.chances), size=(count, seats), p=self.chances)
        others[dice.random((count, seats)) < PASTS] = PAST
        mine = dice.integers(1, seats, size=count)
        rank = dice.random((count, seats)).argsort(1).argsort(1)
        is_mine = (rank < mine[:, None]) | (dice.random(count) < ALONE)[:, None]
        return np.where(is_mine, SELF, others)

    def again(self, ended: NDArray[Any]) -> None:
        """Seat those who play the games that begin."""
        self.who[ended] = self.draw(len(ended))


@dataclass
class Table:
    """Games of one kind that go on from window to window."""

    batch: Batch
    seating: Seating
    #: How many steps of it are played in a window.
    steps: int


@dataclass
class Window:
    """Decisions of the learner: what was seen and done, and how much better it went than hoped."""

    seats: int
    seen: Any
    mask: Any
    actions: Any
    likely: Any
    hoped: Any
    gain: Any


def answer(
    asked: Questions, seen: Any, mask: Any, who: NDArray[Any], cast: list[Player], seats: int
) -> tuple[Any, Any, Any]:
    """Return everybody's answers; their likelihood and the values are right for the learner's."""
    actions = torch.zeros(len(who), dtype=torch.int64)
    likely = torch.zeros(len(who))
    hoped = torch.zeros(len(who))
    choice = asked.counts > 1
    actions[~choice] = torch.from_numpy(asked.legal[asked.starts][~choice].astype(np.int64))
    for part, player in enumerate(cast):
        rows = np.flatnonzero(choice & (np.minimum(who, KIND) == part))
        if len(rows):
            at = torch.from_numpy(rows)
            kinds = torch.from_numpy(who[rows] - KIND) if part == KIND else None
            chances, values = player(seen[at], mask[at], seats, kinds)
            done = draw(chances)
            actions[at] = done
            likely[at] = chances.gather(1, done[:, None])[:, 0]
            hoped[at] = values
    return actions, likely, hoped


def play(table: Table, cast: list[Player]) -> Window:
    """Play a window of steps; keep what the learner decided and what came of it."""
    batch, seats = table.batch, table.batch.seats
    kept: list[tuple[Any, ...]] = []
    with torch.no_grad():
        for _ in range(table.steps):
            asked = batch.questions()
            seen = torch.from_numpy(batch.vectors())
            mask = torch.from_numpy(asked.mask(batch.width))
            who = table.seating.who[asked.games, asked.seats]
            actions, likely, hoped = answer(asked, seen, mask, who, cast, seats)
            own = np.flatnonzero((who == SELF) & (asked.counts > 1))
            batch.step_unchecked(actions.numpy().astype(np.int32))
            at = torch.from_numpy(own)
            rows = (seen[at], mask[at], actions[at], likely[at], hoped[at])
            kept.append((asked.games[own], asked.seats[own], rows, batch.ended, batch.shares))
            table.seating.again(batch.ended)
    return looked_back(kept, batch)


def looked_back(kept: list[tuple[Any, ...]], batch: Batch) -> Window:
    """Go back through a window: what each decision gained over what was hoped for (GAE)."""
    shape = (batch.count, batch.seats)
    after, gain = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    is_known = np.zeros(shape, np.bool_)
    parts: list[list[Any]] = [[] for _ in range(6)]
    for games, seats, rows, ended, shares in reversed(kept):
        after[ended], gain[ended], is_known[ended] = shares, 0, True
        hoped = rows[4].numpy()
        use = np.flatnonzero(is_known[games, seats])
        better = after[games, seats] - hoped + REACH * gain[games, seats]
        gain[games, seats] = np.where(is_known[games, seats], better, 0)
        after[games, seats] = hoped
        is_known[games, seats] = True
        for part, values in zip(parts, (*rows, torch.from_numpy(better)), strict=True):
            part.append(values[torch.from_numpy(use)])
    return Window(batch.seats, *[torch.cat(part) for part in parts])


def improve(player: Player, optimizer: Any, window: Window, entropy: float, fixed: bool) -> float:
    """Make what went better than hoped likelier, a little at a time; return how mixed it plays.

    While the policy is fixed only the values are learnt.
    """
    gain = (window.gain - window.gain.mean()) / (window.gain.std() + 1e-6)
    got = window.hoped + window.gain
    spread = 0.0
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(gain)).split(MINIBATCH):
            chances, hoped = player(window.seen[rows], window.mask[rows], window.seats)
            likely = chances.gather(1, window.actions[rows][:, None])[:, 0]
            ratio = torch.exp(likely - window.likely[rows])
            bounded = ratio.clamp(1 - CLIP, 1 + CLIP)
            better = torch.min(ratio * gain[rows], bounded * gain[rows]).mean()
            mixed = -(chances.exp() * chances.clamp(min=-30)).sum(1).mean()
            loss = (hoped - got[rows]).pow(2).mean()
            if not fixed:
                loss = loss - better - entropy * mixed
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()
            spread = mixed.item()
    return spread


def trial(game: str, seats: int, cast: list[Player], other: int, games: int) -> tuple[float, float]:
    """Return in fair shares what the learner wins alone among others, and one of them among it."""
    found: list[float] = []
    for lone, host in ((SELF, other), (other, SELF)):
        batch = make_batch(game, seats, min(games, 256), 7)
        who = np.full((batch.count, seats), host)
        alone = np.arange(batch.count) % seats
        who[np.arange(batch.count), alone] = lone
        won: list[float] = []
        with torch.no_grad():
            while len(won) < games:
                asked = batch.questions()
                seen = torch.from_numpy(batch.vectors())
                mask = torch.from_numpy(asked.mask(batch.width))
                at = who[asked.games, asked.seats]
                actions, _, _ = answer(asked, seen, mask, at, cast, seats)
                batch.step_unchecked(actions.numpy().astype(np.int32))
                won += batch.shares[np.arange(len(batch.ended)), alone[batch.ended]].tolist()
        found.append(float(np.mean(won)) * seats)
    return found[0], found[1]


def frozen(player: Player) -> dict[str, Any]:
    """Return a player as it is now."""
    return deepcopy(player.state_dict())
