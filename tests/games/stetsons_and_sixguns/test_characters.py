"""A test for each character (SS-R3), and for the pairs the rulebook names (SS-21, SS-27, SS-50)."""

from pathlib import Path

import pytest

from fistful.games.stetsons_and_sixguns.lines import STANDARD
from tests.games.stetsons_and_sixguns.scene import Scene


@pytest.mark.rule("SS-R3")
def test_wild_bill_hiccup_misses_first_and_ignores_every_click() -> None:
    s = Scene("Quick Draw", "Living Legend", characters={"A": "Wild Bill Hiccup"}).go("HIT")
    assert (s["wounds B"], s.phase) == ("0", "again")
    s.go("A: flip", "CLICK", "A: flip", "CLICK")
    assert s.phase == "again"


@pytest.mark.rule("SS-R3", "SS-27")
def test_a_jam_still_jams_wild_bill_hiccup() -> None:
    s = Scene("Quick Draw", "Living Legend", characters={"A": "Wild Bill Hiccup"}).go("JAM")
    assert s["guns A"] == "Sixgun 5 jammed"


@pytest.mark.rule("SS-R3", "SS-50", "SS-12")
def test_gina_raquel_makes_all_males_aiming_at_her_pick_another_target() -> None:
    people = {
        "A": "Gina Raquel",
        "B": "Preacher Boone",
        "C": "Doc Halliwell",
        "D": "Annie Oakleaf",
    }
    s = Scene("Quick Draw", "Snap Shot", "Derringer", "Crossfire", characters=people, begin=False)
    s.go("A: play Quick Draw", "B: play Snap Shot", "C: play Derringer", "D: play Crossfire")
    s.go("A: aim B", "B: aim A", "C: aim A", "D: aim A")
    assert (s.phase, s.asked) == ("persuade", "A")
    s.go("A: persuade")
    assert (s.phase, s.asked) == ("new-aim", "BC")
    assert s.legal("B") == ["aim C", "aim D"]
    s.go("B: aim C", "C: aim D")
    assert (s["aim B"], s["aim C"], s["aim D"], s["used A"]) == ("C", "D", "A", "yes")
    assert s.phase == "stance"


@pytest.mark.rule("SS-50")
def test_gina_raquel_may_wait_for_the_reveal_and_for_a_shot_at_her() -> None:
    people = {"A": "Gina Raquel", "B": "Preacher Boone"}
    s = Scene("Living Legend", "Quick Draw", "Snap Shot", characters=people, begin=False)
    s.go("A: play Living Legend", "B: play Quick Draw", "C: play Snap Shot")
    s.go("A: aim B", "B: aim A", "C: aim B", "A: pass")
    s.go("A: stance stand", "B: stance stand", "C: stance stand")
    assert s.phase == "persuade"
    s.go("A: pass")
    assert s.phase == "persuade", "before the shot at her"
    s.go("A: persuade", "B: aim C", "B: shoot Sixgun", "HIT")
    assert (s["wounds A"], s["wounds C"]) == ("0", "1")


@pytest.mark.rule("SS-R3", "SS-27")
def test_calamity_jen_never_jams() -> None:
    s = Scene("Quick Draw", "Living Legend", characters={"A": "Calamity Jen"}).go("JAM")
    assert "counts-as A CLICK" in s.heard()
    assert s["guns A"] == "Sixgun 5"


@pytest.mark.rule("SS-R3", "SS-18")
@pytest.mark.parametrize(("stance", "paid"), [("stay", 1), ("run", 2)])
def test_doc_halliwell_binds_the_first_wound_free_where_he_stays(stance: str, paid: int) -> None:
    given = {"cover A": "HARD", "wounds A": "3"}
    people = {"A": "Doc Halliwell"}
    stances = f"{stance} stand"
    s = Scene("Trick Shot", "Living Legend", stances=stances, characters=people, given=given)
    if stance == "run":
        s.go("A: take-face-up", "*: cover HARD")
    s.go("A: bind", "*: card High Noon")
    assert s.number("notoriety A") == 6 - paid
    s.go("A: bind", "*: card Quick Draw")
    assert (s.number("notoriety A"), s["wounds A"]) == (6 - paid - 1, "1")


