"""The puzzles that come with the games, and how they are found."""

import pytest
from click.testing import CliRunner

from fistful.games import find_game, games
from fistful.puzzles.command import puzzles
from fistful.puzzles.make import MOST_ANSWERS, look_through
from fistful.puzzles.puzzle import FOLDER, PART, puzzle_name, puzzles_of
from fistful.table.record import read_record
from fistful.table.replay import Replay

#: Bytes of all puzzles together.
MOST_BYTES = 1_000_000


@pytest.mark.parametrize("game", games())
def test_every_puzzle_asks_its_seat_and_has_a_better_answer_than_the_usual_one(game: str) -> None:
    for name, puzzle in puzzles_of(game).items():
        assert name == puzzle.name == puzzle_name(puzzle.record, puzzle.seat)
        replay = Replay(read_record(puzzle.record)).play()
        assert replay.rules.phases[replay.state.phase].name == puzzle.phase
        legal = [replay.text(one) for one in replay.rules.legal(replay.state, puzzle.seat)]
        texts = [one.text for one in puzzle.answers]
        assert set(texts) <= set(legal) and 2 <= len(texts) <= MOST_ANSWERS
        assert puzzle.answers[puzzle.best].worth == max([one.worth for one in puzzle.answers])
        assert puzzle.answers[puzzle.best].worth > puzzle.answers[puzzle.usual].worth + 40
        less, more = sorted([puzzle.reason.usual, puzzle.reason.best])
        assert less < more, "what is said to differ shows in the numbers that are told"
        if puzzle.is_sealed:
            most = max([one.weight for one in puzzle.answers])
            assert puzzle.answers[puzzle.usual].weight <= PART * most + 1
            assert puzzle.answers[puzzle.best].weight >= PART * most


def test_all_puzzles_together_are_small() -> None:
    assert 0 < sum([file.stat().st_size for file in FOLDER.glob("*.gz")]) <= MOST_BYTES


def test_the_same_game_has_the_same_puzzles() -> None:
    game = find_game("cash-n-guns")
    assert look_through(game, 4, "rules", 3) == look_through(game, 4, "rules", 3)


def test_they_are_counted() -> None:
    told = CliRunner().invoke(puzzles, ["count", "--lang", "nl"])
    assert told.exit_code == 0 and "Cash 'n Guns" in told.output
