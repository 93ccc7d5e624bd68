"""R3: two worlds that differ in a secret sound the same to everybody else, until the reveal."""

import asyncio
from typing import Any

from fistful.engine.dice import Dice, QuickDice, SealedDice
from fistful.server import protocol
from tests.conformance.tables import Fault
from tests.server.inside import Inside, ListStore, run

#: Entries after which another game is played.
LONGEST = 150
#: Which answers may differ without anybody hearing: all but the last of a sealed set.
Script = list[tuple[int, str]]


async def walk(inside: Inside, dice: Dice) -> bool:
    """Play on at random to a question put to several; tell whether there is one."""
    table = inside.table
    while not table.is_over():
        owing = table.owing()
        if not owing:
            await until_moved(inside)
            continue
        if len(owing) > 1 and not table.question.answers:
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
    """Play a script in a world of its own; return what everybody heard, with the instants."""
    inside = await Inside(store, at=at).open()
    if key is not None:
        # What nature will do is a secret as well: another seed from here on.
        inside.table.dice = SealedDice(key)
    number = inside.table.question.number
    for seat, text in script:
        await asyncio.sleep(1.0)
        if inside.table.question.number == number:
            await inside.answer(seat, text)
    if inside.table.question.number != number:
        raise Fault("the script was to stop before the reveal")
    # A device that comes only now, and an error, must not tell either.
    for person, ear in list(inside.ears.items()):
        inside.hub.connect(inside.live, ear, protocol.Hello(id=1, version=1))
        try:
            await inside.ask(person, protocol.Answer(id=1, question=number, text="nonsense"))
        except Exception as error:
            ear.send(repr(error))
    heard: dict[str, list[Any]] = {person: list(ear.heard) for person, ear in inside.ears.items()}
    await inside.close()
    return heard


def passes(inside: Inside, seat: int) -> list[str]:
    """Return the answers of a seat that do not end the question by themselves."""
    phase = inside.table.phase()
    if not phase.is_race:
        return inside.legal(seat)
    return [inside.table.text(phase.passing(inside.table.state))]


async def compare(game: str, seats: int, options: dict[str, str], dice: Dice) -> int:
    """Walk through one game; at every sealed question compare two worlds. Return how often."""
    inside = await Inside().lay(game, seats, options=options, seed=f"{dice.below(2**60):064x}")
    compared = 0
    # Worlds are woken from the journal: long ones take long.
    while len(inside.store.entries["room"]) < LONGEST and await walk(inside, dice):
        owing = inside.table.owing()
        order: list[int] = list(owing)
        dice.shuffle(order)
        is_fixed = inside.table.clock.is_fixed(inside.table.phase())
        # The last answer reveals, unless the reveal has its own instant.
        told = order if is_fixed else order[:-1]
        liar = told[dice.below(len(told))]
        script: Script = []
        for seat in told:
            texts = passes(inside, seat)
            script.append((seat, texts[dice.below(len(texts))]))
        others = [text for text in passes(inside, liar) if (liar, text) not in script]
        twin = list(script)
        if others:
            lie = (liar, others[dice.below(len(others))])
            twin = [lie if seat == liar else (seat, text) for seat, text in script]
        at = inside.hub.clock()
        one = await listen(inside.store.copy(), at, script, None)
        other = await listen(inside.store.copy(), at, twin, bytes([dice.below(256)] * 32))
        for person in one:
            if person != inside.live.room.chairs[liar] and one[person] != other[person]:
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
        if games > 5 and not compared:
            return 0
    return compared
