"""Get Billy the Kid!: the Town, Garcia, the Enticement, the end, the clock (GB-50 to GB-90)."""

import pytest

from fistful.engine.events import Out
from fistful.engine.state import OVER
from fistful.games.get_billy_the_kid.cards import KIND_CARD, RIFLE
from fistful.games.get_billy_the_kid.metrics import INSIGHT
from fistful.games.metrics import Trait
from tests.games.get_billy_the_kid.board import RULES, Board

PEOPLE = "Kid Garrett Earp Doc"
FIVE = "Kid Garrett Earp Doc Garcia"
SIX = "Kid Garrett Earp Doc Garcia Tilghman"
ENTICED = {"enticement": "on"}


def words(cards: tuple[int, ...] | list[int]) -> list[str]:
    return [KIND_CARD.words[card] for card in cards]


@pytest.mark.rule("GB-50")
def test_an_outlaw_may_buy_a_town_card_instead_of_drawing() -> None:
    board = Board(PEOPLE).hands(A="gold, gold, question").give("town", "horse, canoe")
    board.at("next-turn", revealed=True)
    assert board.legal("A") == ["draw", "buy horse", "buy canoe"]
    board.do("A", "buy canoe")
    assert "bought A canoe" in board.told("C")
    assert words(board.s.discards) == ["gold"]
    # Nothing is drawn, and all know the card that was bought.
    assert (board.phase, board.hand("A")) == ("play", "gold, question, canoe")
    assert board.known("-", "A") == board.known("C", "A") == ("canoe", 0)
    board.do("A", "discard question")
    assert board.hand("A") == "gold, canoe"


@pytest.mark.rule("GB-50")
def test_before_the_reveal_nobody_buys() -> None:
    board = Board(PEOPLE).hands(A="gold").give("town", "arrest, canoe").at("next-turn")
    assert board.phase == "drawing"


@pytest.mark.rule("GB-50")
def test_an_outlaw_is_asked_whether_or_not_it_can_pay() -> None:
    board = Board(PEOPLE).hands(A="question").give("town", "arrest, canoe")
    board.at("next-turn", revealed=True)
    assert (board.phase, board.legal("A")) == ("supply", ["draw"])


@pytest.mark.rule("GB-50")
def test_with_deck_and_discards_empty_there_is_no_draw_and_perhaps_no_play() -> None:
    board = Board(PEOPLE).give("deck", "-")
    board.s.hands[1] = tuple(sorted(board.s.discards))
    board.s.discards = []
    board.at("next-turn", hour=1)
    # A holds nothing: no draw, no play, and B's turn has come.
    assert (board.phase, board.asked) == ("play", "B")


@pytest.mark.rule("GB-50")
def test_a_gold_is_not_for_sale() -> None:
    board = Board(PEOPLE).hands(A="gold, pistol").give("town", "gold, canoe")
    assert board.at("next-turn", revealed=True).legal("A") == ["draw", "buy canoe"]
    # Where nothing else lies there is nothing to ask.
    alone = Board(PEOPLE).hands(A="gold, pistol").give("town", "gold")
    assert alone.at("next-turn", revealed=True).phase == "drawing"


@pytest.mark.rule("GB-51")
@pytest.mark.parametrize("gun", ["pistol", "rifle"])
def test_an_outlaw_steals_gold_in_the_town_by_playing_a_gun(gun: str) -> None:
    board = Board(PEOPLE).hands(A=f"{gun}, question").give("town", "gold, canoe")
    board.at("next-turn", revealed=True)
    # Not instead of drawing: the gun is the card of the turn.
    assert board.legal("A") == ["draw"]
    board.do("A", "draw").do("*", "card horse")
    assert f"steal {gun}" in board.legal("A")
    board.do("A", f"steal {gun}")
    assert f"stole A {gun}" in board.told("C")
    assert words(board.s.discards) == [gun]
    assert words(board.s.town) == ["canoe"]
    assert board.hand("A") == "gold, question, horse"
    assert board.known("-", "A") == board.known("C", "A") == ("gold", 0)
    assert board.s.turn == 1


@pytest.mark.rule("GB-51")
def test_the_gun_that_stole_is_told_among_the_cards_an_outlaw_played() -> None:
    board = Board(PEOPLE).hands(A="rifle").give("town", "gold, canoe").at("play", revealed=True)
    out = Out()
    RULES.play(board.s, 0, board.texts["steal rifle"], out)
    assert Trait("played-outlaws", RIFLE) in INSIGHT.traits(board.s, out.events)[0]


