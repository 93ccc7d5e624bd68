"""The show: how what happened is played on the screens, and how long that takes.

A game's `show.py` says it, in milliseconds at normal speed; `table/show.py` makes scenes of it.
Sounds and pictures are the screens' own.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

#: An event as it goes over the wire: its word, and what it tells by name.
Plain = Mapping[str, object]


class Beat(NamedTuple):
    """A moment of an act that is no event: a count before guns are raised, a note dealt."""

    name: str
    ms: int


class Act(NamedTuple):
    """How one event is played: it stands for `ms`, and `per` more for each thing in its list `of`.

    `before` is played before the event comes on the stage, then it stands; then come `each`, once
    for each thing in that list (`deal` for the second of four is `deal-2-4`), and `after`.
    `holds`: until it is over, screens show the table as it was before the scene.
    """

    ms: int
    per: int = 0
    of: str = ""
    before: tuple[Beat, ...] = ()
    each: Beat | None = None
    after: tuple[Beat, ...] = ()
    holds: bool = False

    def length(self) -> int:
        """Return how long all of it takes."""
        return self.ms + sum([beat.ms for beat in (*self.before, *self.after)])

    def told(self, event: Plain) -> "Act":
        """Return the act of this very event, with its own length and beats."""
        if not self.of:
            return self
        things = event.get(self.of)
        count = len(things) if isinstance(things, list) else 0
        each: list[Beat] = []
        if self.each is not None:
            each = [Beat(f"{self.each.name}-{i + 1}-{count}", self.each.ms) for i in range(count)]
        ms = self.ms + self.per * count
        return Act(ms, before=self.before, after=(*each, *self.after), holds=self.holds)


#: How an event is played of which nothing is said.
USUAL: Final = Act(700)


@dataclass(frozen=True)
class Volley:
    """What the rules let happen at once: events of these names that follow one another come on the
    stage together, after the beats `before`, and stand for `ms` and `per` more for each of them.

    Fewer than `least` are played as any events are. `count` are the beats before those, unless all
    have counted together while they decided.
    """

    names: tuple[str, ...]
    ms: int
    per: int = 0
    before: tuple[Beat, ...] = ()
    least: int = 1
    count: tuple[Beat, ...] = ()


@dataclass(frozen=True)
class Show:
    """How a game is played on the screens: acts by the words of its events.

    An event in `kinds` has an act for each value of the thing named there: with
    `kinds={"flipped": "bullet"}` there may be acts for `flipped-0` and `flipped-1`, else `flipped`.
    """

    acts: Mapping[str, Act] = field(default_factory=dict)
    kinds: Mapping[str, str] = field(default_factory=dict)
    volleys: tuple[Volley, ...] = ()
    usual: Act = USUAL
    #: Whether all acts hold the table as it was, but in scenes that begin with one of `fresh`.
    holds: bool = False
    fresh: tuple[str, ...] = ()

    def names(self, event: Plain) -> tuple[str, str]:
        """Return the names of an event's act, the more special one first."""
        word = str(event["event"])
        thing = self.kinds.get(word)
        return (word if thing is None else f"{word}-{event[thing]}"), word

    def act(self, event: Plain) -> Act:
        """Return how an event is played by itself."""
        special, word = self.names(event)
        return self.acts.get(special, self.acts.get(word, self.usual)).told(event)

    def alone(self, event: Plain) -> Act:
        """Return how an event is played that comes without any others."""
        return self.hold([event], [self.act(event)])[0]

    def stage(self, events: Sequence[Plain], is_counted: bool = False) -> list[Act]:
        """Return how events that happened together are played, one act for each."""
        acts = [self.act(event) for event in events]
        at = 0
        while at < len(events):
            volley = self.volley_of(events[at])
            end = at + 1
            if volley is not None:
                while end < len(events) and self.volley_of(events[end]) is volley:
                    end += 1
                fire(volley, acts, at, end, () if is_counted else volley.count)
            at = end
        return self.hold(events, acts)

    def volley_of(self, event: Plain) -> Volley | None:
        """Return the volley an event may be part of."""
        names = self.names(event)
        for volley in self.volleys:
            if names[0] in volley.names or names[1] in volley.names:
                return volley
        return None

    def hold(self, events: Sequence[Plain], acts: list[Act]) -> list[Act]:
        """Let the old table stay until nothing comes any more that needs it."""
        special = self.names(events[0]) if events else ("", "")
        is_fresh = special[0] in self.fresh or special[1] in self.fresh
        holds = self.holds and not is_fresh
        held: list[Act] = []
        for act in reversed(acts):
            holds = holds or act.holds
            held.append(act if act.holds == holds else act._replace(holds=holds))
        return held[::-1]


def fire(volley: Volley, acts: list[Act], at: int, end: int, count: tuple[Beat, ...]) -> None:
    """Let the acts from `at` up to `end` happen at once, when it has been counted."""
    if end - at < volley.least:
        return
    for i in range(at, end):
        acts[i] = acts[i]._replace(ms=0, before=(), after=())
    ms = volley.ms + volley.per * (end - at)
    acts[end - 1] = acts[end - 1]._replace(ms=ms)
    acts[at] = acts[at]._replace(before=(*count, *volley.before))
