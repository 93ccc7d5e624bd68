"""The reveal and the confrontation (GB-37, GB-40 to GB-47)."""

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Race, Turn
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING, OVER
from fistful.games.get_billy_the_kid.cards import (
    ARREST,
    CARD,
    DISGUISE,
    ESCAPE,
    FIRE,
    HOLD,
    MATCH,
    PASS,
    PICK,
    PISTOL,
    REPLACE,
    RESPOND,
    RIFLE,
    SURRENDER,
    TNT,
    each_kind,
)
from fistful.games.get_billy_the_kid.ending import leave_play
from fistful.games.get_billy_the_kid.events import (
    AWAY,
    BLAST,
    BOTH_LIVE,
    FIRED,
    HELD,
    LEFT_OVER,
    MATCHED,
    PICKED,
    PICKED_CARD,
    REPLACED,
    RESPONDED,
    SAW,
    SHOT,
    TAKEN,
    UNMATCHED,
)
from fistful.games.get_billy_the_kid.hands import (
    can_draw,
    clear_hand,
    gain,
    lose,
    pay,
    see_hand,
    show,
)
from fistful.games.get_billy_the_kid.order import (
    PICKING,
    RACE,
    REFILL,
    REPLACING,
    RESPONSE,
    REVEAL,
    SHOOTOUT,
)
from fistful.games.get_billy_the_kid.setup import FromDeck
from fistful.games.get_billy_the_kid.state import BY, GetBilly, end_confrontation, lawmen
from fistful.games.get_billy_the_kid.supply import advance, draw_card


def clockwise(s: GetBilly, first: int, seats: int) -> list[int]:
    """Return the seats of a set in turn order from the given one."""
    members = SEATS_IN[seats]
    return [m for m in members if m >= first] + [m for m in members if m < first]


class Reveal(Turn[GetBilly]):
    """GB-37: each Outlaw, the accused first, may once exchange any number of its Arrests.

    Every Outlaw is asked, with or without Arrests: being asked says nothing.
    """

    number = REVEAL

    def asks(self, s: GetBilly) -> int:
        return 1 << clockwise(s, s.outlaw, s.outlaws & ~s.replaced)[0]

    def legal(self, s: GetBilly, seat: int) -> list[int]:
        return [REPLACE + amount for amount in range(s.hands[seat].count(ARREST) + 1)]

    def default(self, s: GetBilly, seat: int, dice: Dice) -> int:
        return REPLACE

    def hear(self, s: GetBilly, seat: int, action: int, out: Out | None) -> int:
        s.past.append(action * BY + seat)
        s.replaced |= 1 << seat
        s.drawer = seat
        s.owed = action - REPLACE
        for _ in range(s.owed):
            pay(s, seat, ARREST)
        if out:
            out.all(REPLACED, seat, s.owed)
        return draw_replacements(s, out)


def draw_replacements(s: GetBilly, out: Out | None) -> int:
    """GB-37: draw as many as were discarded, then the next Outlaw's turn to exchange."""
    if s.owed and can_draw(s, out):
        return REPLACING
    s.owed = 0
    s.drawer = NOTHING
    return REVEAL if s.outlaws & ~s.replaced else RESPONSE


class Replacing(FromDeck):
    """GB-37: a card for every Arrest discarded."""

    number = REPLACING

    def hear(self, s: GetBilly, seat: int, action: int, out: Out | None) -> int:
        draw_card(s, s.drawer, action - CARD, out)
        s.owed -= 1
        return draw_replacements(s, out)


class Response(Turn[GetBilly]):
    """GB-40: the Outlaw plays a response of its choice, or is arrested if it holds none."""

    number = RESPONSE

    def asks(self, s: GetBilly) -> int:
        return 1 << s.outlaw

    def legal(self, s: GetBilly, seat: int) -> list[int]:
        opens = s.options["rifle_opens"] == "yes"
        return [
            move
            for move in each_kind(RESPOND, s.hands[seat])
            if move >= RESPOND + PISTOL or (opens and move == RESPOND + RIFLE)
        ] or [SURRENDER]

    def default(self, s: GetBilly, seat: int, dice: Dice) -> int:
        return dice.pick(self.legal(s, seat))

    def hear(self, s: GetBilly, seat: int, action: int, out: Out | None) -> int:
        s.past.append(action * BY + seat)
        if action == SURRENDER:
            if out:
                out.all(TAKEN, seat, s.facing, *s.hands[seat])
            clear_hand(s, seat)
            return OVER if leave_play(s, seat, out) else wrap_up(s, out)
        card = action - RESPOND
        lay(s, seat, card)
        if out:
            out.all(RESPONDED, seat, card)
        if card >= ESCAPE:
            return RACE
        if card == TNT:
            s.missing |= lawmen(s)
            if out:
                out.all(BLAST, seat, *SEATS_IN[lawmen(s)])
            return wrap_up(s, out)
        if card == DISGUISE:
            if out:
                out.all(AWAY, seat)
            return wrap_up(s, out)
        s.lead = 1
        s.shooter = s.facing
        return SHOOTOUT


def lay(s: GetBilly, seat: int, card: int) -> None:
    """GB-42: a card of a running confrontation lies on the table, not in the discard pile."""
    show(s, seat, card)
    s.table = [*s.table, card]
    s.involved |= 1 << seat


