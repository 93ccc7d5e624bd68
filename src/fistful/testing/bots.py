"""Bots are seats (R5): a bot does the same in all worlds its seat cannot tell apart."""

import json
from collections.abc import Callable
from functools import partial

from fistful.bots import bot_names, find_bot
from fistful.bots.random import RandomBot
from fistful.engine.dice import Dice, QuickDice
from fistful.engine.rules import View
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import State
from fistful.games.game import Bot
from fistful.testing.plain import canonical
from fistful.testing.tables import Fault, Table
from fistful.testing.walks import positions

#: A search that looks only a little ahead: it is asked often.
SEARCH = "search:3"
#: Those that play ahead are asked less often, by this factor.
SLOWNESS = {"learned": 8, "greedy": 16, "level-2": 16, SEARCH: 32}


def bot_makers(table: Table) -> dict[str, Callable[[], Bot]]:
    """Return the bots of a game."""
    makers: dict[str, Callable[[], Bot]] = {"random": RandomBot}
    if table.game:
        names = ["rules", "learned", "greedy", "level-2", SEARCH, *list(table.game.personas)[:1]]
        known = bot_names(table.game)
        makers |= {
            name: partial(find_bot, name, table.game)
            for name in names
            if name.partition(":")[0] in known
        }
    return makers


def pairs_for(bot: str, pairs: int) -> int:
    """Return how many pairs a bot is asked about where a quick one gets so many."""
    return max(1, pairs // SLOWNESS.get(bot, 1))


def seeing(table: Table, make: Callable[[], Bot], pairs: int, dice: Dice) -> int:
    """Let a bot choose in pairs of worlds; return how many. Raises Fault if it tells them apart."""
    done = 0
    for s in positions(table, dice):
        for seat in SEATS_IN[s.waiting]:
            seed = dice.below(1 << 30)
            chosen = choice(table, make(), s, seat, seed)
            if chosen not in table.rules.legal(s, seat):
                raise Fault(f"{table}: the bot chose {chosen}, which is not legal")
            view = json.loads(canonical(table.rules.view(s, seat)))
            guessed = table.rules.guess(view, dice)
            for twin in (guessed, table.scrambled(s, seat, dice)):
                if choice(table, make(), twin, seat, seed) != chosen:
                    raise Fault(f"{table}: the bot at seat {seat} knows more than its view")
                done += 1
        if done >= pairs:
            break
    return done


def choice(table: Table, bot: Bot, s: State, seat: int, seed: int) -> int:
    """Return what a bot chooses, given the bytes of its view, the legal actions, and dice.

    The actions come sorted: a seat's own order of them may be another in a guessed world.
    """
    view: View = json.loads(canonical(table.rules.view(s, seat)))
    return bot.choose(view, sorted(table.rules.legal(s, seat)), QuickDice(seed))
