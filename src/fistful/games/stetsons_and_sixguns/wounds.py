"""From a HIT to a wound: evading, cover, the card lost, death, pay (SS-25, SS-30 to SS-34)."""

from typing import Final

from fistful.engine.dice import Dice
from fistful.engine.events import Out
from fistful.engine.phase import Draw
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import NOTHING, replaced
from fistful.games.stetsons_and_sixguns.asking import Ask
from fistful.games.stetsons_and_sixguns.bullets import empty_gun
from fistful.games.stetsons_and_sixguns.cards import (
    CARD,
    DISCARD,
    HIT_FC,
    JAM_GUN,
    POCKET,
    WOUND,
)
from fistful.games.stetsons_and_sixguns.cover import mark_cover
from fistful.games.stetsons_and_sixguns.ending import end_if_alone
from fistful.games.stetsons_and_sixguns.events import (
    ABILITY,
    COVER_HIT,
    EVADES,
    FOR_WOUND,
    GUN_JAMS,
    KILLED,
    LOSES_GUN,
    LOST_CARD,
    ROBBERY,
    TAKES_FOR,
    THROUGH_COVER,
    TIN_STAR_LOSS,
    WOUNDED_ALONE,
    WOUNDED_BY,
)
from fistful.games.stetsons_and_sixguns.knowledge import lies_open
from fistful.games.stetsons_and_sixguns.marks import (
    ACTOR,
    BEHIND,
    CHOICE,
    DIRT,
    DODGE,
    FROM_COVER,
    GHOST,
    GUN,
    HIT_AT,
    LAID,
    MOD_JAM_INSTEAD,
    MOD_ROB,
    MOD_TIN_PAID,
    MOD_TWO_WOUNDS,
    MOD_WING,
    MODS,
    ON_TABLE,
    PENETRATES,
    STOLEN,
    TIN,
    WOUNDED,
    WOUNDS,
)
from fistful.games.stetsons_and_sixguns.notoriety import gain, lose
from fistful.games.stetsons_and_sixguns.ops import (
    GO,
    OP_GOT_THROUGH,
    OP_MEET_COVER,
    OP_WINGED,
    OP_WOUND,
)
from fistful.games.stetsons_and_sixguns.order import (
    DISCARD_PHASE,
    JAM_INSTEAD_PHASE,
    NEXT_PHASE,
    WINGED_PHASE,
)
from fistful.games.stetsons_and_sixguns.reading import is_first_gun
from fistful.games.stetsons_and_sixguns.state import (
    CLEAN,
    GUN_BITS,
    JAM_SHIFT,
    JAMMED_BARE,
    StetsonsAndSixguns,
    cover_hits,
    cover_kind,
    drop_cover,
    gun_jam,
    has_ability,
    set_gun,
    set_guns,
    without,
)
from fistful.games.stetsons_and_sixguns.vocabulary import STUBBORN

#: What came of a HIT: it found something, or it turned out a MISS.
STRUCK: Final = 0
MISSED: Final = 1


def strike(s: StetsonsAndSixguns, target: int, says: int, counts: int, out: Out | None) -> int:
    """SS-21: a HIT meets what earlier cards set up for the target, then its cover (SS-30)."""
    them = 1 << target
    s.marks[HIT_AT] |= them
    if (s.marks[DIRT] | s.marks[GHOST]) & them:
        if out:
            out.all(EVADES, target)
        return STRUCK
    if s.marks[DODGE] & them:
        s.marks[DODGE] &= ~them
        if out:
            out.all(EVADES, target)
        return MISSED
    shield = s.shields[target]
    if shield != NOTHING:
        s.shields = replaced(s.shields, target, NOTHING)
        if not s.up >> shield & 1 or shield == s.action[ACTOR]:
            if out:
                out.all(EVADES, target)
            return MISSED
        if out:
            out.all(TAKES_FOR, shield, target)
        return strike(s, shield, says, counts, out)
    if is_doubled(s, counts):
        s.agenda.append((OP_MEET_COVER, target, NOTHING, counts))
    s.agenda.append((OP_MEET_COVER, target, says, counts))
    return STRUCK


def wounds_per_hit(s: StetsonsAndSixguns) -> int:
    """Return the wounds a hit makes that gets through: by the gun, or by High Noon."""
    gun = s.deck.guns[s.guns[s.action[ACTOR]][s.action[GUN]] & GUN_BITS]
    return 2 if s.action[MODS] & MOD_TWO_WOUNDS and is_first_gun(s) else gun.wounds


def is_doubled(s: StetsonsAndSixguns, counts: int) -> bool:
    """SS-81: in the bloodier game a HIT FC inflicts two hits, unless a card makes 2 wounds."""
    return counts == HIT_FC and s.options["bloodier"] == "on" and wounds_per_hit(s) == 1


