"""What newcomers to Get Billy the Kid! are told at the terminal: side, goal, cards, the score."""

from collections.abc import Mapping, Sequence
from typing import Final

from fistful.engine.state import NOTHING
from fistful.games.get_billy_the_kid.cards import (
    ARREST,
    ARREST_SEAT,
    BINOCULARS,
    DISCARD,
    DISGUISE,
    DRAW,
    ESCAPE,
    GOLD,
    HOLD,
    KIND_CARD,
    KIND_CHARACTER,
    KIND_COUNT,
    PASS,
    PISTOL,
    QUESTION,
    REPLACE,
    RESPOND,
    RIFLE,
    SURRENDER,
    TNT,
)
from fistful.games.get_billy_the_kid.deck import deck_of
from fistful.games.get_billy_the_kid.view import GetBillyView
from fistful.games.primer import Advice, Primer
from fistful.games.speaker import Speaker

#: What a card does, by card; every Escape does the same.
ABOUT: Final = {
    GOLD: "gold",
    QUESTION: "question",
    RIFLE: "rifle",
    BINOCULARS: "binoculars",
    ARREST: "arrest",
    PISTOL: "pistol",
    DISGUISE: "disguise",
    TNT: "tnt",
    ESCAPE: "escape",
}


def goal(view: GetBillyView, speaker: Speaker) -> list[str]:
    """Return who the viewer is, on which side, and what that side wants."""
    who = NOTHING if view["you"] >= view["seats"] else view["characters"][view["you"]]
    if who == NOTHING:
        return []
    side = "outlaw" if is_outlaw(view) else "lawman"
    return [
        speaker.say(
            f"side-you-{side}",
            character=speaker.name(KIND_CHARACTER, who),
            goal=speaker.say(f"screen-goal-{side}"),
        )
    ]


def is_outlaw(view: GetBillyView) -> bool:
    """Tell whether the viewer rides with the Outlaws."""
    if view["revealed"]:
        return view["you"] in view["outlaws"]
    who = view["characters"][view["you"]]
    return any([one["who"] == who and not one["is_lawman"] for one in view["sheet"]])


def advise(view: GetBillyView, legal: list[int], names: Sequence[str], speaker: Speaker) -> Advice:
    """Return what helps to decide: why a choice is single, what a card does, how a shootout is."""
    phase = view["phase"]
    if phase == "answer":
        return Advice([speaker.say("screen-may-lie" if is_outlaw(view) else "screen-truth")])
    if phase == "shootout":
        return shootout(view, legal, names, speaker)
    if phase == "play":
        return Advice(notes=why_discard(view, legal, speaker))
    if phase == "response":
        notes = {a: about(a - RESPOND, view, speaker) for a in legal if a != SURRENDER}
        return Advice([] if notes else [speaker.say("hint-no-response")], notes)
    return Advice([speaker.say(key) for key in why_single(view, legal)])


def why_single(view: GetBillyView, legal: list[int]) -> list[str]:
    """Return the key that says why there is nothing to choose, if there is nothing."""
    if legal == [PASS]:
        return ["screen-no-match"]
    if legal == [REPLACE]:
        return ["hint-no-arrest"]
    if legal == [DRAW]:
        return ["hint-town-dear" if GOLD in view["hand"] else "screen-no-gold"]
    return []


def shootout(
    view: GetBillyView, legal: list[int], names: Sequence[str], speaker: Speaker
) -> Advice:
    """GB-45: return the score as the viewer stands, and what holding fire would mean."""
    is_me = view["you"] == view["outlaw"]
    foe = names[view["facing"] if is_me else view["outlaw"]]
    lead = view["lead"] if is_me else -view["lead"]
    key = "hint-level" if not lead else "hint-ahead" if lead > 0 else "hint-behind"
    lines = [speaker.say(key, seat=foe, count=abs(lead))]
    if legal == [HOLD]:
        lines.append(speaker.say("hint-no-gun"))
    return Advice(lines, {HOLD: speaker.say("hint-hold-behind")} if lead < 0 else {})


def why_discard(view: GetBillyView, legal: list[int], speaker: Speaker) -> dict[int, str]:
    """Return, for cards that can only be discarded now, why that is so."""
    notes: dict[int, str] = {}
    for card in range(KIND_COUNT):
        key = why_not(view, legal, card)
        if DISCARD + card in legal and key:
            notes[DISCARD + card] = speaker.say(key)
    return notes


def why_not(view: GetBillyView, legal: list[int], card: int) -> str:
    """Return the key that says why a card can only be discarded; nothing if it can do more."""
    if card == ARREST and not any([ARREST_SEAT + seat in legal for seat in range(view["seats"])]):
        return (
            "screen-why-early"
            if view["hour"] < deck_of(view["options"]).first_arrest
            else "screen-why-outlaw"
        )
    if card == DISGUISE and not is_outlaw(view):
        return "screen-why-disguise"
    return "screen-why-response" if card >= PISTOL else ""


def about(card: int, view: GetBillyView, speaker: Speaker) -> str:
    """Return what a card does."""
    word = ABOUT[min(card, ESCAPE)]
    later = "-later" if card == QUESTION and view["revealed"] else ""
    return speaker.say(f"screen-about-{word}{later}")


def cards(view: GetBillyView, speaker: Speaker) -> list[str]:
    """Return what every kind of card in the deck does."""
    kinds = [card for card in range(KIND_COUNT) if view["pack"][card]]
    lines = [
        f"{speaker.name(KIND_CARD, card)}: {about(card, view, speaker)}"
        for card in kinds
        if card < ESCAPE
    ]
    escapes = ", ".join([speaker.name(KIND_CARD, card) for card in kinds if card >= ESCAPE])
    return [*lines, f"{escapes}: {about(ESCAPE, view, speaker)}"]


def gloss(view: GetBillyView, event: Mapping[str, object], speaker: Speaker) -> str:
    """Return what an event leaves unsaid: nothing here."""
    return ""


PRIMER: Final = Primer(goal, advise, cards, gloss)
