"""Deals that several people have: the same cards, the same dice, the same bots for everybody."""

import re
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

from fistful.bots import bots_to_meet, searches
from fistful.engine.errors import Invalid
from fistful.engine.options import write_options
from fistful.games import find_game
from fistful.games.game import Game
from fistful.server.offers import table_options

if TYPE_CHECKING:
    from fistful.server.room import Room

#: A deal of the day: whoever has the program can tell any day's from its date.
DAY: Final = re.compile(r"day-(\d{4}-\d{2}-\d{2})-([a-z0-9-]{1,40})")
#: How hard the bots of a deal of the day are, and how many sit down.
DAYS_BOT: Final = "level-3"
DAYS_SEATS: Final = 4


class Deal(NamedTuple):
    """What a deal is dealt to: a game as it is played, and bots of a kind in all chairs but one."""

    game: Game
    options: dict[str, str]
    seats: int
    bot: str


def bots_for_deals(game: Game) -> list[str]:
    """Return the bots that do the same wherever they are asked the same: not those that search, for
    as long as they have time."""
    return [bot for bot in bots_to_meet(game) if not searches(bot)]


def check_deal(game: str, options: dict[str, str], seats: int, bot: str) -> Deal:
    """Return a deal that can be dealt. Raises Invalid."""
    found = find_game(game)
    known = bots_for_deals(found)
    if bot not in known:
        raise Invalid("unknown-bot", bot=bot[:40], known=", ".join(known))
    chosen = table_options(found, options)
    found.rules.start(seats, chosen)
    return Deal(found, chosen, seats, bot)


def deal_of_the_day(name: str) -> tuple[Deal, bytes] | None:
    """Return a deal of the day by its name, and its seed; None for other names.

    Raises Invalid for a day that is nowhere on earth yet, and for no day at all.
    """
    match = DAY.fullmatch(name)
    if not match:
        return None
    try:
        day = date.fromisoformat(match[1])
    except ValueError:
        raise Invalid("deal-unknown") from None
    if day > (datetime.now(UTC) + timedelta(hours=14)).date():
        raise Invalid("deal-not-yet")
    game = find_game(match[2])
    rules = game.rules
    seats = max(rules.fewest, min(DAYS_SEATS, rules.most))
    known = bots_for_deals(game)
    deal = check_deal(game.name, {}, seats, DAYS_BOT if DAYS_BOT in known else known[0])
    said = f"fistful deal {match[1]} {game.name} {rules.version} {write_options(deal.options)}"
    return deal, sha256(said.encode()).digest()


def bot_key(room: "Room", seat: int) -> bytes:
    """Return what a bot's dice are made of, for the open question: nothing if they are its own."""
    table = room.table
    if room.deal is None or table is None:
        return b""
    question = table.question.number - table.renumbered
    return sha256(b"fistful bots" + room.seed + f" {question} {seat}".encode()).digest()
