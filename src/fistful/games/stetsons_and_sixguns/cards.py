"""The words of the game: kinds of things, and what can be done (SS-01 to SS-04)."""

from typing import Final

from fistful.engine.seats import SEATS_IN
from fistful.engine.words import SEAT, Verbs, kind
from fistful.games.stetsons_and_sixguns.lines import BULLETS, CARD_NAMES, CHARACTER_NAMES, GUN_NAMES
from fistful.games.stetsons_and_sixguns.vocabulary import COVER_NAMES

CARD_COUNT: Final = len(CARD_NAMES)

#: SS-01: what a bullet says.
HIT: Final = 0
HIT_FC: Final = 1
MISS: Final = 2
CLICK: Final = 3
JAM: Final = 4
BULLET_KINDS: Final = 5

#: SS-02: the covers.
SOFT: Final = 0
PARTIAL: Final = 1
HARD: Final = 2
COVER_KINDS: Final = 3

#: SS-22: the kinds of guns.
HAND: Final = 0
POCKET: Final = 1
RIFLE: Final = 2
SIXGUN: Final = 0

#: SS-13: the stances.
STAND: Final = 0
RUN: Final = 1
STAY: Final = 2
FIRE: Final = 3
RELOAD: Final = 4
STANCE_WORDS: Final = ["stand", "run", "stay", "fire", "reload"]

#: SS-16: what can be said ahead of an Action: to carry it out, to ignore it; there may be none.
DEED_USE: Final = 0
DEED_IGNORE: Final = 1
DEED_PLAIN: Final = 2
DEEDS: Final = ["use", "ignore", "plain"]
#: SS-22: of the guns to be fired, beside the guns: none; Preacher Boone holds his fire.
NO_GUN: Final[int] = len(GUN_NAMES)
HOLD_GUN: Final[int] = NO_GUN + 1
FIRST_COUNT: Final[int] = HOLD_GUN + 1
SECOND_COUNT: Final[int] = NO_GUN + 1
#: SS-23: of what comes after a MISS: one is asked, or flips on until a stop.
MISS_ASK: Final = 0
MISS_ON: Final = 1
#: SS-17 to SS-19: of the cover to run for, of wounds to bind (more than so many at once are bound
#: one by one), of the guns.
SHELTER_UP: Final = 0
SHELTER_DECK: Final = 1
SHELTER_HERE: Final = 2
SHELTERS: Final = ["face-up", "deck", "here"]
MOST_BOUND: Final = 4
#: SS-R1: so many bullets are added to a gun at once.
MOST_ADDED: Final = 3
#: SS-61: places in the row, the fastest card first: those that can be named, and the number of
#: cards up to which a third one is.
PLACES: Final = 10
FEW_PLACES: Final = 5
PLACE_WORDS: Final = [str(place + 1) for place in range(PLACES)]
NO_PLACE: Final = "none"

KIND_CARD: Final = kind("card", CARD_NAMES)
KIND_BULLET: Final = kind("bullet", BULLETS)
KIND_COVER: Final = kind("cover", COVER_NAMES)
KIND_GUN: Final = kind("gun", GUN_NAMES)
KIND_CHARACTER: Final = kind("character", CHARACTER_NAMES)
KIND_STANCE: Final = kind("stance", STANCE_WORDS)
KIND_DEED: Final = kind("deed", DEEDS)
KIND_FIRST: Final = kind("first-gun", [*GUN_NAMES, "nothing", "hold-fire"])
KIND_SECOND: Final = kind("second-gun", [*GUN_NAMES, "nothing"])
KIND_MISS: Final = kind("miss", ["ask", "on"])
KIND_SHELTER: Final = kind("shelter", SHELTERS)
KIND_BOUND: Final = kind("bound", [str(count) for count in range(MOST_BOUND + 1)])
KIND_LOADING: Final = kind("loading", ["no", "reload"])
KIND_COUNT: Final = kind("count", [str(count + 1) for count in range(MOST_ADDED)])
KIND_PLACE: Final = kind("place", PLACE_WORDS)
KIND_SECOND_PLACE: Final = kind("second-place", [*PLACE_WORDS, NO_PLACE])
KIND_THIRD_PLACE: Final = kind("third-place", [*PLACE_WORDS[:FEW_PLACES], NO_PLACE])

