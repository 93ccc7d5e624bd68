"""The rulebook's examples and the golden games replay, line by line, to what they say."""

from pathlib import Path

import pytest

from fistful.engine.state import OVER
from fistful.files import load_record
from fistful.table.record import RecordError, read_record, write_record
from fistful.table.replay import Replay
from fistful.texts import Catalogue

TESTS = Path(__file__).parent
EXAMPLES = sorted((TESTS / "rulebook").rglob("*.fistful"))
GOLDEN = sorted((TESTS / "golden").rglob("*.fistful"))


def name(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


def play(file: Path) -> Replay:
    try:
        return Replay(load_record(file)).play()
    except RecordError as error:
        problem = Catalogue("en").error(error.problem)
        raise AssertionError(f"{name(file)}, line {error.line}: {problem}") from None


@pytest.mark.parametrize("file", EXAMPLES, ids=name)
def test_an_example_of_the_rulebook_plays_as_it_says(file: Path) -> None:
    play(file)


@pytest.mark.parametrize("file", GOLDEN, ids=name)
def test_a_golden_game_still_plays_to_the_same_end(file: Path) -> None:
    replay = play(file)
    assert replay.state.phase == OVER
    assert any(line.kind == "then" for line in replay.record.lines), "asserts nothing"


@pytest.mark.parametrize("file", GOLDEN, ids=name)
def test_a_golden_game_reads_and_writes_to_the_same_text(file: Path) -> None:
    text = file.read_text()
    assert write_record(read_record(text)) == text
