"""Bots talk, now and then: who says what to whom, in which words, and how far their word is good.

What a bot says is chosen from what everybody sees and heard, before it decides anything: it cannot
betray a secret. Some of it claims something about answers that follow: a threat is kept if the
next answer is about the one it was made to, a promise if it is not; a pledge (`table/pledges`) if
the game says so. Each kind of bot keeps its word as often as its declared honesty says, and breaks
it otherwise. No bot says again what was said in the last ten lines, or in its own last ten.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from fistful.engine.dice import Dice
from fistful.engine.rules import Rules, View
from fistful.engine.words import SEAT
from fistful.table.pledges import Pledge
from fistful.table.talk import (
    ACCEPT,
    DEAL,
    DECLINE,
    DENY,
    PACT,
    PROMISE,
    SHOWN,
    TALK,
    TAUNT,
    THREATEN,
    Talk,
    in_play,
)
from fistful.texts.lines import lines_for

#: So many lines nobody repeats.
FRESH_FOR: Final = 10
TIP_HAT, LAUGH, SWEAT, DRAW, SHRUG, CHEER, SKULL, HANDSHAKE = SHOWN


class Manner(NamedTuple):
    """How somebody talks."""

    #: How often it keeps its word.
    honesty: float
    #: How often it says something when it is asked.
    often: float
    #: What it says or shows, each as likely as the others.
    phrases: tuple[int, ...]
    #: How often it agrees to what is offered.
    agrees: float = 0.5


#: Those known by name; everybody else is as `PLAIN`.
MANNERS: Final[dict[str, Manner]] = {
    "hothead": Manner(0.8, 0.14, (*[THREATEN] * 4, TAUNT, TAUNT, DRAW, PACT), 0.3),
    "coward": Manner(0.9, 0.10, (*[PROMISE] * 4, DEAL, DEAL, DENY, DENY, SWEAT), 0.9),
    "accountant": Manner(0.95, 0.06, (*[PROMISE] * 3, DEAL, DEAL, PACT, DENY, HANDSHAKE), 0.7),
    "liar": Manner(0.15, 0.14, (*[PROMISE] * 4, THREATEN, THREATEN, DENY, DEAL, LAUGH), 0.9),
    "avenger": Manner(0.9, 0.10, (*[THREATEN] * 3, TAUNT, TAUNT, PACT, SKULL), 0.4),
}
#: Talks without claiming anything, but for the deals it makes.
PLAIN: Final = Manner(1.0, 0.04, (TAUNT, TAUNT, DEAL, PACT, DENY, TIP_HAT, SHRUG, CHEER))
#: Says nothing.
SILENT: Final = Manner(1.0, 0.0, (TAUNT,))

#: What was said at a table: by whom, and what.
Spoken = Sequence[tuple[int, Talk]]


def manner_of(bot: str) -> Manner:
    """Return how a bot of a name talks."""
    return SILENT if bot == "random" else MANNERS.get(bot, PLAIN)


def feels_like_talking(bot: str, dice: Dice) -> bool:
    """Tell whether a bot says something before it answers a question: drawn, whatever is asked."""
    return dice.fraction() < manner_of(bot).often


def speak(
    rules: Rules[Any], bot: str, view: View, seat: int, dice: Dice, spoken: Spoken = ()
) -> Talk | None:
    """Return what a bot that feels like talking says, after all that was `spoken`.

    `view` is what everybody sees. Nothing is said where who thinks about what is hidden, and where
    all it might say was said a moment ago.
    """
    here = [phase for phase in rules.phases if phase.name == view["phase"]]
    if not here or here[0].is_quiet:
        return None
    others = [other for other in in_play(view) if other != seat]
    if not others:
        return None
    stale = stale_words(seat, spoken)
    manner = manner_of(bot)
    acts = [act for act in manner.phrases if makes_sense(act, view)]
    possible = [(act, words(rules, bot, act, view, stale)) for act in acts]
    possible = [(act, found) for act, found in possible if found]
    if not possible:
        return None
    act, found = possible[dice.below(len(possible))]
    return Talk(act + dice.pick(others), found[dice.below(len(found))])


def reply(
    rules: Rules[Any], bot: str, view: View, seat: int, to: int, dice: Dice, spoken: Spoken = ()
) -> Talk:
    """Return what a bot answers to an offer, in fresh words if it has any."""
    act = ACCEPT if dice.fraction() < manner_of(bot).agrees else DECLINE
    found = words(rules, bot, act, view, stale_words(seat, spoken))
    return Talk(act + to, found[dice.below(len(found))] if found else "")


def stale_words(seat: int, spoken: Spoken) -> set[str]:
    """Return what was said too short a while ago to be said again."""
    own = [talk.word for speaker, talk in spoken if speaker == seat]
    return {*own[-FRESH_FOR:], *[talk.word for _, talk in spoken[-FRESH_FOR:]]}


def words(rules: Rules[Any], bot: str, act: int, view: View, stale: set[str]) -> list[str]:
    """Return the fresh lines a bot has for an act: those of the moment if there are any.

    What has no lines, a gesture or an act in a game without them, is its own line.
    """
    word = TALK.verb_of[act].word
    lines = lines_for(rules.game, bot, word, view["phase"])
    if not lines:
        return [] if word in stale else [""]
    fresh = [line for line in lines if f"{word}-{line.name}" not in stale]
    meant = [line for line in fresh if line.moment]
    return [line.name for line in meant or fresh]


def makes_sense(phrase: int, view: View) -> bool:
    """Tell whether a phrase can be said now: nobody is innocent once all know who is who."""
    return phrase != DENY or not view.get("revealed")


def hold_to(
    rules: Rules[Any],
    bot: str,
    said: int | None,
    legal: list[int],
    dice: Dice,
    given: Sequence[Pledge] = (),
) -> list[int]:
    """Return the answers that are left to a bot after what it said: it keeps its word, or not.

    `given` are its pledges that still stand. What was said is no claim where the answers leave no
    choice about it: then all are left.
    """
    claimed = None if said is None else kept(rules, said, legal)
    left = legal if claimed is None else held(bot, claimed, legal, dice)
    for pledge in given:
        if claimed is not None and said == PROMISE + pledge.to:
            continue
        breaking = [action for action in left if pledge.term.breaks(action, pledge.to)]
        if breaking and any([pledge.term.breaks(action, pledge.to) is False for action in left]):
            left = held(bot, [action for action in left if action not in breaking], left, dice)
    return left


def held(bot: str, kept_by: list[int], legal: list[int], dice: Dice) -> list[int]:
    """Return the answers that keep a word, or those that break it: as honesty falls."""
    if dice.fraction() < manner_of(bot).honesty:
        return kept_by
    return [action for action in legal if action not in kept_by]


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