VERBS: Final = Verbs()
#: Setting up (SS-04).
BE: Final[int] = VERBS.add("be", character=KIND_CHARACTER)
#: Choose, draw, shoot (SS-11 to SS-13).
PLAY: Final[int] = VERBS.add("play", card=KIND_CARD)
AIM: Final[int] = VERBS.add("aim", seat=SEAT)
STANCE: Final[int] = VERBS.add("stance", stance=KIND_STANCE)
#: Every set of seats as things to aim at.
AIM_AT: Final[list[list[int]]] = [[AIM + seat for seat in seats] for seats in SEATS_IN]
#: SS-13: the stances that can be taken in the open, in cover, and without a point to pay.
IN_THE_OPEN: Final = [STANCE + STAND, STANCE + RUN]
IN_COVER: Final = [STANCE + STAND, STANCE + RUN, STANCE + STAY, STANCE + FIRE]
OUT_OF_POINTS: Final = [STANCE + STAND, STANCE + RELOAD]
DUG_IN_WITHOUT_POINTS: Final = [STANCE + STAND, STANCE + STAY, STANCE + RELOAD]
#: Said ahead, once the cards are face up; or not (SS-16).
PLAN_SHOT: Final[int] = VERBS.add(
    "plan-shot", deed=KIND_DEED, gun=KIND_FIRST, second=KIND_SECOND, miss=KIND_MISS
)
PLAN_COVER: Final[int] = VERBS.add(
    "plan-cover", deed=KIND_DEED, shelter=KIND_SHELTER, bind=KIND_BOUND, reload=KIND_LOADING
)
LATER: Final[int] = VERBS.add("wait")
#: Anywhere: no, thank you.
PASS: Final[int] = VERBS.add("pass")
#: The cover step (SS-17 to SS-19).
FACE_UP: Final[int] = VERBS.add("take-face-up")
FROM_DECK: Final[int] = VERBS.add("draw-cover")
BIND: Final[int] = VERBS.add("bind")
REFILL_GUNS: Final[int] = VERBS.add("reload")
#: One's turn to shoot (SS-16, SS-22, SS-23).
USE: Final[int] = VERBS.add("use")
IGNORE: Final[int] = VERBS.add("ignore")
SHOOT_WITH: Final[int] = VERBS.add("shoot", gun=KIND_GUN)
HOLD: Final[int] = VERBS.add("hold-fire")
FLIP: Final[int] = VERBS.add("flip")
STOP: Final[int] = VERBS.add("stop")
#: Abilities (SS-50).
PERSUADE: Final[int] = VERBS.add("persuade")
CANCEL: Final[int] = VERBS.add("cancel", seat=SEAT)
CALL_SHOT: Final[int] = VERBS.add("call-shot")
SWAP: Final[int] = VERBS.add("swap", seat=SEAT)
#: What cards ask.
NAME: Final[int] = VERBS.add("name", seat=SEAT)
CALL: Final[int] = VERBS.add("call", bullet=KIND_BULLET)
GIVE: Final[int] = VERBS.add("give", card=KIND_CARD)
PAY: Final[int] = VERBS.add("pay")
TAKE: Final[int] = VERBS.add("take", card=KIND_CARD)
KEEP: Final[int] = VERBS.add("keep", card=KIND_CARD)
DISCARD: Final[int] = VERBS.add("discard", card=KIND_CARD)
JAM_GUN: Final[int] = VERBS.add("jam")
WOUND: Final[int] = VERBS.add("wound")
CLEAR: Final[int] = VERBS.add("clear", gun=KIND_GUN)
REFILL_GUN: Final[int] = VERBS.add("refill", gun=KIND_GUN)
LOAD: Final[int] = VERBS.add("load", gun=KIND_GUN, count=KIND_COUNT)
#: Taking stock: the card wanted, and those wanted if it is gone (SS-61).
WISH: Final[int] = VERBS.add(
    "stock", first=KIND_PLACE, second=KIND_SECOND_PLACE, third=KIND_THIRD_PLACE
)
#: Nature's.
CARD: Final[int] = VERBS.draw("card", card=KIND_CARD)
CHARACTER: Final[int] = VERBS.draw("character", character=KIND_CHARACTER)
COVER: Final[int] = VERBS.draw("cover", cover=KIND_COVER)
BULLET: Final[int] = VERBS.draw("bullet", bullet=KIND_BULLET)
