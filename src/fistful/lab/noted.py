"""Games of a series move by move: as records, and for whoever looks on."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from fistful.engine.dice import Dice, QuickDice
from fistful.engine.driver import whose
from fistful.engine.seats import NATURE
from fistful.engine.state import OVER
from fistful.games import find_game
from fistful.lab.play import choose
from fistful.lab.series import Series
from fistful.table.record import (
    COMMENT_LINE,
    NATURE_LINE,
    SEAT_LINE,
    Line,
    Record,
    write_record,
)

#: What the seats are called in records of simulated games.
NAMES: Final = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal")
#: Who deals, in a record.
DEALER: Final = "*"
#: Decides for a seat, with its dice.
Decide = Callable[[Any, int, Dice], int]
#: A seat (or NATURE) and its action; or a comment.
Move = tuple[int, int] | str


def play_noted(series: Series, number: int, decide: Decide, moves: list[Move]) -> Any:
    """Play a game of a series, as `Series.play` does if the same is decided; note every move.

    Returns the last position.
    """
    rules = find_game(series.game).rules
    sitting = series.sitting(number)
    s = rules.start(series.players, series.options)
    nature = QuickDice(sitting.luck)
    own: list[Dice] = [QuickDice(luck) for luck in sitting.seat_luck] or [nature] * series.players
    while s.phase != OVER:
        seat = whose(rules, s, nature) if s.waiting else NATURE
        action = decide(s, seat, own[seat]) if s.waiting else rules.draw(s, nature)
        moves.append((seat, action))
        rules.play(s, seat, action, None)
    return s


def record_of(series: Series, number: int) -> Record:
    """Return a game of a series as a record."""
    game = find_game(series.game)
    bot_at = series.bot_at(game, series.sitting(number))

    def decide(s: Any, seat: int, dice: Dice) -> int:
        return choose(game.rules, s, seat, bot_at(s, seat), dice)

    moves: list[Move] = []
    play_noted(series, number, decide, moves)
    return written(series, number, moves)


def written(series: Series, number: int, moves: list[Move]) -> Record:
    """Return noted moves as a record."""
    verbs, names = find_game(series.game).rules.verbs, NAMES[: series.players]
    lines: list[Line] = []
    for move in moves:
        if isinstance(move, str):
            lines.append(Line(0, COMMENT_LINE, "", move))
        elif move[0] == NATURE:
            lines.append(Line(0, NATURE_LINE, DEALER, verbs.text(move[1], names)))
        else:
            lines.append(Line(0, SEAT_LINE, names[move[0]], verbs.text(move[1], names)))
    players = series.sitting(number).bots
    return Record(series.game, series.options, names, players, lines=lines)


def keep_records(series: Series, games: int, folder: Path) -> None:
    """Write the games of a series into a folder, a record each."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(games):
        text = write_record(record_of(series, number))
        (folder / f"{number:06d}.fistful").write_text(text, encoding="utf-8")
