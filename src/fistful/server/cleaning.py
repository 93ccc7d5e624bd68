"""What people write, without what only looks like writing."""

import unicodedata
from typing import Final

#: Emoji are built with it; everything else that is invisible goes.
ZERO_WIDTH_JOINER: Final = "\u200d"
#: Marks piled on one letter.
MOST_MARKS: Final = 3


def clean_text(text: str) -> str:
    """Return a name or a line of chat without control characters, tricks with the direction of
    writing and piled-up marks.

    Lone surrogates cannot be sent or stored: they go too.
    """
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        category = unicodedata.category(char)
        if category in ("Cc", "Cs", "Cf", "Zl", "Zp") and char != ZERO_WIDTH_JOINER:
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(char)
    return "".join(kept).strip()
