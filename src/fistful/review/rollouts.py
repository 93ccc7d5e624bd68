"""What a position is worth: played on many times by players who differ, and judged there.

Every roll-out has a number, and that number decides who plays and how the dice fall. So the same
roll-outs are used for every move there was: what differs then is the move, not luck. They go on for
a round or some turns, and are judged by the game's outlook; to the end where it has none.
"""

from collections.abc import Sequence
from typing import Any, Final

from fistful.bots import find_bot
from fistful.bots.belief import Belief
from fistful.bots.rollout import Watching, play_on
from fistful.bots.rules import RulesBot, instinct_of
from fistful.engine.driver import drive
from fistful.engine.rules import View
from fistful.engine.state import NOTHING, OVER
from fistful.games.game import Game
from fistful.games.mind import Instinct
from fistful.games.outlook import Outlook
from fistful.lab.play import stream

#: So many worlds are guessed for every roll-out: most of them are unlikely, and a chance found in a
#: few likely ones is too sure of itself.
GUESSES_EACH: Final = 4
#: Where it matters, a belief that is as good as fewer worlds than there are roll-outs has more of
#: them guessed, up to so many times as many.
PATIENCE: Final = 6
#: A process can hold so many beside its other work: a guess has some 6 kB.
MOST_GUESSES: Final = 16_000


def pool(game: Game, bots: Sequence[str]) -> list[Instinct]:
    """Return the players roll-outs are played by: these, or the usual one and every persona."""
    if not bots and game.instinct is not None:
        return [instinct_of(game, habits) for habits in ({}, *game.personas.values())]
    names = bots or ("rules" if game.bot else "random",)
    found = [find_bot(name, game, by_path=True) for name in names]
    return [
        bot.instinct if isinstance(bot, RulesBot) else Watching(game.rules, bot) for bot in found
    ]


class Rollouts:
    """Plays positions of one game on."""

    def __init__(self, game: Game, seed: int, bots: Sequence[str] = ()) -> None:
        self.game = game
        self.rules = game.rules
        self.seed = seed
        self.pool = pool(game, bots)

    def play(self, s: Any, number: int) -> list[float]:
        """Play a position to its end as roll-out `number`; return what each seat won
        (`Outcome.shares`). The position is used up."""
        dice = stream(self.seed, number)
        play_on(self.rules, s, self.players(s, dice), dice)
        return self.won(s)

    def players(self, s: Any, dice: Any) -> list[Instinct]:
        """Draw somebody for every seat."""
        return [self.pool[dice.below(len(self.pool))] for _ in range(s.seats)]

    def play_ahead(self, s: Any, number: int) -> list[float]:
        """Play a position on as roll-out `number`, as far as the game's outlook wants; return each
        seat's chance there. The position then is where that was."""
        outlook = self.game.outlook
        if outlook is None or s.phase == OVER:
            return self.play(s, number)
        dice = stream(self.seed, number)
        self.play_until(s, self.players(s, dice), dice, outlook)
        return self.won(s) if s.phase == OVER else outlook.chances(s)

    def play_until(self, s: Any, players: list[Instinct], dice: Any, outlook: Outlook) -> None:
        """Play on until so many rounds or turns have begun, and somebody is asked."""
        rules, mark = self.rules, outlook.mark
        end = mark(s) + outlook.ahead

        def choose(s: Any, seat: int) -> int:
            if mark(s) >= end:
                return NOTHING
            legal = rules.legal(s, seat)
            return legal[0] if len(legal) == 1 else players[seat].choose(s, seat, legal, dice)

        drive(rules, s, choose, dice)

    def won(self, s: Any) -> list[float]:
        """Return what each seat won in a finished game."""
        return self.rules.outcome(s).shares()

    def truth(self, s: Any, count: int) -> list[float]:
        """Return each seat's chance by roll-outs to the end, for one who knows everything."""
        if s.phase == OVER:
            return self.won(s)
        return means([self.play(s.clone(), number) for number in range(count)])

    def known(self, s: Any, seat: int, count: int) -> float:
        """Return a seat's own chance as it could know it: in worlds it may believe in."""
        if s.phase == OVER:
            return self.won(s)[seat]
        belief = self.believe(self.rules.view(s, seat), 0, count)
        found = [self.play(self.world(belief, number), number)[seat] for number in range(count)]
        return sum(found) / count

    def believe(self, view: View, first: int, last: int, is_sure: bool = False) -> Belief:
        """Return what a seat that sees this may believe, for the roll-outs from one number up to
        another; if it is to be sure, with more guesses where most are unlikely."""
        dice = stream(self.seed, "belief", first, last)
        count = last - first
        belief = Belief(self.game, view, dice, GUESSES_EACH * count)
        for _ in range(PATIENCE - 1):
            missing = min(GUESSES_EACH * count, MOST_GUESSES - len(belief.guesses))
            if not is_sure or missing <= 0 or belief.variety() >= count:
                break
            belief.guess(missing, dice)
        return belief

    def world(self, belief: Belief, number: int) -> Any:
        """Return the world roll-out `number` takes for true."""
        return self.drawn(belief, number)[0]

    def drawn(self, belief: Belief, number: int) -> tuple[Any, tuple[int, ...]]:
        """Return the world roll-out `number` takes for true, and the guesses it is made of."""
        return belief.drawn(stream(self.seed, "world", number))


def means(rows: Sequence[Sequence[float]]) -> list[float]:
    """Return the mean of every column."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
