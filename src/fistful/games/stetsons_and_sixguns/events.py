"""What can happen in a game of Stetsons & Sixguns."""

from typing import Final

from fistful.engine.events import Events
from fistful.engine.outcome import NOTHING_BROKE_IT
from fistful.engine.words import NUMBER, SEAT, kind
from fistful.games.stetsons_and_sixguns.cards import (
    KIND_BULLET,
    KIND_CARD,
    KIND_CHARACTER,
    KIND_COVER,
    KIND_GUN,
    KIND_STANCE,
)

#: Why Notoriety is gained or lost.
KIND_WHY: Final = kind(
    "why",
    [
        "brass",
        "cover",
        "binding",
        "wound",
        "tin star",
        "robbery",
        "blackmail",
        "ambush",
        "refund",
        "courage",
        "other cheek",
        "unhit",
    ],
)
BRASS: Final = 0
FOR_COVER: Final = 1
BINDING: Final = 2
FOR_WOUND: Final = 3
TIN_STAR_LOSS: Final = 4
ROBBERY: Final = 5
BLACKMAILED: Final = 6
AMBUSHED: Final = 7
REFUND: Final = 8
COURAGE_PAY: Final = 9
CHEEK_PAY: Final = 10
UNHIT: Final = 11
#: SS-72: what breaks a tie, or nothing: then the victory is shared.
KIND_TIE: Final = kind("tie", ["most-tokens", NOTHING_BROKE_IT])

