"""What a table's sentences take from its options and its variant: numbers, and words of its own."""

from dataclasses import dataclass, field
from typing import Final

#: For what has one text in all languages.
ANY_LANGUAGE: Final = "*"


@dataclass(frozen=True)
class Sentence:
    """A message with numbers of its own; a text among its `things` is the name of another message,
    said in its place."""

    message: str
    things: dict[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True)
class Wording:
    """What sentences of a game's catalogue say at one table: the `numbers` they name, as `$name`,
    what a message `says` there in place of the catalogue's text, by language (`*`: all), and what
    messages are `told` in, sentence by sentence: what a thing says is made of what it does. A line
    of the rules in short that is nothing but such a message, `{ name }`, becomes a list.

    >>> Wording({}, {"card-raft": {"*": "Raft", "nl": "Vlot"}}).text("card-raft", "nl")
    'Vlot'
    """

    numbers: dict[str, int] = field(default_factory=dict)
    says: dict[str, dict[str, str]] = field(default_factory=dict)
    told: dict[str, list[Sentence]] = field(default_factory=dict)

    def text(self, key: str, language: str) -> str:
        """Return what a message says; nothing where the catalogue's text holds."""
        texts = self.says.get(key)
        return (texts.get(language) or texts.get(ANY_LANGUAGE, "")) if texts else ""
