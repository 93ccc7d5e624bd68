"""Shooting, hits, cover, wounds, guns (SS-20 to SS-40)."""

import pytest

from tests.games.stetsons_and_sixguns.scene import Scene


@pytest.mark.rule("SS-20", "SS-32")
def test_who_is_down_neither_fires_nor_acts() -> None:
    s = Scene("Quick Draw", "Smoke Screen", "Living Legend", aims="BCB").go("HIT")
    assert (s.phase, s["up"]) == ("taking-stock", "A, C")
    assert (s["guns B"], s["guns C"]) == ("Sixgun 6", "Sixgun 5"), "C's bullet flew over B"


@pytest.mark.rule("SS-20")
def test_a_runner_does_not_fire_and_loses_what_needs_a_flip() -> None:
    s = Scene("Sharpshooter", "Living Legend", stances="run stand")
    s.go("A: take-face-up", "*: cover HARD")
    assert (s.phase, s["guns A"]) == ("flip", "Sixgun 6")
    s.go("CLICK")
    assert s["guns B"] == "Sixgun 5", "it was B who shot"


@pytest.mark.rule("SS-22", "SS-R5")
def test_a_gun_needs_a_card_that_is_slow_enough() -> None:
    given = {"guns A": "Sixgun 6, Pepperbox 4, Winchester Rifle 6"}
    s = Scene("Snap Shot", "Living Legend", given=given).go("A: ignore")
    assert s.legal("A") == ["shoot Sixgun", "shoot Pepperbox"]
    s = Scene("Living Legend", "Quick Draw", given=given).go("CLICK")
    assert s.legal("A") == ["shoot Sixgun", "shoot Pepperbox", "shoot Winchester Rifle"]


@pytest.mark.rule("SS-22")
def test_two_different_hand_or_pocket_guns_may_be_fired_at_the_same_target() -> None:
    given = {"guns A": "Sixgun 6, Pepperbox 4, Winchester Rifle 6"}
    s = Scene("Living Legend", "Quick Draw", given=given).go("CLICK", "A: shoot Sixgun", "JAM")
    assert s.legal("A") == ["shoot Pepperbox", "pass"]
    s.go("A: shoot Pepperbox", "HIT")
    assert s["wounds B"] == "1"


@pytest.mark.rule("SS-23")
def test_a_sixgun_goes_on_after_a_miss_until_a_stop() -> None:
    s = Scene("Quick Draw", "Living Legend").go("MISS", "A: flip", "MISS", "A: flip", "CLICK")
    assert s.phase == "flip"
    assert (s["guns A"], s["spent"]) == ("Sixgun 3", "MISS, MISS, CLICK")


@pytest.mark.rule("SS-23")
def test_an_empty_or_jammed_gun_cannot_fire() -> None:
    for gun in ("Sixgun 0", "Sixgun 3 jammed"):
        s = Scene("Quick Draw", "Living Legend", given={"guns A": gun})
        s.go("CLICK")
        assert s["guns B"] == "Sixgun 5"


@pytest.mark.rule("SS-24")
def test_a_jam_takes_back_no_hit_of_the_same_flip_and_all_hits_count() -> None:
    given = {"guns A": "Sixgun 6, Winchester Rifle 1"}
    s = Scene("Winchester Rifle", "Living Legend").go("A: use", "A: shoot Winchester Rifle")
    s.go("HIT", "JAM")
    assert (s["wounds B"], s["guns A"]) == ("1", "Sixgun 6, Winchester Rifle 4 jammed")
    s = Scene("Living Legend", "Quick Draw", given=given)
    s.go("CLICK", "A: shoot Winchester Rifle", "HIT")
    assert (s["wounds B"], s["guns A"]) == ("1", "Sixgun 6, Winchester Rifle 0")


@pytest.mark.rule("SS-25")
def test_bullets_lie_on_the_cover_they_hit_and_go_when_it_is_gone() -> None:
    given = {"cover B": "SOFT", "guns A": "Sixgun 6, Second Sixgun 6"}
    s = Scene("High Noon", "Trick Shot", stances="stand stay", given=given)
    s.go("A: ignore", "A: shoot Sixgun", "HIT")
    assert (s["cover B"], s["spent"]) == ("SOFT 1", "-")
    s.go("A: shoot Second Sixgun", "HIT")
    assert (s["cover B"], s["spent"]) == ("-", "HIT, HIT")


@pytest.mark.rule("SS-25")
def test_a_jam_stays_on_its_gun_until_cleared() -> None:
    s = Scene("Quick Draw", "Living Legend").go("JAM")
    assert s["spent"] == "-"
    assert s["guns A"] == "Sixgun 5 jammed"


@pytest.mark.rule("SS-25")
def test_a_killed_seats_things_are_discarded_its_bullets_unseen() -> None:
    given = {
        "hand B": "Living Legend",
        "guns B": "Sixgun 4, Derringer 2",
        "cover B": "HARD",
    }
    s = Scene("Quick Draw", "Living Legend", "High Noon", given=given).go("HIT")
    assert s["alive"] == "A, C"
    assert s["discards"] == "Derringer, Living Legend"
    assert (s["guns B"], s["cover B"], s["notoriety B"]) == ("-", "-", "0")
    assert s["unseen discards"] == "6"


