"""Watches searching players decide, for imitation: what they saw, and how likely they did what.

    python bench/training/watch.py GAME --players N --games G --out DIR [--bot level-5]

The watched players sit beside rules of thumb and characters, each seat drawn by lot, so that they
are seen among their own and among others. A file holds ten games; broken off, the same command
goes on where it was.
"""

import argparse
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from fistful.adapters.encode import Actions, Encoder
from fistful.bots import find_bot
from fistful.bots.search import SearchBot, phase_named
from fistful.bots.tree import mixture
from fistful.engine.dice import Dice, QuickDice
from fistful.games import find_game
from fistful.games.game import Game
from fistful.lab.play import choose_of, play_out

#: Games of one file, and how often a seat is a watched one.
A_FILE: Final = 10
WATCHED: Final = 0.6
#: Actions and their chances.
Mixture = tuple[list[int], list[float]]


class Watched:
    """A searcher that notes what it was shown and how it would mix its answers."""

    def __init__(self, game: Game, bot: SearchBot) -> None:
        self.game = game
        self.bot = bot
        #: The legal actions and their chances, of the last decision.
        self.mixture: Mixture = ([], [])

    def choose(self, view: Any, legal: list[int], dice: Dice) -> int:
        search = self.bot.search(view, legal, dice.below(1 << 48))
        self.bot.explore(search)
        here = phase_named(self.game.rules, view["phase"])
        root = search.root
        if here.is_sealed or here.is_race:
            self.mixture = list(root.actions), mixture(root.weights())
        else:
            self.mixture = [root.favourite()], [1.0]
        return self.bot.decide(root, view["phase"], dice)


class Notes:
    """Decisions of watched players, in a learner's numbers."""

    def __init__(self, game: Game, players: int) -> None:
        self.encoder = Encoder(game, players)
        self.moves = Actions(game.rules.verbs, players)
        self.seen: list[Any] = []
        self.legal: list[Any] = []
        self.chances: list[Any] = []

    def add(self, s: Any, seat: int, legal: list[int], mixture: Mixture) -> None:
        """Note one decision."""
        chances = np.zeros(self.moves.width, np.float32)
        known = self.moves.known[seat]
        chances[known[mixture[0]]] = mixture[1]
        mask = np.zeros(self.moves.width, np.bool_)
        mask[known[legal]] = True
        self.seen.append(self.encoder.vector(s, seat))
        self.legal.append(mask)
        self.chances.append(chances)

    def save(self, file: Path) -> None:
        """Write all; the file is there when it is whole."""
        unfinished = file.with_suffix(".part.npz")
        np.savez_compressed(
            unfinished,
            seen=np.array(self.seen, np.float16),
            legal=np.array(self.legal),
            chances=np.array(self.chances, np.float16),
        )
        unfinished.rename(file)


def play(game: Game, players: int, name: str, number: int, notes: Notes) -> None:
    """Play one game and note what the watched ones decide."""
    lots, dice = Random(number), QuickDice(number)
    others = ["rules", *game.personas]
    bots: list[Any] = []
    for _ in range(players):
        bot = find_bot(name if lots.random() < WATCHED else lots.choice(others), game)
        bots.append(Watched(game, bot) if isinstance(bot, SearchBot) else bot)

    class At:
        """Who decides at a seat, with the position at hand."""

        def __init__(self, s: Any, seat: int) -> None:
            self.s, self.seat = s, seat

        def choose(self, view: Any, legal: list[int], dice: Dice) -> int:
            bot = bots[self.seat]
            action = choose_of(game.rules, self.s, self.seat, bot, legal, dice)
            if isinstance(bot, Watched):
                notes.add(self.s, self.seat, legal, bot.mixture)
            return action

    s = game.rules.start(players, {})
    seat_dice: list[Dice] = [QuickDice(dice.below(1 << 48)) for _ in range(players)]
    play_out(game.rules, s, At, dice, seat_dice)


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="level-5")
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    game = find_game(arguments.game)
    arguments.out.mkdir(parents=True, exist_ok=True)
    for first in range(0, arguments.games, A_FILE):
        file = arguments.out / f"{game.name}-{arguments.players}-{first:05d}.npz"
        if file.exists():
            continue
        notes = Notes(game, arguments.players)
        for number in range(first, first + A_FILE):
            play(game, arguments.players, arguments.bot, 1_000_000 + number, notes)
        notes.save(file)
        print(f"{file.name}: {len(notes.seen)} decisions", flush=True)


if __name__ == "__main__":
    main()
