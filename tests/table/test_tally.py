"""The board of an evening: what a finished game's record counts for."""

from pathlib import Path

import pytest

from fistful.engine.dice import QuickDice
from fistful.games import find_game, games
from fistful.table.record import read_record, write_record
from fistful.table.table import Table
from fistful.table.talk import TALK
from fistful.table.tally import Row, Tally, board, tally

GOLDEN = Path(__file__).parents[1] / "golden"


def play(game: str, names: list[str], seed: int, is_brave: bool = False) -> Table:
    """Play a game at random; the brave never withdraw."""
    table = Table(find_game(game), {}, names, bytes([seed]) * 32)
    table.start(now=0.0)
    dice = QuickDice(seed)
    while not table.is_over():
        seat = table.owing()[0]
        texts = [table.text(action) for action in table.legal(seat)]
        texts = [text for text in texts if text != "withdraw" or not is_brave]
        text = texts[dice.below(len(texts))]
        table.submit(seat, table.question.number, text, now=0.0)
    return table


@pytest.mark.parametrize("game", [name for name in games() if name != "toy"])
def test_every_game_counts_for_something(game: str) -> None:
    """Over a few random games each of our games tells of deeds, and nobody does them to nobody."""
    names = ["Ann", "Bob", "Cid", "Dee"]
    found = [tally(play(game, names, seed).record()) for seed in range(6)]
    assert sum([sum(one.cowardice) for one in found])
    for one in found:
        assert (one.who, one.bots) == (names, [False] * 4)
        assert all([0 <= seat < 4 for seat in one.winners])


def test_the_record_says_it_all() -> None:
    """Written, read again, and counted: the same."""
    for file in sorted(GOLDEN.glob("*/*.fistful")):
        record = read_record(file.read_text("utf-8"))
        assert tally(read_record(write_record(record))) == tally(record)


def test_cash_n_guns_counts_withdrawals_kills_and_money() -> None:
    table = play("cash-n-guns", ["Ann", "Bob", "Cid", "Dee"], 3)
    counted = tally(table.record())
    outcome = table.rules.outcome(table.state)
    assert counted.winners == outcome.winners
    assert counted.money == [score or 0 for score in outcome.scores]
    lines = [line for line in table.lines if line.text == "withdraw"]
    assert sum(counted.cowardice) == len(lines)


def test_points_of_blasting_billy_are_no_money() -> None:
    table = play("blasting-billy", ["Ann", "Bob", "Cid", "Dee"], 3)
    assert any(table.rules.outcome(table.state).scores)
    assert tally(table.record()).money == [0, 0, 0, 0]


def test_whoever_is_killed_was_killed_by_somebody() -> None:
    deaths = 0
    for seed in range(12):
        table = play("cash-n-guns", ["Ann", "Bob", "Cid", "Dee"], seed, is_brave=True)
        dead = table.rules.outcome(table.state).fates.count("dead")
        kills = sum(tally(table.record()).kills)
        assert kills >= dead and (kills == 0) == (dead == 0)
        deaths += dead
    assert deaths


def test_a_word_that_is_broken_is_a_betrayal_once() -> None:
    """Everybody promises everybody else to spare them: the first hit of each pair breaks it."""
    names = ["Ann", "Bob", "Cid", "Dee"]
    for seed in range(4):
        honest = tally(play("cash-n-guns", names, seed).record())
        assert sum(honest.betrayed) == 0
        table = play("cash-n-guns", names, seed)
        harmed = tally(spoken(table, "promise"))
        assert 0 < sum(harmed.betrayed) <= 12
        assert harmed.kills == honest.kills
        assert sum(tally(spoken(table, "threaten")).betrayed) == 0


def spoken(table: Table, word: str):  # type: ignore[no-untyped-def]
    """Return a game's record as if everybody had said something to everybody at the deal."""
    record = read_record(write_record(table.record()))
    said = []
    for speaker in record.names:
        for text, talk in TALK.texts(record.names).items():
            if TALK.verb_of[talk].word == word and not text.endswith(speaker):
                said.append(f"# {speaker} says: {text}")
    text = write_record(record)
    head, _, body = text.partition("\n\n")
    return read_record(f"{head}\n\n" + "\n".join([*said, body]))


def test_a_chair_counts_for_whoever_took_it() -> None:
    table = Table(find_game("blasting-billy"), {}, ["Ann", "Clem"], bytes(32))
    table.bots[1] = "rules"
    table.start(now=0.0)
    table.take(1, "Fay")
    while not table.is_over():
        seat = table.owing()[0]
        table.submit(seat, table.question.number, table.text(table.legal(seat)[0]), now=0.0)
    counted = tally(table.record())
    assert (counted.who, counted.bots) == (["Ann", "Fay"], [False, False])


def test_the_board_adds_up_and_puts_the_best_first() -> None:
    one = Tally(
        "a", ["Ann", "Clem"], [False, True], [1], [3, 9], [1, 0], [0, 2], [4, 0], [2, 0], [0, 1]
    )
    two = Tally(
        "b", ["Bob", "Ann"], [False, False], [0, 1], [5, 1], [0, 0], [1, 1], [0, 2], [0, 1], [1, 3]
    )
    assert board([one, two]) == [
        Row("Bob", False, 1, 1, 5, 0, 1, 0, 0, 1),
        Row("Ann", False, 2, 1, 4, 1, 1, 6, 3, 3),
        Row("Clem", True, 1, 1, 9, 0, 2, 0, 0, 1),
    ]
