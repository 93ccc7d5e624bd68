"""Get Billy the Kid!: the confrontation (GB-40 to GB-47)."""

from collections import Counter

import pytest

from fistful.engine.dice import QuickDice
from fistful.engine.phase import Race
from fistful.engine.seats import SEATS_IN
from fistful.games.get_billy_the_kid.cards import ARREST, KIND_CARD, MATCH
from fistful.games.get_billy_the_kid.rules import PHASES
from tests.games.get_billy_the_kid.board import RULES, Board

PEOPLE = "Kid Garrett Earp Doc"
FIVE = "Kid Garrett Earp Doc Garcia"


def confront(people: str = PEOPLE, options: dict[str, str] | None = None, **hands: str) -> Board:
    """Return a table where B, after the reveal, has just arrested A, the Kid."""
    hands["B"] = "arrest, " + hands.get("B", "gold")
    board = Board(people, options).hands(**hands).give("town", "gold, arrest")
    return board.at("play", turn="B", revealed=True).do("B", "arrest A")


@pytest.mark.rule("GB-40")
def test_the_outlaw_chooses_among_its_responses() -> None:
    board = confront(A="gold, question, rifle, pistol, disguise, tnt, horse, canoe")
    assert board.legal("A") == [
        f"respond {card}" for card in ("rifle", "pistol", "disguise", "tnt", "horse", "canoe")
    ]
    assert board.default("A") in board.legal("A")


@pytest.mark.rule("GB-40")
def test_with_rifle_opens_no_a_rifle_is_no_response() -> None:
    assert confront(options={"rifle_opens": "no"}, A="rifle").legal("A") == ["surrender"]


@pytest.mark.rule("GB-40")
def test_without_a_response_the_outlaw_is_arrested_and_its_hand_discarded_face_up() -> None:
    board = confront(FIVE, A="gold, question, arrest", E="gold")
    assert board.legal("A") == ["surrender"]
    board.do("A", "surrender")
    assert "taken A B gold question arrest" in board.told("D")
    assert board.names_of(board.s.alive) == "BCDE"
    assert board.hand("A") == ""
    assert sorted(KIND_CARD.words[card] for card in board.s.discards) == [
        "arrest",
        "arrest",
        "gold",
        "question",
    ]


@pytest.mark.rule("GB-41")
def test_an_unmatched_escape_is_away() -> None:
    board = confront(A="horse, canoe", C="canoe")
    board.do("A", "respond horse").do("B", "pass").do("C", "pass").do("D", "pass")
    assert "away A" in board.told("-")
    assert board.phase == "refill"


@pytest.mark.rule("GB-41")
def test_any_lawman_with_the_same_design_may_take_up_the_chase() -> None:
    board = confront(A="horse, tnt", C="horse, gold").do("A", "respond horse")
    assert board.legal("C") == ["match", "pass"]
    board.do("C", "match")
    assert (board.s.facing, board.phase, board.asked) == (2, "response", "A")
    # TNT works against whoever matched, too (GB-43).
    board.do("A", "respond tnt")
    assert "blast A B C D" in board.told("-")


@pytest.mark.rule("GB-42")
def test_all_lawmen_are_asked_at_once_and_being_asked_says_nothing() -> None:
    board = confront(FIVE, A="horse", C="horse, gold", E="gold").do("A", "respond horse")
    assert board.asked == "BCD"
    assert board.legal("B") == ["pass"]
    before = board.view("-"), board.view("D")
    board.do("B", "pass")
    # Who has passed stays secret.
    assert board.told("-") == board.told("D") == []
    assert (board.view("-"), board.view("D")) == before


@pytest.mark.rule("GB-42")
def test_the_first_accepted_answer_wins_and_a_lost_race_costs_nothing() -> None:
    board = confront(FIVE, A="horse, pistol", C="horse", D="horse", E="gold")
    board.do("A", "respond horse").do("D", "match")
    assert "matched D horse" in board.told("C")
    assert board.asked == "A"
    assert board.hand("C") == "horse"


@pytest.mark.rule("GB-42")
def test_a_race_between_bots_is_fair() -> None:
    """Whoever is willing wins as often as the others: the order of answers is chance."""
    start = confront(FIVE, A="horse", C="horse", D="horse", E="gold").do("A", "respond horse").s
    wins: Counter[int] = Counter()
    dice = QuickDice(7)
    for _ in range(2000):
        s = start.clone()
        while isinstance(PHASES[s.phase], Race):
            seats = SEATS_IN[s.waiting]
            seat = seats[dice.below(len(seats))]
            action = MATCH if MATCH in RULES.legal(s, seat) else RULES.legal(s, seat)[0]
            RULES.play(s, seat, action, None)
        wins[s.facing] += 1
    assert set(wins) == {2, 3}
    assert 900 < wins[2] < 1100


@pytest.mark.rule("GB-42")
@pytest.mark.parametrize(("may", "asked"), [("yes", "BCD"), ("no", "BD")])
def test_lawmen_missing_a_turn_match_unless_the_table_says_otherwise(may: str, asked: str) -> None:
    board = Board(PEOPLE, {"out_may_match": may}).hands(A="horse", B="arrest").give("missing", "@2")
    board.at("play", turn="B", revealed=True).do("B", "arrest A").do("A", "respond horse")
    assert board.asked == asked


@pytest.mark.rule("GB-42")
def test_cards_of_a_running_confrontation_are_not_shuffled_into_a_new_deck() -> None:
    board = Board(FIVE).hands(A="arrest, horse", B="arrest", E="gold").give("deck", "-")
    board.at("play", turn="B").do("B", "arrest A")
    board.do("A", "replace 1")
    # The Arrest that was played lies on the table; the one exchanged is in the new deck.
    assert board.s.table == [ARREST]
    assert board.s.bag.count(ARREST) == board.s.deck.packs[5][ARREST] - 1


