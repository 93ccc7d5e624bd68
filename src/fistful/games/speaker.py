"""Whoever puts a game's codes into a language."""

from typing import Protocol

from fistful.engine.words import Kind


class Speaker(Protocol):
    """Puts a game's codes into a language, for the faces that draw it."""

    def say(self, key: str, /, **things: str | int) -> str:
        """Return a message of the catalogue."""

    def name(self, kind: Kind, number: int) -> str:
        """Return what a thing of a kind is called."""
