"""The agenda: what is still to be done, as a stack of ops; every resolution runs through here.

Here stands which handler carries out which op. A handler takes what the op is about, pushes what
follows and returns the phase whose answer is awaited, or GO.
"""

from collections.abc import Callable
from typing import Final

from fistful.engine.events import Out
from fistful.engine.phase import Automatic
from fistful.engine.state import NOTHING, OVER
from fistful.games.stetsons_and_sixguns import (
    bullets,
    cover,
    firing,
    plan,
    round,
    shooting,
    stock,
    windows,
    wounds,
)
from fistful.games.stetsons_and_sixguns.effects import everyone, shots, supplies, targets, theft
from fistful.games.stetsons_and_sixguns.events import NO_EFFECT
from fistful.games.stetsons_and_sixguns.marks import ACTOR
from fistful.games.stetsons_and_sixguns.ops import (
    GO,
    OP_AIM,
    OP_CANCEL,
    OP_CANCEL_TOO,
    OP_CHOOSE,
    OP_COLLECT,
    OP_COVER_STEP,
    OP_COVER_TURNED,
    OP_DEAL,
    OP_DUCK,
    OP_DYNAMITE,
    OP_END_ROUND,
    OP_EXTRA,
    OP_FACE_UP,
    OP_FLIP_NEXT,
    OP_FLIP_ONE,
    OP_FLIPPED,
    OP_GOT_THROUGH,
    OP_KEEP,
    OP_LAND,
    OP_LAND_VOLLEY,
    OP_LIGHT_FINGERS,
    OP_LOAD,
    OP_MEET_COVER,
    OP_NAMED,
    OP_NEW_AIM,
    OP_PERSUADE,
    OP_PERSUADE_TOO,
    OP_PICK,
    OP_PLAN,
    OP_READ_ONE,
    OP_READ_VOLLEY,
    OP_RELOAD,
    OP_ROUND,
    OP_SECOND_GUN,
    OP_SHOOTING,
    OP_SMOKE_CLEARS,
    OP_STANCE,
    OP_STOCK,
    OP_STOLEN,
    OP_STRIKE,
    OP_TEND,
    OP_VOLLEY,
    OP_WINGED,
    OP_WOUND,
    OPS,
    ROUND,
)
from fistful.games.stetsons_and_sixguns.order import NEXT_PHASE
from fistful.games.stetsons_and_sixguns.state import StetsonsAndSixguns
from fistful.games.stetsons_and_sixguns.vocabulary import (
    ADD_BULLETS,
    BIND_FREE,
    BLACKMAIL,
    BURN_COVERS,
    CALL_OUT,
    CHANGE_TARGET,
    CLEAR_JAM,
    CLICK_AGAIN,
    COURAGE,
    COVER,
    CROSSFIRE,
    DIVERT_ONE,
    DYNAMITE,
    EVADE,
    EVERYONE_FLIPS,
    FAN,
    FIRST_BULLET,
    FIRST_MISS,
    HUMAN_SHIELD,
    JAM_INSTEAD,
    KEEP_ONE_OF,
    LAY,
    LIMIT,
    LIMIT_OTHERS,
    LOCK_AIMS,
    MOB,
    NEVER_JAM,
    PASS_LEFT,
    PENETRATE,
    PICK_POCKET,
    REFILL,
    REFUND_COVER,
    RICOCHET,
    ROB,
    SHOOT,
    STEAL_PLAYED,
    STOCK,
    SWAP_CARD,
    TAKE_FROM_ROW,
    TIN_STAR,
    TWO_WOUNDS,
    UNHIT_BONUS,
    VOCABULARY,
    WANTED,
    WING,
    Op,
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

#: Takes a position, what its op is about, and who is told.
Handler = Callable[..., int]


#: By part of the round: the op that goes on with the next one.
NEXT_PARTS: Final[list[Op]] = [(OP_ROUND, (part + 1) % len(ROUND)) for part in range(len(ROUND))]


def no_handler(*about: object) -> int:
    """A round has none: `Next` itself goes through it, part by part."""
    raise NotImplementedError


HANDLERS_BY_OP: Final[dict[int, Handler]] = {
    OP_ROUND: no_handler,
    OP_DEAL: round.begin_round,
    OP_CHOOSE: round.choose,
    OP_AIM: round.aim,
    OP_PERSUADE: windows.offer_persuasion,
    OP_PERSUADE_TOO: windows.offer_persuasion_to,
    OP_STANCE: round.stance,
    OP_CANCEL: windows.offer_badge,
    OP_CANCEL_TOO: windows.offer_badge_to,
    OP_PLAN: plan.plan,
    OP_COVER_STEP: cover.cover_step,
    OP_SHOOTING: shooting.shooting,
    OP_SMOKE_CLEARS: stock.smoke_clears,
    OP_STOCK: stock.take_stock,
    OP_PICK: stock.pick,
    OP_LIGHT_FINGERS: stock.offer_light_fingers,
    OP_END_ROUND: stock.end_round,
    OP_FACE_UP: cover.turn_cover,
    OP_COVER_TURNED: cover.lay_face_up,
    OP_DUCK: cover.duck,
    OP_TEND: cover.tend,
    OP_RELOAD: cover.reload,
    OP_LOAD: bullets.load,
    OP_SECOND_GUN: shooting.offer_second_gun,
    OP_FLIP_ONE: firing.flip_one,
    OP_READ_ONE: firing.read_one,
    OP_LAND: firing.land,
    OP_VOLLEY: firing.flip_volley,
    OP_COLLECT: firing.collect,
    OP_READ_VOLLEY: firing.read_volley,
    OP_LAND_VOLLEY: firing.land_volley,
    OP_STRIKE: firing.strike_one,
    OP_MEET_COVER: wounds.meet_cover,
    OP_GOT_THROUGH: wounds.got_through,
    OP_WOUND: wounds.wound,
    OP_WINGED: wounds.winged,
    OP_EXTRA: firing.extra_flip,
    OP_NEW_AIM: windows.move_aims,
    OP_NAMED: targets.name,
    OP_FLIP_NEXT: everyone.flip_next,
    OP_FLIPPED: everyone.flipped,
    OP_DYNAMITE: everyone.explode,
    OP_STOLEN: theft.give_back,
    OP_KEEP: theft.keep_one_of,
    # The steps of cards.
    SHOOT: shooting.shoot,
    LIMIT: shots.limit,
    CLICK_AGAIN: shots.click_again,
    FIRST_BULLET: shots.first_bullet,
    FIRST_MISS: shots.first_miss,
    FAN: shots.fan,
    PENETRATE: shots.penetrate,
    WING: shots.wing,
    JAM_INSTEAD: shots.jam_instead,
    ROB: shots.rob,
    TWO_WOUNDS: shots.two_wounds,
    RICOCHET: shots.ricochet,
    CROSSFIRE: shots.crossfire,
    EVADE: targets.evade,
    HUMAN_SHIELD: targets.human_shield,
    TIN_STAR: targets.tin_star,
    LIMIT_OTHERS: targets.limit_others,
    UNHIT_BONUS: targets.unhit_bonus,
    DIVERT_ONE: targets.divert_one,
    CALL_OUT: targets.call_out,
    CHANGE_TARGET: targets.change_target,
    MOB: targets.mob,
    LOCK_AIMS: targets.lock_aims,
    STEAL_PLAYED: theft.steal_played,
    PICK_POCKET: theft.pick_pocket,
    SWAP_CARD: theft.swap_card,
    BLACKMAIL: theft.blackmail,
    PASS_LEFT: theft.pass_left,
    LAY: supplies.lay,
    REFILL: supplies.refill,
    CLEAR_JAM: supplies.clear_jams,
    NEVER_JAM: supplies.never_jam,
    ADD_BULLETS: supplies.add_bullets,
    BIND_FREE: supplies.bind_free,
    COVER: supplies.take_cover,
    REFUND_COVER: targets.refund_cover,
    BURN_COVERS: everyone.burn_covers,
    DYNAMITE: everyone.dynamite,
    STOCK: everyone.stock,
    TAKE_FROM_ROW: theft.take_from_row,
    KEEP_ONE_OF: theft.keep_one_of,
    COURAGE: everyone.courage,
    WANTED: everyone.wanted,
    EVERYONE_FLIPS: everyone.everyone_flips,
}
#: By code.
HANDLERS: Final[list[Handler]] = [HANDLERS_BY_OP[code] for code in range(len(OPS.names))]
#: The ops below this are steps of cards.
STEPS_END: Final[int] = len(VOCABULARY.steps)


class Next(Automatic[StetsonsAndSixguns]):
    """The agenda says what comes next: every phase but the dealing of cards comes back here.

    SS-20: what is left of a card is lost when its owner goes down; SS-70: a finished game stops.
    """

    number = NEXT_PHASE

    def settle(self, s: StetsonsAndSixguns, out: Out | None) -> int:
        """Work through the agenda up to the next question."""
        while not s.ended:
            op = s.agenda.pop()
            code = op[0]
            if code == OP_ROUND:
                # The next part of the round comes after all that this one brings about.
                s.agenda.append(NEXT_PARTS[op[1]])
                op = ROUND[op[1]]
                code = op[0]
            elif code < STEPS_END and not s.up >> s.action[ACTOR] & 1:
                continue
            before = len(s.agenda) + len(out.events) if out else 0
            # Nearly all are about two things at most: that is worth a branch.
            size = len(op)
            if size == 2:
                phase = HANDLERS[code](s, op[1], out)
            elif size == 1:
                phase = HANDLERS[code](s, out)
            elif size == 3:
                phase = HANDLERS[code](s, op[1], op[2], out)
            else:
                phase = HANDLERS[code](s, *op[1:], out)
            if phase != GO:
                return phase
            if out and len(s.agenda) + len(out.events) == before:
                tell_no_effect(s, code, out)
        s.agenda = []
        return OVER


def tell_no_effect(s: StetsonsAndSixguns, code: int, out: Out) -> None:
    """Say that an Action did nothing, if this step was all there is to see of it."""
    seat = s.action[ACTOR]
    if code in SEEN and s.played[seat] != NOTHING:
        codes = [op[0] for op in s.deck.does[s.played[seat]]]
        if [step for step in codes if step in SEEN] == [code]:
            out.all(NO_EFFECT, seat, s.played[seat])
