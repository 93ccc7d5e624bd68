"""Replay (R10): the same actions give the same positions and events, in any process."""

from hashlib import blake2b

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.testing.plain import all_heard, digest
from fistful.testing.tables import Fault, Table
from fistful.testing.walks import moves

#: A seat, its action, and the position and events that came of it.
Entry = tuple[int, int, bytes, bytes]


def record(table: Table, dice: Dice) -> list[Entry]:
    """Play a game and write down everything."""
    s = table.start()
    entries: list[Entry] = []
    for seat, action in moves(table, s, dice):
        out = Out()
        table.rules.play(s, seat, action, out)
        entries.append((seat, action, digest(s), all_heard(table.rules, out)))
    return entries


def replay(table: Table, games: int, dice: Dice) -> int:
    """Play games and replay them; return the number of actions. Raises Fault at a difference."""
    actions = 0
    for _ in range(games):
        entries = record(table, dice)
        s = table.start()
        unheard = table.start()
        for number, (seat, action, position, events) in enumerate(entries):
            table.rules.check(s, seat, action)
            out = Out()
            table.rules.play(s, seat, action, out)
            if digest(s) != position or all_heard(table.rules, out) != events:
                raise Fault(f"{table}: action {number} comes out differently in the replay")
            table.rules.play(unheard, seat, action, None)
            if digest(unheard) != position:
                raise Fault(f"{table}: action {number} comes out differently if nobody listens")
        actions += len(entries)
    return actions


def fingerprint(table: Table, games: int) -> str:
    """Return the fingerprint of seeded games: of every position, every event, every byte seen."""
    dice = table.dice("fingerprint")
    total = blake2b(digest_size=16)
    for _ in range(games):
        for seat, action, position, events in record(table, dice):
            total.update(b"%d %d %b %b" % (seat, action, position, events))
    return total.hexdigest()
