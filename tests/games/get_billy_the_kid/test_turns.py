"""Get Billy the Kid!: hours, turns, the cards' actions (GB-20 to GB-38)."""

import pytest

from fistful.engine.state import NOTHING
from fistful.games.get_billy_the_kid.cards import KIND_CARD, KIND_CHARACTER
from fistful.games.get_billy_the_kid.rules import PHASES
from fistful.table.talk import TALK
from fistful.texts import Catalogue
from tests.games.get_billy_the_kid.board import RULES, Board

PEOPLE = "Kid Garrett Earp Doc"
FIVE = "Kid Garrett Earp Doc Garcia"


@pytest.mark.rule("GB-20")
def test_every_seat_has_one_turn_an_hour_clockwise_from_the_start_seat() -> None:
    board = Board(PEOPLE).give("start", "@2").at("next-turn", hour=1, turn="C")
    order = []
    for _ in range(28):
        board.draw()
        order.append(("ABCD"[board.s.turn], board.s.hour))
        card = board.hand("ABCD"[board.s.turn]).split(", ")[0]
        board.do("ABCD"[board.s.turn], f"discard {card}")
    assert order == [(name, hour) for hour in range(1, 8) for name in "CDAB"]
    assert board.phase == "over"


@pytest.mark.rule("GB-20")
def test_a_seat_out_of_play_has_no_turn() -> None:
    board = Board(PEOPLE).hands(A="gold").give("out", "@1").at("play", revealed=True)
    board.do("A", "discard gold")
    assert "turn C" in board.told("-")


@pytest.mark.rule("GB-21")
def test_a_turn_is_a_draw_and_then_a_card_on_the_discard_pile() -> None:
    board = Board(PEOPLE).hands(A="gold, gold, tnt").at("next-turn", hour=1)
    board.do("*", "card rifle")
    assert board.told("A") == ["drew-you rifle"]
    assert board.told("B") == ["drew A"]
    assert board.phase == "play"
    # Any card may be a plain discard.
    for card in ("gold", "tnt", "rifle"):
        assert f"discard {card}" in board.legal("A")
    board.do("A", "discard tnt")
    assert [KIND_CARD.words[card] for card in board.s.discards] == ["tnt"]
    assert "discarded A tnt" in board.told("D")
    assert board.hand("A") == "gold, gold, rifle"


@pytest.mark.rule("GB-22")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    board = Board(PEOPLE).hands(A="gold", B="tnt").give("deck", "-").at("play", hour=1)
    count = len(board.s.discards)
    board.do("A", "discard gold")
    assert f"reshuffled {count + 1}" in board.told("-")
    assert board.s.discards == []
    assert len(board.s.bag) == count + 1


@pytest.mark.rule("GB-23")
def test_table_talk_cannot_name_cards_and_carries_a_reminder() -> None:
    for verb in TALK.verbs:
        assert list(verb.things) == ["seat"]
    from fistful.games.get_billy_the_kid import GAME

    for language in ("en", "nl"):
        assert Catalogue(language, GAME).has("talk-reminder")


@pytest.mark.rule("GB-30")
def test_gold_has_no_action() -> None:
    board = Board(PEOPLE).hands(A="gold", B="gold").at("play", revealed=True)
    assert board.legal("A") == ["discard gold"]


@pytest.mark.rule("GB-31")
def test_a_question_is_about_one_feature_of_one_other_seat() -> None:
    board = Board(PEOPLE).hands(B="question").at("play", hour=1, turn="B")
    asks = [text for text in board.legal("B") if text.startswith("ask")]
    # At four players each feature has two values: one question settles both.
    assert len(asks) == 3 * 4
    assert not [text for text in asks if text.startswith("ask B")]
    board.do("B", "ask A hat black")
    assert board.told("D") == ["asked B A hat black"]
    assert (board.phase, board.asked) == ("answer", "A")


