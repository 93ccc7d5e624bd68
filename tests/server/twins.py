"""R3: two worlds that differ in a secret sound the same to everybody else, until the reveal."""

import asyncio
from typing import Any

from fistful.engine.dice import Dice, QuickDice, SealedDice
from fistful.testing.tables import Fault
from tests.server.inside import Inside, ListStore, run
from tests.server.phones import Phone, door_of

#: Entries after which another game is played.
LONGEST = 150
#: One in so many questions put to one seat is looked at, too.
TURNS = 12
#: Which answers may differ without anybody hearing: all but the last of a sealed set.
Script = list[tuple[int, str]]


async def walk(inside: Inside, dice: Dice, turns: int = 0) -> bool:
    """Play on at random to a question put to several; tell whether there is one.

    Every so-many-th of the questions put to one seat will do as well, if there are `turns`.
    """
    table = inside.table
    while not table.is_over():
        owing = table.owing()
        if not owing:
            await until_moved(inside)
            continue
        is_wanted = len(owing) > 1 or bool(turns and not dice.below(turns))
        if is_wanted and not table.question.answers:
            return True
        seat = owing[dice.below(len(owing))]
        legal = inside.legal(seat)
        await inside.answer(seat, legal[dice.below(len(legal))])
    return False


async def until_moved(inside: Inside) -> None:
    """Wait for the fixed instant of a question that all have answered."""
    number = inside.table.question.number
    while not inside.table.is_over() and inside.table.question.number == number:
        await asyncio.sleep(0.25)


async def listen(
    store: ListStore, at: float, script: Script, key: bytes | None
) -> dict[str, list[Any]]:
    """Play a script in a world of its own; return what everybody was sent, with the instants.

    Answers and errors, snapshots and news pass the whole application as frames.
    """
    inside = await Inside(store, at=at).wake()
    door = door_of(inside)
    if key is not None:
        # What nature will do is a secret as well: another seed from here on.
        inside.table.dice = SealedDice(key)
    number = inside.table.question.number
    phones = {person: await Phone(inside, person).connect(door) for person in inside.people()}
    for seat, text in script:
        await asyncio.sleep(1.0)
        if inside.table.question.number == number:
            phone = phones[inside.live.room.chairs[seat]]
            assert (await phone.ask("answer", question=number, text=text))["type"] == "ok"
    if inside.table.question.number != number:
        raise Fault("the script was to stop before the reveal")
    heard: dict[str, list[Any]] = {}
    for person, phone in phones.items():
        # A device that comes only now, and an error, must not tell either.
        late = await Phone(inside, person).connect(door)
        await phone.ask("answer", question=number, text="nonsense")
        await asyncio.sleep(0.1)
        heard[person] = [*phone.heard, *late.heard]
        await late.close()
    for phone in phones.values():
        await phone.close()
    await inside.close()
    return heard


def passes(inside: Inside, seat: int) -> list[str]:
    """Return the answers of a seat that do not end the question by themselves."""
    phase = inside.table.phase()
    if not phase.is_race:
        return inside.legal(seat)
    return [inside.table.text(phase.passing(inside.table.state))]


async def compare(game: str, seats: int, options: dict[str, str], dice: Dice) -> int:
    """Walk through one game; at questions on the way compare two worlds. Return how often.

    They differ in a sealed answer, and in what nature will do: where all answers are for all to
    see, only in that.
    """
    inside = await Inside().lay(game, seats, options=options, seed=f"{dice.below(2**60):064x}")
    compared = 0
    # Worlds are woken from the journal: long ones take long.
    while len(inside.store.entries["room"]) < LONGEST and await walk(inside, dice, TURNS):
        owing = inside.table.owing()
        order: list[int] = list(owing)
        dice.shuffle(order)
        is_fixed = inside.table.clock.is_fixed(inside.table.phase())
        # The last answer reveals, unless the reveal has its own instant.
        told = order if is_fixed else order[:-1]
        liar = told[dice.below(len(told))] if told else -1
        script: Script = []
        for seat in told:
            texts = passes(inside, seat)
            script.append((seat, texts[dice.below(len(texts))]))
        may = passes(inside, liar) if told else []
        others = [text for text in may if (liar, text) not in script]
        twin = list(script)
        if others:
            lie = (liar, others[dice.below(len(others))])
            twin = [lie if seat == liar else (seat, text) for seat, text in script]
        at = inside.hub.clock()
        # Both begin here and now: this world goes on meanwhile, its clock may answer the question.
        stores = [inside.store.copy() for _ in range(2)]
        one = await listen(stores[0], at, script, None)
        other = await listen(stores[1], at, twin, bytes([dice.below(256)] * 32))
        for person in one:
            is_liar = bool(told) and person == inside.live.room.chairs[liar]
            if not is_liar and one[person] != other[person]:
                raise Fault(f"{person} hears what {liar} does: {script} or {twin}")
        compared += 1
        # Meanwhile the clock may have answered a question that has its own instant.
        legal = inside.legal(owing[0])
        if legal:
            await inside.answer(owing[0], legal[0])
    await inside.close()
    return compared


def twins(game: str, tables: list[tuple[int, dict[str, str]]], pairs: int) -> int:
    """Compare worlds of a game until there were enough; return how many there were."""
    compared = games = 0
    while compared < pairs:
        seats, options = tables[games % len(tables)]
        found = run(compare(game, seats, options, QuickDice(1000 + games)))
        compared += found
        games += 1
    return compared
