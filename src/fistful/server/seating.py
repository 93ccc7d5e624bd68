"""Who sits where: chairs as a journal keeps them, a person's id, `bot:<kind>`, or nothing each."""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Final

from fistful.table.looks import are_alike

BOT: Final = "bot:"
#: Names for bots, in the order they sit down.
BOT_NAMES: Final = ("Clem", "Dolly", "Earl", "Flint", "Gus", "Hattie", "Ike", "June")


def is_person(chair: str) -> bool:
    """Tell whether somebody sits in a chair, and no bot."""
    return bool(chair) and not chair.startswith(BOT)


def people_in(chairs: Sequence[str]) -> list[str]:
    """Return the people at the chairs, in their order."""
    return [chair for chair in chairs if is_person(chair)]


def fit(chairs: Sequence[str], wanted: int) -> list[str]:
    """Return so many chairs: where there are too many, the last empty ones go first, then the last
    bots, then the last people."""
    kept = list(chairs)
    for is_spare in (lambda chair: not chair, lambda chair: not is_person(chair), bool):
        for seat in reversed(range(len(kept))):
            if len(kept) > wanted and is_spare(kept[seat]):
                del kept[seat]
    return kept + [""] * (wanted - len(kept))


def give_chairs(
    chairs: Sequence[str], waiting: Sequence[str], takes_bots: bool
) -> tuple[list[str], list[str]]:
    """Let those who wait sit down, first come first: in empty chairs, then perhaps in bots'.

    Returns the chairs, and who waits still.
    """
    given, left = list(chairs), list(waiting)
    empty = [seat for seat, chair in enumerate(given) if not chair]
    bots = [seat for seat, chair in enumerate(given) if chair.startswith(BOT)]
    for seat in empty + bots * takes_bots:
        if left:
            given[seat] = left.pop(0)
    return given, left


def names_of_bots(taken: Sequence[str]) -> Iterator[str]:
    """Return names for bots without end that nobody mixes up with those that are taken."""
    for name in all_names():
        if not any([are_alike(name, other) for other in taken]):
            yield name


def all_names() -> Iterator[str]:
    yield from BOT_NAMES
    for number in count(2):
        yield from [f"{name} {number}" for name in BOT_NAMES]
