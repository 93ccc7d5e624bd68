"""What a simulation found, as data for screens: a variant beside the rulebook's game.

All of it is what `fistful lab` reports, by the same statistics (`lab.findings`); names of things
are keys of the catalogue, for whoever shows them.
"""

from typing import TYPE_CHECKING, Any, NamedTuple, cast

import msgspec

from fistful.engine.words import NUMBER, SEAT, Kind, slug, split
from fistful.games.game import Game
from fistful.lab import findings
from fistful.lab.stats import Estimate
from fistful.lab.tally import SEATS, Tally

if TYPE_CHECKING:
    from fistful.lab.experiment import Results


class Named(msgspec.Struct):
    """What a thing is called: a key of the catalogue, what its placeholders stand for (keys again),
    and the word or number it has in data."""

    key: str
    word: str
    things: dict[str, str] = {}


class Interval(msgspec.Struct):
    """Something measured, with its 95 % interval."""

    rate: float
    low: float
    high: float


class Rated(msgspec.Struct):
    """How often those win of whom something is true: the thing, how many they were, and how it is
    off, if it is (`never`, `weak`, `strong`)."""

    thing: Named
    trials: int
    rate: Interval
    flag: str


class Rates(msgspec.Struct):
    """How the things of a group did: with the variant and in the rulebook's game."""

    group: str
    mean: float
    rows: list[Rated]
    usual: list[Rated]


class Measured(msgspec.Struct):
    """A measure of whole games, a share or a number: with the variant, in the rulebook's game."""

    measure: str
    is_share: bool
    now: Interval
    usual: Interval | None


class Changed(msgspec.Struct):
    """What is otherwise than in the rulebook's game: a measure, or how often a thing wins."""

    measure: str
    thing: Named | None
    is_share: bool
    change: Interval


class Off(msgspec.Struct):
    """A thing that stands out of its group; `is_new`: not so in the rulebook's game."""

    group: str
    thing: Named
    flag: str
    is_new: bool


class Ending(msgspec.Struct):
    """How many of 1 games ended for this reason."""

    reason: str
    now: float
    usual: float


class Compared(msgspec.Struct):
    """What a simulation found so far. `lengths` are decisions, how often with the variant and how
    often in the rulebook's game; without a variant there is nothing `usual` in any of it."""

    games: int
    unit: str
    changes: list[Changed]
    off: list[Off]
    measures: list[Measured]
    groups: list[Rates]
    endings: list[Ending]
    lengths: list[list[int]]


class Tallies(NamedTuple):
    """As much of a study's results as its findings look at."""

    tallies: list[Tally]


def compare(game: Game, now: Tally, usual: Tally | None) -> Compared:
    """Return what a variant's games say, beside the rulebook's where those were played."""
    results = cast("Results", Tallies([usual, now] if usual else [now]))
    return Compared(
        games=now.games,
        unit=game.unit,
        changes=[told(game, effect) for effect in findings.effects(game, results)],
        off=standing_out(game, results, len(results.tallies) - 1),
        measures=measures(now, usual),
        groups=groups(game, now, usual),
        endings=endings(now, usual),
        lengths=lengths(now, usual),
    )


def interval(found: Estimate) -> Interval:
    return Interval(found.rate, found.low, found.high)


def named(game: Game, group: str, number: int) -> Named:
    """Return what a thing of a group is called."""
    if group == SEATS:
        return Named("lab-seat", str(number + 1))
    return name_of(cast(Kind, findings.groups(game)[group]), number)


def name_of(kind: Kind, number: int) -> Named:
    """Return what a thing of a kind is called."""
    if kind in (SEAT, NUMBER) or len(kind.words) <= number:
        return Named("", str(number))
    if kind.parts:
        parts = split(number, kind.parts)
        things = {name: name_of(kind.parts[name], part).key for name, part in parts.items()}
        return Named(kind.name, kind.words[number], things)
    return Named(f"{kind.name}-{slug(kind.words[number])}", kind.words[number])


def told(game: Game, effect: findings.Effect) -> Changed:
    thing = named(game, effect.measure, effect.number) if effect.number >= 0 else None
    return Changed(effect.measure, thing, effect.is_share, interval(effect.change))


def standing_out(game: Game, results: "Results", place: int) -> list[Off]:
    """Return what stands out in one place of the results, new things first."""
    found: list[Off] = []
    for group, things in findings.off(game, results).items():
        for number, flags in things.items():
            for at, flag in flags:
                if at == place:
                    is_new = place > 0 and (0, flag) not in flags
                    found.append(Off(group, named(game, group, number), flag, is_new))
    return sorted(found, key=lambda off: not off.is_new)


def measures(now: Tally, usual: Tally | None) -> list[Measured]:
    found: list[Measured] = []
    for name, is_share in findings.MEASURES.items():
        mine = findings.measure(now, name)
        theirs = findings.measure(usual, name) if usual else None
        if mine:
            both = interval(mine), interval(theirs) if theirs else None
            found.append(Measured(name, is_share, *both))
    return found


def groups(game: Game, now: Tally, usual: Tally | None) -> list[Rates]:
    """Return all groups that tell more than one thing apart."""
    found: list[Rates] = []
    for group in findings.groups(game):
        mine = findings.rows(game, now, group)
        if len(mine) < 2:
            continue
        mean = sum([row.wins for row in mine]) / sum([row.trials for row in mine])
        theirs = findings.rows(game, usual, group) if usual else []
        found.append(Rates(group, mean, rated(game, group, mine), rated(game, group, theirs)))
    return found


def rated(game: Game, group: str, rows: list[findings.Row]) -> list[Rated]:
    return [
        Rated(named(game, group, row.number), row.trials, interval(row.rate), row.flag)
        for row in rows
    ]


def endings(now: Tally, usual: Tally | None) -> list[Ending]:
    theirs: Any = usual or Tally()
    return [
        Ending(
            reason,
            now.reasons.get(reason, 0) / now.games,
            theirs.reasons.get(reason, 0) / max(theirs.games, 1),
        )
        for reason in sorted({*now.reasons, *theirs.reasons})
    ]


def lengths(now: Tally, usual: Tally | None) -> list[list[int]]:
    theirs = usual.lengths if usual else {}
    both = sorted({int(length) for length in (*now.lengths, *theirs)})
    return [[n, now.lengths.get(str(n), 0), theirs.get(str(n), 0)] for n in both]
