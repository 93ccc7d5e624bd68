"""Tuning: which habits make a game's instinct hard to beat, and hard to exploit.

The cross-entropy method: draw players around a mean, let each be hero and host against a pool,
move the mean to the best of them. The pool grows by what it found and by players trained against
it, so that no hole stays open because nobody at hand knew it. Of all that was found the one is
picked whose worst guest wins least.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from math import sqrt
from time import monotonic
from typing import Final

from fistful.bots.greedy import WORLDS, GreedyBot
from fistful.bots.rules import instinct_of
from fistful.engine.dice import Dice, QuickDice
from fistful.games.mind import Instinct
from fistful.lab.contest import Contest, Score, Watching

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
#: The greedy player must look at its view and is slower by so much: it plays fewer deals, and
#: while the pool grows it looks at fewer worlds.
GREEDY: Final = "greedy"
GREEDY_DEALS: Final = 25
GLANCES: Final = 2

Vector = list[float]


@dataclass
class Member:
    """Somebody in the pool: a name, and habits as a vector between 0 and 1; `greedy` has none."""

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


@dataclass(frozen=True)
class Line:
    """One line of the table: what somebody wins as host's guest, and the tuned one as its."""

    name: str
    hero: Score
    invader: Score


class Tuner:
    """Tunes one game at one table. The same seed and number of generations give the same habits."""

    def __init__(self, contest: Contest, progress: Progress) -> None:
        self.contest = contest
        self.progress = progress
        self.habits = contest.game.habits

    # Habits as vectors.

    def values(self, vector: Vector) -> dict[str, float]:
        """Return the habits a vector stands for, rounded as they are printed."""
        return {
            habit.name: round(habit.least + place * (habit.most - habit.least), 3)
            for habit, place in zip(self.habits, vector, strict=True)
        }

    def vector(self, values: dict[str, float]) -> Vector:
        """Return the vector of habits; those that are not named are as usual."""
        return [
            (values.get(habit.name, habit.value) - habit.least) / (habit.most - habit.least)
            for habit in self.habits
        ]

    def player(self, vector: Vector) -> Instinct:
        return instinct_of(self.contest.game, self.values(vector))

    def one_of_pool(self, member: Member, worlds: int = WORLDS) -> Instinct:
        """Return somebody of the pool as a player."""
        if member.name == GREEDY:
            game = self.contest.game
            return Watching(game.rules, GreedyBot(game, worlds))
        return self.player(member.habits)

    def dice(self, *purpose: object) -> Dice:
        """Return the dice for a purpose: the same in every run of this seed."""
        text = " ".join([str(part) for part in (self.progress.seed, *purpose)])
        digest = blake2b(text.encode(), digest_size=8).digest()
        return QuickDice(int.from_bytes(digest, "big"))

    # The method.

    def begin(self) -> None:
        """Fill the pool with those who are known by name, and the greedy player."""
        game = self.contest.game
        known = [("usual", self.vector({}))]
        known += [(n, self.vector(dict(h))) for n, h in game.personas.items()]
        self.progress.pool = [Member(name, vector) for name, vector in known]
        if game.worth is not None:
            self.progress.pool.insert(0, Member(GREEDY, []))

    def generation(self) -> float:
        """Take one step; return what the best are worth on average."""
        now = self.progress
        dice = self.dice("generation", now.generation)
        opponents = self.some_of_pool(dice)
        luck = dice.below(1 << 48)
        worth = improve(
            now.mean, now.width, dice, lambda vector: self.merit(vector, opponents, luck)
        )
        now.generation += 1
        if now.generation % SEASON == 0:
            self.end_season()
        return worth

    def some_of_pool(self, dice: Dice) -> list[Instinct]:
        """Return who is met in this generation: greedy and the newest always, others by lot."""
        pool = self.progress.pool
        always = [member for member in pool if member.name == GREEDY] + pool[-2:]
        others = [member for member in pool if member not in always]
        order = list(range(len(others)))
        dice.shuffle(order)
        by_lot = [others[place] for place in order[: max(0, OPPONENTS - len(always))]]
        return [self.one_of_pool(member, GLANCES) for member in [*always, *by_lot]]

    def merit(self, vector: Vector, opponents: list[Instinct], luck: int) -> float:
        """Return what a player is worth: as hero on average, as host on average and at worst."""
        one = self.player(vector)
        heroes: list[float] = []
        hosts: list[float] = []
        for number, other in enumerate(opponents):
            deals = QuickDice(luck + number)
            heroes.append(self.contest.alone(one, other, DEALS, deals).rate)
            if not self.contest.sides:
                hosts.append(-self.contest.alone(other, one, DEALS, deals).rate)
        if not hosts:
            hosts = heroes
        mean = (sum(heroes) + sum(hosts)) / len(opponents)
        return (mean + min(hosts)) / self.contest.fair

    def end_season(self) -> None:
        """Let the mean join the pool, and somebody trained against it if that pays."""
        now = self.progress
        season = now.generation // SEASON
        host = list(now.mean)
        now.pool.append(Member(f"tuned-{season}", host))
        guest = self.best_response(host, TRAINING, f"guest {season}")
        won = self.contest.alone(
            self.player(guest), self.player(host), TRIAL_DEALS, self.dice("trial", season)
        )
        if won.rate > self.contest.fair:
            now.pool.append(Member(f"guest-{season}", guest))

    def best_response(self, host: Vector, generations: int, purpose: str) -> Vector:
        """Return habits trained to win alone among hosts."""
        return train(self, self.player(host), generations, purpose)

    # What came out.

    def pick(self) -> Member:
        """Return who of the usual and the tuned ones has the least winning worst guest."""
        pool = self.progress.pool
        homes = [m for m in pool if m.name == "usual" or m.name.startswith("tuned")]
        homes.append(Member("latest", list(self.progress.mean)))

        def worst(home: Member) -> float:
            host = self.player(home.habits)
            rates = [
                self.contest.alone(
                    self.one_of_pool(guest),
                    host,
                    deals_of(guest, TRIAL_DEALS),
                    self.dice("pick", guest.name),
                ).rate
                for guest in pool
                if guest is not home
            ]
            return max(rates)

        return min(homes, key=worst)

    def table(self, picked: Member) -> list[Line]:
        """Return how the picked one does against everybody, a newly trained guest included."""
        guest = self.best_response(picked.habits, 2 * TRAINING, "last guest")
        others = [m for m in self.progress.pool if m is not picked] + [Member("trained", guest)]
        return [self.line(member, picked.habits) for member in others]

    def line(self, member: Member, habits: Vector) -> Line:
        name, one, other = member.name, self.player(habits), self.one_of_pool(member)
        deals = deals_of(member, TABLE_DEALS)
        hero = self.contest.alone(one, other, deals, self.dice("hero", name))
        return Line(name, hero, self.contest.alone(other, one, deals, self.dice("invader", name)))