def meet_cover(s: StetsonsAndSixguns, target: int, says: int, counts: int, out: Out | None) -> int:
    """SS-30, SS-31: cover takes hits first; HIT FC finds who fires from it, not a pocket gun's.

    `says` is NOTHING for the second hit of one bullet, which lies there already.
    """
    if not s.alive >> target & 1:
        return GO
    gun = s.deck.guns[s.guns[s.action[ACTOR]][s.action[GUN]] & GUN_BITS]
    is_behind = bool(s.marks[BEHIND] >> target & 1) and s.covers[target] != NOTHING
    finds_gap = counts == HIT_FC and bool(s.marks[FROM_COVER] >> target & 1)
    if is_behind and (gun.kind == POCKET or not finds_gap):
        kind = cover_kind(s.covers[target])
        if gun.kind == POCKET:
            if out:
                out.all(COVER_HIT, target, kind, cover_hits(s.covers[target]))
            return GO
        pierced = gun.penetrates | (s.action[PENETRATES] if is_first_gun(s) else 0)
        mark_cover(s, target, says, 1, out)
        if s.deck.cover_stops[kind][gun.kind] and not pierced >> kind & 1:
            return GO
        if out:
            out.all(THROUGH_COVER, target, kind)
    for _ in range(wounds_per_hit(s)):
        s.agenda.append((OP_GOT_THROUGH, target))
    return GO


def got_through(s: StetsonsAndSixguns, target: int, out: Out | None) -> int:
    """SS-32: a wound, or with Shoot the Gun Out perhaps a jammed sixgun instead."""
    if not s.alive >> target & 1:
        return GO
    if s.action[MODS] & MOD_JAM_INSTEAD and gun_jam(s.guns[target][0]) == CLEAN:
        s.who = s.action[ACTOR]
        s.action[CHOICE] = target
        return JAM_INSTEAD_PHASE
    return wound(s, target, out)


class JamInstead(Ask):
    """SS-R1: Shoot the Gun Out: wound, or jam the target's sixgun; the jam has no bullet."""

    number = JAM_INSTEAD_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [WOUND, JAM_GUN]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        """SS-90: optional effects: no."""
        return WOUND

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        target = s.action[CHOICE]
        if action == WOUND:
            s.agenda.append((OP_WOUND, target))
            return NEXT_PHASE
        set_gun(s, target, 0, s.guns[target][0] | JAMMED_BARE << JAM_SHIFT)
        if out:
            out.all(GUN_JAMS, target, 0)
        return NEXT_PHASE


def wound(s: StetsonsAndSixguns, target: int, out: Out | None) -> int:
    """SS-32, SS-34: a wound: the target is down, the shooter is paid, a card is to be lost."""
    if not s.alive >> target & 1:
        return GO
    is_first = go_down(s, target)
    shooter = s.action[ACTOR]
    if out:
        out.all(WOUNDED_BY, target, shooter)
    s.grudges = replaced(s.grudges, target, s.grudges[target] | 1 << shooter)
    s.has_wounded = replaced(s.has_wounded, shooter, s.has_wounded[shooter] | 1 << target)
    pay(s, shooter, target, out)
    return lose_card(s, target, is_first, bool(s.action[MODS] & MOD_WING), out)


def wound_alone(s: StetsonsAndSixguns, target: int, out: Out | None) -> int:
    """SS-R1: a wound nobody shot and nobody is paid for (Ambush!)."""
    is_first = go_down(s, target)
    if out:
        out.all(WOUNDED_ALONE, target)
    return lose_card(s, target, is_first, False, out)


def go_down(s: StetsonsAndSixguns, target: int) -> bool:
    """SS-32: one wound more, and down; tell whether it is the first of the action."""
    them = 1 << target
    is_first = not s.action[WOUNDED] & them
    s.action[WOUNDED] |= them
    s.action[WOUNDS] += 1
    s.up &= ~them
    s.hurt |= them
    s.wounds = replaced(s.wounds, target, s.wounds[target] + 1)
    return is_first


def pay(s: StetsonsAndSixguns, shooter: int, target: int, out: Out | None) -> None:
    """SS-34: a point per wound; Tin Star beats the Wanted Poster, which beats the usual pay."""
    if s.marks[TIN] >> target & 1:
        if not s.action[MODS] & MOD_TIN_PAID:
            s.action[MODS] |= MOD_TIN_PAID
            lose(s, shooter, 1, TIN_STAR_LOSS, out)
    else:
        most = max([s.notoriety[seat] for seat in SEATS_IN[s.alive]])
        until, points = s.wanted
        is_wanted = s.round <= until and s.notoriety[target] == most
        gain(s, shooter, points if is_wanted else 1, FOR_WOUND, out)
    if s.action[MODS] & MOD_ROB:
        s.action[MODS] &= ~MOD_ROB
        if lose(s, target, 1, ROBBERY, out):
            gain(s, shooter, 1, ROBBERY, out)


