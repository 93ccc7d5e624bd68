"""What a table's sentences take from its options and its variant: numbers, and words of its own."""

from dataclasses import dataclass, field
from typing import Final

#: For what has one text in all languages.
ANY_LANGUAGE: Final = "*"


@dataclass(frozen=True)
class Wording:
    """What sentences of a game's catalogue say at one table: the `numbers` they name, as `$name`,
    and what a message `says` there in place of the catalogue's text, by language (`*`: all).

    >>> Wording({}, {"card-raft": {"*": "Raft", "nl": "Vlot"}}).text("card-raft", "nl")
    'Vlot'
    """

    numbers: dict[str, int] = field(default_factory=dict)
    says: dict[str, dict[str, str]] = field(default_factory=dict)

    def text(self, key: str, language: str) -> str:
        """Return what a message says; nothing where the catalogue's text holds."""
        texts = self.says.get(key)
        return (texts.get(language) or texts.get(ANY_LANGUAGE, "")) if texts else ""
