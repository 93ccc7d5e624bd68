"""The vocabulary of the cards (SS-R6): every step a line of the deck file may name.

A step is a word with a few words or a number behind it: `limit 2`, `evade first`. It becomes an op
of the agenda: its code, and above that what stands behind it, packed into one number.
"""

from typing import Final

#: The shot, and what changes it.
SHOOT: Final = 0
LIMIT: Final = 1
CLICK_AGAIN: Final = 2
FIRST_BULLET: Final = 3
FIRST_MISS: Final = 4
FAN: Final = 5
PENETRATE: Final = 6
WING: Final = 7
JAM_INSTEAD: Final = 8
ROB: Final = 9
TWO_WOUNDS: Final = 10
RICOCHET: Final = 11
CROSSFIRE: Final = 12
#: Keeping out of harm's way.
EVADE: Final = 13
HUMAN_SHIELD: Final = 14
TIN_STAR: Final = 15
LIMIT_OTHERS: Final = 16
UNHIT_BONUS: Final = 17
#: Aims.
DIVERT_ONE: Final = 18
CALL_OUT: Final = 19
CHANGE_TARGET: Final = 20
MOB: Final = 21
LOCK_AIMS: Final = 22
#: Other people's cards.
STEAL_PLAYED: Final = 23
PICK_POCKET: Final = 24
SWAP_CARD: Final = 25
BLACKMAIL: Final = 26
PASS_LEFT: Final = 27
#: Guns, bullets, wounds, cover.
LAY: Final = 28
REFILL: Final = 29
CLEAR_JAM: Final = 30
NEVER_JAM: Final = 31
ADD_BULLETS: Final = 32
BIND_FREE: Final = 33
COVER: Final = 34
REFUND_COVER: Final = 35
BURN_COVERS: Final = 36
DYNAMITE: Final = 37
#: Taking stock, and pay.
STOCK: Final = 38
TAKE_FROM_ROW: Final = 39
KEEP_ONE_OF: Final = 40
COURAGE: Final = 41
WANTED: Final = 42
#: Everybody.
EVERYONE_FLIPS: Final = 43
PIECE_COUNT: Final = 44

#: What may stand behind a step: a number below ten, one of some words, or several of them.
NUMBER: Final = "number"
COVER_NAMES: Final = ["SOFT", "PARTIAL", "HARD"]


class Piece:
    """A word of the vocabulary.

    `choices` lists the words possible at each place behind it; `numbered` asks for a number
    instead, `several` for any of the first choices. A piece that `needs_flip` is lost on a seat
    that does not shoot (SS-20).
    """

    def __init__(
        self,
        op: int,
        name: str,
        choices: list[list[str]],
        needs_flip: bool = False,
        numbered: bool = False,
        several: bool = False,
    ) -> None:
        self.op = op
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

    def parse(self, words: list[str]) -> int:
        """Return what stands behind the word as one number. Raises ValueError."""
        if self.numbered:
            if len(words) != 1 or not words[0].isdigit() or not 0 < int(words[0]) < 10:
                raise ValueError(self.usage())
            return int(words[0])
        if self.several:
            if not words or not set(words) <= set(self.choices[0]):
                raise ValueError(self.usage())
            return sum([1 << self.choices[0].index(word) for word in sorted(set(words))])
        if len(words) != len(self.choices):
            raise ValueError(self.usage())
        packed = 0
        for place, word in enumerate(words):
            if word not in self.choices[place]:
                raise ValueError(self.usage())
            packed |= self.choices[place].index(word) << 4 * place
        return packed

    def words(self, packed: int) -> list[str]:
        """Return the words that stand behind the word, from what `parse` made of them."""
        if self.several:
            return [word for place, word in enumerate(self.choices[0]) if packed >> place & 1]
        return [choice[packed >> 4 * place & 15] for place, choice in enumerate(self.choices)]


