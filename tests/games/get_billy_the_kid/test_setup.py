"""Get Billy the Kid!: characters, cards, setting up (GB-01 to GB-12)."""

from itertools import combinations

import pytest

from fistful.engine.dice import QuickDice
from fistful.engine.errors import Invalid
from fistful.engine.seats import NATURE, SPECTATOR
from fistful.engine.state import NOTHING
from fistful.games.get_billy_the_kid.cards import (
    ESCAPE,
    KIND_CARD,
    KIND_CHARACTER,
    KIND_FEATURE,
)
from fistful.games.get_billy_the_kid.deck import STANDARD
from fistful.games.get_billy_the_kid.state import GetBilly
from tests.games.get_billy_the_kid.board import RULES, Board

PEOPLE = "Kid Garrett Earp Doc"
CAST = ["Kid", "Garrett", "Earp", "Doc", "Garcia", "Tilghman", "Curnutt", "Masterson"]


def deal(seats: int, seed: int = 0) -> GetBilly:
    """Return a game in which the first seat is asked something."""
    s = RULES.start(seats, {})
    dice = QuickDice(seed)
    while not s.waiting:
        RULES.play(s, NATURE, RULES.draw(s, dice), None)
    return s


@pytest.mark.rule("GB-01")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_each_further_player_brings_one_more_character(seats: int) -> None:
    s = deal(seats)
    assert sorted(KIND_CHARACTER.words[who] for who in s.characters) == sorted(CAST[:seats])
    outlaws = {KIND_CHARACTER.words[s.characters[o]] for o in range(seats) if s.outlaws >> o & 1}
    assert outlaws == ({"Kid"} if seats == 4 else {"Kid", "Garcia"})


@pytest.mark.rule("GB-01")
@pytest.mark.parametrize("seats", [0, 3, 9])
def test_it_is_for_four_to_eight_players(seats: int) -> None:
    with pytest.raises(Invalid, match="player-count"):
        RULES.start(seats, {})


@pytest.mark.rule("GB-02")
def test_the_sheet_of_all_features_is_public() -> None:
    sheet = RULES.view(deal(5), SPECTATOR)["sheet"]
    assert len(sheet) == 5
    kid = next(entry for entry in sheet if KIND_CHARACTER.words[entry["who"]] == "Kid")
    words = [KIND_FEATURE.words[feature] for feature in kid["features"]]
    assert [entry["is_lawman"] for entry in sheet].count(False) == 2
    assert words == ["hat black", "hair fair", "eyes blue", "moustache no"]


@pytest.mark.rule("GB-03", "GB-R1")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_there_are_64_cards_and_13_more_for_each_further_player(seats: int) -> None:
    assert len(STANDARD.bags[seats]) == 64 + 13 * (seats - 4)


@pytest.mark.rule("GB-R1", "GB-03")
def test_what_the_rulebook_says_of_the_cards_holds() -> None:
    """All kinds at every table; Escapes in even numbers at four, some in threes from five on."""
    packs = STANDARD.packs
    for seats in range(4, 9):
        assert all(packs[seats][:ESCAPE])
        assert len([count for count in packs[seats][ESCAPE:] if count]) > 1
    assert not any(count % 2 for count in packs[4][ESCAPE:])
    assert all(3 in packs[seats][ESCAPE:] for seats in range(5, 9))


@pytest.mark.rule("GB-R2")
def test_any_two_characters_differ_in_two_features() -> None:
    for one, other in combinations(STANDARD.has, 2):
        assert (one & ~other).bit_count() >= 2


