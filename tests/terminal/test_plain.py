"""Playing in plain lines, as a pipe or a screen reader would."""

from pathlib import Path

import pytest

from fistful.games import find_game, games
from fistful.table.record import read_record
from fistful.table.replay import Replay
from fistful.table.saved import resume, retell
from fistful.table.table import Table
from fistful.table.verify import verify
from fistful.terminal.plain import Leave, PlainGame
from fistful.terminal.seating import read_seating, usual_seating
from fistful.terminal.session import Session
from fistful.texts import Catalogue, languages


class Keyboard:
    """Types prepared lines, and keeps what was printed."""

    def __init__(self, *lines: str, then: str = "1") -> None:
        self.lines = list(lines)
        self.then = then
        self.printed: list[str] = []

    def ask(self, prompt: str) -> str:
        self.printed.append(prompt)
        return self.lines.pop(0) if self.lines else self.then

    def text(self) -> str:
        return "\n".join(self.printed)


def sit_down(
    file: Path, keyboard: Keyboard, seats: str, game: str = "blasting-billy", lang: str = "en"
) -> PlainGame:
    found = find_game(game)
    seating = read_seating(seats, found, Catalogue(lang))
    table = Table(found, {}, seating.names, bytes(range(32)))
    table.bots = list(seating.bots)
    session = Session(table, file, Catalogue(lang, found, table.names))
    return PlainGame(session, keyboard.ask, keyboard.printed.append)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", list(games()))
def test_a_whole_game_can_be_played_and_its_record_verifies(
    name: str, lang: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.fistful"
    keyboard = Keyboard()
    seats = usual_seating(find_game(name).rules.fewest)
    game = sit_down(file, keyboard, seats, name, lang)
    game.play()
    game.session.save()
    assert verify(read_record(file.read_text())) > 0
    assert keyboard.printed[-1] == game.session.ending()[-1]


def test_a_choice_may_be_typed_as_records_write_it(tmp_path: Path) -> None:
    keyboard = Keyboard()
    game = sit_down(tmp_path / "g", keyboard, "you,bot")
    game.session.start()
    text = game.session.table.text(game.session.choices(0)[4])
    keyboard.lines = ["nonsense", "0", "99", "?", text]
    assert game.choose(0) == text
    assert keyboard.text().count("none of the choices") == 3


def test_table_log_rules_and_talk_can_be_asked_for(tmp_path: Path) -> None:
    keyboard = Keyboard("rules", "table", "log", "talk", "taunt Clem", "talk", "kiss Clem", "1")
    game = sit_down(tmp_path / "g", keyboard, "you,bot")
    game.session.start()
    game.choose(0)
    assert "# Blasting Billy" in keyboard.text()
    assert 'Stranger: "Is that all you have, Clem?"' in keyboard.text()
    assert 'no talk "kiss Clem"' in keyboard.text()


@pytest.mark.parametrize("leaving", [Leave, EOFError, KeyboardInterrupt])
def test_whoever_leaves_can_resume(leaving: type[BaseException], tmp_path: Path) -> None:
    file = tmp_path / "game.fistful"

    def ask(prompt: str) -> str:
        if file.exists() and len(file.read_text().splitlines()) > 40:
            raise leaving
        return "1"

    game = sit_down(file, Keyboard(), "you,bot,bot")
    game.ask = ask
    with pytest.raises(leaving):
        game.play()
    saved = read_record(file.read_text())
    table = resume(saved)
    assert table.bots == ["", "rules", "rules"]
    before = Replay(saved).play()
    assert table.rules.view(table.state, 0) == before.view(0)
    table, story = retell(saved)
    session = Session(table, file, Catalogue("en", table.game, table.names), story=story)
    # All that was heard before is told again, word for word.
    assert session.heard == game.session.heard
    keyboard = Keyboard()
    PlainGame(session, keyboard.ask, keyboard.printed.append).play()
    assert game.session.heard[0][0] in keyboard.text()
    assert verify(read_record(file.read_text())) > 0


def test_several_people_pass_the_keyboard_behind_a_curtain_and_may_take_back(
    tmp_path: Path,
) -> None:
    keyboard = Keyboard("", "1", "u", "2", "", then="")
    game = sit_down(tmp_path / "g", keyboard, "Ann=you,Bob=you")
    asked: list[str] = []
    answer = game.session.answer

    def note(seat: int, text: str, now: float | None = None) -> None:
        asked.append(f"{seat} {text}")
        answer(seat, text)
        raise Leave

    game.session.answer = note  # type: ignore[method-assign]
    game.session.start()
    first = game.session.to_ask()
    assert first is not None
    second_choice = game.session.table.text(game.session.choices(first)[1])
    with pytest.raises(Leave):
        game.play()
    assert asked == [f"{first} {second_choice}"]


def test_one_person_does_not_see_what_the_other_was_told(tmp_path: Path) -> None:
    keyboard = Keyboard(then="1")
    game = sit_down(tmp_path / "g", keyboard, "Ann=you,Bob=you")
    game.session.start()
    for seat, other in ((0, 1), (1, 0)):
        own = [line for line in game.session.heard[seat] if "You are dealt" in line]
        assert len(own) == 3
        assert not set(own) & set(game.session.heard[other])


@pytest.mark.parametrize(
    ("text", "names", "bots"),
    [
        ("you,bot", ("Stranger", "Clem"), ("", "rules")),
        ("Ann=you, Doc=random", ("Ann", "Doc"), ("", "random")),
        ("you,you,random", ("Stranger", "Stranger 2", "Clem"), ("", "", "random")),
    ],
)
def test_seats_are_read(text: str, names: tuple[str, ...], bots: tuple[str, ...]) -> None:
    seating = read_seating(text, find_game("blasting-billy"), Catalogue("en"))
    assert (seating.names, seating.bots) == (names, bots)