@pytest.mark.rule("SS-R3", "SS-33")
def test_billy_the_goat_keeps_his_last_card_once() -> None:
    people = {"B": "Billy the Goat"}
    s = Scene(
        "Quick Draw",
        "Living Legend",
        "High Noon",
        characters=people,
        given={"hand B": "Living Legend"},
    )
    s.go("HIT")
    assert (s["alive"], s["up"], s["wounds B"]) == ("A, B, C", "A, C", "1")
    assert (s["notoriety A"], s["used B"]) == ("7", "yes")
    s.go("C: ignore", "CLICK")
    assert s["hand B"] == "Living Legend"


@pytest.mark.rule("SS-R3", "SS-50")
def test_annie_oakleaf_turns_a_miss_into_a_hit_once_a_game() -> None:
    people = {"A": "Annie Oakleaf"}
    s = Scene("Quick Draw", "Living Legend", characters=people).go("MISS")
    assert s.legal("A") == ["call-shot", "pass"]
    s.go("A: pass")
    assert s.phase == "again"
    s.go("A: flip", "MISS", "A: call-shot")
    assert (s["wounds B"], s["used A"]) == ("1", "yes")


@pytest.mark.rule("SS-R3", "SS-21", "SS-50")
def test_marshal_wyatt_burp_cancels_a_slower_action_but_not_the_shot() -> None:
    people = {"A": "Marshal Wyatt Burp"}
    s = Scene("Quick Draw", "Hit the Dirt", "Living Legend", characters=people)
    assert (s.phase, s.legal("A")) == ("badge", ["cancel B", "pass"])
    s.go("A: cancel B", "CLICK")
    # Its "do not fire" is gone too.
    assert s.phase == "flip"
    s.go("CLICK", "HIT")
    assert s["wounds A"] == "1"


@pytest.mark.rule("SS-R3", "SS-50")
def test_belle_starling_swaps_a_card_blind_with_a_player_she_wounded() -> None:
    people = {"A": "Belle Starling"}
    given = {"hand A": "Quick Draw, Derringer", "hand B": "Living Legend, Crossfire"}
    s = Scene("Quick Draw", "Living Legend", characters=people, given=given).go("HIT")
    s.go(s.wish("A", s["row"].split(", ")[0]))
    assert (s.phase, s.legal("A")) == ("light-fingers", ["swap B", "pass"])
    s.go("A: swap B", "A: give Derringer")
    assert s.legal("*") == ["card Crossfire"]
    s.go("*: card Crossfire")
    assert s["hand B"] == "Derringer"
    assert {"Quick Draw", "Crossfire"} < set(s["hand A"].split(", ")), "and then takes her card"


@pytest.mark.rule("SS-R3", "SS-13")
def test_cactus_jack_malone_stays_in_cover_for_nothing() -> None:
    people = {"A": "Cactus Jack Malone"}
    s = Scene(
        "Trick Shot",
        "Living Legend",
        characters=people,
        begin=False,
        given={"cover A": "SOFT", "notoriety A": "0"},
    )
    s.go("A: play Trick Shot", "B: play Living Legend", "A: aim B", "B: aim A")
    assert s.legal("A") == ["stance stand", "stance stay", "stance reload"]
    s.go("A: stance stay", "B: stance stand")
    assert (s["notoriety A"], s["behind A"]) == ("0", "yes")


@pytest.mark.rule("SS-R3")
def test_preacher_boone_is_paid_for_holding_his_fire_when_somebody_shot_at_him() -> None:
    people = {"A": "Preacher Boone"}
    for aims, points in (("BAA", "7"), ("BCB", "6")):
        s = Scene("Quick Draw", "Living Legend", "High Noon", aims=aims, characters=people)
        assert s.legal("A") == ["shoot Sixgun", "hold-fire"]
        s.go("A: hold-fire", "CLICK", "C: ignore", "CLICK")
        assert s["notoriety A"] == points
    s = Scene("Quick Draw", "Living Legend", characters=people)
    s.go("A: shoot Sixgun", "CLICK", "CLICK")
    assert s["notoriety A"] == "6"


# The pairs the rulebook names.


@pytest.mark.rule("SS-21")
def test_hit_the_dirt_beats_the_slower_sharpshooter() -> None:
    s = Scene("Sharpshooter", "Hit the Dirt").go("B: use", "A: use", "HIT")
    assert s["wounds B"] == "0"


@pytest.mark.rule("SS-21")
def test_ace_of_spades_beats_the_slower_ghost() -> None:
    s = Scene("Ace of Spades", "The Ghost", "Living Legend", aims="BAB")
    s.go("A: use", "CLICK", "MISS", "B: flip", "CLICK", "HIT")
    assert s["wounds B"] == "1"


