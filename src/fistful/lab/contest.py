"""Contests: a hero alone among hosts of another kind, from every place of the table.

A place is a seat or, in a game of sides, a side whole. All contests of the same seed see the same
deals, and each deal is played from every place.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from fistful.engine.dice import QuickDice
from fistful.engine.outcome import VICTORY
from fistful.games import find_game
from fistful.lab.executor import Executor
from fistful.lab.series import Chunk, Played, Series, Sitting, play_games
from fistful.lab.stats import Estimate, wilson


class Score(NamedTuple):
    """What somebody won: victories, or parts of them, in so many games."""

    wins: float
    games: int

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games

    def interval(self) -> Estimate:
        """Return the rate with its 95 % interval."""
        return wilson(self.wins, self.games)


@dataclass(frozen=True)
class Contest(Series):
    """One hero among hosts: `bots` are these two, `seed` is that of the deals."""

    #: How many deals, and how many of the seed's are left out before them.
    deals: int
    later: int = 0

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides of the game, if it is played by sides."""
        insight = find_game(self.game).insight
        return insight.sides if insight else ()

    @property
    def is_by_sides(self) -> bool:
        return bool(self.sides)

    @property
    def places(self) -> int:
        """How many places a hero can take: the seats, or the sides."""
        return len(self.sides) or self.players

    @property
    def fair(self) -> float:
        """What everybody wins if all play alike: a seat's share, or a side's."""
        return 1 / self.places

    def luck(self, deal: int) -> int:
        """Return the luck of a deal."""
        return lucks(self.seed, self.later + self.deals)[deal]

    def sitting(self, number: int) -> Sitting:
        deal, place = divmod(number, self.places)
        hero, host = self.bots
        seated = [hero if one == place else host for one in range(self.places)]
        return Sitting(tuple(seated), self.luck(deal))

    def count(self, games: Iterator[Played]) -> list[float]:
        """Return what the hero won in each game; every place has its turn."""
        return [
            self.wins(played)[number % self.places] / VICTORY for number, played in enumerate(games)
        ]

    @property
    def chunk(self) -> Chunk:
        """All games of the contest."""
        return Chunk(self, self.later * self.places, self.deals * self.places)


@lru_cache(maxsize=64)
def lucks(seed: int, deals: int) -> list[int]:
    """Return the luck of the deals of a seed: more deals begin with the same ones."""
    dice = QuickDice(seed)
    return [dice.below(1 << 48) for _ in range(deals)]


def scores(contests: Sequence[Contest], executor: Executor) -> list[Score]:
    """Return what the heroes won, contest by contest."""
    wanted = [contest.chunk for contest in contests]
    found = dict(play_games(wanted, executor))
    return [Score(sum(found[one]), one.games) for one in wanted]
