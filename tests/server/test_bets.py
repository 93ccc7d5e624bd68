"""Those who are out, and those who watch, bet: that touches no game and learns no secret."""

from collections.abc import Callable
from typing import Any

import pytest

from fistful.engine.dice import QuickDice
from fistful.engine.errors import FistfulError
from fistful.engine.seats import SPECTATOR
from fistful.games import games
from fistful.server import journal, protocol
from fistful.server.betting import MOST_BETS, bets, living
from fistful.server.bookmark import read_bookmark, write_bookmark
from fistful.server.room import Room
from fistful.texts import Catalogue, languages
from tests.secrets import find_secrets
from tests.server.inside import Ear, Inside, run
from tests.server.twins import until_moved

#: Enough people for somebody to be shot, and a seed with which somebody is.
SEATS, SEEDS = 5, 20


def request(inside: Inside, wager: str, pick: int, round_: int | None = None) -> protocol.Bet:
    now = inside.live.room.betting.round if round_ is None else round_
    return protocol.Bet(id=1, round=now, wager=wager, pick=pick)


async def refused(inside: Inside, person: str, bet: protocol.Bet) -> str:
    with pytest.raises(FistfulError) as caught:
        await inside.ask(person, bet)
    return caught.value.code


async def watch(inside: Inside, person: str) -> None:
    """Let somebody watch under a name."""
    room, now = inside.live.room, inside.live.time()
    joined = journal.Joined(now, person, person.title(), f"token of {person}", -1)
    await inside.hub.write(inside.live, lambda: [joined])
    assert room.seat_of(person) == SPECTATOR
    ear = inside.ears[person] = Ear(inside.hub, person)
    inside.hub.connect(inside.live, ear, protocol.Hello(id=1, version=protocol.VERSION))


async def play(inside: Inside, dice: QuickDice, until: Callable[[], bool]) -> None:
    """Play at random until something is so."""
    while not inside.table.is_over() and not until():
        if not inside.table.owing():
            await until_moved(inside)
            continue
        seat = inside.table.owing()[0]
        legal = inside.legal(seat)
        await inside.answer(seat, legal[dice.below(len(legal))])


def dead(inside: Inside) -> list[int]:
    return [seat for seat in range(SEATS) if seat not in living(inside.live.room)]


async def somebody_dead() -> tuple[Inside, QuickDice, int]:
    """Return a game of Cash 'n Guns in which somebody is out and bets are taken."""
    for seed in range(SEEDS):
        inside = await Inside().lay("cash-n-guns", SEATS, seed=f"{seed:064x}")
        dice = QuickDice(seed)
        taken = lambda: bool(dead(inside)) and inside.live.room.betting.is_open  # noqa: B023, E731
        await play(inside, dice, taken)
        if not inside.table.is_over():
            return inside, dice, dead(inside)[0]
        await inside.close()
    raise AssertionError("nobody was shot")


def shown(inside: Inside) -> protocol.Bets:
    found = bets(inside.live.room)
    assert found is not None
    return found


def test_who_is_out_and_who_watches_bet_and_nobody_hears_before_it_is_decided() -> None:
    async def work() -> None:
        inside, dice, ghost = await somebody_dead()
        room = inside.live.room
        await watch(inside, "wim")
        now = shown(inside)
        assert ghost in now.out
        body = next(one for one in now.open if one.name == "body")
        assert body.picks == [*living(room), -1]
        assert body.pays == [len(body.picks)] * len(living(room)) + [1]
        alive = living(room)[0]
        ann = room.chairs[alive]
        assert await refused(inside, ann, request(inside, "body", -1)) == "not-out"
        assert await refused(inside, "", request(inside, "body", -1)) == "no-name"
        heard = {person: len(ear.heard) for person, ear in inside.ears.items()}
        await inside.ask(room.chairs[ghost], request(inside, "coward", alive))
        await inside.ask("wim", request(inside, "body", -1))
        await inside.ask("wim", request(inside, "coward", -1))
        await inside.ask("wim", request(inside, "winner", alive))
        # Not a frame, and nothing in what anybody is shown who comes now.
        assert {person: len(ear.heard) for person, ear in inside.ears.items()} == heard
        assert shown(inside) == now
        began = room.betting.round
        await play(inside, dice, lambda: not room.betting.is_open)
        assert await refused(inside, "wim", request(inside, "body", alive)) == "bets-closed"
        assert room.betting.settled == []
        await play(inside, dice, lambda: room.betting.round > began)
        if not inside.table.is_over():
            assert await refused(inside, "wim", request(inside, "body", -1, began)) == "bets-closed"
        told = {(one.name, one.wager) for one in room.betting.settled}
        assert told >= {("Wim", "body"), ("Wim", "coward"), (room.names()[ghost], "coward")}
        await play(inside, dice, lambda: False)
        events = [
            event for update in inside.ears[""].updates() for event in update.get("events", [])
        ]
        won = next(event["seats"] for event in reversed(events) if event["event"] == "won")
        wim = next(one for one in shown(inside).ghosts if one.name == "Wim")
        last = next(one for one in room.betting.settled if one.wager == "winner")
        assert (last.points > 0) == (alive in won)
        assert wim.bets == 3
        assert sum([one.points for one in shown(inside).ghosts]) >= wim.points
        await inside.close()

    run(work())


