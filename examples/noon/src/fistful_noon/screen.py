"""How the terminal draws the table."""

from collections.abc import Sequence

from fistful.engine.state import NOTHING
from fistful.games.markup import grid
from fistful.games.speaker import Speaker
from fistful_noon.cards import KIND_CARD
from fistful_noon.view import NoonView


def draw(view: NoonView, names: Sequence[str], speaker: Speaker) -> list[str]:
    """Return the table as lines: a seat each, with its card, whom it aims at, its notches."""
    return grid([seat_row(view, names, seat, speaker) for seat in range(view["seats"])])


def seat_row(view: NoonView, names: Sequence[str], seat: int, speaker: Speaker) -> list[str]:
    """Return what all see of a seat, and the viewer of its own."""
    card = view["cards"][seat]
    at = view["aims"][-1][seat] if view["aims"] else NOTHING
    name = f"[dim]{names[seat]} †[/]" if seat in view["fallen"] else f"[bold]{names[seat]}[/]"
    return [
        name,
        "▒" if card == NOTHING else speaker.name(KIND_CARD, card),
        "" if at == NOTHING else speaker.say("screen-aim", seat=names[at]),
        speaker.say("screen-notches", count=view["notches"][seat]),
    ]
