"""How long a round takes at a table with a show, with people who think for a while: the clock of
the table is simulated, so this takes as long as the games need to be computed.

    python -m bench.rounds [--thought 3] [--games 6] [--game cash-n-guns]

A round is what lies between two events that begin one: the last of a game, with its end, counts
as none. `passes` is the part of all answers that were a pass; `tapped` the same without those that
need no answer, because silence is one. `clock` are answers that the clock gave although people
answered in time.
"""

import argparse
from dataclasses import dataclass
from itertools import pairwise
from statistics import mean

from tests.secrets import find_secrets

from fistful.bots import find_bot
from fistful.engine.dice import QuickDice
from fistful.engine.events import EventKind
from fistful.games import find_game, games
from fistful.table.clock import find_clock
from fistful.table.messages import AnyMessage, Happened
from fistful.table.record import CLOCK_LINE
from fistful.table.show import find_speed
from fistful.table.table import Table

#: The events that begin a round, or what is nearest to one.
ROUNDS = {
    "blasting-billy": "starts",
    "cash-n-guns": "round",
    "get-billy-the-kid": "hour",
    "stetsons-and-sixguns": "round-begins",
}


@dataclass
class Sitting:
    """One game: when rounds began, and what people answered."""

    began: list[float]
    answers: int
    passes: int
    optional: int
    clocked: int

    def rounds(self) -> list[float]:
        """Return how long each round took."""
        return [end - begin for begin, end in pairwise(self.began)]


def play(game: str, seats: int, options: dict[str, str], seed: int, thought: float) -> Sitting:
    """Play a game whose people answer when a question has been open for so long."""
    found = find_game(game)
    names = [f"P{seat}" for seat in range(seats)]
    clock, speed = find_clock("normal"), find_speed("normal")
    table = Table(found, options, names, bytes([seed] * 32), (), clock, speed)
    sitting = Sitting([], 0, 0, 0, 0)
    bot, dice = find_bot("rules", found), QuickDice(seed)
    note(sitting, found.rules.events.kinds, game, table.start(0.0))
    while not table.is_over():
        number, phase = table.question.number, table.phase()
        now = table.question.opens + thought
        for seat in list(table.owing()):
            text = table.text(bot.choose(table.view(seat), table.legal(seat), dice))
            sitting.answers += 1
            sitting.passes += text == "pass"
            sitting.optional += phase.is_optional and text == "pass"
            note(
                sitting,
                found.rules.events.kinds,
                game,
                table.submit(seat, table.question.number, text, now),
            )
            if table.question.number != number:
                break
        if table.question.number == number:
            due = table.deadline()
            assert due is not None
            note(sitting, found.rules.events.kinds, game, table.tick(max(now, due)))
    sitting.clocked = len([line for line in table.lines if line.kind == CLOCK_LINE])
    return sitting


def note(sitting: Sitting, kinds: list[EventKind], game: str, said: list[AnyMessage]) -> None:
    """Note when a round begins on the screens."""
    for one in said:
        if not isinstance(one, Happened):
            continue
        if ROUNDS[game] in [kinds[event.code].word for event in one.scene.events]:
            sitting.began.append(one.scene.at)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    parser.add_argument("--thought", type=float, default=3.0)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--game")
    wishes = parser.parse_args()
    print("seconds a round (mean, longest) | answers | passes | tapped | clock")
    for game in [wishes.game] if wishes.game else games():
        for seats, options in find_secrets(game).tables:
            found = [play(game, seats, options, n, wishes.thought) for n in range(wishes.games)]
            rounds = [one for sitting in found for one in sitting.rounds()] or [0.0]
            answers = sum([one.answers for one in found])
            passes = sum([one.passes for one in found])
            optional = sum([one.optional for one in found])
            needed = passes - optional
            what = ", ".join([f"{name}={value}" for name, value in options.items()])
            print(
                f"{game} {seats} {what}: {mean(rounds):.1f} {max(rounds):.1f} | "
                f"{answers} | {passes / answers:.0%} | "
                f"{needed / max(1, answers - optional):.0%} | {sum([s.clocked for s in found])}",
                flush=True,
            )


if __name__ == "__main__":
    main()
