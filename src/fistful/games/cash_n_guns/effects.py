"""What Super Powers are composed of: the words of a variant's file (CG-50 to CG-59).

A power is a line of effects. Some count at the end, some show themselves when they first matter,
some are used by showing the power: of these a power has one, since what is shown cannot be kept for
later. The rulebook's ten powers are lines of one effect each.
"""

from collections.abc import Mapping
from typing import Any, Final

from fistful.games.cash_n_guns.cards import (
    CUNNING,
    DRAGON_SKIN,
    INSANE,
    KID,
    LOADS,
    LOADS_OR_SHOW,
    LOADS_SHOWING,
    NOT_HURT,
    POWERS,
    RULEBOOK_POWERS,
    SECOND_GUN,
    SIX_FEET_UNDER,
    SPECIALIST,
    SUPER_COWARD,
    UNBREAKABLE,
)
from fistful.games.wording import Sentence

#: What counts at the end for one who lives, in thousands: by gangster killed, by own Shame marker
#: (which then costs nothing), by own wound, and once.
PAY_PER_KILLED: Final = "pay_per_killed"
PAY_PER_SHAME: Final = "pay_per_shame"
PAY_PER_WOUND: Final = "pay_per_wound"
PAY: Final = "pay"
#: What shows itself: so many more wounds until death; at most one wound a round.
EXTRA_WOUNDS: Final = "extra_wounds"
ONE_WOUND: Final = "one_wound_a_round"
#: What is used by showing the power.
TAKES_GUN: Final = "second_gun"
GRENADE: Final = "grenade"
AIMS_LAST: Final = "aims_last"
LOADS_LAST: Final = "loads_last"
TAKES_BACK: Final = "takes_back"
STANDS_UP: Final = "stands_up"

#: Effects that are numbers, with their bounds; those that are there or not.
NUMBERS: Final[dict[str, tuple[int, int]]] = {
    PAY_PER_KILLED: (0, 50),
    PAY_PER_SHAME: (0, 50),
    PAY_PER_WOUND: (0, 50),
    PAY: (1, 50),
    EXTRA_WOUNDS: (1, 3),
}
FLAGS: Final = (ONE_WOUND, TAKES_GUN, GRENADE, AIMS_LAST, LOADS_LAST, TAKES_BACK, STANDS_UP)
EFFECTS: Final = (*NUMBERS, *FLAGS)
SHOWS_ITSELF: Final = (EXTRA_WOUNDS, ONE_WOUND)
#: The ways of using a power: one each at most.
USES: Final = ((TAKES_GUN,), (GRENADE,), (AIMS_LAST, LOADS_LAST), (TAKES_BACK,), (STANDS_UP,))
#: What one gangster at the table has at most: the rules know one second gun, one grenade, one who
#: aims last and one who loads last.
ONCE: Final = (TAKES_GUN, GRENADE, AIMS_LAST, LOADS_LAST)
#: The rulebook's power that is nothing but this effect.
ALIKE: Final[dict[str, int]] = {
    PAY_PER_KILLED: SIX_FEET_UNDER,
    EXTRA_WOUNDS: UNBREAKABLE,
    TAKES_GUN: SECOND_GUN,
    ONE_WOUND: DRAGON_SKIN,
    GRENADE: INSANE,
    AIMS_LAST: KID,
    LOADS_LAST: CUNNING,
    PAY_PER_SHAME: SUPER_COWARD,
    TAKES_BACK: SPECIALIST,
    STANDS_UP: NOT_HURT,
}

Line = Mapping[str, Any]


