"""Setting up, choosing, aiming, stances, cover, binding, reloading (SS-01 to SS-19)."""

import tomllib

import pytest

from fistful.engine.dice import QuickDice
from fistful.engine.errors import Invalid
from fistful.engine.events import Out
from fistful.engine.seats import NATURE, SPECTATOR
from fistful.engine.state import HIDDEN
from fistful.games.stetsons_and_sixguns.cards import KIND_CARD, VERBS
from fistful.games.stetsons_and_sixguns.events import IS_CHARACTER
from fistful.games.stetsons_and_sixguns.lines import CARD_NAMES, STANDARD
from fistful.games.stetsons_and_sixguns.ops import OP_CHOOSE
from fistful.games.stetsons_and_sixguns.order import CHOOSE_PHASE, NEXT_PHASE
from fistful.games.stetsons_and_sixguns.state import StetsonsAndSixguns
from tests.games.stetsons_and_sixguns.scene import RULES, Scene


def deal(seats: int, **options: str) -> StetsonsAndSixguns:
    """Return a game at its first choice."""
    s = RULES.start(seats, options)
    dice = QuickDice(seats)
    while not s.waiting:
        RULES.play(s, NATURE, RULES.draw(s, dice), None)
    return s


@pytest.mark.rule("SS-01")
def test_there_are_90_bullets_and_ten_misses_less_for_few_players() -> None:
    assert deal(5).batches == [21, 11, 30, 20, 8]
    for seats in (2, 3, 4):
        assert deal(seats).batches == [21, 11, 20, 20, 8]


@pytest.mark.rule("SS-02", "SS-R4")
def test_there_are_18_covers_one_of_them_face_up() -> None:
    s = deal(4)
    assert s.deck.cover_cards == [8, 6, 4]
    assert sum(s.cover_deck) == 17
    assert s.cover_up in (0, 1, 2)


@pytest.mark.rule("SS-03", "SS-R1")
def test_every_card_has_a_speed_of_its_own_and_the_notoriety_of_its_line() -> None:
    deck = deal(8).deck
    cards = deck.cards[8]
    assert len({deck.speed[card] for card in cards}) == len(cards)
    lines = tomllib.loads(STANDARD.read_text(encoding="utf-8"))["cards"]
    bearing = {line["name"]: line["notoriety"] for line in lines if line.get("notoriety")}
    found = {CARD_NAMES[card]: deck.notoriety[card] for card in cards if deck.notoriety[card]}
    assert found == bearing


@pytest.mark.rule("SS-04")
def test_each_seat_starts_with_six_bullets_six_points_and_four_cards_without_notoriety() -> None:
    for seats in (2, 8):
        s = deal(seats)
        assert s.notoriety == [6] * seats
        assert len(set(s.characters)) == seats
        assert s.pile == sum(s.batches) - 6 * seats
        for hand in s.hands:
            assert len(hand) == 4
            assert not any(s.deck.notoriety[card] for card in hand)
        in_deck = [card for card in s.stack + s.row if s.deck.notoriety[card]]
        assert len(in_deck) == 15


@pytest.mark.rule("SS-04", "SS-90")
def test_with_the_option_characters_are_picked_in_seat_order_before_the_cards() -> None:
    s = RULES.start(3, {"characters": "chosen"})
    texts = VERBS.texts(("A", "B", "C"))
    picked = ("Gina Raquel", "Preacher Boone")
    for seat, name in enumerate(picked):
        assert RULES.phases[s.phase].name == "pick-character"
        assert RULES.asked(s, SPECTATOR) == [seat]
        out = Out()
        RULES.play(s, seat, texts[f"be {name}"], out)
        assert [event.code for event in out.events if event.is_for(SPECTATOR)] == [IS_CHARACTER]
        assert s.hands == [()] * 3
    assert len(RULES.legal(s, 2)) == 8, "nobody can be who somebody is already"
    assert texts["be Gina Raquel"] not in RULES.legal(s, 2)
    late = {RULES.default(s, 2, QuickDice(seed)) for seed in range(40)}
    assert len(late) > 1, "too slow: a random one"
    RULES.play(s, 2, late.pop(), None)
    assert RULES.phases[s.phase].name == "hand"
    assert RULES.view(s, 0)["characters"] == s.characters


