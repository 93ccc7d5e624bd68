"""When the smoke clears: pay, cards back to hand, taking stock, the next round (SS-60 to SS-62)."""

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.stetsons_and_sixguns.agenda import HANDLERS, Ask
from fistful.games.stetsons_and_sixguns.cards import GIVE, PASS, RUN, STAY, SWAP, TAKE
from fistful.games.stetsons_and_sixguns.effects.theft import take_card
from fistful.games.stetsons_and_sixguns.ending import finish, worth
from fistful.games.stetsons_and_sixguns.events import (
    CHEEK_PAY,
    COURAGE_PAY,
    LOST_CARD,
    RETURNS,
    ROW_DISCARDED,
)
from fistful.games.stetsons_and_sixguns.knowledge import seen_in_hand
from fistful.games.stetsons_and_sixguns.notoriety import gain
from fistful.games.stetsons_and_sixguns.state import (
    StetsonsAndSixguns,
    seat_with,
)
from fistful.games.stetsons_and_sixguns.steps import (
    BRAVE,
    CHOICE,
    FIRED,
    GO,
    LIGHT_FINGERS_PHASE,
    LIGHT_GIVE_PHASE,
    NEXT_PHASE,
    NO_STOCK,
    ON_TABLE,
    OP_END_ROUND,
    OP_LIGHT_FINGERS,
    OP_PICK,
    OP_ROUND,
    OP_SMOKE_CLEARS,
    OP_STOCK,
    STEAL_PHASE,
    STOCK_FIRST,
    STOCK_PHASE,
    STOCK_TWO,
)
from fistful.games.stetsons_and_sixguns.vocabulary import LIGHT_FINGERS, OTHER_CHEEK
from fistful.games.stetsons_and_sixguns.windows import seat_left_with, use_ability


def smoke_clears(s: StetsonsAndSixguns, about: int, out: Out | None) -> int:
    """SS-60: those who earned it by standing are paid, and played cards go back to hand."""
    preacher = paid_preacher(s)
    brave = s.marks[BRAVE]
    if brave or preacher != NOTHING:
        pay_the_standing(s, brave, preacher, out)
    are_discarded = s.options["played_cards"] == "discard"
    for seat in SEATS_IN[s.marks[ON_TABLE]]:
        card = s.played[seat]
        if are_discarded:
            s.discards = [*s.discards, card]
            if out:
                out.all(LOST_CARD, seat, card)
            continue
        s.hands[seat] += (card,)
        seen_in_hand(s, seat, card)
        if out:
            out.all(RETURNS, seat, card)
    s.marks[ON_TABLE] = 0
    s.agenda = [OP_END_ROUND, OP_STOCK]
    return GO


def pay_the_standing(s: StetsonsAndSixguns, brave: int, preacher: int, out: Out | None) -> None:
    """SS-60, SS-R3: a point for courage, and for the Preacher who held his fire."""
    for seat in SEATS_IN[s.up]:
        hid = s.stances[seat] in (RUN, STAY)
        if brave >> seat & 1 and s.stances[seat] != RUN:
            gain(s, seat, 1, COURAGE_PAY, out)
        if seat == preacher and not hid and not s.marks[FIRED] >> seat & 1:
            gain(s, seat, 1, CHEEK_PAY, out)


def paid_preacher(s: StetsonsAndSixguns) -> int:
    """SS-R3: return who is paid for holding fire, if somebody has shot at him, or NOTHING."""
    preacher = seat_with(s, OTHER_CHEEK)
    if preacher == NOTHING:
        return NOTHING
    shot_at = [s.aims[other] for other in SEATS_IN[s.marks[FIRED] & ~(1 << preacher)]]
    return preacher if preacher in shot_at else NOTHING


def take_stock(s: StetsonsAndSixguns, about: int, out: Out | None) -> int:
    """SS-61: everyone still up picks, fastest first; Fast Shuffle before all, the Hat twice."""
    picking = s.up & ~s.marks[NO_STOCK]
    pickers = [seat for seat in s.order if picking >> seat & 1]
    if s.marks[STOCK_FIRST]:
        first = [seat for seat in pickers if s.marks[STOCK_FIRST] >> seat & 1]
        pickers = first + [seat for seat in pickers if seat not in first]
    two = s.marks[STOCK_TWO]
    thief = seat_left_with(s, LIGHT_FINGERS)
    for seat in reversed(pickers):
        s.agenda.append(OP_PICK + (seat << 8))
        if two >> seat & 1:
            s.agenda.append(OP_PICK + (seat << 8))
        if seat == thief:
            s.agenda.append(OP_LIGHT_FINGERS + (seat << 8))
    return GO


def pick(s: StetsonsAndSixguns, seat: int, out: Out | None) -> int:
    """SS-61: an empty row gives nothing."""
    s.who = seat
    return STOCK_PHASE if s.row else GO


class TakingStock(Ask):
    """SS-61: one face-up card."""

    name = "taking-stock"
    leads_to = ["next"]

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [TAKE + card for card in s.row]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        """SS-90: the most NOTORIETY, then the fastest."""
        best = min([(-worth(s, card), s.deck.speed[card], card) for card in s.row])
        return TAKE + best[2]

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        take_card(s, seat, action - TAKE, out)
        return NEXT_PHASE


def swappable(s: StetsonsAndSixguns, seat: int) -> int:
    """SS-R3: return the living players Belle wounded this round who have a card to swap."""
    prey = s.prey[seat] & s.alive
    return sum([1 << other for other in SEATS_IN[prey] if s.hands[other]])


def offer_light_fingers(s: StetsonsAndSixguns, seat: int, out: Out | None) -> int:
    """SS-50: Belle Starling at her pick."""
    if not s.hands[seat] or not swappable(s, seat):
        return GO
    s.who = seat
    return LIGHT_FINGERS_PHASE


class LightFingers(Ask):
    """SS-R3: Belle Starling, once a game: swap a hand card with a player she wounded."""

    name = "light-fingers"
    leads_to = ["light-give", "next"]

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [*[SWAP + other for other in SEATS_IN[swappable(s, seat)]], PASS]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        return PASS

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        if action == PASS:
            return NEXT_PHASE
        use_ability(s, seat, out)
        s.act[CHOICE] = action - SWAP
        return LIGHT_GIVE_PHASE


class LightGive(Ask):
    """SS-R3: Belle Starling: the card she gives, before she takes one blind."""

    name = "light-give"
    leads_to = ["pickpocket"]

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [GIVE + card for card in s.hands[seat]]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        """SS-90: gift: random."""
        return GIVE + dice.pick(sorted(s.hands[seat]))

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        s.drawn = [action - GIVE]
        return STEAL_PHASE


def end_round(s: StetsonsAndSixguns, about: int, out: Out | None) -> int:
    """SS-61, SS-70: the rest of the row is discarded; after the last round the game is over."""
    if out and s.row:
        out.all(ROW_DISCARDED, *s.row)
    s.discards = s.discards + s.row
    s.row = []
    if s.round == int(s.options["rounds"]):
        return finish(s, "rounds", out)
    s.agenda.append(OP_ROUND)
    return GO


HANDLERS[OP_SMOKE_CLEARS] = smoke_clears
HANDLERS[OP_STOCK] = take_stock
HANDLERS[OP_PICK] = pick
HANDLERS[OP_LIGHT_FINGERS] = offer_light_fingers
HANDLERS[OP_END_ROUND] = end_round
