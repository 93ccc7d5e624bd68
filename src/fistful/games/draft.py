"""A variant as its designer wrote it: the data, where each thing stands, and what is wrong."""

from collections.abc import Iterable
from typing import Any


class Draft:
    """A data file that is being checked. Every mistake is told with its line, where there is one:
    a packed variant has no lines."""

    def __init__(self, data: dict[str, Any], text: str) -> None:
        self.data = data
        self.text = text
        self.lines = lines_of_keys(text)
        self.problems: list[str] = []

    def say(self, section: str, key: str, problem: str) -> None:
        """Note a mistake at a key of a section (or at the section, or at the end of the file)."""
        places = [(section, key), (section, ""), ("", section), ("", "")]
        self.at(next(self.lines[place] for place in places if place in self.lines), problem)

    def at(self, line: int, problem: str) -> None:
        """Note a mistake at a line."""
        self.problems.append(f"line {line}: {problem}" if self.text else problem)

    def section(self, name: str) -> dict[str, Any]:
        """Return a section (the whole file for ""), empty if it is missing or no table."""
        found = self.data.get(name) if name else self.data
        return found if isinstance(found, dict) else {}

    def only(self, section: str, known: Iterable[str]) -> None:
        """Note keys that nobody asked for."""
        words = list(known)
        for key in self.section(section):
            if key not in words:
                self.say(section, key, f"unknown {key!r}; known are {', '.join(words)}")

    def number(self, section: str, key: str, least: int, most: int, usual: int = -1) -> int:
        """Return a whole number within bounds; without a usual one it must be there."""
        value = self.section(section).get(key, usual if usual >= 0 else None)
        if type(value) is int and least <= value <= most:
            return value
        missing = "is missing; it " if value is None else ""
        self.say(section, key, f"{key} {missing}is a whole number from {least} to {most}")
        return least

    def words(self, section: str, key: str, known: list[str]) -> list[str]:
        """Return a list of known words, each once."""
        value = self.section(section).get(key)
        if isinstance(value, list) and all([word in known for word in value]):
            words: list[str] = value
            if len(set(words)) == len(words):
                return words
        self.say(section, key, f"{key} is a list of these, each once: {', '.join(known)}")
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