@pytest.mark.rule("GB-51")
def test_without_gold_in_the_town_or_before_the_reveal_nothing_is_stolen() -> None:
    for town, revealed in (("horse, canoe", True), ("gold, canoe", False)):
        board = Board(PEOPLE).hands(A="pistol").give("town", town).at("play", revealed=revealed)
        assert board.legal("A") == ["discard pistol"]


@pytest.mark.rule("GB-51")
@pytest.mark.parametrize("gun", ["pistol", "rifle"])
def test_with_steal_is_play_no_the_theft_replaces_the_draw(gun: str) -> None:
    board = Board(PEOPLE, {"steal_is_play": "no"}).hands(A=f"{gun}, question").give("town", "gold")
    board.at("next-turn", revealed=True)
    assert board.legal("A") == ["draw", f"steal {gun}"]
    board.do("A", f"steal {gun}")
    assert words(board.s.discards) == [gun]
    assert (board.phase, board.hand("A")) == ("play", "gold, question")
    assert board.s.town == ()
    late = Board(PEOPLE, {"steal_is_play": "no"}).hands(A=gun).give("town", "gold")
    assert f"steal {gun}" not in late.at("play", revealed=True).legal("A")


@pytest.mark.rule("GB-51")
def test_a_lawman_cannot_steal() -> None:
    board = Board(PEOPLE).hands(B="pistol, gold").give("town", "gold, arrest")
    board.at("next-turn", turn="B", revealed=True)
    assert board.legal("B") == ["draw", "buy arrest"]
    board.at("play", turn="B")
    assert board.legal("B") == ["discard gold", "discard pistol"]


@pytest.mark.rule("GB-52")
def test_a_lawman_buys_nothing_but_an_arrest() -> None:
    board = Board(PEOPLE).hands(B="gold").give("town", "arrest, canoe")
    board.at("next-turn", turn="B", revealed=True)
    assert board.legal("B") == ["draw", "buy arrest"]
    other = Board(PEOPLE).hands(B="gold").give("town", "pistol, canoe")
    assert other.at("next-turn", turn="B", revealed=True).phase == "drawing"


@pytest.mark.rule("GB-53")
def test_since_the_reveal_each_hour_brings_a_new_town() -> None:
    board = Board(PEOPLE).hands(A="gold", D="question").give("town", "canoe, horse")
    board.at("play", turn="D", revealed=True).do("D", "discard question")
    assert "town-cleared canoe horse" in board.told("-")
    assert (board.phase, board.s.town) == ("town", ())
    assert words(board.s.discards) == ["question", "canoe", "horse"]
    board.do("*", "card rifle").do("*", "card rifle").do("*", "card tnt")
    assert words(board.s.town) == ["rifle", "tnt"]
    assert (board.s.hour, board.phase) == (5, "supply")
    # A card bought leaves a gap until then.
    board.do("A", "buy tnt")
    assert words(board.s.town) == ["rifle"]


@pytest.mark.rule("GB-53")
def test_before_the_reveal_the_town_lies_unchanged() -> None:
    board = Board(PEOPLE).hands(D="question").give("town", "canoe, horse")
    board.at("play", turn="D").do("D", "discard question")
    assert words(board.s.town) == ["canoe", "horse"]
    assert board.phase == "drawing"


@pytest.mark.rule("GB-60")
def test_the_first_arrest_is_good_for_either_outlaw_and_garcia_answers_as_the_kid_does() -> None:
    board = Board(FIVE).hands(B="arrest", E="disguise, gold").give("town", "pistol, horse")
    board.at("play", turn="B").do("B", "arrest E").do("E", "replace 0").do("A", "replace 0")
    assert board.legal("E") == ["respond disguise"]
    board.at("next-turn", turn="E")
    assert "buy horse" in board.legal("E")


