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
#: few likely ones is too sure of itself. Never fewer than these; and up to so many times as many if
#: they are as good as fewer worlds than there are roll-outs, usually and where it matters.
GUESSES_EACH: Final = 4
FEWEST_GUESSES: Final = 32
PATIENCE: Final = 4
MORE_PATIENCE: Final = 6
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

    def believe(self, view: View, first: int, last: int) -> Belief:
        """Return what a seat that sees this may believe, for the roll-outs from one number up to
        another."""
        dice = stream(self.seed, "belief", first, last)
        return Belief(self.game, view, dice, GUESSES_EACH * (last - first))

    def world(self, belief: Belief, number: int) -> Any:
        """Return the world roll-out `number` takes for true."""
        return self.drawn(belief, number)[0]

    def drawn(self, belief: Belief, number: int) -> tuple[Any, tuple[int, ...]]:
        """Return the world roll-out `number` takes for true, and the guesses it is made of."""
        return belief.drawn(stream(self.seed, "world", number))


class Worlds:
    """Worlds a seat may believe in, for a row of roll-outs: the more of these there are, the more
    are guessed, and none is guessed before it is wanted."""

    def __init__(self, rollouts: Rollouts, view: View, first: int) -> None:
        self.dice = stream(rollouts.seed, "worlds", first)
        self.belief = Belief(rollouts.game, view, self.dice, 0)
        self.first = first
        #: The number of the next roll-out.
        self.next = first

    def extend(self, count: int, patience: int = PATIENCE) -> range:
        """Return the numbers of so many roll-outs more; there are worlds for them now."""
        first, self.next = self.next, self.next + count
        belief = self.belief
        if belief.likelihood is not None:
            wanted = max(GUESSES_EACH * (self.next - self.first), FEWEST_GUESSES)
            for times in range(1, 1 + patience):
                missing = min(times * wanted, MOST_GUESSES) - len(belief.guesses)
                if missing > 0:
                    belief.guess(missing, self.dice)
                if belief.variety() >= self.next - self.first:
                    break
        return range(first, self.next)


def means(rows: Sequence[Sequence[float]]) -> list[float]:
    """Return the mean of every column."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