@pytest.mark.rule("SS-04")
def test_hands_are_secret_and_all_know_how_many() -> None:
    s = deal(3)
    assert RULES.view(s, 0)["hand"] == sorted(s.hands[0])
    assert RULES.view(s, SPECTATOR)["hand"] == []
    assert RULES.view(s, 1)["hands"] == [4, 4, 4]


@pytest.mark.rule("SS-10")
def test_as_many_cards_are_dealt_face_up_as_there_are_living_players() -> None:
    for seats in (2, 5, 8):
        assert len(deal(seats).row) == seats


@pytest.mark.rule("SS-10", "SS-72")
def test_without_enough_cards_for_the_row_the_game_ends_and_is_scored() -> None:
    s = Scene("Quick Draw", "Living Legend").go("CLICK", "CLICK")
    s.s.stack, s.s.discards = [], []
    s.go(s.wish("A", s["row"].split(", ")[0]))
    assert s.phase == "over"
    outcome = RULES.outcome(s.s)
    assert outcome.reason == "cards"
    assert outcome.scores[0] == s.number("points A") >= 6 + 5


@pytest.mark.rule("SS-10")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    s = Scene("Quick Draw", "Living Legend", "High Noon", given={"discards": "Tin Star, Snap Shot"})
    s.s.stack = s.s.stack[:2]
    s.go("HIT", "C: ignore", "CLICK")
    for name in "AC":
        s.go(f"{name}: {s.legal(name)[0]}")
    s.go(*[f"*: {s.legal('*')[0]}", f"*: {s.legal('*')[1]}"])
    assert set(s.legal("*")) >= {"card Tin Star", "card Snap Shot", "card Living Legend"}


@pytest.mark.rule("SS-11")
def test_a_seat_without_cards_draws_one_before_it_chooses() -> None:
    s = Scene("Quick Draw", "Living Legend", begin=False, given={"hand B": "-"})
    s.s.agenda.append((OP_CHOOSE,))
    RULES.enter(s.s, NEXT_PHASE, None)
    assert s.phase == "draw-card"
    s.go("*: card High Noon")
    assert (s.heard("B"), s.heard("A")) == (["drew-you High Noon"], ["drew B"])
    assert s.legal("B") == ["play High Noon"]


@pytest.mark.rule("SS-11")
def test_a_seat_for_which_there_is_no_card_plays_on_without_one() -> None:
    s = Scene("Quick Draw", "Living Legend", begin=False, given={"hand B": "-"})
    s.s.stack = []
    assert s.asked == "A"
    s.go("A: play Quick Draw", "A: aim B", "B: aim A", "A: stance stand", "B: stance stand")
    s.go("CLICK", "HIT")
    assert (s["wounds A"], s["hand B"]) == ("1", "-")


@pytest.mark.rule("SS-11")
def test_the_card_chosen_is_secret_until_all_reveal() -> None:
    s = Scene("Quick Draw", "Living Legend", begin=False)
    s.go("A: play Quick Draw", "B: play Living Legend")
    assert s.view("B")["played"][0] == HIDDEN
    assert s.view("A")["played"][0] == 0
    s.go("A: aim B", "B: aim A", "A: stance stand", "B: stance stand")
    played = [KIND_CARD.number_of[name] for name in ("Quick Draw", "Living Legend")]
    assert s.view()["played"] == played


@pytest.mark.rule("SS-12")
def test_each_aims_at_another_living_seat() -> None:
    s = Scene("Quick Draw", "Living Legend", "High Noon", begin=False)
    s.s.alive = s.s.up = 0b101
    RULES.enter(s.s, CHOOSE_PHASE, None)
    s.go("A: play Quick Draw", "C: play High Noon")
    assert s.legal("A") == ["aim C"]
    assert s.legal("C") == ["aim A"]


