"""Contests: players of one kind alone among players of another, played on positions.

Instincts are asked in the true world, where they say what they would say in any world that looks
the same to them: thousands of games a minute. A deal is played from every seat of the table, and
all contests of the same dice see the same deals.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple

from fistful.bots.rollout import play_on
from fistful.engine.dice import Dice, QuickDice
from fistful.engine.driver import draw_on
from fistful.engine.rules import Rules
from fistful.games.game import Bot, Game
from fistful.games.mind import Instinct
from fistful.lab.stats import Rate, wilson


class Watching:
    """A bot that must see its view, where instincts are asked."""

    def __init__(self, rules: Rules[Any], bot: Bot) -> None:
        self.rules = rules
        self.bot = bot

    def choose(self, s: Any, seat: int, legal: list[int], dice: Dice) -> int:
        return self.bot.choose(self.rules.view(s, seat), sorted(legal), dice)


class Score(NamedTuple):
    """What somebody won: victories, or parts of them, in so many games."""

    wins: float
    games: int

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games

    def interval(self) -> Rate:
        """Return the rate with its 95 % interval."""
        return wilson(self.wins, self.games)


@dataclass(frozen=True)
class Contest:
    """Where it is played: a game, so many seats, these options."""

    game: Game
    seats: int
    options: dict[str, str]

    @property
    def fair(self) -> float:
        """What everybody wins if all play alike: a seat's share, or a side's."""
        return 1 / self.places

    @property
    def places(self) -> int:
        """How many places a hero can take: the seats, or the sides."""
        return len(self.sides) or self.seats

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides of the game, if it is played by sides."""
        return self.game.insight.sides if self.game.insight else ()

    def alone(self, hero: Instinct, host: Instinct, deals: int, dice: Dice) -> Score:
        """Return what a hero wins alone among hosts; in a game of sides, as either side whole."""
        wins = 0.0
        games = 0
        for _ in range(deals):
            luck = dice.below(1 << 48)
            for place in range(self.places):
                wins += self.play(hero, host, place, QuickDice(luck))
                games += 1
        return Score(wins, games)

    def play(self, hero: Instinct, host: Instinct, place: int, dice: Dice) -> float:
        """Play one game with the hero at a place (a seat, or one of the sides); return its win."""
        rules = self.game.rules
        s = rules.start(self.seats, self.options)
        draw_on(rules, s, dice)
        heroes = [seat for seat in range(self.seats) if self.place_of(s, seat) == place]
        players = [hero if seat in heroes else host for seat in range(self.seats)]
        play_on(rules, s, players, dice)
        return rules.outcome(s).shares()[heroes[0]]

    def place_of(self, s: Any, seat: int) -> int:
        """Return which place a seat belongs to, once the cards are dealt."""
        insight = self.game.insight
        return insight.side(s, seat) if insight and insight.side else seat
