"""Records brought to the server: told again as everybody saw them, checked, refused in words."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from fistful.engine.seats import SPECTATOR
from fistful.games import games
from fistful.server import limits
from fistful.server.replays import Failure, attempt, check, own_record
from fistful.server.retelling import Retelling, retell
from fistful.table.record import (
    CLOCK_LINE,
    NATURE_LINE,
    SEAT_LINE,
    Line,
    Record,
    read_record,
)
from fistful.table.replay import Replay
from tests.server.client import Device, Server, running
from tests.server.play import OPEN, begin, play, sit_down, sync

GOLDEN = Path(__file__).parents[1] / "golden"
#: One record a game: the largest table of each.
RECORDS = [
    "blasting_billy/five-players-zero-billy",
    "cash_n_guns/all-powers-cop",
    "get_billy_the_kid/eight-players",
    "stetsons_and_sixguns/six-players-cards-discarded",
]


def golden(name: str) -> str:
    return (GOLDEN / f"{name}.fistful").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("replays")) as server:
        yield server


def actions(record: Record) -> list[Line]:
    return [line for line in record.lines if line.kind in (SEAT_LINE, CLOCK_LINE, NATURE_LINE)]


def post(server: Server, door: str, text: str | bytes) -> httpx.Response:
    return server.post(f"/api/{door}", content=text)


def views(told: Retelling, seat: int) -> Iterator[dict[str, Any]]:
    """Lay a seat's changes over the watchers', as a device does."""
    changes = {eyes.seat: eyes.changes for eyes in told.eyes}
    watched: dict[str, Any] = {}
    own: dict[str, Any] = {}
    for moment in range(len(told.steps) + 1):
        watched |= changes[SPECTATOR][moment]
        if seat != SPECTATOR:
            own |= changes[seat][moment]
        yield {**watched, **own}


@pytest.mark.parametrize("name", RECORDS)
def test_everybody_sees_and_hears_again_what_they_saw_and_heard(name: str) -> None:
    record = read_record(golden(name))
    told = retell(record)
    audiences = [*range(len(record.names)), SPECTATOR]
    seen = {seat: views(told, seat) for seat in audiences}
    replay = Replay(record)
    for seat in audiences:
        assert next(seen[seat]) == replay.view(seat)
    for step, line in zip(told.steps, actions(record), strict=True):
        replay.take(line)
        assert (step.line, step.text) == (line.number, line.text)
        assert (step.seat, replay.rules.verbs.texts(record.names)[step.text]) == replay.log[-1]
        for seat in audiences:
            assert next(seen[seat]) == replay.view(seat)
            heard = [one.event for one in step.told if one.audience >> seat & 1]
            plain = replay.rules.events.plain
            assert heard == [plain(event) for event in replay.events if event.is_for(seat)]


@pytest.mark.parametrize("name", RECORDS)
def test_what_a_game_counts_ends_where_its_score_does(name: str) -> None:
    record = read_record(golden(name))
    told = retell(record)
    assert [one.name for one in told.counted] == list(games()[record.game].counted) != []
    for counted in told.counted:
        assert {len(values) for values in counted.values} == {len(told.steps) + 1}
    replay = Replay(record).play()
    scores = replay.rules.outcome(replay.state).scores
    finals = {one.name: [values[-1] for values in one.values] for one in told.counted}
    if record.game == "blasting-billy":
        assert finals["safe"] == scores
    if record.game == "stetsons-and-sixguns":
        assert finals["points"] == scores
    if record.game == "cash-n-guns":
        assert finals["money"] == replay.view(SPECTATOR)["money"]


def test_table_talk_is_told_at_its_moment() -> None:
    text = golden(RECORDS[0])
    names = read_record(text).names
    lines = text.splitlines()
    at = lines.index("") + 6
    lines.insert(at, f"# {names[1]} says: threaten {names[0]}")
    lines.append("# nobody says: anything")
    told = retell(read_record("\n".join(lines)))
    assert [(one.step, one.seat) for one in told.talk] == [(5, 1)]
    assert told.talk[0].text == f"threaten {names[0]}"


def test_a_set_up_position_is_told_from_where_it_begins() -> None:
    path = GOLDEN.parent / "rulebook" / "cash_n_guns" / "e4-the-grenade.fistful"
    told = retell(read_record(path.read_text(encoding="utf-8")))
    assert told.steps
    assert len(told.eyes[0].changes) == len(told.steps) + 1


def test_a_record_can_be_brought_and_is_told_and_checked(server: Server) -> None:
    text = golden(RECORDS[0])
    told = post(server, "replays", text)
    assert told.status_code == 200
    assert told.headers["content-encoding"] == "gzip"
    assert len(told.json()["steps"]) == len(actions(read_record(text)))
    plain = server.post("/api/replays", content=text, headers={"accept-encoding": "identity"})
    assert plain.json() == told.json()
    found = post(server, "checks", text).json()
    assert (found["error"], found["actions"]) == ("", len(told.json()["steps"]))


@pytest.mark.parametrize(
    ("change", "error", "line"),
    [
        (("seed: ", "seed: 0"), "record-hex", 7),
        (("\n*: ", "\n*: gold 99 "), "record-illegal", 9),
        (("game: blasting-billy", "game: poker"), "unknown-game", 2),
        (("fistful 1", "fistful 9"), "record-first", 1),
        (("seats: ", "game: billy\nseats: "), "record-twice", 4),
    ],
)
def test_a_malformed_record_is_refused_with_its_line(
    server: Server, change: tuple[str, str], error: str, line: int
) -> None:
    text = golden("blasting_billy/four-players").replace(*change, 1)
    answer = post(server, "replays", text)
    assert answer.status_code == 400
    assert answer.json()["error"] == error
    assert answer.json()["params"]["line"] == line
    assert post(server, "checks", text).status_code in (200, 400)


def test_what_is_no_text_or_too_large_is_refused(server: Server) -> None:
    assert post(server, "replays", b"\xff\xfe").json()["error"] == "record-text"
    assert post(server, "checks", "").json()["error"] == "record-empty"
    huge = post(server, "replays", "x" * (limits.LARGEST_RECORD + 1))
    assert huge.status_code == 413
    assert huge.json()["params"]["most"] == limits.LARGEST_RECORD
    get = server.get("/api/replays")
    assert get.status_code == 405


def test_a_tampered_record_is_found_out(server: Server) -> None:
    text = golden("blasting_billy/four-players")
    seed = read_record(text).seed.hex()
    other = post(server, "checks", text.replace(seed, "0" * 64)).json()
    assert other["error"] == "verify-commitment"
    # Two cards change places: legal to the eye, but not what the seed gives.
    lines = text.splitlines()
    cards = [at for at, line in enumerate(lines) if line.startswith("*: card ")][-2:]
    lines[cards[0]], lines[cards[1]] = lines[cards[1]], lines[cards[0]]
    found = post(server, "checks", "\n".join(lines)).json()
    assert (found["error"], found["line"]) == ("verify-draw", cards[0] + 1)
    assert found["commitment"] == read_record(text).commitment


def test_no_stranger_names_a_file_of_ours(server: Server) -> None:
    text = golden("get_billy_the_kid/four-players").replace("deck=standard", "deck=/etc/passwd")
    assert "/etc/passwd" in text
    for door in ("replays", "checks"):
        answer = post(server, door, text)
        assert answer.json()["error"] == "option-value"
        assert "root" not in answer.text


def test_a_record_of_a_deck_that_has_moved_says_where_it_is(server: Server) -> None:
    text = golden("get_billy_the_kid/four-players").replace("deck=standard", "deck=draft")
    for door in ("replays", "checks"):
        answer = post(server, door, text).json()
        assert (answer["error"], answer["params"]["line"]) == ("option-moved", 3)
        assert answer["params"]["file"] == "studies/get-billy-the-kid-draft.toml"


def test_a_position_no_game_can_come_to_is_a_typed_error() -> None:
    def broken() -> bytes:
        raise IndexError

    failure = attempt(broken)
    assert isinstance(failure, Failure)
    assert failure.code == "record-impossible"


def test_a_record_that_goes_round_for_ever_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless() -> bytes:
        while True:
            pass

    monkeypatch.setattr("fistful.server.replays.PATIENCE", 1)
    failure = attempt(endless)
    assert isinstance(failure, Failure)
    assert failure.code == "record-stuck"


def test_a_foreign_page_cannot_bring_records(server: Server) -> None:
    answer = server.post("/api/replays", content="x", headers={"origin": "https://evil.example"})
    assert answer.status_code == 403


def test_bringing_records_has_a_rate(tmp_path: Path) -> None:
    with running(tmp_path, constants={"fistful.server.limits.READING": (3, 60.0)}) as server:
        statuses = [post(server, "checks", "x").status_code for _ in range(4)]
    assert statuses == [400, 400, 400, 429]


@pytest.mark.usefixtures("toy")
def test_a_game_played_here_can_be_told_again_once_it_is_over(tmp_path: Path) -> None:
    """R7: before, there is no record to tell, for any role."""
    with running(tmp_path, constants=OPEN) as server:
        devices = sit_down(server, 3)
        stranger = Device(server)
        begin(devices)
        for device in (*devices, stranger):
            for door in ("record", "records/0", "replay", "check"):
                path = f"/api/tables/{devices[0].code}/{door}"
                assert device.http.get(path).status_code == 404
        play(devices)
        sync(devices)
        text = stranger.http.get(f"/api/tables/{devices[0].code}/record").text
    assert retell(read_record(text)).steps
    assert check(own_record(text)).error == ""