@pytest.mark.rule("SS-13")
def test_the_stances_one_can_take() -> None:
    given = {"cover B": "SOFT", "notoriety C": "0", "cover C": "SOFT"}
    s = Scene("Quick Draw", "Trick Shot", "Derringer", begin=False, given=given)
    s.go("A: play Quick Draw", "B: play Trick Shot", "C: play Derringer")
    s.go("A: aim B", "B: aim A", "C: aim A")
    assert s.legal("A") == ["stance stand", "stance run"]
    assert s.legal("B") == ["stance stand", "stance run", "stance stay", "stance fire"]
    assert s.legal("C") == ["stance stand", "stance reload"]
    s.go("A: stance run", "B: stance fire", "C: stance reload")
    assert (s["notoriety A"], s["notoriety B"], s["notoriety C"]) == ("5", "5", "0")


@pytest.mark.rule("SS-14")
@pytest.mark.parametrize(("pays", "points"), [("once_wounded", "7"), ("still_wounded", "6")])
def test_a_wound_bound_since_still_pays_unless_the_table_wants_otherwise(
    pays: str, points: str
) -> None:
    options = {"stupidity_bonus": pays}
    s = Scene("Quick Draw", "Living Legend", given={"hurt": "A"}, options=options)
    assert (s["wounds A"], s["notoriety A"]) == ("0", points)


@pytest.mark.rule("SS-14")
def test_a_wound_pays_from_the_next_round_on() -> None:
    s = Scene("Quick Draw", "Living Legend", "High Noon").go("HIT")
    assert s["hurt"] == "B"
    s.go("C: ignore", "CLICK")
    for name in "AC":
        s.go(f"{name}: {s.legal(name)[0]}")
    while s.phase == "deal":
        s.go(f"*: {s.legal('*')[0]}")
    s.go(*[f"{name}: {s.legal(name)[0]}" for name in "ABC"], "A: aim B", "B: aim A", "C: aim A")
    s.go(*[f"{name}: stance stand" for name in "ABC"])
    assert (s["notoriety A"], s["notoriety B"], s["notoriety C"]) == ("7", "7", "6")


@pytest.mark.rule("SS-14")
def test_who_was_hurt_before_and_stands_gains_a_point() -> None:
    given = {"wounds A": "1", "wounds B": "1", "notoriety B": "0"}
    s = Scene("Quick Draw", "Living Legend", "High Noon", stances="stand reload stand", given=given)
    assert (s["notoriety A"], s["notoriety B"], s["notoriety C"]) == ("7", "0", "6")


@pytest.mark.rule("SS-15")
def test_a_cover_one_does_not_pay_for_does_not_protect_and_stays() -> None:
    s = Scene("Quick Draw", "Trick Shot", given={"cover B": "HARD"}).go("HIT")
    assert (s["wounds B"], s["cover B"]) == ("1", "HARD 0")


@pytest.mark.rule("SS-15")
@pytest.mark.parametrize("card", ["Living Legend", "Dynamite"])
def test_notoriety_and_cover_break_cover_at_the_reveal(card: str) -> None:
    s = Scene("Quick Draw", card, begin=False, given={"cover B": "HARD"})
    s.go("A: play Quick Draw", f"B: play {card}", "A: aim B", "B: aim A")
    assert s.legal("B") == ["stance stand", "stance run"]
    s.go("A: stance stand", "B: stance run")
    assert "leaves-cover B HARD" in s.heard()
    s.go("B: take-face-up", "*: cover HARD")
    assert (s["cover B"], s["behind B"]) == ("SOFT 0", "yes")


