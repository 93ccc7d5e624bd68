"""The numbers behind the names: phases, ops of the agenda, marks of a round, notes of an action."""

from typing import Final

from fistful.games.stetsons_and_sixguns.vocabulary import PIECE_COUNT

#: The phases, in rulebook order. Setting up and dealing (SS-04, SS-10).
CHARACTER_PHASE: Final = 0
PICK_CHARACTER_PHASE: Final = 1
HAND_PHASE: Final = 2
COVER_PHASE: Final = 3
DEAL_PHASE: Final = 4
DRAW_PHASE: Final = 5
#: Choose, draw, shoot (SS-11 to SS-16).
CHOOSE_PHASE: Final = 6
AIM_PHASE: Final = 7
PERSUADE_PHASE: Final = 8
NEW_AIM_PHASE: Final = 9
STANCE_PHASE: Final = 10
CANCEL_PHASE: Final = 11
#: The cover step (SS-17 to SS-19).
TAKE_COVER_PHASE: Final = 12
BIND_PHASE: Final = 13
RELOAD_PHASE: Final = 14
RESHUFFLE_PHASE: Final = 15
#: Shooting (SS-20 to SS-34).
ACTION_PHASE: Final = 16
GUN_PHASE: Final = 17
SECOND_GUN_PHASE: Final = 18
FLIP_PHASE: Final = 19
AGAIN_PHASE: Final = 20
CALLED_SHOT_PHASE: Final = 21
JAM_INSTEAD_PHASE: Final = 22
WINGED_PHASE: Final = 23
DISCARD_PHASE: Final = 24
#: What cards ask, by Speed.
DIVERT_PHASE: Final = 25
CALL_OUT_PHASE: Final = 26
STEAL_PHASE: Final = 27
GIVE_BACK_PHASE: Final = 28
CHANGE_TARGET_PHASE: Final = 29
HUMAN_SHIELD_PHASE: Final = 30
SWAP_GIVE_PHASE: Final = 31
SWAP_TAKE_PHASE: Final = 32
RICOCHET_PHASE: Final = 33
BLACKMAIL_PHASE: Final = 34
CLEAR_PHASE: Final = 35
REFUND_PHASE: Final = 36
CALL_PHASE: Final = 37
LOAD_PHASE: Final = 38
PASS_LEFT_PHASE: Final = 39
KEEP_PHASE: Final = 40
CROSSFIRE_PHASE: Final = 41
ROW_PHASE: Final = 42
REFILL_PHASE: Final = 43
#: Taking stock (SS-61).
LIGHT_FINGERS_PHASE: Final = 44
LIGHT_GIVE_PHASE: Final = 45
STOCK_PHASE: Final = 46
#: What comes next, says the agenda.
NEXT_PHASE: Final = 47
PHASE_COUNT: Final = 48

#: What a handler returns when the agenda goes on.
GO: Final = -3

#: Ops of the agenda, after the pieces of the vocabulary. A round's course:
OP_ROUND: Final = PIECE_COUNT
OP_CHOOSE: Final = PIECE_COUNT + 1
OP_AIM: Final = PIECE_COUNT + 2
OP_PERSUADE: Final = PIECE_COUNT + 3
OP_STANCE: Final = PIECE_COUNT + 4
OP_CANCEL: Final = PIECE_COUNT + 5
OP_COVER_STEP: Final = PIECE_COUNT + 6
OP_SHOOTING: Final = PIECE_COUNT + 7
OP_SMOKE_CLEARS: Final = PIECE_COUNT + 8
OP_STOCK: Final = PIECE_COUNT + 9
OP_PICK: Final = PIECE_COUNT + 10
OP_LIGHT_FINGERS: Final = PIECE_COUNT + 11
OP_END_ROUND: Final = PIECE_COUNT + 12
#: Cover, bullets, cards.
OP_FACE_UP: Final = PIECE_COUNT + 13
OP_DUCK: Final = PIECE_COUNT + 14
OP_TEND: Final = PIECE_COUNT + 15
OP_RELOAD: Final = PIECE_COUNT + 16
OP_LOAD: Final = PIECE_COUNT + 17
#: A shot.
OP_GUN: Final = PIECE_COUNT + 18
OP_FLIP_ONE: Final = PIECE_COUNT + 19
OP_READ_ONE: Final = PIECE_COUNT + 20
OP_LAND: Final = PIECE_COUNT + 21
OP_VOLLEY: Final = PIECE_COUNT + 22
OP_COLLECT: Final = PIECE_COUNT + 23
OP_READ_VOLLEY: Final = PIECE_COUNT + 24
OP_STRIKE: Final = PIECE_COUNT + 25
OP_MEET_COVER: Final = PIECE_COUNT + 26
OP_GOT_THROUGH: Final = PIECE_COUNT + 27
OP_WOUND: Final = PIECE_COUNT + 28
OP_WINGED: Final = PIECE_COUNT + 29
#: The rest of cards that asked something.
OP_EXTRA: Final = PIECE_COUNT + 30
OP_NEW_AIM: Final = PIECE_COUNT + 31
OP_NAMED: Final = PIECE_COUNT + 32
OP_FLIP_NEXT: Final = PIECE_COUNT + 33
OP_FLIPPED: Final = PIECE_COUNT + 34
OP_DYNAMITE: Final = PIECE_COUNT + 35
OP_STOLEN: Final = PIECE_COUNT + 36
OP_KEEP: Final = PIECE_COUNT + 37
OP_LAND_VOLLEY: Final = PIECE_COUNT + 38
OP_COUNT: Final = PIECE_COUNT + 39

