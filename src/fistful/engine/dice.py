"""Dice of our own: specified, so that a seed gives the same game on every machine and version.

`SealedDice` are for people. They cannot be predicted from what they have thrown: each throw is a
BLAKE2b digest under a secret key. `QuickDice` are for simulation, where speed is all that counts.

The sealed dice, exactly (`docs/notation.md` repeats it for those who verify by hand):

- the key is 32 bytes; block *c* of throw *k* is `blake2b(k as 8 bytes ‖ c as 8 bytes, key=key,
  digest_size=64)`, both numbers big-endian;
- the blocks of a throw, one after the other, are cut into 8-byte big-endian words;
- `below(n)` takes the next word *w*; if `w >= 2**64 - 2**64 % n` it takes the next one instead;
  the result is `w % n`.
"""

from hashlib import blake2b
from random import Random
from typing import Any, Final

WORD: Final = 1 << 64


class Dice:
    """Something to throw."""

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n - 1, each as likely as the others."""
        raise NotImplementedError

    def pick(self, items: list[int]) -> int:
        """Return one of the items."""
        return items[self.below(len(items))]

    def fraction(self) -> float:
        """Return a number from 0 up to but not including 1."""
        return self.below(1 << 53) / (1 << 53)

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class SealedDice(Dice):
    """Unpredictable dice under a 256-bit key; `at(k)` gives the dice of the k-th throw."""

    def __init__(self, key: bytes, throw: int = 0) -> None:
        if len(key) != 32:
            raise ValueError("sealed dice take a key of 32 bytes")
        self.key = key
        self.throw = throw
        self.block = 0
        self.words: list[int] = []

    def __reduce__(self) -> tuple[Any, ...]:
        return SealedDice, (self.key, self.throw), (self.block, self.words.copy())

    def __setstate__(self, reached: tuple[int, list[int]]) -> None:
        self.block, self.words = reached

    def at(self, throw: int) -> "SealedDice":
        """Return fresh dice for the given throw: what was thrown before does not matter."""
        return SealedDice(self.key, throw)

    def below(self, n: int) -> int:
        limit = WORD - WORD % n
        while True:
            if not self.words:
                counters = self.throw.to_bytes(8, "big") + self.block.to_bytes(8, "big")
                digest = blake2b(counters, key=self.key, digest_size=64).digest()
                self.words = [int.from_bytes(digest[i : i + 8], "big") for i in range(56, -1, -8)]
                self.block += 1
            word = self.words.pop()
            if word < limit:
                return word % n


class QuickDice(Dice):
    """Fast dice for simulation: repeatable for a seed, no secret kept."""

    def __init__(self, seed: int) -> None:
        # Only `random()` is used: its sequence is promised to stay the same across versions.
        self.source = Random(seed)
        # Bound once, for speed; a copy has to bind its own.
        self.random = self.source.random

    def __reduce__(self) -> tuple[Any, ...]:
        return QuickDice, (0,), self.source.getstate()

    def __setstate__(self, reached: tuple[Any, ...]) -> None:
        self.source.setstate(reached)

    def below(self, n: int) -> int:
        return int(self.random() * n)

    def fraction(self) -> float:
        return self.random()

    def pick(self, items: list[int]) -> int:
        return items[int(self.random() * len(items))]

    def shuffle(self, items: list[int]) -> None:
        random = self.random
        for i in range(len(items) - 1, 0, -1):
            j = int(random() * (i + 1))
            items[i], items[j] = items[j], items[i]
