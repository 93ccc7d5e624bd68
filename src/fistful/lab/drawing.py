"""Drawing variants: around what did well so far, or on the way back to what it was changed from.

The cross-entropy method: every place has a chance for each of its choices, which move to those of
the best. A variant takes part of its choices from there and the rest from one that was tried; or it
takes some changes of one that was tried back. What cannot be played is discarded and counted.
"""

import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp
from typing import Any, Final

from fistful.engine.dice import Dice
from fistful.games import find_game
from fistful.games.draft import Draft, Problem
from fistful.games.variant import Data, hash_of, pack
from fistful.lab.places import Genes, Place, mended, with_values
from fistful.lab.quest import Quest
from fistful.lab.tally import Tally
from fistful.lab.wants import Verdict, verdict
from fistful.toml import toml
from fistful.workbench import variants_of

#: How much of the old chances stays from one generation to the next.
INERTIA: Final = 0.4
#: The chances at first fall by e over this part of all choices.
REACH: Final = 0.25
#: How many of a hundred draws take changes back, instead of making new ones.
BACK: Final = 35

#: Why a variant was discarded.
SUMS: Final = "sums"
CHECK: Final = "check"
RULEBOOK: Final = "rulebook"
#: Before anything is played.
NOTHING: Final = Verdict(())


@dataclass
class Tried:
    """A variant, and what was counted of it: on the deals all share, and on those that confirm."""

    number: int
    genes: Genes
    data: Data
    steps: int
    #: What it is known by in the ledger, and as the option's value.
    hash: str
    deck: str
    played: int = 0
    confirmed: int = 0
    shared: dict[int, Tally] = field(default_factory=dict)
    fresh: dict[int, Tally] = field(default_factory=dict)
    #: What is known so far, of the deals all share and of the others.
    found: Verdict = NOTHING
    checked: Verdict = NOTHING
    #: How far off the model thinks it is, given the deals all share.
    believed: float = 0.0

    @property
    def verdict(self) -> Verdict:
        """What is known of it: of deals that had no part in its being chosen, if there are any."""
        return self.checked if self.confirmed else self.found

    @property
    def off(self) -> float:
        """How far off it is, as far as is known."""
        return self.checked.off if self.confirmed else self.believed

    def judge(self, quest: Quest) -> None:
        """Work out how far it is from what is wanted."""
        if self.played:
            self.found = verdict(quest.wants, self.shared)
        if self.confirmed:
            self.checked = verdict(quest.wants, self.fresh)


