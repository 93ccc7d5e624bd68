"""The table of Get Billy the Kid!, drawn for the terminal."""

import textwrap
from collections.abc import Sequence
from typing import Final

from fistful.engine.state import NOTHING
from fistful.games.get_billy_the_kid.cards import (
    ARREST,
    GOLD,
    KIND_CARD,
    KIND_CHARACTER,
    KIND_FEATURE,
    PISTOL,
    QUESTION,
    RIFLE,
)
from fistful.games.get_billy_the_kid.primer import goal
from fistful.games.get_billy_the_kid.view import GetBillyView
from fistful.games.markup import grid, width
from fistful.games.speaker import Speaker

#: How wide a line may get before it is broken.
COLUMNS: Final = 80
BREAK: Final = " · "
#: More Lawmen than this that a seat can be are not named one by one.
MOST_NAMES: Final = 4


def draw(view: GetBillyView, names: Sequence[str], speaker: Speaker) -> list[str]:
    """Return the table as lines: the hour, the Town, one's hand, the seats with the notebook."""
    return [
        *hour_lines(view, speaker),
        *town_lines(view, speaker),
        *confrontation_lines(view, names, speaker),
        *own_lines(view, speaker),
        "",
        *seat_lines(view, names, speaker),
        *memory_lines(view, names, speaker),
        *sheet_lines(view, speaker),
    ]


def hour_lines(view: GetBillyView, speaker: Speaker) -> list[str]:
    """Return the hour, and what lies in the middle."""
    parts = [
        speaker.say(
            "screen-hour", hour=view["hour"], deck=view["deck"], discards=len(view["discards"])
        )
    ]
    if view["discards"]:
        parts.append(speaker.say("screen-top", card=card_name(view["discards"][-1], speaker)))
    if view["under"]:
        parts.append(speaker.say("screen-under", count=view["under"]))
    return wrap(BREAK.join(parts), "bold")


def town_lines(view: GetBillyView, speaker: Speaker) -> list[str]:
    """Return the Town, and the Pot if there is something in it."""
    line = speaker.say("screen-town", cards=card_names(view["town"], speaker))
    if view["pot"]:
        line += BREAK + speaker.say("screen-pot", count=view["pot"])
    return wrap(line)


def wrap(text: str, style: str = "") -> list[str]:
    """Return a row of things as lines of a style, broken between things where it gets too long."""
    lines: list[str] = []
    for part in text.split(BREAK):
        if lines and width(lines[-1]) + width(BREAK + part) <= COLUMNS - 2:
            lines[-1] += BREAK + part
        else:
            lines.append(f"  {part}" if lines else part)
    return [f"[{style}]{line}[/]" if style else line for line in lines]


def sheet_lines(view: GetBillyView, speaker: Speaker) -> list[str]:
    """GB-02: return everybody's features, while questions are asked."""
    if view["revealed"]:
        return []
    rows = [
        [
            character_name(entry["who"], speaker),
            *[speaker.name(KIND_FEATURE, feature) for feature in entry["features"]],
        ]
        for entry in view["sheet"]
    ]
    return ["", *[f"[dim]{line}[/]" for line in grid(rows, gap=1)]]


def confrontation_lines(view: GetBillyView, names: Sequence[str], speaker: Speaker) -> list[str]:
    """Return the question or the confrontation that is going on."""
    lines: list[str] = []
    if view["asked_seat"] != NOTHING:
        feature = speaker.name(KIND_FEATURE, view["feature"])
        seat = names[view["asked_seat"]]
        lines.append(speaker.say("screen-question", seat=seat, feature=feature))
    if view["outlaw"] != NOTHING:
        text = speaker.say(
            "screen-under-arrest",
            lawman=names[view["facing"]],
            outlaw=names[view["outlaw"]],
            cards=card_names(view["table"], speaker),
        )
        lines += wrap(text, "bold red")
    return lines


def seat_lines(view: GetBillyView, names: Sequence[str], speaker: Speaker) -> list[str]:
    """Return a line for every seat: cards, state, and who it can be for certain."""
    rows: list[list[str]] = []
    for seat in range(view["seats"]):
        mark = "▶" if seat == view["turn"] else " "
        style = "bold reverse" if seat in view["asked"] else "bold"
        cards = speaker.say("screen-cards", count=view["sizes"][seat])
        people = person_cell(view, seat, speaker)
        rows.append([f"{mark} [{style}]{names[seat]}[/]", cards, people])
    return grid(rows)