@pytest.mark.rule("GB-31")
def test_a_lawman_can_only_tell_the_truth_and_an_outlaw_can_lie() -> None:
    for feature, truth in (("hair fair", "yes"), ("hat black", "no"), ("moustache yes", "yes")):
        board = Board(PEOPLE).hands(A="question").at("play", hour=1).do("A", f"ask B {feature}")
        assert board.legal("B") == [truth]
    board = (
        Board(PEOPLE).hands(B="question").at("play", hour=1, turn="B").do("B", "ask A hat black")
    )
    assert board.legal("A") == ["yes", "no"]


@pytest.mark.rule("GB-31")
def test_nobody_can_tell_a_forced_answer_from_a_chosen_one() -> None:
    """The same question to a Lawman and to an Outlaw gives everybody else the same bytes."""
    seen = []
    for people in ("Doc Garrett Earp Kid", "Kid Garrett Earp Doc"):
        board = Board(people).hands(B="question").at("play", hour=1, turn="B")
        board.do("B", "ask A eyes blue")
        views = [board.view("B"), board.view("C"), board.view("-")]
        board.do("A", "yes")
        seen.append((views, board.told("B"), board.told("-"), board.view("C")))
    assert seen[0] == seen[1]
    phase = next(phase for phase in PHASES if phase.name == "answer")
    assert phase.is_fixed


@pytest.mark.rule("GB-31")
def test_an_answer_rules_out_only_lawmen_for_whom_it_would_be_untrue() -> None:
    board = Board(PEOPLE).hands(B="question, question").at("play", hour=1, turn="B")
    board.do("B", "ask A moustache yes").do("A", "yes")
    # Garrett asked; Earp has a moustache, Doc has none, the Kid may have lied.
    assert board.suspects("B", "A") == "Kid Earp"
    assert board.suspects("-", "A") == "Kid Garrett Earp"
    # Earp himself knows better: a moustache and not Garrett's or his own.
    board.draw()
    assert board.suspects("C", "A") == "Kid Garrett"


@pytest.mark.rule("GB-31")
def test_every_character_sits_somewhere_so_one_answer_can_settle_another_seat() -> None:
    board = Board("Garrett Earp Doc Kid").hands(A="question").at("play", hour=1)
    board.do("A", "ask B moustache yes").do("B", "yes").draw()
    board.hands(B="question").at("play", hour=1, turn="B")
    board.do("B", "ask D moustache yes").do("D", "yes")
    # To Garrett (A): both B and D claim his other moustache, Earp's; one of them is the Kid.
    assert board.suspects("A", "B") == board.suspects("A", "D") == "Kid Earp"
    assert board.suspects("A", "C") == "Doc"


@pytest.mark.rule("GB-32")
def test_after_the_reveal_a_question_is_another_card_and_another_play() -> None:
    board = Board(PEOPLE).hands(B="question, gold").at("play", turn="B", revealed=True)
    assert sorted(board.legal("B")) == ["again", "discard gold", "discard question"]
    board.do("B", "again")
    assert board.phase == "drawing-again"
    board.do("*", "card question")
    board.do("B", "again").do("*", "card tnt")
    assert (board.phase, board.hand("B")) == ("play", "gold, tnt")
    board.do("B", "discard tnt")
    assert board.s.turn == 2


@pytest.mark.rule("GB-32", "GB-50", "GB-61")
def test_buying_and_passing_happen_once_a_turn_however_often_one_goes_again() -> None:
    board = Board(FIVE).hands(A="pistol", E="question, gold").give("town", "horse, canoe")
    board.at("next-turn", turn="E", revealed=True)
    board.do("E", "draw").do("*", "card gold").do("E", "slip gold").do("A", "return gold")
    board.do("E", "again").do("*", "card arrest")
    assert board.phase == "play"


