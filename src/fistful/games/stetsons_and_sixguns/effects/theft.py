"""Other people's cards and points (SS-32, SS-R1, "Who sees what")."""

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Draw, Together
from fistful.engine.seats import SEATS_IN
from fistful.games.stetsons_and_sixguns.asking import Ask, can_choose
from fistful.games.stetsons_and_sixguns.cards import CARD, GIVE, KEEP, PAY, TAKE
from fistful.games.stetsons_and_sixguns.events import (
    ADDS_TO_ROW,
    BLACKMAILED,
    LOOKS_AT,
    LOOKS_AT_YOU,
    MOVES_CARD,
    MOVES_CARD_SEEN,
    STEALS,
    TAKES,
)
from fistful.games.stetsons_and_sixguns.knowledge import (
    lies_open,
    looked_at_hand,
    moved_unseen,
    seen_in_hand,
)
from fistful.games.stetsons_and_sixguns.marks import ACTED, ACTOR, CHOICE, ON_TABLE, STOLEN
from fistful.games.stetsons_and_sixguns.notoriety import gain, lose
from fistful.games.stetsons_and_sixguns.ops import GO, OP_KEEP, OP_STOLEN
from fistful.games.stetsons_and_sixguns.order import (
    BLACKMAIL_PHASE,
    DRAW_PHASE,
    GIVE_BACK_PHASE,
    KEEP_PHASE,
    NEXT_PHASE,
    PASS_LEFT_PHASE,
    ROW_PHASE,
    STEAL_PHASE,
    SWAP_GIVE_PHASE,
    SWAP_TAKE_PHASE,
)
from fistful.games.stetsons_and_sixguns.round import restock
from fistful.games.stetsons_and_sixguns.state import (
    StetsonsAndSixguns,
    without,
)
from fistful.games.stetsons_and_sixguns.windows import cancel


def move_cards(s: StetsonsAndSixguns, moves: list[tuple[int, int, int]], out: Out | None) -> None:
    """Move hand cards at once, each (giver, taker, card); only those two see which."""
    told = [(giver, taker, card, len(s.hands[giver]) == 1) for giver, taker, card in moves]
    for giver, _, card in moves:
        s.hands[giver] = without(s.hands[giver], card)
    for giver, taker, card in moves:
        s.hands[taker] += (card,)
        if out:
            out.to(1 << giver | 1 << taker, MOVES_CARD_SEEN, giver, taker, card)
            out.to(~(1 << giver | 1 << taker), MOVES_CARD, giver, taker)
    moved_unseen(s, told)


def steal_played(s: StetsonsAndSixguns, out: Out | None) -> int:
    """Take the card the target played; its Action is cancelled, its Speed and shot stand."""
    seat = s.action[ACTOR]
    target = s.aims[seat]
    if not can_choose(s, target) or not s.marks[ON_TABLE] >> target & 1:
        return GO
    card = s.played[target]
    s.marks[ON_TABLE] &= ~(1 << target)
    s.marks[STOLEN] |= 1 << target
    s.hands[seat] += (card,)
    seen_in_hand(s, seat, card)
    if out:
        out.all(STEALS, seat, target, card)
    if not s.marks[ACTED] >> target & 1:
        cancel(s, target, out)
    return GO


def pick_pocket(s: StetsonsAndSixguns, out: Out | None) -> int:
    """Take a random card from the target's hand, then give any card back."""
    target = s.aims[s.action[ACTOR]]
    if not can_choose(s, target) or not s.hands[target]:
        return GO
    s.who = s.action[ACTOR]
    s.action[CHOICE] = target
    s.agenda.append((OP_STOLEN,))
    return STEAL_PHASE


class Steal(Draw[StetsonsAndSixguns]):
    """SS-R1: a random hand card is taken, unseen by the rest of the table."""

    number = STEAL_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [CARD + card for card in sorted(s.hands[s.action[CHOICE]])]

    def draw(self, s: StetsonsAndSixguns, dice: Dice) -> int:
        return CARD + dice.pick(list(s.hands[s.action[CHOICE]]))

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        # Belle Starling has chosen what she gives before: both cards change hands at once.
        moves = [(s.who, s.action[CHOICE], card) for card in s.drawn]
        s.drawn = []
        move_cards(s, [(s.action[CHOICE], s.who, action - CARD), *moves], out)
        return NEXT_PHASE


def give_back(s: StetsonsAndSixguns, out: Out | None) -> int:
    """The pickpocket gives a card."""
    s.who = s.action[ACTOR]
    return GIVE_BACK_PHASE


class GiveBack(Ask):
    """SS-R1: Pickpocket: any card of one's own goes back."""

    number = GIVE_BACK_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [GIVE + card for card in s.hands[seat]]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        """SS-90: gift: random."""
        return GIVE + dice.pick(sorted(s.hands[seat]))

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        move_cards(s, [(seat, s.action[CHOICE], action - GIVE)], out)
        return NEXT_PHASE