class Powers:
    """A variant's powers by number; the last row of every table is for no power at all."""

    def __init__(self, lines: Mapping[str, Line], deadly: int) -> None:
        #: The powers there are, in the file's order; what their words are called in the file.
        self.dealt: list[int] = []
        self.called: dict[int, str] = {}
        rows = len(POWERS) + 1
        self.pay_per_killed: list[int] = [0] * rows
        self.pay_per_shame: list[int] = [0] * rows
        self.is_proud_of_shame: list[bool] = [False] * rows
        self.pay_per_wound: list[int] = [0] * rows
        self.pay: list[int] = [0] * rows
        #: CG-30, CG-51: the wounds that kill.
        self.deadly: list[int] = [deadly] * rows
        self.one_wound: list[bool] = [False] * rows
        self.takes_gun: list[bool] = [False] * rows
        self.grenade: list[bool] = [False] * rows
        self.aims_last: list[bool] = [False] * rows
        self.loads_last: list[bool] = [False] * rows
        self.takes_back: list[bool] = [False] * rows
        self.stands_up: list[bool] = [False] * rows
        #: What each is to whoever knows the rulebook's only: the powers it has an effect of.
        self.alike: list[list[int]] = [[] for _ in range(rows)]
        #: Its first such power, -1 if it has none.
        self.known_as: list[int] = [-1] * rows
        #: CG-54 to CG-56: what can be loaded from a handful, and shown meanwhile.
        self.loads: list[list[list[int]]] = [LOADS] * rows
        #: CG-61: those that are used after the shots, by what they do.
        self.takers: list[int] = []
        self.retakers: list[int] = []
        self.risers: list[int] = []
        #: Sets of powers: those that bear more wounds, and those that bear one a round.
        self.tough: int = 0
        self.scaly: int = 0
        for word, line in lines.items():
            self.add(number_of(word, lines), word, line)

    def add(self, power: int, word: str, line: Line) -> None:
        """Enter one power into the tables."""
        self.dealt.append(power)
        self.called[power] = word
        self.pay_per_killed[power] = line.get(PAY_PER_KILLED, 0)
        self.pay_per_shame[power] = line.get(PAY_PER_SHAME, 0)
        self.is_proud_of_shame[power] = PAY_PER_SHAME in line
        self.pay_per_wound[power] = line.get(PAY_PER_WOUND, 0)
        self.pay[power] = line.get(PAY, 0)
        self.deadly[power] += line.get(EXTRA_WOUNDS, 0)
        self.one_wound[power] = ONE_WOUND in line
        self.takes_gun[power] = TAKES_GUN in line
        self.grenade[power] = GRENADE in line
        self.aims_last[power] = AIMS_LAST in line
        self.loads_last[power] = LOADS_LAST in line
        self.takes_back[power] = TAKES_BACK in line
        self.stands_up[power] = STANDS_UP in line
        self.alike[power] = sorted([ALIKE[effect] for effect in line if effect in ALIKE])
        if self.alike[power]:
            self.known_as[power] = self.alike[power][0]
        if LOADS_LAST in line:
            self.loads[power] = LOADS_OR_SHOW
        elif GRENADE in line or AIMS_LAST in line:
            self.loads[power] = LOADS_SHOWING
        for effect, those in (
            (TAKES_GUN, self.takers),
            (TAKES_BACK, self.retakers),
            (STANDS_UP, self.risers),
        ):
            if effect in line:
                those.append(power)
        self.tough |= int(EXTRA_WOUNDS in line) << power
        self.scaly |= int(ONE_WOUND in line) << power


def number_of(word: str, lines: Mapping[str, Line]) -> int:
    """Return the number of a power: the rulebook's, or that of a variant's own in its order."""
    if word in RULEBOOK_POWERS:
        return RULEBOOK_POWERS.index(word)
    own = [one for one in lines if one not in RULEBOOK_POWERS]
    return len(RULEBOOK_POWERS) + own.index(word)


def sentences(line: Line, deadly: int) -> list[Sentence]:
    """Return what a power says: a sentence for each of its effects, in the order of the list."""
    told = [effect for effect in EFFECTS if effect in line]
    if AIMS_LAST in told and LOADS_LAST in told:
        told = [effect for effect in told if effect != AIMS_LAST and effect != LOADS_LAST]
        told.append("last_of_all")
    found: list[Sentence] = []
    for effect in told:
        number: int = line.get(effect, 0)
        if effect == EXTRA_WOUNDS:
            number += deadly
        found.append(Sentence(f"does-{effect.replace('_', '-')}", {"number": int(number)}))
    return found
