"""Get Billy the Kid!: the instinct, its habits and its people."""

import pytest

from fistful.bots.rules import RulesBot, instinct_of
from fistful.engine.dice import Dice, QuickDice
from fistful.engine.seats import NATURE, SEATS_IN
from fistful.engine.state import OVER
from fistful.games.get_billy_the_kid import GAME
from fistful.games.get_billy_the_kid.deck import STANDARD
from fistful.games.get_billy_the_kid.mind.evaluation import evaluate
from fistful.games.get_billy_the_kid.mind.suspicion import Suspicion
from fistful.games.get_billy_the_kid.state import GetBilly
from fistful.games.mind import Instinct
from tests.games.get_billy_the_kid.board import RULES, Board
from tests.games.instincts import decisions_in_other_worlds

PEOPLE = "Kid Garrett Earp Doc"
FIVE = "Kid Garrett Earp Doc Garcia"


class Anyone:
    """Plays anything legal."""

    def choose(self, s: GetBilly, seat: int, legal: list[int], dice: Dice) -> int:
        return dice.pick(sorted(legal))


def play(seats: int, seed: int, lawmen: Instinct, outlaws: Instinct) -> GetBilly:
    """Return a finished game between two ways of playing."""
    s = RULES.start(seats, {})
    dice = QuickDice(seed)
    while s.phase != OVER:
        asked = SEATS_IN[s.waiting]
        if not asked:
            RULES.play(s, NATURE, RULES.draw(s, dice), None)
            continue
        seat = asked[dice.below(len(asked))]
        mind = outlaws if s.outlaws >> seat & 1 else lawmen
        RULES.play(s, seat, mind.choose(s, seat, RULES.legal(s, seat), dice), None)
    return s


def choice(board: Board, who: str) -> str:
    """Return what the rules-of-thumb player does in words."""
    view = board.view(who)
    bot = RulesBot(GAME, {"whim": 0.0, "bluff": 0.0})
    action = bot.choose(view, RULES.legal(board.s, view["you"]), QuickDice(0))
    return RULES.verbs.text(action, board.names)


def test_it_knows_no_more_than_its_seat() -> None:
    assert decisions_in_other_worlds(GAME.name, 600) >= 600


def test_habits_and_people_are_within_range() -> None:
    ranges = {habit.name: habit for habit in GAME.habits}
    assert len(ranges) == len(GAME.habits) <= 15
    assert all(habit.least <= habit.value <= habit.most for habit in GAME.habits)
    assert set(GAME.personas) == {"hothead", "coward", "accountant", "liar", "avenger"}
    for habits in GAME.personas.values():
        for name, value in habits.items():
            assert ranges[name].least <= value <= ranges[name].most


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_it_beats_random_players_on_either_side(seats: int) -> None:
    mind, anyone = instinct_of(GAME, {}), Anyone()
    lawful = sum(
        [bool(s.won & s.outlaws) for s in [play(seats, i, mind, anyone) for i in range(20)]]
    )
    lawless = sum(
        [bool(s.won & s.outlaws) for s in [play(seats, i, anyone, mind) for i in range(20)]]
    )
    assert lawful <= 4
    assert lawless >= 16


@pytest.mark.rule("GB-R4")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_with_the_reconstructed_deck_either_side_can_win(seats: int) -> None:
    mind = instinct_of(GAME, {})
    games = [play(seats, seed, mind, mind) for seed in range(24)]
    wins = sum([bool(s.won & s.outlaws) for s in games])
    assert 0 < wins < len(games)


def test_an_outlaw_lies_consistently() -> None:
    """All its answers are those of one Lawman."""
    for seed in range(6):
        board = Board("Kid Garrett Earp Doc Garcia Tilghman Curnutt Masterson")
        features = [STANDARD.features[feature] for feature in STANDARD.questions[8]]
        for feature in features[seed:] + features[:seed]:
            board.hands(B="question").at("play", hour=1, turn="B").do("B", f"ask A {feature}")
            board.do("A", choice(board, "A"))
        lawmen = board.s.could[0] & board.s.deck.lawmen
        assert lawmen.bit_count() == 1


def test_a_lawman_arrests_a_seat_that_can_only_be_an_outlaw() -> None:
    board = Board(PEOPLE).hands(B="arrest, gold, question, pistol").at("play", turn="B")
    board.s.could[0] = 1
    assert choice(board, "B") == "arrest A"


def test_suspicion_falls_on_who_cannot_be_the_lawman_it_claims_to_be() -> None:
    board = Board("Garrett Earp Doc Kid").hands(A="question").at("play", hour=1)
    board.do("A", "ask D moustache yes").do("D", "yes")
    suspicion = Suspicion(1.0)
    before = suspicion.odds(board.s, 0)
    assert sum(before) == pytest.approx(1)
    assert before[0] == 0
    board.hands(B="gold").at("play", hour=1, turn="B").do("B", "discard gold")
    assert suspicion.odds(board.s, 0)[1] < before[1]
    board.hands(A="question").at("play", hour=2).do("A", "ask D hat black").do("D", "no")
    # Only Garrett has both, and A is Garrett.
    assert suspicion.odds(board.s, 0) == pytest.approx([0, 0, 0, 1], abs=0.05)


