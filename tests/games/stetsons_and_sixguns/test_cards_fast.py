"""A test for each Action card, Speed 1 to 30 (SS-R1)."""

import pytest

from tests.games.stetsons_and_sixguns.scene import Scene

pytestmark = pytest.mark.rule("SS-R1")


def test_quick_draw_is_simply_first() -> None:
    s = Scene("Quick Draw", "Living Legend")
    assert s.phase == "flip"
    s.go("HIT")
    assert (s["wounds B"], s["notoriety A"], s["up"]) == ("1", "7", "A")


def test_hit_the_dirt_ignores_every_hit_and_does_not_fire() -> None:
    s = Scene("Hit the Dirt", "Gunsmith", "Double Bluff", aims="BAA")
    s.go("A: use", "B: ignore", "HIT")
    assert "evades A" in s.heard()
    s.go("C: ignore", "HIT FC")
    assert (s["wounds A"], s["guns A"]) == ("0", "Sixgun 6")


def test_hair_trigger_flips_one_bullet_and_one_more_after_a_click() -> None:
    s = Scene("Hair Trigger", "Living Legend").go("A: use", "MISS")
    assert s["guns A"] == "Sixgun 5"
    assert s.phase != "again"
    s = Scene("Hair Trigger", "Living Legend").go("A: use", "CLICK")
    assert s.legal("A") == ["flip", "stop"]
    s.go("A: flip", "MISS")
    assert s.phase != "again"
    assert s["guns A"] == "Sixgun 4"


def test_look_over_there_makes_one_player_aiming_at_you_pick_another_target() -> None:
    s = Scene("Look Over There!", "Living Legend", "High Noon", aims="BAA").go("A: use")
    assert s.legal("A") == ["name B", "name C"]
    s.go("A: name B")
    assert (s.asked, s.legal("B")) == ("B", ["aim C"])
    s.go("B: aim C")
    assert s["aim B"] == "C"
    assert s.phase == "flip"


def test_duck_and_weave_turns_the_first_hit_into_a_miss() -> None:
    s = Scene("Duck and Weave", "Trick Shot", "Living Legend", aims="CAA")
    s.go("A: use", "CLICK", "B: use", "HIT")
    assert s.phase == "again"
    s.go("B: flip", "HIT")
    assert s["wounds A"] == "1"


def test_boot_pistol_is_a_pocket_gun_with_one_bullet() -> None:
    s = Scene("Boot Pistol", "Living Legend").go("A: use")
    assert s["guns A"] == "Sixgun 6, Boot Pistol 1"
    s.go("A: shoot Boot Pistol", "MISS", "A: shoot Sixgun", "HIT")
    assert s["guns A"] == "Sixgun 5, Boot Pistol 0"
    assert s["wounds B"] == "1"


def test_ace_of_spades_takes_the_card_the_target_played_and_cancels_its_action() -> None:
    s = Scene("Ace of Spades", "The Ghost").go("A: use")
    assert "The Ghost" in s["hand A"]
    s.go("CLICK")
    # B shoots all the same, and without the limit of its card.
    s.go("MISS", "B: flip", "MISS", "B: flip", "MISS")
    assert s.phase == "again"
    s.go("B: stop")
    assert (s.phase, s.asked) == ("taking-stock", "B"), "A has its card"


def test_shoot_the_gun_out_may_jam_the_sixgun_instead_of_wounding() -> None:
    s = Scene("Shoot the Gun Out", "Living Legend").go("A: use", "HIT")
    assert s.legal("A") == ["wound", "jam"]
    s.go("A: jam")
    assert (s["guns B"], s["wounds B"], s["notoriety A"]) == ("Sixgun 6 jammed", "0", "6")
    assert s["up"] == "A, B"
    s = Scene("Shoot the Gun Out", "Living Legend").go("A: use", "HIT", "A: wound")
    assert (s["wounds B"], s["notoriety A"]) == ("1", "7")


def test_smoke_screen_leaves_those_aiming_at_you_one_bullet() -> None:
    s = Scene("Smoke Screen", "Living Legend", "Quick Draw", aims="BAB")
    s.go("CLICK", "A: use", "CLICK", "MISS")
    assert s.phase == "taking-stock"
    assert s["guns B"] == "Sixgun 5"


def test_derringer_is_a_pocket_gun_with_two_bullets() -> None:
    s = Scene("Derringer", "Living Legend").go("A: use")
    assert s["guns A"] == "Sixgun 6, Derringer 2"
    s.go("A: shoot Derringer", "HIT", "A: pass")
    assert (s["guns A"], s["wounds B"]) == ("Sixgun 6, Derringer 1", "1")


