"""A room's journal: not for filling up, and waking costs the same after a day as after a minute."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from fistful.engine.dice import Dice, QuickDice
from fistful.engine.errors import FistfulError
from fistful.games import games
from fistful.server import bookmark, journal, limits, protocol, room, waking, wear
from tests.server.client import Device, running
from tests.server.inside import Inside, ListStore, run
from tests.server.play import sit_down
from tests.server.test_limits import without
from tests.server.test_tables import settings
from tests.server.test_twins import tables_of

# What is written.


def how_often(device: Device, requests: list[tuple[str, dict[str, Any]]]) -> int:
    """Send requests one after the other; return how many were not refused as too fast."""
    done = 0
    for kind, what in requests:
        reply = device.ask(kind, **what)
        if reply["type"] == "error":
            assert reply["code"] == "too-fast"
            return done
        done += 1
    return done


def test_whoever_changes_the_table_all_the_time_is_refused(tmp_path: Path) -> None:
    with running(tmp_path, constants=without("WISHES", "LINKS")) as server:
        hosts = [sit_down(server, 3)[0] for _ in range(3)]
        now = settings(hosts[0])
        people = [device.person for device in server.devices[:3]]
        locks = [("change", {**now, "is_locked": bool(n % 2)}) for n in range(1, 41)]
        mutes = [
            ("mute", {"person": server.devices[4].person, "is_muted": n % 2 == 0})
            for n in range(40)
        ]
        assert how_often(hosts[0], locks) == limits.WISHES[0]
        assert how_often(hosts[1], mutes) == limits.WISHES[0]
        assert how_often(hosts[2], [("link", {})] * 40) == limits.LINKS[0]
        assert how_often(hosts[0], [("arrange", {"chairs": people})]) == 0
        # Nobody else is held up, and talk has a rate of its own.
        assert server.devices[1].ask("chat", text="Quiet!")["type"] == "ok"


@pytest.mark.usefixtures("toy")
def test_what_changes_nothing_is_not_written() -> None:
    async def nothing() -> None:
        inside = await Inside().lay("toy", 3, bots=[2])
        stored = len(inside.store.entries["room"])
        for request in (
            protocol.Change(
                id=1, is_locked=False, is_code_hidden=False, is_muted=False, clock="none"
            ),
            protocol.Mute(id=1, person="bob", is_muted=False),
            protocol.Resume(id=1),
            protocol.PutBot(id=1, seat=1, bot=""),
            protocol.PutBot(id=1, seat=2, bot="rules"),
        ):
            await inside.ask("ann", request)
        assert len(inside.store.entries["room"]) == stored
        await inside.close()

    run(nothing())


@pytest.mark.usefixtures("toy")
def test_a_full_journal_lets_the_game_end_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def code(inside: Inside, person: str, request: protocol.AnyRequest) -> str:
        try:
            await inside.ask(person, request)
        except FistfulError as error:
            return error.code
        return ""

    async def full() -> None:
        inside = await Inside().lay("toy", 3, clock="quick")
        monkeypatch.setattr(wear, "MOST_ENTRIES", len(inside.store.entries["room"]))
        for request in (
            protocol.Chat(id=1, text="Howdy"),
            protocol.Pause(id=1),
            protocol.PutBot(id=1, seat=1, bot="random"),
        ):
            assert await code(inside, "ann", request) == "table-worn"
        await inside.answer(0, inside.legal(0)[0])
        assert await code(inside, "cid", protocol.Leave(id=1)) == ""
        await asyncio.sleep(3600)
        assert inside.live.room.stage == "over"
        assert len(inside.live.room.records) == 1
        assert await code(inside, "ann", protocol.Rematch(id=1)) == "table-worn"
        await inside.close()

    run(full())


# Waking.


def frames(inside: Inside) -> list[str]:
    """Return all that everybody knows, and what is being played."""
    teller, now = inside.live.room.teller, inside.live.time()
    return [teller.snapshot_frame(person, now).text() for person in inside.people()]


async def play_on(inside: Inside, dice: Dice, answers: int) -> None:
    """Play, with all that happens around a game."""
    for _ in range(answers):
        table = inside.table
        if table.is_over():
            return
        if not table.owing():
            await asyncio.sleep(1.0)
            continue
        seat = table.owing()[dice.below(len(table.owing()))]
        around: list[protocol.AnyRequest] = [
            protocol.Chat(id=1, text="Howdy"),
            protocol.Say(id=1, text=f"threaten {table.names[1]}"),
            protocol.Pause(id=1),
            protocol.Skip(id=1),
            protocol.PutBot(id=1, seat=1, bot="random"),
            protocol.Mute(id=1, person="bob"),
        ]
        if not table.clock.is_fixed(table.phase()):
            around.append(protocol.Extend(id=1))
        which = dice.below(3 * len(around))
        if which < len(around):
            await inside.ask("ann", around[which])
        if table.paused_at is not None:
            await inside.ask("ann", protocol.Resume(id=1))
        if table.bots[seat]:
            await inside.ask("ann", protocol.PutBot(id=1, seat=seat, bot=""))
        if table.phase().is_race and inside.live.time() < table.question.opens:
            await asyncio.sleep(table.question.opens - inside.live.time())
            continue
        legal = inside.legal(seat)
        if legal:
            await inside.answer(seat, legal[dice.below(len(legal))])


async def compare(game: str, seats: int, options: dict[str, str], dice: Dice) -> None:
    """At places of a game wake it from a bookmark there: nobody can tell the difference."""
    inside = await Inside().lay(
        game,
        seats,
        clock="normal",
        options=options,
        seed=f"{dice.below(2**60):064x}",
        speed="normal",
    )
    for _ in range(6):
        await play_on(inside, dice, 10)
        # A bot may answer while the other room wakes.
        store, expected = inside.store.copy(), frames(inside)
        live = inside.live
        await store.mark("room", live.room.entries, bookmark.write_bookmark(live.room))
        # Nothing before the bookmark is read.
        store.entries["room"][: live.room.entries] = [b"gone"] * live.room.entries
        other = await Inside(store, at=inside.hub.clock()).wake()
        assert frames(other) == expected
        assert other.live.room.records == live.room.records
        assert vars(other.live.room).keys() == vars(live.room).keys()
        for person, known in live.room.people.items():
            assert other.live.room.people[person] == known
        assert other.table.record() == inside.table.record()
        assert other.table.held == inside.table.held
        await other.close()
    await inside.close()


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("game", [*games(), "toy"])
def test_a_room_wakes_from_its_bookmark_as_it_was(game: str) -> None:
    tables = tables_of(game)
    for number in range(3):
        run(compare(game, *tables[number % len(tables)], QuickDice(number)))


@pytest.mark.usefixtures("toy")
def test_a_room_between_games_wakes_from_its_bookmark() -> None:
    async def between() -> None:
        inside = await Inside().lay("toy", 3, clock="quick")
        await asyncio.sleep(3600)
        for request in (protocol.Rematch(id=1), protocol.Kick(id=1, seat=2)):
            await inside.ask("ann", request)
            live = inside.live
            store = inside.store.copy()
            await store.mark("room", live.room.entries, bookmark.write_bookmark(live.room))
            other = await Inside(store, at=inside.hub.clock()).wake()
            assert frames(other) == frames(inside)
            assert other.live.room.kicked == live.room.kicked
            assert other.live.room.records == live.room.records
            await other.close()
        await inside.close()

    run(between())


class CountingStore(ListStore):
    """Counts the entries read."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = 0

    async def read(self, room: str, after: int, most: int = 2**31) -> list[bytes]:
        found = await super().read(room, after, most)
        self.reads += len(found)
        return found


