"""Notes, bullets, powers, and all that can be done with them (CG-01 to CG-03, CG-50 to CG-59)."""

from typing import Final

from fistful.engine.words import SEAT, Verbs, kind

#: Money is counted in thousands of dollars throughout.
#: CG-01: the banknotes, and how many there are of each.
NOTES: Final = (5, 10, 20)
NOTE_COUNTS: Final = (15, 15, 10)
#: CG-10: how many are turned up each round.
NOTES_A_ROUND: Final = 5
ROUNDS: Final = 8
#: CG-41: what a Shame marker costs.
SHAME_COST: Final = 5
#: CG-50: what a killed gangster is worth to Six Feet Under.
KILLED_WORTH: Final = 10
#: CG-30: so many wounds kill; CG-51: The Unbreakable bears one more.
DEADLY: Final = 3

#: CG-02: the bullet cards.
CLICK: Final = 0
BANG: Final = 1
BBB: Final = 2
BULLETS: Final = ("click", "bang", "bbb")
#: A handful of bullets is one int: clicks in ones, Bang! in eights, BBB in sixty-fours.
UNIT: Final[list[int]] = [1, 8, 64]
#: CG-02: a deck: 5 Click, 2 Bang!, 1 BBB.
DECK: Final = 5 * 1 + 2 * 8 + 1 * 64
#: How many bullets are in a handful, and which ones: lists by the handful's int.
SIZE: Final[list[int]] = [(h & 7) + (h >> 3 & 7) + (h >> 6) for h in range(DECK + 1)]
EACH: Final[list[list[int]]] = [
    [CLICK] * (h & 7) + [BANG] * (h >> 3 & 7) + [BBB] * (h >> 6) for h in range(DECK + 1)
]

#: CG-03: the gangsters to choose from; who one is changes nothing.
GANGSTERS: Final = ("Lotus", "Tino", "El Toro", "Mr. Black", "Huggy", "Igor")

#: The powers in the rulebook's order: numbers 1 to 6 are the first six.
SIX_FEET_UNDER: Final = 0
UNBREAKABLE: Final = 1
SECOND_GUN: Final = 2
DRAGON_SKIN: Final = 3
INSANE: Final = 4
KID: Final = 5
CUNNING: Final = 6
SUPER_COWARD: Final = 7
SPECIALIST: Final = 8
NOT_HURT: Final = 9
POWERS: Final = (
    "six-feet-under",
    "the-unbreakable",
    "you-dont-need-it-anymore",
    "dragon-skin",
    "the-insane",
    "the-kid",
    "the-cunning",
    "super-coward",
    "the-specialist",
    "it-does-not-even-hurt",
)
#: How many powers each value of the option `powers` puts into the deal.
POWER_COUNT: Final[dict[str, int]] = {"off": 0, "first-six": 6, "all": 10}


def handfuls_of_notes() -> list[tuple[int, int, int]]:
    """Return the 21 ways to turn up five notes: how many of 5, of 10 and of 20."""
    return [
        (NOTES_A_ROUND - tens - twenties, tens, twenties)
        for twenties in range(NOTES_A_ROUND + 1)
        for tens in range(NOTES_A_ROUND + 1 - twenties)
    ]


LOOTS: Final[list[tuple[int, int, int]]] = handfuls_of_notes()

KIND_BULLET: Final = kind("bullet", BULLETS)
KIND_POWER: Final = kind("power", POWERS)
KIND_NOTE: Final = kind("note", [str(note) for note in NOTES])
KIND_NOTES: Final = kind(
    "notes",
    [
        " ".join(["20"] * twenties + ["10"] * tens + ["5"] * fives)
        for fives, tens, twenties in LOOTS
    ],
)

VERBS: Final = Verbs()
LOAD: Final[int] = VERBS.add("load", bullet=KIND_BULLET)
AIM: Final[int] = VERBS.add("aim", seat=SEAT)
#: A gun that is not raised in time (CG-13): the clock's, but nobody can be kept from hesitating.
TOO_SLOW: Final[int] = VERBS.add("too-slow")
STAY: Final[int] = VERBS.add("stay")
WITHDRAW: Final[int] = VERBS.add("withdraw")
PASS: Final[int] = VERBS.add("pass")
SHOW: Final[int] = VERBS.add("show", power=KIND_POWER)
#: CG-52: whose gun and bullets are taken.
TAKE: Final[int] = VERBS.add("take", seat=SEAT)
#: CG-58: the unused bullet that goes in place of the BBB taken back.
DISCARD: Final[int] = VERBS.add("discard", bullet=KIND_BULLET)
STAND_UP: Final[int] = VERBS.add("stand-up")
TELEPHONE_USE: Final[int] = VERBS.add("telephone")
#: Nature's: the power dealt to the next seat, the seat that is the cop, the notes turned up.
POWER: Final[int] = VERBS.add("power", power=KIND_POWER)
COP: Final[int] = VERBS.add("cop", seat=SEAT)
NOTES_UP: Final[int] = VERBS.add("notes", notes=KIND_NOTES)

#: Which bullets can be loaded, or discarded (CG-58), from a handful.
LOADS: Final[list[list[int]]] = [
    [LOAD + bullet for bullet in sorted(set(EACH[h]))] for h in range(DECK + 1)
]
DISCARDS: Final[list[list[int]]] = [
    [DISCARD + bullet for bullet in sorted(set(EACH[h]))] for h in range(DECK + 1)
]
#: `AIMS[alive * 8 + seat]`: at whom a seat can aim (CG-12), or let the moment pass (CG-13).
AIMS: Final[list[list[int]]] = [
    [AIM + other for other in range(6) if alive >> other & 1 and other != seat] + [TOO_SLOW]
    for alive in range(64)
    for seat in range(8)
]
PASS_ONLY: Final[list[int]] = [PASS]
COURAGE_MOVES: Final[list[int]] = [STAY, WITHDRAW]
