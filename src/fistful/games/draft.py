"""A variant as its designer wrote it: the data, where each thing stands, and what is wrong."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

#: What a problem is about: its words and numbers.
Thing = str | int


@dataclass(frozen=True)
class Problem:
    """Something wrong with a variant: a message `problem-<code>` of the catalogue, what it names,
    and the line it stands on, 0 where there is none. A thing called `key` is what stands there."""

    code: str
    things: tuple[tuple[str, Thing], ...] = ()
    line: int = 0

    def told(self) -> dict[str, Thing]:
        """Return the problem as the parameters of an error."""
        return {**dict(self.things), "problem": self.code, "line": self.line}


def problem(code: str, /, **things: Thing) -> Problem:
    """Return a problem that has no line yet."""
    return Problem(code, tuple(things.items()))


class Draft:
    """A data file that is being checked. Every mistake is told with its line, where there is one:
    a packed variant has no lines."""

    def __init__(self, data: dict[str, Any], text: str) -> None:
        self.data = data
        self.text = text
        self.lines = lines_of_keys(text)
        self.problems: list[Problem] = []

    def say(self, section: str, at: str, code: str, /, **things: Thing) -> None:
        """Note a mistake at a key of a section (or at the section, or at the end of the file)."""
        places = [(section, at), (section, ""), ("", section), ("", "")]
        line = next(self.lines[place] for place in places if place in self.lines)
        self.note(line, problem(code, **things))

    def note(self, line: int, found: Problem) -> None:
        """Note a mistake at a line."""
        self.problems.append(Problem(found.code, found.things, line if self.text else 0))

    def section(self, name: str) -> dict[str, Any]:
        """Return a section (the whole file for ""), empty if it is missing or no table."""
        found = self.data.get(name) if name else self.data
        return found if isinstance(found, dict) else {}

    def only(self, section: str, known: Iterable[str]) -> None:
        """Note keys that nobody asked for."""
        words = list(known)
        for key in self.section(section):
            if key not in words:
                self.say(section, key, "unknown", key=key, known=", ".join(words))

    def number(self, section: str, key: str, least: int, most: int, usual: int = -1) -> int:
        """Return a whole number within bounds; without a usual one it must be there."""
        value = self.section(section).get(key, usual if usual >= 0 else None)
        if type(value) is int and least <= value <= most:
            return value
        code = "number-missing" if value is None else "number"
        self.say(section, key, code, key=key, least=least, most=most)
        return least

    def words(self, section: str, key: str, known: list[str]) -> list[str]:
        """Return a list of known words, each once."""
        value = self.section(section).get(key)
        if isinstance(value, list) and all([word in known for word in value]):
            words: list[str] = value
            if len(set(words)) == len(words):
                return words
        self.say(section, key, "words", key=key, known=", ".join(known))
        return []


def lines_of_keys(text: str) -> dict[tuple[str, str], int]:
    """Return the line of every section and of every key in it; ("", "") is the last line."""
    lines = text.splitlines()
    found = {("", ""): max(len(lines), 1)}
    section = ""
    for number, line in enumerate(lines, 1):
        bare = line.strip()
        if bare.startswith("["):
            section = bare.strip("[]").strip()
            found.setdefault((section, ""), number)
        elif "=" in bare and not bare.startswith("#"):
            found.setdefault((section, bare.split("=")[0].strip().strip("\"'")), number)
    return found
