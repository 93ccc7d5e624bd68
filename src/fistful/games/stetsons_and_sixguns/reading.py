"""What a flipped bullet counts as: the one place where JAM beats all and cards beat abilities.

SS-27, SS-50, SS-R1: first the JAM, then Action cards about the first bullet, then abilities, then
Action cards about a MISS.
"""

from typing import Final

from fistful.games.stetsons_and_sixguns.cards import CLICK, HIT, HIT_FC, JAM, MISS
from fistful.games.stetsons_and_sixguns.marks import (
    ACTOR,
    CALLED,
    GUNS,
    MOD_FIRST_CALLED,
    MOD_FIRST_HIT,
    MOD_GRUDGE,
    MOD_TURNED,
    MODS,
    OILED,
    TARGET,
)
from fistful.games.stetsons_and_sixguns.state import StetsonsAndSixguns, has_ability
from fistful.games.stetsons_and_sixguns.vocabulary import HICCUPS, NEVER_JAMS

#: A Click! that Wild Bill Hiccup ignores: nothing happens, he may go on.
IGNORED: Final = 5


def is_first_gun(s: StetsonsAndSixguns) -> bool:
    """SS-R1: a text about bullets changes the first gun fired."""
    return s.action[GUNS].bit_count() == 1


def read_jam(s: StetsonsAndSixguns) -> int:
    """SS-27: return what a JAM counts as: it stops, whoever flips it; some guns it does not jam."""
    seat = s.action[ACTOR]
    is_spared = s.marks[OILED] >> seat & 1 or has_ability(s, seat, NEVER_JAMS)
    return CLICK if is_spared else JAM


def read(s: StetsonsAndSixguns, says: int, is_first: bool) -> int:
    """Return what a bullet counts as; `is_first`: it is the first of the acting seat's action."""
    seat = s.action[ACTOR]
    mods = s.action[MODS]
    if says == JAM:
        return read_jam(s)
    if is_first and makes_hit(s, says):
        return HIT_FC if says == HIT_FC else HIT
    if has_ability(s, seat, HICCUPS):
        if is_first:
            says = MISS
        elif says == CLICK:
            return IGNORED
    if says == MISS and mods & MOD_GRUDGE and not mods & MOD_TURNED and is_first_gun(s):
        s.action[MODS] |= MOD_TURNED
        if s.grudges[seat] >> s.action[TARGET] & 1:
            return HIT
    return says


def read_together(s: StetsonsAndSixguns, bullets: list[int], has_first: bool) -> list[int]:
    """SS-24, SS-27: return what bullets flipped together count as; beside a JAM, what they say."""
    if JAM in bullets:
        return [read_jam(s) if says == JAM else says for says in bullets]
    return [read(s, says, has_first and place == 0) for place, says in enumerate(bullets)]


def makes_hit(s: StetsonsAndSixguns, says: int) -> bool:
    """SS-R1: tell whether the Action card played makes this first bullet a HIT."""
    mods = s.action[MODS]
    return bool(mods & MOD_FIRST_HIT) or bool(mods & MOD_FIRST_CALLED and s.action[CALLED] == says)
