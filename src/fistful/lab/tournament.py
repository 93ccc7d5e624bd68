"""Runs an arena: the blocks that are missing from its ledger, wherever there is room to work."""

from collections.abc import Iterator
from pathlib import Path

from fistful.engine.errors import Invalid
from fistful.lab.arena import (
    BATCH_SECONDS,
    MOST_BLOCKS,
    Block,
    Done,
    Pairing,
    Setup,
    Task,
    Told,
    check_setup,
    heading,
    pairings,
    play_task,
)
from fistful.lab.executor import Executor
from fistful.lab.ledger import Ledger


class Tournament:
    """An arena being played: so many games (or a few more: blocks are whole) for each pairing."""

    def __init__(self, setup: Setup, designs: list[str], games: int, file: Path | None) -> None:
        """Prepare; go on with what is in the file. Raises Invalid for what cannot be played."""
        if games < 1:
            raise Invalid("games-count", games=games)
        self.setup = check_setup(setup)
        self.pairings = pairings(self.setup, designs)
        self.games = games
        self.ledger = Ledger(file, heading(self.setup))
        #: How long a block of each pairing takes, as far as is known.
        self.pace: dict[Pairing, float] = {}

    def play(self, executor: Executor, told: Told | None = None) -> dict[Pairing, list[Block]]:
        """Play what is missing; return the blocks of every pairing in order."""
        total = sum([self.count(one) * one.games(self.setup.players) for one in self.pairings])
        done = 0
        for pairing in self.pairings:
            there = self.count(pairing) - len(self.missing(pairing))
            done += there * pairing.games(self.setup.players)
        try:
            for finished in executor.map(play_task, self.tasks()):
                self.keep(finished)
                done += len(finished.blocks) * finished.task.pairing.games(self.setup.players)
                if told:
                    told(done, total)
        finally:
            self.ledger.close()
        return {pairing: self.blocks(pairing) for pairing in self.pairings}

    def count(self, pairing: Pairing) -> int:
        """Return how many blocks a pairing plays."""
        return -(-self.games // pairing.games(self.setup.players))

    def missing(self, pairing: Pairing) -> list[int]:
        """Return the blocks that are not in the ledger."""
        known = self.ledger.results
        return [n for n in range(self.count(pairing)) if f"{pairing.key} {n}" not in known]

    def tasks(self) -> Iterator[Task]:
        """Cut what is missing into tasks of about a second: how it is cut changes no result."""
        for pairing in self.pairings:
            missing = self.missing(pairing)
            while missing:
                seconds = self.pace.get(pairing)
                size = 1 if seconds is None else int(BATCH_SECONDS / max(seconds, 1e-6))
                size = min(max(size, 1), MOST_BLOCKS)
                yield Task(self.setup, pairing, tuple(missing[:size]))
                missing = missing[size:]

    def keep(self, done: Done) -> None:
        """Put what came of a task into the ledger."""
        pairing = done.task.pairing
        self.pace[pairing] = done.seconds
        for number, block in zip(done.task.numbers, done.blocks, strict=True):
            self.ledger.add(f"{pairing.key} {number}", block)

    def blocks(self, pairing: Pairing) -> list[Block]:
        """Return a pairing's blocks in order."""
        known = self.ledger.results
        return [known[f"{pairing.key} {number}"] for number in range(self.count(pairing))]
