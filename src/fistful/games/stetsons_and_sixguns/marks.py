"""The marks of a round, and the notes of an action: what stands where in `marks` and `action`."""

from typing import Final


class Marks:
    """What can be said of seats, by place: each mark's name in a view."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def add(self, name: str) -> int:
        """Declare the next mark; return its place."""
        self.names.append(name)
        return len(self.names) - 1


MARKS: Final = Marks()
#: `marks[m]` is a set of seats, for this round. What became of the card a seat played:
ON_TABLE: Final[int] = MARKS.add("on_table")
LAID: Final[int] = MARKS.add("laid")
STOLEN: Final[int] = MARKS.add("stolen")
CANCELLED: Final[int] = MARKS.add("cancelled")
#: Where it is, and what it has done.
BEHIND: Final[int] = MARKS.add("behind")
FROM_COVER: Final[int] = MARKS.add("from_cover")
PAID: Final[int] = MARKS.add("paid")
HURT_BEFORE: Final[int] = MARKS.add("hurt_before")
ACTED: Final[int] = MARKS.add("acted")
FIRED: Final[int] = MARKS.add("fired")
#: What protects it or was done to it.
DIRT: Final[int] = MARKS.add("dirt")
DODGE: Final[int] = MARKS.add("dodge")
GHOST: Final[int] = MARKS.add("ghost")
TIN: Final[int] = MARKS.add("tin")
OILED: Final[int] = MARKS.add("oiled")
LOCKED: Final[int] = MARKS.add("locked")
HIT_AT: Final[int] = MARKS.add("hit_at")
BOUND_FREE: Final[int] = MARKS.add("bound_free")
MOBBED: Final[int] = MARKS.add("mobbed")
#: At the end.
NO_STOCK: Final[int] = MARKS.add("no_stock")
STOCK_FIRST: Final[int] = MARKS.add("stock_first")
STOCK_TWO: Final[int] = MARKS.add("stock_two")
BRAVE: Final[int] = MARKS.add("brave")
#: Not a set but a yes or no: the played cards are face up.
SHOWN: Final[int] = len(MARKS.names)
MARK_COUNT: Final[int] = SHOWN + 1

#: `action[n]`: notes of the action being carried out. Whose it is, who was up before its shot:
ACTOR: Final = 0
UP_BEFORE: Final = 1
#: The shot: at whom, with which gun (its place), guns fired (a set of places), flips allowed and
#: made, what the last flipped bullet says and where bullets are flipped from.
TARGET: Final = 2
GUN: Final = 3
GUNS: Final = 4
ALLOWED: Final = 5
FLIPPED: Final = 6
SAYS: Final = 7
SOURCE: Final = 8
#: What changes it: a set of the MODs below, covers penetrated, the bullet called, bullets fanned.
MODS: Final = 9
PENETRATES: Final = 10
CALLED: Final = 11
FANNED: Final = 12
#: What came of it: seats wounded, hits, wounds.
WOUNDED: Final = 13
HITS: Final = 14
WOUNDS: Final = 15
#: Whom a question is about: a set of seats, or a number (bullets to add, cards to draw).
CHOICE: Final = 16
NOTE_COUNT: Final = 17

#: SOURCE of a flip from the pile.
PILE: Final = -1

MOD_CLICK_AGAIN: Final = 1
MOD_FIRST_HIT: Final = 2
MOD_FIRST_CALLED: Final = 4
MOD_GRUDGE: Final = 8
MOD_WING: Final = 16
MOD_JAM_INSTEAD: Final = 32
MOD_ROB: Final = 64
MOD_TWO_WOUNDS: Final = 128
#: One flip and no more (ricochet, crossfire).
MOD_SINGLE: Final = 256
#: Notes within the action: Gina was asked, Tin Star took its point, the first MISS was turned.
MOD_ASKED: Final = 512
MOD_TIN_PAID: Final = 1024
MOD_TURNED: Final = 2048
#: The words for these in a view, the lowest first.
MOD_WORDS: Final = (
    "click-again",
    "first-hit",
    "first-called",
    "grudge",
    "wing",
    "jam-instead",
    "rob",
    "two-wounds",
    "single",
    "asked",
    "tin-paid",
    "turned",
)
