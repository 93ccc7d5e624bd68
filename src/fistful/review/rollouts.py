"""What a position is worth: played to its end many times by players who differ.

Every roll-out has a number, and that number decides who plays and how the dice fall. So the same
roll-outs are used before and after a move and for every move there was: what differs then is the
move, not luck.
"""

from collections.abc import Sequence
from typing import Any, Final

from fistful.bots import find_bot
from fistful.bots.belief import Belief
from fistful.bots.rollout import play_on
from fistful.bots.rules import instinct_of
from fistful.engine.rules import View
from fistful.engine.state import OVER
from fistful.games.game import Game
from fistful.games.mind import Instinct
from fistful.lab.contest import Watching
from fistful.lab.play import stream

#: So many worlds are guessed for every roll-out: most of them are unlikely, and a chance found in a
#: few likely ones is too sure of itself.
GUESSES_EACH: Final = 4


def pool(game: Game) -> list[Instinct]:
    """Return the players roll-outs are played by: the usual one and every persona."""
    if game.instinct is None:
        return [Watching(game.rules, find_bot("rules" if game.bot else "random", game))]
    return [instinct_of(game, habits) for habits in ({}, *game.personas.values())]


class Rollouts:
    """Plays positions of one game to their end."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rules = game.rules
        self.seed = seed
        self.pool = pool(game)

    def play(self, s: Any, number: int) -> list[float]:
        """Play a position to its end as roll-out `number`; return what each seat won
        (`Outcome.shares`). The position is used up."""
        dice = stream(self.seed, number)
        players = [self.pool[dice.below(len(self.pool))] for _ in range(s.seats)]
        play_on(self.rules, s, players, dice)
        return self.won(s)

    def won(self, s: Any) -> list[float]:
        """Return what each seat won in a finished game."""
        return self.rules.outcome(s).shares()

    def truth(self, s: Any, count: int) -> list[float]:
        """Return each seat's chance, for one who knows everything."""
        if s.phase == OVER:
            return self.won(s)
        return means([self.play(s.clone(), number) for number in range(count)])

    def known(self, s: Any, seat: int, count: int) -> float:
        """Return a seat's own chance as it could know it: in worlds it may believe in."""
        if s.phase == OVER:
            return self.won(s)[seat]
        belief = self.believe(self.rules.view(s, seat), count)
        found = [self.play(self.world(belief, number), number)[seat] for number in range(count)]
        return sum(found) / count

    def believe(self, view: View, count: int) -> Belief:
        """Return what a seat that sees this may believe, for so many roll-outs."""
        dice = stream(self.seed, "belief", count)
        return Belief(self.game, view, dice, GUESSES_EACH * count)

    def world(self, belief: Belief, number: int) -> Any:
        """Return the world roll-out `number` takes for true."""
        return belief.world(stream(self.seed, "world", number))


def means(rows: Sequence[Sequence[float]]) -> list[float]:
    """Return the mean of every column."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
