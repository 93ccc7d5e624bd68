"""What cards and characters say: messages of the catalogue, by what their lines in the deck do.

A line that does what the built-in card of its name does has a text written for it. Any other is
told step by step, a message for each step of the vocabulary, so that no card says what it does not
do (SS-R6).
"""

from functools import cache, lru_cache
from typing import Final, TypedDict

from fistful.games.stetsons_and_sixguns.deck import VARIANTS, Deck, Gun
from fistful.games.stetsons_and_sixguns.lines import (
    CARD_NAMES,
    CHARACTER_NAMES,
    GUN_KINDS,
    GUN_NAMES,
    GunKind,
)
from fistful.games.stetsons_and_sixguns.saying import several_key, written_key
from fistful.games.stetsons_and_sixguns.vocabulary import (
    ABILITIES,
    COVER_NAMES,
    EVERYONE_FLIPS,
    LAY,
    SHOOT,
    VOCABULARY,
    Op,
)
from fistful.games.variant import KEPT

#: A message: its key, and the number it names (0: none).
Part = tuple[str, int]

#: Cards of one line of the deck file share a text.
PLAIN: Final = "Take Aim "


class Message(TypedDict):
    """A message of the catalogue, and the number it names (0: none)."""

    key: str
    number: int


class PrintedCard(TypedDict):
    """All that is printed on a card but its name."""

    card: int
    speed: int
    notoriety: int
    #: Whether it bears COVER, and whether its player shoots.
    cover: bool
    fires: bool
    #: The gun it lays.
    gun: int
    #: What it says.
    says: list[Message]


class PrintedGun(TypedDict):
    """What a gun is, and how many bullets it is dealt."""

    gun: int
    kind: GunKind
    bullets: int


class PrintedDeck(TypedDict):
    """What is printed on the cards of a deck. The built-in deck comes with the game's words, as
    `deck`; a view says what its table's deck prints otherwise, all empty for the built-in one."""

    cards: list[PrintedCard]
    guns: list[PrintedGun]
    #: The hits each cover takes.
    covers: list[int]
    #: By character, the key of what it can do.
    abilities: list[str]


def says(deck: Deck, card: int) -> list[Part]:
    """Return what a card of a deck says: what its designer has written, or what it does."""
    if CARD_NAMES[card] in deck.written:
        return [(written_key(CARD_NAMES[card]), 0)]
    if does_as_built_in(deck, card):
        return [(f"about-{slug(CARD_NAMES[card])}", 0)]
    steps = deck.does[card]
    parts: list[Part] = [] if (SHOOT,) in steps else [("step-no-shot", 0)]
    for place, op in enumerate(steps):
        if op[0] == LAY:
            parts += gun_says(deck.guns[deck.gun_of[card]])
        elif op[0] == SHOOT and place > 0:
            parts.append(("step-then-shoot", 0))
        else:
            parts += step_says(op)
    return parts


def does_as_built_in(deck: Deck, card: int) -> bool:
    """Tell whether a card does what the built-in one of its name does."""
    usual = VARIANTS.standard
    if deck is usual:
        return True
    does_the_same = deck.does[card] == usual.does[card]
    return does_the_same and gun_facts(deck, card) == gun_facts(usual, card)


def gun_facts(deck: Deck, card: int) -> list[int]:
    """Return what the gun on a card is like; nothing for a card without one."""
    number = deck.gun_of[card]
    if number < 0:
        return []
    gun = deck.guns[number]
    return [gun.kind, gun.bullets, gun.need, gun.flips, gun.penetrates, gun.wounds]


def step_says(op: Op) -> list[Part]:
    """Return what a step says: a message, or one for each of the things behind its word."""
    step = VOCABULARY.steps[op[0]]
    key = f"step-{step.name}"
    if step.numbered:
        return [(key, op[1])]
    words = step.words(op[1:])
    if step.several:
        return [(f"{key}-{slug(word)}", 0) for word in words]
    if op[0] == EVERYONE_FLIPS:
        return [(f"{key}-{words[0]}", 0), (f"{key}-{words[1]}-{words[2]}", 0)]
    return [("-".join([key, *words]), 0)]


def gun_says(gun: Gun) -> list[Part]:
    """Return what a gun says (SS-R5)."""
    parts = [(f"step-lay-{GUN_KINDS[gun.kind]}", gun.bullets)]
    parts.append(("step-lay-need", gun.need) if gun.need > 1 else ("step-lay-any-speed", 0))
    parts.append(("step-lay-flips", gun.flips) if gun.flips else ("step-lay-like-a-sixgun", 0))
    covers = [name for number, name in enumerate(COVER_NAMES) if gun.penetrates >> number & 1]
    parts += [(f"step-lay-penetrates-{slug(name)}", 0) for name in covers]
    return [*parts, ("step-lay-wounds", gun.wounds)] if gun.wounds > 1 else parts


def ability_says(deck: Deck, character: int) -> str:
    """Return the key of what a character of a deck can do."""
    abilities = deck.abilities[character]
    having = [word for ability, word in enumerate(ABILITIES) if abilities >> ability & 1]
    return f"ability-{having[0]}" if len(having) == 1 else several_key(CHARACTER_NAMES[character])


@lru_cache(KEPT)
def printed(deck: Deck) -> PrintedDeck:
    """Return what is printed otherwise than on the built-in cards."""
    usual, own = built_in(), print_deck(deck)
    return {
        "cards": [card for card in own["cards"] if card not in usual["cards"]],
        "guns": [gun for gun in own["guns"] if gun not in usual["guns"]],
        "covers": own["covers"] if own["covers"] != usual["covers"] else [],
        "abilities": own["abilities"] if own["abilities"] != usual["abilities"] else [],
    }


@cache
def built_in() -> PrintedDeck:
    """Return what is printed on the built-in cards."""
    return print_deck(VARIANTS.standard)


def print_deck(deck: Deck) -> PrintedDeck:
    """Return all that is printed on the cards of a deck."""
    return {
        "cards": [card_facts(deck, card) for card in range(len(CARD_NAMES)) if deck.players[card]],
        "guns": [
            {"gun": gun, "kind": GUN_KINDS[deck.guns[gun].kind], "bullets": deck.guns[gun].bullets}
            for gun in range(len(GUN_NAMES))
        ],
        "covers": deck.cover_hits,
        "abilities": abilities_by_character(deck),
    }


def abilities_by_character(deck: Deck) -> list[str]:
    """Return the key of what each character can do; nothing for one that is not in the deck."""
    people = range(len(CHARACTER_NAMES))
    return [ability_says(deck, person) if person in deck.characters else "" for person in people]


def card_facts(deck: Deck, card: int) -> PrintedCard:
    """Return all that is printed on a card but its name."""
    return {
        "card": card,
        "speed": deck.speed[card],
        "notoriety": deck.notoriety[card],
        "cover": deck.has_cover_word[card],
        "fires": (SHOOT,) in deck.does[card],
        "gun": deck.gun_of[card],
        "says": [{"key": key, "number": number} for key, number in says(deck, card)],
    }


def slug(name: str) -> str:
    """Return the part of a message's key that stands for a name; all Take Aims share one."""
    if name.startswith(PLAIN):
        name = PLAIN
    letters = "".join([char if char.isascii() and char.isalnum() else " " for char in name.lower()])
    return "-".join(letters.split())
