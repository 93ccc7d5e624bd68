"""Plays a variant's games and counts all that can be told about each."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from fistful.bots import find_bot
from fistful.engine.dice import Dice
from fistful.engine.events import Event, Out
from fistful.games import find_game
from fistful.games.game import Game
from fistful.lab.play import play_out, stream
from fistful.lab.study import Variant
from fistful.lab.tally import MOMENTS, WHOLE, GameTally, Mean, Share


@dataclass(frozen=True)
class Batch:
    """Some games of a variant: which one, the first game's number, and how many."""

    variant: Variant
    seed: int
    first: int
    count: int

    @property
    def key(self) -> str:
        """Its name in the ledger."""
        return f"{self.variant.number} {self.first} {self.count}"


def play_batch(batch: Batch) -> tuple[str, dict[str, Any]]:
    """Play a batch; return its key and its tally as plain data."""
    tally = GameTally()
    for number in range(batch.first, batch.first + batch.count):
        play_one(batch.variant, batch.seed, number, tally)
    return batch.key, tally.plain()


def play_one(variant: Variant, seed: int, number: int, tally: GameTally) -> None:
    """Play one game of a variant and count it; bots move on by one seat from game to game."""
    game = find_game(variant.game)
    players = variant.players
    names = [variant.bots[(seat + number) % players % len(variant.bots)] for seat in range(players)]
    bots = [find_bot(name, game) for name in names]
    s = game.rules.start(players, variant.options)
    dice: list[Dice] = [stream(seed, variant.number, number, seat) for seat in range(players)]
    out = Out()
    story = Story(game)
    decisions = play_out(
        game.rules,
        s,
        lambda s, seat: bots[seat],
        stream(seed, variant.number, number),
        dice,
        out,
        story.watch,
    )
    count(game, s, names, out.events, tally)
    story.count(s, decisions, tally)


def count(game: Game, s: Any, names: list[str], events: list[Event], tally: GameTally) -> None:
    """Count who won what: by seat, by bot, by trait, and why it ended."""
    outcome = game.rules.outcome(s)
    wins = outcome.parts()
    tally.games += 1
    tally.reasons[outcome.reason] = tally.reasons.get(outcome.reason, 0) + 1
    for seat in range(s.seats):
        tally.seats.setdefault(str(seat), Share()).game(wins[seat], 1)
    add_shares(tally.bots, [[name] for name in names], wins)
    if game.insight:
        traits = game.insight.traits(s, events)
        keys = [[f"{trait.group}/{trait.number}" for trait in own] for own in traits]
        add_shares(tally.traits, keys, wins)


def add_shares(shares: dict[str, Share], keys: list[list[str]], wins: list[int]) -> None:
    """Count a game for everything that is true of some seat, once for each such seat."""
    trials: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for own, part in zip(keys, wins, strict=True):
        for key in dict.fromkeys(own):
            trials[key] += 1
            won[key] += part
    for key, seats in trials.items():
        shares.setdefault(key, Share()).game(won[key], seats)


class Story:
    """How a game went: who led at each decision."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.leaders: Callable[[Any], int] | None = game.insight.leaders if game.insight else None
        self.leads: list[int] = []

    def watch(self, s: Any, seat: int) -> None:
        """Note who leads before a decision."""
        if self.leaders:
            self.leads.append(self.leaders(s))

    def count(self, s: Any, decisions: int, tally: GameTally) -> None:
        """Count the game's length and its drama."""
        winners = sum([1 << seat for seat in self.game.rules.outcome(s).winners])
        tally.lengths[str(decisions)] = tally.lengths.get(str(decisions), 0) + 1

        def mean(name: str, value: int) -> None:
            tally.means.setdefault(name, Mean()).game(value)

        mean("length", decisions)
        mean("nobody", 0 if winners else WHOLE)
        if not self.leads or not winners:
            return
        mean("lead-changes", lead_changes(self.leads))
        half = self.leads[len(self.leads) // 2]
        if half:
            mean("upset", 0 if half & winners else WHOLE)
        mean("decided", decided(self.leads, winners))
        for moment in range(MOMENTS):
            there = self.leads[moment * len(self.leads) // MOMENTS]
            led = WHOLE if there & winners else 0
            tally.leads.setdefault(str(moment), Mean()).game(led)


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
