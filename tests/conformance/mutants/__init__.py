"""Planted leaks (R2): rules with something wrong, each after a leak that real programs had.

`sights` are seen, `sounds` heard, `answers` given. The numbers are those of our catalogue of leaks:

1 the whole state sent · 2 snapshots for undo · 3 logs with secret arguments · 4 another seat's
view · 5 the next state for a refused client · 6 the seed · 7 sealed choices before the reveal · 8
cards lying face down · 9 spectators who see more · 10 ids of hidden things · 11 effects that show
the card · 12 whatever a client sends is taken · 13 debug logs · 14 a guess that is the truth · 16
errors as oracles · 17 forced moves · 18 bots that know more · 19 sizes · 20 legal lists · 21 who
has answered already · 22 the result before the end · 23 side pages.
"""

from dataclasses import replace

from fistful.testing.leaks import Looked
from fistful.testing.tables import Table, share
from tests.conformance.mutants import answers, sights, sounds
from tests.conformance.mutants.base import Mutant

#: In how many laps the tables are searched.
LAPS = 4
#: All of them, in the order of the catalogue.
MUTANTS: list[type[Mutant]] = sorted(
    [
        mutant
        for module in (sights, sounds, answers)
        for mutant in vars(module).values()
        if isinstance(mutant, type) and issubclass(mutant, Mutant) and mutant.leak
    ],
    key=lambda mutant: mutant.leak,
)


def hunt(mutant: type[Mutant], tables: list[Table], states: int, looked: Looked) -> None:
    """Look for a planted leak at a game's tables; raises Fault when it is found.

    A few positions at each table, then again: some leaks need an option to show.
    """
    for lap in range(LAPS):
        for table in tables:
            rules = mutant(table.rules, table.secrets)
            dice = table.dice(f"{mutant.__name__} {lap}")
            # A bot cannot make sense of a wrong view: at these tables all play at random.
            planted = replace(table.played_by(rules), game=None)
            rules.hunt(planted, share(states // LAPS, table), dice, looked)
