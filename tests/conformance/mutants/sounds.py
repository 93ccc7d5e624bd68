"""Leaks in what is heard: events that tell too much, or too many."""

from typing import Any

from fistful.engine.events import Event, Out
from fistful.engine.phase import Together
from fistful.engine.seats import EVERYONE, SPECTATOR
from tests.conformance.mutants.base import Mutant, Noisy, has_quiet_phase, has_sealed_phase


class SecretArguments(Noisy):
    """Everybody's log names the action itself."""

    leak = 3

    def play(self, s: Any, seat: int, action: int, out: Out | None) -> bool:
        if out:
            out.all(self.noise, action)
        return super().play(s, seat, action, out)


class WrongAudience(Mutant):
    """What one seat alone may hear is told to everyone."""

    leak = 3

    def play(self, s: Any, seat: int, action: int, out: Out | None) -> bool:
        is_settled = super().play(s, seat, action, out)
        for event in out.events if out else []:
            if event.audience in [1 << other for other in range(s.seats)]:
                event.audience = EVERYONE
        return is_settled


class AnswerTold(Noisy):
    """The table hears that somebody has answered, and a little of what."""

    leak = 7
    place = staticmethod(has_sealed_phase)

    def play(self, s: Any, seat: int, action: int, out: Out | None) -> bool:
        if out and isinstance(self.phases[s.phase], Together):
            out.all(self.noise, action)
        return super().play(s, seat, action, out)


class Effects(Noisy):
    """A high card lands with a louder thud, for everyone to hear."""

    leak = 11

    def play(self, s: Any, seat: int, action: int, out: Out | None) -> bool:
        is_settled = super().play(s, seat, action, out)
        for event in out.events[:] if out else []:
            if out and event.audience in [1 << other for other in range(s.seats)]:
                out.all(self.noise, sum(event.things) & 1)
        return is_settled


class DebugLog(Mutant):
    """The spectators' console shows every private line."""

    leak = 13

    def play(self, s: Any, seat: int, action: int, out: Out | None) -> bool:
        is_settled = super().play(s, seat, action, out)
        for event in out.events[:] if out else []:
            if out and not event.is_for(SPECTATOR):
                out.events.append(Event(1 << SPECTATOR, event.code, event.things))
        return is_settled


class HasChosen(Noisy):
    """In a quiet phase everybody hears that another seat has answered."""

    leak = 21
    place = staticmethod(has_quiet_phase)

    def play(self, s: Any, seat: int, action: int, out: Out | None) -> bool:
        if out and s.waiting and self.phases[s.phase].is_quiet:
            out.all(self.noise, seat)
        return super().play(s, seat, action, out)
