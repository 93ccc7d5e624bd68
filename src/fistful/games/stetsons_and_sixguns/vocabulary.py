"""The vocabulary of the cards (SS-R6): every step a line of the deck file may name.

A step is a word with a few words or a number behind it: `limit 2`, `evade first`. It becomes an op
of the agenda.
"""

from typing import Final

#: The covers, as steps and records name them.
COVER_NAMES: Final = ["SOFT", "PARTIAL", "HARD"]

#: An op: its code and, behind that, what it is about (see `ops`).
Op = tuple[int, ...]


class CardStep:
    """A word of the vocabulary.

    `choices` lists the words possible at each place behind it; `numbered` asks for a number
    instead, `several` for any of the first choices. A step that `needs_flip` is lost on a seat
    that does not shoot (SS-20).
    """

    def __init__(
        self, name: str, choices: list[list[str]], needs_flip: bool, numbered: bool, several: bool
    ) -> None:
        self.name = name
        self.choices = choices
        self.needs_flip = needs_flip
        self.numbered = numbered
        self.several = several

    def usage(self) -> str:
        """Return how the step is written."""
        if self.numbered:
            return f"{self.name} <number>"
        words = ["|".join(choice) for choice in self.choices]
        if self.several:
            words = [f"{words[0]} …"]
        return " ".join([self.name, *[f"<{word}>" for word in words]])

    def parse(self, words: list[str]) -> list[int]:
        """Return what stands behind the word as numbers. Raises ValueError.

        The number itself; a set, where several words may stand; else each word's place among the
        choices.
        """
        if self.numbered:
            if len(words) != 1 or not words[0].isdigit() or not 0 < int(words[0]) < 10:
                raise ValueError(self.usage())
            return [int(words[0])]
        if self.several:
            if not words or not set(words) <= set(self.choices[0]):
                raise ValueError(self.usage())
            return [sum([1 << self.choices[0].index(word) for word in sorted(set(words))])]
        if len(words) != len(self.choices):
            raise ValueError(self.usage())
        for place, word in enumerate(words):
            if word not in self.choices[place]:
                raise ValueError(self.usage())
        return [choice.index(word) for choice, word in zip(self.choices, words, strict=True)]

    def words(self, about: tuple[int, ...]) -> list[str]:
        """Return the words that stand behind the word, from what `parse` made of them."""
        if self.several:
            return [word for place, word in enumerate(self.choices[0]) if about[0] >> place & 1]
        return [choice[number] for choice, number in zip(self.choices, about, strict=True)]


class Vocabulary:
    """The steps by code, and by name."""

    def __init__(self) -> None:
        self.steps: list[CardStep] = []
        self.codes: dict[str, int] = {}

    def add(
        self,
        name: str,
        *choices: list[str],
        needs_flip: bool = False,
        numbered: bool = False,
        several: bool = False,
    ) -> int:
        """Declare a step; return its code."""
        code = self.codes[name] = len(self.steps)
        self.steps.append(CardStep(name, list(choices), needs_flip, numbered, several))
        return code