def person_cell(view: GetBillyView, seat: int, speaker: Speaker) -> str:
    """Return what is certain about who sits there."""
    parts: list[str] = []
    if seat not in view["alive"]:
        parts.append(f"[red]{speaker.say('screen-out')}[/]")
    if seat in view["missing"]:
        parts.append(f"[yellow]{speaker.say('screen-misses')}[/]")
    people = view["notebook"][seat]
    if view["revealed"]:
        is_outlaw = seat in view["outlaws"]
        side = speaker.say("screen-outlaw" if is_outlaw else "screen-lawman")
        colour = "red" if is_outlaw else "cyan"
        parts.append(f"[{colour}]{character_name(people[0], speaker)} ({side})[/]")
    elif len(people) == 1:
        parts.append(f"[green]{character_name(people[0], speaker)}[/]")
    elif is_any_lawman(view, people):
        parts.append(f"[cyan]{speaker.say('screen-lawman')}[/]")
    elif len(people) < len(view["sheet"]) - 1:
        text = ", ".join([last_word(character_name(who, speaker)) for who in people])
        parts.append(f"[dim]{speaker.say('screen-could', characters=text)}[/]")
    return BREAK.join(parts)


def is_any_lawman(view: GetBillyView, people: list[int]) -> bool:
    """Tell whether somebody is certainly a Lawman: nothing says which, or too many fit to name."""
    lawmen = {entry["who"] for entry in view["sheet"] if entry["is_lawman"]}
    if len(people) > MOST_NAMES:
        return set(people) <= lawmen
    return set(people) == lawmen - set(view["characters"])


def last_word(name: str) -> str:
    """Return the family name, to keep lists of suspects short."""
    return name.rsplit(" ", 1)[-1]


def memory_lines(view: GetBillyView, names: Sequence[str], speaker: Speaker) -> list[str]:
    """Return what the viewer remembers of the others' hands, and they of its own."""
    lines: list[str] = []
    for seat, known in enumerate(view["known"]):
        if known["cards"]:
            cards = card_names(known["cards"], speaker)
            text = speaker.say("screen-known", cards=cards, count=known["gone"])
            lines += wrap(f"{names[seat]} {text}", "dim")
    for seat, exposed in enumerate(view["exposed"]):
        if exposed["cards"]:
            cards = card_names(exposed["cards"], speaker)
            text = speaker.say(
                "screen-exposed", seat=names[seat], cards=cards, count=exposed["gone"]
            )
            lines += wrap(text, "dim")
    return ["", *lines] if lines else []


def own_lines(view: GetBillyView, speaker: Speaker) -> list[str]:
    """Return the viewer's own character and cards."""
    if view["you"] >= view["seats"]:
        return []
    lines = [part for text in goal(view, speaker) for part in textwrap.wrap(text, COLUMNS - 5)]
    lines += wrap(speaker.say("screen-hand", cards=card_names(view["hand"], speaker)), "bold")
    if view["buried"]:
        lines += wrap(speaker.say("screen-buried", cards=card_names(view["buried"], speaker)))
    return lines


def card_names(cards: Sequence[int], speaker: Speaker) -> str:
    """Return cards in a row, equal ones counted."""
    kinds: list[int] = []
    for card in cards:
        if card not in kinds:
            kinds.append(card)
    shown: list[str] = []
    for card in kinds:
        count = list(cards).count(card)
        name = card_name(card, speaker)
        shown.append(f"{name} ×{count}" if count > 1 else name)
    return BREAK.join(shown) or speaker.say("screen-nothing")


def card_name(card: int, speaker: Speaker) -> str:
    """Return a card's name in its colour."""
    name = speaker.name(KIND_CARD, card)
    if card == GOLD:
        return f"[yellow]{name}[/]"
    if card in (ARREST, RIFLE, PISTOL):
        return f"[red]{name}[/]"
    return f"[cyan]{name}[/]" if card == QUESTION else name


def character_name(who: int, speaker: Speaker) -> str:
    """Return a character's name."""
    return speaker.name(KIND_CHARACTER, who)
