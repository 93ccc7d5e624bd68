"""The ops: all that can stand on the agenda, by code, and the round they make up.

An op is a code and what it is about: `(OP_PICK, seat)`. The steps of cards are ops too, the first
ones. `agenda` has the table of what each does. All that is on the agenda is public.
"""

from typing import Final

from fistful.engine.seats import MOST_SEATS
from fistful.engine.state import NOTHING
from fistful.games.stetsons_and_sixguns.cards import MOST_BOUND
from fistful.games.stetsons_and_sixguns.vocabulary import VOCABULARY, Op

#: What a handler returns when the agenda goes on.
GO: Final = -3


class Ops:
    """The ops by code, and by name."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.codes: dict[str, int] = {}
        for step in VOCABULARY.steps:
            self.add(f"step-{step.name}")

    def add(self, name: str) -> int:
        """Declare an op; return its code."""
        code = self.codes[name] = len(self.names)
        self.names.append(name)
        return code


OPS: Final = Ops()
#: A round's course.
OP_ROUND: Final[int] = OPS.add("round")
OP_DEAL: Final[int] = OPS.add("deal")
OP_CHOOSE: Final[int] = OPS.add("choose")
OP_AIM: Final[int] = OPS.add("aim")
OP_PERSUADE: Final[int] = OPS.add("persuade")
OP_PERSUADE_TOO: Final[int] = OPS.add("persuade-too")
OP_STANCE: Final[int] = OPS.add("stance")
OP_CANCEL: Final[int] = OPS.add("badge")
OP_CANCEL_TOO: Final[int] = OPS.add("badge-too")
OP_PLAN: Final[int] = OPS.add("plan")
OP_COVER_STEP: Final[int] = OPS.add("cover-step")
OP_SHOOTING: Final[int] = OPS.add("shooting")
OP_SMOKE_CLEARS: Final[int] = OPS.add("smoke-clears")
OP_STOCK: Final[int] = OPS.add("take-stock")
OP_PICK: Final[int] = OPS.add("pick")
OP_LIGHT_FINGERS: Final[int] = OPS.add("light-fingers")
OP_END_ROUND: Final[int] = OPS.add("end-round")
#: Cover, bullets, wounds tended.
OP_FACE_UP: Final[int] = OPS.add("turn-cover")
OP_COVER_TURNED: Final[int] = OPS.add("cover-turned")
OP_DUCK: Final[int] = OPS.add("duck")
OP_TEND: Final[int] = OPS.add("tend")
OP_RELOAD: Final[int] = OPS.add("reload")
OP_LOAD: Final[int] = OPS.add("load")
#: A shot.
OP_SECOND_GUN: Final[int] = OPS.add("second-gun")
OP_FLIP_ONE: Final[int] = OPS.add("flip-one")
OP_READ_ONE: Final[int] = OPS.add("read-one")
OP_LAND: Final[int] = OPS.add("land-one")
OP_VOLLEY: Final[int] = OPS.add("flip-volley")
OP_COLLECT: Final[int] = OPS.add("collect")
OP_READ_VOLLEY: Final[int] = OPS.add("read-volley")
OP_LAND_VOLLEY: Final[int] = OPS.add("land-volley")
OP_STRIKE: Final[int] = OPS.add("strike")
OP_MEET_COVER: Final[int] = OPS.add("meet-cover")
OP_GOT_THROUGH: Final[int] = OPS.add("got-through")
OP_WOUND: Final[int] = OPS.add("wound")
OP_WINGED: Final[int] = OPS.add("winged")
#: The rest of cards that asked something.
OP_EXTRA: Final[int] = OPS.add("extra-flip")
OP_NEW_AIM: Final[int] = OPS.add("new-aim")
OP_NAMED: Final[int] = OPS.add("named")
OP_FLIP_NEXT: Final[int] = OPS.add("flip-next")
OP_FLIPPED: Final[int] = OPS.add("flipped")
OP_DYNAMITE: Final[int] = OPS.add("explode")
OP_STOLEN: Final[int] = OPS.add("give-back")
OP_KEEP: Final[int] = OPS.add("keep")

#: A round, part by part (SS-10 to SS-61); from the last on to the first, until the game has ended.
ROUND: Final[list[Op]] = [
    (OP_DEAL,),
    (OP_CHOOSE,),
    (OP_AIM,),
    (OP_PERSUADE,),
    (OP_STANCE,),
    (OP_CANCEL,),
    (OP_PERSUADE,),
    (OP_PLAN,),
    (OP_COVER_STEP, 0),
    (OP_SHOOTING, 0),
    (OP_SMOKE_CLEARS,),
    (OP_STOCK,),
    (OP_END_ROUND,),
]

#: Ops that come often are made once: by place in the order of Speed; by seat; by seat and what was
#: said ahead of its wounds (see `cover.tend`), nothing first.
SHOOTING_FROM: Final[list[Op]] = [(OP_SHOOTING, place) for place in range(MOST_SEATS + 1)]
COVER_STEP_FROM: Final[list[Op]] = [(OP_COVER_STEP, place) for place in range(MOST_SEATS + 1)]
PICK_OF: Final[list[Op]] = [(OP_PICK, seat) for seat in range(MOST_SEATS)]
DUCK_OF: Final[list[Op]] = [(OP_DUCK, seat, 0) for seat in range(MOST_SEATS)]
TEND_OF: Final[list[list[Op]]] = [
    [(OP_TEND, seat, left) for left in range(NOTHING, MOST_BOUND + 1)] for seat in range(MOST_SEATS)
]
FACE_UP_NEXT: Final[Op] = (OP_FACE_UP,)
COVER_TURNED_NEXT: Final[Op] = (OP_COVER_TURNED,)
READ_ONE_NEXT: Final[Op] = (OP_READ_ONE,)
