"""What newcomers to Blasting Billy are told at the terminal."""

from collections.abc import Mapping, Sequence
from typing import Final

from fistful.engine.rules import View
from fistful.games.primer import Advice, Primer
from fistful.games.speaker import Speaker


def goal(view: View, speaker: Speaker) -> list[str]:
    """Return what wins."""
    return [speaker.say("goal-text")]


def advise(view: View, legal: list[int], names: Sequence[str], speaker: Speaker) -> Advice:
    """Return what helps to decide: the three ways of playing a card are in the guide."""
    return Advice()


def cards(view: View, speaker: Speaker) -> list[str]:
    """Return what the cards do."""
    return [speaker.say(key) for key in ("about-types", "about-loot", "about-dynamite")]


def gloss(view: View, event: Mapping[str, object], speaker: Speaker) -> str:
    """Return what an event leaves unsaid."""
    return ""


PRIMER: Final = Primer(goal, advise, cards, gloss)