def cards_left(s: StetsonsAndSixguns, seat: int) -> int:
    """SS-33: return the Action cards a seat can lose: its hand and the card it played."""
    return len(s.hands[seat]) + ((s.marks[ON_TABLE] | s.marks[LAID]) >> seat & 1)


def lose_card(
    s: StetsonsAndSixguns, seat: int, is_first: bool, is_winged: bool, out: Out | None
) -> int:
    """SS-32, SS-33: the first wound takes the card played, further ones a hand card of choice."""
    me = 1 << seat
    has_played = bool((s.marks[ON_TABLE] | s.marks[LAID]) & me)
    if is_first and s.marks[STOLEN] & me:
        return GO
    if cards_left(s, seat) == 1 and not s.used & me and has_ability(s, seat, STUBBORN):
        s.used |= me
        if out:
            out.all(ABILITY, seat, s.characters[seat])
        return GO
    if is_first and is_winged and s.hands[seat]:
        s.action[CHOICE] = seat
        s.agenda.append((OP_WINGED,))
        return WINGED_PHASE
    if has_played and (is_first or not s.hands[seat]):
        lose_played(s, seat, out)
    elif len(s.hands[seat]) > 1:
        s.who = seat
        return DISCARD_PHASE
    elif s.hands[seat]:
        lose_from_hand(s, seat, s.hands[seat][0], out)
    die_without_cards(s, seat, out)
    return GO


def lose_from_hand(s: StetsonsAndSixguns, seat: int, card: int, out: Out | None) -> None:
    """A hand card goes to the discards, for all to see."""
    s.hands[seat] = without(s.hands[seat], card)
    s.discards = [*s.discards, card]
    lies_open(s, card)
    if out:
        out.all(LOST_CARD, seat, card)


def lose_played(s: StetsonsAndSixguns, seat: int, out: Out | None) -> None:
    """SS-32: the card played is lost wherever it is, a gun laid this round included."""
    card = s.played[seat]
    if s.marks[LAID] >> seat & 1:
        remove_gun(s, seat, s.deck.gun_of[card], out)
    else:
        s.discards = [*s.discards, card]
    s.marks[ON_TABLE] &= ~(1 << seat)
    s.marks[LAID] &= ~(1 << seat)
    if out:
        out.all(LOST_CARD, seat, card)


def remove_gun(s: StetsonsAndSixguns, seat: int, number: int, out: Out | None) -> None:
    """SS-25, SS-40: a gun's card and bullets go to their discards."""
    own = s.guns[seat]
    set_guns(s, seat, tuple([gun for gun in own if gun & GUN_BITS != number]))
    for gun in own:
        if gun & GUN_BITS == number:
            empty_gun(s, gun)
            s.discards = [*s.discards, s.deck.card_of[number]]
            if out:
                out.all(LOSES_GUN, seat, number)


def die_without_cards(s: StetsonsAndSixguns, seat: int, out: Out | None) -> None:
    """SS-25, SS-33: who has no Action card left is dead; all that was its own is discarded."""
    if cards_left(s, seat):
        return
    s.alive &= ~(1 << seat)
    if out:
        out.all(KILLED, seat)
    for gun in s.guns[seat][1:]:
        remove_gun(s, seat, gun & GUN_BITS, out)
    empty_gun(s, s.guns[seat][0])
    set_guns(s, seat, ())
    drop_cover(s, seat)
    s.marks[BEHIND] &= ~(1 << seat)
    s.notoriety[seat] = 0
    end_if_alone(s, out)


class Discard(Ask):
    """SS-32: for a further wound the victim discards a hand card of its choice."""

    number = DISCARD_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [DISCARD + card for card in s.hands[seat]]

    def default(self, s: StetsonsAndSixguns, seat: int, dice: Dice) -> int:
        """SS-90: a random card."""
        return DISCARD + dice.pick(sorted(s.hands[seat]))

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        s.announce(seat, action)
        lose_from_hand(s, seat, action - DISCARD, out)
        die_without_cards(s, seat, out)
        return NEXT_PHASE


class Winged(Draw[StetsonsAndSixguns]):
    """SS-R1: Winged Him: the first wound takes a random hand card."""

    number = WINGED_PHASE

    def legal(self, s: StetsonsAndSixguns, seat: int) -> list[int]:
        return [CARD + card for card in s.hands[s.action[CHOICE]]]

    def draw(self, s: StetsonsAndSixguns, dice: Dice) -> int:
        return CARD + dice.pick(list(s.hands[s.action[CHOICE]]))

    def hear(self, s: StetsonsAndSixguns, seat: int, action: int, out: Out | None) -> int:
        lose_from_hand(s, s.action[CHOICE], action - CARD, out)
        return NEXT_PHASE


def winged(s: StetsonsAndSixguns, out: Out | None) -> int:
    """SS-33: if that was the last card, it killed."""
    die_without_cards(s, s.action[CHOICE], out)
    return GO
