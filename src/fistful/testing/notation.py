"""Every action has one text, every text is one action; facts can be read off every position."""

from typing import Any

from fistful.engine.dice import Dice
from fistful.engine.rules import Rules
from fistful.engine.state import State
from fistful.games.game import Game
from fistful.testing.tables import Fault, Table
from fistful.testing.walks import moves

#: Names that are hard to tell from words, and from each other.
NAMES = [
    ["Ann", "Bob", "Cas", "Dee", "Eva", "Finn", "Gus", "Hal"],
    ["El Toro", "Mr. Black", "Lotus", "Tino", "Zoë", "O'Neill", "the Kid", "Ann"],
    ["Ann", "Ann 2", "Ann 3", "Ann 4", "Ann 5", "Ann 6", "Ann 7", "Ann 8"],
]


def reading_back(rules: Rules[Any]) -> int:
    """Write every action at tables of every size and read it back; return how many.

    Raises Fault.
    """
    read = 0
    for seats in range(rules.fewest, rules.most + 1):
        for names in [names[:seats] for names in NAMES]:
            for text, action in rules.verbs.texts(names).items():
                again = rules.verbs.text(action, names)
                if again != text or text != " ".join(text.split()):
                    raise Fault(f"{rules.game}: {text!r} is read as {again!r}")
                read += 1
    return read


def writing(table: Table, games: int, dice: Dice) -> int:
    """Write what is legal at every step of games; return how many steps. Raises Fault."""
    verbs = table.rules.verbs
    written = [(names, verbs.texts(names)) for names in [n[: table.seats] for n in NAMES]]
    steps = 0
    for _ in range(games):
        s = table.start()
        for seat, action in moves(table, s, dice):
            legal = table.rules.legal(s, seat)
            for names, texts in written:
                if [texts.get(verbs.text(a, names)) for a in legal] != legal:
                    raise Fault(f"{table}: not each of {legal} has a text of its own")
            table.rules.play(s, seat, action, None)
            steps += 1
    return steps


def stating(table: Table, game: Game, dice: Dice) -> int:
    """Read all facts at every step of a game; return how many. Raises Fault."""
    nouns = [fact.noun for fact in game.facts]
    if len(set(nouns)) != len(nouns):
        raise Fault(f"{table}: a noun is there twice: {nouns}")
    s = table.start()
    read = 0
    for seat, action in moves(table, s, dice):
        read += state_all(table, game, s)
        table.rules.play(s, seat, action, None)
    return read + state_all(table, game, s)


def state_all(table: Table, game: Game, s: State) -> int:
    """Read all facts off a position; return how many. Raises Fault."""
    read = 0
    for fact in game.facts:
        for owner in range(table.seats if fact.of_seat else 1):
            value: object = fact.read(s, owner)
            if not isinstance(value, str):
                raise Fault(f"{table}: {fact.noun} is no text: {value!r}")
            read += 1
    return read
