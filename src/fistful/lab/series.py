"""Playing many games: which, by whom and with which luck, in chunks wherever there is room.

A `Series` says what is played. Every question of the lab is one: it may seat the bots its own way
(`sitting`) and keep of the games what it wants (`count`); all else is the same for all of them.
What is played decides the results; where, and cut into which pieces, does not.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, Final, NamedTuple

from fistful.bots import find_bot
from fistful.bots.plugins import BotFailed
from fistful.engine.dice import Dice, QuickDice
from fistful.engine.errors import Invalid
from fistful.engine.events import Event, Out
from fistful.engine.options import parse_options
from fistful.games import find_game
from fistful.games.game import Bot, Game
from fistful.lab.executor import Executor
from fistful.lab.ledger import Ledger
from fistful.lab.play import BotAt, Seated, Watch, luck_of, play_out, player_of
from fistful.lab.progress import Told

#: How long a worker is busy with what it is handed, in seconds, and with how many chunks at most.
TASK_SECONDS: Final = 1.0
MOST_CHUNKS: Final = 64
#: So many bots are kept: more than any game has known players.
KEPT: Final = 128


class Sitting(NamedTuple):
    """One game to be played: by whom, and with which luck."""

    #: A bot for every seat; in a series by sides, for every side.
    bots: tuple[str, ...]
    #: What nature's dice are made from, and every seat's own: the same deal can then be played by
    #: others. Without its own a seat throws nature's.
    luck: int
    seat_luck: tuple[int, ...] = ()


class Played(NamedTuple):
    """A game that was played: how it was seated, where it ended, and what was noted on the way."""

    sitting: Sitting
    s: Any
    decisions: int
    #: What happened, as far as the series hears of it, and the set of seats in the lead before each
    #: decision, if it asks.
    events: list[Event]
    leads: list[int]


@dataclass(frozen=True)
class Series:
    """Games at one table: as many as are asked for, each known by its number."""

    game: str
    options: dict[str, str] = field(hash=False)
    players: int
    #: Who plays. Bots of one name are one bot.
    bots: tuple[str, ...]
    seed: int

    def sitting(self, number: int) -> Sitting:
        """Return who plays a game: the bots move on by one seat from game to game."""
        return Sitting(moved_on(self.bots, number), luck_of(self.seed, number))

    @property
    def is_by_sides(self) -> bool:
        """Whether there is a bot for each side, and not for each seat."""
        return False

    def listener(self, game: Game) -> Out | None:
        """Return what hears of a game, if what happens in it is asked for."""
        return None

    @property
    def has_leads(self) -> bool:
        """Whether it is noted who leads before every decision: that takes as long as to play."""
        return False

    def count(self, games: Iterator[Played]) -> Any:
        """Return what is kept of some games, as plain data."""
        raise NotImplementedError

    def key(self, first: int, count: int) -> str:
        """Return the name of a chunk in the ledger."""
        return f"{first} {count}"

    def play(self, number: int) -> Played:
        """Play one of the games. Raises Invalid if a bot fails."""
        game = find_game(self.game)
        sitting = self.sitting(number)
        s = game.rules.start(self.players, self.options)
        nature = QuickDice(sitting.luck)
        own: list[Dice] = [QuickDice(luck) for luck in sitting.seat_luck]
        out = self.listener(game)
        leads: list[int] = []
        bot_at, watch = self.bot_at(game, sitting), self.watch(game, leads)
        try:
            decisions = play_out(
                game.rules, s, bot_at, nature, own or [nature] * self.players, out, watch
            )
        except BotFailed as failed:
            raise self.failure(sitting, number, s, failed) from failed
        return Played(sitting, s, decisions, out.events if out else [], leads)

    def failure(self, sitting: Sitting, number: int, s: Any, failed: BotFailed) -> Invalid:
        """Return what to say of a bot that failed in a position: enough to come there again."""
        game = find_game(self.game)
        place = failed.seat
        if self.is_by_sides and game.insight and game.insight.side:
            place = game.insight.side(s, place)
        return Invalid(
            "bot-failed",
            bot=sitting.bots[place],
            game=number,
            seed=self.seed,
            seat=failed.seat,
            phase=game.rules.phases[s.phase].name,
            problem=failed.problem,
        )

    def bot_at(self, game: Game, sitting: Sitting) -> BotAt:
        """Return who decides for a seat: its own bot, or that of its side."""
        bots = [bot_of(name, game) for name in sitting.bots]
        if not self.is_by_sides:
            return Seated(bots)
        assert game.insight and game.insight.side
        side = game.insight.side
        return lambda s, seat: bots[side(s, seat)]

    def watch(self, game: Game, leads: list[int]) -> Watch | None:
        """Return what notes who leads before a decision, if that is asked and the game can tell."""
        if not self.has_leads or not game.insight:
            return None
        leaders = game.insight.leaders
        return lambda s, seat: leads.append(leaders(s))

    def wins(self, played: Played) -> list[int]:
        """Return what everybody won (`Outcome.parts`): every seat, or by sides every side."""
        game = find_game(self.game)
        wins = game.rules.outcome(played.s).parts()
        if not self.is_by_sides:
            return wins
        assert game.insight and game.insight.side
        sides = [game.insight.side(played.s, seat) for seat in range(self.players)]
        # A side nobody is on any more (GB-71) has won nothing.
        return [
            max([won for won, side in zip(wins, sides, strict=True) if side == one], default=0)
            for one in range(len(game.insight.sides))
        ]


#: By game and name: bots that remember nothing.
MADE: Final[dict[tuple[str, str], Bot]] = {}


def bot_of(name: str, game: Game) -> Bot:
    """Return a bot for a game that is about to begin. One that needs no view remembers nothing: it
    is made once, as making it takes longer than many of its decisions. Raises Invalid."""
    found = MADE.get((game.name, name))
    if found is None:
        found = find_bot(name, game, by_path=True)
        if player_of(found):
            if len(MADE) >= KEPT:
                MADE.clear()
            MADE[game.name, name] = found
    return found


class Chunk(NamedTuple):
    """Some games of a series, kept together: what a crash can lose."""

    series: Series
    first: int
    games: int

    @property
    def key(self) -> str:
        """Its name in the ledger."""
        return self.series.key(self.first, self.games)


def chunks(series: Series, games: int, size: int) -> list[Chunk]:
    """Cut so many games of a series into chunks."""
    return [Chunk(series, first, min(size, games - first)) for first in range(0, games, size)]


def play_games(
    wanted: Sequence[Chunk],
    executor: Executor,
    told: Told | None = None,
    ledger: Ledger | None = None,
) -> Iterator[tuple[Chunk, Any]]:
    """Play chunks as there is room for them; yield each with what is kept of it.

    Those in the ledger are not played again, nor yielded; what is played is added to it.
    """
    known = ledger.results if ledger else {}
    missing = [chunk for chunk in wanted if chunk.key not in known]
    total = sum([chunk.games for chunk in wanted])
    done = total - sum([chunk.games for chunk in missing])
    pace: dict[Series, float] = {}
    for task, kept, seconds in executor.map(play_task, tasks(missing, pace)):
        pace[task[0].series] = seconds / len(task)
        for chunk, result in zip(task, kept, strict=True):
            if ledger:
                ledger.add(chunk.key, result)
            done += chunk.games
            if told:
                told(done, total)
            yield chunk, result


#: Batches of one series played in one go, what is kept of each, and how long they took.
Done = tuple[list[Chunk], list[Any], float]


def play_task(task: list[Chunk]) -> Done:
    """Play some chunks."""
    began = monotonic()
    kept = [series.count(map(series.play, range(n, n + games))) for series, n, games in task]
    return task, kept, monotonic() - began


def tasks(wanted: Iterable[Chunk], pace: dict[Series, float]) -> Iterator[list[Chunk]]:
    """Put chunks of one series together to what takes about as long as a task should."""
    task: list[Chunk] = []
    for chunk in wanted:
        seconds = pace.get(chunk.series, TASK_SECONDS)
        most = min(TASK_SECONDS / max(seconds, 1e-6), MOST_CHUNKS)
        if task and (task[0].series != chunk.series or len(task) + 1 > most):
            yield task
            task = []
        task.append(chunk)
    if task:
        yield task


def own_luck(seats: int, *names: int | str) -> tuple[int, ...]:
    """Return what every seat's own dice are made from, by the names of the game."""
    return tuple([luck_of(*names, seat) for seat in range(seats)])


def moved_on(bots: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """Return who sits where once everybody has moved on by so many seats."""
    turn = seats % len(bots)
    return bots[turn:] + bots[:turn]


def fill_seats(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """Return a bot for every seat: the list, over and over. Raises Invalid if it is too long."""
    if not 1 <= len(bots) <= players:
        raise Invalid("bot-count", bots=len(bots), players=players)
    return tuple([bots[seat % len(bots)] for seat in range(players)])


def listed(text: str) -> tuple[str, ...]:
    """Return the names in a list with commas."""
    return tuple([name.strip() for name in text.split(",") if name.strip()])


def check_table(
    game: Game, players: int, options: dict[str, str], bots: Iterable[str]
) -> dict[str, str]:
    """Return all options of a table. Raises Invalid for one that cannot be played at."""
    complete = parse_options(game.rules.options, options)
    game.rules.start(players, complete)
    for name in bots:
        find_bot(name, game, by_path=True)
    return complete
