"""Fair dice, provably: a commitment before the deal, a seed shown at the end.

- The seed is 32 random bytes. Before the deal the table publishes its commitment:
  SHA-256 of the seed followed by the text `fistful 1 <game> <options>`.
- Each seat may add a nonce of its own. The key of the dice is SHA-256 of the word `fistful dice`,
  the seed, and every nonce in order of the seats.
- Line by line, the *k*-th action of the record (counting from 0), when nature's or the clock's,
  was thrown with throw *k* of the sealed dice under that key (`engine.dice`).
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final

from fistful.engine.dice import SealedDice
from fistful.engine.options import write_options

SEED_BYTES: Final = 32
NONCE_BYTES: Final = 16


def commitment(seed: bytes, game: str, options: Mapping[str, str]) -> str:
    """Return what a table publishes before the deal, in hexadecimal."""
    return sha256(seed + f"fistful 1 {game} {write_options(options)}".encode()).hexdigest()


def fair_dice(seed: bytes, nonces: Sequence[bytes]) -> SealedDice:
    """Return the dice that a seed and the seats' nonces make."""
    return SealedDice(sha256(b"fistful dice" + seed + b"".join(nonces)).digest())