def swap_card(s: StetsonsAndSixguns, out: Out | None) -> int:
    """Look at the target's hand and swap a card with it."""
    seat = s.action[ACTOR]
    target = s.aims[seat]
    if not can_choose(s, target) or not s.hands[target]:
        return GO
    looked_at_hand(s, seat, target)
    if out:
        out.only(seat, LOOKS_AT_YOU, target, *sorted(s.hands[target]))
        out.others(seat, LOOKS_AT, seat, target)
    if not s.hands[seat]:
        return GO
    s.who = seat
    s.action[CHOICE] = target
    return SWAP_TAKE_PHASE


class SwapTake(Ask):
    """SS-R1: Card Sharp: which card of theirs."""

    number = SWAP_TAKE_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [TAKE + card for card in sorted(s.hands[s.action[CHOICE]])]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        return TAKE + dice.pick(sorted(s.hands[s.action[CHOICE]]))

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        move_cards(s, [(s.action[CHOICE], seat, action - TAKE)], out)
        s.drawn = [action - TAKE]
        return SWAP_GIVE_PHASE


class SwapGive(Ask):
    """SS-R1: Card Sharp: which card of one's own, not the one just taken."""

    number = SWAP_GIVE_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [GIVE + card for card in s.hands[seat] if card not in s.drawn]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        return dice.pick(sorted(self.legal(s, seat)))

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        s.drawn = []
        move_cards(s, [(seat, s.action[CHOICE], action - GIVE)], out)
        return NEXT_PHASE


def blackmail(s: StetsonsAndSixguns, out: Out | None) -> int:
    """The target gives a point or a hand card, as it prefers."""
    target = s.aims[s.action[ACTOR]]
    if not can_choose(s, target) or not (s.notoriety[target] or s.hands[target]):
        return GO
    s.who = target
    return BLACKMAIL_PHASE


class Blackmail(Ask):
    """SS-R1: Blackmail: pay a point or give a card."""

    number = BLACKMAIL_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        gifts = [GIVE + card for card in s.hands[seat]]
        return [PAY, *gifts] if s.notoriety[seat] else gifts

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        """SS-90: gift: random."""
        return dice.pick(sorted(self.legal(s, seat)))

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        if action == PAY:
            lose(s, seat, 1, BLACKMAILED, out)
            gain(s, s.action[ACTOR], 1, BLACKMAILED, out)
        else:
            move_cards(s, [(seat, s.action[ACTOR], action - GIVE)], out)
        return NEXT_PHASE


def pass_left(s: StetsonsAndSixguns, out: Out | None) -> int:
    """Every standing player passes a hand card to the left."""
    return PASS_LEFT_PHASE if s.up.bit_count() > 1 else GO


class PassLeft(Together[StetsonsAndSixguns]):
    """SS-R1: Saloon Brawl: sealed and all at once, a card to the next standing player."""

    number = PASS_LEFT_PHASE
    seconds = 30

    def asks(self, s: StetsonsAndSixguns) -> int:
        return sum([1 << seat for seat in SEATS_IN[s.up] if s.hands[seat]])

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [GIVE + card for card in s.hands[seat]]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        """SS-90: pass: random."""
        return GIVE + dice.pick(sorted(s.hands[seat]))

    def settle(self, s: StetsonsAndSixguns, out: Out | None) -> int:
        standing = SEATS_IN[s.up]
        moves = [
            (seat, standing[(place + 1) % len(standing)], s.said[seat] - GIVE)
            for place, seat in enumerate(standing)
            if s.said[seat] >= 0
        ]
        move_cards(s, moves, out)
        return NEXT_PHASE


def keep_one_of(s: StetsonsAndSixguns, count: int, out: Out | None) -> int:
    """Draw some cards, keep one; the others go to the face-up row."""
    s.who = s.action[ACTOR]
    if count and restock(s, out):
        s.agenda.append((OP_KEEP, count - 1))
        return DRAW_PHASE
    if len(s.drawn) > 1:
        return KEEP_PHASE
    s.drawn = []
    return GO


class Keep(Ask):
    """SS-R1: Snake Oil: which of the cards drawn to keep."""

    number = KEEP_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [KEEP + card for card in s.drawn]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        return dice.pick(sorted(self.legal(s, seat)))

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        for card in s.drawn:
            if card != action - KEEP:
                s.hands[seat] = without(s.hands[seat], card)
                s.row = sorted([*s.row, card])
                lies_open(s, card)
                if out:
                    out.all(ADDS_TO_ROW, seat, card)
        s.drawn = []
        return NEXT_PHASE


def take_from_row(s: StetsonsAndSixguns, out: Out | None) -> int:
    """Take a face-up card now."""
    s.who = s.action[ACTOR]
    return ROW_PHASE if s.row else GO


def take_card(s: StetsonsAndSixguns, seat: int, card: int, out: Out | None) -> None:
    """SS-61: a face-up card goes to a hand, for all to see."""
    s.row.remove(card)
    s.hands[seat] += (card,)
    seen_in_hand(s, seat, card)
    if out:
        out.all(TAKES, seat, card)


class TakeFromRow(Ask):
    """SS-R1: Five-Finger Discount: which face-up card."""

    number = ROW_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [TAKE + card for card in s.row]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        return TAKE + dice.pick(s.row)

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        take_card(s, seat, action - TAKE, out)
        return NEXT_PHASE
