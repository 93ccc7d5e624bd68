"""The words of the game: kinds of things, and what can be done (SS-01 to SS-04)."""

from typing import Final

from fistful.engine.seats import SEATS_IN
from fistful.engine.words import SEAT, Verbs, kind
from fistful.games.stetsons_and_sixguns.deck import (
    BULLETS,
    CARD_NAMES,
    CHARACTER_NAMES,
    GUN_NAMES,
)
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

KIND_CARD: Final = kind("card", CARD_NAMES)
KIND_BULLET: Final = kind("bullet", BULLETS)
KIND_COVER: Final = kind("cover", COVER_NAMES)
KIND_GUN: Final = kind("gun", GUN_NAMES)
KIND_CHARACTER: Final = kind("character", CHARACTER_NAMES)
KIND_STANCE: Final = kind("stance", STANCE_WORDS)

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
LOAD: Final[int] = VERBS.add("load", gun=KIND_GUN)
#: Nature's.
CARD: Final[int] = VERBS.add("card", card=KIND_CARD)
CHARACTER: Final[int] = VERBS.add("character", character=KIND_CHARACTER)
COVER: Final[int] = VERBS.add("cover", cover=KIND_COVER)
BULLET: Final[int] = VERBS.add("bullet", bullet=KIND_BULLET)
