"""The first half of a round: deal, choose, draw, shoot, reveal (SS-10 to SS-16)."""

from bisect import bisect_left, insort

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Draw, Together
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.stetsons_and_sixguns.cards import (
    AIM,
    AIM_AT,
    CARD,
    DUG_IN_WITHOUT_POINTS,
    FIRE,
    IN_COVER,
    IN_THE_OPEN,
    OUT_OF_POINTS,
    PLAY,
    RELOAD,
    RUN,
    STANCE,
    STAND,
    STAY,
)
from fistful.games.stetsons_and_sixguns.ending import finish
from fistful.games.stetsons_and_sixguns.events import (
    AIMS,
    BRASS,
    CHOSE,
    DECK_SHUFFLED,
    DREW,
    DREW_YOU,
    FOR_COVER,
    IN_ROW,
    LEAVES_COVER,
    RAISED,
    REVEALED,
    ROUND_BEGINS,
    STANCE_IS,
    TOO_FEW_CARDS,
)
from fistful.games.stetsons_and_sixguns.knowledge import (
    drew_unseen,
    lies_open,
    shuffled_in,
)
from fistful.games.stetsons_and_sixguns.marks import (
    BEHIND,
    FROM_COVER,
    HURT_BEFORE,
    ON_TABLE,
    PAID,
    SHOWN,
)
from fistful.games.stetsons_and_sixguns.notoriety import gain, hurt_seats, lose
from fistful.games.stetsons_and_sixguns.ops import (
    OP_CHOOSE,
    OP_KEEP,
)
from fistful.games.stetsons_and_sixguns.order import (
    AIM_PHASE,
    CHOOSE_PHASE,
    DEAL_PHASE,
    DRAW_PHASE,
    NEXT_PHASE,
    STANCE_PHASE,
)
from fistful.games.stetsons_and_sixguns.state import (
    StetsonsAndSixguns,
    clear_round,
    cover_kind,
    drop_cover,
    has_ability,
    speed,
    without,
)
from fistful.games.stetsons_and_sixguns.vocabulary import DUG_IN


def begin_round(s: StetsonsAndSixguns, out: Out | None) -> int:
    """SS-10: a new round; if deck and discards together cannot fill the row, the game ends."""
    clear_round(s)
    s.round += 1
    s.marks[HURT_BEFORE] = hurt_seats(s)
    if out:
        out.all(ROUND_BEGINS, s.round, int(s.options["rounds"]))
    if len(s.stack) + len(s.discards) < s.alive.bit_count():
        if out:
            out.all(TOO_FEW_CARDS)
        return finish(s, "cards", out)
    restock(s, out)
    return DEAL_PHASE


def restock(s: StetsonsAndSixguns, out: Out | None) -> bool:
    """SS-10: shuffle the discards into an empty deck; tell whether there is a card to draw."""
    if s.stack:
        return True
    if not s.discards:
        return False
    s.stack = sorted(s.discards)
    s.discards = []
    for card in s.stack:
        shuffled_in(s, card)
    if out:
        out.all(DECK_SHUFFLED)
    return True


class Deal(Draw[StetsonsAndSixguns]):
    """SS-10: as many Action cards face up as there are living players; SS-62: the last raise."""

    number = DEAL_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [CARD + card for card in s.stack]

    def draw(self, s: StetsonsAndSixguns, dice: Dice) -> int:
        return CARD + dice.pick(s.stack)

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        card = action - CARD
        del s.stack[bisect_left(s.stack, card)]
        insort(s.row, card)
        lies_open(s, card)
        if out:
            out.all(IN_ROW, card)
        if len(s.row) < len(SEATS_IN[s.alive]):
            restock(s, out)
            return DEAL_PHASE
        if s.round == int(s.options["rounds"]):
            raise_last_row(s, out)
        return NEXT_PHASE


def raise_last_row(s: StetsonsAndSixguns, out: Out | None) -> None:
    """SS-62: the three fastest cards of the last row become worth 3, 2 and 1, if they are not."""
    by_speed = sorted([(s.deck.speed[card], card) for card in s.row])
    for place, (_, card) in enumerate(by_speed[:3]):
        worth = 3 - place
        if s.deck.notoriety[card] < worth:
            s.raised = [*s.raised, (card, worth)]
            if out:
                out.all(RAISED, card, worth)


class DrawCard(Draw[StetsonsAndSixguns]):
    """SS-11, SS-18: a seat draws an Action card from the deck; only it sees which."""

    number = DRAW_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [CARD + card for card in s.stack]

    def draw(self, s: StetsonsAndSixguns, dice: Dice) -> int:
        return CARD + dice.pick(s.stack)

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        card = action - CARD
        del s.stack[bisect_left(s.stack, card)]
        s.hands[s.who] += (card,)
        drew_unseen(s, s.who, card)
        if s.agenda[-1][0] == OP_KEEP:
            s.drawn = [*s.drawn, card]
        if out:
            out.only(s.who, DREW_YOU, card)
            out.others(s.who, DREW, s.who)
        return NEXT_PHASE


