"""Setting up: who is who, and the starting hands (SS-04)."""

from bisect import bisect_left

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Draw, Turn
from fistful.engine.state import NOTHING, replaced
from fistful.games.stetsons_and_sixguns.cards import BE, CARD, CHARACTER
from fistful.games.stetsons_and_sixguns.events import DEALT, DEALT_YOU, IS_CHARACTER
from fistful.games.stetsons_and_sixguns.knowledge import dealt
from fistful.games.stetsons_and_sixguns.ops import OP_FACE_UP, OP_ROUND
from fistful.games.stetsons_and_sixguns.order import (
    CHARACTER_PHASE,
    HAND_PHASE,
    NEXT_PHASE,
    PICK_CHARACTER_PHASE,
)
from fistful.games.stetsons_and_sixguns.state import StetsonsAndSixguns


def free_characters(s: StetsonsAndSixguns) -> list[int]:
    """Return the characters nobody has."""
    return [person for person in s.deck.characters if person not in s.characters]


def become(s: StetsonsAndSixguns, seat: int, character: int, out: Out | None) -> None:
    """SS-04: a seat is a character from now on."""
    s.characters = replaced(s.characters, seat, character)
    if out:
        out.all(IS_CHARACTER, seat, character)


class Character(Draw[StetsonsAndSixguns]):
    """SS-04: each seat is dealt a character, for all to see."""

    number = CHARACTER_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [CHARACTER + person for person in free_characters(s)]

    def draw(self, s: StetsonsAndSixguns, dice: Dice) -> int:
        return CHARACTER + dice.pick(free_characters(s))

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        become(s, s.characters.index(NOTHING), action - CHARACTER, out)
        return CHARACTER_PHASE if NOTHING in s.characters else HAND_PHASE


class PickCharacter(Turn[StetsonsAndSixguns]):
    """SS-04: with the option, each seat in turn picks a character, for all to see."""

    number = PICK_CHARACTER_PHASE

    def asks(self, s: StetsonsAndSixguns) -> int:
        return 1 << s.characters.index(NOTHING)

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [BE + person for person in free_characters(s)]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        """SS-90: a random character."""
        return dice.pick(self.legal(s, seat))

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        become(s, seat, action - BE, out)
        return PICK_CHARACTER_PHASE if NOTHING in s.characters else HAND_PHASE


class Hand(Draw[StetsonsAndSixguns]):
    """SS-04: four cards without NOTORIETY to each seat, one at a time, secret."""

    number = HAND_PHASE

    def plain(self, s: StetsonsAndSixguns) -> list[int]:
        """Return the cards without NOTORIETY still in the deck."""
        return [CARD + card for card in s.stack if not s.deck.notoriety[card]]

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return self.plain(s)

    def draw(self, s: StetsonsAndSixguns, dice: Dice) -> int:
        while True:
            card = dice.pick(s.stack)
            if not s.deck.notoriety[card]:
                return CARD + card

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        card = action - CARD
        given = len(s.deck.cards[s.seats]) - len(s.stack)
        to = given % s.seats
        del s.stack[bisect_left(s.stack, card)]
        s.hands[to] += (card,)
        dealt(s, to, card)
        if out:
            out.only(to, DEALT_YOU, card)
            out.others(to, DEALT, to)
        if given + 1 < s.seats * s.deck.starting_cards:
            return HAND_PHASE
        s.agenda = [(OP_ROUND, 0), (OP_FACE_UP,)]
        return NEXT_PHASE
