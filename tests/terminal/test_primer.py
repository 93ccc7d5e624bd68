"""What newcomers are told at the terminal, beside the question."""

from pathlib import Path

import pytest

from fistful.bots import find_bot
from fistful.engine.dice import QuickDice
from fistful.games import find_game, games
from fistful.games.game import Game
from fistful.table.show import Scene
from fistful.table.table import Table
from fistful.terminal.session import Session
from fistful.texts import Catalogue, languages
from tests.games.get_billy_the_kid.board import Board
from tests.games.get_billy_the_kid.test_chase import confront

GAMES = list(games().values())
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_language = pytest.mark.parametrize("language", languages())


def sit_down(game: Game, file: Path, language: str = "en", options: str = "") -> Session:
    """Return a session with one person among bots, dealt."""
    chosen = dict([one.split("=") for one in options.split(",") if one])
    names = ("Ann", "Bob", "Cid", "Dee", "Eve")[: max(4, game.rules.fewest)]
    table = Table(game, chosen, names, bytes(range(32)))
    table.bots = ["", *["rules"] * (len(names) - 1)]
    session = Session(table, file, Catalogue(language, game, names))
    session.start()
    return session


def at(board: Board, who: int, file: Path, language: str = "en") -> Session:
    """Return a session of one person at a position of Get Billy the Kid!."""
    game = find_game("get-billy-the-kid")
    table = Table(game, board.s.options, board.names, bytes(32))
    table.bots = ["rules"] * len(board.names)
    table.bots[who] = ""
    table.state = board.s
    table.ask(Scene(0.0, 0.0))
    return Session(table, file, Catalogue(language, game, table.names))


@each_game
@each_language
def test_a_whole_game_leaves_nothing_unexplained(game: Game, language: str, tmp_path: Path) -> None:
    """Each question is explained the first time, and whoever has one choice is told why."""
    session = sit_down(game, tmp_path / "g", language)
    dice, bot = QuickDice(3), find_bot("rules", game)
    seen: set[str] = set()
    while (seat := session.to_ask()) is not None:
        advice = session.advice(seat)
        phase = session.table.phase().name
        guide = session.say.say(f"guide-{phase}")
        assert session.guide(seat) == ("" if phase in seen else guide)
        seen.add(phase)
        choices = session.choices(seat)
        assert len(choices) > 1 or advice.lines
        assert set(advice.notes) <= set(choices)
        assert session.cards(seat)
        session.answer(
            seat, session.table.text(bot.choose(session.table.view(seat), choices, dice))
        )


@each_game
@each_language
def test_the_reader_is_called_you_and_never_by_name(
    game: Game, language: str, tmp_path: Path
) -> None:
    session = sit_down(game, tmp_path / "g", language)
    dice, bot = QuickDice(4), find_bot("rules", game)
    while (seat := session.to_ask()) is not None:
        view, legal = session.table.view(seat), session.choices(seat)
        assert not [line for line in session.drawing(seat) if "Ann" in line]
        session.answer(seat, session.table.text(bot.choose(view, legal, dice)))
    named = [line for line in session.heard[0] if "Ann" in line and '"' not in line]
    assert len(named) <= 2, "only the results name everybody; bots may speak to Ann"


@each_game
def test_the_goal_is_told_at_the_start(game: Game, tmp_path: Path) -> None:
    title, tagline, *goal = sit_down(game, tmp_path / "g").opening(0)
    assert (title, bool(tagline), bool(goal)) == (Catalogue("en", game).say("game"), True, True)


def test_a_lawman_is_told_why_there_is_one_answer(tmp_path: Path) -> None:
    board = Board("Earp Kid Garrett Doc").hands(B="question, gold").at("play", hour=1, turn="B")
    feature = next(text for text in board.legal("B") if text.startswith("ask A"))
    session = at(board.do("B", feature), 0, tmp_path / "g")
    assert len(session.choices(0)) == 1
    assert "You are a Lawman: you can only tell the truth." in session.advice(0).lines


def test_a_shootout_tells_the_score_and_that_holding_fire_behind_is_the_end(tmp_path: Path) -> None:
    board = confront(A="pistol", B="gold, rifle").do("A", "respond pistol")
    session = at(board, 1, tmp_path / "g")
    advice = session.advice(1)
    assert "You are one shot behind A. Fire, or you are out." in advice.lines
    hold = next(one for one in session.choices(1) if session.table.text(one) == "hold")
    assert advice.notes[hold] == "you are out"


def test_whoever_cannot_answer_an_arrest_is_told_so(tmp_path: Path) -> None:
    session = at(confront(A="gold, question"), 0, tmp_path / "g")
    assert "Nothing in your hand answers an arrest." in session.advice(0).lines


def test_cards_that_can_only_be_discarded_say_why(tmp_path: Path) -> None:
    board = Board("Earp Kid Garrett Doc").hands(A="arrest, pistol, gold").at("play", hour=1)
    session = at(board, 0, tmp_path / "g")
    notes = {session.table.text(one): note for one, note in session.advice(0).notes.items()}
    assert notes["discard arrest"].startswith("Too early")
    assert notes["discard pistol"].startswith("Keep it for a confrontation")


def test_stances_tell_what_they_cost_and_why_others_are_not_possible(tmp_path: Path) -> None:
    session = sit_down(find_game("stetsons-and-sixguns"), tmp_path / "g")
    while session.table.phase().name != "stance":
        session.answer(0, session.table.text(session.choices(0)[0]))
    advice = session.advice(0)
    notes = {session.table.text(one): note for one, note in advice.notes.items()}
    assert notes["stance stand"].endswith("(free)")
    assert notes["stance run"].endswith("(costs a point)")
    assert "Stay in cover: not possible. You have no cover yet." in advice.lines
    assert any(line.startswith("You play ") for line in advice.lines), "one's own card"


def test_a_card_that_is_revealed_is_explained_once(tmp_path: Path) -> None:
    session = sit_down(find_game("stetsons-and-sixguns"), tmp_path / "g")
    before = len(session.heard[0])
    while session.table.phase().name in ("choose", "aim", "stance"):
        session.answer(0, session.table.text(session.choices(0)[0]))
    heard = session.heard[0][before:]
    shown = [place for place, line in enumerate(heard) if " reveals " in line]
    assert shown
    assert all(heard[place + 1].startswith("  “") for place in shown[:1])
    said = [line for line in session.heard[0] if line.startswith("  “")]
    assert len(said) == len(set(said))


def test_whoever_has_nothing_to_show_is_told_why_they_are_asked(tmp_path: Path) -> None:
    session = sit_down(find_game("cash-n-guns"), tmp_path / "g", options="powers=all")
    dice, bot = QuickDice(1), find_bot("rules", session.table.game)
    found = False
    while (seat := session.to_ask()) is not None:
        legal = session.choices(seat)
        if [session.table.text(one) for one in legal] == ["pass"]:
            assert session.say.say("screen-only-pass") in session.advice(seat).lines
            found = True
        session.answer(seat, session.table.text(bot.choose(session.table.view(seat), legal, dice)))
    assert found
