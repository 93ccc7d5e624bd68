"""Write a golden game: `python -m tests.make_golden GAME SEATS OPTIONS SEED FILE`.

`python -m tests.make_golden FILE …` plays golden games anew, at their tables and with their
options, for when a deck or a bot has changed: of many seeds the one is kept that shows most.

Random and rule-of-thumb players take turns at the seats, so that a few golden games see many
corners of the rules. The file asserts how the game ended.
"""

import sys
from hashlib import sha256
from pathlib import Path

from fistful.bots import find_bot
from fistful.engine.dice import SealedDice
from fistful.engine.options import read_options, write_options
from fistful.files import load_record, write_file
from fistful.games import find_game
from fistful.table.record import SEAT_LINE, THEN_LINE, Line, Record, write_record
from fistful.table.table import Table

NAMES = ("Lotus", "Tino", "El Toro", "Mr. Black", "Huggy", "Igor", "Ada", "Zeke")


#: How many seeds are tried for a game played anew.
SEEDS = 250


def play_anew(file: Path) -> Record:
    """Return the record of a new game at a record's table: the one with most kinds of actions."""
    old = load_record(file)
    options = write_options(old.options)
    games = [play_golden(old.game, len(old.names), options, seed) for seed in range(SEEDS)]
    return max(games, key=variety)


def variety(record: Record) -> int:
    """Return how many different things the players of a game did."""
    return len({line.text.split()[0] for line in record.lines if line.kind == SEAT_LINE})


def play_golden(name: str, seats: int, options: str, seed: int) -> Record:
    """Return the record of a whole game, with assertions about its end."""
    game = find_game(name)
    key = sha256(f"golden {seed}".encode()).digest()
    table = Table(game, read_options(options), NAMES[:seats], key)
    table.bots = [("rules", "random")[(seat + seed) % 2] for seat in range(seats)]
    bots = [find_bot(bot, game) for bot in table.bots]
    dice = SealedDice(key)
    table.start(0.0)
    while not table.is_over():
        owing = table.owing()
        seat = owing[dice.below(len(owing))]
        action = bots[seat].choose(table.view(seat), table.legal(seat), dice)
        table.submit(seat, table.question.number, table.text(action), 0.0)
    record = table.record()
    end = table.rules.outcome(table.state)
    winners = ", ".join([table.names[seat] for seat in end.winners]) or "-"
    then = ["phase: over", f"winners: {winners}", f"reason: {end.reason}"]
    for seat, name in enumerate(table.names):
        score = end.scores[seat]
        then += [f"score {name}: {'-' if score is None else score}"]
        then += [f"fate {name}: {end.fates[seat]}", f"place {name}: {end.places()[seat]}"]
    if end.tie:
        then.append(f"tie-broken-by: {end.tie.broken_by}")
    record.lines += [Line(0, THEN_LINE, "then", text) for text in then]
    return record


if __name__ == "__main__":
    if all(Path(argument).is_file() for argument in sys.argv[1:]):
        for path in [Path(argument) for argument in sys.argv[1:]]:
            write_file(path, write_record(play_anew(path)))
    else:
        game_name, seat_count, chosen, number, file = sys.argv[1:]
        record = play_golden(game_name, int(seat_count), chosen, int(number))
        write_file(Path(file), write_record(record))
