"""The clock of the real table at one keyboard: whoever has not answered on three is too slow."""

import asyncio
from contextlib import suppress
from pathlib import Path

from fistful.games import find_game
from fistful.table.clock import REAL
from fistful.table.record import CLOCK_LINE
from fistful.table.table import Table
from fistful.terminal.app import FullScreen
from fistful.terminal.plain import Leave, PlainGame
from fistful.terminal.session import Session
from fistful.texts import Catalogue
from tests.terminal.test_app import text_of
from tests.terminal.test_race import Watch

NAMES = ("Ann", "Bob", "Cid", "Dee")


def lay(file: Path, people: str = "Ann") -> Session:
    """Return a table where all have loaded, and somebody counts to three."""
    game = find_game("cash-n-guns")
    table = Table(game, {}, NAMES, bytes(32), clock=REAL)
    table.bots = ["" if name in people else "rules" for name in NAMES]
    session = Session(table, file, Catalogue("en", game, table.names))
    session.start()
    while (seat := session.to_ask()) is not None and table.phase().name == "load":
        session.answer(seat, "load click")
    assert table.phase().name == "aim"
    session.start = lambda: None  # type: ignore[method-assign]
    return session


def too_slow(session: Session) -> list[str]:
    return [line.who for line in session.table.lines if line.kind == CLOCK_LINE]


def aim(session: Session, watch: Watch | None) -> list[str]:
    """Play until all have aimed; return what was shown."""
    shown: list[str] = []

    def ask(prompt: str) -> str:
        if session.table.phase().name == "aim":
            return "aim Bob"
        raise Leave

    with suppress(Leave):
        PlainGame(session, ask, shown.append, watch).play()
    assert session.table.phase().name == "courage"
    return shown


def test_whoever_answers_before_three_is_in_time(tmp_path: Path) -> None:
    session = lay(tmp_path / "g")
    assert session.counted() == 6.0
    shown = aim(session, Watch("aim Bob", 5.9))
    assert [line for line in shown if line.endswith("…")][:3] == ["1 …", "2 …", "3 …"]
    assert too_slow(session) == []
    assert "Ann: aim Bob" in [f"{one.who}: {one.text}" for one in session.table.lines]


def test_whoever_does_not_loses_the_bullet(tmp_path: Path) -> None:
    """CG-13."""
    session = lay(tmp_path / "g")
    shown = aim(session, Watch("aim Bob", 6.1))
    assert too_slow(session) == ["Ann"]
    assert "Ann! too-slow" in (tmp_path / "g").read_text()
    assert any("too slow" in line for line in shown)


def test_where_lines_cannot_be_awaited_nobody_is_too_slow(tmp_path: Path) -> None:
    session = lay(tmp_path / "g")
    assert not [line for line in aim(session, None) if line.endswith("…")]
    assert too_slow(session) == []


def test_several_at_one_keyboard_are_asked_one_by_one_with_patience(tmp_path: Path) -> None:
    session = lay(tmp_path / "g", "Ann Bob")
    assert session.counted() is None
    for seat in (0, 1):
        session.answer(seat, "aim Cid")
    assert session.table.phase().name == "courage"
    assert too_slow(session) == []


def test_the_full_screen_counts_too(tmp_path: Path) -> None:
    session = lay(tmp_path / "g")
    session.is_new(0, "opening")
    now = [100.0]
    app = FullScreen(session, lambda: now[0])

    async def play() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert "on three it is too late" in text_of(app, "#question")
            for seconds, count in ((3.1, "1 …"), (1.0, "2 …"), (1.0, "3 …")):
                now[0] += seconds
                app.race_on()
                assert text_of(app, "#question") == count
            now[0] += 1.0
            app.race_on()
            await pilot.pause()
            assert too_slow(session) == ["Ann"]
            assert session.table.phase().name == "courage"

    asyncio.run(play())
