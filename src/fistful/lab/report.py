"""What a run of games found."""

from dataclasses import asdict, dataclass, field

from fistful.engine.outcome import VICTORY, WINNING_SIDE
from fistful.lab.stats import wilson


@dataclass
class Tally:
    """Counts over games; tallies add up."""

    games: int = 0
    #: What was won (`Outcome.parts`), by place in the list of bots and by seat.
    bot_wins: list[int] = field(default_factory=list)
    seat_wins: list[int] = field(default_factory=list)
    #: The seats' decisions: in all, in the shortest and in the longest game.
    decisions: int = 0
    least: int = 0
    most: int = 0

    def add(self, other: "Tally") -> None:
        """Count the other tally's games too."""
        if not self.games:
            self.bot_wins = [0] * len(other.bot_wins)
            self.seat_wins = [0] * len(other.seat_wins)
            self.least = other.least
        self.games += other.games
        self.bot_wins = [a + b for a, b in zip(self.bot_wins, other.bot_wins, strict=True)]
        self.seat_wins = [a + b for a, b in zip(self.seat_wins, other.seat_wins, strict=True)]
        self.decisions += other.decisions
        self.least = min(self.least, other.least)
        self.most = max(self.most, other.most)


@dataclass(frozen=True)
class BotResult:
    """How one bot did, over all the seats it held: `games` counts those seat by seat."""

    games: int
    wins: float
    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class SeatResult:
    """How one seat did, whoever sat there."""

    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Length:
    """The seats' decisions in a game: on average, at least, at most."""

    mean: float
    least: int
    most: int


@dataclass(frozen=True)
class Report:
    """The answer of `fistful sim`; `plain` is its JSON."""

    game: str
    options: dict[str, str]
    players: int
    games: int
    seed: int
    #: What the rates count (`engine.outcome`).
    unit: str
    bots: dict[str, BotResult]
    seats: list[SeatResult]
    length: Length

    def plain(self) -> dict[str, object]:
        """Return the report as plain data."""
        return asdict(self)


def bot_results(names: list[str], tally: Tally, unit: str) -> dict[str, BotResult]:
    """Return how each bot did; one that holds several places is counted in all of them.

    Seats of one side win together, so they are no surer than a game.
    """
    results: dict[str, BotResult] = {}
    for name in dict.fromkeys(names):
        places = [place for place, other in enumerate(names) if other == name]
        seat_games = tally.games * len(places)
        wins = sum([tally.bot_wins[place] for place in places]) / VICTORY
        trials = tally.games if unit == WINNING_SIDE else seat_games
        found = wilson(wins * trials / seat_games, trials)
        results[name] = BotResult(seat_games, wins, found.rate, found.low, found.high)
    return results


def seat_results(tally: Tally) -> list[SeatResult]:
    """Return how each seat did."""
    rates = [wilson(wins / VICTORY, tally.games) for wins in tally.seat_wins]
    return [SeatResult(found.rate, found.low, found.high) for found in rates]


def length(tally: Tally) -> Length:
    """Return how long the games were."""
    return Length(tally.decisions / tally.games, tally.least, tally.most)
