"""The table of Stetsons & Sixguns, drawn for the terminal."""

from collections.abc import Sequence
from typing import Final

from fistful.engine.state import HIDDEN, NOTHING
from fistful.games.markup import grid
from fistful.games.speaker import Speaker
from fistful.games.stetsons_and_sixguns.about import ability_says, says
from fistful.games.stetsons_and_sixguns.cards import (
    BULLET_KINDS,
    KIND_BULLET,
    KIND_CARD,
    KIND_CHARACTER,
    KIND_COVER,
    KIND_GUN,
    KIND_STANCE,
)
from fistful.games.stetsons_and_sixguns.deck import Deck, deck_of
from fistful.games.stetsons_and_sixguns.view import StetsonsView

#: Colours of cards: plain ones, those with NOTORIETY, guns.
PLAIN: Final = "cyan"
NOTORIOUS: Final = "yellow"
WEAPON: Final = "green"
#: The phase in which characters are picked (SS-04).
PICK_CHARACTER: Final = "pick-character"
#: The one in which cards of the row are named by their places (SS-61).
TAKING_STOCK: Final = "taking-stock"
#: Lines of explanation are no longer than this.
WIDTH: Final = 78


def draw(view: StetsonsView, names: Sequence[str], speaker: Speaker) -> list[str]:
    """Return the table as lines: the round, the players, the row, one's own cards."""
    deck = deck_of(view["options"])
    return [
        *([round_line(view, speaker)] if view["round"] else []),
        unseen_line(view, speaker),
        "",
        *player_lines(view, names, speaker),
        "",
        *card_lines("screen-row", view["row"], view, deck, speaker, False),
        *card_lines("screen-hand", view["hand"], view, deck, speaker, True),
        *own_ability(view, deck, speaker),
        *characters_to_pick(view, deck, speaker),
    ]


def round_line(view: StetsonsView, speaker: Speaker) -> str:
    """Return the round and what lies beside the table."""
    up = view["cover_up"]
    cover = speaker.say("screen-none") if up == NOTHING else speaker.name(KIND_COVER, up)
    return speaker.say(
        "screen-round",
        round=view["round"],
        rounds=view["options"]["rounds"],
        pile=view["pile"],
        deck=view["deck"],
        cover=cover,
    )


def unseen_line(view: StetsonsView, speaker: Speaker) -> str:
    """Return how many bullets of each result nobody has seen: all can count them."""
    counts = [
        f"{speaker.name(KIND_BULLET, kind)} {view['bullets'][kind]}" for kind in range(BULLET_KINDS)
    ]
    return f"[dim]{speaker.say('screen-unseen', bullets=' · '.join(counts))}[/]"


def player_lines(view: StetsonsView, names: Sequence[str], speaker: Speaker) -> list[str]:
    """Return a few lines a seat: who it is and what it has, its guns and cover, its doings."""
    heads = ["screen-seat", "screen-points", "screen-wounds", "screen-cards"]
    rows = [[f"[dim]{speaker.say(head)}[/]" for head in heads]]
    for seat in range(view["seats"]):
        rows.append(
            [
                seat_name(view, names, seat),
                str(view["notoriety"][seat]),
                "✚" * view["wounds"][seat] or "·",
                str(view["hands"][seat]),
                character_name(view, seat, speaker),
            ]
        )
    table = grid(rows)
    lines = [table[0]]
    for seat in range(view["seats"]):
        lines.append(table[seat + 1])
        for text in (doings(view, names, seat, speaker), belongings(view, seat, speaker)):
            lines += [f"    [dim]{line}[/]" for line in wrap(text, WIDTH - 4) if line]
    return lines


def character_name(view: StetsonsView, seat: int, speaker: Speaker) -> str:
    """Return who a seat is."""
    character = view["characters"][seat]
    return "" if character == NOTHING else speaker.name(KIND_CHARACTER, character)


def seat_name(view: StetsonsView, names: Sequence[str], seat: int) -> str:
    """Return a seat's name: bold, marked when it is asked, dim when it is dead."""
    if seat not in view["alive"]:
        return f"[dim]{names[seat]}[/]"
    return f"[bold reverse]{names[seat]}[/]" if seat in view["asked"] else f"[bold]{names[seat]}[/]"


