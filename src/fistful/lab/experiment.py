"""Runs a study: chunks of games for every variant, round by round, until it is sure enough.

A round is played to its end before anybody looks, so what is played does not depend on how many
work at it.
"""

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from fistful.games import find_game
from fistful.lab.arena import HERO, SIDES, Arena, Pairing, pairing, pairings, usual_designs
from fistful.lab.executor import Executor
from fistful.lab.ledger import Ledger, fingerprints
from fistful.lab.progress import Told
from fistful.lab.series import Chunk, Series, chunks, play_games
from fistful.lab.standings import Standings, standings
from fistful.lab.study import Study, Until
from fistful.lab.tally import Tally, group_of, read_tally

#: How many games a chunk has: a chunk is what a crash can lose.
CHUNK: Final = 25

RESULTS: Final = "results.jsonl"


@dataclass(frozen=True)
class Results:
    """What a study found: a tally for each variant, and the ladder at each table it was played."""

    study: Study
    tallies: list[Tally]
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

    def play_variants(self, executor: Executor, told: Told | None) -> list[Tally]:
        until = self.study.until
        games = [until.least if until else self.study.games] * len(self.study.variants)
        while True:
            wanted = [
                chunks(variant, count, CHUNK)
                for variant, count in zip(self.study.variants, games, strict=True)
            ]
            every = [chunk for own in wanted for chunk in own]
            for _ in play_games(every, executor, told, self.ledger):
                pass
            tallies = [self.tally(own) for own in wanted]
            wider = [
                until is not None and count < until.most and width(tally, until.of) > until.width
                for tally, count in zip(tallies, games, strict=True)
            ]
            if until is None or not any(wider):
                return tallies
            games = next_round(games, wider, until)

    def tally(self, played: list[Chunk]) -> Tally:
        """Return all that was counted in some chunks."""
        total = Tally()
        for chunk in played:
            total.add(read_tally(self.ledger.results[chunk.key]))
        return total

    def play_ladder(self, executor: Executor, told: Told | None) -> list[Standings]:
        """Let each bot of the ladder meet the one below it, with the first variant's options."""
        ladder = self.study.ladder
        if ladder is None:
            return []
        options = self.study.variants[0].options
        found: list[Standings] = []
        for players in ladder.players:
            table = Series(self.study.game, options, players, ladder.bots, self.study.seed)
            file = self.folder / f"ladder-{players}.jsonl" if self.folder else None
            arena = Arena(table, [], ladder.games, file)
            arena.pairings = rungs(table)
            found.append(standings(table, arena.play(executor, told)))
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


def rungs(table: Series) -> list[Pairing]:
    """Return who meets whom on a ladder: each bot alone among the one below, or side by side."""
    if SIDES in usual_designs(find_game(table.game)):
        return pairings(table, [SIDES])
    steps = pairwise(table.bots)
    pairs = [pair for lower, upper in steps for pair in ((upper, lower), (lower, upper))]
    return [pairing(table, HERO, pair) for pair in pairs]


def width(tally: Tally, group: str) -> float:
    """Return how wide the widest interval of a group is; the seats are a group too."""
    rates = [share.rate() for share in group_of(tally, group).values()]
    return max([rate.high - rate.low for rate in rates], default=0.0)


def next_round(games: list[int], wider: list[bool], until: Until) -> list[int]:
    """Return how many games each variant has after another round."""
    return [
        min(count + until.least, until.most) if again else count
        for count, again in zip(games, wider, strict=True)
    ]
