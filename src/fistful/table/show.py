"""Scenes: what happened at a table, as the screens play it, from one instant to another.

How long a scene is follows from what everybody hears. What one seat hears alone is laid over it
and takes no time of its own, so that no length betrays anything.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from fistful.engine.errors import Invalid
from fistful.engine.events import Event
from fistful.engine.seats import SPECTATOR
from fistful.games.game import Game
from fistful.games.show import Act, Beat

#: How long after it is stored something is shown, so that all screens can show it together.
LEAD: Final = 0.3
#: How many milliseconds of acts the table waits a second for: all of them.
SECOND: Final = 1000


@dataclass(frozen=True)
class Speed:
    """How much slower (2) or faster (0.5) than normal scenes are played; 0: all at once."""

    name: str
    scale: float


#: Nothing is played: where there is no screen, and where people want none of it.
OFF: Final = Speed("off", 0.0)
SPEEDS: Final = {
    speed.name: speed
    for speed in (OFF, Speed("fast", 0.5), Speed("normal", 1.0), Speed("slow", 1.8))
}


def find_speed(name: str) -> Speed:
    """Return a speed by its name. Raises Invalid."""
    if name not in SPEEDS:
        raise Invalid("unknown-word", kind="speed", word=name, known=", ".join(SPEEDS))
    return SPEEDS[name]


@dataclass(frozen=True)
class Scene:
    """Events that happened together, from when they are played until they have been.

    `slots` are the acts of the events everybody hears, None for the others; there are none where
    nothing is played.
    """

    at: float
    ends: float
    events: tuple[Event, ...] = ()
    slots: tuple[Act | None, ...] = ()
    #: Whether what nobody else hears anything of leaves the table as it was, too.
    holds: bool = False

    def acts(self, to: int) -> list[Act]:
        """Return how an audience's events are played, one act for each: as long for everyone.

        What is for this audience alone has the time of what the others hear instead of it, else
        half of the time of the event before it.
        """
        acts: list[Act] = []
        missed = Act(0)
        for event, slot in zip(self.events, self.slots, strict=bool(self.slots)):
            if not event.is_for(to):
                if slot is not None:
                    missed = Act(missed.ms + slot.length(), holds=slot.holds)
                continue
            if slot is None and missed.ms:
                acts.append(missed)
            elif slot is None:
                share_time(acts, self.holds)
            else:
                lengthen(acts, missed.ms)
                acts.append(slot if acts or not missed.ms else delay(slot, missed.ms))
            missed = Act(0)
        lengthen(acts, missed.ms)
        return acts


def share_time(acts: list[Act], holds: bool) -> None:
    """Let an event have half of the time of the one before it, if there is one."""
    half = acts[-1].ms // 2 if acts else 0
    lengthen(acts, -half)
    acts.append(Act(half, holds=acts[-1].holds if acts else holds))


def lengthen(acts: list[Act], ms: int) -> None:
    """Let the last act take longer, if there is one."""
    if acts and ms:
        acts[-1] = acts[-1]._replace(ms=acts[-1].ms + ms)


def delay(act: Act, ms: int) -> Act:
    """Let an act begin later."""
    return act._replace(before=(Beat("", ms), *act.before))


def make_scene(
    game: Game,
    events: Sequence[Event],
    speed: Speed,
    now: float,
    curtain: float,
    *,
    is_counted: bool = False,
) -> Scene:
    """Return what happened as a scene: it begins when the one before it has ended.

    `is_counted`: everybody has counted to three already.
    """
    if not speed.scale:
        return Scene(now, now, tuple(events))
    acts = stage(game, events, is_counted)
    slots = [None if act is None else scaled(act, speed.scale) for act in acts]
    plain = [game.rules.events.plain(event) for event in events[:1]]
    holds = bool(plain) and game.show.alone(plain[0]).holds
    at = max(now + LEAD, curtain)
    ms = sum([slot.length() for slot in slots if slot is not None])
    return Scene(at, at + ms / SECOND, tuple(events), tuple(slots), holds)


def stage(game: Game, events: Sequence[Event], is_counted: bool = False) -> list[Act | None]:
    """Return how events that happened together are played; None for what not everybody hears."""
    plain: Any = game.rules.events.plain
    heard = [plain(one) for one in events if one.is_for(SPECTATOR)]
    acts = iter(game.show.stage(heard, is_counted))
    return [next(acts) if event.is_for(SPECTATOR) else None for event in events]


def scaled(act: Act, scale: float) -> Act:
    """Return an act at another speed."""
    if scale == 1.0:
        return act
    return act._replace(
        ms=round(act.ms * scale),
        before=tuple([Beat(beat.name, round(beat.ms * scale)) for beat in act.before]),
        after=tuple([Beat(beat.name, round(beat.ms * scale)) for beat in act.after]),
    )