def test_snap_shot_flips_two_bullets_at_most() -> None:
    s = Scene("Snap Shot", "Living Legend").go("A: use", "MISS", "A: flip", "MISS")
    assert s["guns A"] == "Sixgun 4"
    assert s.phase == "flip"
    assert s.asked == ""


def test_call_him_out_makes_two_aim_at_each_other_whatever_comes_later() -> None:
    s = Scene("Call Him Out", "Double Bluff", "Living Legend", aims="BCA")
    s.go("A: use", "A: name B")
    assert (s["aim A"], s["aim B"]) == ("B", "A")
    s.go("CLICK", "B: use", "CLICK")
    assert s["aim B"] == "A"


def test_play_dead_cannot_be_hit_by_slower_cards_and_takes_no_stock() -> None:
    s = Scene("Play Dead", "Living Legend").go("A: use", "HIT")
    assert (s["wounds A"], s["guns A"]) == ("0", "Sixgun 6")
    assert (s.phase, s.asked) == ("taking-stock", "B")
    s.go(s.wish("B", s["row"].split(", ")[0]))
    assert s["round"] == "2"


def test_the_ghost_cannot_be_hit_or_chosen_by_slower_cards_and_flips_one_bullet() -> None:
    s = Scene("The Ghost", "Pickpocket", aims="BA").go("A: use", "MISS", "B: use")
    assert s.phase == "flip", "nothing is picked from a ghost's pocket"
    s.go("HIT")
    assert s["wounds A"] == "0"


def test_pickpocket_takes_a_random_card_and_gives_any_card() -> None:
    given = {"hand A": "Pickpocket, Snap Shot", "hand B": "Living Legend, Derringer, Crossfire"}
    s = Scene("Pickpocket", "Living Legend", "Quick Draw", aims="BAA", given=given)
    s.go("CLICK", "A: use")
    assert s.legal("*") == ["card Crossfire", "card Derringer"]
    s.go("*: card Crossfire")
    assert "card-moves-seen B A Crossfire" in s.heard("B")
    assert "card-moves B A" in s.heard("C")
    s.go("A: give Snap Shot")
    assert (s["hand A"], s["hand B"]) == ("Crossfire", "Snap Shot, Derringer")


def test_pepperbox_is_a_pocket_gun_with_four_bullets() -> None:
    s = Scene("Pepperbox", "Living Legend").go("A: use", "A: shoot Pepperbox", "HIT")
    assert (s["guns A"], s["wounds B"]) == ("Sixgun 6, Pepperbox 3", "1")


def test_behind_the_bar_takes_the_face_up_cover_and_fires_from_it() -> None:
    s = Scene("Behind the Bar", "Living Legend").go("A: use", "*: cover HARD")
    assert (s["cover A"], s["face-up cover"], s["notoriety A"]) == ("SOFT 0", "HARD", "6")
    s.go("CLICK", "HIT")
    assert (s["cover A"], s["wounds A"]) == ("SOFT 1", "0")
    s = Scene("Behind the Bar", "Living Legend").go("A: use", "*: cover HARD", "CLICK", "HIT FC")
    assert s["wounds A"] == "1"


def test_behind_the_bar_protects_only_from_its_speed_on() -> None:
    s = Scene("Behind the Bar", "Quick Draw").go("HIT")
    assert s["wounds A"] == "1"


def test_fast_shuffle_chooses_first_when_taking_stock() -> None:
    s = Scene("Fast Shuffle", "Quick Draw").go("CLICK", "A: use", "CLICK")
    assert (s.phase, s.asked) == ("taking-stock", "A")


def test_winged_him_takes_a_random_hand_card_and_leaves_the_card_played() -> None:
    given = {"hand B": "Living Legend, Derringer, Crossfire"}
    s = Scene("Winged Him", "Living Legend", given=given).go("A: use", "HIT")
    s.go("*: card Derringer")
    assert s["discards"] == "Derringer"
    assert s.phase == "taking-stock", "B is down, its card returned"
    assert s["hand B"] == "Crossfire, Living Legend"


def test_winged_him_takes_the_card_played_from_an_empty_hand() -> None:
    given = {"hand B": "Living Legend"}
    s = Scene("Winged Him", "Living Legend", given=given).go("A: use", "HIT")
    assert s["alive"] == "A"


def test_sawn_off_shotgun_flips_two_and_each_hit_wounds() -> None:
    s = Scene("Sawn-off Shotgun", "Living Legend").go("A: use", "A: shoot Sawn-off Shotgun")
    s.go("HIT", "HIT")
    assert (s["wounds B"], s["notoriety A"]) == ("2", "8")
    assert (s.phase, s.asked) == ("discard", "B")


