"""Mixed games: at each seat somebody else's way of playing."""

import json
from collections import Counter
from collections.abc import Iterator

from fistful.bots import bot_names, find_bot
from fistful.bots.random import RandomBot
from fistful.engine.dice import Dice
from fistful.engine.rules import View
from fistful.engine.seats import NATURE, SEATS_IN
from fistful.engine.state import OVER, State
from fistful.games.game import Bot
from fistful.testing.plain import canonical
from fistful.testing.tables import Fault, Table

#: No game may take more actions than this.
MOST_ACTIONS = 5_000
#: So many positions of each sort are taken from a game, so that even few come from several games.
PER_GAME = 2


def bots_of(table: Table) -> list[Bot]:
    """Return the bots that can play a game: one that plays anything, and the game's own."""
    if table.game is None:
        return [RandomBot()]
    if "rules" not in bot_names(table.game):
        raise Fault(f"{table.game.name} has neither an `instinct` nor a `bot`: nobody plays it")
    return [RandomBot(), find_bot("rules", table.game)]


def ask(table: Table, bot: Bot, s: State, seat: int, dice: Dice) -> int:
    """Return a bot's choice: it gets what came over the wire and nothing else."""
    view: View = json.loads(canonical(table.rules.view(s, seat)))
    return bot.choose(view, list(table.rules.legal(s, seat)), dice)


def moves(table: Table, s: State, dice: Dice) -> Iterator[tuple[int, int]]:
    """Yield the next seat and its action until the game is over; the caller plays it on `s`.

    Each seat plays at random, leaves everything to the clock, or is the game's own bot. Whoever of
    those asked answers first is chance.
    """
    rules = table.rules
    bots = bots_of(table)
    # One way more than there are bots: the clock's.
    ways = [dice.below(len(bots) + 1) for _ in range(table.seats)]
    for _ in range(MOST_ACTIONS):
        if s.phase == OVER:
            return
        asked = SEATS_IN[s.waiting]
        if not asked:
            yield NATURE, rules.draw(s, dice)
            continue
        seat = asked[dice.below(len(asked))]
        way = ways[seat]
        if way == len(bots):
            yield seat, rules.default(s, seat, dice)
        elif way == 0:
            yield seat, dice.pick(rules.legal(s, seat))
        else:
            yield seat, ask(table, bots[way], s, seat, dice)
    raise Fault(f"{table}: no end after {MOST_ACTIONS} actions")


def positions(table: Table, dice: Dice) -> Iterator[State]:
    """Yield positions of game after game: of each the end, some any, some late, some of a phase.

    Those are of phases that came least often so far: what is rare in games is not rare here.
    """
    seen: Counter[int] = Counter()
    while True:
        s = table.start()
        course: list[State] = []
        by_phase: dict[int, list[State]] = {}
        for seat, action in moves(table, s, dice):
            position = s.clone()
            course.append(position)
            by_phase.setdefault(s.phase, []).append(position)
            table.rules.play(s, seat, action, None)
        chosen = [s]
        for _ in range(PER_GAME):
            phase = min(by_phase, key=lambda number: (seen[number], dice.below(1 << 20)))
            seen[phase] += 1
            of_phase = by_phase[phase]
            chosen.append(of_phase[dice.below(len(of_phase))])
            chosen.append(course[dice.below(len(course))])
            chosen.append(course[-1 - dice.below(1 + len(course) // 8)])
        order = list(range(len(chosen)))
        dice.shuffle(order)
        for place in order:
            yield chosen[place]
