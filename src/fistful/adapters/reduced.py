"""Small games: positions in words from which a game begins, small enough to be solved.

A reduced game is the real game, played by the real rules from a position both sides know: a few
cards, a few rounds, perhaps some seats dead already. What nature still deals is hidden as always.
"""

from dataclasses import dataclass
from typing import Any, Final

from fistful.engine.errors import Invalid
from fistful.engine.options import write_options
from fistful.table.record import read_record
from fistful.table.replay import Replay


@dataclass(frozen=True)
class Reduced:
    """A start: the size of the table, how many of its first seats play, the position in words."""

    seats: int
    players: int
    given: tuple[str, ...]


NAMES: Final = ("a", "b", "c", "d", "e", "f", "g", "h")

#: By game and name. Players are `a`, `b` and so on.
REDUCED: Final[dict[str, dict[str, Reduced]]] = {
    "blasting-billy": {
        # Four cards lie open in two hands; one hidden card each, one in the pile, none left over.
        "seven-cards": Reduced(
            2,
            2,
            (
                "hand a: gold 3, coins 5",
                "hand b: gold 4, coins 2",
                "pile: gold 2, gold dynamite, coins 4",
                "phase: deal",
            ),
        ),
    },
    "cash-n-guns": {
        # Two gangsters are left, one wound from the grave, with a Click and a Bang! each.
        "two-rounds": Reduced(
            4,
            2,
            (
                "round: 6",
                "alive: a, b",
                "wounds a: 2",
                "wounds b: 2",
                "hand a: click, bang",
                "hand b: click, bang",
                "pile: 20, 10, 10, 10, 10, 10, 10, 10, 10, 10",
                "phase: loot",
            ),
        ),
        # The last round, with a bullet of each kind; one is richer.
        "last-round": Reduced(
            4,
            2,
            (
                "round: 7",
                "alive: a, b",
                "wounds a: 2",
                "wounds b: 2",
                "money b: 10",
                "hand a: click, bang, bbb",
                "hand b: click, bang, bbb",
                "pile: 10, 10, 10, 10, 10",
                "phase: loot",
            ),
        ),
    },
    "get-billy-the-kid": {
        # The Kid and Garrett, all others shot, a turn each before seven: who has the Gold?
        "last-hour": Reduced(
            4,
            2,
            (
                "character a: Kid",
                "character b: Garrett",
                "character c: Earp",
                "character d: Doc",
                "out: c, d",
                "revealed: yes",
                "hour: 7",
                "start: a",
                "turn: a",
                "hand a: pistol, pistol, disguise, arrest, arrest, arrest, arrest",
                "hand b: arrest, rifle" + 5 * ", binoculars",
                "deck: gold, gold, arrest, binoculars",
                "phase: drawing",
            ),
        ),
    },
    "stetsons-and-sixguns": {
        # The last round: a bullet and two cards each, nobody can pay for cover; one draws faster.
        "last-round": Reduced(
            2,
            2,
            (
                "round: 8",
                "character a: Calamity Jen",
                "character b: Annie Oakleaf",
                "notoriety a: 0",
                "notoriety b: 0",
                "guns a: Sixgun 1",
                "guns b: Sixgun 1",
                "hand a: Quick Draw, Take Aim 61",
                "hand b: Snap Shot, Take Aim 62",
                "row: Take Aim 70, Take Aim 71",
                "face-up cover: SOFT",
                "phase: choose",
            ),
        ),
    },
}


def find_reduced(game: str, name: str) -> Reduced:
    """Return a reduced game by its name. Raises Invalid, naming those there are."""
    known = REDUCED.get(game, {})
    if name not in known:
        raise Invalid("unknown-word", kind="start", word=name, known=", ".join(known) or "-")
    return known[name]


def reduced_state(game: str, reduced: Reduced, options: dict[str, str]) -> Any:
    """Return the position a reduced game begins with."""
    lines = [
        "fistful 1",
        f"game: {game}",
        f"options: {write_options(options)}",
        f"seats: {', '.join(NAMES[: reduced.seats])}",
        "",
        *[f"given: {line}" for line in reduced.given],
    ]
    return Replay(read_record("\n".join(lines) + "\n")).play().state