#: `marks[m]` is a set of seats, for this round. What became of the card a seat played:
ON_TABLE: Final = 0
LAID: Final = 1
STOLEN: Final = 2
CANCELLED: Final = 3
#: Where it is, and what it has done.
BEHIND: Final = 4
FROM_COVER: Final = 5
PAID: Final = 6
HURT_BEFORE: Final = 7
ACTED: Final = 8
FIRED: Final = 9
#: What protects it or was done to it.
DIRT: Final = 10
DODGE: Final = 11
GHOST: Final = 12
TIN: Final = 13
OILED: Final = 14
LOCKED: Final = 15
HIT_AT: Final = 16
BOUND_FREE: Final = 17
MOBBED: Final = 18
#: At the end.
NO_STOCK: Final = 19
STOCK_FIRST: Final = 20
STOCK_TWO: Final = 21
BRAVE: Final = 22
#: Not a set but a yes or no: the played cards are face up.
SHOWN: Final = 23
MARK_COUNT: Final = 24

#: `act[n]`: notes of the action being carried out. Whose it is, who was up before its shot:
ACTOR: Final = 0
UP_BEFORE: Final = 1
#: The shot: at whom, with which gun (its place), guns fired (a set of places), flips allowed and
#: made, what the last flipped bullet says and where bullets are flipped from.
TARGET: Final = 2
GUN: Final = 3
GUNS: Final = 4
ALLOWED: Final = 5
FLIPPED: Final = 6
SAYS: Final = 7
SOURCE: Final = 8
#: What changes it: a set of the MODs below, covers penetrated, the bullet called, bullets fanned.
MODS: Final = 9
PENETRATES: Final = 10
CALLED: Final = 11
FANNED: Final = 12
#: What came of it: seats wounded, hits, wounds.
WOUNDED: Final = 13
HITS: Final = 14
WOUNDS: Final = 15
#: Whom a question is about: a set of seats, or a number (bullets to add, cards to draw).
CHOICE: Final = 16
ACT_COUNT: Final = 17

#: SOURCE of a flip from the pile.
PILE: Final = -1

MOD_CLICK_AGAIN: Final = 1
MOD_FIRST_HIT: Final = 2
MOD_FIRST_CALLED: Final = 4
MOD_GRUDGE: Final = 8
MOD_WING: Final = 16
MOD_JAM_INSTEAD: Final = 32
MOD_ROB: Final = 64
MOD_TWO_WOUNDS: Final = 128
#: One flip and no more (ricochet, crossfire).
MOD_SINGLE: Final = 256
#: Notes within the action: Gina was asked, Tin Star took its point, the first MISS was turned.
MOD_ASKED: Final = 512
MOD_TIN_PAID: Final = 1024
MOD_TURNED: Final = 2048
#: The words for these in a view, the lowest first.
MOD_WORDS: Final = (
    "click-again",
    "first-hit",
    "first-called",
    "grudge",
    "wing",
    "jam-instead",
    "rob",
    "two-wounds",
    "single",
    "asked",
    "tin-paid",
    "turned",
)
