"""Bots talk, now and then: who says what to whom, and how far their word is good.

What a bot says is chosen from what everybody sees, before it decides anything: it cannot betray a
secret. Two phrases are claims about the answer that follows. A promise is kept if that answer is
not about the one it was made to, a threat if it is; each kind of bot keeps its word as often as
its declared honesty says, and breaks it otherwise.
"""

from typing import Any, Final, NamedTuple

from fistful.engine.dice import Dice
from fistful.engine.rules import Rules, View
from fistful.engine.words import SEAT
from fistful.table.talk import DEAL, DENY, PROMISE, TALK, TAUNT, THREATEN


class Manner(NamedTuple):
    """How somebody talks."""

    #: How often it keeps its word.
    honesty: float
    #: How often it says something when it is asked.
    often: float
    #: What it says, each as likely as the others.
    phrases: tuple[int, ...]


#: Those known by name; everybody else is as `PLAIN`.
MANNERS: Final[dict[str, Manner]] = {
    "hothead": Manner(0.8, 0.14, (THREATEN, THREATEN, TAUNT)),
    "coward": Manner(0.9, 0.10, (PROMISE, PROMISE, DEAL, DENY)),
    "accountant": Manner(0.95, 0.06, (PROMISE, DEAL, DEAL)),
    "liar": Manner(0.15, 0.14, (PROMISE, PROMISE, THREATEN, DENY)),
    "avenger": Manner(0.9, 0.10, (THREATEN, TAUNT)),
}
#: Talks without claiming anything.
PLAIN: Final = Manner(1.0, 0.04, (TAUNT, DEAL, DENY))
#: Says nothing.
SILENT: Final = Manner(1.0, 0.0, (TAUNT,))


def manner_of(bot: str) -> Manner:
    """Return how a bot of a name talks."""
    return SILENT if bot == "random" else MANNERS.get(bot, PLAIN)


def feels_like_talking(bot: str, dice: Dice) -> bool:
    """Tell whether a bot says something before it answers a question: drawn, whatever is asked."""
    return dice.fraction() < manner_of(bot).often


def speak(rules: Rules[Any], bot: str, view: View, seat: int, dice: Dice) -> int | None:
    """Return what a bot that feels like talking says: an action of `TALK`.

    `view` is what everybody sees. Nothing is said where who thinks about what is hidden.
    """
    manner = manner_of(bot)
    here = [phase for phase in rules.phases if phase.name == view["phase"]]
    if not here or here[0].is_quiet:
        return None
    others = [other for other in listeners(view) if other != seat]
    if not others:
        return None
    phrases = [phrase for phrase in manner.phrases if makes_sense(phrase, view)]
    return dice.pick(phrases) + dice.pick(others) if phrases else None


def listeners(view: View) -> list[int]:
    """Return whom it makes sense to talk to: those in play, if the game says who.

    `alive` is a list of seats or a set of them in bits.
    """
    alive = view.get("alive")
    if isinstance(alive, list):
        return list(alive)
    return [seat for seat in range(view["seats"]) if alive is None or alive >> seat & 1]


def makes_sense(phrase: int, view: View) -> bool:
    """Tell whether a phrase can be said now: nobody is innocent once all know who is who."""
    return phrase != DENY or not view.get("revealed")


def hold_to(
    rules: Rules[Any], bot: str, said: int | None, legal: list[int], dice: Dice
) -> list[int]:
    """Return the answers that are left to a bot after what it said: it keeps its word, or not.

    What was said is no claim where the answers leave no choice about it: then all are left.
    """
    claimed = None if said is None else kept(rules, said, legal)
    if claimed is None:
        return legal
    if dice.fraction() < manner_of(bot).honesty:
        return claimed
    return [action for action in legal if action not in claimed]


def kept(rules: Rules[Any], said: int, legal: list[int]) -> list[int] | None:
    """Return the answers that keep what was said, or None if it claims nothing about them."""
    phrase = TALK.verb_of[said].first
    if phrase not in (PROMISE, THREATEN):
        return None
    target = TALK.things(said)["seat"]
    about = [action for action in legal if target in named(rules, action)]
    others = [action for action in legal if action not in about and named(rules, action)]
    if not about or not others:
        return None
    return about if phrase == THREATEN else [action for action in legal if action not in about]


def named(rules: Rules[Any], action: int) -> list[int]:
    """Return the seats an action names."""
    things = rules.verbs.verb_of[action].things
    return [number for name, number in rules.verbs.things(action).items() if things[name] is SEAT]
