"""What is said ahead once the cards are face up (SS-16), and the cards wanted (SS-61)."""

import pytest

from tests.games.stetsons_and_sixguns.scene import Scene


@pytest.mark.rule("SS-16")
def test_all_who_have_a_choice_say_at_once_and_under_seal_what_they_will_do() -> None:
    s = Scene("Tin Star", "Ricochet", "Snap Shot", ahead=True)
    assert (s.phase, s.asked) == ("plan", "ABC")
    assert s.legal("A") == [
        "plan-shot ignore Sixgun nothing ask",
        "plan-shot ignore Sixgun nothing on",
        "plan-shot use Sixgun nothing ask",
        "plan-shot use Sixgun nothing on",
        "wait",
    ]
    s.go("A: plan-shot use Sixgun nothing ask")
    assert s.view("A")["said"] >= 0
    assert (s.view("B")["said"], s.view("B")["plans"]) == (-1, [-1, -1, -1]), "sealed"
    s.go("B: wait", "C: plan-shot ignore Sixgun nothing ask")
    assert s.heard()[:2] == ["acts A Tin Star", "shoots A B Sixgun"]
    s.go("CLICK")
    assert s.heard()[1] == "ignores C Snap Shot"
    s.go("CLICK")
    assert (s.phase, s.asked) == ("action", "B"), "who waited is asked when its Speed comes"


@pytest.mark.rule("SS-16", "SS-20")
def test_what_was_said_ahead_is_lost_with_its_owner() -> None:
    s = Scene("Tin Star", "Ricochet", ahead=True)
    s.go("A: plan-shot use Sixgun nothing on", "B: plan-shot use Sixgun nothing on", "HIT")
    assert (s["up"], s.phase) == ("A", "taking-stock")


@pytest.mark.rule("SS-16", "SS-21")
def test_an_action_said_ahead_and_then_cancelled_leaves_the_plain_shot() -> None:
    s = Scene("Ace of Spades", "Ricochet", ahead=True)
    s.go("A: plan-shot use Sixgun nothing ask", "B: plan-shot use Sixgun nothing ask", "CLICK")
    assert s.heard()[-1] == "shoots B A Sixgun"
    s.go("CLICK")
    assert s.phase == "taking-stock"


@pytest.mark.rule("SS-16", "SS-22", "SS-24")
def test_guns_said_ahead_are_fired_one_after_the_other() -> None:
    guns = {"guns A": "Sixgun 2, Derringer 2"}
    s = Scene("Living Legend", "Quick Draw", given=guns, ahead=True)
    assert "plan-shot plain Derringer Sixgun on" in s.legal("A")
    s.go("A: plan-shot plain Sixgun Derringer ask", "B: wait", "CLICK", "CLICK")
    assert s.heard()[-1] == "shoots A B Derringer"


@pytest.mark.rule("SS-16", "SS-22")
def test_a_rifle_said_ahead_is_fired_alone() -> None:
    guns = {"guns A": "Sixgun 2, Winchester Rifle 4"}
    s = Scene("Living Legend", "Quick Draw", given=guns, ahead=True)
    assert [plan for plan in s.legal("A") if "Rifle" in plan] == [
        "plan-shot plain Winchester Rifle nothing ask"
    ]


@pytest.mark.rule("SS-16", "SS-40")
def test_a_gun_still_to_be_laid_can_be_said_ahead() -> None:
    s = Scene("Derringer", "Living Legend", ahead=True)
    assert "plan-shot ignore Derringer nothing ask" not in s.legal("A")
    s.go("A: plan-shot use Derringer nothing ask", "B: plan-shot plain Sixgun nothing ask")
    assert s.heard()[-1] == "shoots A B Derringer"


