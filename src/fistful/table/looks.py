"""What a name is taken for at a glance: names that look alike cannot sit at one table."""

import unicodedata
from functools import lru_cache
from typing import Final

#: Letters of other alphabets, and odd Latin ones, by the plain letter they are taken for.
LOOKS: Final = {
    "a": "аАαΑɑᴀ",
    "b": "ВвьЬΒβʙƅ",
    "c": "сСϲᴄ",
    "d": "ԁđᴅ",
    "e": "еЕεΕєᴇ",
    "f": "ƒҒ",
    "g": "ɡɢԌ",
    "h": "һҺНнΗħʜ",
    "j": "јЈϳȷ",
    "k": "кКκΚᴋ",
    "l": "iI1|ıіІιΙӏӀłɩɪʟ",
    "m": "МмΜᴍ",
    "n": "пΝηɴ",
    "o": "0оОοΟσςøɵᴏ",
    "p": "рРρΡᴘ",
    "q": "ԛԚ",
    "r": "гʀᴦ",
    "s": "5ѕЅꜱ",
    "t": "тТτΤŧᴛ",
    "u": "υμυᴜцʋ",
    "v": "νѵѴᴠ",
    "w": "ԝԜωшᴡ",
    "x": "хХχΧ×",
    "y": "уУγΥүҮʏ",
    "z": "ΖζᴢƵ",
    "3": "зЗӡʒ",
}
PLAIN: Final = {letter: plain for plain, letters in LOOKS.items() for letter in letters}
#: Pairs of letters that run together.
PAIRS: Final = (("rn", "m"), ("vv", "w"))
#: Blank letters: they take no space, or look like one.
FILLERS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800")
#: Accents, and selectors of a letter's shape.
MARKS: Final = (
    (0x300, 0x36F),
    (0x1AB0, 0x1AFF),
    (0x1DC0, 0x1DFF),
    (0x20D0, 0x20FF),
    (0xFE00, 0xFE0F),
    (0xFE20, 0xFE2F),
    (0xE0100, 0xE01EF),
)


@lru_cache(4096)
def shapes(name: str) -> frozenset[str]:
    """Return what a name is taken for, as it is written and without capitals.

    A capital may look like another letter than its small form (Η is no η). Nothing is left of a
    name that nobody can see.
    """
    bare = "".join([char for char in unicodedata.normalize("NFKD", name) if is_seen(char)])
    found = [shape(bare), shape(unicodedata.normalize("NFKD", bare.casefold()))]
    return frozenset([one for one in found if one.strip()])


def shape(text: str) -> str:
    """Return a text in the plain letters it is taken for."""
    plain = "".join([PLAIN.get(char, char) for char in text]).casefold()
    for pair, letter in PAIRS:
        plain = plain.replace(pair, letter)
    return plain


def is_seen(char: str) -> bool:
    """Tell whether a character takes part in how a name looks."""
    if char in FILLERS or unicodedata.category(char) in ("Cf", "Cc", "Cn", "Co"):
        return False
    return not any([first <= ord(char) <= last for first, last in MARKS])


def are_alike(one: str, other: str) -> bool:
    """Tell whether two names can be taken for each other."""
    return not shapes(one).isdisjoint(shapes(other))
