"""R6: how long frames are says nothing, to whoever sees them pass encrypted.

At every question of every game the frames of one step have one length for all seats that are
asked, and one for all others; and they would have the same in another world that all who watch
cannot tell from the true one.
"""

import asyncio
import json
from collections import defaultdict
from functools import partial

import pytest

from fistful.engine.dice import Dice, QuickDice
from fistful.engine.seats import SPECTATOR
from fistful.games import games
from fistful.server import protocol
from fistful.table import messages
from fistful.table.show import Scene
from fistful.testing.tables import Fault
from tests.figures import reached
from tests.server.client import FRAME, filled_up
from tests.server.inside import Inside, run
from tests.server.sizes import SIZES
from tests.server.test_twins import tables_of

#: Lengths of frames, with the length of what is really in them.
Seen = list[tuple[int, int]]
#: Lengths of the frames of two seats of which the first has more to read.
Pairs = list[tuple[int, int]]


def seen(inside: Inside) -> dict[tuple[str, bool], Seen]:
    """Return what passed since the last look, by the kind of frame and whether one was asked."""
    found: dict[tuple[str, bool], Seen] = defaultdict(list)
    for person, ear in inside.ears.items():
        seat = inside.live.room.seat_of(person)
        asked = seat in inside.table.question.seats
        frames = [*ear.all_frames(), inside.live.room.teller.snapshot_frame(person).text()]
        for frame in frames if person else []:
            kind = json.loads(frame)["type"]
            if kind in ("told", "asked", "snapshot"):
                found[kind, asked].append((len(frame.encode()), len(frame.encode().rstrip())))
        ear.heard.clear()
    return found


def lengths_of(inside: Inside) -> list[int]:
    """Return how long frames about the open question are for each seat, events aside."""
    teller, table = inside.live.room.teller, inside.table
    nothing = messages.Happened(Scene(0.0, 0.0), None)
    last, teller.last = teller.last, 0
    lengths: list[int] = []
    for make, spare in (
        (partial(teller.told, nothing, {}), teller.told_bytes),
        (teller.asked, teller.asked_bytes),
    ):
        public = protocol.bare_length(make(SPECTATOR, 1))
        for seat in range(len(table.names)):
            frame = protocol.write_frame(make(seat, 1), public + spare(seat)).text()
            lengths.append(len(frame.encode()))
    teller.last = last
    return lengths


def other_world(inside: Inside, dice: Dice) -> None:
    """Compare the frames with those of a world that looks the same to all who watch."""
    table = inside.table
    here, true = lengths_of(inside), table.state
    table.state = table.rules.guess(table.rules.view(true, SPECTATOR), dice)
    there = lengths_of(inside)
    table.state = true
    if here != there:
        raise Fault(f"{table.phase().name}: {here} here, {there} there")


async def listen(game: str, seats: int, options: dict[str, str], dice: Dice) -> tuple[int, Pairs]:
    """Play a game; check every question. Return how many there were, and the pairs of seats."""
    inside = await Inside().lay(game, seats, options=options, seed=f"{dice.below(2**60):064x}")
    pairs: Pairs = []
    questions = 0
    number = -1
    while not inside.table.is_over():
        if number != inside.table.question.number:
            number = inside.table.question.number
            questions += 1
            for (kind, asked), found in seen(inside).items():
                if len({length for length, _ in found}) != 1:
                    raise Fault(f"{inside.table.phase().name}: {kind}, asked {asked}: {found}")
                pairs += [(m[0], n[0]) for m in found for n in found if m[1] > n[1]]
            if not inside.table.question.answers and hasattr(inside.table.rules, "guess"):
                other_world(inside, dice)
        owing = inside.table.owing()
        if not owing:
            await asyncio.sleep(1.0)
            continue
        seat = owing[dice.below(len(owing))]
        legal = inside.legal(seat)
        await inside.answer(seat, legal[dice.below(len(legal))])
    await inside.close()
    return questions, pairs


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("game", [*games(), "toy"])
def test_frames_of_one_step_are_of_one_length_whatever_one_holds(game: str) -> None:
    questions = played = 0
    pairs: Pairs = []
    tables = tables_of(game)
    while questions < SIZES.questions or played < len(tables):
        found, more = run(listen(game, *tables[played % len(tables)], QuickDice(played)))
        questions += found
        pairs += more
        played += 1
    # Of two seats with different secrets, is the one with more to read sent the longer frame?
    area = sum([1.0 if more > less else 0.5 * (more == less) for more, less in pairs]) / len(pairs)
    assert abs(area - 0.5) < 0.03
    reached(f"{game} {questions} questions, {len(pairs)} pairs of seats, AUC {area:.3f}")


def test_a_seat_with_more_to_choose_from_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test is tested: frames that are only rounded up."""
    from fistful.server.telling import Teller

    monkeypatch.setattr(Teller, "told_bytes", lambda self, audience: 0)
    monkeypatch.setattr(Teller, "asked_bytes", lambda self, audience: 0)
    with pytest.raises(Fault):
        for number in range(20):
            run(listen("cash-n-guns", 5, {"cop": "on"}, QuickDice(number)))


@pytest.mark.usefixtures("toy")
def test_whatever_a_device_answers_its_frame_is_of_one_length() -> None:
    """With the longest names there are: as long as they may be, four bytes a character."""
    names = [f"{'𝔑' * 19}{seat}" for seat in range(8)]
    for game in games().values():
        for text in game.rules.verbs.texts(names):
            answer = {"type": "answer", "id": 10**6, "question": 10**6, "text": text}
            assert len(filled_up(answer).encode()) == FRAME, text
            sealed = protocol.SealedAnswer(10**6, 1.7e9 + 0.123456, 10**6, text)
            assert len(protocol.write_frame(sealed).text().encode()) == protocol.SEALED_BUCKET


def test_refusals_are_of_one_length() -> None:
    """They may say what a seat could have answered."""
    possible = ", ".join(["question Nobody about moustache"] * 84)
    for params in ({}, {"text": "x" * 80, "legal": possible}):
        error = protocol.Error(1, "illegal-action", params)  # type: ignore[arg-type]
        assert len(protocol.write_frame(error)) == protocol.ERROR_BUCKET
