"""Who sees what in Blasting Billy, independently of its views: who knows which card."""

from fistful.engine.dice import Dice
from fistful.engine.state import NOTHING, OVER
from fistful.games.blasting_billy.cards import PER_TYPE, TYPE, TYPE_COUNT
from fistful.games.blasting_billy.state import FROM, BlastingBilly

#: Every player count with every pair of option values.
TABLES: list[tuple[int, dict[str, str]]] = [
    (seats, {"memory_aid": memory_aid, "blast": blast, "zero": zero})
    for seats in (2, 3, 4, 5)
    for memory_aid, blast, zero in (
        ("off", "previous", "survivor"),
        ("off", "all_earlier", "billy"),
        ("on", "previous", "billy"),
        ("on", "all_earlier", "survivor"),
    )
]


def known(s: BlastingBilly, seat: int) -> set[int]:
    """Return the cards whose value a seat knows; of all others it knows the type at most."""
    cards: set[int] = set(s.hands[seat]) if seat < s.seats else set()
    for place, column in enumerate(s.loot):
        is_open = s.phase == OVER or place // TYPE_COUNT == seat
        cards.update(column if is_open else column[1:])
    recalled = [*s.box]
    for gifts in s.billy:
        if s.phase == OVER:
            cards.update([card % FROM for card in gifts])
        recalled += gifts
    if s.options["memory_aid"] == "on":
        cards.update([card % FROM for card in recalled if card // FROM == seat])
    return cards


def scramble(s: BlastingBilly, seat: int, dice: Dice) -> None:
    """Exchange the cards a seat does not know for each other, type by type, wherever they lie."""
    seen = known(s, seat)
    becomes = list(range(TYPE_COUNT * PER_TYPE))
    for t in range(TYPE_COUNT):
        unseen = [card for card in s.deck.cards if TYPE[card] == t and card not in seen]
        shuffled = unseen[:]
        dice.shuffle(shuffled)
        for card, other in zip(unseen, shuffled, strict=True):
            becomes[card] = other

    def change(cards: tuple[int, ...] | list[int]) -> list[int]:
        return [card // FROM * FROM + becomes[card % FROM] for card in cards]

    for other in range(s.seats):
        if other != seat:
            s.hands[other] = tuple(sorted(change(s.hands[other])))
    s.loot = [tuple(change(column)) for column in s.loot]
    s.billy = [tuple(change(column)) for column in s.billy]
    s.box = change(s.box)
    s.aside = change(s.aside)
    s.bag = sorted(change(s.bag))
    if s.top != NOTHING:
        s.top = becomes[s.top]


def conserved(s: BlastingBilly) -> object:
    """Return all cards, wherever they lie: BB-01's sixty, each once, each column of one type."""
    cards = [*s.box, *s.aside, *s.bag, *([] if s.top == NOTHING else [s.top])]
    for place in (*s.hands, *s.loot, *s.billy):
        cards += place
    misplaced = [
        card
        for columns in (s.loot, s.billy)
        for place, column in enumerate(columns)
        for card in column
        if TYPE[card % FROM] != place % TYPE_COUNT
    ]
    return sorted([card % FROM for card in cards]), misplaced


def hidden(s: BlastingBilly, seat: int) -> dict[str, object]:
    """Return every card a seat does not know, by the place where it lies."""
    places: dict[str, int] = {"top": s.top}
    for owner, hand in enumerate(s.hands):
        places |= {f"hand {owner} {i}": card for i, card in enumerate(sorted(hand))}
    for place, column in enumerate(s.loot):
        places |= {f"loot {place} {i}": card for i, card in enumerate(column)}
    for t, gifts in enumerate(s.billy):
        places |= {f"billy {t} {i}": card % FROM for i, card in enumerate(gifts)}
    places |= {f"box {i}": card % FROM for i, card in enumerate(s.box)}
    places |= {f"aside {i}": card for i, card in enumerate(sorted(s.aside))}
    seen = known(s, seat)
    return {place: card for place, card in places.items() if card != NOTHING and card not in seen}