@pytest.mark.rule("SS-25")
def test_an_empty_pile_is_made_of_the_discards_and_older_bullets_stay_what_they_were() -> None:
    given = {"guns A": "Sixgun 2", "spent": "JAM, JAM, JAM, JAM", "pile": "1"}
    s = Scene("Quick Draw", "Living Legend", stances="run stand", given=given)
    s.go("A: take-face-up", "*: cover HARD", "A: reload")
    assert s.phase == "reshuffle"
    unseen = sum(s.s.batches)
    while s.phase == "reshuffle":
        s.go(f"*: {s.legal('*')[0]}")
    assert s["guns A"] == "Sixgun 6"
    assert sum(s.s.batches) == unseen
    assert s["unseen discards"] == "0"
    # The four JAMs are surely in the new batch; of the old one only the rest is sure.
    assert s.s.sure[5:] == [0, 0, 0, 0, 4]
    assert sum(s.s.batches[5:]) == s.s.pile + 3


@pytest.mark.rule("SS-26")
def test_a_shot_at_a_target_already_down_flies_over_and_costs_one_bullet_unseen() -> None:
    s = Scene("Quick Draw", "Snap Shot", "Derringer", aims="BCB").go("HIT", "C: use")
    s.go("C: shoot Derringer")
    assert (s["guns C"], s["unseen discards"]) == ("Sixgun 6, Derringer 1", "1")
    assert s["wounds B"] == "1"


@pytest.mark.rule("SS-26")
@pytest.mark.parametrize(
    ("card", "gun", "left", "lost"),
    [
        ("Winchester Rifle", "Winchester Rifle", "Sixgun 6, Winchester Rifle 4", "2"),
        ("Sawn-off Shotgun", "Sawn-off Shotgun", "Sixgun 6, Sawn-off Shotgun 0", "2"),
        ("Second Sixgun", "Second Sixgun", "Sixgun 6, Second Sixgun 5", "1"),
        ("Fan the Hammer", "", "Sixgun 3", "3"),
    ],
)
def test_a_shot_that_flies_over_costs_all_bullets_it_would_have_flipped(
    card: str, gun: str, left: str, lost: str
) -> None:
    s = Scene("Quick Draw", "Living Legend", card, aims="BCB").go("HIT", "C: use")
    if gun:
        s.go(f"C: shoot {gun}")
    assert (s["guns C"], s["unseen discards"], s["wounds B"]) == (left, lost, "1")
    assert f"discarded-unseen C {gun or 'Sixgun'} {lost}" in s.heard()


@pytest.mark.rule("SS-26")
def test_a_shot_flies_over_with_no_more_bullets_than_the_gun_has_or_may_flip() -> None:
    given = {"guns C": "Sixgun 6, Winchester Rifle 1"}
    s = Scene("Quick Draw", "Living Legend", "High Noon", aims="BCB", given=given)
    s.go("HIT", "C: ignore", "C: shoot Winchester Rifle")
    assert (s["guns C"], s["unseen discards"]) == ("Sixgun 6, Winchester Rifle 0", "1")
    given = {"guns C": "Sixgun 6, Winchester Rifle 6"}
    s = Scene("Quick Draw", "Dust Storm", "High Noon", aims="CAA", given=given)
    s.go("CLICK", "B: use", "HIT", "C: ignore", "C: shoot Winchester Rifle")
    assert s["guns C"] == "Sixgun 6, Winchester Rifle 5", "one bullet only"


@pytest.mark.rule("SS-26", "SS-32")
def test_who_was_wounded_in_ones_own_ambush_is_not_hit_by_the_shot_that_follows() -> None:
    s = Scene("Ambush!", "Living Legend", given={"notoriety B": "0"}).go("A: use", "HIT", "MISS")
    assert "flies-over A B" in s.heard()
    assert (s["wounds B"], s["guns A"], s["notoriety A"]) == ("1", "Sixgun 5", "6")


@pytest.mark.rule("SS-26")
def test_who_was_knocked_down_in_ones_own_stampede_is_not_hit_by_the_shot_that_follows() -> None:
    s = Scene("Stampede", "Living Legend").go("A: use", "MISS", "CLICK")
    assert "flies-over A B" in s.heard()
    assert (s["wounds B"], s["guns A"]) == ("0", "Sixgun 5")


@pytest.mark.rule("SS-26")
def test_all_hits_of_one_action_on_the_same_target_count() -> None:
    s = Scene("Second Sixgun", "Living Legend").go("A: use", "A: shoot Sixgun", "HIT")
    s.go("A: shoot Second Sixgun", "HIT")
    assert s["wounds B"] == "2"