async def chat_on(inside: Inside, lines: int) -> None:
    for _ in range(lines):
        await inside.ask("ann", protocol.Chat(id=1, text="Howdy"))


@pytest.mark.usefixtures("toy")
def test_waking_reads_as_much_after_a_day_as_after_a_minute() -> None:
    async def wake() -> None:
        store = CountingStore()
        inside = await Inside(store).lay("toy", 3)
        await chat_on(inside, 10 * waking.MARK_EVERY)
        at = inside.hub.clock()
        before = frames(inside)
        await inside.close()
        store.reads = 0
        again = await Inside(store, at=at).wake()
        assert frames(again) == before
        assert store.reads <= waking.MARK_EVERY + 1
        # One that nothing can be made of is not missed.
        await again.close()
        store.bookmarks["room"] = (10**6, b"{}")
        third = await Inside(store, at=at).wake()
        assert frames(third) == before
        assert store.bookmarks["room"][0] == 10**6
        await third.close()

    run(wake())


@pytest.mark.usefixtures("toy")
def test_others_have_their_turn_while_a_long_journal_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def wake() -> None:
        store = ListStore()
        inside = await Inside(store).lay("toy", 3)
        await chat_on(inside, 300)
        await inside.close()
        store.bookmarks.clear()
        monkeypatch.setattr(waking, "SLICE", 0.0)
        turns = 0

        async def somebody_else() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        other = asyncio.ensure_future(somebody_else())
        again = await Inside(store).wake()
        assert turns >= len(store.entries["room"])
        # And a long way need not be gone twice.
        other.cancel()
        monkeypatch.setattr(waking, "MARK_EVERY", 100)
        await again.close()

    run(wake())


