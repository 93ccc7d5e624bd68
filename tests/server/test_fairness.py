"""R14: unpredictable. R15: provably fair."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from fistful.bots.random import RandomBot
from fistful.engine.dice import QuickDice, SealedDice
from fistful.engine.errors import FistfulError
from fistful.games import find_game, games
from fistful.table.fairness import SEED_BYTES, fair_dice
from fistful.table.record import read_record, write_record
from fistful.table.table import Table
from fistful.table.verify import verify
from tests.figures import reached
from tests.server.sizes import SIZES

ROOT = Path(__file__).parents[2]
NAMES = ("Ann", "Bob", "Cid", "Dee")


def play_record(game: str, number: int) -> str:
    """Play a game at random; return its record."""
    dice = QuickDice(number)
    seed = bytes([dice.below(256) for _ in range(SEED_BYTES)])
    nonces = [bytes([dice.below(256) for _ in range(16)]) for _ in NAMES]
    table = Table(find_game(game), {}, NAMES, seed, nonces)
    table.start(0.0)
    while not table.is_over():
        seat = table.owing()[0]
        chosen = RandomBot().choose({}, table.legal(seat), dice)
        table.submit(seat, table.question.number, table.text(chosen), 0.0)
    return write_record(table.record())


def flip(text: str, dice: QuickDice) -> str:
    """Flip one bit of what the dice answer for: seed, promise, nonces, options, nature's lines."""
    lines = text.splitlines()
    covered = [
        at
        for at, line in enumerate(lines)
        if line.startswith(("game:", "options:", "commitment:", "nonces:", "seed:", "*:"))
    ]
    while True:
        at = covered[dice.below(len(covered))]
        line = bytearray(lines[at].encode())
        place = line.index(b":") + 2 + dice.below(len(line) - line.index(b":") - 2)
        line[place] ^= 1 << dice.below(7)
        if line.decode().isprintable() and " ".join(line.decode().split()) == line.decode():
            return "\n".join([*lines[:at], line.decode(), *lines[at + 1 :]]) + "\n"


def test_games_verify_and_flipped_bits_are_refused() -> None:
    dice = QuickDice(15)
    names = list(games())
    for number in range(SIZES.verified):
        text = play_record(names[number % len(names)], number)
        assert verify(read_record(text)) > 0
        broken = flip(text, dice)
        with pytest.raises(FistfulError):
            verify(read_record(broken))
    reached(f"{SIZES.verified} games verify, {SIZES.verified} flipped bits refused")


def stand_alone(file: Path) -> subprocess.CompletedProcess[str]:
    """Run the check that needs nothing of ours, where nothing of ours can be found."""
    command = [sys.executable, "-I", "-S", str(ROOT / "docs" / "verify.py"), str(file)]
    return subprocess.run(command, capture_output=True, text=True, cwd=file.parent, check=False)


def test_the_check_without_our_code_knows_the_same_dice(tmp_path: Path) -> None:
    text = play_record("cash-n-guns", 7)
    file = tmp_path / "game.fistful"
    file.write_text(text)
    found = stand_alone(file)
    assert found.returncode == 0, found.stderr
    record = read_record(text)
    key = re.search(r"key of the dice is ([0-9a-f]{64})\.", found.stdout)
    assert key and bytes.fromhex(key[1]) == fair_dice(record.seed, record.nonces).key
    throws = re.findall(r"throw (\d+): (\d+)", found.stdout)
    assert len(throws) == text.count("\n*: ")
    for throw, word in throws:
        sealed = SealedDice(bytes.fromhex(key[1]), int(throw))
        assert sealed.below(2**63) == int(word) % 2**63
    assert len((ROOT / "docs" / "verify.py").read_text().splitlines()) <= 100
    for line in ("seed:", "commitment:", "game:"):
        place = text.index(line) + len(line) + 3
        other = "0" if text[place] != "0" else "1"
        file.write_text(text[:place] + other + text[place + 1 :])
        assert stand_alone(file).returncode != 0


def test_no_dice_but_ours() -> None:
    """`random` can be rebuilt from what it threw: nothing that deals may use it."""
    allowed = {"engine/dice.py": ["from random import Random"], "server/bots.py": []}
    for folder in ("engine", "server", "table", "games"):
        for file in (ROOT / "src" / "fistful" / folder).rglob("*.py"):
            name = str(file.relative_to(ROOT / "src" / "fistful"))
            text = file.read_text()
            used = re.findall(r"^(?:from random import .*|import random.*)$", text, re.MULTILINE)
            assert used == allowed.get(name, []), name
            assert not re.search(r"\brandom\.(?!py)[a-z]+\(", text) or name == "engine/dice.py", (
                name
            )


def test_shuffles_are_even() -> None:
    """χ² of every card at every place; the bound is passed by chance once in a thousand."""
    cards = 10
    counts = [[0] * cards for _ in range(cards)]
    dice = SealedDice(bytes(range(32)))
    for number in range(SIZES.shuffles):
        items = list(range(cards))
        dice.at(number).shuffle(items)
        for place, card in enumerate(items):
            counts[place][card] += 1
    expected = SIZES.shuffles / cards
    chi = sum([(count - expected) ** 2 / expected for row in counts for count in row])
    # 81 degrees of freedom.
    assert 45 < chi < 127
    reached(f"{SIZES.shuffles} shuffles, χ² {chi:.0f} of 81 degrees of freedom")