@pytest.mark.rule("GB-61")
def test_garcia_passes_a_card_to_the_kid_who_passes_one_back() -> None:
    board = Board(FIVE).hands(A="pistol", E="gold").at("next-turn", turn="E", revealed=True)
    board.do("*", "card tnt")
    assert (board.phase, board.asked) == ("slipping", "E")
    board.do("E", "slip tnt")
    assert board.told("A") == board.told("E") == ["slipped-card E A tnt"]
    assert board.told("B") == board.told("-") == ["slipped E A"]
    # It may be the same one.
    assert board.legal("A") == ["return pistol", "return tnt"]
    board.do("A", "return pistol")
    assert (board.phase, board.asked) == ("play", "E")
    assert (board.hand("A"), board.hand("E")) == ("tnt", "gold, pistol")
    assert board.known("E", "A") == ("tnt", 0)
    assert board.known("A", "E") == ("pistol", 0)
    assert board.known("B", "A") == ("", 0)


@pytest.mark.rule("GB-61")
def test_garcia_passes_nothing_before_the_reveal_or_to_a_kid_who_is_out() -> None:
    hidden = Board(FIVE).hands(A="pistol", E="gold").at("next-turn", turn="E")
    assert hidden.do("*", "card tnt").phase == "play"
    alone = Board(FIVE).hands(E="gold").give("out", "@0")
    assert alone.at("next-turn", turn="E", revealed=True).do("*", "card tnt").phase == "play"


def last_turn(people: str, options: dict[str, str] | None = None, **hands: str) -> Board:
    """Return a table on the last turn of the seventh hour, B's; A started after B."""
    board = Board(people, options).hands(B="question", **hands).give("start", "@2")
    return board.at("play", hour=7, turn="B", revealed=True)


@pytest.mark.rule("GB-62")
def test_garcia_can_win_without_the_kid() -> None:
    board = last_turn(FIVE, E="gold").give("out", "@0").do("B", "discard question")
    assert board.winners == "AE"


@pytest.mark.rule("GB-63")
def test_with_kid_alone_the_lawmen_win_when_the_kid_is_taken() -> None:
    board = Board(FIVE, {"kid_alone": "yes"}).hands(A="gold", B="arrest", E="gold")
    board.at("play", turn="B", revealed=True).do("B", "arrest A").do("A", "surrender")
    assert (board.phase, board.winners, board.s.reason) == ("over", "BCD", "kid-out")


@pytest.mark.rule("GB-63")
@pytest.mark.parametrize(("kid_alone", "winners"), [("yes", "BCD"), ("no", "AE")])
def test_with_kid_alone_only_the_kids_gold_counts(kid_alone: str, winners: str) -> None:
    board = last_turn(FIVE, {"kid_alone": kid_alone}, A="pistol", E="gold")
    assert board.do("B", "discard question").winners == winners


@pytest.mark.rule("GB-70")
def test_an_outlaw_may_put_one_gold_a_turn_into_the_pot_before_playing() -> None:
    board = Board(PEOPLE, ENTICED).hands(A="gold, gold, question").at("play", revealed=True)
    board.do("A", "entice")
    assert board.told("D") == ["enticed A 1"]
    assert (board.s.pot, board.hand("A")) == (1, "gold, question")
    # Once per turn; and not after a card has been played.
    assert "entice" not in board.legal("A")
    again = Board(PEOPLE, ENTICED).hands(A="gold, gold, question").at("play", revealed=True)
    again.do("A", "again").do("*", "card tnt")
    assert "entice" not in again.legal("A")


@pytest.mark.rule("GB-70")
def test_there_is_no_enticing_without_the_option_or_the_reveal_or_doc() -> None:
    for options, revealed, out in (({}, True, "-"), (ENTICED, False, "-"), (ENTICED, True, "@3")):
        board = Board(PEOPLE, options).hands(A="gold").give("out", out)
        assert board.at("play", revealed=revealed).legal("A") == ["discard gold"]
    lawman = Board(PEOPLE, ENTICED).hands(B="gold").at("play", turn="B", revealed=True)
    assert lawman.legal("B") == ["discard gold"]


def tempted(people: str = PEOPLE, **hands: str) -> Board:
    """Return a table where Doc (D) finds two Gold in the Pot on his turn."""
    board = Board(people, ENTICED).hands(**hands).give("pot", "2").give("town", "horse, canoe")
    return board.at("next-turn", turn="D", revealed=True)