class Matching(Race[GetBilly]):
    """GB-41, GB-42: all Lawmen are asked at once; the first to lay the same design carries on.

    Everyone is asked, whether or not it holds a match, so being asked says nothing; that nobody
    matched shows at a fixed instant, so nobody can tell who hesitated.
    """

    number = RACE
    seconds = 10
    is_fixed = True

    def asks(self, s: GetBilly) -> int:
        return lawmen(s) & ~s.missing if s.options["out_may_match"] == "no" else lawmen(s)

    def legal(self, s: GetBilly, seat: int) -> list[int]:
        return [MATCH, PASS] if s.table[-1] in s.hands[seat] else [PASS]

    def default(self, s: GetBilly, seat: int, dice: Dice) -> int:
        return PASS

    def passing(self, s: GetBilly) -> int:
        return PASS

    def win(self, s: GetBilly, seat: int, action: int, out: Out | None) -> int:
        s.past.append(action * BY + seat)
        design = s.table[-1]
        lay(s, seat, design)
        s.facing = seat
        if out:
            out.all(MATCHED, seat, design)
        return RESPONSE

    def settle(self, s: GetBilly, out: Out | None) -> int:
        if out:
            out.all(UNMATCHED, s.outlaw, s.table[-1])
            out.all(AWAY, s.outlaw)
        return wrap_up(s, out)


class Shootout(Turn[GetBilly]):
    """GB-45: fire or hold in turn; who holds while behind is out, two holds when level end it."""

    number = SHOOTOUT
    seconds = 30

    def asks(self, s: GetBilly) -> int:
        return 1 << s.shooter

    def legal(self, s: GetBilly, seat: int) -> list[int]:
        return [FIRE + gun for gun in (RIFLE, PISTOL) if gun in s.hands[seat]] + [HOLD]

    def default(self, s: GetBilly, seat: int, dice: Dice) -> int:
        return HOLD

    def hear(self, s: GetBilly, seat: int, action: int, out: Out | None) -> int:
        s.past.append(action * BY + seat)
        foe = s.facing if seat == s.outlaw else s.outlaw
        s.shooter = foe
        if action != HOLD:
            s.lead += 1 if seat == s.outlaw else -1
            s.has_held = False
            lay(s, seat, action - FIRE)
            if out:
                out.all(FIRED, seat, foe, action - FIRE)
            return SHOOTOUT
        if out:
            out.all(HELD, seat)
        if s.lead:
            return shoot_down(s, seat, foe, out)
        if not s.has_held:
            s.has_held = True
            return SHOOTOUT
        if out:
            out.all(BOTH_LIVE, s.outlaw, s.facing)
        return wrap_up(s, out)


def shoot_down(s: GetBilly, seat: int, by: int, out: Out | None) -> int:
    """GB-45, GB-46: a seat is out; whoever shot it sees its hand and picks from it."""
    if out:
        out.all(SHOT, seat, by)
    if leave_play(s, seat, out):
        return OVER
    s.dead = seat
    s.drawer = by
    see_hand(s, by, seat)
    if out:
        out.only(by, SAW, seat, *s.hands[seat])
    return next_pick(s, out)


def next_pick(s: GetBilly, out: Out | None) -> int:
    """GB-46: until seven or until nothing is left; the rest is discarded face up."""
    if s.hands[s.dead] and len(s.hands[s.drawer]) < s.deck.hand_size:
        return PICKING
    if out:
        out.all(LEFT_OVER, s.dead, *s.hands[s.dead])
    clear_hand(s, s.dead)
    return wrap_up(s, out)


class Picking(Turn[GetBilly]):
    """GB-46: the survivor picks from the dead seat's hand, card by card."""

    number = PICKING

    def asks(self, s: GetBilly) -> int:
        return 1 << s.drawer

    def legal(self, s: GetBilly, seat: int) -> list[int]:
        return each_kind(PICK, s.hands[s.dead])

    def default(self, s: GetBilly, seat: int, dice: Dice) -> int:
        return dice.pick(self.legal(s, seat))

    def hear(self, s: GetBilly, seat: int, action: int, out: Out | None) -> int:
        card = action - PICK
        both = 1 << seat | 1 << s.dead
        lose(s, s.dead, card, both)
        gain(s, seat, card, both)
        if out:
            out.to(both, PICKED_CARD, seat, s.dead, card)
            out.to(~both, PICKED, seat, s.dead)
        return next_pick(s, out)


def wrap_up(s: GetBilly, out: Out | None) -> int:
    """GB-46: the confrontation is over; its cards go under the discard pile, hands are filled."""
    s.discards[:0] = s.table
    s.table = []
    return next_refill(s, out)


def next_refill(s: GetBilly, out: Out | None) -> int:
    """GB-46: the Outlaw, then Lawmen clockwise from the arrester; GB-47: then play goes on."""
    involved = s.involved & s.alive
    order = clockwise(s, s.arrester, involved & ~s.outlaws)
    if involved >> s.outlaw & 1:
        order.insert(0, s.outlaw)
    for seat in order:
        if len(s.hands[seat]) < s.deck.hand_size and can_draw(s, out):
            s.drawer = seat
            return REFILL
    s.drawer = NOTHING
    end_confrontation(s)
    return advance(s, out)


class Refill(FromDeck):
    """GB-46: everyone who played a card in the confrontation fills up to seven."""

    number = REFILL

    def hear(self, s: GetBilly, seat: int, action: int, out: Out | None) -> int:
        draw_card(s, s.drawer, action - CARD, out)
        return next_refill(s, out)