def test_a_false_arrest_that_may_be_bluff_clears_nobody_alone() -> None:
    board = Board(FIVE, {"bluff_arrest": "yes"}).hands(C="arrest").at("play", turn="C")
    board.do("C", "arrest D")
    odds = Suspicion(1.0).odds(board.s, 1)
    assert odds[2] > odds[3] > 0


def test_a_hand_seat_is_worth_more_with_gold_to_an_outlaw_and_less_out_of_turn() -> None:
    rich = Board(PEOPLE).hands(A="gold, pistol", B="arrest").at("play", revealed=True)
    poor = Board(PEOPLE).hands(A="question, pistol", B="arrest").at("play", revealed=True)
    assert evaluate(rich.s, 0) > evaluate(poor.s, 0)
    rich.s.missing = 0b10
    assert evaluate(rich.s, 1) < evaluate(poor.s, 1)


def test_the_kid_keeps_his_gold_and_responses() -> None:
    board = Board(PEOPLE).hands(A="gold, gold, arrest, horse, tnt, disguise, pistol, pistol")
    assert choice(board.at("play", revealed=True), "A") == "discard arrest"


def test_the_kid_short_of_gold_steals_some_and_buys_a_response_when_he_can_spare_it() -> None:
    thief = Board(PEOPLE).hands(A="pistol, rifle, horse").give("town", "gold, arrest")
    assert choice(thief.at("play", revealed=True), "A").startswith("steal")
    rich = Board(PEOPLE).hands(A="gold, gold, gold, question").give("town", "disguise, arrest")
    assert choice(rich.at("next-turn", revealed=True), "A") == "buy disguise"


def test_garcia_passes_gold_to_a_kid_who_may_have_none() -> None:
    board = Board(FIVE).hands(A="arrest", E="gold, gold, pistol, tnt")
    assert choice(board.at("slipping", turn="E", revealed=True), "E") == "slip gold"


def test_doc_joins_late_in_the_day_and_stays_while_the_odds_are_good() -> None:
    late = Board(PEOPLE, {"enticement": "on"}).hands(D="gold").give("pot", "1")
    assert choice(late.at("next-turn", hour=7, turn="D", revealed=True), "D") == "join"
    people = "Kid Garrett Earp Doc Garcia Tilghman Curnutt Masterson"
    early = Board(people, {"enticement": "on"}).hands(D="gold").give("pot", "1").give("out", "@4")
    assert choice(early.at("next-turn", hour=4, turn="D", revealed=True), "D") == "stay"


def test_tnt_goes_before_the_sure_disguise() -> None:
    board = Board(PEOPLE).hands(A="disguise, tnt", B="arrest").at("play", turn="B", revealed=True)
    assert choice(board.do("B", "arrest A"), "A") == "respond tnt"


@pytest.mark.rule("GB-33")
def test_a_lawman_with_a_gun_to_spare_looks_before_it_throws_a_card_away() -> None:
    rich = Board(PEOPLE).hands(B="rifle, rifle, pistol, horse, arrest", A="gold")
    assert choice(rich.at("play", hour=2, turn="B"), "B").startswith("look ")
    # The only gun is not spent.
    poor = Board(PEOPLE).hands(B="rifle, arrest, horse", A="gold")
    assert choice(poor.at("play", hour=2, turn="B"), "B").startswith("discard ")


@pytest.mark.rule("GB-33")
def test_nobody_looks_at_a_hand_it_knows() -> None:
    board = Board(PEOPLE).hands(B="rifle, rifle, pistol, horse, arrest", A="gold, tnt")
    board.at("play", hour=2, turn="B").do("B", "look A").draw()
    board.hands(B="rifle, rifle, pistol, horse, arrest").at("play", hour=3, turn="B")
    assert choice(board, "B") in ("look C", "look D")


@pytest.mark.rule("GB-38")
def test_lawmen_hunt_the_outlaw_that_answered_last() -> None:
    for hunted in ("A", "E"):
        board = Board(FIVE).hands(**{hunted: "disguise, gold"}, B="arrest", C="arrest")
        board.at("play", turn="B", revealed=True).do("B", f"arrest {hunted}")
        board.do(hunted, "respond disguise")
        board.hands(C="arrest, pistol, pistol, pistol").at("play", turn="C")
        assert choice(board, "C") == f"arrest {hunted}"


def test_while_two_outlaws_are_at_large_nobody_runs_into_guns_it_cannot_meet() -> None:
    def chase(guns: str, hour: int = 5) -> str:
        board = Board(FIVE).hands(A="rifle, rifle, rifle, pistol, gold", B=f"arrest, gold{guns}")
        board.at("play", hour=hour, turn="B", revealed=True)
        board.s.known[1 * 5 + 0] = board.s.hands[0]
        board.s.known[1 * 5 + 4] = board.s.hands[0]
        return choice(board, "B")

    assert chase("") == "discard gold"
    assert chase(", pistol, pistol, pistol, pistol").startswith("arrest ")
    # In the last hour there is nothing to lose.
    assert chase("", hour=7).startswith("arrest ")


@pytest.mark.rule("GB-51")
def test_an_outlaw_without_gold_plays_either_gun_for_some() -> None:
    for gun in ("rifle", "pistol"):
        board = Board(PEOPLE, {"steal_is_play": "yes"}).hands(A=f"{gun}, horse, question")
        board.give("town", "gold, arrest")
        assert choice(board.at("play", revealed=True), "A") == f"steal {gun}"