def test_sharpshooter_hits_with_the_first_bullet() -> None:
    s = Scene("Sharpshooter", "Living Legend").go("A: use", "CLICK")
    assert "counts-as A HIT" in s.heard()
    assert s["wounds B"] == "1"


def test_tin_star_costs_the_shooter_a_point() -> None:
    s = Scene("Tin Star", "Living Legend").go("A: use", "CLICK", "HIT")
    assert (s["wounds A"], s["notoriety B"]) == ("1", "5")


def test_double_bluff_changes_the_target() -> None:
    s = Scene("Double Bluff", "Living Legend", "High Noon").go("A: use", "A: aim C", "HIT")
    assert (s["wounds B"], s["wounds C"]) == ("0", "1")


def test_human_shield_takes_the_first_hit() -> None:
    s = Scene("Human Shield", "Living Legend", "Quick Draw", aims="BAB")
    s.go("CLICK", "A: use", "A: name C", "CLICK", "HIT")
    assert "takes-hit-for C A" in s.heard()
    assert (s["wounds A"], s["wounds C"], s["notoriety B"]) == ("0", "1", "7")


def test_human_shield_who_is_the_shooter_makes_it_a_miss() -> None:
    s = Scene("Human Shield", "Living Legend").go("A: use", "A: name B", "CLICK", "HIT")
    assert s.phase == "again"
    assert s["wounds A"] == "0"


def test_second_sixgun_is_fired_beside_the_sixgun() -> None:
    s = Scene("Second Sixgun", "Living Legend").go("A: use", "A: shoot Second Sixgun", "MISS")
    s.go("A: flip", "CLICK", "A: shoot Sixgun", "HIT")
    assert (s["guns A"], s["wounds B"]) == ("Sixgun 5, Second Sixgun 4", "1")


def test_stagecoach_robbery_takes_a_point_with_the_wound() -> None:
    s = Scene("Stagecoach Robbery", "Living Legend").go("A: use", "HIT")
    assert (s["notoriety A"], s["notoriety B"]) == ("8", "5")


def test_ambush_makes_everyone_flip_in_cover_or_not() -> None:
    given = {"cover B": "HARD"}
    s = Scene("Ambush!", "Trick Shot", "Quick Draw", stances="stand stay stand", given=given)
    s.go("CLICK", "A: use", "HIT FC", "JAM", "MISS")
    assert s["notoriety B"] == "4", "one for the cover, one for the ambush"
    assert (s["notoriety C"], s["notoriety A"]) == ("6", "5")
    assert (s["guns B"], s["guns A"]) == ("Sixgun 6", "Sixgun 6"), "bullets of the pile"
    s = Scene("Ambush!", "Living Legend", given={"notoriety B": "0"}).go("A: use", "HIT", "MISS")
    assert (s["wounds B"], s["notoriety A"], s["up"]) == ("1", "6", "A")


def test_trick_shot_penetrates_soft_and_partial_cover() -> None:
    for cover, wounds in (("SOFT", "1"), ("PARTIAL", "1"), ("HARD", "0")):
        given = {"cover B": cover}
        s = Scene("Trick Shot", "Bandolier", stances="stand stay", given=given)
        s.go("A: use", "HIT")
        assert (s["wounds B"], s["cover B"]) == (wounds, f"{cover} 1")


def test_card_sharp_looks_at_a_hand_and_swaps_a_card() -> None:
    given = {"hand A": "Card Sharp, Snap Shot", "hand B": "Living Legend, Derringer, Crossfire"}
    s = Scene("Card Sharp", "Living Legend", "Quick Draw", aims="BAA", given=given)
    s.go("CLICK", "CLICK", "A: use")
    assert "hand-seen B Crossfire Derringer" in s.heard("A")
    assert s.heard("C")[-1] == "looks-at-hand A B"
    assert s.legal("A") == ["take Crossfire", "take Derringer"]
    s.go("A: take Derringer")
    assert s.legal("A") == ["give Snap Shot"]
    s.go("A: give Snap Shot")
    assert "Derringer" in s["hand A"]
    assert "Snap Shot" in s["hand B"]
    assert (s.phase, s["guns A"]) == ("taking-stock", "Sixgun 6"), "no shot"


def test_docs_bag_binds_a_wound_free_of_charge_in_the_open() -> None:
    s = Scene("Doc's Bag", "Living Legend", given={"wounds A": "2"}).go("A: use")
    cards = len(s["hand A"].split(", "))
    s.go(f"*: {s.legal('*')[0]}")
    assert (s["wounds A"], s["notoriety A"]) == ("1", "7"), "the point is for standing hurt"
    assert len(s["hand A"].split(", ")) == cards + 1
    assert s["guns A"] == "Sixgun 6"
