"""Positions no game can come to: one line that says what cannot be, and exit status 2."""

import re
from pathlib import Path

import pytest

from fistful.server.replays import Failure, retell_text
from fistful.texts import Catalogue, languages
from tests.test_cli import Run

BILLY = """\
game: blasting-billy
seats: Ann, Bob
given: hand Ann: gold 1, gold 2, gold 3
given: hand Bob: coins 1, coins 2, coins 3
given: top: diamonds 9
given: turn: Ann
"""
GUNS = """\
game: cash-n-guns
seats: Ann, Bob, Cid, Dee
given: round: 1
given: pile: 20, 20, 20, 20, 20, 20, 20, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 5, 5, 5, \
5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 10
"""
POINTED = "".join(
    [
        f"given: loaded {seat}: click\ngiven: aim {seat}: {target}\n"
        for seat, target in (("Ann", "Bob"), ("Bob", "Ann"), ("Cid", "Ann"), ("Dee", "Cid"))
    ]
)
KID = """\
game: get-billy-the-kid
seats: Ann, Ben, Cleo, Dan
given: character Ann: Earp
given: character Ben: Garrett
given: character Cleo: Doc
given: character Dan: Kid
given: hand Ann: arrest, gold
given: hour: 4
given: start: Ann
given: turn: Ann
"""
SIXGUNS = """\
game: stetsons-and-sixguns
seats: Ann, Bob
given: round: 1
given: character Ann: Calamity Jen
given: character Bob: Doc Halliwell
given: hand Ann: Derringer, Snap Shot
given: hand Bob: Doc's Bag, Crossfire
given: row: Quick Draw, Ricochet
"""

#: What goes wrong beside a position that is fine, and what is said of it.
BAD = [
    (BILLY, "hand Ann: gold 1", "turn", "hand of Ann cannot be 1 here: it must be 3"),
    (BILLY, "hand Bob: -", "turn", "hand of Bob cannot be 0"),
    (BILLY, "hand Ann: gold 1, gold 1, gold 1", "turn", "gold 1 is there twice"),
    (BILLY, "hand Bob: gold 1, coins 1, coins 2", "turn", "gold 1 is there twice"),
    (BILLY, "loot gold Ann: 4, dynamite, dynamite", "turn", "gold dynamite is there twice"),
    (BILLY, "billy coins: 3", "turn", "coins 3 is there twice"),
    (BILLY, "top: -", "turn", "top is missing"),
    (BILLY, "last: Ann", "turn", "last is missing, or does not go"),
    (BILLY, "turn: -", "turn", "turn is missing"),
    (BILLY, "turn: @7", "turn", '"@7" is nobody at this table'),
    (GUNS, "hand Ann: bbb, bbb, bbb, bbb", "load", "not that many bbb"),
    (GUNS, "hand Ann: click", "load", "hand of Ann cannot be 1 here"),
    (GUNS, "shown Ann: bbb, bang, bang, bang", "load", "not that many bang"),
    (GUNS + POINTED, "aim Ann: -", "courage", "gun of Ann is loaded and points at nobody"),
    (GUNS + POINTED, "aim Ann: Ann", "courage", "aim of Ann"),
    (GUNS + POINTED, "loaded Ann: -", "bang", "loaded of Ann"),
    (GUNS, "wounds Bob: 3", "load", "wounds of Bob cannot be 3 here: it is 0 to 2"),
    (GUNS, "money Bob: 7", "load", "money of Bob"),
    (GUNS, "round: 9", "load", "1 to 8"),
    (GUNS, "table: 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20", "load", "not that many 20"),
    (GUNS, "pile: 5", "load", "pile is missing"),
    (GUNS, "power Ann: the-kid", "load", "power is missing, or does not go"),
    (GUNS, "cop: Ann", "load", "cop is missing, or does not go"),
    (GUNS, "alive: Ann", "load", "alive is missing"),
    (KID, "hand Ann: -", "play", "hand of Ann cannot be 0"),
    (KID, "character Ann: Garrett", "play", "Garrett is there twice"),
    (KID, "hour: 9", "play", "1 to 7"),
    (KID, "out: Dan", "play", "out is missing"),
    (KID, "turn: -", "play", "turn is missing"),
    (KID, "town: gold, arrest, rifle", "play", "town cannot be 3"),
    (KID, "pot: 99", "play", "at most 5"),
    (KID, "hour: 3", "answer", "a position that no game can come to"),
    (SIXGUNS, "hand Ann: Crossfire", "choose", "Crossfire is there twice"),
    (SIXGUNS, "character Ann: Doc Halliwell", "choose", "Doc Halliwell is there twice"),
    (SIXGUNS, "guns Ann: Sixgun 7", "choose", "guns of Ann cannot be 7"),
    (SIXGUNS, "round: 99", "choose", "at most 8"),
    (SIXGUNS, "notoriety Ann: -1", "choose", "not a whole number"),
    (SIXGUNS, "pile: -4", "choose", "not a whole number"),
    (SIXGUNS, "alive: Ann", "choose", "alive is missing"),
]

EVERY_BAD_ONE = pytest.mark.parametrize(
    ("position", "fact", "phase", "said"),
    BAD,
    ids=[f"{fact} in {phase}" for _, fact, phase, _ in BAD],
)


def record(position: str, fact: str, phase: str) -> str:
    head, _, rest = position.partition("given:")
    return f"fistful 1\n{head}\ngiven:{rest}given: {fact}\ngiven: phase: {phase}\n"


@EVERY_BAD_ONE
@pytest.mark.parametrize("command", ["replay", "review"])
def test_an_impossible_position_is_one_line_and_status_2(
    command: str,
    position: str,
    fact: str,
    phase: str,
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "bad.fistful"
    file.write_text(record(position, fact, phase))
    run = Run(capsys, command, str(file), "--lang", "en")
    assert run.status == 2
    assert re.fullmatch(r"fistful: .+, line \d+: .+\n", run.err), run.err
    assert said in run.err


@EVERY_BAD_ONE
def test_the_server_answers_the_same(position: str, fact: str, phase: str, said: str) -> None:
    found = retell_text(record(position, fact, phase))
    assert isinstance(found, Failure)
    for language in languages():
        assert Catalogue(language).say(f"error-{found.code}", **found.params)
    assert said in Catalogue("en").say(f"error-{found.code}", **found.params)


def test_verify_has_nothing_to_check_in_a_position(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.fistful"
    file.write_text(record(BILLY, "hand Ann: gold 1", "turn"))
    run = Run(capsys, "verify", str(file))
    assert (run.status, run.err.count("\n"), run.out) == (2, 1, "")


@pytest.mark.parametrize(
    ("position", "fact", "phase"),
    [
        (BILLY, "turn: Bob", "turn"),
        (GUNS, "round: 1", "load"),
        (GUNS + POINTED, "wounds Ann: 2", "courage"),
        (KID, "hour: 7", "play"),
        (SIXGUNS, "wounds Ann: 1", "choose"),
    ],
)
def test_what_a_game_can_come_to_is_played(
    position: str, fact: str, phase: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "good.fistful"
    file.write_text(record(position, fact, phase))
    run = Run(capsys, "replay", str(file))
    assert run.status == 0, run.err
