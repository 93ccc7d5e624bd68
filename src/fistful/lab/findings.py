"""What tallies mean: rates in order, things that are off, effects between variants."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from fistful.engine.words import NUMBER, SEAT
from fistful.games.game import Game
from fistful.lab.stats import Estimate, difference
from fistful.lab.tally import MOMENTS, SEATS, WHOLE, Tally, WinCount, group_of

if TYPE_CHECKING:
    from fistful.lab.experiment import Results

#: Something is off when it differs from its group by so many standard errors and so much of the
#: group's mean.
ERRORS: Final = 3.0
SHARE: Final = 0.2
#: Fewer games say nothing about how far something is off.
LEAST: Final = 30

NEVER: Final = "never"
WEAK: Final = "weak"
STRONG: Final = "strong"

#: What is measured of whole games, and whether it is a share.
MEASURES: Final = {
    "length": False,
    "lead-changes": False,
    "upset": True,
    "decided": True,
    "nobody": True,
}
#: Groups of so few things are compared between variants as well.
FEW: Final = 2


@dataclass(frozen=True)
class Row:
    """How seats did of which something is true."""

    number: int
    games: int
    trials: int
    wins: float
    rate: Estimate
    #: Empty, or how it is off.
    flag: str


@dataclass(frozen=True)
class Effect:
    """How a variant differs from the first one: in a measure, or in a group's thing."""

    variant: int
    measure: str
    number: int
    is_share: bool
    change: Estimate


def groups(game: Game) -> dict[str, object]:
    """Return the groups of a game, the seats first, with the kinds they are of."""
    return {SEATS: SEAT, **(game.insight.groups if game.insight else {})}


def rows(game: Game, tally: Tally, group: str) -> list[Row]:
    """Return a group's rows: numbers in their order, things by how often they win."""
    shares = {int(number): share for number, share in group_of(tally, group).items()}
    mean = group_mean(list(shares.values()))
    found = [
        Row(number, share.games, share.trials, share.wins, share.rate(), flag(share, mean))
        for number, share in sorted(shares.items())
    ]
    if groups(game)[group] not in (NUMBER, SEAT):
        found.sort(key=lambda row: -row.rate.rate)
    return found


def group_mean(shares: list[WinCount]) -> float:
    """Return how often the things of a group win on average."""
    trials = sum([share.trials for share in shares])
    return sum([share.wins for share in shares]) / trials if trials else 0.0


def flag(share: WinCount, mean: float) -> str:
    """Say how a thing is off from its group, if it is."""
    found = share.rate()
    if share.games < LEAST:
        return ""
    if not share.wins:
        return NEVER if found.high < mean else ""
    gap = found.rate - mean
    if abs(gap) <= ERRORS * share.error() or abs(gap) <= SHARE * mean:
        return ""
    return STRONG if gap > 0 else WEAK


def measure(tally: Tally, name: str) -> Estimate | None:
    """Return a measure of whole games, shares from 0 to 1; none if no game could tell."""
    mean = tally.means.get(name)
    if mean is None:
        return None
    return mean.share() if MEASURES[name] else mean.rate()


def lead_curve(tally: Tally) -> list[float]:
    """Return how often those who win are in the lead, moment by moment of the game."""
    means = [tally.leads.get(str(moment)) for moment in range(MOMENTS)]
    return [mean.rate().rate / WHOLE for mean in means if mean is not None]


def effects(game: Game, results: "Results") -> list[Effect]:
    """Return how every variant differs from the first."""
    found: list[Effect] = []
    base, *others = results.tallies
    for place, tally in enumerate(others, 1):
        for name, is_share in MEASURES.items():
            before, after = measure(base, name), measure(tally, name)
            if before and after and (before.rate or after.rate):
                found.append(Effect(place, name, -1, is_share, difference(after, before)))
        for group in game.insight.groups if game.insight else ():
            mine, theirs = group_of(tally, group), group_of(base, group)
            if not 0 < len(mine) <= FEW or set(mine) != set(theirs):
                continue
            for number, share in mine.items():
                change = difference(share.rate(), theirs[number].rate())
                found.append(Effect(place, group, int(number), True, change))
    return found


def off(game: Game, results: "Results") -> dict[str, dict[int, list[tuple[int, str]]]]:
    """Return what is off: by group and thing, in which variants and how. Numbers are no things."""
    found: dict[str, dict[int, list[tuple[int, str]]]] = {}
    for group, kind in groups(game).items():
        if kind is NUMBER:
            continue
        for place, tally in enumerate(results.tallies):
            for row in rows(game, tally, group):
                if row.flag:
                    things = found.setdefault(group, {})
                    things.setdefault(row.number, []).append((place, row.flag))
    return found


def plain_groups(game: Game, tally: Tally) -> dict[str, list[dict[str, Any]]]:
    """Return how the things of every group did, as plain data."""
    return {
        group: [plain_row(kind, row) for row in rows(game, tally, group)]
        for group, kind in groups(game).items()
    }


def plain_row(kind: Any, row: Row) -> dict[str, Any]:
    """Return how a thing of a group did as plain data."""
    return {
        "thing": word(kind, row.number),
        "trials": row.trials,
        "wins": row.wins,
        "rate": row.rate.rate,
        "low": row.rate.low,
        "high": row.rate.high,
        "flag": row.flag,
    }


def word(kind: Any, number: int) -> str:
    """Return what a thing is called in data."""
    return kind.words[number] if len(kind.words) > number else str(number)