@pytest.mark.rule("GB-31", "GB-R2")
@pytest.mark.parametrize(("seats", "count"), [(4, 4), (5, 4), (6, 6), (7, 8), (8, 10)])
def test_every_question_tells_something_no_other_does(seats: int, count: int) -> None:
    cast = STANDARD.casts[seats]
    answers = [
        tuple(STANDARD.has[who] >> feature & 1 for who in cast)
        for feature in STANDARD.questions[seats]
    ]
    opposite = [tuple(1 - one for one in answer) for answer in answers]
    assert len({*answers, *opposite}) == 2 * len(answers) == 2 * count
    assert all(0 < sum(answer) < len(cast) for answer in answers)
    lawmen = [place for place, who in enumerate(cast) if STANDARD.is_lawman[who]]
    assert all(len({answer[place] for place in lawmen}) == 2 for answer in answers)
    # All four features are asked about, and what is left out is known from what is not.
    names = {STANDARD.features[feature].split()[0] for feature in STANDARD.questions[seats]}
    assert names == {"hat", "hair", "eyes", "moustache"}
    for feature in range(len(STANDARD.features)):
        left_out = tuple(STANDARD.has[who] >> feature & 1 for who in cast)
        assert sum(left_out) in (0, len(cast)) or left_out in {*answers, *opposite}


@pytest.mark.rule("GB-10")
@pytest.mark.parametrize("seats", [4, 8])
def test_everyone_gets_a_secret_character_and_seven_cards(seats: int) -> None:
    s = RULES.start(seats, {})
    dice = QuickDice(3)
    names = [phase.name for phase in RULES.phases]
    while names[s.phase] in ("characters", "deal"):
        RULES.play(s, NATURE, RULES.draw(s, dice), None)
    assert [len(hand) for hand in s.hands] == [7] * seats
    assert len(s.bag) == 64 + 13 * (seats - 4) - 7 * seats
    for viewer in range(seats):
        view = RULES.view(s, viewer)
        assert view["characters"] == [
            s.characters[other] if other == viewer else NOTHING for other in range(seats)
        ]
        assert view["hand"] == list(s.hands[viewer])
        assert view["sizes"] == [7] * seats
    assert RULES.view(s, SPECTATOR)["characters"] == [NOTHING] * seats


@pytest.mark.rule("GB-11")
def test_a_question_and_an_equal_card_do_not_stay_in_the_town() -> None:
    board = Board(PEOPLE).at("town")
    board.s.turn = NOTHING
    board.do("*", "card question").do("*", "card pistol").do("*", "card pistol")
    assert board.told("-") == ["town-refused pistol twice"]
    board.do("*", "card arrest")
    assert [KIND_CARD.words[card] for card in board.s.town] == ["pistol", "arrest"]
    assert [KIND_CARD.words[card] for card in board.s.discards] == ["question", "pistol"]
    assert board.phase == "first-seat"


@pytest.mark.rule("GB-11")
def test_escapes_of_different_design_are_not_equal() -> None:
    board = Board(PEOPLE).at("town").do("*", "card horse").do("*", "card canoe")
    assert [KIND_CARD.words[card] for card in board.s.town] == ["horse", "canoe"]


@pytest.mark.rule("GB-11")
def test_a_place_stays_empty_when_no_card_left_fits() -> None:
    board = Board(PEOPLE).hands(A="arrest, pistol").give("deck", "gold, question, question")
    everything = board.s.discards
    board.s.hands[1] = tuple(sorted(everything))
    board.s.discards = []
    board.at("town", hour=5, revealed=True).do("*", "card question").do("*", "card gold")
    assert [KIND_CARD.words[card] for card in board.s.town] == ["gold"]
    assert (board.phase, board.s.turn) == ("drawing", 0)


@pytest.mark.rule("GB-12")
def test_a_start_seat_is_drawn_and_it_is_one_oclock() -> None:
    board = Board(PEOPLE).at("first-seat", hour=1)
    assert board.legal("*") == ["start A", "start B", "start C", "start D"]
    board.do("*", "start C")
    assert board.told("-") == ["starts C", "hour 1", "turn C"]
    assert (board.s.start, board.s.turn, board.s.hour) == (2, 2, 1)
