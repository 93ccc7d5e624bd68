"""What cards are worth to keep, and how well a seat stands."""

from collections.abc import Mapping
from typing import Final

from fistful.engine.state import OVER
from fistful.games.get_billy_the_kid.cards import (
    ARREST,
    BINOCULARS,
    DISGUISE,
    ESCAPE,
    GOLD,
    PISTOL,
    QUESTION,
    RIFLE,
    TNT,
)
from fistful.games.get_billy_the_kid.lines import FEWEST
from fistful.games.get_billy_the_kid.mind.suspicion import Suspicion
from fistful.games.get_billy_the_kid.state import GetBilly

#: Sides and stages: a Lawman, an Outlaw before and after the reveal.
LAWFUL: Final = 0
UNREVEALED: Final = 1
CHASED: Final = 2

#: What the first, second, third … card of a kind is worth to keep. Escapes count as one kind, and
#: each design as the first.
WORTHS: Final[list[dict[int, list[float]]]] = [
    {
        GOLD: [1.3, 1.1, 0.9],
        QUESTION: [1.6, 1.3],
        RIFLE: [8.4, 7.4, 6.4, 5.0],
        BINOCULARS: [2.0, 1.4],
        ARREST: [4.8, 3.6, 2.0, 0.8, 0.3],
        PISTOL: [7.0, 6.2, 5.5, 4.8, 4.0],
        DISGUISE: [1.2],
        TNT: [0.9],
        ESCAPE: [2.0],
    },
    {
        GOLD: [15.5, 3.3, 1.5, 0.7],
        QUESTION: [1.2, 0.9],
        RIFLE: [5.7, 5.3, 4.4],
        BINOCULARS: [1.2, 0.7],
        ARREST: [3.7, 3.2, 2.8],
        PISTOL: [7.5, 7.0, 6.5, 5.4],
        DISGUISE: [8.1],
        TNT: [8.4],
        ESCAPE: [5.0],
    },
    {
        GOLD: [12.2, 3.8, 2.1, 1.3],
        QUESTION: [1.1],
        RIFLE: [8.0, 7.4, 6.8],
        BINOCULARS: [1.8, 0.9],
        ARREST: [0.2],
        PISTOL: [8.4, 8.4, 7.8, 7.2],
        DISGUISE: [9.0],
        TNT: [10.5],
        ESCAPE: [5.6],
    },
]
#: The habits that make kinds dearer, by side.
DEARER: Final[list[dict[int, str]]] = [
    {RIFLE: "guns", PISTOL: "guns", ARREST: "badges"},
    {GOLD: "greed", RIFLE: "trigger", PISTOL: "trigger"}
    | dict.fromkeys([DISGUISE, TNT, ESCAPE], "flight"),
    {GOLD: "greed", RIFLE: "trigger", PISTOL: "trigger"}
    | dict.fromkeys([DISGUISE, TNT, ESCAPE], "flight"),
]
#: `keep[kind * COUNTS + n]`: what the n-th card of a kind is worth.
COUNTS: Final = 16
KINDS: Final = ESCAPE + 1
#: How likely one Lawman's turn is to take a given Outlaw.
CAPTURE: Final = 0.2
#: How many hours of a chase are left, halfway through it.
MIDWAY: Final = 2.5
#: What a card's worth to keep counts against chances to win.
CARD: Final = 0.004


def keep_tables(of: Mapping[str, float]) -> list[list[float]]:
    """Return the worth of every card by side, for a player of these habits."""
    tables: list[list[float]] = []
    for side, worths in enumerate(WORTHS):
        table = [0.0] * (KINDS * COUNTS)
        for kind, steps in worths.items():
            dear = of[DEARER[side][kind]] if kind in DEARER[side] else 1.0
            for n in range(1, COUNTS):
                step = steps[n - 1] if n <= len(steps) else steps[-1] * 0.5
                table[kind * COUNTS + n] = step * dear
        tables.append(table)
    return tables


def stage(s: GetBilly, seat: int) -> int:
    """Return the side and stage of a seat that is asked: it knows its own."""
    if not s.outlaws >> seat & 1:
        return LAWFUL
    return CHASED if s.revealed else UNREVEALED


def capture(turns: float, outlaws: int) -> float:
    """Return how likely so many Lawmen's turns are to take all Outlaws."""
    return float((1 - (1 - CAPTURE) ** (turns / outlaws)) ** outlaws) if outlaws else 1.0


USUAL: Final = keep_tables(
    {"guns": 1.0, "badges": 1.0, "greed": 1.0, "trigger": 1.0, "flight": 1.0}
)
USUAL_SUSPICION: Final = Suspicion(1.0)


def evaluate(s: GetBilly, seat: int) -> float:
    """Return about how likely a seat's side is to win, as far as the seat knows."""
    if s.phase == OVER:
        return float(s.won >> seat & 1)
    side = stage(s, seat)
    hand = s.hands[seat]
    keep = USUAL[side]
    cards = 0.0
    for card in hand:
        kind = card if card < ESCAPE else ESCAPE
        cards += keep[kind * COUNTS + (hand.count(card) if card < ESCAPE else 1)]
    outlaws = (s.outlaws & s.alive).bit_count() if s.revealed else (1 if s.seats == FEWEST else 2)
    # Whatever the hour: what is done now and what is done later must compare.
    law = capture(MIDWAY * (s.alive.bit_count() - outlaws), outlaws)
    if not s.revealed:
        # Who is not found cannot be chased.
        law *= 0.35 + 0.4 * max(USUAL_SUSPICION.odds(s, seat)) if side == LAWFUL else 0.6
    late = 0.04 if s.missing >> seat & 1 else 0.0
    return (law if side == LAWFUL else 1 - law) + CARD * cards - late
