"""One game between bots: the loop all measurements share."""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

from fistful.bots.random import RandomBot
from fistful.bots.rules import RulesBot
from fistful.engine.dice import Dice, QuickDice
from fistful.engine.driver import drive
from fistful.engine.events import Out
from fistful.engine.rules import Rules
from fistful.games.game import Bot

#: Says who decides for a seat: the same bot all game, or one that depends on what was dealt.
BotAt = Callable[[Any, int], Bot]
#: Told before every decision: the position and whose decision it is.
Watch = Callable[[Any, int], None]


def stream(*names: int | str) -> Dice:
    """Return the dice of something, by its names: its own stream, whatever else is thrown."""
    digest = blake2b(" ".join([str(name) for name in names]).encode(), digest_size=16).digest()
    return QuickDice(int.from_bytes(digest, "big"))


def play_out(
    rules: Rules[Any],
    s: Any,
    bot_at: BotAt,
    nature: Dice,
    seat_dice: list[Dice],
    out: Out | None = None,
    watch: Watch | None = None,
) -> int:
    """Play a position to its end; return how many decisions that took.

    Nature has dice of its own, and so has every seat: the same deal can be played by others.
    """
    decisions = 0

    def decide(s: Any, seat: int) -> int:
        nonlocal decisions
        decisions += 1
        if watch:
            watch(s, seat)
        return choose(rules, s, seat, bot_at(s, seat), seat_dice[seat])

    drive(rules, s, decide, nature, out)
    return decisions


def choose(rules: Rules[Any], s: Any, seat: int, bot: Bot, dice: Dice) -> int:
    """Return a bot's choice; where there is none to make, or no need to look, nothing is shown.

    An instinct says the same in the true world as in the one its bot would guess: no need either.
    """
    legal = rules.legal(s, seat)
    if len(legal) == 1:
        return legal[0]
    if isinstance(bot, RandomBot):
        return bot.choose({}, legal, dice)
    if isinstance(bot, RulesBot):
        return bot.instinct.choose(s, seat, sorted(legal), dice)
    return bot.choose(rules.view(s, seat), legal, dice)