EVENTS: Final = Events()
#: Setting up, dealing, choosing.
IS_CHARACTER: Final[int] = EVENTS.add("is-character", seat=SEAT, character=KIND_CHARACTER)
DEALT: Final[int] = EVENTS.add("dealt", seat=SEAT)
DEALT_YOU: Final[int] = EVENTS.add("dealt-you", card=KIND_CARD)
COVER_UP: Final[int] = EVENTS.add("cover-face-up", cover=KIND_COVER)
ROUND_BEGINS: Final[int] = EVENTS.add("round-begins", round=NUMBER, rounds=NUMBER)
IN_ROW: Final[int] = EVENTS.add("in-row", card=KIND_CARD)
RAISED: Final[int] = EVENTS.add("raised", card=KIND_CARD, notoriety=NUMBER)
DECK_SHUFFLED: Final[int] = EVENTS.add("deck-shuffled")
DREW: Final[int] = EVENTS.add("drew", seat=SEAT)
DREW_YOU: Final[int] = EVENTS.add("drew-you", card=KIND_CARD)
CHOSE: Final[int] = EVENTS.add("all-chose")
AIMS: Final[int] = EVENTS.add("aims", seat=SEAT, target=SEAT)
STANCE_IS: Final[int] = EVENTS.add("takes-stance", seat=SEAT, stance=KIND_STANCE)
REVEALED: Final[int] = EVENTS.add("reveals", seat=SEAT, card=KIND_CARD)
#: Said ahead, as the number of the action.
SAYS_AHEAD: Final[int] = EVENTS.add("says-ahead", seat=SEAT, plan=NUMBER)
#: Notoriety.
GAINS: Final[int] = EVENTS.add("gains", seat=SEAT, points=NUMBER, why=KIND_WHY)
LOSES: Final[int] = EVENTS.add("loses", seat=SEAT, points=NUMBER, why=KIND_WHY)
#: Cover.
LEAVES_COVER: Final[int] = EVENTS.add("leaves-cover", seat=SEAT, cover=KIND_COVER)
TAKES_COVER: Final[int] = EVENTS.add("takes-cover", seat=SEAT, cover=KIND_COVER)
TOO_FAR: Final[int] = EVENTS.add("too-far", seat=SEAT, cover=KIND_COVER)
NO_COVER: Final[int] = EVENTS.add("no-cover", seat=SEAT)
COVER_HIT: Final[int] = EVENTS.add("cover-hit", seat=SEAT, cover=KIND_COVER, hits=NUMBER)
THROUGH_COVER: Final[int] = EVENTS.add("through-cover", seat=SEAT, cover=KIND_COVER)
COVER_GONE: Final[int] = EVENTS.add("cover-blown-away", seat=SEAT, cover=KIND_COVER)
BINDS: Final[int] = EVENTS.add("binds", seat=SEAT)
RELOADS: Final[int] = EVENTS.add("reloads", seat=SEAT)
LOADED: Final[int] = EVENTS.add("loaded", seat=SEAT, gun=KIND_GUN, bullets=NUMBER)
CLEARED: Final[int] = EVENTS.add("cleared", seat=SEAT, gun=KIND_GUN)
PILE_SHUFFLED: Final[int] = EVENTS.add("bullets-shuffled")
#: Shooting.
ACTS: Final[int] = EVENTS.add("acts", seat=SEAT, card=KIND_CARD)
IGNORES: Final[int] = EVENTS.add("ignores", seat=SEAT, card=KIND_CARD)
SHOOTS: Final[int] = EVENTS.add("shoots", seat=SEAT, target=SEAT, gun=KIND_GUN)
HOLDS: Final[int] = EVENTS.add("holds-fire", seat=SEAT)
FLIPPED_BULLET: Final[int] = EVENTS.add("flipped", seat=SEAT, bullet=KIND_BULLET)
COUNTS_AS: Final[int] = EVENTS.add("counts-as", seat=SEAT, bullet=KIND_BULLET)
IGNORES_BULLET: Final[int] = EVENTS.add("ignores-bullet", seat=SEAT, bullet=KIND_BULLET)
GUN_JAMS: Final[int] = EVENTS.add("gun-jams", seat=SEAT, gun=KIND_GUN)
FLIES_OVER: Final[int] = EVENTS.add("flies-over", seat=SEAT, target=SEAT)
DISCARDED_UNSEEN: Final[int] = EVENTS.add(
    "discarded-unseen", seat=SEAT, gun=KIND_GUN, bullets=NUMBER
)
EVADES: Final[int] = EVENTS.add("evades", seat=SEAT)
TAKES_FOR: Final[int] = EVENTS.add("takes-hit-for", seat=SEAT, other=SEAT)
WOUNDED_BY: Final[int] = EVENTS.add("wounded", seat=SEAT, shooter=SEAT)
WOUNDED_ALONE: Final[int] = EVENTS.add("wounded-in-ambush", seat=SEAT)
LOST_CARD: Final[int] = EVENTS.add("lost-card", seat=SEAT, card=KIND_CARD)
KILLED: Final[int] = EVENTS.add("killed", seat=SEAT)
KNOCKED_DOWN: Final[int] = EVENTS.add("knocked-down", seat=SEAT)
#: What cards and abilities do.
ABILITY: Final[int] = EVENTS.add("uses-ability", seat=SEAT, character=KIND_CHARACTER)
IS_CANCELLED: Final[int] = EVENTS.add("cancelled", seat=SEAT, card=KIND_CARD)
NO_EFFECT: Final[int] = EVENTS.add("no-effect", seat=SEAT, card=KIND_CARD)
LAYS_GUN: Final[int] = EVENTS.add("lays-gun", seat=SEAT, gun=KIND_GUN)
LOSES_GUN: Final[int] = EVENTS.add("loses-gun", seat=SEAT, gun=KIND_GUN)
NAMES: Final[int] = EVENTS.add("names", seat=SEAT, other=SEAT)
CALLS: Final[int] = EVENTS.add("calls", seat=SEAT, bullet=KIND_BULLET)
AIMS_FIXED: Final[int] = EVENTS.add("aims-fixed", seats=SEAT, many="seats")
SLOWED: Final[int] = EVENTS.add("one-bullet-only", seats=SEAT, many="seats")
STEALS: Final[int] = EVENTS.add("steals", seat=SEAT, other=SEAT, card=KIND_CARD)
MOVES_CARD: Final[int] = EVENTS.add("card-moves", giver=SEAT, taker=SEAT)
MOVES_CARD_SEEN: Final[int] = EVENTS.add("card-moves-seen", giver=SEAT, taker=SEAT, card=KIND_CARD)
LOOKS_AT: Final[int] = EVENTS.add("looks-at-hand", seat=SEAT, other=SEAT)
LOOKS_AT_YOU: Final[int] = EVENTS.add("hand-seen", other=SEAT, cards=KIND_CARD, many="cards")
ADDS_TO_ROW: Final[int] = EVENTS.add("adds-to-row", seat=SEAT, card=KIND_CARD)
POSTER_UP: Final[int] = EVENTS.add("poster-up", seat=SEAT)
#: Taking stock and the end.
RETURNS: Final[int] = EVENTS.add("card-returns", seat=SEAT, card=KIND_CARD)
WANTS: Final[int] = EVENTS.add("wants", seat=SEAT, cards=KIND_CARD, many="cards")
TAKES: Final[int] = EVENTS.add("takes", seat=SEAT, card=KIND_CARD)
ROW_DISCARDED: Final[int] = EVENTS.add("row-discarded", cards=KIND_CARD, many="cards")
TOO_FEW_CARDS: Final[int] = EVENTS.add("too-few-cards")
HAND_SHOWN: Final[int] = EVENTS.add("hand-shown", seat=SEAT, cards=KIND_CARD, many="cards")
SCORED: Final[int] = EVENTS.add(
    "scored", seat=SEAT, tokens=NUMBER, cards=NUMBER, notoriety=NUMBER, score=NUMBER
)
TIED: Final[int] = EVENTS.add("tied", by=KIND_TIE, seats=SEAT, many="seats")
WON: Final[int] = EVENTS.add("won", seats=SEAT, many="seats")
