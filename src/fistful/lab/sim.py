"""`fistful sim`: how bots do at one table, over many games."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from fistful.build import build
from fistful.engine.errors import Invalid
from fistful.games import find_game
from fistful.games.game import Game
from fistful.lab.executor import executor
from fistful.lab.findings import plain_groups
from fistful.lab.observe import Observed
from fistful.lab.progress import Told
from fistful.lab.series import check_table, chunks, fill_seats, play_games
from fistful.lab.stats import Estimate
from fistful.lab.tally import SEATS, Tally, WinCount, read_tally

#: Games in a chunk.
CHUNK: Final = 20


@dataclass(frozen=True)
class BotResult:
    """How one bot did, over all the seats it held: `games` counts those seat by seat."""

    games: int
    wins: float
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
    #: How each seat did, whoever sat there.
    seats: list[Estimate]
    length: Length
    #: What the game tells of its seats, group by group: sides, roles, powers, characters, cards …
    groups: dict[str, list[dict[str, Any]]]
    #: Which build of the rules ran: `compiled` or `interpreted`. Both give the same results.
    build: str

    def plain(self) -> dict[str, object]:
        """Return the report as plain data."""
        return asdict(self)


def simulate(
    game_name: str,
    games: int,
    players: int,
    bots: Sequence[str],
    options: Mapping[str, str],
    seed: int,
    jobs: int | None = None,
    told: Told | None = None,
) -> Report:
    """Play games between bots and report. Raises Invalid for what cannot be played.

    The bots fill the seats over and over and move on by one seat from game to game. Without `jobs`
    all cores work.

    >>> report = simulate("cash-n-guns", 20, 4, ["rules", "random"], {}, seed=1, jobs=1)
    >>> report.bots["rules"].rate > report.bots["random"].rate
    True
    """
    game = find_game(game_name)
    if games < 1:
        raise Invalid("games-count", games=games)
    complete = check_table(game, players, dict(options), bots)
    series = Observed(game.name, complete, players, fill_seats(bots, players), seed)
    tally = Tally()
    work = executor(1 if games <= CHUNK else jobs)
    try:
        for _, kept in play_games(chunks(series, games, CHUNK), work, told):
            tally.add(read_tally(kept))
    finally:
        work.close()
    return report_of(game, series, tally)


def report_of(game: Game, series: Observed, tally: Tally) -> Report:
    """Return what the games of a series say."""
    return Report(
        game=game.name,
        options=series.options,
        players=series.players,
        games=tally.games,
        seed=series.seed,
        unit=game.unit,
        bots={name: bot_result(tally.bots[name]) for name in dict.fromkeys(series.bots)},
        seats=[tally.seats[str(seat)].rate() for seat in range(series.players)],
        length=length(tally),
        groups={group: rows for group, rows in plain_groups(game, tally).items() if group != SEATS},
        build=build(),
    )


def bot_result(share: WinCount) -> BotResult:
    """Return how a bot did in all the seats it held."""
    found = share.rate()
    return BotResult(share.trials, share.wins, found.rate, found.low, found.high)


def length(tally: Tally) -> Length:
    """Return how long the games were."""
    lengths = [int(length) for length in tally.lengths]
    return Length(tally.means["length"].rate().rate, min(lengths), max(lengths))
