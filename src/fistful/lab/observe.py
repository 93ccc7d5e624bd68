"""Games that are looked at from all sides: counts all that can be told about each."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from fistful.engine.events import Few, Out
from fistful.engine.outcome import Outcome
from fistful.games import find_game
from fistful.games.game import Game
from fistful.games.metrics import Trait
from fistful.lab.series import Played, Series
from fistful.lab.tally import MOMENTS, WHOLE, Mean, Tally, WinCount


class Observed(Series):
    """A series of which everything is counted."""

    def listener(self, game: Game) -> Out | None:
        heard = game.insight.heard if game.insight else frozenset()
        if heard is None:
            return Out()
        return Few(heard) if heard else None

    def count(self, games: Iterator[Played]) -> dict[str, Any]:
        """Return the tally of some games as plain data."""
        tally = Tally()
        game = find_game(self.game)
        for played in games:
            outcome = game.rules.outcome(played.s)
            count_wins(game, played, outcome, tally)
            count_drama(played, outcome, tally)
        return tally.plain()


def count_wins(game: Game, played: Played, outcome: Outcome, tally: Tally) -> None:
    """Count who won what: by seat, by bot, by trait, and why it ended."""
    s = played.s
    wins = outcome.parts()
    tally.games += 1
    tally.reasons[outcome.reason] = tally.reasons.get(outcome.reason, 0) + 1
    for seat in range(s.seats):
        count_of(tally.seats, str(seat)).game(wins[seat], 1)
    add_shares(tally.bots, [[name] for name in played.sitting.bots], wins)
    if game.insight:
        traits = game.insight.traits(s, played.events)
        keys = [[key_of(trait) for trait in own] for own in traits]
        add_shares(tally.traits, keys, wins)


@cache
def key_of(trait: Trait) -> str:
    """Return what a trait is counted as: the same few come game after game."""
    return f"{trait.group}/{trait.number}"


def count_of(counts: dict[str, WinCount], key: str) -> WinCount:
    """Return the count of something, a new one if it is the first time."""
    found = counts.get(key)
    if found is None:
        found = counts[key] = WinCount()
    return found


def add_shares(shares: dict[str, WinCount], keys: list[list[str]], wins: list[int]) -> None:
    """Count a game for everything that is true of some seat, once for each such seat."""
    trials: dict[str, int] = {}
    won: dict[str, int] = {}
    for own, part in zip(keys, wins, strict=True):
        for key in dict.fromkeys(own):
            trials[key] = trials.get(key, 0) + 1
            if part:
                won[key] = won.get(key, 0) + part
    for key, seats in trials.items():
        count_of(shares, key).game(won.get(key, 0), seats)


def count_drama(played: Played, outcome: Outcome, tally: Tally) -> None:
    """Count how long a game was and who led when."""
    decisions, leads = played.decisions, played.leads
    winners = sum([1 << seat for seat in outcome.winners])
    tally.lengths[str(decisions)] = tally.lengths.get(str(decisions), 0) + 1

    def mean(name: str, value: int) -> None:
        tally.means.setdefault(name, Mean()).game(value)

    mean("length", decisions)
    mean("nobody", 0 if winners else WHOLE)
    if not leads or not winners:
        return
    mean("lead-changes", lead_changes(leads))
    half = leads[len(leads) // 2]
    if half:
        mean("upset", 0 if half & winners else WHOLE)
    mean("decided", decided(leads, winners))
    for moment in range(MOMENTS):
        there = leads[moment * len(leads) // MOMENTS]
        tally.leads.setdefault(str(moment), Mean()).game(WHOLE if there & winners else 0)


def lead_changes(leads: list[int]) -> int:
    """Return how often the lead went to somebody else altogether."""
    changes = 0
    now = 0
    for lead in leads:
        if lead and now and not lead & now:
            changes += 1
        now = lead or now
    return changes


def decided(leads: list[int], winners: int) -> int:
    """Return when the winners took the lead for good, in `WHOLE`ths of the game."""
    at = len(leads)
    while at and leads[at - 1] & winners:
        at -= 1
    return at * WHOLE // len(leads)
