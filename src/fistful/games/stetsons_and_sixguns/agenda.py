"""The agenda: what is still to be done, as a stack of ops; every resolution runs through here.

An op is a code and, above its eight bits, what it is about: `OP_PICK + (seat << 8)`. Handlers push
what follows and return the phase whose answer is awaited, or GO. All they keep there is public.
"""

from collections.abc import Callable
from typing import Final

from fistful.engine.events import Out
from fistful.engine.phase import Step, Turn
from fistful.engine.state import NOTHING, OVER
from fistful.games.stetsons_and_sixguns.events import NO_EFFECT
from fistful.games.stetsons_and_sixguns.state import StetsonsAndSixguns
from fistful.games.stetsons_and_sixguns.steps import ACTOR, GO, OP_COUNT
from fistful.games.stetsons_and_sixguns.vocabulary import (
    ADD_BULLETS,
    BIND_FREE,
    BLACKMAIL,
    BURN_COVERS,
    CALL_OUT,
    CHANGE_TARGET,
    DIVERT_ONE,
    HUMAN_SHIELD,
    LIMIT_OTHERS,
    MOB,
    PASS_LEFT,
    PICK_POCKET,
    PIECE_COUNT,
    REFUND_COVER,
    STEAL_PLAYED,
    SWAP_CARD,
    TAKE_FROM_ROW,
    UNHIT_BONUS,
)

#: Steps that are seen by all when they do something.
SEEN: Final = (
    ADD_BULLETS,
    BIND_FREE,
    BLACKMAIL,
    BURN_COVERS,
    CALL_OUT,
    CHANGE_TARGET,
    DIVERT_ONE,
    HUMAN_SHIELD,
    LIMIT_OTHERS,
    MOB,
    PASS_LEFT,
    PICK_POCKET,
    REFUND_COVER,
    STEAL_PLAYED,
    SWAP_CARD,
    TAKE_FROM_ROW,
    UNHIT_BONUS,
)

Handler = Callable[[StetsonsAndSixguns, int, Out | None], int]


def unknown(s: StetsonsAndSixguns, about: int, out: Out | None) -> int:
    """Stand in for an op that no module handles: none is left once all are imported."""
    raise NotImplementedError


#: By op; each module enters its own.
HANDLERS: Final[list[Handler]] = [unknown] * OP_COUNT


class Ask(Turn[StetsonsAndSixguns]):
    """A question to the seat in `s.who`."""

    seconds = 30

    def asks(self, s: StetsonsAndSixguns) -> int:
        return 1 << s.who


class Next(Step[StetsonsAndSixguns]):
    """The agenda says what comes next: every phase but the dealing of cards comes back here.

    SS-20: what is left of a card is lost when its owner goes down; SS-70: a finished game stops.
    """

    name = "next"
    leads_to = [
        "cover-card",
        "deal",
        "draw-card",
        "choose",
        "aim",
        "persuade",
        "new-aim",
        "stance",
        "badge",
        "take-cover",
        "bind",
        "reload",
        "reshuffle",
        "action",
        "gun",
        "second-gun",
        "flip",
        "again",
        "called-shot",
        "jam-instead",
        "winged",
        "discard",
        "look-over-there",
        "call-out",
        "pickpocket",
        "give-back",
        "double-bluff",
        "human-shield",
        "swap-take",
        "ricochet",
        "blackmail",
        "clear-jam",
        "covering-fire",
        "dead-eye",
        "bandolier",
        "saloon-brawl",
        "snake-oil",
        "crossfire",
        "five-finger",
        "gunsmith",
        "light-fingers",
        "taking-stock",
        "over",
    ]

    def settle(self, s: StetsonsAndSixguns, out: Out | None) -> int:
        """Work through the agenda up to the next question."""
        while not s.ended:
            op = s.agenda.pop()
            code = op & 255
            if code < PIECE_COUNT and not s.up >> s.act[ACTOR] & 1:
                continue
            before = len(s.agenda) + (len(out.events) if out else 0)
            phase = HANDLERS[code](s, op >> 8, out)
            if out and phase == GO and len(s.agenda) + len(out.events) == before:
                tell_no_effect(s, code, out)
            if phase != GO:
                return phase
        s.agenda = []
        return OVER


def tell_no_effect(s: StetsonsAndSixguns, code: int, out: Out) -> None:
    """Say that an Action did nothing, if this step was all there is to see of it."""
    seat = s.act[ACTOR]
    if code in SEEN and s.played[seat] != NOTHING:
        steps = [op & 255 for op in s.deck.does[s.played[seat]]]
        if [step for step in steps if step in SEEN] == [code]:
            out.all(NO_EFFECT, seat, s.played[seat])
