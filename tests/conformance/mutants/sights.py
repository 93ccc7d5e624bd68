"""Leaks in what is seen: views that hold too much."""

from typing import Any
from zlib import crc32

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.rules import CommonView, View
from fistful.engine.seats import NATURE, SEATS_IN, SPECTATOR
from fistful.engine.state import NOTHING, OVER
from fistful.testing.plain import frozen
from tests.conformance.mutants.base import (
    Mutant,
    has_quiet_phase,
    has_sealed_phase,
    in_billy,
    in_toy,
)


class WholeState(Mutant):
    """The view holds the whole position, for a client that knows what to show."""

    leak = 1

    def spoil(self, s: Any, seat: int, view: View) -> None:
        view["state"] = repr(frozen(s))


class UndoSnapshot(Mutant):
    """The position before the last action is kept, and sent, for an undo button."""

    leak = 2
    before = ""

    def play(self, s: Any, seat: int, action: int, out: Out | None) -> bool:
        self.before = repr(frozen(s))
        return super().play(s, seat, action, out)

    def spoil(self, s: Any, seat: int, view: View) -> None:
        view["undo"] = self.before


class BagInView(Mutant):
    """The view holds what nature can still draw, as it was set up."""

    leak = 2
    place = staticmethod(in_billy)

    def spoil(self, s: Any, seat: int, view: View) -> None:
        is_nature = s.phase != OVER and self.phases[s.phase].is_nature
        view["bag"] = self.legal(s, NATURE) if is_nature else []


class OtherSeatsView(Mutant):
    """Whoever asks gets the view of the next seat: nobody asks for credentials."""

    leak = 4

    def build_view(self, s: Any, seat: int, common: CommonView) -> View:
        return super().build_view(s, (seat + 1) % s.seats if seat < s.seats else seat, common)


class SeedInView(Mutant):
    """What the dice threw last lies in the view."""

    leak = 6
    thrown = NOTHING

    def draw(self, s: Any, dice: Dice) -> int:
        self.thrown = super().draw(s, dice)
        return self.thrown

    def spoil(self, s: Any, seat: int, view: View) -> None:
        view["seed"] = self.thrown


class SealedAnswers(Mutant):
    """Sealed answers are in the view before the last one is in."""

    leak = 7
    place = staticmethod(has_sealed_phase)

    def spoil(self, s: Any, seat: int, view: View) -> None:
        view["answers"] = s.said


class StaleAnswers(Mutant):
    """The answers of the phase before are not cleared away."""

    leak = 7
    place = staticmethod(in_toy)

    def play(self, s: Any, seat: int, action: int, out: Out | None) -> bool:
        said = s.said[:]
        phase = s.phase
        is_settled = super().play(s, seat, action, out)
        if s.phase not in (phase, OVER) and self.phases[phase].is_quiet:
            said[seat] = action
            s.said = said
        return is_settled

    def spoil(self, s: Any, seat: int, view: View) -> None:
        view["last_answers"] = s.said if s.phase != OVER and self.phases[s.phase].is_race else []


class FaceDown(Mutant):
    """A card lying face down is sent, for the client to turn over when it is time."""

    leak = 8
    place = staticmethod(in_billy)

    def spoil(self, s: Any, seat: int, view: View) -> None:
        view["first_cards"] = [column[0] if column else NOTHING for column in s.loot]


class HandValues(Mutant):
    """The view holds what is hidden, as plain as can be."""

    leak = 8

    def spoil(self, s: Any, seat: int, view: View) -> None:
        view["secrets"] = repr(self.hidden(s, seat))


class RichSpectator(Mutant):
    """Spectators see what is hidden from them: they have no seat to lose."""

    leak = 9

    def spoil(self, s: Any, seat: int, view: View) -> None:
        if seat == SPECTATOR:
            view["all"] = repr(self.hidden(s, seat))


class DeadSeats(Mutant):
    """The dead see everything."""

    leak = 9
    place = staticmethod(in_toy)

    def spoil(self, s: Any, seat: int, view: View) -> None:
        if seat < s.seats and s.dead >> seat & 1:
            view["cards"] = s.cards[:]


class StableIds(Mutant):
    """Hidden things have numbers of their own, always the same ones."""

    leak = 10

    def spoil(self, s: Any, seat: int, view: View) -> None:
        view["ids"] = [crc32(repr(value).encode()) for _, value in self.hidden(s, seat)]


class OrderOfHiding(Mutant):
    """A list the viewer knows comes in the order of things it does not know."""

    leak = 10

    def spoil(self, s: Any, seat: int, view: View) -> None:
        hidden = self.hidden(s, seat)
        view["places"] = [name for name, _ in sorted(hidden, key=lambda pair: repr(pair[1]))]


class OrderOfKeys(Mutant):
    """The same view, its keys in another order."""

    leak = 10

    def view(self, s: Any, seat: int) -> View:
        view = super().view(s, seat)
        return dict(reversed(view.items())) if self.bit(s, seat) else view


class ForcedMoves(Mutant):
    """Who has no real choice is not waited for."""

    leak = 17

    def asked(self, s: Any, seat: int) -> list[int]:
        asked = super().asked(s, seat)
        return asked[1:] if self.bit(s, seat) else asked


class Size(Mutant):
    """Only the length of a view depends on what is hidden."""

    leak = 19

    def spoil(self, s: Any, seat: int, view: View) -> None:
        view["padding"] = " " * self.bit(s, seat)


class WhoHasAnswered(Mutant):
    """In a quiet phase everybody sees who still thinks."""

    leak = 21
    place = staticmethod(has_quiet_phase)

    def asked(self, s: Any, seat: int) -> list[int]:
        return list(SEATS_IN[s.waiting])


class EarlyResult(Mutant):
    """The result is in the view before the end."""

    leak = 22
    place = staticmethod(in_billy)

    def spoil(self, s: Any, seat: int, view: View) -> None:
        view["result"] = self.outcome(s).plain()


class RareLeak(Mutant):
    """The last one to move in the last round is told one bit too much."""

    leak = 22
    place = staticmethod(in_billy)

    def spoil(self, s: Any, seat: int, view: View) -> None:
        if s.phase != OVER and s.last == s.turn == seat:
            view["hint"] = self.bit(s, seat)


class SidePage(Mutant):
    """A page with a few harmless numbers about the table, open to spectators."""

    leak = 23

    def spoil(self, s: Any, seat: int, view: View) -> None:
        if seat == SPECTATOR:
            view["health"] = crc32(repr(self.hidden(s, seat)).encode()) % 3
