"""What newcomers to Cash 'n Guns are told at the terminal: roles, powers, bullets, guns at you."""

from collections.abc import Mapping, Sequence
from typing import Final

from fistful.engine.rules import View
from fistful.engine.state import NOTHING
from fistful.games.cash_n_guns.cards import (
    BULLETS,
    KIND_BULLET,
    KIND_POWER,
    LOAD,
    PASS,
    STAY,
    WITHDRAW,
)
from fistful.games.cash_n_guns.deck import deck_of
from fistful.games.primer import Advice, Primer
from fistful.games.speaker import Speaker

#: Events that name a power somebody sees for the first time.
OF_POWERS: Final = ("dealt-power-you", "showed", "had-power")
#: Phases in which one loads.
LOADING: Final = ("load", "second-load", "cunning-load")


def goal(view: View, speaker: Speaker) -> list[str]:
    """Return what the viewer wants: the cop something else than the gangsters."""
    if view["you"] >= view["seats"]:
        return []
    lines = [speaker.say("goal-gangster")]
    if view["options"]["cop"] == "on":
        is_cop = view["cop"] == view["you"]
        lines = [speaker.say("screen-about-cop" if is_cop else "screen-about-gangster")]
    power = view["powers"][view["you"]]
    if power >= 0:
        name = speaker.say("screen-own-power", power=speaker.name(KIND_POWER, power))
        lines.append(f"{name}. {about_power(power, speaker)}")
    return lines


def advise(view: View, legal: list[int], names: Sequence[str], speaker: Speaker) -> Advice:
    """Return what helps to decide: who aims at one, what is left, why only one thing is open."""
    phase = view["phase"]
    if legal == [PASS]:
        has_phone = view["options"]["cop"] == "on" and view["you"] in view["standing"]
        return Advice([speaker.say("screen-only-pass-on" if has_phone else "screen-only-pass")])
    if phase == "courage":
        notes = {
            STAY: speaker.say("screen-stay-about"),
            WITHDRAW: speaker.say("screen-withdraw-about"),
        }
        return Advice([guns_at_you(view, names, speaker)], notes)
    if phase in LOADING:
        bullets = [action for action in legal if action < LOAD + len(BULLETS)]
        return Advice(notes={action: about_bullet(action - LOAD, speaker) for action in bullets})
    return Advice()


def guns_at_you(view: View, names: Sequence[str], speaker: Speaker) -> str:
    """Return who aims at the viewer."""
    aiming = [
        names[gun["holder"]]
        for gun in view["guns"]
        if gun["aim"] == view["you"] and gun["fate"] != "discarded"
    ]
    if not aiming:
        return speaker.say("screen-nobody-aims")
    return speaker.say("screen-aimed-at-you", seats=", ".join(aiming), count=len(aiming))


def about_bullet(bullet: int, speaker: Speaker) -> str:
    """Return what a bullet does."""
    return speaker.say(f"about-{BULLETS[bullet]}")


def cards(view: View, speaker: Speaker) -> list[str]:
    """Return what the bullets do, and the powers that may have been dealt."""
    lines = [
        f"{speaker.name(KIND_BULLET, bullet)}: {about_bullet(bullet, speaker)}"
        for bullet in range(len(BULLETS))
    ]
    for power in deck_of(view["options"]).powers[view["options"]["powers"]]:
        lines.append(f"{speaker.name(KIND_POWER, power)}: {about_power(power, speaker)}")
    return lines


def about_power(power: int, speaker: Speaker) -> str:
    """Return what a power does."""
    return speaker.say(f"screen-about-power-{power + 1}")


def gloss(view: View, event: Mapping[str, object], speaker: Speaker) -> str:
    """Return what a power does when it is dealt or shown."""
    power = event.get("power", NOTHING)
    if event["event"] not in OF_POWERS or not isinstance(power, int) or power < 0:
        return ""
    return about_power(power, speaker)


PRIMER: Final = Primer(goal, advise, cards, gloss)