def test_bets_change_nothing_of_the_game_for_anybody() -> None:
    """The same game with bets and without: players are sent the same but for the board."""

    async def heard(is_bet_on: bool) -> dict[str, list[Any]]:
        inside, dice, _ = await somebody_dead()
        room = inside.live.room
        await watch(inside, "wim")
        while not inside.table.is_over():
            if room.betting.is_open and is_bet_on:
                await inside.ask("wim", request(inside, "body", living(room)[0]))
                await inside.ask("wim", request(inside, "winner", -1))
            before = inside.table.question.number
            await play(inside, dice, lambda: inside.table.question.number != before)  # noqa: B023
        found = {}
        for person, ear in inside.ears.items():
            found[person] = [plain(update) for update in ear.updates()]
        await inside.close()
        return found

    assert run(heard(True)) == run(heard(False))


def plain(update: dict[str, Any]) -> dict[str, Any]:
    """Return an update without what was decided of bets."""
    lobby = update.get("lobby")
    if lobby and lobby["bets"]:
        lobby["bets"] = {**lobby["bets"], "settled": [], "ghosts": []}
    return update


def test_a_room_that_wakes_knows_all_bets() -> None:
    async def work() -> None:
        inside, dice, _ = await somebody_dead()
        room = inside.live.room
        await watch(inside, "wim")
        await inside.ask("wim", request(inside, "winner", living(room)[0]))
        began = room.betting.round
        await inside.ask("wim", request(inside, "body", -1))
        for _ in range(2):
            woken, marked = Room(), Room()
            for data in inside.store.entries["room"]:
                woken.apply(journal.read_entry(data))
            for _ in read_bookmark(write_bookmark(room), marked):
                pass
            assert woken.betting == room.betting == marked.betting
            assert bets(woken) == bets(room) == bets(marked)
            await play(inside, dice, lambda: room.betting.round > began)
        assert room.betting.ghosts["Wim"].bets >= 1
        await inside.close()

    run(work())


def test_bets_have_an_allowance_and_end_with_whoever_goes() -> None:
    async def work() -> None:
        inside, _, _ = await somebody_dead()
        room = inside.live.room
        await watch(inside, "wim")
        picks = [-1, living(room)[0]]
        entries = room.entries
        for time in range(MOST_BETS):
            await inside.ask("wim", request(inside, "body", picks[time % 2]))
        await inside.ask("wim", request(inside, "body", picks[1]))
        assert room.entries == entries + MOST_BETS
        assert await refused(inside, "wim", request(inside, "body", -1)) == "bets-enough"
        assert await refused(inside, "wim", request(inside, "tea", -1)) == "bet-unknown"
        assert await refused(inside, "wim", request(inside, "body", 99)) == "bet-unknown"
        await inside.ask("wim", protocol.Leave(id=1))
        assert room.betting.stakes == {}
        await inside.close()

    run(work())


@pytest.mark.parametrize("game", games())
def test_what_may_be_bet_on_comes_from_what_all_may_know(game: str) -> None:
    """At every question of a game: the same in all worlds that look alike to those who watch."""

    async def work() -> int:
        seats, options = find_secrets(game).tables[0]
        inside = await Inside().lay(game, seats, options=options)
        dice, compared = QuickDice(3), 0
        rules, room = inside.table.rules, inside.live.room
        while not inside.table.is_over():
            table = inside.table
            if room.betting.is_open:
                here, true = bets(room), table.state
                table.state = rules.guess(rules.view(true, SPECTATOR), dice)
                assert bets(room) == here
                table.state = true
                compared += 1
            number = table.question.number
            await play(inside, dice, lambda: inside.table.question.number != number)  # noqa: B023
        await inside.close()
        return compared

    assert run(work()) > 2


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_all_that_is_bet_on_has_its_words(game: Any, language: str) -> None:
    say = Catalogue(language, game)
    for wager in game.book.wagers:
        assert say.say(f"bet-{wager.name}").endswith("?")
