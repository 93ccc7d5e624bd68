"""Tuning: which habits make a game's instinct hard to beat, and hard to exploit.

The cross-entropy method: draw players around a mean, let each be hero and host against a pool,
move the mean to the best of them. The pool grows by what it found and by players trained against
it, so that no hole stays open because nobody at hand knew it. Of all that was found the one is
picked whose worst guest wins least.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from math import sqrt
from time import monotonic
from typing import Final

from fistful.bots import bot_with
from fistful.bots.greedy import WORLDS
from fistful.engine.dice import Dice, QuickDice
from fistful.games import find_game
from fistful.games.game import Game
from fistful.lab.contest import Contest, Score, scores
from fistful.lab.executor import Executor

#: How many players are drawn each generation, and how many of the best show the way.
POPULATION: Final = 20
BEST: Final = 5
#: How many deals each plays against each of the pool, and how many of the pool at most.
DEALS: Final = 4
OPPONENTS: Final = 7
#: How far players lie around the mean at first, and at least; how much of the old mean stays.
WIDTH: Final = 0.25
LEAST_WIDTH: Final = 0.04
INERTIA: Final = 0.3
#: After so many generations the mean joins the pool, and a guest trained against it for so many.
SEASON: Final = 4
TRAINING: Final = 5
#: How many deals decide which one is picked, and how many are in the table.
TRIAL_DEALS: Final = 60
TABLE_DEALS: Final = 300
#: The greedy player must look at its view and is slower by so much: it plays fewer deals (as all
#: without habits do), and while the pool grows it looks at fewer worlds.
GREEDY: Final = "greedy"
GREEDY_DEALS: Final = 25
GLANCES: Final = 2

Vector = list[float]


@dataclass
class Member:
    """Somebody in the pool: a name, and habits as a vector between 0 and 1.

    Without habits it is the bot of that name, which must look at its view.
    """

    name: str
    habits: Vector


@dataclass
class Progress:
    """All a run knows, so that it can go on another day."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    mean: Vector
    width: Vector
    generation: int = 0
    pool: list[Member] = field(default_factory=list)

    def plain(self) -> dict[str, object]:
        """Return this as plain data."""
        return asdict(self)


def first_progress(game: Game, seats: int, options: dict[str, str], seed: int) -> Progress:
    """Return how a run begins: with the usual habits."""
    mean = [(habit.value - habit.least) / (habit.most - habit.least) for habit in game.habits]
    return Progress(game.name, seats, options, seed, mean, [WIDTH] * len(mean))


@dataclass(frozen=True)
class Against:
    """One line of the table: what somebody wins as host's guest, and the tuned one as its."""

    name: str
    hero: Score
    invader: Score


