"""What is asked of every instinct: legal choices, and the same in all worlds that look the same."""

from fistful.bots.rules import instinct_of
from fistful.engine.dice import Dice, QuickDice
from fistful.engine.seats import NATURE, SEATS_IN
from fistful.engine.state import OVER
from fistful.testing.tables import Table
from tests.conformance.tables import game_tables

#: Of the decisions with a choice, one in so many is asked again in other worlds.
EVERY = 6


def decisions_in_other_worlds(game: str, least: int) -> int:
    """Play games by instinct at all tables, one kind of player a game; return how many decisions
    were found the same in a guessed and in a scrambled world, whatever the order of the actions.
    """
    tables = game_tables()[game]
    done = 0
    number = 0
    while done < least:
        table = tables[number % len(tables)]
        done += one_game(table, number, table.dice(f"instinct {number}"))
        number += 1
    return done


def one_game(table: Table, number: int, dice: Dice) -> int:
    """Play one game; return how many decisions were asked again."""
    assert table.game
    rules = table.rules
    kinds = [{}, *table.game.personas.values()]
    minds = [
        instinct_of(table.game, kinds[(number + seat) % len(kinds)]) for seat in range(table.seats)
    ]
    s = table.start()
    count = 0
    while s.phase != OVER:
        if not s.waiting:
            rules.play(s, NATURE, rules.draw(s, dice), None)
            continue
        asked = SEATS_IN[s.waiting]
        seat = asked[dice.below(len(asked))]
        legal = rules.legal(s, seat)
        seed = dice.below(1 << 30)
        chosen = minds[seat].choose(s, seat, list(legal), QuickDice(seed))
        assert chosen in legal, (str(table), rules.phases[s.phase].name, chosen)
        if len(legal) > 1 and dice.below(EVERY) == 0:
            count += 1
            guessed = rules.guess(rules.view(s, seat), dice)
            for twin in (guessed, table.scrambled(s, seat, dice)):
                again = list(rules.legal(twin, seat))
                dice.shuffle(again)
                answer = minds[seat].choose(twin, seat, again, QuickDice(seed))
                assert answer == chosen, (str(table), rules.phases[s.phase].name)
        rules.play(s, seat, chosen, None)
    return count
