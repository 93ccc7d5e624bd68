"""Get Billy the Kid!: the rule-of-thumb player."""

import pytest

from fistful.bots.random import RandomBot
from fistful.engine.dice import QuickDice
from fistful.engine.game import Bot
from fistful.engine.seats import NATURE, SEATS_IN
from fistful.engine.state import OVER
from fistful.games.get_billy_the_kid import GAME
from fistful.games.get_billy_the_kid.state import GetBilly
from fistful.games.get_billy_the_kid.suspicion import Suspicion
from tests.games.get_billy_the_kid.board import RULES, Board

PEOPLE = "Kid Garrett Earp Doc"
FIVE = "Kid Garrett Earp Doc Garcia"


def play(seats: int, seed: int, lawmen: Bot, outlaws: Bot) -> GetBilly:
    """Return a finished game between two ways of playing."""
    s = RULES.start(seats, {})
    dice = QuickDice(seed)
    while s.phase != OVER:
        asked = SEATS_IN[s.waiting]
        if not asked:
            RULES.play(s, NATURE, RULES.draw(s, dice), None)
            continue
        seat = asked[dice.below(len(asked))]
        bot = outlaws if s.outlaws >> seat & 1 else lawmen
        RULES.play(s, seat, bot.choose(RULES.view(s, seat), RULES.legal(s, seat), dice), None)
    return s


def choice(board: Board, who: str) -> str:
    """Return what the bot does in words."""
    view = board.view(who)
    action = GAME.bot().choose(view, RULES.legal(board.s, view["you"]), QuickDice(0))
    return RULES.verbs.text(action, board.names)


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_it_beats_random_players_on_either_side(seats: int) -> None:
    bot, anyone = GAME.bot(), RandomBot()
    lawful = sum(
        [bool(s.won & s.outlaws) for s in [play(seats, i, bot, anyone) for i in range(20)]]
    )
    lawless = sum(
        [bool(s.won & s.outlaws) for s in [play(seats, i, anyone, bot) for i in range(20)]]
    )
    assert lawful <= 4
    assert lawless >= 16


@pytest.mark.rule("GB-R4")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_with_the_reconstructed_deck_either_side_can_win(seats: int) -> None:
    games = [play(seats, seed, GAME.bot(), GAME.bot()) for seed in range(24)]
    wins = sum([bool(s.won & s.outlaws) for s in games])
    assert 0 < wins < len(games)


def test_an_outlaw_lies_consistently() -> None:
    """All its answers are those of one Lawman."""
    for seed in range(6):
        board = Board("Kid Garrett Earp Doc Garcia Tilghman Curnutt Masterson")
        features = ["hat black", "hair dark", "eyes brown", "moustache yes"]
        for feature in features[seed % 4 :] + features[: seed % 4]:
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
    suspicion = Suspicion(board.view("A"))
    assert sum(suspicion.outlaw) == pytest.approx(1)
    assert suspicion.outlaw[0] == 0
    board.hands(B="gold").at("play", hour=1, turn="B").do("B", "discard gold")
    assert Suspicion(board.view("A")).outlaw[1] < suspicion.outlaw[1]


def test_the_kid_keeps_his_gold_and_responses() -> None:
    board = Board(PEOPLE).hands(A="gold, gold, arrest, horse, tnt, disguise, pistol, pistol")
    assert choice(board.at("play", revealed=True), "A") == "discard arrest"


def test_the_kid_short_of_gold_steals_some_and_buys_a_response_when_he_can_spare_it() -> None:
    thief = Board(PEOPLE).hands(A="pistol, rifle, horse").give("town", "gold, arrest")
    assert choice(thief.at("next-turn", revealed=True), "A").startswith("steal")
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
