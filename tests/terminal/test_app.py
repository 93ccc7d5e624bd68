"""The full screen, driven by its keys."""

import asyncio
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from fistful.bots.reaction import QUICKEST, SLOWEST
from fistful.games import find_game
from fistful.table.record import read_record
from fistful.table.saved import resume
from fistful.table.table import Table
from fistful.table.verify import verify
from fistful.terminal.app import Curtain, FullScreen, Page
from fistful.terminal.app import Rules as RulesScreen
from fistful.terminal.seating import read_seating
from fistful.terminal.session import Session
from fistful.texts import Catalogue
from tests.terminal.test_race import HORSE, NONE, first_match, lay_race


def open_app(file: Path, seats: str) -> FullScreen:
    game = find_game("blasting-billy")
    seating = read_seating(seats, game, Catalogue("en"))
    table = Table(game, {}, seating.names, bytes(32))
    table.bots = list(seating.bots)
    return FullScreen(Session(table, file, Catalogue("en", game, table.names)))


def test_a_whole_game_is_played_with_the_enter_key(tmp_path: Path) -> None:
    file = tmp_path / "game.fistful"
    app = open_app(file, "you,bot")

    async def play() -> None:
        async with app.run_test(size=(100, 40)) as pilot:
            while not app.session.table.is_over():
                await pilot.press("enter")
            await pilot.pause()
            question = str(app.query_one("#question", Static).render())
            assert app.session.ending()[-1] in question

    asyncio.run(play())
    assert verify(read_record(file.read_text())) > 0


def test_a_digit_picks_a_choice_and_r_opens_the_rules(tmp_path: Path) -> None:
    app = open_app(tmp_path / "game.fistful", "you,bot")

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("enter", "r")
            assert isinstance(app.screen, RulesScreen)
            await pilot.press("escape")
            before = app.session.table.question.number
            await pilot.press("3")
            assert app.session.table.question.number > before

    asyncio.run(play())


def test_keys_scroll_the_table_and_the_story(tmp_path: Path) -> None:
    app = open_app(tmp_path / "game.fistful", "you,bot,bot,bot,bot")

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("enter", *["1"] * 6)
            table, story = app.query_one("#top"), app.query_one("#log")
            end = story.scroll_y
            assert (table.scroll_y, end) == (0, story.max_scroll_y)
            await pilot.press("s", "e")
            assert table.scroll_y > 0
            assert story.scroll_y < end
            await pilot.press("w", "d")
            assert (table.scroll_y, story.scroll_y) == (0, end)

    asyncio.run(play())


def test_ctrl_c_leaves_and_the_record_is_there(tmp_path: Path) -> None:
    file = tmp_path / "game.fistful"
    app = open_app(file, "you,bot")

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("enter", "enter", "ctrl+c")
            await pilot.pause()
            assert not app.is_running

    asyncio.run(play())
    assert resume(read_record(file.read_text())).actions > 0


def test_two_people_are_kept_apart_by_curtains(tmp_path: Path) -> None:
    app = open_app(tmp_path / "game.fistful", "Ann=you,Bob=you")

    async def play() -> None:
        async with app.run_test(size=(100, 40)) as pilot:
            assert isinstance(app.screen, Curtain)
            await pilot.press("enter")
            assert isinstance(app.screen, Page), "what the game is about"
            await pilot.press("enter")
            await choose_and_take_back(app, pilot)
            await pilot.press("enter", "enter")
            assert isinstance(app.screen, Curtain), "the other person takes the keyboard"
            assert app.session.table.actions > 0

    asyncio.run(play())


async def choose_and_take_back(app: FullScreen, pilot: Pilot[None]) -> None:
    """Choose, and take it back on the curtain: nothing has been answered."""
    question = app.session.table.question.number
    await pilot.press("enter")
    assert isinstance(app.screen, Curtain)
    await pilot.press("u")
    assert app.session.table.question.number == question
    assert app.query_one("#choices", OptionList).option_count == 9


def text_of(app: FullScreen, name: str) -> str:
    return str(app.query_one(name, Static).render())


def test_a_question_mark_explains_the_cards_and_t_shows_the_whole_table(tmp_path: Path) -> None:
    app = open_app(tmp_path / "game.fistful", "you,bot")

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            assert "Share the loot with Billy" in str(app.screen.query_one(Static).render())
            await pilot.press("enter", "question_mark")
            assert "Dynamite blows up" in str(app.screen.query_one(Static).render())
            await pilot.press("escape", "t")
            assert "Your hand" in str(app.screen.query_one(Static).render())
            await pilot.press("escape")
            assert not isinstance(app.screen, Page)

    asyncio.run(play())


def test_a_race_is_run_against_the_clock(tmp_path: Path) -> None:
    """GB-42: nobody answers before their instant; whoever is beaten is told, and keys are safe."""
    session, table = lay_race(tmp_path / "game.fistful", 1, B=HORSE, C=HORSE, D=NONE)
    session.start = lambda: None  # type: ignore[method-assign]
    session.is_new(1, "opening")
    now = [100.0]
    app = FullScreen(session, lambda: now[0])

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert "The clock is running" in text_of(app, "#question")
            now[0] += QUICKEST - 0.01
            app.race_on()
            assert not table.lines, "nobody reacts as quickly as that"
            now[0] += SLOWEST
            app.race_on()
            await pilot.pause()
            assert first_match(table) == "C"
            assert isinstance(app.screen, Curtain)
            await pilot.press("1")
            assert isinstance(app.screen, Curtain), "typed too late: no answer to anything"
            assert not [line for line in table.lines if line.who == "B"]

    asyncio.run(play())


def test_a_quick_person_wins_the_race(tmp_path: Path) -> None:
    session, table = lay_race(tmp_path / "game.fistful", 1, B=HORSE, C=HORSE, D=NONE)
    session.start = lambda: None  # type: ignore[method-assign]
    session.is_new(1, "opening")
    now = [100.0]
    app = FullScreen(session, lambda: now[0])

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            now[0] += QUICKEST - 0.1
            await pilot.press("1")
            assert first_match(table) == "B"

    asyncio.run(play())
