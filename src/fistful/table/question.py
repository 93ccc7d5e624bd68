"""The open question of a table."""

from dataclasses import dataclass, field


@dataclass
class Question:
    """What the table waits for: its number, who was asked, what they have answered so far.

    It `opens` when what led to it has been played on the screens. Answers may come before, but in
    a race nobody has a start. Its last `count` seconds are counted aloud, if any.
    """

    number: int
    seats: tuple[int, ...]
    deadline: float | None
    opens: float = 0.0
    count: float = 0.0
    answers: dict[int, str] = field(default_factory=dict)

    def copy(self) -> "Question":
        """Return a copy that can be answered."""
        return Question(
            self.number, self.seats, self.deadline, self.opens, self.count, dict(self.answers)
        )
