"""The numbers of Blasting Billy as data: which cards there are, how many are held and put aside."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from fistful.games.blasting_billy.cards import CARD_COUNT, DYNAMITE, PER_TYPE, TYPES
from fistful.games.draft import Draft
from fistful.games.naming import (
    NAMES,
    OWN_WORDS,
    adopted,
    called,
    check_own_name,
    check_own_words,
)
from fistful.games.variant import ABOUT, DECK, STANDARD_NAME, Variants
from fistful.games.wording import Wording

#: BB-10.
FEWEST: Final = 2
MOST: Final = 5
#: The most cards a seat can hold: all that can be done with them is offered at once.
MOST_HELD: Final = 4
#: How a card of a type is written in the file, by its place.
WRITTEN: Final[list[object]] = [*range(DYNAMITE), "dynamite"]


class Deck:
    """The tables of a variant."""

    def __init__(self, data: dict[str, Any]) -> None:
        words = adopted(data["cards"], TYPES)
        types: dict[str, list[object]] = {
            words[name]: cards for name, cards in data["cards"].items()
        }
        #: BB-01: the cards there are, sorted, and the set of those there are not, a bit each.
        self.cards: list[int] = [
            t * PER_TYPE + place
            for t, name in enumerate(TYPES)
            for place in range(PER_TYPE)
            if WRITTEN[place] in types.get(name, [])
        ]
        self.count: int = len(self.cards)
        self.missing: int = (1 << CARD_COUNT) - 1 - sum([1 << card for card in self.cards])
        #: BB-12.
        self.hand_size: int = data["hand_size"]
        #: BB-11, by the number of players.
        self.put_aside: list[int] = [
            data["put_aside"].get(str(players), 0) for players in range(MOST + 1)
        ]


def check(draft: Draft) -> None:
    """Note what is wrong: every table from two to five must have cards to deal and to draw."""
    draft.only("", [*ABOUT, *OWN_WORDS, "hand_size", "put_aside", "cards"])
    draft.only("put_aside", [str(players) for players in range(FEWEST, MOST + 1)])
    held = draft.number("", "hand_size", 1, MOST_HELD)
    if not draft.section("cards"):
        draft.say("", "cards", "section-missing", section="cards")
    types = draft.section("cards")
    check_own_words(draft, dict.fromkeys([*TYPES, *types]), [])
    if len(types) > len(TYPES):
        draft.say("cards", "", "too-many", most=len(TYPES), section="cards", count=len(types))
    count = 0
    for name, cards in types.items():
        if name not in TYPES:
            check_own_name(draft, "cards", name, [str(word) for word in WRITTEN])
        if is_type(cards):
            count += len(cards)
        else:
            draft.say("cards", name, "type-cards", key=name)
    for players in range(FEWEST, MOST + 1):
        aside = draft.number("put_aside", str(players), 0, CARD_COUNT, 0)
        wanted = aside + (held + 1) * players
        if not draft.problems and count < wanted:
            draft.say("cards", "", "cards-for-players", players=players, wanted=wanted, count=count)


def is_type(cards: object) -> bool:
    """Tell whether these can be the cards of a type."""
    return (
        isinstance(cards, list)
        and all([type(card) in (int, str) and card in WRITTEN for card in cards])
        and len(set(cards)) == len(cards)
    )


VARIANTS: Final = Variants("blasting-billy", Path(__file__).parent / "deck.toml", check, Deck)


def deck_of(options: Mapping[str, str]) -> Deck:
    """Return what a table plays with. Raises Invalid."""
    return VARIANTS.find(options.get(DECK, STANDARD_NAME))


def wording(options: Mapping[str, str]) -> Wording:
    """Return what the game's sentences name at a table."""
    deck = deck_of(options)
    values = [card % PER_TYPE for card in deck.cards]
    points = [value for value in values if value != DYNAMITE]
    numbers = {
        "hand_size": deck.hand_size,
        "left_over": deck.hand_size - 1,
        "type_count": len({card // PER_TYPE for card in deck.cards}),
        #: How many of the rulebook's cards are not played with.
        "missing": CARD_COUNT - deck.count,
        "card_count": deck.count,
        "dynamite_count": values.count(DYNAMITE),
        "lowest": min(points, default=0),
        "highest": max(points, default=0),
        **{f"aside_{players}": deck.put_aside[players] for players in range(FEWEST, MOST + 1)},
    }
    data = VARIANTS.data_of(options.get(DECK, STANDARD_NAME))
    says: dict[str, dict[str, str]] = {}
    for name, word in adopted(data["cards"], TYPES).items():
        if name != word:
            says |= called("type", word, data.get(NAMES, {}).get(name, name))
    return Wording(numbers, says)