@pytest.mark.rule("GB-33")
def test_a_rifle_shows_its_user_the_whole_hand_and_others_only_that_it_looked() -> None:
    board = Board(PEOPLE).hands(A="rifle, gold", B="arrest, gold, pistol").at("play", hour=1)
    board.do("A", "look B")
    assert "saw B gold arrest pistol" in board.told("A")
    assert board.told("B")[:1] == board.told("C")[:1] == ["looked A B"]
    assert not [text for text in board.told("C") if text.startswith("saw")]
    assert board.known("A", "B") == ("gold, arrest, pistol", 0)
    assert board.known("C", "B") == ("", 0)


@pytest.mark.rule("GB-33")
def test_what_a_rifle_showed_is_remembered_while_cards_come_and_go() -> None:
    board = Board(PEOPLE).hands(A="rifle", B="arrest, gold, gold", C="binoculars, tnt")
    board.at("play", hour=1).do("A", "look B").do("*", "card question")
    board.do("B", "discard gold")
    assert board.known("A", "B") == ("gold, arrest", 0)
    # Somebody else takes a card unseen: one of the two may be gone.
    board.do("*", "card question").do("C", "take B").do("*", "card gold").do("C", "give tnt")
    assert board.known("A", "B") == ("gold, arrest", 1)
    # The two who swapped know better.
    assert board.known("C", "B") == ("tnt", 0)
    assert board.known("B", "C") == ("gold", 0)
    assert board.view("B")["exposed"][0] == {"cards": [0, 4], "gone": 1}


@pytest.mark.rule("GB-34")
def test_binoculars_take_a_card_blindly_and_give_any_card_back() -> None:
    board = Board(PEOPLE).hands(A="binoculars, tnt", B="gold, gold, arrest").at("play", hour=1)
    board.do("A", "take B")
    assert board.legal("*") == ["card gold", "card arrest"]
    board.do("*", "card gold")
    assert board.told("A") == board.told("B") == ["took-card A B gold"]
    assert board.told("C") == board.told("-") == ["took A B"]
    # The card taken may be the one given back.
    assert board.legal("A") == ["give gold", "give tnt"]
    board.do("A", "give tnt")
    assert board.told("B")[0] == "gave-card A B tnt"
    assert board.told("D")[0] == "gave A B"
    assert (board.hand("A"), board.hand("B")) == ("gold", "gold, arrest, tnt")


@pytest.mark.rule("GB-34")
def test_the_blind_card_is_each_card_of_the_hand_alike() -> None:
    from collections import Counter

    from fistful.engine.dice import QuickDice

    board = Board(PEOPLE).hands(A="binoculars", B="gold, gold, arrest").at("play", hour=1)
    board.do("A", "take B")
    dice = QuickDice(5)
    taken = Counter(RULES.verbs.text(RULES.draw(board.s, dice), "ABCD") for _ in range(3000))
    assert 1850 < taken["card gold"] < 2150
    assert taken["card arrest"] == 3000 - taken["card gold"]


@pytest.mark.rule("GB-34")
def test_there_is_nothing_to_take_from_an_empty_hand() -> None:
    board = Board(PEOPLE).hands(A="binoculars", B="gold", C="gold").at("play", hour=1)
    assert [text for text in board.legal("A") if "take" in text] == ["take B", "take C"]


@pytest.mark.rule("GB-35")
@pytest.mark.parametrize("hour", range(1, 8))
def test_an_arrest_waits_for_the_fourth_hour(hour: int) -> None:
    board = Board(PEOPLE).hands(B="arrest").at("play", hour=hour, turn="B")
    arrests = [text for text in board.legal("B") if text.startswith("arrest")]
    assert arrests == ([] if hour < 4 else ["arrest A", "arrest C", "arrest D"])


@pytest.mark.rule("GB-35")
def test_an_outlaw_cannot_arrest() -> None:
    board = Board(PEOPLE).hands(A="arrest").at("play")
    assert board.legal("A") == ["discard arrest"]


