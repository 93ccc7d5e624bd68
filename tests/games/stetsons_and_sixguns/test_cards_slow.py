"""A test for each Action card, Speed 31 and up (SS-R1, SS-R2)."""

import pytest

from fistful.games.stetsons_and_sixguns.deck import VARIANTS
from fistful.games.stetsons_and_sixguns.lines import CARD_NAMES
from tests.games.stetsons_and_sixguns.scene import Scene

pytestmark = pytest.mark.rule("SS-R1")


def test_spare_cylinder_refills_and_clears_the_sixgun_and_shoots() -> None:
    s = Scene("Spare Cylinder", "Living Legend", given={"guns A": "Sixgun 1 jammed"}).go("A: use")
    assert s["guns A"] == "Sixgun 6"
    s.go("HIT")
    assert s["wounds B"] == "1"


def test_winchester_rifle_flips_two_together() -> None:
    s = Scene("Winchester Rifle", "Living Legend").go("A: use", "A: shoot Winchester Rifle")
    s.go("MISS", "HIT")
    assert (s["guns A"], s["wounds B"]) == ("Sixgun 6, Winchester Rifle 4", "1")
    assert s.phase != "second-gun", "a rifle alone"


def test_angry_mob_turns_everyone_who_has_not_acted_on_the_target() -> None:
    s = Scene("Angry Mob", "Living Legend", "High Noon", "Quick Draw", aims="BCAA")
    s.go("CLICK", "A: use")
    assert (s["aim B"], s["aim C"], s["aim D"]) == ("C", "B", "A")
    assert "aims-fixed A C" in s.heard(), "the leader's too; D has fired"


def test_ricochet_flips_one_more_at_a_neighbour_after_a_shot_without_a_wound() -> None:
    s = Scene("Ricochet", "Living Legend", "High Noon", "Quick Draw", aims="CABA")
    s.go("CLICK", "A: use", "MISS", "A: stop")
    assert s.legal("A") == ["name B", "name D", "pass"]
    s.go("A: name D", "HIT")
    assert (s["wounds C"], s["wounds D"]) == ("0", "1")


def test_ricochet_needs_a_shot_without_a_wound() -> None:
    s = Scene("Ricochet", "Living Legend", "High Noon").go("A: use", "HIT")
    assert s.phase != "ricochet"


def test_kick_over_the_table_ducks_behind_the_top_cover_even_if_it_matches() -> None:
    s = Scene("Kick Over the Table", "Living Legend").go("A: use", "*: cover SOFT")
    assert (s["cover A"], s["notoriety A"], s["guns A"]) == ("SOFT 0", "6", "Sixgun 6")
    s.go("HIT FC")
    assert (s["cover A"], s["wounds A"]) == ("SOFT 1", "0")


def test_fan_the_hammer_flips_three_together_and_each_hit_wounds() -> None:
    s = Scene("Fan the Hammer", "Living Legend").go("A: use", "HIT", "CLICK", "HIT FC")
    assert (s["wounds B"], s["guns A"]) == ("2", "Sixgun 3")


def test_a_jam_cancels_all_of_fan_the_hammer() -> None:
    s = Scene("Fan the Hammer", "Living Legend").go("A: use", "HIT", "JAM", "HIT")
    assert (s["wounds B"], s["guns A"]) == ("0", "Sixgun 3 jammed")


def test_blackmail_takes_a_point_or_a_card_as_the_target_prefers() -> None:
    given = {"hand B": "Living Legend, Derringer"}
    s = Scene("Blackmail", "Living Legend", given=given).go("A: use")
    assert s.legal("B") == ["pay", "give Derringer"]
    s.go("B: pay")
    assert (s["notoriety A"], s["notoriety B"]) == ("7", "5")
    s = Scene("Blackmail", "Living Legend", given=given).go("A: use", "B: give Derringer")
    assert "Derringer" in s["hand A"]