def deals_of(member: Member, usual: int) -> int:
    """Return how many deals somebody of the pool plays where others play so many."""
    return min(usual, GREEDY_DEALS) if member.name == GREEDY else usual


def improve(mean: Vector, width: Vector, dice: Dice, merit: Callable[[Vector], float]) -> float:
    """Draw players around a mean and move it, in place, to the best; return their mean merit."""
    drawn = [list(mean)] + [around(mean, width, dice) for _ in range(POPULATION - 1)]
    merits = [merit(vector) for vector in drawn]
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


def train(tuner: Tuner, host: Instinct, generations: int, purpose: str) -> Vector:
    """Return habits trained to win alone among hosts, whoever these are."""
    mean = tuner.vector({})
    width = [1.5 * WIDTH] * len(mean)
    for number in range(generations):
        dice = tuner.dice(purpose, number)
        luck = dice.below(1 << 48)

        def merit(vector: Vector, luck: int = luck) -> float:
            guest = tuner.player(vector)
            return tuner.contest.alone(guest, host, 2 * DEALS, QuickDice(luck)).rate

        improve(mean, width, dice, merit)
    return mean


def tune(
    tuner: Tuner,
    generations: int | None,
    seconds: float,
    report: Callable[[Progress, float], None],
) -> None:
    """Go on until so many generations are done or, if none are asked for, the time is over."""
    now = tuner.progress
    if not now.pool:
        tuner.begin()
    end = monotonic() + seconds
    while now.generation < generations if generations is not None else monotonic() < end:
        report(now, tuner.generation())
