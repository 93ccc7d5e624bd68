"""Runs a study: batches of games for every variant, round by round, until it is sure enough.

A round is played to its end before anybody looks, so what is played does not depend on how many
work at it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from fistful.games import find_game
from fistful.lab.arena import HERO, SIDES, Pairing, Setup, usual_designs
from fistful.lab.executor import Executor
from fistful.lab.ledger import Ledger, fingerprints
from fistful.lab.observe import Batch, play_batch
from fistful.lab.progress import Told
from fistful.lab.standings import Standings, standings
from fistful.lab.study import SEATS, Ladder, Study, Until, Variant
from fistful.lab.tally import GameTally, Share, read_tally
from fistful.lab.tournament import Tournament

#: How many games a batch has: a batch is what a crash can lose.
BATCH: Final = 25

RESULTS: Final = "results.jsonl"


@dataclass(frozen=True)
class Results:
    """What a study found: a tally for each variant, and the ladder at each table it was played."""

    study: Study
    tallies: list[GameTally]
    ladders: list[Standings]


class Experiment:
    """A study being played; what is done is kept in a folder, if there is one."""

    def __init__(self, study: Study, folder: Path | None) -> None:
        """Prepare, and go on with what is there. Raises Invalid if it is of something else."""
        self.study = study
        self.folder = folder
        self.ledger = Ledger(folder / RESULTS if folder else None, heading(study))

    def play(self, executor: Executor, told: Told | None = None) -> Results:
        """Play what is missing; return what was found."""
        try:
            tallies = self.play_variants(executor, told)
        finally:
            self.ledger.close()
        return Results(self.study, tallies, self.play_ladder(executor, told))

    def play_variants(self, executor: Executor, told: Told | None) -> list[GameTally]:
        until = self.study.until
        games = [until.least if until else self.study.games] * len(self.study.variants)
        while True:
            total = sum(games)
            missing = [batch for batch in self.batches(games) if not self.has(batch)]
            done = total - sum([batch.count for batch in missing])
            for key, tally in executor.map(play_batch, missing):
                self.ledger.add(key, tally)
                done += tally["games"]
                if told:
                    told(done, total)
            tallies = [self.tally(variant, games) for variant in self.study.variants]
            wider = [
                until is not None and count < until.most and width(tally, until.of) > until.width
                for tally, count in zip(tallies, games, strict=True)
            ]
            if until is None or not any(wider):
                return tallies
            games = next_round(games, wider, until)

    def batches(self, games: list[int]) -> Iterator[Batch]:
        """Return the batches of so many games of each variant."""
        for variant, count in zip(self.study.variants, games, strict=True):
            for first in range(0, count, BATCH):
                yield Batch(variant, self.study.seed, first, min(BATCH, count - first))

    def has(self, batch: Batch) -> bool:
        """Tell whether a batch is in the ledger."""
        return batch.key in self.ledger.results

    def tally(self, variant: Variant, games: list[int]) -> GameTally:
        """Return all that was counted of a variant."""
        total = GameTally()
        for batch in self.batches(games):
            if batch.variant is variant:
                total.add(read_tally(self.ledger.results[batch.key]))
        return total

    def play_ladder(self, executor: Executor, told: Told | None) -> list[Standings]:
        """Let each bot of the ladder meet the one below it, with the first variant's options."""
        ladder = self.study.ladder
        if ladder is None:
            return []
        options = self.study.variants[0].options
        found: list[Standings] = []
        for players in ladder.players:
            setup = Setup(self.study.game, options, players, ladder.bots, self.study.seed)
            file = self.folder / f"ladder-{players}.jsonl" if self.folder else None
            tournament = Tournament(setup, [], ladder.games, file)
            tournament.pairings = rungs(setup, ladder)
            found.append(standings(setup, tournament.play(executor, told)))
        return found


def heading(study: Study) -> dict[str, Any]:
    """Return what a study's results depend on, but for how many there are."""
    return {
        "study": 1,
        "game": study.game,
        "seed": study.seed,
        "variants": [
            [variant.players, list(variant.bots), fingerprints(variant.options)]
            for variant in study.variants
        ],
    }


def rungs(setup: Setup, ladder: Ladder) -> list[Pairing]:
    """Return who meets whom on a ladder: each bot alone among the one below, or side by side."""
    if SIDES in usual_designs(find_game(setup.game)):
        return [Pairing(SIDES, (law, out)) for law in ladder.bots for out in ladder.bots]
    steps = zip(ladder.bots, ladder.bots[1:], strict=False)
    return [
        Pairing(HERO, pair) for lower, upper in steps for pair in ((upper, lower), (lower, upper))
    ]


def width(tally: GameTally, group: str) -> float:
    """Return how wide the widest interval of a group is; the seats are a group too."""
    rates = [share.rate() for share in group_of(tally, group).values()]
    return max([rate.high - rate.low for rate in rates], default=0.0)


def group_of(tally: GameTally, group: str) -> dict[str, Share]:
    """Return the shares of one group by their numbers."""
    if group == SEATS:
        return tally.seats
    return {
        key.partition("/")[2]: share
        for key, share in tally.traits.items()
        if key.partition("/")[0] == group
    }


def next_round(games: list[int], wider: list[bool], until: Until) -> list[int]:
    """Return how many games each variant has after another round."""
    return [
        min(count + until.least, until.most) if again else count
        for count, again in zip(games, wider, strict=True)
    ]