@pytest.mark.rule("SS-16")
def test_speed_gives_the_order_and_an_action_may_be_ignored() -> None:
    s = Scene("Snap Shot", "Quick Draw", "Hair Trigger")
    assert s.s.order == [1, 2, 0]
    s.go("CLICK")
    assert s.legal("C") == ["use", "ignore"]
    s.go("C: ignore", "MISS", "C: flip", "MISS", "C: flip", "MISS")
    assert s.phase == "again", "without its limit of one bullet"


@pytest.mark.rule("SS-17")
def test_runners_take_cover_in_order_of_speed_before_the_first_shot() -> None:
    s = Scene("Living Legend", "Derringer", "Quick Draw", stances="run run stand")
    assert (s.phase, s.asked) == ("take-cover", "B")
    s.go("B: take-face-up", "*: cover HARD")
    assert (s.phase, s.asked, s["face-up cover"]) == ("take-cover", "A", "HARD")
    s.go("A: draw-cover", "*: cover HARD")
    assert "too-far A HARD" in s.heard()
    assert (s["cover A"], s["behind A"], s["notoriety A"]) == ("-", "no", "5")
    assert s.s.cover_discards == [0, 0, 1]


@pytest.mark.rule("SS-17")
def test_an_empty_cover_deck_is_shuffled_from_its_discards() -> None:
    s = Scene("Quick Draw", "Living Legend", stances="run stand")
    s.s.cover_deck, s.s.cover_discards = [0, 0, 0], [0, 1, 0]
    s.go("A: draw-cover", "*: cover PARTIAL")
    assert s["cover A"] == "PARTIAL 0"


@pytest.mark.rule("SS-18")
def test_binding_costs_a_point_and_draws_a_card_only_the_owner_sees() -> None:
    s = Scene("Quick Draw", "Living Legend", stances="run stand", given={"wounds A": "2"})
    s.go("A: take-face-up", "*: cover HARD", "A: bind", "*: card High Noon")
    assert "drew-you High Noon" in s.heard("A")
    assert s.heard("B") == ["drew A"]
    assert (s["wounds A"], s["notoriety A"]) == ("1", "4")
    s.go("A: pass")
    assert s["wounds A"] == "1"


@pytest.mark.rule("SS-18")
def test_without_a_card_to_draw_there_is_no_binding() -> None:
    s = Scene("Quick Draw", "Living Legend", stances="run stand", given={"wounds A": "2"})
    s.s.stack, s.s.discards = [], []
    s.go("A: take-face-up", "*: cover HARD")
    assert s.phase != "bind"


@pytest.mark.rule("SS-19")
def test_reloading_fills_every_gun_and_clears_its_jam() -> None:
    given = {"guns A": "Sixgun 1 jammed, Derringer 0"}
    s = Scene("Quick Draw", "Living Legend", stances="run stand", given=given)
    s.go("A: take-face-up", "*: cover HARD", "A: reload")
    assert s["guns A"] == "Sixgun 6, Derringer 2"


@pytest.mark.rule("SS-19")
def test_with_too_few_bullets_the_sixgun_comes_first() -> None:
    given = {"guns A": "Sixgun 3, Derringer 0"}
    s = Scene("Quick Draw", "Living Legend", stances="run stand", given=given)
    s.s.batches[2] -= s.s.pile - 4
    s.s.pile = 4
    s.go("A: take-face-up", "*: cover HARD", "A: reload")
    assert s["guns A"] == "Sixgun 6, Derringer 1"


@pytest.mark.rule("SS-19")
def test_who_reloads_in_the_open_does_not_shoot() -> None:
    given = {"guns A": "Sixgun 0", "notoriety A": "0"}
    s = Scene("Quick Draw", "Living Legend", stances="reload stand", given=given)
    assert s["guns A"] == "Sixgun 6"
    s.go("HIT")
    assert s["wounds A"] == "1"


def test_it_is_for_two_to_eight_players() -> None:
    for seats in (1, 9):
        with pytest.raises(Invalid, match="player-count"):
            RULES.start(seats, {})