@pytest.mark.rule("GB-35")
@pytest.mark.parametrize("suspect", ["B", "E"])
def test_with_bluff_arrest_an_outlaws_arrest_is_always_a_false_one(suspect: str) -> None:
    board = Board(FIVE, {"bluff_arrest": "yes"}).hands(A="arrest").at("play")
    board.do("A", f"arrest {suspect}")
    assert f"false-arrest A {suspect}" in board.told("C")
    assert not board.s.revealed
    # To the others A may be a Lawman who was wrong, or an Outlaw; not a Lawman who was right.
    assert "Kid" in board.suspects("C", "A")
    if suspect == "E":
        assert board.suspects("C", "E") == "Kid Garrett Doc Garcia"


@pytest.mark.rule("GB-31", "GB-36")
def test_a_view_says_plainly_who_did_what_and_who_can_be_whom() -> None:
    board = Board(FIVE, {"bluff_arrest": "yes"}).hands(B="question", C="arrest")
    board.at("play", turn="B").do("B", "ask D moustache yes").do("D", "no").draw()
    board.do("C", "arrest B")
    view = board.view("-")
    done = [(RULES.verbs.text(action, board.names), seat) for action, seat in view["past"]]
    assert done == [("ask D moustache yes", 1), ("no", 3), ("arrest B", 2)]
    assert view["falsely"] == [[2, 1]]
    could = [[KIND_CHARACTER.words[who] for who in people] for people in view["could"]]
    assert could[:3] == [["Kid", "Garrett", "Earp", "Doc", "Garcia"]] * 3
    assert could[3] == ["Kid", "Doc", "Garcia"]


@pytest.mark.rule("GB-36")
def test_a_false_arrest_proves_two_lawmen_and_costs_both_a_turn() -> None:
    board = Board(PEOPLE).hands(B="arrest").at("play", turn="B").do("B", "arrest D")
    assert board.s.discards == [4]
    assert "misses D" not in board.told("-")
    assert board.names_of(board.s.missing) == "BD"
    assert not board.s.revealed
    assert board.suspects("-", "B") == board.suspects("-", "D") == "Garrett Earp Doc"
    # Earp knows one Lawman himself, so the seat left over is the Kid's.
    assert board.suspects("C", "A") == "Kid"


@pytest.mark.rule("GB-36")
def test_arresting_an_outlaw_reveals_everybody() -> None:
    board = Board(FIVE).hands(B="arrest").at("play", turn="B").do("B", "arrest E")
    assert "revealed A Kid" in board.told("C")
    assert "revealed E Garcia" in board.told("-")
    assert NOTHING not in board.view("-")["characters"]
    assert (board.s.outlaw, board.s.facing, board.s.table) == (4, 1, [4])


@pytest.mark.rule("GB-37")
def test_at_the_reveal_each_outlaw_may_exchange_its_arrests_the_accused_first() -> None:
    board = Board(FIVE).hands(A="arrest, arrest, gold", B="arrest", E="disguise")
    board.at("play", turn="B").do("B", "arrest E")
    # Garcia has none, and is asked all the same.
    assert (board.phase, board.asked, board.legal("E")) == ("reveal", "E", ["replace 0"])
    board.do("E", "replace 0")
    assert board.asked == "A"
    assert board.legal("A") == ["replace 0", "replace 1", "replace 2"]
    board.do("A", "replace 2").do("*", "card tnt").do("*", "card rifle")
    assert board.hand("A") == "gold, rifle, tnt"
    assert board.s.discards == [4, 4]
    assert (board.phase, board.asked) == ("response", "E")
    # Once only: a later arrest does not bring another exchange.
    board.do("E", "respond disguise").draw()
    board.hands(C="arrest").at("play", turn="C").do("C", "arrest A")
    assert board.phase == "response"


@pytest.mark.rule("GB-38")
def test_after_the_reveal_an_arrest_is_for_outlaws_in_play_alone() -> None:
    board = Board(FIVE).hands(B="arrest").give("out", "@0").at("play", turn="B", revealed=True)
    assert board.legal("B") == ["discard arrest", "arrest E"]
    board.do("B", "arrest E")
    assert (board.phase, board.asked) == ("response", "E")