class Tuner:
    """Tunes one game at one table. The same seed and number of generations give the same habits."""

    def __init__(self, progress: Progress, executor: Executor) -> None:
        self.progress = progress
        self.executor = executor
        self.game = find_game(progress.game)
        self.habits = self.game.habits
        one = self.contest(GREEDY, GREEDY, 1, 0)
        self.fair, self.sides = one.fair, one.sides

    # Habits as vectors, and as bots.

    def values(self, vector: Vector) -> dict[str, float]:
        """Return the habits a vector stands for, rounded as they are printed."""
        return {
            habit.name: round(habit.least + place * (habit.most - habit.least), 3)
            for habit, place in zip(self.habits, vector, strict=True)
        }

    def vector(self, values: Mapping[str, float]) -> Vector:
        """Return the vector of habits; those that are not named are as usual."""
        return [
            (values.get(habit.name, habit.value) - habit.least) / (habit.most - habit.least)
            for habit in self.habits
        ]

    def bot(self, vector: Vector) -> str:
        """Return the name of the bot with these habits."""
        return bot_with(self.values(vector))

    def one_of_pool(self, member: Member, worlds: int = WORLDS) -> str:
        """Return the bot somebody of the pool is."""
        if member.habits:
            return self.bot(member.habits)
        return f"{GREEDY}:{worlds}" if member.name == GREEDY else member.name

    # Luck and contests.

    def seed(self, *purpose: object) -> int:
        """Return what the dice for a purpose are made from: the same in every run of this seed."""
        text = " ".join([str(part) for part in (self.progress.seed, *purpose)])
        return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")

    def contest(self, hero: str, host: str, deals: int, seed: int, later: int = 0) -> Contest:
        """Return a contest at the table that is tuned for."""
        now = self.progress
        return Contest(now.game, now.options, now.seats, (hero, host), seed, deals, later)

    def rates(self, contests: Sequence[Contest]) -> list[float]:
        """Return how often the heroes win."""
        return [score.rate for score in scores(contests, self.executor)]

    # The method.

    def begin(self, bots: Sequence[str] = ()) -> None:
        """Fill the pool with those who are known by name, the greedy player and these bots."""
        known = [("usual", self.vector({}))]
        known += [(name, self.vector(habits)) for name, habits in self.game.personas.items()]
        self.progress.pool = [Member(name, vector) for name, vector in known]
        if self.game.evaluate is not None:
            self.progress.pool.insert(0, Member(GREEDY, []))
        self.progress.pool[:0] = [Member(bot, []) for bot in bots]

    def generation(self) -> float:
        """Take one step; return what the best are worth on average."""
        now = self.progress
        dice = QuickDice(self.seed("generation", now.generation))
        opponents = self.some_of_pool(dice)
        luck = dice.below(1 << 48)
        merit = improve(
            now.mean, now.width, dice, lambda drawn: self.merits(drawn, opponents, luck)
        )
        now.generation += 1
        if now.generation % SEASON == 0:
            self.end_season()
        return merit

    def some_of_pool(self, dice: Dice) -> list[str]:
        """Return who is met in this generation: those without habits and the newest always, others
        by lot."""
        pool = self.progress.pool
        always = [member for member in pool if not member.habits] + pool[-2:]
        others = [member for member in pool if member not in always]
        order = list(range(len(others)))
        dice.shuffle(order)
        by_lot = [others[place] for place in order[: max(0, OPPONENTS - len(always))]]
        return [self.one_of_pool(member, GLANCES) for member in [*always, *by_lot]]

    def merits(self, drawn: list[Vector], opponents: list[str], luck: int) -> list[float]:
        """Return how good players are: as hero on average, as host on average and at worst."""
        contests: list[Contest] = []
        for one in map(self.bot, drawn):
            for seed, other in enumerate(opponents, luck):
                contests.append(self.contest(one, other, DEALS, seed))
                if not self.sides:
                    contests.append(self.contest(other, one, DEALS, seed, later=DEALS))
        rates = self.rates(contests)
        size = len(rates) // len(drawn)
        found: list[float] = []
        for first in range(0, len(rates), size):
            own = rates[first : first + size]
            heroes, hosts = (own, own) if self.sides else (own[::2], [-rate for rate in own[1::2]])
            mean = (sum(heroes) + sum(hosts)) / len(opponents)
            found.append((mean + min(hosts)) / self.fair)
        return found

    def end_season(self) -> None:
        """Let the mean join the pool, and somebody trained against it if that pays."""
        now = self.progress
        season = now.generation // SEASON
        host = list(now.mean)
        now.pool.append(Member(f"tuned-{season}", host))
        guest = self.train(self.bot(host), TRAINING, f"guest {season}")
        trial = self.seed("trial", season)
        (won,) = self.rates([self.contest(self.bot(guest), self.bot(host), TRIAL_DEALS, trial)])
        if won > self.fair:
            now.pool.append(Member(f"guest-{season}", guest))

    def train(self, host: str, generations: int, purpose: str) -> Vector:
        """Return habits trained to win alone among hosts, whoever these are."""
        mean = self.vector({})
        width = [1.5 * WIDTH] * len(mean)
        for number in range(generations):
            dice = QuickDice(self.seed(purpose, number))
            luck = dice.below(1 << 48)

            def merits(drawn: list[Vector], luck: int = luck) -> list[float]:
                guests = map(self.bot, drawn)
                return self.rates([self.contest(one, host, 2 * DEALS, luck) for one in guests])

            improve(mean, width, dice, merits)
        return mean

    # What came out.

    def pick(self) -> Member:
        """Return who of the usual and the tuned ones has the least winning worst guest."""
        pool = self.progress.pool
        homes = [m for m in pool if m.name == "usual" or m.name.startswith("tuned")]
        homes.append(Member("latest", list(self.progress.mean)))

        def worst(home: Member) -> float:
            host = self.bot(home.habits)
            guests = [guest for guest in pool if guest is not home]
            return max(self.rates([self.against(one, host, TRIAL_DEALS, "pick") for one in guests]))

        return min(homes, key=worst)

    def against(self, member: Member, host: str, deals: int, purpose: str) -> Contest:
        """Return a contest of somebody of the pool among hosts."""
        seed = self.seed(purpose, member.name)
        return self.contest(self.one_of_pool(member), host, deals_of(member, deals), seed)

    def table(self, picked: Member) -> list[Against]:
        """Return how the picked one does against everybody, a newly trained guest included."""
        bot = self.bot(picked.habits)
        guest = self.train(bot, 2 * TRAINING, "last guest")
        others = [m for m in self.progress.pool if m is not picked] + [Member("trained", guest)]
        contests: list[Contest] = []
        for member in others:
            deals, seed = deals_of(member, TABLE_DEALS), self.seed("hero", member.name)
            contests.append(self.contest(bot, self.one_of_pool(member), deals, seed))
            contests.append(self.against(member, bot, TABLE_DEALS, "invader"))
        found = scores(contests, self.executor)
        pairs = zip(others, found[::2], found[1::2], strict=True)
        return [Against(member.name, hero, invader) for member, hero, invader in pairs]