def doings(view: StetsonsView, names: Sequence[str], seat: int, speaker: Speaker) -> str:
    """Return what a seat does this round: card, target, stance, and whether it is down."""
    if seat not in view["alive"]:
        return speaker.say("screen-dead")
    parts = []
    card = view["played"][seat]
    if card == HIDDEN:
        parts.append(speaker.say("screen-face-down"))
    elif card != NOTHING:
        parts.append(speaker.name(KIND_CARD, card))
    if view["aims"][seat] != NOTHING:
        parts.append(speaker.say("screen-aims", seat=names[view["aims"][seat]]))
    if view["stances"][seat] != NOTHING:
        parts.append(speaker.name(KIND_STANCE, view["stances"][seat]))
    if seat not in view["up"]:
        parts.append(speaker.say("screen-down"))
    return " · ".join(parts)


def belongings(view: StetsonsView, seat: int, speaker: Speaker) -> str:
    """Return a seat's guns and cover."""
    parts = []
    for gun in view["guns"][seat]:
        jam = f" ({speaker.say('screen-jammed')})" if gun["is_jammed"] else ""
        parts.append(f"{speaker.name(KIND_GUN, gun['gun'])} {gun['bullets']}{jam}")
    cover = view["covers"][seat]
    if cover is not None:
        name = f"{speaker.say('screen-cover')} {speaker.name(KIND_COVER, cover['kind'])}"
        is_behind = seat in view["marks"]["behind"]
        place = f" ({speaker.say('screen-behind')})" if is_behind else ""
        parts.append(f"{name} {'✕' * cover['hits']}{place}".replace("  ", " ").rstrip())
    return " · ".join(parts)


def card_lines(
    title: str, cards: list[int], view: StetsonsView, deck: Deck, speaker: Speaker, is_long: bool
) -> list[str]:
    """Return cards one a line, fastest first; one's own with what they say, those to be named with
    their places (SS-61)."""
    if not cards:
        return []
    lines = [f"[bold]{speaker.say(title)}[/]"]
    is_numbered = not is_long and view["phase"] == TAKING_STOCK
    for place, card in enumerate(sorted(cards, key=lambda card: deck.speed[card])):
        worth = worth_of(view, deck, card)
        colour = NOTORIOUS if worth else WEAPON if deck.gun_of[card] != NOTHING else PLAIN
        extra = f" {speaker.say('screen-worth', points=worth)}" if worth else ""
        if deck.breaks_cover[card] and not worth:
            extra = f" {speaker.say('screen-keyword-cover')}"
        name = speaker.name(KIND_CARD, card)
        number = f"{place + 1:>2}." if is_numbered else ""
        lines.append(f"{number}{deck.speed[card]:>4} [{colour}]{name}{extra}[/]")
        if is_long:
            lines += small_print(card_text(deck, card, speaker))
    return lines


def card_text(deck: Deck, card: int, speaker: Speaker) -> str:
    """Return what a card says in the deck in use."""
    return " ".join([speaker.say(key, n=number) for key, number in says(deck, card)])


def small_print(text: str) -> list[str]:
    """Return a text as dim lines, set in."""
    return [f"     [dim]{line}[/]" for line in wrap(text, WIDTH - 5)]


def characters_to_pick(view: StetsonsView, deck: Deck, speaker: Speaker) -> list[str]:
    """Return those one can still be, while characters are picked, and what they can do."""
    if view["phase"] != PICK_CHARACTER:
        return []
    lines = [f"[bold]{speaker.say('screen-characters')}[/]"]
    for character in deck.characters:
        if character not in view["characters"]:
            lines.append(f"  {speaker.name(KIND_CHARACTER, character)}")
            lines += small_print(speaker.say(ability_says(deck, character)))
    return lines


def own_ability(view: StetsonsView, deck: Deck, speaker: Speaker) -> list[str]:
    """Return what the viewer's own character can do."""
    you = view["you"]
    if you >= view["seats"] or view["characters"][you] == NOTHING:
        return []
    character = view["characters"][you]
    colour = "dim" if you in view["used"] else "bold"
    name = f"[{colour}]{speaker.name(KIND_CHARACTER, character)}[/]"
    return [name, *small_print(speaker.say(ability_says(deck, character)))]


def worth_of(view: StetsonsView, deck: Deck, card: int) -> int:
    """Return the NOTORIETY on a card, raised or printed."""
    for raised in view["raised"]:
        if raised["card"] == card:
            return raised["notoriety"]
    return deck.notoriety[card]


def wrap(text: str, width: int) -> list[str]:
    """Break a text into lines."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    return [*lines, line]
