"""Playing on by instinct, as fast as positions go: for searches, contests and reviews."""

from typing import Any

from fistful.bots.plugins import ask
from fistful.engine.dice import Dice
from fistful.engine.driver import play_through
from fistful.engine.rules import Rules
from fistful.games.game import Bot
from fistful.games.mind import Instinct, Prospects


class Watching:
    """A bot that must see its view, where instincts are asked."""

    def __init__(self, rules: Rules[Any], bot: Bot) -> None:
        self.rules = rules
        self.bot = bot

    def choose(self, s: Any, seat: int, legal: list[int], dice: Dice) -> int:
        return ask(self.bot, self.rules.view(s, seat), sorted(legal), dice)


def play_on(
    rules: Rules[Any],
    s: Any,
    players: list[Instinct],
    dice: Dice,
    prospects: Prospects | None = None,
) -> None:
    """Let the players go on from a position, to the end or until it can be judged."""
    own = [dice] * s.seats
    if prospects is None:
        play_through(rules, s, players, dice, own)
        return
    can_judge, later = prospects.can_judge, prospects.later

    def is_judged(s: Any) -> bool:
        nonlocal later
        if not can_judge(s):
            return False
        later -= 1
        return later < 0

    play_through(rules, s, players, dice, own, None, is_judged)
