"""Write a golden journal: `python -m tests.server.make_journal GAME SEATS OPTIONS SEED FILE`.

A room with people, a bot for a while, talk and a pause plays a whole game. The last line says what
the room must have come to.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path

from fistful.bots import find_bot
from fistful.engine.dice import Dice, QuickDice
from fistful.engine.options import parse_options, read_options
from fistful.files import write_file
from fistful.games import find_game
from fistful.server import journal
from fistful.server.edition import edition
from fistful.server.room import Room
from fistful.table.table import Table
from tests.server.inside import CODE, NAMES

#: When the room is laid.
BEGIN = 1_800_000_000.0
#: Who is played by a bot, and from which question to which.
AWAY = (1, 6, 12)


class Writer:
    """A room that plays itself, and its journal."""

    def __init__(self, game: str, seats: int, options: str, seed: int) -> None:
        self.lines: list[bytes] = []
        self.room = Room()
        self.room.teller.wanted = {0, 15}
        self.now = BEGIN
        self.dice: Dice = QuickDice(seed)
        found = find_game(game)
        self.bots = [find_bot(("random", "rules")[seat % 2], found) for seat in range(seats)]
        self.lay(game, seats, parse_options(found.rules.options, read_options(options)))
        self.add(journal.Committed(self.now, sha256(f"journal {seed}".encode()).hexdigest()))
        self.add(journal.Started(self.now, edition=edition(found, self.room.options)))
        while self.room.stage != "over":
            self.step(self.table)

    @property
    def table(self) -> Table:
        assert self.room.table is not None
        return self.room.table

    def add(self, entry: journal.AnyEntry) -> None:
        self.room.apply(entry)
        self.lines.append(journal.write_entry(entry))

    def lay(self, game: str, seats: int, options: dict[str, str]) -> None:
        """Lay the table, and let everybody sit down."""
        people = [name.lower() for name in NAMES[:seats]]
        self.add(journal.Created(self.now, game, options, seats, "quick", False, "ann", "t", CODE))
        for seat, person in enumerate(people):
            token = f"token {person}"
            self.add(journal.Joined(self.now, person, NAMES[seat], token, seat))
        self.add(journal.Arranged(self.now, people))

    def step(self, table: Table) -> None:
        """Let somebody answer, or the clock speak; now and then something else happens."""
        due, owing = table.question.deadline, table.owing()
        assert due is not None
        if not owing or self.now >= due or self.dice.below(12) == 0:
            self.now = max(self.now, due)
            self.add(journal.Ticked(self.now))
            return
        number = table.question.number
        self.interrupt(number)
        self.now += self.dice.below(2)
        seat = owing[self.dice.below(len(owing))]
        text = table.text(self.bots[seat].choose(table.view(seat), table.legal(seat), self.dice))
        if table.phase().is_race:
            self.add(journal.Raced(self.now, number, [seat], [text], [self.now], [self.now]))
        else:
            by = table.bots[seat] if seat == AWAY[0] else ""
            self.add(journal.Answered(self.now, seat, number, text, by))

    def interrupt(self, number: int) -> None:
        """Let happen what happens at a table besides the game."""
        seat, gone, back = AWAY
        is_gone = bool(self.table.bots[seat])
        if number == 3 and not self.room.chat:
            self.add(journal.Chatted(self.now, "ann", "Howdy", False))
            self.add(journal.Talked(self.now, 0, "threaten Bob"))
            self.add(journal.Paused(self.now))
            self.now += 3
            self.add(journal.Resumed(self.now))
        elif gone <= number < back and not is_gone:
            self.add(journal.Replaced(self.now, seat, "random"))
        elif number >= back and is_gone:
            self.add(journal.Replaced(self.now, seat, ""))

    def text(self) -> str:
        """Return the journal, and in its last line what it gives."""
        end = {"record": self.room.records[-1]}
        return "\n".join([*[line.decode() for line in self.lines], json.dumps(end)]) + "\n"


if __name__ == "__main__":
    name, count, chosen, number, file = sys.argv[1:]
    write_file(Path(file), Writer(name, int(count), chosen, int(number)).text())
