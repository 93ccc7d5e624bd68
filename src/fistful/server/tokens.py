"""Secrets that hold seats, codes that lead to tables. Only hashes are ever stored."""

import secrets
from hashlib import sha256
from typing import Final

#: Letters that sound and look unlike each other, spoken or scrawled.
LETTERS: Final = "ABCDEFHJKLMNPRSTUWXY"
CODE_LENGTH: Final = 4


def new_token() -> str:
    """Return a fresh secret of 192 bits."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """Return what is kept of a token. A hash needs no constant-time compare: looking it up tells
    nothing about the token itself."""
    return sha256(b"fistful token" + token.encode()).hexdigest()


def new_id() -> str:
    """Return a fresh public id, for a room or a person."""
    return secrets.token_hex(8)


def is_code(text: str) -> bool:
    """Tell whether something has the form of a code."""
    return len(text) == CODE_LENGTH and text.isascii() and text.isalpha()


def new_code() -> str:
    """Return a fresh code to say out loud."""
    return "".join([secrets.choice(LETTERS) for _ in range(CODE_LENGTH)])
