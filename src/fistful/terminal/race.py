"""A race at one keyboard: everybody answers at an instant, and the first who does not pass wins.

A bot's instant is drawn before it looks, as long after the question is on the screen as people
take. A person's is measured where there is a clock; where there is none it is drawn like a bot's,
so that whoever is first is drawn by lot among the willing.
"""

from dataclasses import dataclass, field

from fistful.table.table import Table


@dataclass
class Race:
    """The answers to one race, each with its instant, that have not been given yet."""

    question: int
    answers: dict[int, str] = field(default_factory=dict)
    instants: dict[int, float] = field(default_factory=dict)

    def enter(self, seat: int, text: str, instant: float) -> None:
        """Take an answer that will be given at an instant."""
        self.answers[seat] = text
        self.instants[seat] = instant

    def is_open(self, table: Table) -> bool:
        """Tell whether the table still asks this question."""
        return table.question.number == self.question and not table.is_over()

    def runners(self) -> list[int]:
        """Return those who have yet to answer, quickest first."""
        return sorted(self.answers, key=lambda seat: (self.instants[seat], seat))

    def due(self, now: float) -> list[int]:
        """Return those whose instant has come, quickest first."""
        return [seat for seat in self.runners() if self.instants[seat] <= now]
