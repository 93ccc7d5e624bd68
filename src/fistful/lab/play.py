"""One game between bots: the loop all measurements share."""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

from fistful.bots.plugins import BotFailed, ask
from fistful.bots.random import RandomBot
from fistful.bots.rules import RulesBot
from fistful.engine.dice import Dice, QuickDice
from fistful.engine.driver import Player, drive, play_through
from fistful.engine.events import Out
from fistful.engine.rules import Rules
from fistful.games.game import Bot

#: Says who decides for a seat: the same bot all game (`Seated`), or one that depends on what was
#: dealt.
BotAt = Callable[[Any, int], Bot]
#: Told before every decision: the position and whose decision it is.
Watch = Callable[[Any, int], None]


class Seated:
    """A bot for every seat, all game."""

    def __init__(self, bots: list[Bot]) -> None:
        self.bots = bots

    def __call__(self, s: Any, seat: int) -> Bot:
        return self.bots[seat]

    def players(self) -> list[Player] | None:
        """Return what decides for the seats if no bot needs to be shown anything."""
        found = [player_of(bot) for bot in self.bots]
        return [player for player in found if player] if all(found) else None


class Anything:
    """Does anything legal, as `RandomBot`."""

    def choose(self, s: Any, seat: int, legal: list[int], dice: Dice) -> int:
        return dice.pick(legal)


ANYTHING: Final = Anything()


def player_of(bot: Bot) -> Player | None:
    """Return what decides for a bot that needs no view.

    An instinct says the same in the true world as in the one its bot would guess.
    """
    if isinstance(bot, RulesBot):
        return bot.instinct
    return ANYTHING if isinstance(bot, RandomBot) else None


def stream(*names: int | str) -> Dice:
    """Return the dice of something, by its names: its own stream, whatever else is thrown."""
    return QuickDice(luck_of(*names))


def luck_of(*names: int | str) -> int:
    """Return what the dice of something are made from, by its names."""
    digest = blake2b(" ".join([str(name) for name in names]).encode(), digest_size=16).digest()
    return int.from_bytes(digest, "big")


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
    Raises BotFailed, with the seat.
    """
    players = bot_at.players() if isinstance(bot_at, Seated) and not watch else None
    if players:
        return play_through(rules, s, players, nature, seat_dice, out)
    decisions = 0

    def decide(s: Any, seat: int) -> int:
        nonlocal decisions
        decisions += 1
        if watch:
            watch(s, seat)
        try:
            return choose(rules, s, seat, bot_at(s, seat), seat_dice[seat])
        except BotFailed as failed:
            failed.seat = seat
            raise

    drive(rules, s, decide, nature, out)
    return decisions


def choose(rules: Rules[Any], s: Any, seat: int, bot: Bot, dice: Dice) -> int:
    """Return a bot's choice; where there is none to make, or no need to look, nothing is shown.
    Raises BotFailed.
    """
    return choose_of(rules, s, seat, bot, rules.legal(s, seat), dice)


def choose_of(rules: Rules[Any], s: Any, seat: int, bot: Bot, legal: list[int], dice: Dice) -> int:
    """Return a bot's choice of some of what is legal. Raises BotFailed."""
    if len(legal) == 1:
        return legal[0]
    player = player_of(bot)
    if player:
        return player.choose(s, seat, legal, dice)
    return ask(bot, rules.view(s, seat), legal, dice)
