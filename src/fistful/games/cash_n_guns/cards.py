"""Notes, bullets, powers, and all that can be done with them (CG-01 to CG-03, CG-50 to CG-59)."""

from typing import Final

from fistful.engine.words import SEAT, Verbs, kind

#: Money is counted in thousands of dollars throughout.
#: CG-01: the banknotes.
NOTES: Final = (5, 10, 20)
#: CG-10: how many are turned up each round by the rulebook, and by any variant at most.
NOTES_A_ROUND: Final = 5
MOST_NOTES_A_ROUND: Final = 6

#: CG-02: the bullet cards.
CLICK: Final = 0
BANG: Final = 1
BBB: Final = 2
BULLETS: Final = ("click", "bang", "bbb")
#: A handful of bullets is one int: clicks in ones, Bang! in eights, BBB in sixty-fours.
UNIT: Final[list[int]] = [1, 8, 64]
#: No handful is larger: 7 Click, 7 Bang!, 1 BBB.
FULL: Final = 7 * 1 + 7 * 8 + 1 * 64
#: How many bullets are in a handful, and which ones: lists by the handful's int.
SIZE: Final[list[int]] = [(h & 7) + (h >> 3 & 7) + (h >> 6) for h in range(FULL + 1)]
EACH: Final[list[list[int]]] = [
    [CLICK] * (h & 7) + [BANG] * (h >> 3 & 7) + [BBB] * (h >> 6) for h in range(FULL + 1)
]

POWERS: Final[list[str]] = []


def power(word: str) -> int:
    """Declare the next power; return its number."""
    POWERS.append(word)
    return len(POWERS) - 1


#: The powers in the rulebook's order: the first six are those of `first-six`.
SIX_FEET_UNDER: Final[int] = power("six-feet-under")
UNBREAKABLE: Final[int] = power("the-unbreakable")
SECOND_GUN: Final[int] = power("you-dont-need-it-anymore")
DRAGON_SKIN: Final[int] = power("dragon-skin")
INSANE: Final[int] = power("the-insane")
KID: Final[int] = power("the-kid")
CUNNING: Final[int] = power("the-cunning")
SUPER_COWARD: Final[int] = power("super-coward")
SPECIALIST: Final[int] = power("the-specialist")
NOT_HURT: Final[int] = power("it-does-not-even-hurt")
RULEBOOK_POWERS: Final[list[str]] = POWERS[:]
#: The words for a variant's own powers, in its order: it says what they are called.
OWN_POWERS: Final[list[str]] = [f"own-{number}" for number in range(1, 9)]
POWERS.extend(OWN_POWERS)


def handfuls_of_notes(count: int) -> list[tuple[int, int, int]]:
    """Return the ways to turn up so many notes (21 for five): how many of 5, of 10 and of 20."""
    return [
        (count - tens - twenties, tens, twenties)
        for twenties in range(count + 1)
        for tens in range(count + 1 - twenties)
    ]


#: The rulebook's number first, then those of variants.
LOOT_SIZES: Final[list[int]] = [
    NOTES_A_ROUND,
    *[count for count in range(1, MOST_NOTES_A_ROUND + 1) if count != NOTES_A_ROUND],
]
LOOTS: Final[list[tuple[int, int, int]]] = [
    loot for count in LOOT_SIZES for loot in handfuls_of_notes(count)
]
#: Which of them turn up so many.
LOOTS_OF: Final[dict[int, list[int]]] = {
    count: [number for number, loot in enumerate(LOOTS) if sum(loot) == count]
    for count in LOOT_SIZES
}

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
#: CG-54 to CG-56: the power is shown with the load; The Cunning shows it and loads later.
LOAD_SHOW: Final[int] = VERBS.add("load-show", bullet=KIND_BULLET)
SHOW: Final[int] = VERBS.add("show")
AIM: Final[int] = VERBS.add("aim", seat=SEAT)
#: A gun that is not raised in time (CG-13): the clock's, but nobody can be kept from hesitating.
TOO_SLOW: Final[int] = VERBS.add("too-slow")
#: CG-54: aimed with the grenade ready: it is shown if a gun points here once all aims are in.
AIM_ARMED: Final[int] = VERBS.add("aim-armed", seat=SEAT)
STAY: Final[int] = VERBS.add("stay")
WITHDRAW: Final[int] = VERBS.add("withdraw")
PASS: Final[int] = VERBS.add("pass")
#: CG-52: whose gun and bullets are taken.
TAKE: Final[int] = VERBS.add("take", seat=SEAT)
#: CG-58: the unused bullet that goes in place of the BBB taken back.
DISCARD: Final[int] = VERBS.add("discard", bullet=KIND_BULLET)
STAND_UP: Final[int] = VERBS.add("stand-up")
TELEPHONE_USE: Final[int] = VERBS.add("telephone")
#: CG-71: the cop may call whatever it does then: the same actions, so much further on.
TELEPHONE_TAKE: Final[int] = VERBS.add("telephone-take", seat=SEAT)
TELEPHONE_DISCARD: Final[int] = VERBS.add("telephone-discard", bullet=KIND_BULLET)
TELEPHONE_STAND_UP: Final[int] = VERBS.add("telephone-stand-up")
CALLING: Final[int] = TELEPHONE_USE - PASS
#: Nature's: the power dealt to the next seat, the seat that is the cop, the notes turned up.
POWER: Final[int] = VERBS.draw("power", power=KIND_POWER)
COP: Final[int] = VERBS.draw("cop", seat=SEAT)
NOTES_UP: Final[int] = VERBS.draw("notes", notes=KIND_NOTES)

#: Which bullets can be loaded, or discarded (CG-58), from a handful.
LOADS: Final[list[list[int]]] = [
    [LOAD + bullet for bullet in sorted(set(EACH[h]))] for h in range(FULL + 1)
]
DISCARDS: Final[list[list[int]]] = [
    [DISCARD + bullet for bullet in sorted(set(EACH[h]))] for h in range(FULL + 1)
]
#: The same with a power that may be shown meanwhile, and with that of The Cunning.
LOADS_SHOWING: Final[list[list[int]]] = [
    loads + [LOAD_SHOW + load - LOAD for load in loads] for loads in LOADS
]
LOADS_OR_SHOW: Final[list[list[int]]] = [[*loads, SHOW] for loads in LOADS]
#: `AIMS[alive * 8 + seat]`: at whom a seat can aim (CG-12), or let the moment pass (CG-13).
AIMS: Final[list[list[int]]] = [
    [AIM + other for other in range(6) if alive >> other & 1 and other != seat] + [TOO_SLOW]
    for alive in range(64)
    for seat in range(8)
]
#: The same with a grenade that may be ready.
AIMS_ARMED: Final[list[list[int]]] = [
    aims + [AIM_ARMED + aim - AIM for aim in aims[:-1]] for aims in AIMS
]
COURAGE_MOVES: Final[list[int]] = [STAY, WITHDRAW]
