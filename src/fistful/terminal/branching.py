"""`fistful play --from`: a table that goes on from a moment of a record."""

import secrets
from pathlib import Path
from typing import Final

from fistful.engine.errors import Invalid
from fistful.files import load_text
from fistful.games import find_game
from fistful.table.branch import NOBODY
from fistful.table.clock import Clock
from fistful.table.fairness import SEED_BYTES
from fistful.table.players import OWN
from fistful.table.record import PERSON, Record, read_record
from fistful.table.table import Table
from fistful.table.whatif import new_guess, position
from fistful.terminal.seating import USUAL_BOT, read_seating
from fistful.texts import Catalogue

#: What the rest of the table is: anything one could think of, or as it was.
GUESSED: Final = "guessed"
TRUE: Final = "true"
WORLDS: Final = (GUESSED, TRUE)


def branch_table(
    file: Path,
    line: int | None,
    name: str | None,
    seats: str | None,
    world: str | None,
    clock: Clock,
    say: Catalogue,
) -> Table:
    """Lay a table that goes on after a line of a record: bots around one person, or as `seats`
    says. Without a line it is the same deal again. Raises Invalid and RecordError."""
    text = load_text(file)
    record = read_record(text)
    seat = own_seat(record, name)
    # The same deal again is the true one, or it would be another.
    is_true = world == TRUE or (world is None and line is None)
    eyes = NOBODY if is_true else seat
    found = position(text, line or 0, eyes, new_guess())
    game = find_game(record.game)
    names = record.names
    bots = [OWN if one == seat else USUAL_BOT for one in range(len(names))]
    if seats:
        seating = read_seating(seats, game, say)
        if len(seating.names) != len(names):
            raise Invalid("what-if-seats", seats=len(names))
        names, bots = seating.names, list(seating.bots)
    table = Table(game, found.options, names, secrets.token_bytes(SEED_BYTES), clock=clock)
    table.bots = bots
    table.branch_off(found.branches, found.opening)
    return table


def own_seat(record: Record, name: str | None) -> int:
    """Return the seat of a name; of the first person, or the first seat, if there is none."""
    if name is None:
        return record.players.index(PERSON) if PERSON in record.players else 0
    if name not in record.names:
        raise Invalid("seat-unknown", seat=name, known=", ".join(record.names))
    return record.names.index(name)