def deals_of(member: Member, usual: int) -> int:
    """Return how many deals somebody of the pool plays where others play so many."""
    return usual if member.habits else min(usual, GREEDY_DEALS)


def improve(
    mean: Vector, width: Vector, dice: Dice, judge: Callable[[list[Vector]], list[float]]
) -> float:
    """Draw players around a mean and move it, in place, to the best; return their mean merit."""
    drawn = [list(mean)] + [around(mean, width, dice) for _ in range(POPULATION - 1)]
    merits = judge(drawn)
    order = sorted(range(POPULATION), key=lambda place: -merits[place])[:BEST]
    for i in range(len(mean)):
        values = [drawn[place][i] for place in order]
        centre = sum(values) / BEST
        spread = sqrt(sum([(value - centre) ** 2 for value in values]) / BEST)
        mean[i] = INERTIA * mean[i] + (1 - INERTIA) * centre
        width[i] = max(LEAST_WIDTH, INERTIA * width[i] + (1 - INERTIA) * spread)
    return sum([merits[place] for place in order]) / BEST


def around(mean: Vector, width: Vector, dice: Dice) -> Vector:
    """Return a vector near the mean, within bounds."""
    return [
        min(1.0, max(0.0, centre + spread * bell(dice)))
        for centre, spread in zip(mean, width, strict=True)
    ]


def bell(dice: Dice) -> float:
    """Return a number about normally distributed around 0: a sum of twelve throws."""
    return sum([dice.fraction() for _ in range(12)]) - 6


def tune(
    tuner: Tuner,
    generations: int | None,
    seconds: float,
    report: Callable[[Progress, float], None],
    bots: Sequence[str] = (),
) -> None:
    """Go on until so many generations are done or, if none are asked for, the time is over.

    A run that begins has these bots in its pool too.
    """
    now = tuner.progress
    if not now.pool:
        tuner.begin(bots)
    end = monotonic() + seconds
    while now.generation < generations if generations is not None else monotonic() < end:
        report(now, tuner.generation())
