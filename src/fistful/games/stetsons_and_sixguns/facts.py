"""Positions of Stetsons & Sixguns in words, for records and puzzles.

A position begins with `round`, which clears the table for that round; then comes what lies on it,
then `phase: choose` (or `deal`). Everything after that is played.
"""

from collections.abc import Callable
from typing import Final

from fistful.engine.errors import Invalid
from fistful.engine.position import (
    Fact,
    parse_list,
    parse_number,
    parse_seats,
    seats_fact,
    split_list,
    write_list,
    write_one,
    write_seat,
    write_seats,
)
from fistful.engine.state import NOTHING, replaced
from fistful.games.stetsons_and_sixguns.cards import (
    BULLET_KINDS,
    KIND_BULLET,
    KIND_CARD,
    KIND_CHARACTER,
    KIND_COVER,
    KIND_GUN,
    KIND_STANCE,
    SIXGUN,
)
from fistful.games.stetsons_and_sixguns.ending import notoriety_on, score
from fistful.games.stetsons_and_sixguns.knowledge import DECK, EACH, WATCHER, WIDTH, dealt
from fistful.games.stetsons_and_sixguns.marks import BEHIND, HURT_BEFORE
from fistful.games.stetsons_and_sixguns.notoriety import hurt_seats
from fistful.games.stetsons_and_sixguns.ops import OP_AIM, OP_ROUND, ROUND
from fistful.games.stetsons_and_sixguns.round import raise_last_row
from fistful.games.stetsons_and_sixguns.state import (
    CLEAN,
    GUN_BITS,
    HITS_MASK,
    HITS_SHIFT,
    JAM_SHIFT,
    JAMMED_BARE,
    LOAD_SHIFT,
    StetsonsAndSixguns,
    clear_round,
    cover_hits,
    cover_kind,
    gun_bullets,
    gun_jam,
    set_guns,
)

#: Bullets in a gun, at most: no deck has a larger one.
MOST_LOADED: Final = 12

Read = Callable[[StetsonsAndSixguns, int], str]
Write = Callable[[StetsonsAndSixguns, int, str], None]


def collect_deck(s: StetsonsAndSixguns) -> None:
    """Let the deck be all cards that lie nowhere else; each seat knows its own hand alone."""
    placed = {*s.row, *s.discards}
    for seat in range(s.seats):
        placed.update(s.hands[seat])
        placed.update([s.deck.card_of[gun & GUN_BITS] for gun in s.guns[seat]])
    s.stack = [card for card in s.deck.cards[s.seats] if card not in placed]
    anywhere = EACH << DECK
    for viewer in range(WATCHER + 1):
        anywhere |= ((1 << s.seats) - 1 & ~(1 << viewer)) << WIDTH * viewer
    s.known = [0] * len(s.known)
    for card in [*s.stack, *[card for hand in s.hands for card in hand]]:
        s.known[card] = anywhere
    for seat in range(s.seats):
        for card in s.hands[seat]:
            dealt(s, seat, card)


def write_round(s: StetsonsAndSixguns, seat: int, value: str) -> None:
    s.round = parse_number(value, int(s.options["rounds"]))
    clear_round(s)
    s.agenda = [(OP_ROUND, ROUND.index((OP_AIM,)))]


def write_hand(s: StetsonsAndSixguns, seat: int, value: str) -> None:
    s.hands[seat] = tuple(parse_list(KIND_CARD, value))
    collect_deck(s)


def write_row(s: StetsonsAndSixguns, seat: int, value: str) -> None:
    s.row = sorted(parse_list(KIND_CARD, value))
    collect_deck(s)
    if s.round == int(s.options["rounds"]):
        raise_last_row(s, None)


def write_discards(s: StetsonsAndSixguns, seat: int, value: str) -> None:
    s.discards = parse_list(KIND_CARD, value)
    collect_deck(s)


def write_character(s: StetsonsAndSixguns, seat: int, value: str) -> None:
    s.characters = replaced(s.characters, seat, KIND_CHARACTER.parse(value))


def most_wounds(s: StetsonsAndSixguns) -> int:
    """SS-34: every wound costs a card."""
    return len(s.deck.cards[s.seats])


def write_notoriety(s: StetsonsAndSixguns, seat: int, value: str) -> None:
    """Nobody has more than everyone began with, what is on cards, and a point for every wound."""
    most = s.seats * s.deck.starting_notoriety + sum(s.deck.notoriety) + most_wounds(s)
    s.notoriety[seat] = parse_number(value, most)


def write_wounds(s: StetsonsAndSixguns, seat: int, value: str) -> None:
    s.wounds = replaced(s.wounds, seat, parse_number(value, most_wounds(s)))
    s.hurt = s.hurt & ~(1 << seat) | (s.wounds[seat] > 0) << seat
    s.marks[HURT_BEFORE] = hurt_seats(s)


def write_hurt(s: StetsonsAndSixguns, seat: int, value: str) -> None:
    s.hurt = parse_seats(value)
    s.marks[HURT_BEFORE] = hurt_seats(s)


def write_grudge(s: StetsonsAndSixguns, seat: int, value: str) -> None:
    s.grudges = replaced(s.grudges, seat, parse_seats(value))


def write_used(s: StetsonsAndSixguns, seat: int, value: str) -> None:
    s.used = s.used & ~(1 << seat) | (value == "yes") << seat


def gun_words(gun: int) -> str:
    """Return a gun in words: `Sixgun 4`, `Derringer 0 jammed`."""
    jam = "" if gun_jam(gun) == CLEAN else " jammed"
    return f"{KIND_GUN.words[gun & GUN_BITS]} {gun_bullets(gun)}{jam}"