class Drawer:
    """Draws the variants of a quest."""

    def __init__(self, quest: Quest) -> None:
        self.quest = quest
        self.places = quest.places
        self.variants: Any = variants_of(find_game(quest.game))
        self.home: Genes = tuple([place.home for place in self.places])
        self.chances = [first_chances(place) for place in self.places]
        self.seen: set[Genes] = set()
        self.discarded: Counter[str] = Counter()
        #: What was wrong with them, and how often.
        self.problems: Counter[Problem] = Counter()

    def usual(self) -> Tried:
        """Return the variant all begins with, as it is."""
        if all([place.choices[place.home] == place.usual for place in self.places]):
            self.seen.add(self.home)
        return Tried(0, self.home, self.quest.data, 0, key(self.quest.data), self.quest.deck)

    def learn(self, best: Sequence[Tried]) -> None:
        """Move the chances to the choices of the best."""
        for i, place in enumerate(self.places):
            near = [0.0] * len(place.choices)
            for one in best:
                gene = one.genes[i]
                around = [gene - 1, gene, gene, gene + 1] if place.is_ordered else [gene]
                for other in around:
                    near[min(max(other, 0), len(near) - 1)] += 1 / len(around) / len(best)
            old = self.chances[i]
            self.chances[i] = [
                INERTIA * a + (1 - INERTIA) * b for a, b in zip(old, near, strict=True)
            ]

    def widen(self) -> None:
        """Give every choice the same chance: what was near the best has been seen."""
        self.chances = [[1 / len(place.choices)] * len(place.choices) for place in self.places]

    def draw(
        self, parents: Sequence[Genes], count: int, dice: Dice, fewer: int | None
    ) -> list[Tried]:
        """Return up to so many new variants that can be played, all with fewer steps than that."""
        found: list[Tried] = []
        for _ in range(8 * count):
            if len(found) == count:
                break
            parent = parents[dice.below(len(parents))]
            is_back = fewer is not None or dice.below(100) < BACK
            genes = self.taken_back(parent, dice) if is_back else self.mixed(parent, dice)
            whole = mended(self.places, self.quest.sums, genes, dice, is_back)
            if whole is None:
                self.discarded[SUMS] += 1
            elif whole not in self.seen and (fewer is None or self.steps(whole) < fewer):
                self.seen.add(whole)
                found += self.playable(whole)
        return found

    def mixed(self, parent: Genes, dice: Dice) -> Genes:
        """Return a parent with some of its choices drawn anew."""
        share = dice.fraction()
        return tuple(
            [
                by_chance(chances, dice) if dice.fraction() < share else gene
                for gene, chances in zip(parent, self.chances, strict=True)
            ]
        )

    def taken_back(self, parent: Genes, dice: Dice) -> Genes:
        """Return a parent with some of its changes taken back."""
        share = dice.fraction()
        return tuple(
            [
                home if dice.fraction() < share else gene
                for gene, home in zip(parent, self.home, strict=True)
            ]
        )

    def playable(self, genes: Genes) -> list[Tried]:
        """Return the variant of these genes, if it can be played and is what may be played."""
        data = with_values(self.quest.data, self.places, genes)
        draft: Draft = self.variants.checked(Draft(data, ""))
        reason = CHECK
        if not draft.problems and self.quest.rulebook and self.variants.notes:
            reason = RULEBOOK
            self.variants.notes(draft)
        if draft.problems:
            self.problems[draft.problems[0]] += 1
            self.discarded[reason] += 1
            return []
        return [Tried(-1, genes, data, self.steps(genes), key(data), "")]

    def steps(self, genes: Genes) -> int:
        """Return how far a variant is from the one all begins with."""
        return sum([place.steps(gene) for place, gene in zip(self.places, genes, strict=True)])

    def coordinates(self, one: Tried) -> list[float]:
        """Return a variant as numbers, all 0 for the one all begins with."""
        if not one.number:
            return [0.0 for place in self.places for _ in place.coordinates(place.home)]
        pairs = zip(self.places, one.genes, strict=True)
        return [x for place, gene in pairs for x in place.coordinates(gene)]

    def named(self, one: Tried, number: int) -> Tried:
        """Return a variant with its number and name, ready to be played."""
        one.number = number
        # As the file will have it: a hash is of things in their order.
        one.deck = pack(tomllib.loads(file_text(self.quest.game, one)))
        return one


def file_text(game: str, one: Tried) -> str:
    """Return a variant that was found as a file, with what it says about itself."""
    return toml({"game": game, "name": f"Found {one.number}", "version": 1, **one.data})


def key(data: Data) -> str:
    """Return what a variant is known by, whatever it is called."""
    return hash_of(data)


def first_chances(place: Place) -> list[float]:
    """Return the chances at first: what is usual is likeliest."""
    reach = max(REACH * len(place.choices), 1.0)
    if place.is_ordered:
        near = [exp(-abs(gene - place.home) / reach) for gene in range(len(place.choices))]
    else:
        near = [1.0] * len(place.choices)
        near[place.home] = float(max(len(near) - 1, 1))
    return [one / sum(near) for one in near]


def by_chance(chances: Sequence[float], dice: Dice) -> int:
    """Return a number by its chance."""
    left = dice.fraction()
    for gene, chance in enumerate(chances):
        left -= chance
        if left < 0:
            return gene
    return len(chances) - 1
