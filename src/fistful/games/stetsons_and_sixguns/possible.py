"""Which positions in words a game of Stetsons & Sixguns can come to."""

from typing import Final

from fistful.engine.errors import Invalid
from fistful.engine.position import check_number, check_once, check_seats, impossible
from fistful.engine.state import NOTHING
from fistful.games.stetsons_and_sixguns.cards import (
    KIND_BULLET,
    KIND_CARD,
    KIND_CHARACTER,
    KIND_COVER,
)
from fistful.games.stetsons_and_sixguns.state import (
    GUN_BITS,
    StetsonsAndSixguns,
    cover_hits,
    cover_kind,
    gun_bullets,
)

#: The phases in which the game is still set up.
SETTING_UP: Final = ("character", "hand")


def check_position(s: StetsonsAndSixguns, phase: str) -> None:
    """Raise Invalid if no game comes to this position in this phase."""
    is_begun = phase not in SETTING_UP
    check_number("round", s.round, int(is_begun), int(s.options["rounds"]))
    check_seats("alive", s.alive, (1 << s.seats) - 1)
    if s.alive.bit_count() < 2:
        raise impossible("alive")
    check_seats("up", s.up, s.alive)
    check_cards(s)
    check_bullets(s)
    check_covers(s)
    check_once(KIND_CHARACTER, [who for who in s.characters if who != NOTHING])
    for seat in range(s.seats):
        check_seats("grudge", s.grudges[seat], (1 << s.seats) - 1 & ~(1 << seat))
        check_number("wounds", s.wounds[seat], 0, len(s.deck.cards[s.seats]), seat)
        check_number("notoriety", s.notoriety[seat], 0, 1000, seat)


def check_cards(s: StetsonsAndSixguns) -> None:
    """SS-R2: no card is in two places, nor one that is in the deck at no table."""
    cards = [*s.row, *s.discards]
    for seat in range(s.seats):
        cards += s.hands[seat]
        cards += [s.deck.card_of[gun & GUN_BITS] for gun in s.guns[seat][1:]]
    check_once(KIND_CARD, cards)
    for card in cards:
        if not s.deck.players[card]:
            raise Invalid("too-many-cards", card=KIND_CARD.words[card])


def check_bullets(s: StetsonsAndSixguns) -> None:
    """SS-01, SS-22: bullets come from the pile, and no gun holds more than fit."""
    for seat in range(s.seats):
        for gun in s.guns[seat]:
            check_number("guns", gun_bullets(gun), 0, s.deck.guns[gun & GUN_BITS].bullets, seat)
    if s.pile < 0 or s.lost < 0:
        raise impossible("pile")
    for bullet, (unseen, sure) in enumerate(zip(s.batches, s.sure, strict=True)):
        if unseen < 0 or sure < 0:
            raise Invalid("too-many-cards", card=KIND_BULLET.words[bullet])


def check_covers(s: StetsonsAndSixguns) -> None:
    """SS-17: no more Cover cards than there are, and none that has taken all its hits."""
    for kind, count in enumerate(s.cover_deck):
        if count < 0:
            raise Invalid("too-many-cards", card=KIND_COVER.words[kind])
    for seat, cover in enumerate(s.covers):
        if cover != NOTHING:
            most = s.deck.cover_hits[cover_kind(cover)] - 1
            check_number("cover", cover_hits(cover), 0, most, seat)
