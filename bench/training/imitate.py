"""Imitation: a clone that plays as rules of thumb, the characters and watched searchers do.

A clone is quick enough to fill the seats of a batch, where an instinct would need the positions,
and it is what a learner begins from.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from player import Player

from fistful.adapters.batch import EngineBatch
from fistful.bots.rules import instinct_of
from fistful.engine.dice import QuickDice
from fistful.engine.options import parse_options
from fistful.games.game import Game

#: Games played at a time, of which everybody at the table is a kind by lot.
GAMES: Final = 64
EPOCHS: Final = 4
MINIBATCH: Final = 1024
#: The kind that stands for the searchers watched, after all others.
SEARCHER: Final = "level-5"


@dataclass
class Lesson:
    """Decisions at tables of one size: what was seen, how likely what was done, by which kind."""

    seats: int
    seen: Any
    mask: Any
    chances: Any
    kinds: Any


def kinds_of(game: Game) -> list[str]:
    """Return the kinds a clone plays."""
    return ["rules", *game.personas, SEARCHER]


def watch_instincts(game: Game, seats: int, count: int, seed: int) -> Lesson:
    """Let rules of thumb and characters play; return so many of their decisions."""
    names = kinds_of(game)[:-1]
    players = [instinct_of(game, game.personas.get(name, {})) for name in names]
    complete = parse_options(game.rules.options, {})
    batch = EngineBatch(game.name, seats, complete, GAMES, seed)
    lots, dice = np.random.default_rng(seed), QuickDice(seed)
    who = lots.integers(len(names), size=(GAMES, seats))
    parts: list[list[Any]] = [[], [], [], []]
    kept = 0
    while kept < count:
        asked, many = batch.questions(), batch.many
        answers = []
        begin = 0
        for game_number, seat, end in zip(many.games, many.seats, many.ends, strict=True):
            legal = many.legal[begin:end]
            begin = end
            player = players[who[game_number, seat]]
            state = many.states[game_number]
            answers.append(
                legal[0] if len(legal) == 1 else player.choose(state, seat, sorted(legal), dice)
            )
        done = batch.moves.known[asked.seats, answers]
        choice = np.flatnonzero(asked.counts > 1)
        chances = np.zeros((len(choice), batch.width), np.float32)
        chances[np.arange(len(choice)), done[choice]] = 1
        parts[0].append(batch.vectors()[choice])
        parts[1].append(asked.mask(batch.width)[choice])
        parts[2].append(chances)
        parts[3].append(who[asked.games, asked.seats][choice])
        kept += len(choice)
        batch.step_unchecked(done)
        who[batch.ended] = lots.integers(len(names), size=(len(batch.ended), seats))
    return Lesson(seats, *[torch.from_numpy(np.concatenate(part)) for part in parts])


def watched(game: Game, folder: Path) -> list[Lesson]:
    """Return what searchers did (`watch.py`)."""
    kind = len(kinds_of(game)) - 1
    lessons: list[Lesson] = []
    for file in sorted(folder.glob(f"{game.name}-*.npz")):
        seats = int(file.stem.removeprefix(f"{game.name}-").partition("-")[0])
        noted = np.load(file)
        seen = torch.from_numpy(noted["seen"].astype(np.float32))
        chances = torch.from_numpy(noted["chances"].astype(np.float32))
        kinds = torch.full((len(seen),), kind)
        lessons.append(Lesson(seats, seen, torch.from_numpy(noted["legal"]), chances, kinds))
    return lessons


def miss(clone: Player, lesson: Lesson, rows: Any) -> Any:
    """Return how far a clone is from what was done: the cross entropy."""
    chances, _ = clone(lesson.seen[rows], lesson.mask[rows], lesson.seats, lesson.kinds[rows])
    return -(lesson.chances[rows] * chances.clamp(min=-30)).sum(1).mean()


def imitate(game: Game, lessons: list[Lesson], seed: int, epochs: int = EPOCHS) -> Player:
    """Return a clone trained on lessons."""
    torch.manual_seed(seed)
    clone = Player(game, len(kinds_of(game)))
    optimizer = torch.optim.Adam(clone.parameters(), 1e-3)
    for epoch in range(epochs):
        steps = [
            (lesson, rows)
            for lesson in lessons
            for rows in torch.randperm(len(lesson.seen)).split(MINIBATCH)
        ]
        total = 0.0
        for place in torch.randperm(len(steps)).tolist():
            loss = miss(clone, *steps[place])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            total += loss.item()
        print(f"imitation {epoch + 1}: {total / len(steps):.3f} nats a decision", flush=True)
        for group in optimizer.param_groups:
            group["lr"] *= 0.6
    return clone
