"""The phases in the order of the rulebook."""

from typing import Final

from fistful.engine.phase import Order

#: Each with its name and where play can go from there.
ORDER: Final = Order()
#: SS-04.
ORDER.part("setting up")
CHARACTER_PHASE: Final[int] = ORDER.add("character", to="character hand")
PICK_CHARACTER_PHASE: Final[int] = ORDER.add("pick-character", to="pick-character hand")
HAND_PHASE: Final[int] = ORDER.add("hand", to="hand next")
#: SS-10.
ORDER.part("dealing", is_round=True)
COVER_PHASE: Final[int] = ORDER.add("cover-card", to="next")
DEAL_PHASE: Final[int] = ORDER.add("deal", to="deal next")
DRAW_PHASE: Final[int] = ORDER.add("draw-card", to="next")
#: SS-11 to SS-16.
ORDER.part("choose, draw, shoot")
CHOOSE_PHASE: Final[int] = ORDER.add("choose", to="next")
AIM_PHASE: Final[int] = ORDER.add("aim", to="next")
PERSUADE_PHASE: Final[int] = ORDER.add("persuade", to="next")
NEW_AIM_PHASE: Final[int] = ORDER.add("new-aim", to="next")
STANCE_PHASE: Final[int] = ORDER.add("stance", to="next")
CANCEL_PHASE: Final[int] = ORDER.add("badge", to="next")
PLAN_PHASE: Final[int] = ORDER.add("plan", to="next")
#: SS-17 to SS-19.
ORDER.part("cover step")
TAKE_COVER_PHASE: Final[int] = ORDER.add("take-cover", to="cover-card next")
BIND_PHASE: Final[int] = ORDER.add("bind", to="draw-card reload next")
RELOAD_PHASE: Final[int] = ORDER.add("reload", to="next")
RESHUFFLE_PHASE: Final[int] = ORDER.add("reshuffle", to="reshuffle next")
#: SS-20 to SS-34.
ORDER.part("shooting")
ACTION_PHASE: Final[int] = ORDER.add("action", to="next")
GUN_PHASE: Final[int] = ORDER.add("gun", to="flip next")
SECOND_GUN_PHASE: Final[int] = ORDER.add("second-gun", to="flip next")
FLIP_PHASE: Final[int] = ORDER.add("flip", to="next")
AGAIN_PHASE: Final[int] = ORDER.add("again", to="flip next")
CALLED_SHOT_PHASE: Final[int] = ORDER.add("called-shot", to="next")
JAM_INSTEAD_PHASE: Final[int] = ORDER.add("jam-instead", to="next")
WINGED_PHASE: Final[int] = ORDER.add("winged", to="next")
DISCARD_PHASE: Final[int] = ORDER.add("discard", to="next")
#: What cards ask, by Speed.
DIVERT_PHASE: Final[int] = ORDER.add("look-over-there", to="next")
CALL_OUT_PHASE: Final[int] = ORDER.add("call-out", to="next")
STEAL_PHASE: Final[int] = ORDER.add("pickpocket", to="next")
GIVE_BACK_PHASE: Final[int] = ORDER.add("give-back", to="next")
CHANGE_TARGET_PHASE: Final[int] = ORDER.add("double-bluff", to="next")
HUMAN_SHIELD_PHASE: Final[int] = ORDER.add("human-shield", to="next")
SWAP_GIVE_PHASE: Final[int] = ORDER.add("swap-give", to="next")
SWAP_TAKE_PHASE: Final[int] = ORDER.add("swap-take", to="swap-give")
RICOCHET_PHASE: Final[int] = ORDER.add("ricochet", to="next")
BLACKMAIL_PHASE: Final[int] = ORDER.add("blackmail", to="next")
CLEAR_PHASE: Final[int] = ORDER.add("clear-jam", to="next")
REFUND_PHASE: Final[int] = ORDER.add("covering-fire", to="next")
CALL_PHASE: Final[int] = ORDER.add("dead-eye", to="next")
LOAD_PHASE: Final[int] = ORDER.add("bandolier", to="next")
PASS_LEFT_PHASE: Final[int] = ORDER.add("saloon-brawl", to="next")
KEEP_PHASE: Final[int] = ORDER.add("snake-oil", to="next")
CROSSFIRE_PHASE: Final[int] = ORDER.add("crossfire", to="next")
ROW_PHASE: Final[int] = ORDER.add("five-finger", to="next")
REFILL_PHASE: Final[int] = ORDER.add("gunsmith", to="next")
#: SS-61.
ORDER.part("taking stock")
LIGHT_FINGERS_PHASE: Final[int] = ORDER.add("light-fingers", to="light-give next")
LIGHT_GIVE_PHASE: Final[int] = ORDER.add("light-give", to="pickpocket")
STOCK_PHASE: Final[int] = ORDER.add("taking-stock", to="next")
#: What comes next, says the agenda (see `ops.ROUND`).
ORDER.part("")
NEXT_PHASE: Final[int] = ORDER.add(
    "next",
    to="cover-card deal draw-card choose aim persuade new-aim stance badge plan take-cover "
    "bind reload reshuffle action gun second-gun flip again called-shot jam-instead "
    "winged discard look-over-there call-out pickpocket give-back double-bluff human-shield "
    "swap-take ricochet blackmail clear-jam covering-fire dead-eye bandolier "
    "saloon-brawl snake-oil crossfire five-finger gunsmith light-fingers taking-stock "
    "over",
)