@pytest.mark.rule("SS-50")
def test_sharpshooter_beats_the_hiccups_of_wild_bill() -> None:
    s = Scene("Sharpshooter", "Living Legend", characters={"A": "Wild Bill Hiccup"})
    s.go("A: use", "MISS")
    assert s["wounds B"] == "1"


@pytest.mark.rule("SS-27")
def test_a_jam_beats_sharpshooter() -> None:
    s = Scene("Sharpshooter", "Living Legend").go("A: use", "JAM")
    assert (s["wounds B"], s["guns A"]) == ("0", "Sixgun 5 jammed")


@pytest.mark.rule("SS-27")
def test_a_jam_beats_sharpshooter_even_where_it_does_not_jam() -> None:
    s = Scene("Sharpshooter", "Living Legend", characters={"A": "Calamity Jen"})
    s.go("A: use", "JAM")
    assert (s["wounds B"], s["guns A"], s.phase) == ("0", "Sixgun 5", "flip")


@pytest.mark.rule("SS-27")
@pytest.mark.parametrize(("card", "steps"), [("Dead Eye", "call"), ("Sharpshooter", "hit")])
def test_a_jam_beats_what_makes_a_hit_even_with_gun_oil(
    tmp_path: Path, card: str, steps: str
) -> None:
    file = tmp_path / "oiled.toml"
    makes = '"first-bullet called"' if steps == "call" else '"first-bullet hit"'
    file.write_text(STANDARD.read_text().replace(makes, f'"never-jam", {makes}'))
    s = Scene(card, "Living Legend", options={"deck": str(file)}).go("A: use")
    if steps == "call":
        s.go("A: call CLICK")
    s.go("JAM")
    assert (s["wounds B"], s["guns A"], s.phase) == ("0", "Sixgun 5", "flip")


@pytest.mark.rule("SS-27")
def test_a_jam_is_no_click_that_hair_trigger_or_wild_bill_could_go_on_after(
    tmp_path: Path,
) -> None:
    s = Scene("Hair Trigger", "Living Legend", characters={"A": "Calamity Jen"})
    s.go("A: use", "JAM")
    assert s.phase == "flip", "B's shot"
    people = {"A": "Wild Bill Hiccup"}
    s = Scene("Gun Oil", "Living Legend", characters=people).go("A: use", "JAM")
    assert (s.phase, s["guns A"]) == ("flip", "Sixgun 5"), "no hiccup turns it into a MISS"


@pytest.mark.rule("SS-24", "SS-27")
@pytest.mark.parametrize("person", ["Cactus Jack Malone", "Calamity Jen", "Annie Oakleaf"])
def test_beside_a_jam_in_one_flip_no_card_or_ability_makes_a_hit(person: str) -> None:
    given = {"guns A": "Sixgun 6, Sawn-off Shotgun 2"}
    s = Scene("Sharpshooter", "Living Legend", characters={"A": person}, given=given)
    s.go("A: use", "A: shoot Sawn-off Shotgun", "MISS", "JAM")
    assert (s["wounds B"], s["used A"], s.phase) == ("0", "no", "second-gun")
    s = Scene("Sharpshooter", "Living Legend", characters={"A": person}, given=given)
    s.go("A: use", "A: shoot Sawn-off Shotgun", "HIT", "JAM")
    assert s["wounds B"] == "1", "what says HIT is one"


@pytest.mark.rule("SS-27")
def test_a_jam_spoils_a_fanning_even_for_calamity_jen() -> None:
    s = Scene("Fan the Hammer", "Living Legend", characters={"A": "Calamity Jen"})
    s.go("A: use", "HIT", "JAM", "HIT")
    assert (s["wounds B"], s["guns A"]) == ("0", "Sixgun 3")


@pytest.mark.rule("SS-50")
def test_angry_mob_beats_gina_raquel() -> None:
    people = {"A": "Calamity Jen", "B": "Gina Raquel", "C": "Preacher Boone", "D": "Doc Halliwell"}
    s = Scene(
        "Angry Mob", "Quick Draw", "Living Legend", "High Noon", characters=people, aims="BAAA"
    )
    s.go("CLICK", "A: use")
    assert (s["aim C"], s["aim D"]) == ("B", "B")
    s.go("CLICK")
    # C and D are men aiming at Gina, and nobody asks her.
    assert (s.phase, s.asked) == ("gun", "C")
    s.go("C: shoot Sixgun", "HIT")
    assert (s["wounds B"], s["used B"]) == ("1", "no")


