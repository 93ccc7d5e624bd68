"""What happens to the whole table: everyone flips, covers burn, a poster goes up (SS-R1)."""

from typing import Final

from fistful.engine.events import Out
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.stetsons_and_sixguns.agenda import HANDLERS
from fistful.games.stetsons_and_sixguns.bullets import can_draw, shuffle_discards
from fistful.games.stetsons_and_sixguns.cards import CLICK, HIT, HIT_FC, JAM
from fistful.games.stetsons_and_sixguns.cover import blow_away, mark_cover
from fistful.games.stetsons_and_sixguns.effects.asking import can_choose
from fistful.games.stetsons_and_sixguns.events import AMBUSHED, KNOCKED_DOWN, POSTER_UP
from fistful.games.stetsons_and_sixguns.notoriety import lose
from fistful.games.stetsons_and_sixguns.state import (
    StetsonsAndSixguns,
)
from fistful.games.stetsons_and_sixguns.steps import (
    ACTOR,
    BEHIND,
    BRAVE,
    FLIP_PHASE,
    GO,
    NO_STOCK,
    OP_DYNAMITE,
    OP_FLIP_NEXT,
    OP_FLIPPED,
    PILE,
    SAYS,
    SOURCE,
    STOCK_FIRST,
    STOCK_TWO,
)
from fistful.games.stetsons_and_sixguns.vocabulary import (
    BURN_COVERS,
    COURAGE,
    DYNAMITE,
    EVERYONE_FLIPS,
    FALL,
    OPEN_ONLY,
    SAVED_UNLESS_STOP,
    STOCK,
    WANTED,
)
from fistful.games.stetsons_and_sixguns.wounds import NOBODY, strike, wound

#: `stock none`, `first`, `two`: the mark each leaves.
STOCKS: Final = [NO_STOCK, STOCK_FIRST, STOCK_TWO]
#: Everyone-flips: its flags take twelve bits of the op, the place in the order of Speed the rest.
FLAG_BITS: Final = 12


def flip_from_pile(s: StetsonsAndSixguns, seat: int, then: int) -> int:
    """Flip a bullet of the pile for a seat and go on with `then`; if there is none, nothing."""
    if not s.pile:
        return GO
    s.who = seat
    s.act[SOURCE] = PILE
    s.agenda.append(then)
    return FLIP_PHASE


def everyone_flips(s: StetsonsAndSixguns, flags: int, out: Out | None) -> int:
    """In Speed order, everyone standing (or standing outside cover) flips from the pile."""
    s.agenda.append(OP_FLIP_NEXT + (flags << 8))
    return GO


def flip_next(s: StetsonsAndSixguns, about: int, out: Out | None) -> int:
    """The next of them flips."""
    flags = about & (1 << FLAG_BITS) - 1
    place = about >> FLAG_BITS
    asked = s.up & ~s.marks[BEHIND] if flags & OPEN_ONLY else s.up
    while place < len(s.order) and not asked >> s.order[place] & 1:
        place += 1
    if place == len(s.order):
        return GO
    seat = s.order[place]
    again = OP_FLIP_NEXT + ((flags | place << FLAG_BITS) << 8)
    if not s.pile and can_draw(s):
        s.agenda.append(again)
        return shuffle_discards(s, out)
    s.agenda.append(OP_FLIP_NEXT + ((flags | place + 1 << FLAG_BITS) << 8))
    return flip_from_pile(s, seat, OP_FLIPPED + ((seat | flags << 4) << 8))


def flipped(s: StetsonsAndSixguns, about: int, out: Out | None) -> int:
    """SS-R1: no shot: who is not saved pays or is wounded, or falls; nobody scores it."""
    seat = about & 15
    flags = about >> 4
    says = s.act[SAYS]
    saved = says not in (CLICK, JAM) if flags & SAVED_UNLESS_STOP else says in (HIT, HIT_FC)
    if saved:
        return GO
    if flags & FALL:
        s.up &= ~(1 << seat)
        if out:
            out.all(KNOCKED_DOWN, seat)
        return GO
    return GO if lose(s, seat, 1, AMBUSHED, out) else wound(s, seat | NOBODY, out)


def dynamite(s: StetsonsAndSixguns, about: int, out: Out | None) -> int:
    """Flip from the pile against the target's cover, or without cover against the target."""
    seat = s.act[ACTOR]
    if not can_choose(s, s.aims[seat]):
        return GO
    if not s.pile and can_draw(s):
        s.agenda.append(DYNAMITE)
        return shuffle_discards(s, out)
    return flip_from_pile(s, seat, OP_DYNAMITE)


def explode(s: StetsonsAndSixguns, about: int, out: Out | None) -> int:
    """Unless it is a Click! or a JAM the cover is destroyed; with no cover there, a HIT wounds."""
    target = s.aims[s.act[ACTOR]]
    says = s.act[SAYS]
    if says in (CLICK, JAM):
        return GO
    if s.covers[target] != NOTHING:
        blow_away(s, target, out)
    elif says in (HIT, HIT_FC):
        strike(s, target, says | says << 4, out)
    return GO


def burn_covers(s: StetsonsAndSixguns, hits: int, out: Out | None) -> int:
    """Every cover loses some hits, marked by counters."""
    for seat in SEATS_IN[s.alive]:
        if s.covers[seat] != NOTHING:
            mark_cover(s, seat, NOTHING, hits, out)
    return GO


def stock(s: StetsonsAndSixguns, how: int, out: Out | None) -> int:
    """Pick up nothing, first, or two cards when taking stock."""
    s.marks[STOCKS[how]] |= 1 << s.act[ACTOR]
    return GO


def courage(s: StetsonsAndSixguns, about: int, out: Out | None) -> int:
    """A point at the end for who did not run and is still standing."""
    s.marks[BRAVE] |= 1 << s.act[ACTOR]
    return GO


def wanted(s: StetsonsAndSixguns, points: int, out: Out | None) -> int:
    """Until the end of the next round a wound on the most notorious pays more."""
    s.wanted = (s.round + 1) * 16 + points
    if out:
        out.all(POSTER_UP, s.act[ACTOR])
    return GO


HANDLERS[EVERYONE_FLIPS] = everyone_flips
HANDLERS[OP_FLIP_NEXT] = flip_next
HANDLERS[OP_FLIPPED] = flipped
HANDLERS[DYNAMITE] = dynamite
HANDLERS[OP_DYNAMITE] = explode
HANDLERS[BURN_COVERS] = burn_covers
HANDLERS[STOCK] = stock
HANDLERS[COURAGE] = courage
HANDLERS[WANTED] = wanted