@pytest.mark.rule("SS-30")
@pytest.mark.parametrize(
    ("cover", "gun", "wounds", "left"),
    [
        ("SOFT", "Sixgun", "0", "SOFT 1"),
        ("SOFT", "Cavalry Carbine", "1", "SOFT 1"),
        ("PARTIAL", "Cavalry Carbine", "0", "PARTIAL 1"),
        ("HARD", "Sixgun", "0", "HARD 1"),
        ("HARD", "Derringer", "0", "HARD 0"),
        ("SOFT", "Derringer", "0", "SOFT 0"),
    ],
)
def test_covers_stop_some_weapons(cover: str, gun: str, wounds: str, left: str) -> None:
    given = {"cover B": cover, "guns A": "Sixgun 6, Derringer 2, Cavalry Carbine 4"}
    s = Scene("Living Legend", "Trick Shot", stances="stand stay", given=given)
    s.go(f"A: shoot {gun}", "HIT")
    if gun == "Cavalry Carbine":
        s.go("CLICK")
    assert (s["wounds B"], s["cover B"]) == (wounds, left)


@pytest.mark.rule("SS-30", "SS-31")
def test_hit_fc_finds_who_fires_from_cover_but_not_from_a_pocket_gun() -> None:
    given = {"cover B": "HARD", "guns A": "Sixgun 6, Derringer 2"}
    s = Scene("Living Legend", "Trick Shot", stances="stand fire", given=given)
    s.go("B: ignore", "CLICK", "A: shoot Derringer", "HIT FC")
    assert (s["wounds B"], s["cover B"]) == ("0", "HARD 0")
    s.go("A: shoot Sixgun", "HIT FC")
    assert (s["wounds B"], s["cover B"]) == ("1", "HARD 0")
    s = Scene("Living Legend", "Trick Shot", stances="stand stay", given=given)
    s.go("A: shoot Sixgun", "HIT FC")
    assert (s["wounds B"], s["cover B"]) == ("0", "HARD 1"), "who stays is hidden"


@pytest.mark.rule("SS-32")
def test_further_wounds_take_hand_cards_of_the_victims_choice() -> None:
    s = Scene("Fan the Hammer", "Living Legend").go("A: use", "HIT", "HIT", "MISS")
    assert "Living Legend" in s["discards"]
    assert (s.phase, s.asked) == ("discard", "B")
    mine = s.legal("B")
    assert len(mine) == 3
    s.go(f"B: {mine[1]}")
    assert mine[1].removeprefix("discard ") in s["discards"]


@pytest.mark.rule("SS-32")
def test_a_stolen_card_counts_as_the_first_wound() -> None:
    given = {"hand B": "Living Legend"}
    s = Scene("Ace of Spades", "Living Legend", given=given).go("A: use", "HIT")
    assert (s["alive"], s["wounds B"], s["notoriety A"]) == ("A, B", "1", "7")


@pytest.mark.rule("SS-32")
def test_a_gun_laid_this_round_is_lost_and_older_ones_are_safe() -> None:
    given = {"guns B": "Sixgun 6, Pepperbox 4"}
    s = Scene("Living Legend", "Derringer", given=given)
    s.go("B: use", "B: shoot Derringer", "CLICK", "B: pass", "HIT")
    assert s["guns B"] == "Sixgun 6, Pepperbox 4"
    assert (s["discards"], s["unseen discards"]) == ("Derringer", "1")


@pytest.mark.rule("SS-33")
def test_the_wound_that_takes_the_last_card_kills_and_guns_do_not_count() -> None:
    given = {"hand B": "Living Legend", "guns B": "Sixgun 6, Derringer 2"}
    s = Scene("Quick Draw", "Living Legend", "High Noon", given=given).go("HIT")
    assert s["alive"] == "A, C"


@pytest.mark.rule("SS-33")
def test_losing_cards_otherwise_never_kills() -> None:
    given = {"hand B": "Living Legend"}
    s = Scene("Ace of Spades", "Living Legend", given=given).go("A: use", "CLICK", "CLICK")
    assert (s["alive"], s["hand B"]) == ("A, B", "-")


@pytest.mark.rule("SS-34")
def test_the_shooter_gains_a_point_for_each_wound() -> None:
    s = Scene("Fan the Hammer", "Living Legend").go("A: use", "HIT", "HIT", "HIT")
    assert s["notoriety A"] == "8"
    s.go(f"B: {s.legal('B')[0]}")
    assert s["notoriety A"] == "9"


@pytest.mark.rule("SS-40")
def test_a_gun_is_laid_by_a_runner_too_and_one_may_keep_the_card() -> None:
    s = Scene("Derringer", "Living Legend", stances="run stand")
    s.go("A: take-face-up", "*: cover HARD", "A: use")
    assert s["guns A"] == "Sixgun 6, Derringer 2"
    s = Scene("Derringer", "Living Legend").go("A: ignore", "CLICK", "CLICK")
    assert "Derringer" in s["hand A"]
    assert s["guns A"] == "Sixgun 5"


@pytest.mark.rule("SS-40")
def test_a_new_rifle_replaces_the_old_one() -> None:
    given = {"guns A": "Sixgun 6, Winchester Rifle 5"}
    s = Scene("Buffalo Rifle", "Living Legend", given=given).go("A: use")
    assert s["guns A"] == "Sixgun 6, Buffalo Rifle 3"
    assert (s["discards"], s["unseen discards"]) == ("Winchester Rifle", "5")
