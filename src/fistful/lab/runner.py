"""Plays games between bots, on all cores; the same seed gives the same results on any number."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from os import cpu_count
from typing import Any, Final

from fistful.bots import find_bot
from fistful.engine.dice import Dice
from fistful.engine.errors import Invalid
from fistful.engine.options import parse_options
from fistful.engine.rules import Rules
from fistful.games import find_game
from fistful.games.game import Bot
from fistful.lab.executor import executor
from fistful.lab.play import play_out, stream
from fistful.lab.progress import Told
from fistful.lab.report import Report, Tally, bot_results, length, seat_results

#: Chunks per job: enough of them that no core waits long for the last one.
CHUNKS: Final = 16
#: No chunk is smaller: handing one over must not cost more than playing it.
LEAST_CHUNK: Final = 20


@dataclass(frozen=True)
class Setup:
    """What is played: the same for every game of a run."""

    game: str
    options: dict[str, str]
    bots: list[str]
    seed: int


@dataclass(frozen=True)
class Chunk:
    """Some games of a run: the first one's number, and how many."""

    setup: Setup
    first: int
    count: int


def play_game(rules: Rules[Any], options: dict[str, str], bots: list[Bot], dice: Dice) -> Tally:
    """Play one game, one bot a seat, and count it; `bot_wins` are by seat here."""
    s = rules.start(len(bots), options)
    decisions = play_out(rules, s, lambda s, seat: bots[seat], dice, [dice] * len(bots))
    wins = rules.outcome(s).parts()
    return Tally(1, wins, wins, decisions, decisions, decisions)


def play_chunk(chunk: Chunk) -> Tally:
    """Play some of a run's games; the bots move on by one seat from game to game."""
    setup = chunk.setup
    game = find_game(setup.game)
    places = len(setup.bots)
    tally = Tally()
    for number in range(chunk.first, chunk.first + chunk.count):
        bots = [find_bot(setup.bots[(seat + number) % places], game) for seat in range(places)]
        played = play_game(game.rules, setup.options, bots, stream(setup.seed, number))
        played.bot_wins = [played.seat_wins[(place - number) % places] for place in range(places)]
        tally.add(played)
    return tally


def chunks(setup: Setup, games: int, jobs: int) -> Iterator[Chunk]:
    """Cut a run into pieces."""
    size = max(LEAST_CHUNK, games // (jobs * CHUNKS))
    for first in range(0, games, size):
        yield Chunk(setup, first, min(size, games - first))


def play_all(setup: Setup, games: int, jobs: int, told: Told | None) -> Tally:
    """Play a run on so many processes and count it."""
    tally = Tally()
    work = executor(1 if games <= LEAST_CHUNK else jobs)
    try:
        for piece in work.map(play_chunk, chunks(setup, games, jobs)):
            tally.add(piece)
            if told:
                told(tally.games, games)
    finally:
        work.close()
    return tally


def fill_seats(bots: list[str], players: int) -> list[str]:
    """Return a bot for every seat: the list, over and over. Raises Invalid if it is too long."""
    if not 1 <= len(bots) <= players:
        raise Invalid("bot-count", bots=len(bots), players=players)
    return [bots[seat % len(bots)] for seat in range(players)]


def simulate(
    game_name: str,
    games: int,
    players: int,
    bots: list[str],
    options: Mapping[str, str],
    seed: int,
    jobs: int | None = None,
    told: Told | None = None,
) -> Report:
    """Play games between bots and report. Raises Invalid for what cannot be played.

    The bots fill the seats over and over and move on by one seat from game to game. Without `jobs`
    all cores work.
    """
    game = find_game(game_name)
    if games < 1:
        raise Invalid("games-count", games=games)
    complete = parse_options(game.rules.options, options)
    game.rules.start(players, complete)
    seated = fill_seats(bots, players)
    for name in seated:
        find_bot(name, game)
    setup = Setup(game.name, complete, seated, seed)
    tally = play_all(setup, games, jobs or cpu_count() or 1, told)
    return Report(
        game=game.name,
        options=complete,
        players=players,
        games=games,
        seed=seed,
        unit=game.unit,
        bots=bot_results(seated, tally, game.unit),
        seats=seat_results(tally),
        length=length(tally),
    )