VOCABULARY: Final = Vocabulary()
#: The shot, and what changes it.
SHOOT: Final[int] = VOCABULARY.add("shoot", needs_flip=True)
LIMIT: Final[int] = VOCABULARY.add("limit", needs_flip=True, numbered=True)
CLICK_AGAIN: Final[int] = VOCABULARY.add("click-again", needs_flip=True)
FIRST_BULLET: Final[int] = VOCABULARY.add("first-bullet", ["hit", "called"], needs_flip=True)
FIRST_MISS: Final[int] = VOCABULARY.add("first-miss", ["grudge"], needs_flip=True)
FAN: Final[int] = VOCABULARY.add("fan", needs_flip=True, numbered=True)
PENETRATE: Final[int] = VOCABULARY.add("penetrate", COVER_NAMES, needs_flip=True, several=True)
WING: Final[int] = VOCABULARY.add("wing", needs_flip=True)
JAM_INSTEAD: Final[int] = VOCABULARY.add("jam-instead", needs_flip=True)
ROB: Final[int] = VOCABULARY.add("rob", needs_flip=True)
TWO_WOUNDS: Final[int] = VOCABULARY.add("two-wounds", ["last"], needs_flip=True)
RICOCHET: Final[int] = VOCABULARY.add("ricochet", needs_flip=True)
CROSSFIRE: Final[int] = VOCABULARY.add("crossfire", needs_flip=True)
#: Keeping out of harm's way.
EVADE: Final[int] = VOCABULARY.add("evade", ["all", "first", "slower"])
HUMAN_SHIELD: Final[int] = VOCABULARY.add("human-shield")
TIN_STAR: Final[int] = VOCABULARY.add("tin-star")
LIMIT_OTHERS: Final[int] = VOCABULARY.add("limit-others", ["aiming", "all"])
UNHIT_BONUS: Final[int] = VOCABULARY.add("unhit-bonus", numbered=True)
#: Aims.
DIVERT_ONE: Final[int] = VOCABULARY.add("divert-one")
CALL_OUT: Final[int] = VOCABULARY.add("call-out")
CHANGE_TARGET: Final[int] = VOCABULARY.add("change-target")
MOB: Final[int] = VOCABULARY.add("mob")
LOCK_AIMS: Final[int] = VOCABULARY.add("lock-aims")
#: Other people's cards.
STEAL_PLAYED: Final[int] = VOCABULARY.add("steal-played")
PICK_POCKET: Final[int] = VOCABULARY.add("pick-pocket")
SWAP_CARD: Final[int] = VOCABULARY.add("swap-card")
BLACKMAIL: Final[int] = VOCABULARY.add("blackmail")
PASS_LEFT: Final[int] = VOCABULARY.add("pass-left")
#: Guns, bullets, wounds, cover.
LAY: Final[int] = VOCABULARY.add("lay")
REFILL: Final[int] = VOCABULARY.add("refill", ["sixgun", "other"])
CLEAR_JAM: Final[int] = VOCABULARY.add("clear-jam", ["sixgun", "one", "all"])
NEVER_JAM: Final[int] = VOCABULARY.add("never-jam")
ADD_BULLETS: Final[int] = VOCABULARY.add("add-bullets", numbered=True)
BIND_FREE: Final[int] = VOCABULARY.add("bind-free")
COVER: Final[int] = VOCABULARY.add("cover", ["face-up", "deck"])
REFUND_COVER: Final[int] = VOCABULARY.add("refund-cover")
BURN_COVERS: Final[int] = VOCABULARY.add("burn-covers", numbered=True)
DYNAMITE: Final[int] = VOCABULARY.add("dynamite", needs_flip=True)
#: Taking stock, and pay.
STOCK: Final[int] = VOCABULARY.add("stock", ["none", "first", "two"])
TAKE_FROM_ROW: Final[int] = VOCABULARY.add("take-from-row")
KEEP_ONE_OF: Final[int] = VOCABULARY.add("keep-one-of", numbered=True)
COURAGE: Final[int] = VOCABULARY.add("courage")
WANTED: Final[int] = VOCABULARY.add("wanted", numbered=True)
#: Everybody: who flips; what saves; what happens to the others. Who must pay flips even behind
#: cover, and even when the card's owner does not shoot (SS-20: Ambush!); a stampede is lost on a
#: runner.
EVERYONE_FLIPS: Final[int] = VOCABULARY.add(
    "everyone-flips", ["all", "open"], ["hit", "no-stop"], ["pay", "fall"]
)

#: Everyone-flips: who flips, what saves, what happens else: the second of each two words.
OPEN_ONLY: Final = 1
UNLESS_STOP: Final = 1
FALL: Final = 1

#: What most cards do; what those do who hide behind such a card.
ONLY_SHOOT: Final[list[Op]] = [(SHOOT,)]
NO_STEPS: Final[list[Op]] = []

#: What steps make of the guns, as a set: they shoot; they lay a gun; they bring bullets, or clear
#: a JAM; they flip no bullet after a MISS.
WITH_SHOT: Final = 1
WITH_GUN: Final = 2
WITH_BULLETS: Final = 4
WITHOUT_MORE: Final = 8

#: What a character can do (SS-R3).
HICCUPS: Final = 0
WRAPPED: Final = 1
NEVER_JAMS: Final = 2
STEADY_HANDS: Final = 3
STUBBORN: Final = 4
CALLED_SHOT: Final = 5
BADGE: Final = 6
LIGHT_FINGERS: Final = 7
DUG_IN: Final = 8
OTHER_CHEEK: Final = 9

ABILITIES: Final[list[str]] = [
    "hiccups",
    "wrapped-around-finger",
    "never-jams",
    "steady-hands",
    "too-stubborn-to-die",
    "called-shot",
    "badge-of-office",
    "light-fingers",
    "dug-in",
    "turn-the-other-cheek",
]
#: Those that are used once a game: a character has one of them at most.
ONCE: Final = (WRAPPED, STUBBORN, CALLED_SHOT, BADGE, LIGHT_FINGERS)


def parse_step(text: str) -> Op:
    """Return the op of a step. Raises ValueError with how it would be right."""
    words = text.split()
    code = VOCABULARY.codes.get(words[0]) if words else None
    if code is None:
        raise ValueError(", ".join(sorted(VOCABULARY.codes)))
    return (code, *VOCABULARY.steps[code].parse(words[1:]))


def shot_of(steps: list[Op]) -> int:
    """Return what steps make of the guns."""
    found = 0
    for op in steps:
        if op[0] == SHOOT:
            found |= WITH_SHOT
        elif op[0] == LAY:
            found |= WITH_GUN
        elif op[0] in (REFILL, CLEAR_JAM, ADD_BULLETS):
            found |= WITH_BULLETS
        elif op[0] == FAN or op == (LIMIT, 1):
            found |= WITHOUT_MORE
    return found


def is_lost_on_runner(op: Op) -> bool:
    """SS-20: tell whether a seat that does not shoot loses this step, Ambush excepted."""
    if op[0] == EVERYONE_FLIPS:
        return op[-1] == FALL
    return VOCABULARY.steps[op[0]].needs_flip