def test_gun_oil_clears_a_jam_and_makes_a_jam_a_click() -> None:
    s = Scene("Gun Oil", "Living Legend", given={"guns A": "Sixgun 4 jammed"}).go("A: use")
    assert s["guns A"] == "Sixgun 4"
    s.go("JAM")
    assert "counts-as A CLICK" in s.heard()
    assert (s["guns A"], s.phase) == ("Sixgun 3", "flip"), "it stops, and B shoots"


def test_gun_oil_asks_which_of_several_jams() -> None:
    given = {"guns A": "Sixgun 4 jammed, Derringer 1 jammed"}
    s = Scene("Gun Oil", "Living Legend", given=given).go("A: use", "A: clear Derringer")
    assert s["guns A"] == "Sixgun 4 jammed, Derringer 1"


@pytest.mark.rule("SS-23", "SS-24")
def test_cavalry_carbine_flips_two_together_and_no_more_on_a_miss() -> None:
    s = Scene("Cavalry Carbine", "Living Legend").go("A: use", "A: shoot Cavalry Carbine")
    s.go("HIT", "HIT")
    assert (s["guns A"], s["wounds B"]) == ("Sixgun 6, Cavalry Carbine 2", "2")
    s = Scene("Cavalry Carbine", "Living Legend").go("A: use", "A: shoot Cavalry Carbine")
    s.go("MISS", "MISS")
    assert (s["guns A"], s["guns B"]) == ("Sixgun 6, Cavalry Carbine 2", "Sixgun 6")
    s.go("CLICK")
    assert s["guns B"] == "Sixgun 5", "only a sixgun is fired again after a MISS"


def test_covering_fire_gives_back_what_cover_cost() -> None:
    s = Scene("Covering Fire", "Snake Oil", "Quick Draw", aims="CAA", stances="stand run stand")
    s.go("B: take-face-up", "*: cover HARD", "CLICK", "A: use")
    assert s.legal("A") == ["name B", "pass"]
    s.go("A: name B")
    assert (s["notoriety A"], s["notoriety B"]) == ("6", "6")


def test_dead_eye_hits_if_the_first_bullet_shows_what_was_called() -> None:
    s = Scene("Dead Eye", "Living Legend").go("A: use")
    assert s.legal("A") == ["call HIT", "call HIT FC", "call MISS", "call CLICK"]
    s.go("A: call CLICK", "CLICK")
    assert s["wounds B"] == "1"
    s = Scene("Dead Eye", "Living Legend").go("A: use", "A: call CLICK", "MISS")
    assert (s["wounds B"], s.phase) == ("0", "again")


def test_dust_storm_leaves_one_bullet_to_all_and_fixes_aims() -> None:
    s = Scene("Dust Storm", "Living Legend", "High Noon").go("A: use", "MISS")
    assert s.phase == "flip", "not again: one bullet only, and B's turn"
    s.go("MISS", "C: use", "MISS")
    assert (s["guns A"], s["guns B"], s["guns C"]) == ("Sixgun 5", "Sixgun 5", "Sixgun 5")


def test_coach_gun_flips_two_and_goes_through_soft_cover() -> None:
    s = Scene("Coach Gun", "Bandolier", stances="stand stay", given={"cover B": "SOFT"})
    s.go("A: use", "A: shoot Coach Gun", "HIT", "MISS")
    assert (s["wounds B"], s["cover B"], s["guns A"]) == ("1", "SOFT 1", "Sixgun 6, Coach Gun 2")


def test_10_gallon_hat_picks_up_two_cards() -> None:
    s = Scene("10 Gallon Hat", "Living Legend", "Quick Draw", aims="BAB")
    s.go("CLICK", "A: use", "CLICK", "CLICK")
    row = s["row"].split(", ")
    assert s.asked == "C", "what C leaves is A's"
    s.go(s.wish("C", row[0]))
    assert row[1] in s["hand A"]
    assert row[2] in s["hand A"]
    assert s["round"] == "2", "nothing left for B"


