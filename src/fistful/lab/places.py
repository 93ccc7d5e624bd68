"""Places: what of a variant's data may vary, and what it may become.

A path leads into the data: `wounds_to_die`, `notes.20`, `cards.arrest[1]`, `cards.Quick Draw.speed`
(things in a list go by their name, where they have one); `*` is everything there: `cards.*[0]`.
"""

import re
from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final

from fistful.engine.dice import Dice
from fistful.engine.errors import Invalid

ALL: Final = "*"
STEP: Final = re.compile(r"\.?([^.\[\]]+)|\[([0-9]+|\*)\]")
BOUNDS: Final = re.compile(r"\s*(-?[0-9]+)\s*\.\.\s*(-?[0-9]+)\s*")
#: How many values a place may have.
MOST_CHOICES: Final = 200

#: Keys and numbers, from the outside in.
Path = tuple[str | int, ...]
#: For every place the number of its choice.
Genes = tuple[int, ...]


@dataclass(frozen=True)
class Place:
    """One thing that may vary: where it is, what it may be, and what it is usually."""

    name: str
    path: Path
    choices: tuple[Any, ...]
    usual: Any

    @property
    def is_ordered(self) -> bool:
        """Whether the choices are numbers, in their order, so that one is near another."""
        return all([type(one) in (int, float) for one in (*self.choices, self.usual)])

    @property
    def home(self) -> int:
        """The choice that is as usual, or nearest to it."""
        if self.usual in self.choices:
            return self.choices.index(self.usual)
        if not self.is_ordered:
            return 0
        gaps = [abs(choice - self.usual) for choice in self.choices]
        return gaps.index(min(gaps))

    def steps(self, gene: int) -> int:
        """Return how many choices away from the usual one a choice is; 1 if there is no order."""
        value = self.choices[gene]
        if value == self.usual or not self.is_ordered:
            return int(value != self.usual)
        low, high = sorted([value, self.usual])
        return len([one for one in self.choices if low <= one <= high and one != self.usual])

    def coordinates(self, gene: int) -> list[float]:
        """Return a choice as numbers that are 0 as usual: a length, or which of them it is."""
        if not self.is_ordered:
            return [float(gene == one and value != self.usual)
                    for one, value in enumerate(self.choices)]  # fmt: skip
        span = max([abs(choice - self.usual) for choice in self.choices]) or 1
        return [(self.choices[gene] - self.usual) / span]


@dataclass(frozen=True)
class Sum:
    """Numbers whose sum stays as it is: of these places, and of others that do not vary."""

    name: str
    #: Which of the places are in it, and what they sum up to.
    places: tuple[int, ...]
    total: int


def parse_path(text: str) -> list[str | int]:
    """Return the steps of a path, `*` as it is. Raises Invalid.

    >>> parse_path("cards.arrest[1]")
    ['cards', 'arrest', 1]
    """
    steps: list[str | int] = []
    at = 0
    while at < len(text):
        match = STEP.match(text, at)
        if not match or (not steps and match[1] is None):
            raise Invalid("quest-path", place=text)
        word, number = match[1], match[2]
        steps.append(word if word is not None else ALL if number == ALL else int(number))
        at = match.end()
    if not steps:
        raise Invalid("quest-path", place=text)
    return steps


def expand(data: Any, text: str) -> list[tuple[str, Path]]:
    """Return all a path leads to, by name. Raises Invalid if there is nothing."""
    found: list[tuple[str, Path, Any]] = [("", (), data)]
    for step in parse_path(text):
        deeper: list[tuple[str, Path, Any]] = []
        for name, path, of in found:
            inner = list(within(of))
            there = [one for one in inner if step in (ALL, one[0], one[1])]
            if not there:
                known = ", ".join([str(one[0]) for one in inner])
                raise Invalid("quest-nothing", place=text, step=str(step), known=known or "–")
            deeper += [(joined(name, label), (*path, key), one) for label, key, one in there]
        found = deeper
    return [(name, path) for name, path, _ in found]