@pytest.mark.rule("GB-71")
def test_doc_may_take_the_pot_and_change_sides() -> None:
    board = tempted(D="question, arrest, pistol", A="gold")
    assert (board.phase, board.legal("D")) == ("pot", ["join", "stay"])
    board.do("D", "join")
    assert board.told("B") == ["joined D 2"]
    board.do("D", "bury arrest")
    assert board.told("D") == ["buried-you arrest"]
    assert board.told("A") == board.told("-") == ["buried D"]
    board.do("D", "bury gold")
    assert board.names_of(board.s.outlaws) == "AD"
    # Which cards lie under the deck only he knows; how many, all do.
    assert board.view("D")["buried"] == [4, 0]
    assert board.view("A")["buried"] == []
    assert board.view("A")["under"] == board.view("D")["under"] == 2


@pytest.mark.rule("GB-71")
def test_on_the_turn_doc_joins_he_draws_from_the_deck_and_plays_as_an_outlaw() -> None:
    board = tempted(D="question, arrest, pistol", A="gold").give("town", "gold, canoe")
    board.do("D", "join").do("D", "bury arrest").do("D", "bury question")
    # He has Gold, and the Town is not for him: not before his next turn.
    assert (board.phase, board.hand("D")) == ("drawing", "gold, gold, pistol")
    board.do("*", "card horse")
    assert "steal pistol" in board.legal("D")
    board.do("D", "discard horse").give("town", "gold, canoe").at("next-turn", turn="D")
    assert board.legal("D") == ["draw", "buy canoe"]


@pytest.mark.rule("GB-71")
def test_what_doc_buried_is_drawn_last_and_he_knows_who_draws_it() -> None:
    board = tempted(D="tnt, arrest, pistol", A="gold", B="gold", C="gold")
    board.s.town = ()
    board.do("D", "join").do("D", "bury tnt").do("D", "bury arrest")
    board.s.discards += board.s.bag
    board.s.bag = []
    # The deck is used up but for his two cards: the first he put there comes first.
    assert board.legal("*") == ["card tnt"]
    board.do("*", "card tnt").at("next-turn", turn="B")
    assert board.legal("*") == ["card arrest"]
    board.do("*", "card arrest")
    assert board.known("D", "B") == ("arrest", 0)
    assert board.known("A", "B") == board.known("-", "B") == ("", 0)


@pytest.mark.rule("GB-71")
def test_doc_may_stay_and_the_pot_waits() -> None:
    board = tempted(D="question").do("D", "stay")
    assert (board.s.pot, board.names_of(board.s.outlaws)) == (2, "A")


@pytest.mark.rule("GB-71")
def test_doc_is_not_asked_on_a_turn_he_misses_nor_twice_after_joining() -> None:
    board = Board(PEOPLE, ENTICED).give("pot", "1").give("missing", "@3")
    assert board.at("next-turn", turn="D", revealed=True).s.turn == 0
    joined = tempted(D="question").do("D", "join").do("D", "bury gold").do("D", "bury gold")
    joined.s.pot = 1
    assert joined.at("next-turn", turn="D").phase == "supply"


@pytest.mark.rule("GB-71")
def test_doc_ends_with_the_side_he_joined() -> None:
    board = Board(PEOPLE, ENTICED).hands(D="question").give("pot", "1").give("out", "@0")
    board.at("next-turn", hour=7, turn="D", revealed=True).do("D", "join")
    board.do("D", "bury question").do("*", "card pistol").do("D", "discard pistol")
    assert (board.phase, board.winners, board.s.reason) == ("over", "AD", "gold")


@pytest.mark.rule("GB-71")
def test_if_the_last_lawman_joins_the_outlaws_win_at_once() -> None:
    board = Board(PEOPLE, ENTICED).hands(D="question").give("pot", "1").give("out", "@1, @2")
    board.at("next-turn", turn="D", revealed=True).do("D", "join")
    assert (board.phase, board.winners, board.s.reason) == ("over", "AD", "lawmen-out")


@pytest.mark.rule("GB-72")
def test_with_five_players_doc_waits_until_an_outlaw_is_out() -> None:
    board = tempted(FIVE, D="question")
    assert board.phase == "drawing"
    one_out = Board(FIVE, ENTICED).hands(D="question").give("pot", "1").give("out", "@4")
    assert one_out.at("next-turn", turn="D", revealed=True).phase == "pot"
    assert tempted(SIX, D="question").phase == "pot"
    phase = next(phase for phase in RULES.phases if phase.name == "pot")
    # There is time to talk before he decides.
    assert phase.seconds > 60


