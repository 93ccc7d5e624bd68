"""What is wrong with variants, as designers read it."""

from collections.abc import Iterable

from fistful.games.draft import Problem
from fistful.texts import Catalogue


def told(problems: Iterable[Problem], language: str = "en") -> list[str]:
    """Return problems as sentences, with their lines."""
    say = Catalogue(language)
    return [say.problem(problem) for problem in problems]
