"""Who must not know what in Noon: written without a look at its views."""

from fistful_noon.state import Noon

from fistful.engine.dice import Dice
from fistful.engine.state import NOTHING, OVER
from fistful.testing import Secrets


def face_down(s: Noon, seat: int) -> list[int]:
    """Return the others whose card lies face down."""
    if s.phase == OVER:
        return []
    turned = s.fallen if s.options["fallen"] == "open" else 0
    return [
        owner
        for owner in range(s.seats)
        if owner != seat and s.cards[owner] != NOTHING and s.fired[owner] == NOTHING
        if not turned >> owner & 1
    ]


def scramble(s: Noon, seat: int, dice: Dice) -> None:
    """Deal anew what lies face down."""
    owners = face_down(s, seat)
    cards = s.bag + [s.cards[owner] for owner in owners]
    dice.shuffle(cards)
    for owner in owners:
        s.cards[owner] = cards.pop()
    s.bag = sorted(cards)


def conserved(s: Noon) -> object:
    """Return all cards, and how many notches more there are than fallen."""
    cards = sorted(s.bag + [card for card in s.cards if card != NOTHING])
    return cards, sum(s.notches) - s.fallen.bit_count()


def hidden(s: Noon, seat: int) -> dict[str, object]:
    """Return the cards that lie face down."""
    return {f"card {owner}": s.cards[owner] for owner in face_down(s, seat)}


TABLES = [(seats, {"fallen": fallen}) for seats in (3, 4, 5, 6) for fallen in ("closed", "open")]
SECRETS = Secrets(TABLES, scramble, conserved, hidden)
