"""Guns, bullets, wounds and cover from cards (SS-18, SS-19, SS-40, SS-R1)."""

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.state import NOTHING
from fistful.games.stetsons_and_sixguns.asking import Ask
from fistful.games.stetsons_and_sixguns.bullets import can_draw, missing_bullets
from fistful.games.stetsons_and_sixguns.cards import (
    CLEAR,
    LOAD,
    MOST_ADDED,
    REFILL_GUN,
    RIFLE,
    STOP,
)
from fistful.games.stetsons_and_sixguns.cover import (
    bind_one,
    get_behind,
    leave_cover,
    restock_cover,
)
from fistful.games.stetsons_and_sixguns.events import CLEARED, LAYS_GUN
from fistful.games.stetsons_and_sixguns.marks import (
    ACTOR,
    CHOICE,
    FROM_COVER,
    LAID,
    OILED,
    ON_TABLE,
)
from fistful.games.stetsons_and_sixguns.ops import GO, OP_DUCK, OP_FACE_UP, OP_LOAD
from fistful.games.stetsons_and_sixguns.order import (
    CLEAR_PHASE,
    COVER_PHASE,
    LOAD_PHASE,
    NEXT_PHASE,
    REFILL_PHASE,
)
from fistful.games.stetsons_and_sixguns.shooting import place_of, shoots
from fistful.games.stetsons_and_sixguns.state import (
    CLEAN,
    GUN_BITS,
    StetsonsAndSixguns,
    clear_jam,
    gun_jam,
    set_guns,
)
from fistful.games.stetsons_and_sixguns.vocabulary import (
    ADD_BULLETS,
)
from fistful.games.stetsons_and_sixguns.wounds import remove_gun


def lay(s: StetsonsAndSixguns, out: Out | None) -> int:
    """SS-40: lay the gun in front of its owner and load it; a new Rifle replaces the old one."""
    seat = s.action[ACTOR]
    me = 1 << seat
    if not s.marks[ON_TABLE] & me:
        return GO
    number = s.deck.gun_of[s.played[seat]]
    if s.deck.guns[number].kind == RIFLE:
        for gun in s.guns[seat]:
            if s.deck.guns[gun & GUN_BITS].kind == RIFLE:
                remove_gun(s, seat, gun & GUN_BITS, out)
    s.marks[ON_TABLE] &= ~me
    s.marks[LAID] |= me
    set_guns(s, seat, (*s.guns[seat], number))
    if out:
        out.all(LAYS_GUN, seat, number)
    s.agenda.append((OP_LOAD, seat, len(s.guns[seat]) - 1, s.deck.guns[number].bullets))
    return GO


def refill(s: StetsonsAndSixguns, which: int, out: Out | None) -> int:
    """Fill the sixgun (0), or one other gun (1)."""
    seat = s.action[ACTOR]
    wanting = wanting_bullets(s, seat) if which else [0] if missing_bullets(s, seat, 0) else []
    if len(wanting) > 1:
        s.who = seat
        return REFILL_PHASE
    for place in wanting:
        s.agenda.append((OP_LOAD, seat, place, missing_bullets(s, seat, place)))
    return GO


def wanting_bullets(s: StetsonsAndSixguns, seat: int) -> list[int]:
    """Return the places of the guns other than the sixgun that are not full."""
    return [place for place in range(1, len(s.guns[seat])) if missing_bullets(s, seat, place)]


class RefillGun(Ask):
    """SS-R1: Gunsmith: which gun to refill."""

    number = REFILL_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        own = s.guns[seat]
        return [REFILL_GUN + (own[place] & GUN_BITS) for place in wanting_bullets(s, seat)]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        return dice.pick(self.legal(s, seat))

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        place = place_of(s, seat, action - REFILL_GUN)
        s.agenda.append((OP_LOAD, seat, place, missing_bullets(s, seat, place)))
        return NEXT_PHASE


def clear_jams(s: StetsonsAndSixguns, which: int, out: Out | None) -> int:
    """Clear the JAM of the sixgun (0), of one gun (1), of all guns (2)."""
    seat = s.action[ACTOR]
    jammed = jammed_guns(s, seat)
    if which == 1 and len(jammed) > 1:
        s.who = seat
        return CLEAR_PHASE
    for place in jammed:
        if which or place == 0:
            clear_one(s, seat, place, out)
    return GO


def jammed_guns(s: StetsonsAndSixguns, seat: int) -> list[int]:
    """Return the places of a seat's jammed guns."""
    own = s.guns[seat]
    return [place for place in range(len(own)) if gun_jam(own[place]) != CLEAN]


def clear_one(s: StetsonsAndSixguns, seat: int, place: int, out: Out | None) -> None:
    """Clear one gun's JAM, and say so."""
    clear_jam(s, seat, place)
    if out:
        out.all(CLEARED, seat, s.guns[seat][place] & GUN_BITS)


class ClearJam(Ask):
    """SS-R1: Gun Oil: which gun to clear."""

    number = CLEAR_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        own = s.guns[seat]
        return [CLEAR + (own[place] & GUN_BITS) for place in jammed_guns(s, seat)]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        return dice.pick(self.legal(s, seat))

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        clear_one(s, seat, place_of(s, seat, action - CLEAR), out)
        return NEXT_PHASE


def never_jam(s: StetsonsAndSixguns, out: Out | None) -> int:
    """SS-27: for this round a JAM is only a Click!."""
    s.marks[OILED] |= 1 << s.action[ACTOR]
    return GO


def add_bullets(s: StetsonsAndSixguns, count: int, out: Out | None) -> int:
    """Add so many bullets to one's guns, even beyond their limit."""
    if not count or not can_draw(s):
        return GO
    s.who = s.action[ACTOR]
    s.action[CHOICE] = count
    return LOAD_PHASE


class AddBullet(Ask):
    """SS-R1: Bandolier: how many bullets go where, up to three in all."""

    number = LOAD_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        most = min(MOST_ADDED, s.action[CHOICE])
        guns = [LOAD + (gun & GUN_BITS) * MOST_ADDED for gun in s.guns[seat]]
        return [*[gun + more for gun in guns for more in range(most)], STOP]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        """SS-90: optional effects: no."""
        return STOP

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        if action != STOP:
            gun, more = divmod(action - LOAD, MOST_ADDED)
            s.agenda.append((ADD_BULLETS, s.action[CHOICE] - more - 1))
            s.agenda.append((OP_LOAD, seat, place_of(s, seat, gun), more + 1))
        return NEXT_PHASE


def bind_free(s: StetsonsAndSixguns, out: Out | None) -> int:
    """SS-18: bind one wound free of charge, wherever one is."""
    seat = s.action[ACTOR]
    if not s.wounds[seat] or not (s.stack or s.discards):
        return GO
    return bind_one(s, seat, out)


def take_cover(s: StetsonsAndSixguns, from_deck: int, out: Out | None) -> int:
    """Get behind the face-up Cover card (0) or the deck's top card (1), at no cost."""
    seat = s.action[ACTOR]
    if from_deck:
        leave_cover(s, seat, out)
        if not restock_cover(s):
            return GO
        s.agenda.append((OP_DUCK, seat, 1))
        return COVER_PHASE
    if s.cover_up == NOTHING:
        return GO
    leave_cover(s, seat, out)
    get_behind(s, seat, s.cover_up, out)
    if shoots(s, seat):
        s.marks[FROM_COVER] |= 1 << seat
    s.agenda.append((OP_FACE_UP,))
    return GO
