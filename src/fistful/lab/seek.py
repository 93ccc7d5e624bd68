"""Seeks what a quest asks for: generations of variants, raced on the same deals.

Of each generation all play a few games; the better half plays as many again, and so on, without
those that cannot catch up. The best so far race again, on the next generation's deals: luck on the
same ones would be handed down. What looks right is confirmed on deals that had no part in choosing
it. Once one is surely right only nearer ones are looked for. Whatever was played goes into a model
(`ridge.py`), which says what to make of few games, and which of the variants drawn are worth
playing. A round is played to its end before anybody looks: how many work at it changes nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any, Final

from fistful.engine.dice import Dice, QuickDice
from fistful.engine.errors import Invalid
from fistful.games.draft import Problem
from fistful.games.variant import DECK
from fistful.lab.drawing import Drawer, Tried
from fistful.lab.executor import Executor
from fistful.lab.experiment import CHUNK, RESULTS
from fistful.lab.ledger import Ledger
from fistful.lab.observe import Observed
from fistful.lab.play import luck_of
from fistful.lab.progress import Told
from fistful.lab.quest import AGAIN, RACE, SEARCHED, Quest
from fistful.lab.ridge import FLOOR, Ridge
from fistful.lab.series import Chunk, Sitting, fill_seats, moved_on, own_luck, play_games
from fistful.lab.tally import Tally, read_tally

#: How many are drawn for each that is played.
POOL: Final = 24
#: One in so many is picked by lot and one whatever it changes; a step costs the others up to this
#: part of how far the game as it is is off.
LOT: Final = 4
PRICE: Final = 0.1
#: How many of the best show the way, of those drawn in a generation.
BEST: Final = 3
#: How many are shown at most.
FRONT: Final = 8
#: How many of the things that were wrong are told.
PROBLEMS: Final = 5
#: The number of the first game of the next generation, and of the first that confirms.
DEALS: Final = 1_000_000
FRESH: Final = 1_000_000_000_000

#: Why it ended: one is surely right (and none nearer was found), the games or the minutes are
#: spent, nothing new could be drawn.
SURE: Final = "sure"
GAMES: Final = "games"
MINUTES: Final = "minutes"
NOTHING_NEW: Final = "nothing-new"


@dataclass(frozen=True)
class AtTable(Observed):
    """A variant at one table: game number n has the same deal and dice whatever the variant."""

    variant: str
    notes_leads: bool

    @property
    def has_leads(self) -> bool:
        return self.notes_leads

    def sitting(self, number: int) -> Sitting:
        names = (self.seed, self.players, number)
        own = own_luck(self.players, *names)
        return Sitting(moved_on(self.bots, number), luck_of(*names), own)

    def key(self, first: int, count: int) -> str:
        return f"{self.variant} {self.players} {first} {count}"


@dataclass(frozen=True)
class Generation:
    """What a generation brought: how many were drawn, the best so far, games spent until then."""

    drawn: int
    best: int
    off: float
    games: int


@dataclass(frozen=True)
class Sought:
    """What came of a quest."""

    quest: Quest
    reason: str
    #: All that was played, the game as it is first; those nothing else is nearer to what is wanted
    #: with as few steps, the fewest first.
    tried: list[Tried]
    front: list[Tried]
    #: The nearest that is surely as it was wanted; it is in the front.
    sure: Tried | None
    generations: list[Generation]
    #: How many were not played, and the commonest things that were wrong with them.
    discarded: dict[str, int]
    problems: list[tuple[Problem, int]]
    games: int


class Spent(Exception):
    """No more may be played; says why."""


class Seeker:
    """A quest under way; what is played is kept in a folder, if there is one."""

    def __init__(self, quest: Quest, folder: Path | None) -> None:
        """Prepare, and go on with what is there. Raises Invalid if it is of something else."""
        self.quest = quest
        self.ledger = Ledger(folder / RESULTS if folder else None, heading(quest))
        self.drawer = Drawer(quest)
        self.tried: list[Tried] = []
        self.generations: list[Generation] = []
        self.sure: Tried | None = None
        self.spent = 0
        self.limit = quest.games
        self.end = float("inf")

    def seek(
        self, executor: Executor, told: Told | None = None, minutes: float | None = None
    ) -> Sought:
        """Seek until one is surely right or all is spent; return what was found.

        Raises Invalid if nothing that may vary can be played.
        """
        self.executor, self.told = executor, told
        began, seconds = monotonic(), float("inf") if minutes is None else 60 * minutes
        part, whole = SEARCHED
        try:
            self.limit, self.end = self.quest.games * part // whole, began + seconds * part / whole
            reason = self.search()
            self.tried = [one for one in self.tried if one.played]
            self.limit, self.end = self.quest.games, began + seconds
            front = self.confirmed_front()
        finally:
            self.ledger.close()
        discarded = dict(sorted(self.drawer.discarded.items()))
        problems = self.drawer.problems.most_common(PROBLEMS)
        return Sought(
            self.quest,
            reason,
            self.tried,
            front,
            self.sure,
            self.generations,
            discarded,
            problems,
            self.spent,
        )

    def search(self) -> str:
        """Play generation after generation; return why it ended."""
        usual = self.drawer.usual()
        self.tried.append(usual)
        try:
            self.race([usual])
            if self.is_confirmed(usual):
                return SURE
            while True:
                again = [one for one in self.best(AGAIN + 1) if one is not usual][:AGAIN]
                drawn = self.pick(self.dice("draw", len(self.generations)))
                if not drawn:
                    return self.out_of_ideas()
                nearer = self.is_nearer_found(self.race([usual, *again, *drawn]))
                self.note(len(drawn))
                if self.sure and not nearer:
                    return SURE
        except Spent as why:
            return SURE if self.sure else str(why)

    def out_of_ideas(self) -> str:
        """Return why there is nothing to play. Raises Invalid if there never was."""
        if len(self.tried) == 1:
            problems = self.drawer.problems.most_common(1)
            told = problems[0][0].told() if problems else {"problem": "–"}
            raise Invalid("quest-none", **told)
        return SURE if self.sure else NOTHING_NEW

    def dice(self, *names: int | str) -> Dice:
        """Return dice by the names of what they are for."""
        return QuickDice(luck_of(self.quest.seed, *names))

    # What is played.

    def race(self, some: list[Tried]) -> list[Tried]:
        """Play a generation's deals; return those that were not left behind."""
        alive, start = some, DEALS * len(self.generations)
        done = 0
        for share in RACE:
            self.play(alive, start + done, share * self.quest.least - done)
            done = share * self.quest.least
            if share != RACE[-1]:
                alive.sort(key=lambda one: (one.found.off, one.steps, one.number))
                half = alive[: -(-len(alive) // 2)]
                alive = [one for one in half if one.found.least <= half[0].found.most]
        self.believe()
        return alive

    def play(self, some: list[Tried], start: int, games: int) -> None:
        """Let each play some games at every table. Raises Spent, with nothing played."""
        wanted: list[tuple[Tried, Chunk]] = []
        for one in some:
            for table in self.tables(one):
                for first in range(0, games, CHUNK):
                    chunk = Chunk(table, start + first, min(CHUNK, games - first))
                    wanted.append((one, chunk))
        cost = sum([chunk.games for _, chunk in wanted])
        if self.spent + cost > self.limit:
            raise Spent(GAMES)
        if len(self.tried) > 1 and monotonic() > self.end:
            raise Spent(MINUTES)
        chunks = [chunk for _, chunk in wanted]
        for _ in play_games(chunks, self.executor, self.tell, self.ledger):
            pass
        self.spent += cost
        is_fresh = start >= FRESH
        for one, chunk in wanted:
            tallies = one.fresh if is_fresh else one.shared
            known = read_tally(self.ledger.results[chunk.key])
            tallies.setdefault(chunk.series.players, Tally()).add(known)
        for one in some:
            one.played += 0 if is_fresh else games
            one.confirmed += games if is_fresh else 0
            one.judge(self.quest)

    def tell(self, done: int, _: int) -> None:
        if self.told:
            self.told(self.spent + done, self.quest.games)

    def tables(self, one: Tried) -> list[AtTable]:
        """Return a variant at every table."""
        quest = self.quest
        options = {**quest.options, DECK: one.deck}
        return [
            AtTable(
                quest.game, options, players, fill_seats(quest.bots, players), quest.seed,
                one.hash, quest.has_leads,
            )
            for players in quest.players
        ]  # fmt: skip

    # What is right.

    def is_nearer_found(self, raced: list[Tried]) -> bool:
        """Confirm what looks right, the nearest first; tell whether one surely is."""
        nearer = [one for one in raced if not self.sure or one.steps < self.sure.steps]
        for one in sorted(nearer, key=lambda one: (one.steps, one.number)):
            if self.is_confirmed(one):
                return True
        return False

    def is_confirmed(self, one: Tried) -> bool:
        """Tell whether a variant is surely right: play until that is clear, if it looks so."""
        if one.found.off or one.checked.is_refuted:
            return False
        while one.confirmed < self.quest.most:
            self.confirm(one)
            if one.checked.is_sure:
                self.sure = one
                return True
            if one.checked.is_refuted:
                break
        return False

    def confirm(self, one: Tried) -> None:
        """Let a variant play some of the games that had no part in choosing it."""
        games = min(RACE[-1] * self.quest.least, self.quest.most - one.confirmed)
        self.play([one], FRESH + one.confirmed, games)

    def confirmed_front(self) -> list[Tried]:
        """Return those worth showing, each confirmed as far as there is something to spend."""
        shown = sorted(front(self.raced()), key=rank)[:FRONT]
        shown += [one for one in (self.sure, self.tried[0]) if one and one not in shown]
        try:
            while waiting := [one for one in shown if self.is_open(one)]:
                self.confirm(min(waiting, key=lambda one: one.confirmed))
        except Spent:
            pass
        sure = [one for one in shown if one.confirmed and one.checked.is_sure]
        self.sure = min(sure, key=lambda one: one.steps, default=None)
        known = [one for one in shown if one.confirmed] or [one for one in shown if one.played]
        found = front(known)
        # One with fewer steps that may or may not be right does not make it superfluous.
        found += [self.sure] if self.sure and self.sure not in found else []
        return sorted(found, key=lambda one: one.steps)

    def is_open(self, one: Tried) -> bool:
        """Tell whether more games may say more of a variant."""
        is_sure = one.confirmed > 0 and one.checked.is_sure
        return one.confirmed < self.quest.most and not is_sure

    def raced(self) -> list[Tried]:
        """Return those that were not left behind in some race, the game as it is first."""
        games = RACE[-1] * self.quest.least
        return [self.tried[0], *[one for one in self.tried[1:] if one.played >= games]]

    def best(self, count: int) -> list[Tried]:
        """Return the best of those."""
        return sorted(self.raced(), key=rank)[:count]

    # What is drawn.

    def pick(self, dice: Dice) -> list[Tried]:
        """Return the next generation: what the model thinks best, at all prices of a step."""
        fewer = self.sure.steps if self.sure else None
        best = self.best(max(self.quest.variants // BEST, 2))
        if len(self.tried) > 1:
            self.drawer.learn(best)
        parents = [self.sure] if self.sure else [*best, *front(self.raced())]
        genes = [one.genes for one in parents]
        pool = self.drawer.draw(genes, POOL * self.quest.variants, dice, fewer)
        if len(pool) < self.quest.variants:
            self.drawer.widen()
            pool += self.drawer.draw(genes, POOL * self.quest.variants, dice, fewer)
        models = self.models()
        guesses = [self.belief(one, models) for one in pool]
        picked: list[Tried] = []
        while pool and len(picked) < self.quest.variants:
            place = dice.below(len(pool))
            kind = len(picked) % LOT
            if kind and len(self.tried) > 1:
                price = dice.fraction() ** 2 * PRICE * self.tried[0].found.off if kind > 1 else 0.0
                costs = [
                    guess + price * one.steps for guess, one in zip(guesses, pool, strict=True)
                ]
                place = costs.index(min(costs))
            guesses.pop(place)
            number = len(self.tried) + len(picked)
            picked.append(self.drawer.named(pool.pop(place), number))
        self.tried += picked
        return picked

    def models(self) -> list[Ridge]:
        """Return a model of everything that is wanted, from all that was played."""
        known = [one for one in self.tried if one.played]
        rows = [self.drawer.coordinates(one) for one in known]
        signals = [[met.signal for met in one.found.met] for one in known]
        return [
            Ridge(rows, [value for value, _ in column], [spread for _, spread in column])
            for column in zip(*signals, strict=True)
        ]

    def belief(self, one: Tried, models: list[Ridge]) -> float:
        """Return how far off a variant is, by the model and, as far as it was, by being played."""
        row = self.drawer.coordinates(one)
        found = 0.0
        for i, met in enumerate(self.tried[0].found.met):
            value = models[i].value(row)
            if one.played:
                seen, spread = one.found.met[i].signal
                value += (seen - value) * FLOOR / (FLOOR + spread)
            found += met.want.weight * met.want.foreseen(value)
        return found

    def believe(self) -> None:
        """Work out anew how far off everything is that was played: few games say little."""
        models = self.models()
        for one in self.tried:
            one.believed = self.belief(one, models) if one.played else 0.0

    def note(self, drawn: int) -> None:
        """Keep what a generation brought."""
        (best,) = self.best(1)
        self.generations.append(Generation(drawn, best.number, best.believed, self.spent))


def rank(one: Tried) -> tuple[float, int, int]:
    """Return what variants are sorted by: how far off, how many steps, which came first."""
    return one.believed, one.steps, one.number


def front(some: Sequence[Tried]) -> list[Tried]:
    """Return those no other is nearer than with as few steps; the fewest steps first."""
    found: list[Tried] = []
    for one in sorted(some, key=lambda one: (one.steps, one.off, one.number)):
        if not found or one.off < found[-1].off:
            found.append(one)
    return found


def heading(quest: Quest) -> dict[str, Any]:
    """Return what the games depend on, but for the variants: those are in their keys."""
    return {
        "quest": 1,
        "game": quest.game,
        "seed": quest.seed,
        "bots": list(quest.bots),
        "options": quest.options,
        "leads": quest.has_leads,
    }
