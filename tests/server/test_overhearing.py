"""R3: deals, bets and chairs that change hands tell nobody a secret; nor do openings and boards."""

import asyncio
import json
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from fistful.bots.talk import reply
from fistful.engine.dice import QuickDice
from fistful.engine.errors import FistfulError
from fistful.games import games
from fistful.server import protocol
from fistful.server.evenings import Evenings
from fistful.server.gate import Gate
from fistful.server.stages import COMMITTED, LOBBY, PLAYING
from fistful.table.table import Table
from fistful.testing.tables import Fault
from tests.server.inside import CODE, Inside, run
from tests.server.overhearing import compare, talkative
from tests.server.test_bets import play

#: Pairs of worlds of a game.
PAIRS = 15


def overheard(game: str, pairs: int) -> tuple[int, int, int]:
    found = (0, 0, 0)
    seed = 0
    with talkative():
        while found[0] < pairs:
            more = run(compare(game, seed, pairs - found[0]))
            found = (found[0] + more[0], found[1] + more[1], found[2] + more[2])
            seed += 1
    return found


@pytest.mark.parametrize("game", games())
def test_nobody_hears_what_bots_hold_by_deals_bets_and_chairs(game: str) -> None:
    compared, said, told = overheard(game, PAIRS)
    assert compared >= PAIRS
    # Bots did talk, and the chair's secrets did pass to whoever took it.
    assert said > PAIRS
    assert told > 0


def test_a_bot_that_agrees_because_of_its_cards_would_be_heard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The test is tested."""
    tables: list[Table] = []
    look = Table.view

    def noting(self: Table, seat: int) -> Any:
        tables.append(self)
        return look(self, seat)

    def leaky(rules: Any, bot: str, view: Any, seat: int, to: int, dice: Any, spoken: Any) -> Any:
        own = str(look(tables[-1], seat))
        said = reply(rules, bot, view, seat, to, dice, spoken)
        return said._replace(line="" if sum([ord(letter) for letter in own]) % 2 else said.line)

    monkeypatch.setattr(Table, "view", noting)
    monkeypatch.setattr("fistful.server.replies.reply", leaky)
    with pytest.raises(Fault):
        overheard("cash-n-guns", 40)


class Screen:
    """Whoever looks at the board of the evening."""

    def __init__(self, inside: Inside) -> None:
        routes = Evenings(Gate(inside.hub, frozenset())).routes(lambda handler: handler)
        transport = httpx.ASGITransport(app=Starlette(routes=routes))
        self.http = httpx.AsyncClient(transport=transport, base_url="http://table.example")

    async def board(self) -> tuple[bytes, bytes]:
        """Return the board and its file."""
        path = f"/api/tables/{CODE}/evening"
        return (await self.http.get(path)).content, (await self.http.get(f"{path}/file")).content


async def play_out(inside: Inside, screen: Screen, board: tuple[bytes, bytes] | None) -> int:
    """Play a game to its end; while it runs the board stays as it was. Return how often it was
    looked at."""
    dice, looked = QuickDice(1), 0
    while not inside.table.is_over():
        number = inside.table.question.number
        await play(inside, dice, lambda: inside.table.question.number != number)  # noqa: B023
        if board and not inside.table.is_over():
            assert await screen.board() == board
            looked += 1
    return looked


def test_the_board_and_its_file_say_nothing_of_a_game_that_runs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("fistful.server.limits.READING", (1_000_000, 1.0))

    async def work() -> None:
        inside = await Inside().lay("blasting-billy", 4)
        screen = Screen(inside)
        empty = await screen.board()
        assert await play_out(inside, screen, empty) > 10
        first = await screen.board()
        assert first != empty
        await inside.ask("ann", protocol.Rematch(id=1))
        await inside.ask("ann", protocol.Start(id=1, fill=""))
        seed = inside.live.room.seed
        assert inside.live.room.stage == COMMITTED and await screen.board() == first
        while inside.live.room.stage != PLAYING:
            await asyncio.sleep(0.25)
        assert seed.hex().encode() not in b"".join(await screen.board())
        assert await play_out(inside, screen, first) > 10
        games = json.loads((await screen.board())[1])["records"]
        assert len(games) == 2 and seed.hex() in games[1]
        await inside.close()

    run(work())


def test_an_opening_is_the_same_for_every_screen_and_over_at_the_deal() -> None:
    """The cards are a number: all screens have the words."""

    async def work() -> None:
        inside = await Inside().lay("get-billy-the-kid", 4)
        with pytest.raises(FistfulError, match="wrong-stage"):
            await inside.ask("ann", protocol.Teach(id=1, card=0))
        await play_out(inside, Screen(inside), None)
        await inside.ask("ann", protocol.Rematch(id=1))
        for card in (0, 1, 2):
            before = {person: len(ear.heard) for person, ear in inside.ears.items()}
            await inside.ask("ann", protocol.Teach(id=1, card=card))
            told = {
                person: [{**update, "seq": 0} for update in ear.updates()[before[person] :]]
                for person, ear in inside.ears.items()
            }
            assert all([heard == told[""] for heard in told.values()])
            assert [(one["type"], one["lobby"]["card"]) for one in told[""]] == [("lobby", card)]
        assert inside.live.room.stage == LOBBY
        await inside.ask("ann", protocol.Start(id=1, fill=""))
        while inside.live.room.stage != PLAYING:
            await asyncio.sleep(0.25)
        assert inside.live.room.card == -1
        await inside.close()

    run(work())


def test_a_bot_agrees_to_nothing_while_its_own_answer_lies_sealed() -> None:
    """Its word would be kept or broken by chance: it says yes or no when the question is over."""

    async def work() -> None:
        inside = await Inside().lay("cash-n-guns", 4, bots=[2, 3])
        dice = QuickDice(2)
        while not (inside.table.phase().name == "aim" and inside.table.owing() == [0, 1]):
            people = [seat for seat in inside.table.owing() if seat < 2]
            if inside.table.phase().name == "aim" or not people:
                await asyncio.sleep(0.25)
                continue
            legal = inside.legal(people[0])
            await inside.answer(people[0], legal[dice.below(len(legal))])
        bot = inside.table.names[2]
        await inside.ask("ann", protocol.Say(id=1, text=f"deal {bot}"))
        number = inside.table.question.number
        await asyncio.sleep(30.0)
        assert (0, 2) in inside.table.pledges.open_offers()
        for seat in (0, 1):
            await inside.answer(seat, inside.legal(seat)[0])
        assert inside.table.question.number > number
        await asyncio.sleep(5.0)
        assert (0, 2) not in inside.table.pledges.offers
        await inside.close()

    run(work())


def test_whoever_plays_alone_is_answered_though_bots_take_no_time() -> None:
    """There bots have sealed their answers at once: they say yes or no before the next ones."""

    async def work() -> None:
        inside = Inside()
        inside.is_solo = True
        await inside.lay("cash-n-guns", 4, bots=[1, 2, 3])
        while inside.table.phase().name != "aim" or inside.table.owing() != [0]:
            if inside.table.owing() == [0]:
                await inside.answer(0, inside.legal(0)[0])
            await asyncio.sleep(0.25)
        for seat in (1, 2, 3):
            await inside.ask("ann", protocol.Say(id=1, text=f"deal {inside.table.names[seat]}"))
        await asyncio.sleep(5.0)
        assert len(inside.table.pledges.open_offers()) == 3
        await inside.answer(0, inside.legal(0)[0])
        while inside.table.owing() != [0]:
            await asyncio.sleep(0.25)
        assert inside.table.pledges.offers == {}
        await inside.close()

    run(work())