def test_old_grudge_turns_the_first_miss_into_a_hit_on_who_wounded_you_before() -> None:
    s = Scene("Old Grudge", "Living Legend", given={"grudge A": "B"}).go("A: use", "MISS")
    assert s["wounds B"] == "1"
    s = Scene("Old Grudge", "Living Legend").go("A: use", "MISS")
    assert (s["wounds B"], s.phase) == ("0", "again")


def test_bandolier_adds_up_to_three_bullets_beyond_the_limit() -> None:
    s = Scene("Bandolier", "Living Legend").go("A: use")
    assert s.legal("A") == ["load Sixgun 1", "load Sixgun 2", "load Sixgun 3", "stop"]
    s.go("A: load Sixgun 3")
    assert (s["guns A"], s.phase) == ("Sixgun 9", "flip")
    s = Scene("Bandolier", "Living Legend").go("A: use", "A: load Sixgun 1")
    assert s.legal("A") == ["load Sixgun 1", "load Sixgun 2", "stop"]
    s.go("A: stop")
    assert s["guns A"] == "Sixgun 7"


def test_dynamite_destroys_cover_or_wounds_instead_of_firing() -> None:
    s = Scene("Dynamite", "Saloon Brawl", stances="stand stay", given={"cover B": "HARD"})
    s.go("A: use", "MISS")
    assert (s["cover B"], s["guns A"], s["wounds B"]) == ("-", "Sixgun 6", "0")
    s = Scene("Dynamite", "Saloon Brawl").go("A: use", "HIT")
    assert (s["wounds B"], s["notoriety A"]) == ("1", "7")
    s = Scene("Dynamite", "Saloon Brawl", stances="stand stay", given={"cover B": "HARD"})
    s.go("A: use", "CLICK")
    assert s["cover B"] == "HARD 0"


def test_saloon_brawl_passes_a_card_to_the_left_sealed_and_at_once() -> None:
    given = {"hand A": "Saloon Brawl, Derringer", "hand B": "Living Legend, Crossfire"}
    s = Scene("Saloon Brawl", "Living Legend", "High Noon", given=given).go("A: use")
    assert s.asked == "ABC"
    own = s.legal("C")[0]
    s.go("A: give Derringer", f"C: {own}", "B: give Crossfire")
    assert s["hand B"] == "Derringer"
    assert "Crossfire" in s["hand C"]
    assert s["hand A"] == own.removeprefix("give ")


def test_snake_oil_keeps_one_of_two_and_adds_the_other_to_the_row() -> None:
    s = Scene("Snake Oil", "Living Legend").go("A: use", "*: card High Noon", "*: card Derringer")
    assert s.legal("A") == ["keep High Noon", "keep Derringer"]
    s.go("A: keep Derringer")
    assert "High Noon" in s["row"]
    assert "Derringer" in s["hand A"]
    assert "Derringer" not in " ".join(s.heard("B"))
    s.go("CLICK", "CLICK")
    assert (s.phase, s.asked) == ("taking-stock", "B"), "A takes no stock"


def test_crossfire_flips_one_more_at_somebody_else_after_a_hit() -> None:
    s = Scene("Crossfire", "Living Legend", "High Noon").go("A: use", "HIT")
    assert s.legal("A") == ["name C", "pass"]
    s.go("A: name C", "HIT")
    assert (s["wounds B"], s["wounds C"]) == ("1", "1")
    s = Scene("Crossfire", "Living Legend", "High Noon").go("A: use", "CLICK")
    assert s.phase != "crossfire"


def test_five_finger_discount_takes_a_card_now_and_none_later() -> None:
    s = Scene("Five-Finger Discount", "Living Legend").go("A: use")
    first, second = s["row"].split(", ")
    s.go(f"A: take {first}", "CLICK", "CLICK")
    assert first in s["hand A"]
    assert s["round"] == "2"
    assert second in s["hand B"], "the only card left needs no question"


def test_barn_fire_takes_two_hits_from_every_cover() -> None:
    given = {"cover B": "SOFT", "cover C": "HARD 1"}
    s = Scene("Barn Fire", "Gunsmith", "Snake Oil", stances="stand stay stay", given=given)
    s.go("B: ignore", "A: use")
    assert (s["cover B"], s["cover C"]) == ("-", "HARD 3")


