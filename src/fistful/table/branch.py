"""Where a game branched off another one: after how many of its actions, and into which world."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from fistful.engine.dice import SealedDice
from fistful.engine.errors import Invalid
from fistful.engine.rules import Rules

#: Bytes of what a guessed world is drawn with.
GUESS_BYTES: Final = 8
#: Nobody's eyes: the world is the one it was.
NOBODY: Final = -1
#: Branches of branches.
MOST_BRANCHES: Final = 8
#: More actions than any record has.
MOST_ACTIONS: Final = 1_000_000


@dataclass(frozen=True)
class Branch:
    """A branch off the record with a fingerprint, after so many of its actions.

    With `eyes` what that seat could not know is made up anew, drawn with `guess`: it sees what it
    saw. Without, everything is as it was.
    """

    source: str
    actions: int
    eyes: int = NOBODY
    guess: bytes = b""

    def world(self, rules: Rules[Any], s: Any) -> Any:
        """Return the position the branch goes on from."""
        if self.eyes == NOBODY:
            return s
        key = sha256(b"fistful guess" + self.guess).digest()
        return rules.guess(rules.view(s, self.eyes), SealedDice(key))


def branch_off(branches: Iterable[Branch], rules: Rules[Any], s: Any, actions: int) -> Any:
    """Return the position to go on from after so many actions: another where a branch begins."""
    for branch in branches:
        if branch.actions == actions:
            s = branch.world(rules, s)
    return s


def kept_branches(branches: Iterable[Branch], taken: int) -> tuple[Branch, ...]:
    """Return the branches within the first actions of a record that made a world up: whoever takes
    these actions over makes it up again."""
    return tuple([one for one in branches if one.actions <= taken and one.eyes != NOBODY])


def fingerprint(text: str) -> str:
    """Return the fingerprint of a record, in hexadecimal."""
    return sha256(text.encode()).hexdigest()


def write_branches(branches: Sequence[Branch], names: Sequence[str]) -> str:
    """Return branches as a record's header has them."""
    return ", ".join([write_branch(one, names) for one in branches])


def write_branch(branch: Branch, names: Sequence[str]) -> str:
    words = [branch.source, str(branch.actions)]
    if branch.eyes != NOBODY:
        words += [branch.guess.hex(), names[branch.eyes]]
    return " ".join(words)


def read_branches(text: str, names: Sequence[str]) -> tuple[Branch, ...]:
    """Read the header. Raises Invalid."""
    found = tuple([read_branch(one.strip(), names) for one in text.split(",") if one.strip()])
    actions = [one.actions for one in found]
    if len(found) > MOST_BRANCHES or actions != sorted(actions):
        raise Invalid("record-from")
    return found


def read_branch(text: str, names: Sequence[str]) -> Branch:
    source, _, rest = text.partition(" ")
    actions, _, rest = rest.partition(" ")
    guess, _, name = rest.partition(" ")
    is_whole = is_hex(source, 32) and actions.isascii() and actions.isdigit()
    if not is_whole or int(actions[:9]) > MOST_ACTIONS:
        raise Invalid("record-from")
    if not rest:
        return Branch(source, int(actions[:9]))
    if not is_hex(guess, GUESS_BYTES) or name not in names:
        raise Invalid("record-from")
    return Branch(source, int(actions[:9]), list(names).index(name), bytes.fromhex(guess))


def is_hex(text: str, length: int) -> bool:
    return len(text) == 2 * length and set(text) <= set("0123456789abcdef")