@pytest.mark.usefixtures("toy")
def test_others_have_their_turn_while_a_long_talk_is_kept_and_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def wake() -> None:
        store = ListStore()
        inside = await Inside(store).lay("toy", 3)
        for _ in range(300):
            await inside.ask("ann", protocol.Say(id=1, text=f"taunt {inside.table.names[1]}"))
        before = frames(inside)
        at = inside.hub.clock()
        monkeypatch.setattr(bookmark, "PAGE", 10)
        monkeypatch.setattr(waking, "SLICE", 0.0)
        turns = 0

        async def somebody_else() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        other = asyncio.ensure_future(somebody_else())
        await inside.hub.waking.keep(inside.live)
        assert turns >= 300 / bookmark.PAGE
        await inside.close()
        turns = 0
        again = await Inside(store, at=at).wake()
        assert turns >= 300 / bookmark.PAGE
        assert frames(again) == before
        other.cancel()
        await again.close()

    run(wake())


@pytest.mark.usefixtures("toy")
def test_what_happens_while_a_bookmark_is_written_is_not_in_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def keep() -> None:
        inside = await Inside().lay("toy", 3)
        monkeypatch.setattr(bookmark, "PAGE", 1)
        parts = bookmark.bookmark_parts(inside.live.room)
        written, entries = [next(parts)], inside.live.room.entries
        await inside.ask("ann", protocol.Say(id=1, text=f"taunt {inside.table.names[1]}"))
        await inside.answer(0, inside.legal(0)[0])
        store = inside.store.copy()
        await store.mark("room", entries, b"\n".join([*written, *parts]))
        store.entries["room"][:entries] = [b"gone"] * entries
        other = await Inside(store, at=inside.hub.clock()).wake()
        assert frames(other) == frames(inside)
        assert other.table.record() == inside.table.record()
        await other.close()
        await inside.close()

    run(keep())


def test_every_part_of_a_room_is_in_its_bookmark() -> None:
    """A new one is not forgotten: it is in there, or named here."""
    elsewhere = {"answers", "people", "seed", "nonces", "chat", "table", "rehearsal", "teller"}
    elsewhere |= {"tallies", "knocks", "betting", "branched", "deal", "results"}
    assert {*bookmark.PLAIN, *room.SETS, *elsewhere} == set(vars(room.Room()))


def test_journal_entries_that_wear_a_table_out_are_known() -> None:
    """Every kind of entry is needed to end a game, or is refused by a full journal."""
    needed = {
        "Created",
        "Gone",
        "Hosted",
        "Nonce",
        "Started",
        "Answered",
        "Raced",
        "Abandoned",
        "Ticked",
        "Resumed",
    }
    kinds = {kind.__name__ for kind in journal.AnyEntry.__args__}
    assert kinds - {kind.__name__ for kind in wear.WEARING} == needed