@pytest.mark.rule("SS-16", "SS-19")
def test_a_gun_that_the_card_fills_can_be_said_ahead() -> None:
    guns = {"guns A": "Sixgun 0, Derringer 1"}
    s = Scene("Spare Cylinder", "Living Legend", given=guns, ahead=True)
    assert "plan-shot ignore Sixgun nothing ask" not in s.legal("A")
    s.go("A: plan-shot use Sixgun nothing on", "B: plan-shot plain Sixgun nothing ask")
    assert s.heard()[-1] == "shoots A B Sixgun"


@pytest.mark.rule("SS-16", "SS-22")
def test_a_gun_that_cannot_be_fired_after_all_is_asked_for_again() -> None:
    guns = {"guns B": "Sixgun 2, Derringer 1, Pepperbox 1", "row": "Snap Shot, Quick Draw"}
    s = Scene("Shoot the Gun Out", "Living Legend", given=guns, ahead=True)
    s.go("A: plan-shot use Sixgun nothing ask", "B: plan-shot plain Sixgun Derringer on", "HIT")
    s.go("A: jam")
    assert (s.phase, s.legal("B")) == ("gun", ["shoot Derringer", "shoot Pepperbox"])
    s.go("B: shoot Pepperbox", "CLICK")
    assert s.phase == "second-gun"


@pytest.mark.rule("SS-16", "SS-23")
def test_who_said_so_flips_on_after_a_miss_until_a_stop() -> None:
    s = Scene("Quick Draw", "Living Legend", ahead=True)
    s.go("A: plan-shot plain Sixgun nothing on", "B: plan-shot plain Sixgun nothing ask")
    s.go("MISS", "MISS", "CLICK", "MISS")
    assert (s.phase, s.asked, s["guns A"]) == ("again", "B", "Sixgun 3")


@pytest.mark.rule("SS-16", "SS-23")
def test_one_bullet_only_needs_no_word_about_a_miss() -> None:
    s = Scene("The Ghost", "Living Legend", ahead=True)
    assert "plan-shot use Sixgun nothing on" not in s.legal("A")


@pytest.mark.rule("SS-16", "SS-R3")
def test_preacher_boone_may_say_ahead_that_he_holds_his_fire() -> None:
    people = {"A": "Preacher Boone"}
    s = Scene("Quick Draw", "Living Legend", characters=people, ahead=True)
    s.go("A: plan-shot plain hold-fire nothing ask", "B: plan-shot plain Sixgun nothing ask")
    assert s.heard()[0] == "holds-fire A"


@pytest.mark.rule("SS-16", "SS-17", "SS-18", "SS-19")
def test_who_hides_says_ahead_the_cover_the_wounds_and_the_guns() -> None:
    given = {"wounds A": "2", "guns A": "Sixgun 3", "notoriety A": "3"}
    s = Scene("Living Legend", "Snap Shot", stances="run stand", given=given, ahead=True)
    plans = s.legal("A")
    assert len(plans) == 2 * 3 * 2 + 1
    assert plans[0] == "plan-cover plain face-up 0 no", "what the clock says"
    s.go("B: plan-shot ignore Sixgun nothing ask", "A: plan-cover plain face-up 1 reload")
    s.go("*: cover HARD", "*: card Quick Draw")
    assert (s["cover A"], s["face-up cover"]) == ("SOFT 0", "HARD")
    assert (s["wounds A"], s["notoriety A"], s["guns A"]) == ("1", "1", "Sixgun 6")
    assert s.phase == "flip"


@pytest.mark.rule("SS-16", "SS-17")
def test_a_runner_may_say_ahead_that_it_trusts_the_deck() -> None:
    s = Scene("Living Legend", "Quick Draw", stances="run stand", ahead=True)
    s.go("A: plan-cover plain deck 0 no", "B: plan-shot plain Sixgun nothing ask", "*: cover SOFT")
    assert "too-far A SOFT" in s.heard()


