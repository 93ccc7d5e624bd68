"""What happens to the whole table: everyone flips, covers burn, a poster goes up (SS-R1)."""

from typing import Final

from fistful.engine.events import Out
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING
from fistful.games.stetsons_and_sixguns.asking import can_choose
from fistful.games.stetsons_and_sixguns.bullets import can_draw, shuffle_discards
from fistful.games.stetsons_and_sixguns.cards import CLICK, HIT, HIT_FC, JAM
from fistful.games.stetsons_and_sixguns.cover import blow_away, mark_cover
from fistful.games.stetsons_and_sixguns.events import AMBUSHED, KNOCKED_DOWN, POSTER_UP
from fistful.games.stetsons_and_sixguns.marks import (
    ACTOR,
    BEHIND,
    BRAVE,
    NO_STOCK,
    PILE,
    SAYS,
    SOURCE,
    STOCK_FIRST,
    STOCK_TWO,
)
from fistful.games.stetsons_and_sixguns.notoriety import lose
from fistful.games.stetsons_and_sixguns.ops import GO, OP_DYNAMITE, OP_FLIP_NEXT, OP_FLIPPED
from fistful.games.stetsons_and_sixguns.order import FLIP_PHASE
from fistful.games.stetsons_and_sixguns.state import (
    StetsonsAndSixguns,
)
from fistful.games.stetsons_and_sixguns.vocabulary import (
    DYNAMITE,
    FALL,
    OPEN_ONLY,
    UNLESS_STOP,
    Op,
)
from fistful.games.stetsons_and_sixguns.wounds import strike, wound_alone

#: `stock none`, `first`, `two`: the mark each leaves.
STOCKS: Final = [NO_STOCK, STOCK_FIRST, STOCK_TWO]


def flip_from_pile(s: StetsonsAndSixguns, seat: int, then: Op) -> int:
    """Flip a bullet of the pile for a seat and go on with `then`; if there is none, nothing."""
    if not s.pile:
        return GO
    s.who = seat
    s.action[SOURCE] = PILE
    s.agenda.append(then)
    return FLIP_PHASE


def everyone_flips(s: StetsonsAndSixguns, who: int, saved: int, fate: int, out: Out | None) -> int:
    """In Speed order, everyone standing (or standing outside cover) flips from the pile."""
    s.agenda.append((OP_FLIP_NEXT, 0, who, saved, fate))
    return GO


def flip_next(
    s: StetsonsAndSixguns, place: int, who: int, saved: int, fate: int, out: Out | None
) -> int:
    """The next of them flips."""
    asked = s.up & ~s.marks[BEHIND] if who == OPEN_ONLY else s.up
    while place < len(s.order) and not asked >> s.order[place] & 1:
        place += 1
    if place == len(s.order):
        return GO
    seat = s.order[place]
    if not s.pile and can_draw(s):
        s.agenda.append((OP_FLIP_NEXT, place, who, saved, fate))
        return shuffle_discards(s, out)
    s.agenda.append((OP_FLIP_NEXT, place + 1, who, saved, fate))
    return flip_from_pile(s, seat, (OP_FLIPPED, seat, saved, fate))


def flipped(s: StetsonsAndSixguns, seat: int, saved: int, fate: int, out: Out | None) -> int:
    """SS-R1: no shot: who is not saved pays or is wounded, or falls; nobody scores it."""
    says = s.action[SAYS]
    if says not in (CLICK, JAM) if saved == UNLESS_STOP else says in (HIT, HIT_FC):
        return GO
    if fate == FALL:
        s.up &= ~(1 << seat)
        if out:
            out.all(KNOCKED_DOWN, seat)
        return GO
    return GO if lose(s, seat, 1, AMBUSHED, out) else wound_alone(s, seat, out)


def dynamite(s: StetsonsAndSixguns, out: Out | None) -> int:
    """Flip from the pile against the target's cover, or without cover against the target."""
    seat = s.action[ACTOR]
    if not can_choose(s, s.aims[seat]):
        return GO
    if not s.pile and can_draw(s):
        s.agenda.append((DYNAMITE,))
        return shuffle_discards(s, out)
    return flip_from_pile(s, seat, (OP_DYNAMITE,))


def explode(s: StetsonsAndSixguns, out: Out | None) -> int:
    """Unless it is a Click! or a JAM the cover is destroyed; with no cover there, a HIT wounds."""
    target = s.aims[s.action[ACTOR]]
    says = s.action[SAYS]
    if says in (CLICK, JAM):
        return GO
    if s.covers[target] != NOTHING:
        blow_away(s, target, out)
    elif says in (HIT, HIT_FC):
        strike(s, target, says, says, out)
    return GO


def burn_covers(s: StetsonsAndSixguns, hits: int, out: Out | None) -> int:
    """Every cover loses some hits, marked by counters."""
    for seat in SEATS_IN[s.alive]:
        if s.covers[seat] != NOTHING:
            mark_cover(s, seat, NOTHING, hits, out)
    return GO


def stock(s: StetsonsAndSixguns, how: int, out: Out | None) -> int:
    """Pick up nothing, first, or two cards when taking stock."""
    s.marks[STOCKS[how]] |= 1 << s.action[ACTOR]
    return GO


def courage(s: StetsonsAndSixguns, out: Out | None) -> int:
    """A point at the end for who did not run and is still standing."""
    s.marks[BRAVE] |= 1 << s.action[ACTOR]
    return GO


def wanted(s: StetsonsAndSixguns, points: int, out: Out | None) -> int:
    """Until the end of the next round a wound on the most notorious pays more."""
    s.wanted = (s.round + 1, points)
    if out:
        out.all(POSTER_UP, s.action[ACTOR])
    return GO
