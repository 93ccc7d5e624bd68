"""Stetsons & Sixguns for learners: what a seat may know, as numbers."""

from typing import Final

from fistful.engine.seats import MOST_SEATS
from fistful.engine.state import HIDDEN
from fistful.games.features import Features, Memory, Turned
from fistful.games.fields import ZEROS, Row
from fistful.games.stetsons_and_sixguns.cards import CARD_COUNT
from fistful.games.stetsons_and_sixguns.knowledge import viewer_of
from fistful.games.stetsons_and_sixguns.marks import ACTOR, MARKS, SHOWN, TARGET
from fistful.games.stetsons_and_sixguns.mind.fields import (
    AIMS,
    CARDS,
    FIELDS,
    GRUDGES,
    PLAYED,
    REVEALED,
    ROUND,
    SEATS,
    STACK,
    WHO,
)
from fistful.games.stetsons_and_sixguns.mind.noted import StetsonsMemory
from fistful.games.stetsons_and_sixguns.state import StetsonsAndSixguns

MARK_NAMES: Final[int] = len(MARKS.names)
#: By number of others: the cards they have played, before these are shown.
UNSEEN: Final[list[bytes]] = [ZEROS[CARD_COUNT] * others for others in range(MOST_SEATS)]


class StetsonsFeatures(Features[StetsonsAndSixguns]):
    """All of it, in the order of the fields."""

    def memory(self, s: StetsonsAndSixguns) -> Memory:
        return StetsonsMemory(s)

    def note(self, s: StetsonsAndSixguns, row: Row, memory: Memory) -> None:
        assert isinstance(memory, StetsonsMemory)
        memory.note_seats(s)
        memory.note_table(s, row)

    def write(self, s: StetsonsAndSixguns, seat: int, row: Row, memory: Memory) -> None:
        assert isinstance(memory, StetsonsMemory)
        pieces = row.pieces
        ROUND.put(row, s.round)
        SEATS.put(row, s.alive)
        SEATS.put(row, s.up)
        SEATS.put(row, s.hurt)
        SEATS.put(row, s.used)
        WHO.put(row, s.who)
        self.write_seats(s, seat, row, memory)
        row.put_sets(s.marks, MARK_NAMES)
        REVEALED.put(row, s.marks[SHOWN] != 0)
        pieces.append(row.seat_if_any[s.action[ACTOR]])
        pieces.append(row.seat_if_any[s.action[TARGET]])
        pieces.append(memory.doing)
        if seat < s.seats:
            pieces.append(memory.hand(s.hands[seat], seat, row))
        else:
            pieces.append(ZEROS[CARD_COUNT])
        CARDS.put(row, s.drawn if s.who == seat else [])
        pieces.append(memory.hands.seen_from(row.first))
        pieces.append(memory.row)
        pieces.append(memory.discards.piece)
        pieces.append(memory.where.seen_by(viewer_of(seat), row))
        STACK.put(row, len(s.stack))
        pieces.append(memory.stores)

    def write_seats(
        self, s: StetsonsAndSixguns, seat: int, row: Row, memory: StetsonsMemory
    ) -> None:
        """Write what there is of every seat."""
        pieces, first = row.pieces, row.first
        pieces.append(memory.characters.seen_from(first))
        pieces.append(memory.notoriety.seen_from(first))
        pieces.append(memory.wounds.seen_from(first))
        pieces.append(self.sets(s.grudges, row, memory.grudges))
        AIMS.put(row, s.aims)
        pieces.append(memory.stances.seen_from(first))
        self.write_played(s, seat, row)
        pieces.append(memory.guns.seen_from(first))
        pieces.append(memory.covers.seen_from(first))
        AIMS.put(row, s.shields)
        pieces.append(memory.limits.seen_from(first))
        pieces.append(self.sets(s.has_wounded, row, memory.has_wounded))
        pieces.append(memory.order.seen_from(first))

    def sets(self, sets: list[int], row: Row, turned: Turned) -> bytes:
        """Return a set of seats for each seat."""
        piece = turned.pieces[row.first]
        if not piece:
            start = len(row.pieces)
            GRUDGES.put(row, sets)
            piece = turned.pieces[row.first] = row.taken_back(start)
        return piece

    def write_played(self, s: StetsonsAndSixguns, seat: int, row: Row) -> None:
        """Write the cards played, the own one only before they are shown."""
        if s.marks[SHOWN]:
            PLAYED.put(row, s.played)
            return
        PLAYED.put_one(row, s.played[seat] if seat < s.seats else HIDDEN)
        row.pieces.append(UNSEEN[s.seats - 1])


FEATURES: Final = StetsonsFeatures(FIELDS)
