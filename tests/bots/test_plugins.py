"""Bots of one's own: found by path or by name, and what is done when one of them fails."""

import asyncio
import logging
import re
from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from fistful.bots import bot_names, find_bot, plugins, searches
from fistful.bots.plugins import Persona
from fistful.bots.rules import RulesBot
from fistful.engine.errors import Invalid
from fistful.games import find_game
from fistful.lab.sim import simulate
from fistful.server import limits, protocol
from fistful.table.record import read_record
from fistful.table.saved import resume
from fistful.table.table import Table
from fistful.terminal.seating import read_seating
from fistful.terminal.session import Session
from fistful.texts import Catalogue
from tests.server.inside import Inside, run

GAME = "cash-n-guns"
ROOT = Path(__file__).parents[2]
CLUMSY = """
class Crashes:
    def __init__(self, game): pass
    def choose(self, view, legal, dice): raise RuntimeError("no idea")

class Cheats(Crashes):
    def choose(self, view, legal, dice): return -5

class Elsewhere(Crashes):
    games = ("blasting-billy",)
"""


@pytest.fixture
def clumsy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module with bots that fail."""
    (tmp_path / "clumsy.py").write_text(CLUMSY)
    monkeypatch.syspath_prepend(str(tmp_path))


@pytest.fixture
def installed(clumsy: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The same, as if a package named them."""
    named = {"crashes": "clumsy:Crashes", "broken": "clumsy:Nobody", "random": "clumsy:Crashes"}
    entries = EntryPoints([EntryPoint(name, at, plugins.GROUP) for name, at in named.items()])
    monkeypatch.setattr(plugins, "entry_points", lambda group: entries)
    plugins.loaded_plugins.cache_clear()
    plugins.installed.cache_clear()
    yield
    plugins.loaded_plugins.cache_clear()
    plugins.installed.cache_clear()


def test_the_documented_bot_is_ten_lines_and_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = (ROOT / "docs" / "bots.md").read_text()
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(code.splitlines()) <= 10
    (tmp_path / "pacifist.py").write_text(code)
    monkeypatch.chdir(tmp_path)
    bots = ["pacifist:Pacifist", "rules"]
    report = simulate(GAME, 21, 4, bots, {}, seed=1, jobs=2)
    assert report.bots["pacifist:Pacifist"].games == 42
    assert report == simulate(GAME, 21, 4, bots, {}, seed=1, jobs=1), "the same on any cores"


@pytest.mark.parametrize(
    ("bot", "problem"), [("clumsy:Crashes", "RuntimeError: no idea"), ("clumsy:Cheats", "-5 is")]
)
@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.usefixtures("clumsy")
def test_in_the_lab_a_failure_names_the_bot_and_the_position(
    bot: str, problem: str, jobs: int
) -> None:
    with pytest.raises(Invalid) as error:
        simulate(GAME, 40, 4, [bot, "rules"], {}, seed=7, jobs=jobs)
    assert error.value.code == "bot-failed"
    assert error.value.params["bot"] == bot
    said = Catalogue("en").error(error.value)
    assert re.search(r"in game \d+ of seed 7, in seat \d, phase \S+: ", said) and problem in said


@pytest.mark.usefixtures("clumsy")
def test_what_cannot_be_found_is_said() -> None:
    game = find_game(GAME)
    for name, code in (
        ("clumsy:Nobody", "bot-path"),
        ("no.such.module:Bot", "bot-path"),
        ("clumsy:Elsewhere", "unknown-bot"),
        ("search:none", "unknown-bot"),
        ("rules:courage=1", "unknown-bot"),
    ):
        with pytest.raises(Invalid) as error:
            find_bot(name, game, by_path=True)
        assert error.value.code == code
    with pytest.raises(Invalid, match="unknown-bot"):
        find_bot("clumsy:Crashes", game)


@pytest.mark.usefixtures("installed")
def test_an_installed_plugin_takes_no_name_of_the_house(caplog: pytest.LogCaptureFixture) -> None:
    game = find_game(GAME)
    assert plugins.plugin_names(game) == ["crashes", "random"]
    assert "the bot broken of clumsy:Nobody cannot be loaded" in caplog.text
    assert type(find_bot("crashes", game)).__name__ == "Crashes"
    assert type(find_bot("random", game)).__name__ == "RandomBot"
    assert searches("crashes"), "nobody knows how long it thinks"


def test_a_persona_is_rules_of_thumb_with_other_habits() -> None:
    persona = Persona({GAME: {"fear": 2.0}})
    assert isinstance(plugins.make_plugin(persona, find_game(GAME)), RulesBot)
    assert not plugins.can_play(persona, find_game("blasting-billy"))


def session(file: Path, trusted: bool) -> Session:
    game = find_game(GAME)
    seating = read_seating(",".join(["clumsy:Crashes"] * 4), game, Catalogue("en"))
    table = Table(game, {}, seating.names, bytes(range(32)))
    table.bots = list(seating.bots)
    say = Catalogue("en", game, table.names)
    return Session(table, file, say, table.bots if trusted else ())


@pytest.mark.usefixtures("clumsy")
def test_at_the_keyboard_one_that_fails_does_what_the_rules_say_for_the_slow(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "game.fistful"
    played = session(file, trusted=True)
    with caplog.at_level(logging.WARNING):
        played.start()
    assert played.table.is_over()
    assert "the bot clumsy:Crashes failed: RuntimeError: no idea" in caplog.text
    played.save()
    with pytest.raises(Invalid, match="unknown-bot"):
        session(file, trusted=False)
    again = resume(read_record(file.read_text()))
    assert again.bots == ["clumsy:Crashes"] * 4


@pytest.mark.usefixtures("installed")
def test_a_server_seats_plugins_only_if_allowed_and_by_name(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def code(inside: Inside, bot: str) -> str:
        try:
            await inside.ask("ann", protocol.PutBot(id=1, seat=1, bot=bot))
        except Invalid as error:
            return error.code
        return ""

    async def served() -> None:
        inside = await Inside().lay(GAME, 4, bots=[1])
        assert await code(inside, "crashes") == "unknown-bot"
        monkeypatch.setattr(limits, "PLUGIN_BOTS", True)
        assert await code(inside, "clumsy:Crashes") == "unknown-bot"
        assert "crashes" not in bot_names(inside.live.room.game)
        assert await code(inside, "crashes") == ""
        assert 1 in inside.table.owing()
        with caplog.at_level(logging.WARNING, "fistful.server"):
            await asyncio.sleep(30)
        assert 1 not in inside.table.owing()
        assert "the bot crashes failed at room: RuntimeError: no idea" in caplog.text
        await inside.close()

    run(served())
