"""Rules change, games go on: under the rules they began with, or to an end with a name."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from fistful.engine.dice import QuickDice
from fistful.engine.errors import FistfulError
from fistful.games import find_game
from fistful.server import edition, journal, protocol
from fistful.server.edition import RULES_CHANGED
from fistful.table.record import read_record, write_record
from fistful.table.table import Table
from tests.server.inside import Inside, ListStore, run
from tests.server.twins import until_moved

#: Journals of games that were on, written before journals said by which rules; and how far they
#: had come then.
RUNNING = sorted((Path(__file__).parent / "running").glob("*.jsonl"))

#: Those whose journals name a deck: the others have had variants since later only.
WITH_DECKS = [file for file in RUNNING if b'"deck":' in file.read_bytes().splitlines()[0]]


def stored(file: Path) -> tuple[ListStore, dict[str, Any]]:
    """Return a journal as it was kept, and what was known of its game."""
    *entries, known = file.read_bytes().splitlines()
    store = ListStore()
    store.entries["room"] = entries
    store.codes["ABCD"] = "room"
    return store, json.loads(known)


def answers(store: ListStore) -> list[str]:
    """Return what was answered, as lines of a record."""
    entries = [journal.read_entry(data) for data in store.entries["room"]]
    names = [entry.name for entry in entries if isinstance(entry, journal.Joined)]
    lines: list[str] = []
    for entry in entries:
        if isinstance(entry, journal.Answered):
            lines.append(f"{names[entry.seat]}: {entry.text}")
        elif isinstance(entry, journal.Raced):
            lines.append(f"{names[entry.seats[0]]}: {entry.texts[0]}")
    return lines


async def play_to_the_end(inside: Inside) -> None:
    dice = QuickDice(1)
    while not inside.table.is_over():
        owing = inside.table.owing()
        if not owing:
            await until_moved(inside)
            continue
        legal = inside.legal(owing[0])
        await inside.answer(owing[0], legal[dice.below(len(legal))])


def check_end(inside: Inside, lines: list[str]) -> None:
    """The game has ended with its reason, everybody is back at the chairs, the record is kept."""
    lobby = inside.live.room.teller.lobby()
    assert (lobby.stage, lobby.ended, lobby.games) == ("lobby", RULES_CHANGED, 1)
    assert inside.live.room.table is None
    record = inside.live.room.records[-1].splitlines()
    assert [line for line in record if line in lines] == lines
    assert record[-1] == f"# ended: {RULES_CHANGED}"
    assert read_record(inside.live.room.records[-1]).seed


@pytest.mark.parametrize("file", RUNNING, ids=lambda file: str(file.stem))
def test_a_game_of_an_earlier_release_goes_on_as_it_was_or_ends_with_a_reason(file: Path) -> None:
    """If neither is so, the rules have changed: `Rules.version` of that game is to be raised."""

    async def go_on() -> None:
        store, known = stored(file)
        before = answers(store)
        inside = await Inside(store, at=1100.0).open()
        if inside.live.room.ended:
            check_end(inside, before)
        else:
            assert write_record(inside.table.record()).splitlines() == known["record"]
            assert inside.table.question.number == known["question"]
            await play_to_the_end(inside)
            assert inside.live.room.stage == "over"
            assert not inside.live.room.ended
        await inside.close()

    run(go_on())


def is_as_before(file: Path) -> bool:
    """Tell whether the rules are still those a journal was begun with."""
    store, _ = stored(file)
    created = journal.read_entry(store.entries["room"][0])
    assert isinstance(created, journal.Created)
    game = find_game(created.game)
    known = {option.name: option.values[0] for option in game.rules.options} | created.options
    return edition.edition(game, known) == edition.first_edition(game, known)


async def wake_changed(store: ListStore) -> None:
    """Wake a room whose game cannot go on: it ends, once, and another can begin."""
    before = answers(store)
    inside = await Inside(store, at=1100.0).open()
    check_end(inside, before)
    entries = len(store.entries["room"])
    again = await Inside(store, at=1200.0).open()
    check_end(again, before)
    assert len(store.entries["room"]) == entries
    await again.ask("ann", protocol.Start(id=1, fill=""))
    await asyncio.sleep(10)
    assert again.live.room.stage == "playing"
    assert not again.live.room.ended
    await again.close()
    await inside.close()


@pytest.mark.parametrize("file", RUNNING, ids=lambda file: str(file.stem))
def test_a_game_whose_rules_are_no_more_ends_with_a_reason_and_its_record(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(find_game(file.stem).rules), "version", 1000)
    run(wake_changed(stored(file)[0]))


@pytest.mark.parametrize("file", WITH_DECKS, ids=lambda file: str(file.stem))
def test_a_game_whose_deck_is_another_one_now_ends_with_a_reason(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(edition, "deck_hash", lambda folder, deck: "another")
    run(wake_changed(stored(file)[0]))


@pytest.mark.parametrize("file", RUNNING, ids=lambda file: str(file.stem))
def test_a_game_that_turns_out_to_be_another_one_ends_with_a_reason(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules that were changed though nobody said so: what was legal is no more."""
    honest = Table.submit

    def strict(table: Table, seat: int, question: int, text: str, now: float) -> Any:
        if question > 3:
            raise FistfulError("illegal-action")
        return honest(table, seat, question, text, now)

    store = stored(file)[0]
    before = answers(store)

    async def wake() -> None:
        inside = await Inside(store, at=1100.0).open()
        check_end(inside, before)
        await inside.close()

    if is_as_before(file):
        monkeypatch.setattr(Table, "submit", strict)
    run(wake())


def test_a_server_that_is_stopped_leaves_the_whole_record_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With every card that was drawn, though the next one plays by other rules."""

    async def stopped() -> None:
        inside = await Inside().lay("blasting-billy", 3)
        for _ in range(6):
            seat = inside.table.owing()[0]
            await inside.answer(seat, inside.legal(seat)[0])
        record = write_record(inside.table.record()).splitlines()
        store = inside.store
        await inside.close()
        monkeypatch.setattr(type(find_game("blasting-billy").rules), "version", 1000)
        again = await Inside(store).open()
        lines = [line for line in record if line.startswith(("*: ", "Ann: ", "Bob: ", "Cid: "))]
        check_end(again, lines)
        await again.close()

    run(stopped())


def test_journals_say_by_which_rules_a_game_is_played() -> None:
    async def begin() -> None:
        inside = await Inside().lay("get-billy-the-kid", 4)
        await play_to_the_end(inside)
        await inside.ask("ann", protocol.Rematch(id=1))
        await inside.ask("ann", protocol.Start(id=1, fill=""))
        await asyncio.sleep(10)
        started = journal.read_entry(inside.store.entries["room"][-1])
        assert isinstance(started, journal.Started)
        room = inside.live.room
        assert started.edition == edition.edition(room.game, room.options)
        version, _, deck = started.edition.partition("-")
        assert version == str(room.game.rules.version)
        assert len(deck) == 12
        await inside.close()

    run(begin())