@pytest.mark.rule("SS-16", "SS-18")
def test_doc_halliwell_binds_one_wound_more_than_he_can_pay() -> None:
    people = {"A": "Doc Halliwell"}
    given = {"wounds A": "3", "notoriety A": "2", "cover A": "SOFT"}
    s = Scene(
        "Trick Shot", "Quick Draw", stances="stay stand", given=given, characters=people, ahead=True
    )
    assert "plan-cover plain here 2 no" in s.legal("A")
    s.go("A: plan-cover plain here 2 no", "B: plan-shot plain Sixgun nothing ask")
    s.go("*: card Snap Shot", "*: card High Noon")
    assert (s["wounds A"], s["notoriety A"]) == ("1", "0")


@pytest.mark.rule("SS-16")
def test_who_has_nothing_to_choose_is_not_asked() -> None:
    given = {"guns A": "Sixgun 0", "guns B": "Sixgun 0"}
    s = Scene("Quick Draw", "Living Legend", given=given, ahead=True)
    assert s.phase == "taking-stock"


@pytest.mark.rule("SS-16", "SS-90")
def test_the_clock_ignores_the_action_fires_the_sixgun_and_asks_after_a_miss() -> None:
    s = Scene("Tin Star", "Living Legend", ahead=True)
    s.go("A!", "B!")
    assert s.heard()[:2] == ["ignores A Tin Star", "shoots A B Sixgun"]
    s.go("MISS")
    assert (s.phase, s.asked) == ("again", "A")


@pytest.mark.rule("SS-61")
def test_as_many_cards_are_named_as_make_sure_of_one() -> None:
    s = Scene("Quick Draw", "Snap Shot", "High Noon", "Living Legend", aims="BCDA")
    s.go("CLICK", "B: ignore", "CLICK", "CLICK", "C: ignore", "CLICK")
    assert (s.phase, s.asked) == ("taking-stock", "ABD"), "what is left is C's"
    assert [len(s.legal(name)) for name in "ABD"] == [4, 12, 24]
    row = s["row"].split(", ")
    s.go(s.wish("A", row[0]), s.wish("B", row[0], row[1]), s.wish("D", *row[:3]))
    taken = [f"takes {name} {card}" for name, card in zip("ABDC", row, strict=True)]
    assert s.heard()[:4] == taken


@pytest.mark.rule("SS-61")
def test_who_finds_all_cards_wanted_gone_names_others_as_do_the_slower_ones() -> None:
    played = ("Quick Draw", "Call Him Out", "Tin Star", "Angry Mob", "Dead Eye", "Snap Shot")
    guns = {f"guns {name}": "Sixgun 0" for name in "ABCDEF"}
    row = "Pepperbox, Gun Oil, Coach Gun, Derringer, Ricochet, Blackmail"
    s = Scene(*played, aims="BCDEFA", given={**guns, "row": row})
    s.go(*[f"{name}: ignore" for name in "BCDEF"])
    assert s.asked == "ABCDE"
    assert [len(s.legal(name)) for name in "ABCDE"] == [6, 30, 30, 30, 30]
    s.go(s.wish("A", "Gun Oil"), s.wish("B", "Gun Oil", "Derringer"))
    s.go(s.wish("C", "Gun Oil", "Derringer"), s.wish("D", "Coach Gun", "Gun Oil"))
    s.go(s.wish("E", "Pepperbox", "Gun Oil"))
    assert s.heard() == ["takes A Gun Oil", "takes B Derringer"]
    assert s.asked == "CDE", "faster ones choose before any slower one takes"
    assert [len(s.legal(name)) for name in "CDE"] == [4, 12, 24]
    s.go(s.wish("C", "Coach Gun"), s.wish("D", "Coach Gun", "Pepperbox"))
    s.go(s.wish("E", "Coach Gun", "Pepperbox", "Ricochet"))
    assert s.heard()[:4] == [
        "takes C Coach Gun",
        "takes D Pepperbox",
        "takes E Ricochet",
        "takes F Blackmail",
    ]