def choose(s: StetsonsAndSixguns, out: Out | None) -> int:
    """SS-11: who has no card draws one first, if there is any; then all choose."""
    for seat in SEATS_IN[s.alive]:
        if not s.hands[seat] and restock(s, out):
            s.who = seat
            s.agenda.append((OP_CHOOSE,))
            return DRAW_PHASE
    return CHOOSE_PHASE


def meant(said: list[int], verb: int) -> list[int]:
    """Return by seat what the sealed answers with a verb are about; NOTHING for who was silent."""
    return [answer - verb if answer != NOTHING else NOTHING for answer in said]


class Choose(Together[StetsonsAndSixguns]):
    """SS-11: all at once and in secret, an Action card each."""

    number = CHOOSE_PHASE

    def asks(self, s: StetsonsAndSixguns) -> int:
        return sum([1 << seat for seat in SEATS_IN[s.alive] if s.hands[seat]])

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [PLAY + card for card in s.hands[seat]]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        """SS-90: a random card."""
        return PLAY + dice.pick(sorted(s.hands[seat]))

    def settle(self, s: StetsonsAndSixguns, out: Out | None) -> int:
        s.played = meant(s.said, PLAY)
        for seat, card in enumerate(s.played):
            if card != NOTHING:
                s.hands[seat] = without(s.hands[seat], card)
                s.marks[ON_TABLE] |= 1 << seat
        if out:
            out.all(CHOSE)
        return NEXT_PHASE


def aim(s: StetsonsAndSixguns, out: Out | None) -> int:
    """SS-12: on to the aims."""
    return AIM_PHASE


class Aim(Together[StetsonsAndSixguns]):
    """SS-12: Draw! All at once, each points at another living seat."""

    number = AIM_PHASE
    count = 8

    def asks(self, s: StetsonsAndSixguns) -> int:
        return s.alive

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return AIM_AT[s.alive & ~(1 << seat)]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        """SS-90: a random target."""
        return dice.pick(self.legal(s, seat))

    def settle(self, s: StetsonsAndSixguns, out: Out | None) -> int:
        s.aims = meant(s.said, AIM)
        if out:
            for seat in SEATS_IN[s.alive]:
                out.all(AIMS, seat, s.aims[seat])
        return NEXT_PHASE


def stance(s: StetsonsAndSixguns, out: Out | None) -> int:
    """SS-13: on to the stances."""
    return STANCE_PHASE


class Stance(Together[StetsonsAndSixguns]):
    """SS-13: Shoot! All at once, each picks a stance; SS-14 to SS-16 follow at once."""

    number = STANCE_PHASE
    count = 12

    def asks(self, s: StetsonsAndSixguns) -> int:
        return s.alive

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        """SS-13, SS-15: hiding costs a point; a card that breaks cover forbids staying in it."""
        has_point = s.notoriety[seat] > 0
        card = s.played[seat]
        if s.covers[seat] == NOTHING or (card != NOTHING and s.deck.breaks_cover[card]):
            return IN_THE_OPEN if has_point else OUT_OF_POINTS
        if has_point:
            return IN_COVER
        return DUG_IN_WITHOUT_POINTS if has_ability(s, seat, DUG_IN) else OUT_OF_POINTS

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        """SS-90: stand."""
        return STANCE + STAND

    def settle(self, s: StetsonsAndSixguns, out: Out | None) -> int:
        s.stances = meant(s.said, STANCE)
        if out:
            for seat in SEATS_IN[s.alive]:
                out.all(STANCE_IS, seat, s.stances[seat])
        for seat in SEATS_IN[s.alive]:
            pay_for_stance(s, seat, out)
        reveal(s, out)
        return NEXT_PHASE


def pay_for_stance(s: StetsonsAndSixguns, seat: int, out: Out | None) -> None:
    """SS-13, SS-14: who hides pays; who was wounded before and stands all the same is paid."""
    taken = s.stances[seat]
    me = 1 << seat
    if taken == STAND:
        if s.marks[HURT_BEFORE] & me:
            gain(s, seat, 1, BRASS, out)
        return
    if taken == RELOAD:
        return
    if taken != RUN:
        s.marks[BEHIND] |= me
    if taken == FIRE:
        s.marks[FROM_COVER] |= me
    if (taken != STAY or not has_ability(s, seat, DUG_IN)) and lose(s, seat, 1, FOR_COVER, out):
        s.marks[PAID] |= me


def reveal(s: StetsonsAndSixguns, out: Out | None) -> None:
    """SS-15, SS-16: all cards face up; NOTORIETY and COVER break cover; Speed gives the order."""
    s.marks[SHOWN] = 1
    s.order = [seat for _, seat in sorted([(speed(s, seat), seat) for seat in SEATS_IN[s.alive]])]
    for seat in s.order:
        card = s.played[seat]
        if card == NOTHING:
            continue
        lies_open(s, card)
        if out:
            out.all(REVEALED, seat, card)
        if s.deck.breaks_cover[card] and s.covers[seat] != NOTHING:
            if out:
                out.all(LEAVES_COVER, seat, cover_kind(s.covers[seat]))
            drop_cover(s, seat)