@pytest.mark.rule("GB-43")
def test_tnt_costs_every_lawman_the_next_turn_once() -> None:
    board = Board(FIVE).hands(A="tnt, gold, gold, gold, question, question, question, canoe")
    board.hands(B="arrest, gold").give("missing", "@2").at("play", turn="B", revealed=True)
    board.do("B", "arrest A").do("A", "respond tnt").draw()
    # C was marked already and misses one turn, not two; the Outlaws miss none.
    assert board.s.turn == 4
    assert board.names_of(board.s.missing) == "B"
    # Marked seats can still be asked, looked at, robbed and accused.
    board.hands(E="rifle, binoculars").at("play", turn="E")
    assert "look B" in board.legal("E")
    assert "take B" in board.legal("E")


@pytest.mark.rule("GB-44")
def test_a_disguise_is_away_and_of_no_use_to_lawmen() -> None:
    board = confront(A="disguise", B="gold").do("A", "respond disguise")
    assert "away A" in board.told("C")
    lawman = Board(PEOPLE).hands(B="disguise").at("play", turn="B", revealed=True)
    assert lawman.legal("B") == ["discard disguise"]


@pytest.mark.rule("GB-45")
def test_who_holds_while_behind_is_out() -> None:
    board = confront(A="pistol, gold", B="gold, gold").do("A", "respond pistol")
    assert (board.phase, board.asked, board.legal("B")) == ("shootout", "B", ["hold"])
    board.do("B", "hold")
    assert "shot B A" in board.told("-")
    assert not board.s.alive >> 1 & 1


@pytest.mark.rule("GB-45")
def test_level_and_two_holds_in_a_row_both_live() -> None:
    board = confront(A="pistol, pistol", B="rifle, pistol").do("A", "respond pistol")
    assert board.legal("B") == ["fire rifle", "fire pistol", "hold"]
    board.do("B", "fire rifle").do("A", "hold").do("B", "hold")
    assert "both-live A B" in board.told("-")
    assert board.names_of(board.s.alive) == "ABCD"


@pytest.mark.rule("GB-45")
def test_a_shot_after_a_hold_starts_the_counting_of_holds_anew() -> None:
    board = confront(A="pistol, pistol, rifle", B="rifle, pistol").do("A", "respond pistol")
    board.do("B", "fire rifle").do("A", "hold").do("B", "fire pistol").do("A", "fire pistol")
    # Level again at two each, and only now the first hold.
    board.do("B", "hold")
    assert (board.phase, board.asked) == ("shootout", "A")


@pytest.mark.rule("GB-46")
def test_those_who_played_a_card_fill_up_to_seven_the_outlaw_first() -> None:
    board = confront(A="pistol, gold", B="pistol, gold", C="gold").do("A", "respond pistol")
    board.do("B", "fire pistol").do("A", "hold").do("B", "hold")
    drew = []
    while board.phase == "refill":
        drew.append("ABCD"[board.s.drawer])
        board.do("*", board.legal("*")[0])
    assert drew == ["A"] * 6 + ["B"] * 6
    assert [len(hand) for hand in board.s.hands] == [7, 7, 1, 0]


@pytest.mark.rule("GB-46")
def test_lawmen_refill_clockwise_from_the_arrester() -> None:
    board = Board("Garrett Kid Earp Doc").hands(A="horse", B="horse, tnt", D="arrest, gold")
    board.at("play", turn="D", revealed=True).do("D", "arrest B").do("B", "respond horse")
    board.do("A", "match").do("B", "respond tnt")
    drew = []
    while board.phase == "refill":
        drew.append("ABCD"[board.s.drawer])
        board.do("*", board.legal("*")[0])
    assert drew == ["B"] * 7 + ["D"] * 6 + ["A"] * 7


@pytest.mark.rule("GB-46")
def test_used_cards_go_under_the_discard_pile() -> None:
    board = confront(A="disguise, gold")
    board.s.discards = [0]
    board.do("A", "respond disguise")
    assert board.s.discards == [4, 6, 0]
    assert board.s.table == []


@pytest.mark.rule("GB-46")
def test_the_survivor_picks_from_the_dead_hand_until_seven() -> None:
    board = confront(A="pistol, gold, gold, gold, canoe, canoe", B="tnt, disguise, question")
    board.do("A", "respond pistol").do("B", "hold")
    assert "saw B question disguise tnt" in board.told("A")
    assert not [text for text in board.told("C") if text.startswith("saw")]
    assert board.legal("A") == ["pick question", "pick disguise", "pick tnt"]
    board.do("A", "pick tnt")
    assert board.told("B") == ["picked-card A B tnt"]
    assert board.told("C") == ["picked A B"]
    board.do("A", "pick disguise")
    assert "left-over B question" in board.told("C")
    assert board.hand("A") == "gold, gold, gold, disguise, tnt, canoe, canoe"
    assert board.known("B", "A") == ("disguise, tnt", 0)
    assert board.known("C", "A") == ("", 0)


@pytest.mark.rule("GB-46")
def test_an_empty_dead_hand_leaves_the_rest_to_the_deck() -> None:
    board = confront(A="pistol, gold", B="tnt").do("A", "respond pistol").do("B", "hold")
    board.do("A", "pick tnt")
    assert (board.phase, board.s.drawer) == ("refill", 0)


@pytest.mark.rule("GB-47")
def test_play_goes_on_with_the_seat_after_the_arrester() -> None:
    board = confront(A="horse, pistol", D="horse, gold").do("A", "respond horse").do("D", "match")
    board.do("A", "respond pistol").do("D", "hold").do("A", "pick gold").draw()
    assert board.s.turn == 2