def test_whiskey_courage_pays_who_did_not_run_and_stands() -> None:
    s = Scene("Whiskey Courage", "Living Legend").go("A: use", "CLICK", "CLICK")
    assert s["notoriety A"] == "7"
    s = Scene("Whiskey Courage", "Living Legend", stances="run stand")
    s.go("A: take-face-up", "*: cover HARD", "A: use", "CLICK")
    assert s["notoriety A"] == "5"


def test_buffalo_rifle_goes_through_all_cover_and_makes_two_wounds() -> None:
    s = Scene("Buffalo Rifle", "Bandolier", stances="stand stay", given={"cover B": "HARD"})
    s.go("A: use", "A: shoot Buffalo Rifle", "HIT")
    assert (s["wounds B"], s["cover B"], s["notoriety A"]) == ("2", "HARD 1", "8")


def test_stampede_knocks_down_those_outside_cover_on_a_click_or_jam() -> None:
    s = Scene(
        "Stampede",
        "Snake Oil",
        "Quick Draw",
        stances="stand stay stand",
        given={"cover B": "HARD"},
        aims="BAA",
    )
    s.go("CLICK", "A: use", "JAM", "MISS")
    assert (s["up"], s["wounds C"]) == ("A, B", "0")
    s = Scene("Stampede", "Living Legend").go("A: use", "CLICK")
    assert s["up"] == "B", "the owner of the card too, who then does not shoot"


def test_wanted_poster_pays_two_for_a_wound_on_the_most_notorious() -> None:
    given = {"notoriety B": "9"}
    s = Scene("Wanted Poster", "Living Legend", "High Noon", given=given, aims="CAB")
    s.go("A: use", "CLICK", "CLICK", "C: ignore", "HIT")
    assert s["notoriety C"] == "8"
    s = Scene("Wanted Poster", "Living Legend", "High Noon", given=given, aims="CCA")
    s.go("A: use", "CLICK", "CLICK", "C: ignore", "HIT")
    assert s["notoriety C"] == "7", "A is not the most notorious"


def test_gunsmith_clears_all_jams_and_refills_one_other_gun() -> None:
    given = {"guns A": "Sixgun 2 jammed, Derringer 0 jammed, Pepperbox 1"}
    s = Scene("Gunsmith", "Living Legend", given=given).go("A: use", "A: refill Pepperbox")
    assert s["guns A"] == "Sixgun 2, Derringer 0, Pepperbox 4"


def test_high_noon_makes_two_wounds_when_nobody_up_is_slower() -> None:
    s = Scene("High Noon", "Quick Draw").go("CLICK", "A: use", "HIT")
    assert s["wounds B"] == "2"
    s = Scene("High Noon", "Card Sharp").go("A: use", "HIT")
    assert s["wounds B"] == "1"


def test_last_man_standing_is_paid_if_no_hit_was_flipped_against_him() -> None:
    s = Scene("Last Man Standing", "Card Sharp").go("A: use")
    assert s["notoriety A"] == "7"
    s = Scene("Last Man Standing", "Quick Draw", stances="run stand")
    s.go("A: take-face-up", "*: cover HARD", "HIT", "A: use")
    assert s["notoriety A"] == "5", "a hit on the cover counts"


def test_living_legend_shoots_as_normal() -> None:
    s = Scene("Living Legend", "Quick Draw").go("CLICK", "MISS", "A: flip", "HIT")
    assert s["wounds B"] == "1"


@pytest.mark.rule("SS-R2")
def test_take_aim_joins_with_seven_players_and_shoots_as_normal() -> None:
    deck = VARIANTS.standard
    joining = [CARD_NAMES[card] for card in deck.cards[7] if card not in deck.cards[6]]
    assert all([name.startswith("Take Aim") for name in joining])
    s = Scene(*joining[:7]).go("HIT")
    assert s["wounds B"] == "1"
