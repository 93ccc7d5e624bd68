"""Games on a seeded server can be played again, for tests that need to know what comes."""

from pathlib import Path

import pytest

from fistful.engine.dice import QuickDice
from fistful.games import games
from fistful.table.record import read_record
from fistful.table.verify import verify
from tests.server.client import Device, Server, running
from tests.server.play import begin, play, sit_down

#: Answers of people in one game; some games are long.
MOST = 40
#: Tests answer quicker than people.
PATIENT = {"fistful.server.limits.FRAMES": [1_000_000, 1.0]}


def play_with_bots(server: Server, game: str, seats: int, loiters: bool) -> tuple[str, list[str]]:
    """Play with one person among bots; return the table's code and what the person was told."""
    host = Device(server).lay(game, seats=seats, clock="none", name="Ann")
    host.connect()
    assert host.ask("start", fill="rules")["type"] == "ok"
    dice, answers = QuickDice(5), 0
    while host.stage != "over" and answers < MOST:
        if not host.owes():
            host.receive()
            continue
        if loiters:
            # All the bots have had their time, and the device has heard of it.
            host.ask("ping", sent=0.0)
        assert host.question is not None
        legal = host.question["legal"]
        host.answer(str(legal[dice.below(len(legal))]["text"]))
        answers += 1
    told = [update for update in host.updates if update["type"] == "told"]
    return host.code, [repr(update["events"]) + repr(update["view"]) for update in told]


@pytest.mark.parametrize("game", sorted(games()))
def test_the_same_answers_give_the_same_game(game: str, tmp_path: Path) -> None:
    seats = games()[game].rules.fewest
    played: list[tuple[str, list[str]]] = []
    for number, seed in enumerate((7, 7, 8)):
        folder = tmp_path / str(number)
        folder.mkdir()
        with running(folder, seed=seed, constants=PATIENT) as server:
            played.append(play_with_bots(server, game, seats, loiters=number == 1))
    assert played[0] == played[1]
    assert played[0][1] != played[2][1]


def test_a_seeded_game_still_verifies(tmp_path: Path) -> None:
    with running(tmp_path, seed=1, constants=PATIENT) as server:
        devices = sit_down(server, 2, "blasting-billy")
        begin(devices)
        play(devices)
        record = devices[0].http.get(f"/api/tables/{devices[0].code}/record").text
    assert verify(read_record(record)) > 0