def parse_gun(value: str) -> int:
    """Read a gun as `gun_words` writes it; a jam set up so has no bullet. Raises Invalid."""
    words = value.removesuffix(" jammed")
    name, _, count = words.rpartition(" ")
    jam = JAMMED_BARE if words != value else CLEAN
    return KIND_GUN.parse(name) | jam << JAM_SHIFT | parse_number(count, MOST_LOADED) << LOAD_SHIFT


def write_guns(s: StetsonsAndSixguns, seat: int, value: str) -> None:
    before = sum([gun_bullets(gun) for gun in s.guns[seat]])
    set_guns(s, seat, tuple([parse_gun(item) for item in split_list(value)]))
    if not s.guns[seat] or s.guns[seat][0] & GUN_BITS != SIXGUN:
        raise Invalid("unknown-word", kind="gun", word=value, known="Sixgun <n>, …")
    s.pile += before - sum([gun_bullets(gun) for gun in s.guns[seat]])
    collect_deck(s)


def read_cover(s: StetsonsAndSixguns, seat: int) -> str:
    """A cover and the hits it has taken: `PARTIAL 2`."""
    cover = s.covers[seat]
    return "-" if cover == NOTHING else f"{KIND_COVER.words[cover_kind(cover)]} {cover_hits(cover)}"


def write_cover(s: StetsonsAndSixguns, seat: int, value: str) -> None:
    name, _, hits = value.partition(" ")
    kind = KIND_COVER.parse(name)
    add_cover_card(s, kind, -1)
    s.covers = replaced(s.covers, seat, kind | parse_number(hits or "0", HITS_MASK) << HITS_SHIFT)


def add_cover_card(s: StetsonsAndSixguns, kind: int, count: int) -> None:
    """Put so many cards of a kind into the Cover deck."""
    s.cover_deck = replaced(s.cover_deck, kind, s.cover_deck[kind] + count)


def write_cover_up(s: StetsonsAndSixguns, seat: int, value: str) -> None:
    if s.cover_up != NOTHING:
        add_cover_card(s, s.cover_up, 1)
    s.cover_up = KIND_COVER.parse(value)
    add_cover_card(s, s.cover_up, -1)


def read_spent(s: StetsonsAndSixguns, seat: int) -> str:
    """The bullets lying face up among the discards."""
    kinds = [kind for kind in range(BULLET_KINDS) for _ in range(s.spent[kind])]
    return write_list(KIND_BULLET, kinds)


def write_spent(s: StetsonsAndSixguns, seat: int, value: str) -> None:
    for kind in parse_list(KIND_BULLET, value):
        s.spent[kind] += 1
        s.batches = replaced(s.batches, kind, s.batches[kind] - 1)
        s.sure = replaced(s.sure, kind, s.sure[kind] - 1)
        s.pile -= 1


def write_pile(s: StetsonsAndSixguns, seat: int, value: str) -> None:
    """Leave so many bullets in the pile; the others are discarded unseen."""
    left = parse_number(value, s.pile)
    s.lost += s.pile - left
    s.pile = left


def own(noun: str, read: Read, write: Write | None = None) -> Fact[StetsonsAndSixguns]:
    """A fact about a seat."""
    return Fact(noun, read, write, of_seat=True)


FACTS: tuple[Fact[StetsonsAndSixguns], ...] = (
    Fact("round", lambda s, seat: str(s.round), write_round),
    own(
        "character", lambda s, seat: write_one(KIND_CHARACTER, s.characters[seat]), write_character
    ),
    own("hand", lambda s, seat: write_list(KIND_CARD, sorted(s.hands[seat])), write_hand),
    own("notoriety", lambda s, seat: str(s.notoriety[seat]), write_notoriety),
    own("wounds", lambda s, seat: str(s.wounds[seat]), write_wounds),
    own("guns", lambda s, seat: ", ".join([gun_words(g) for g in s.guns[seat]]) or "-", write_guns),
    own("cover", read_cover, write_cover),
    own("behind", lambda s, seat: "yes" if s.marks[BEHIND] >> seat & 1 else "no"),
    own(
        "grudge",
        lambda s, seat: write_seats(s.grudges[seat]),
        write_grudge,
    ),
    own("used", lambda s, seat: "yes" if s.used >> seat & 1 else "no", write_used),
    own("played", lambda s, seat: write_one(KIND_CARD, s.played[seat])),
    own("aim", lambda s, seat: write_seat(s.aims[seat])),
    own("stance", lambda s, seat: write_one(KIND_STANCE, s.stances[seat])),
    own("points", lambda s, seat: str(score(s, seat) if s.alive >> seat & 1 else 0)),
    Fact("hurt", lambda s, seat: write_seats(s.hurt), write_hurt),
    seats_fact("alive"),
    seats_fact("up"),
    Fact("row", lambda s, seat: write_list(KIND_CARD, s.row), write_row),
    Fact("worth", lambda s, seat: ", ".join([str(notoriety_on(s, card)) for card in s.row]) or "-"),
    Fact("discards", lambda s, seat: write_list(KIND_CARD, sorted(s.discards)), write_discards),
    Fact("deck", lambda s, seat: str(len(s.stack))),
    Fact("face-up cover", lambda s, seat: write_one(KIND_COVER, s.cover_up), write_cover_up),
    Fact("pile", lambda s, seat: str(s.pile), write_pile),
    Fact("spent", read_spent, write_spent),
    Fact("unseen discards", lambda s, seat: str(gun_bullets(s.lost << LOAD_SHIFT))),
)