def within(of: Any) -> Iterator[tuple[str | int, str | int, Any]]:
    """Return what is in a table or a list: what it is called, its key or number, itself."""
    if isinstance(of, dict):
        for key, value in of.items():
            yield key, key, value
    elif isinstance(of, list):
        for number, value in enumerate(of):
            is_named = isinstance(value, dict) and isinstance(value.get("name"), str)
            yield (value["name"] if is_named else number), number, value


def joined(name: str, key: str | int) -> str:
    """Return a path with one step more."""
    if isinstance(key, int):
        return f"{name}[{key}]"
    return f"{name}.{key}" if name else key


def value_at(data: Any, path: Path) -> Any:
    """Return what is at a path."""
    for step in path:
        data = data[step]
    return data


def with_values(data: dict[str, Any], places: Sequence[Place], genes: Genes) -> dict[str, Any]:
    """Return data with every place as chosen."""
    new = deepcopy(data)
    for place, gene in zip(places, genes, strict=True):
        value_at(new, place.path[:-1])[place.path[-1]] = deepcopy(place.choices[gene])
    return new


def choices_of(given: Any) -> tuple[Any, ...]:
    """Return the values a file gives: a list, or bounds ("5..15"); none if it is neither.

    >>> choices_of("5..8"), choices_of([3, 2, 2]), choices_of("many")
    ((5, 6, 7, 8), (2, 3), ())
    """
    match = BOUNDS.fullmatch(given) if isinstance(given, str) else None
    if match:
        low, high = int(match[1]), int(match[2])
        choices: list[Any] = list(range(low, min(high, low + MOST_CHOICES) + 1))
    else:
        choices = []
        for one in given if isinstance(given, list) else []:
            choices += [one] if one not in choices else []
    if all([type(one) in (int, float) for one in choices]):
        choices.sort()
    return tuple(choices) if len(choices) <= MOST_CHOICES else ()


def sum_of(data: dict[str, Any], text: str, places: Sequence[Place]) -> Sum:
    """Return the sum a file wants to stay as it is: paths with + between them. Raises Invalid."""
    paths = [path for part in text.split("+") for _, path in expand(data, part.strip())]
    values = [value_at(data, path) for path in paths]
    if not all([type(value) is int for value in values]):
        raise Invalid("quest-sum", place=text)
    inside = tuple([i for i, place in enumerate(places) if place.path in paths])
    return Sum(text, inside, sum([value_at(data, places[i].path) for i in inside]))


def mended(
    places: Sequence[Place], sums: Sequence[Sum], genes: Genes, dice: Dice, is_back: bool
) -> Genes | None:
    """Return genes with the sums as they must be, moved by lot; nothing if that cannot be.

    On the way back a change is rather taken back than made.
    """
    new = list(genes)
    for one in sums:
        missing = one.total - sum([places[i].choices[new[i]] for i in one.places])
        while missing:
            moves = [
                (i, gene)
                for i in one.places
                for gene in (new[i] - 1, new[i] + 1)
                if 0 <= gene < len(places[i].choices)
                and is_nearer(places[i], new[i], gene, missing)
            ]
            back = [
                (i, gene) for i, gene in moves if places[i].steps(gene) < places[i].steps(new[i])
            ]
            moves = back if is_back and back else moves
            if not moves:
                return None
            i, gene = moves[dice.below(len(moves))]
            missing -= places[i].choices[gene] - places[i].choices[new[i]]
            new[i] = gene
    kept = [sum([places[i].choices[new[i]] for i in one.places]) == one.total for one in sums]
    return tuple(new) if all(kept) else None


def is_nearer(place: Place, old: int, new: int, missing: int) -> bool:
    """Tell whether another choice leaves less missing from a sum."""
    left: int = abs(missing - (place.choices[new] - place.choices[old]))
    return left < abs(missing)