@pytest.mark.rule("SS-50")
def test_gina_raquel_cannot_send_the_leader_of_the_mob_away() -> None:
    people = {"A": "Doc Halliwell", "B": "Gina Raquel"}
    s = Scene("Angry Mob", "Living Legend", "High Noon", characters=people, begin=False)
    s.go("A: play Angry Mob", "B: play Living Legend", "C: play High Noon")
    s.go("A: aim B", "B: aim A", "C: aim A", "B: pass")
    s.go(*[f"{name}: stance stand" for name in "ABC"])
    assert (s.phase, s.asked) == ("persuade", "B"), "before the mob is out she may"
    s.go("B: pass", "A: use")
    assert s.phase == "flip", "the leader shoots at her, and nobody asks her"
    s.go("HIT")
    assert (s["wounds B"], s["used B"]) == ("1", "no")


@pytest.mark.rule("SS-50")
def test_no_ability_moves_any_aim_once_the_mob_is_out() -> None:
    people = {"A": "Gina Raquel", "B": "Calamity Jen", "C": "Doc Halliwell"}
    s = Scene("Quick Draw", "Angry Mob", "Living Legend", characters=people, begin=False)
    s.go("A: play Quick Draw", "B: play Angry Mob", "C: play Living Legend")
    s.go("A: aim B", "B: aim C", "C: aim A", "A: pass")
    s.go(*[f"{name}: stance stand" for name in "ABC"])
    s.go("A: pass", "CLICK", "B: use", "CLICK")
    # The mob is after C, whose own aim it leaves: at Gina.
    assert (s["aim C"], s.phase) == ("A", "flip")


@pytest.mark.rule("SS-21")
def test_a_gun_already_laid_cannot_be_taken(tmp_path: Path) -> None:
    file = tmp_path / "slow-ace.toml"
    file.write_text(STANDARD.read_text().replace("speed = 13,", "speed = 90,"))
    s = Scene("Boot Pistol", "Ace of Spades", aims="BA", options={"deck": str(file)})
    s.go("A: use", "A: shoot Sixgun", "CLICK", "A: pass", "B: use")
    assert s["guns A"] == "Sixgun 5, Boot Pistol 1"
    assert "Boot Pistol" not in s["hand B"]


@pytest.mark.rule("SS-20")
def test_ambush_works_for_a_runner_and_stampede_does_not() -> None:
    s = Scene("Ambush!", "Living Legend", stances="run stand")
    s.go("A: take-face-up", "*: cover HARD", "A: use")
    assert s.phase == "flip"
    s = Scene("Stampede", "Living Legend", stances="run stand")
    s.go("A: take-face-up", "*: cover HARD")
    assert s["guns B"] == "Sixgun 6"
    s.go("CLICK")
    assert s["guns B"] == "Sixgun 5", "B shot; nothing was asked of A"


@pytest.mark.rule("SS-50", "SS-R3")
def test_an_ability_may_be_shared_and_all_who_have_it_are_asked(tmp_path: Path) -> None:
    text = STANDARD.read_text().replace('"badge-of-office"', '"wrapped-around-finger"')
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("Marshal Wyatt Burp", "Lola Montez"))
    # Records have the word that is free for whoever is new.
    lola = "Marshal Wyatt Burp"
    people = {"A": "Gina Raquel", "B": "Preacher Boone", "C": lola, "D": "Doc Halliwell"}
    cards = ("Quick Draw", "Snap Shot", "Derringer", "Crossfire")
    s = Scene(*cards, characters=people, begin=False, options={"deck": str(file)})
    s.go("A: play Quick Draw", "B: play Snap Shot", "C: play Derringer", "D: play Crossfire")
    s.go("A: aim B", "B: aim A", "C: aim B", "D: aim C")
    assert (s.phase, s.asked) == ("persuade", "A")
    s.go("A: pass")
    assert (s.phase, s.asked) == ("persuade", "C")
    s.go("C: persuade", "D: aim A")
    assert (s["aim D"], s["used A"], s["used C"], s.phase) == ("A", "no", "yes", "stance")


@pytest.mark.rule("SS-R3")
def test_a_character_may_have_several_abilities(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(STANDARD.read_text().replace('["dug-in"]', '["dug-in", "never-jams"]'))
    people = {"A": "Cactus Jack Malone"}
    s = Scene("Quick Draw", "Living Legend", characters=people, options={"deck": str(file)}).go(
        "JAM"
    )
    assert s["guns A"] == "Sixgun 5"