#: In the order of their codes.
VOCABULARY: Final[list[Piece]] = [
    Piece(SHOOT, "shoot", [], needs_flip=True),
    Piece(LIMIT, "limit", [], needs_flip=True, numbered=True),
    Piece(CLICK_AGAIN, "click-again", [], needs_flip=True),
    Piece(FIRST_BULLET, "first-bullet", [["hit", "called"]], needs_flip=True),
    Piece(FIRST_MISS, "first-miss", [["grudge"]], needs_flip=True),
    Piece(FAN, "fan", [], needs_flip=True, numbered=True),
    Piece(PENETRATE, "penetrate", [COVER_NAMES], needs_flip=True, several=True),
    Piece(WING, "wing", [], needs_flip=True),
    Piece(JAM_INSTEAD, "jam-instead", [], needs_flip=True),
    Piece(ROB, "rob", [], needs_flip=True),
    Piece(TWO_WOUNDS, "two-wounds", [["last"]], needs_flip=True),
    Piece(RICOCHET, "ricochet", [], needs_flip=True),
    Piece(CROSSFIRE, "crossfire", [], needs_flip=True),
    Piece(EVADE, "evade", [["all", "first", "slower"]]),
    Piece(HUMAN_SHIELD, "human-shield", []),
    Piece(TIN_STAR, "tin-star", []),
    Piece(LIMIT_OTHERS, "limit-others", [["aiming", "all"]]),
    Piece(UNHIT_BONUS, "unhit-bonus", [], numbered=True),
    Piece(DIVERT_ONE, "divert-one", []),
    Piece(CALL_OUT, "call-out", []),
    Piece(CHANGE_TARGET, "change-target", []),
    Piece(MOB, "mob", []),
    Piece(LOCK_AIMS, "lock-aims", []),
    Piece(STEAL_PLAYED, "steal-played", []),
    Piece(PICK_POCKET, "pick-pocket", []),
    Piece(SWAP_CARD, "swap-card", []),
    Piece(BLACKMAIL, "blackmail", []),
    Piece(PASS_LEFT, "pass-left", []),
    Piece(LAY, "lay", []),
    Piece(REFILL, "refill", [["sixgun", "other"]]),
    Piece(CLEAR_JAM, "clear-jam", [["sixgun", "one", "all"]]),
    Piece(NEVER_JAM, "never-jam", []),
    Piece(ADD_BULLETS, "add-bullets", [], numbered=True),
    Piece(BIND_FREE, "bind-free", []),
    Piece(COVER, "cover", [["face-up", "deck"]]),
    Piece(REFUND_COVER, "refund-cover", []),
    Piece(BURN_COVERS, "burn-covers", [], numbered=True),
    Piece(DYNAMITE, "dynamite", [], needs_flip=True),
    Piece(STOCK, "stock", [["none", "first", "two"]]),
    Piece(TAKE_FROM_ROW, "take-from-row", []),
    Piece(KEEP_ONE_OF, "keep-one-of", [], numbered=True),
    Piece(COURAGE, "courage", []),
    Piece(WANTED, "wanted", [], numbered=True),
    # Who flips; what saves; what happens to the others. Who must pay flips even behind cover, and
    # even when the card's owner does not shoot (SS-20: Ambush!); a stampede is lost on a runner.
    Piece(EVERYONE_FLIPS, "everyone-flips", [["all", "open"], ["hit", "no-stop"], ["pay", "fall"]]),
]

#: Everyone-flips: the places of its three words.
OPEN_ONLY: Final = 1 << 0
SAVED_UNLESS_STOP: Final = 1 << 4
FALL: Final = 1 << 8

KNOWN: Final[dict[str, Piece]] = {piece.name: piece for piece in VOCABULARY}

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


def parse_step(text: str) -> int:
    """Return the op of a step. Raises ValueError with how it would be right."""
    words = text.split()
    piece = KNOWN.get(words[0]) if words else None
    if piece is None:
        raise ValueError(f"known steps: {', '.join(sorted(KNOWN))}")
    return piece.op + (piece.parse(words[1:]) << 8)


def is_lost_on_runner(op: int) -> bool:
    """SS-20: tell whether a seat that does not shoot loses this step, Ambush excepted."""
    piece = VOCABULARY[op & 255]
    return piece.needs_flip or (piece.op == EVERYONE_FLIPS and bool(op >> 8 & FALL))