@pytest.mark.rule("GB-80")
def test_the_lawmen_win_at_once_when_every_outlaw_is_out() -> None:
    board = Board(FIVE).hands(A="gold", B="arrest, arrest", E="gold")
    board.at("play", turn="B", revealed=True).do("B", "arrest A").do("A", "surrender")
    assert board.phase != "over"
    board.hands(B="arrest").at("play", turn="B").do("B", "arrest E").do("E", "surrender")
    assert (board.phase, board.winners, board.s.reason) == ("over", "BCD", "outlaws-out")


@pytest.mark.rule("GB-80")
def test_the_outlaws_win_at_once_when_every_lawman_is_shot() -> None:
    board = Board(PEOPLE).hands(A="pistol", B="arrest").give("out", "@2, @3")
    board.at("play", turn="B", revealed=True).do("B", "arrest A").do("A", "respond pistol")
    board.do("B", "hold")
    assert (board.phase, board.winners, board.s.reason) == ("over", "A", "lawmen-out")


@pytest.mark.rule("GB-81")
@pytest.mark.parametrize(("card", "winners"), [("gold", "A"), ("pistol", "BCD")])
def test_after_the_seventh_hour_a_living_outlaw_needs_gold(card: str, winners: str) -> None:
    board = last_turn(PEOPLE, A=card).do("B", "discard question")
    assert board.s.phase == OVER
    assert board.winners == winners
    assert RULES.outcome(board.s).scores == [int(name in winners) for name in "ABCD"]


@pytest.mark.rule("GB-81")
def test_the_dead_win_with_their_side() -> None:
    board = last_turn(PEOPLE, A="pistol").give("out", "@2").do("B", "discard question")
    assert board.winners == "BCD"


@pytest.mark.rule("GB-82")
def test_an_unrevealed_outlaw_shows_at_the_end() -> None:
    board = Board(FIVE).hands(A="pistol", B="question", E="gold").give("start", "@2")
    board.at("play", hour=7, turn="B").do("B", "discard question")
    assert "revealed A Kid" in board.told("-")
    assert "showed E gold" in board.told("C")
    assert board.winners == "AE"


@pytest.mark.rule("GB-90")
def test_the_clock_draws_answers_truly_lets_go_holds_and_stays() -> None:
    supply = Board(PEOPLE).hands(A="gold").give("town", "horse, canoe")
    assert supply.at("next-turn", revealed=True).default("A") == "draw"
    answer = Board(PEOPLE).hands(B="question").at("play", hour=1, turn="B")
    assert answer.do("B", "ask A hat black").default("A") == "yes"
    assert tempted(D="question").default("D") == "stay"
    race = Board(PEOPLE).hands(A="horse", B="arrest, horse").at("play", turn="B", revealed=True)
    assert race.do("B", "arrest A").do("A", "respond horse").default("B") == "pass"
    duel = Board(PEOPLE).hands(A="pistol", B="arrest, pistol").at("play", turn="B", revealed=True)
    assert duel.do("B", "arrest A").do("A", "respond pistol").default("B") == "hold"
    reveal = Board(PEOPLE).hands(A="arrest", B="arrest").at("play", turn="B")
    assert reveal.do("B", "arrest A").default("A") == "replace 0"


@pytest.mark.rule("GB-90")
def test_the_clock_discards_anything_but_gold() -> None:
    board = Board(PEOPLE).hands(A="gold, gold, gold, rifle, tnt").at("play", revealed=True)
    assert {board.default("A", seed) for seed in range(40)} == {"discard rifle", "discard tnt"}
    assert Board(PEOPLE).hands(A="gold").at("play").default("A") == "discard gold"


@pytest.mark.rule("GB-90")
def test_the_clock_responds_and_passes_at_random() -> None:
    board = (
        Board(PEOPLE).hands(A="horse, tnt, gold", B="arrest").at("play", turn="B", revealed=True)
    )
    board.do("B", "arrest A")
    assert {board.default("A", seed) for seed in range(40)} == {"respond horse", "respond tnt"}
    garcia = Board(FIVE).hands(E="gold, tnt").at("slipping", turn="E", revealed=True)
    assert {garcia.default("E", seed) for seed in range(40)} == {"slip gold", "slip tnt"}
