"""The table of Stetsons & Sixguns, drawn for the terminal."""

from collections.abc import Sequence

from fistful.engine.game import Speaker
from fistful.engine.rules import View


def draw(view: View, names: Sequence[str], speaker: Speaker) -> list[str]:
    """Return the table as lines."""
    return []
