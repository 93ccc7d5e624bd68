"""The table of Blasting Billy, drawn for the terminal."""

from collections.abc import Sequence
from typing import Final

from fistful.engine.state import NOTHING
from fistful.games.blasting_billy.cards import (
    IS_DYNAMITE,
    KIND_CARD,
    KIND_TYPE,
    TYPE,
    TYPE_COUNT,
    VALUE,
)
from fistful.games.blasting_billy.view import FACE_DOWN, BlastingBillyView
from fistful.games.markup import grid
from fistful.games.speaker import Speaker

COLOURS: Final = ("yellow", "green", "blue", "red", "magenta")
FACE_DOWN_SIGN: Final = "▒"
DYNAMITE_SIGN: Final = "✹"


def draw(view: BlastingBillyView, names: Sequence[str], speaker: Speaker) -> list[str]:
    """Return the table as lines: pile, columns by type, hands."""
    return [
        pile_line(view, speaker),
        *own_hand(view, speaker),
        "",
        *column_lines(view, names, speaker),
        *other_hands(view, names, speaker),
    ]


def pile_line(view: BlastingBillyView, speaker: Speaker) -> str:
    """Return how many cards are left, and the type of the top one."""
    top = "" if view["top"] == NOTHING else type_name(view["top"], speaker)
    return speaker.say("screen-pile", count=view["pile"], type=top)


def column_lines(view: BlastingBillyView, names: Sequence[str], speaker: Speaker) -> list[str]:
    """Return the columns: a row a type, Billy first, then every seat with its public minimum."""
    rows = [
        [
            "",
            f"[bold]{speaker.say('screen-billy')}[/]",
            *[seat_name(view, names, i) for i in range(view["seats"])],
        ]
    ]
    for t in range(TYPE_COUNT):
        cells = [type_name(t, speaker), coloured(t, column(view["billy"][t]))]
        for seat in range(view["seats"]):
            cards = view["loot"][seat][t]
            least = view["minimums"][seat][t]
            shown = coloured(t, column(cards))
            cells.append(f"{shown} [dim]≥{least}[/]" if least else shown)
        rows.append(cells)
    return [*grid(rows, gap=3), f"[dim]{legend(speaker)}[/]", ""]


def legend(speaker: Speaker) -> str:
    """Return what the signs mean."""
    return speaker.say("screen-legend", down=FACE_DOWN_SIGN, dynamite=DYNAMITE_SIGN)


def seat_name(view: BlastingBillyView, names: Sequence[str], seat: int) -> str:
    """Return a seat's name, marked when it is that seat's turn."""
    return f"[bold reverse]{names[seat]}[/]" if seat in view["asked"] else f"[bold]{names[seat]}[/]"


def column(cards: list[int]) -> str:
    """Return a column as signs, first placed first."""
    return " ".join([sign(card) for card in cards]) or "·"


def sign(card: int) -> str:
    """Return a card in a column: its value, dynamite, or face down."""
    if card == FACE_DOWN:
        return FACE_DOWN_SIGN
    return DYNAMITE_SIGN if IS_DYNAMITE[card] else str(VALUE[card])


def own_hand(view: BlastingBillyView, speaker: Speaker) -> list[str]:
    """Return the viewer's own cards."""
    if not view["hand"]:
        return []
    cards = [coloured(TYPE[card], speaker.name(KIND_CARD, card)) for card in view["hand"]]
    return [f"[bold]{speaker.say('screen-hand', cards=' · '.join(cards))}[/]"]


def other_hands(view: BlastingBillyView, names: Sequence[str], speaker: Speaker) -> list[str]:
    """Return the types the others hold: all can see them."""
    return [
        speaker.say(
            "screen-holds",
            seat=names[seat],
            types=" · ".join([type_name(t, speaker) for t in types]),
        )
        for seat, types in enumerate(view["hands"])
        if seat != view["you"] and types
    ]


def type_name(t: int, speaker: Speaker) -> str:
    """Return a type's name in its colour."""
    return coloured(t, speaker.name(KIND_TYPE, t))


def coloured(t: int, text: str) -> str:
    """Return text in a type's colour."""
    return f"[{COLOURS[t]}]{text}[/]"
