"""Plays games between bots, on all cores; the same seed gives the same results on any number."""

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from hashlib import blake2b
from multiprocessing import get_context
from os import cpu_count
from time import monotonic
from typing import Any, Final

from fistful.bots import find_bot
from fistful.bots.random import RandomBot
from fistful.bots.rules import RulesBot
from fistful.engine.dice import Dice, QuickDice
from fistful.engine.errors import Invalid
from fistful.engine.game import Bot
from fistful.engine.options import parse_options
from fistful.engine.rules import Rules
from fistful.engine.seats import NATURE, SEATS_IN
from fistful.engine.state import OVER
from fistful.games import find_game
from fistful.lab.report import VICTORY, Report, Tally, bot_results, length, seat_results

#: Chunks per job: enough of them that no core waits long for the last one.
CHUNKS: Final = 16
#: No chunk is smaller: handing one over must not cost more than playing it.
LEAST_CHUNK: Final = 20

#: Told after each chunk: games done, games per second, seconds that remain.
Progress = Callable[[int, float, float], None]


@dataclass(frozen=True)
class Setup:
    """What is played: the same for every game of a run."""

    game: str
    options: dict[str, str]
    bots: list[str]
    seed: int


def game_dice(seed: int, number: int) -> Dice:
    """Return the dice of one game of a run: its own stream, whoever plays the other games."""
    digest = blake2b(f"{seed} {number}".encode(), digest_size=16).digest()
    return QuickDice(int.from_bytes(digest, "big"))


def play_game(rules: Rules[Any], options: dict[str, str], bots: list[Bot], dice: Dice) -> Tally:
    """Play one game, one bot a seat, and count it; `bot_wins` are by seat here."""
    s = rules.start(len(bots), options)
    decisions = 0
    while s.phase != OVER:
        if not s.waiting:
            rules.play(s, NATURE, rules.draw(s, dice), None)
            continue
        # Who is quickest in a race is chance; elsewhere the order changes nothing.
        seats = SEATS_IN[s.waiting]
        seat = seats[dice.below(len(seats))] if rules.phases[s.phase].is_race else seats[0]
        rules.play(s, seat, choose(rules, s, seat, bots[seat], dice), None)
        decisions += 1
    winners = rules.outcome(s).winners
    wins = [VICTORY // len(winners) if seat in winners else 0 for seat in range(len(bots))]
    return Tally(1, wins, wins, decisions, decisions, decisions)


def choose(rules: Rules[Any], s: Any, seat: int, bot: Bot, dice: Dice) -> int:
    """Return a bot's choice; where there is none to make, or no need to look, nothing is shown.

    An instinct says the same in the true world as in the one its bot would guess: no need either.
    """
    legal = rules.legal(s, seat)
    if len(legal) == 1:
        return legal[0]
    if isinstance(bot, RandomBot):
        return bot.choose({}, legal, dice)
    if isinstance(bot, RulesBot):
        return bot.instinct.choose(s, seat, sorted(legal), dice)
    return bot.choose(rules.view(s, seat), legal, dice)


def play_chunk(setup: Setup, first: int, count: int) -> Tally:
    """Play some of a run's games; the bots move on by one seat from game to game."""
    game = find_game(setup.game)
    places = len(setup.bots)
    tally = Tally()
    for number in range(first, first + count):
        bots = [find_bot(setup.bots[(seat + number) % places], game) for seat in range(places)]
        played = play_game(game.rules, setup.options, bots, game_dice(setup.seed, number))
        played.bot_wins = [played.seat_wins[(place - number) % places] for place in range(places)]
        tally.add(played)
    return tally


def chunks(games: int, jobs: int) -> Iterator[tuple[int, int]]:
    """Cut a run into pieces: the first game and the number of games of each."""
    size = max(LEAST_CHUNK, games // (jobs * CHUNKS))
    for first in range(0, games, size):
        yield first, min(size, games - first)


def tallies(setup: Setup, games: int, jobs: int) -> Iterator[Tally]:
    """Play a run; yield the pieces as they are finished."""
    pieces = list(chunks(games, jobs))
    if jobs == 1 or len(pieces) == 1:
        for first, count in pieces:
            yield play_chunk(setup, first, count)
        return
    with ProcessPoolExecutor(min(jobs, len(pieces)), get_context("spawn")) as pool:
        futures = [pool.submit(play_chunk, setup, first, count) for first, count in pieces]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


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
    progress: Progress | None = None,
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
    tally = Tally()
    began = monotonic()
    for piece in tallies(setup, games, jobs or cpu_count() or 1):
        tally.add(piece)
        if progress:
            rate = tally.games / max(monotonic() - began, 1e-9)
            progress(tally.games, rate, (games - tally.games) / rate)
    return Report(
        game=game.name,
        options=complete,
        players=players,
        games=games,
        seed=seed,
        bots=bot_results(seated, tally),
        seats=seat_results(tally),
        length=length(tally),
    )
