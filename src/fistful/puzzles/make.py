"""Making puzzles: games of bots looked through for moments where most would go wrong.

A moment is kept if the best answer beats the usual one beyond doubt, if another seed and a search
say so too, and if it can be said why.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from fistful.bots import find_bot
from fistful.bots.greedy import GreedyBot
from fistful.engine.dice import Dice, SealedDice
from fistful.engine.state import NOTHING
from fistful.games.game import Game
from fistful.lab.play import luck_of, stream
from fistful.puzzles.judge import Tried, gap, mean, mixture, try_all, votes
from fistful.puzzles.puzzle import PART, Answer, Puzzle, Reason, puzzle_name
from fistful.review.judge import Judge, compare
from fistful.review.rollouts import Rollouts
from fistful.table.record import Record, write_record
from fistful.table.table import Table
from fistful.terminal.seating import BOT_NAMES

#: Looks that cost little first: worlds in which every answer is played a little ahead and judged by
#: the game's outlook, and what the usual one may give away in them (two standard errors more than
#: was measured) to be looked at further.
GLANCED: Final = ((12, 0.06), (48, 0.06))
#: Then games played to the end, and what the usual answer must give away in them.
PLAYED: Final = (80, 0.06)
#: Games played ahead for every answer to make sure, and for two of them again with another seed.
SURE: Final = 300
AGAIN: Final = 240
#: What the usual answer gives away beyond doubt (two standard errors), and so again.
LEAST: Final = 0.04
STILL: Final = 0.03
#: Games a search plays ahead for its opinion.
SEARCHED: Final = 300
#: So much of a search's mixture must be on the best answer, and no more on the usual one.
BACKED: Final = 0.3
#: Answers to choose from.
MOST_ANSWERS: Final = 6
#: This part of a game is passed over: there an answer decides little.
EARLY: Final = 0.4
#: Puzzles from one game.
MOST_EACH: Final = 3
#: A reason must differ by so much: games out of a hundred; parts of a score.
OUT: Final = 0.1
SCORE: Final = 0.05
#: So much more of a victory needs no other reason.
PLAINLY: Final = 0.1


@dataclass(frozen=True)
class Moment:
    """A seat is asked: the position, and the record up to here."""

    seat: int
    state: Any
    record: Record


def moments(game: Game, seats: int, bot: str, number: int) -> Iterator[Moment]:
    """Play a game between bots; yield every moment at which a seat has something to decide."""
    dice: Dice = stream("puzzles", game.name, number)
    seed = luck_of("puzzle game", game.name, number).to_bytes(16, "big") * 2
    table = Table(game, {}, BOT_NAMES[:seats], seed)
    table.bots = [bot] * seats
    player = find_bot(bot, game)
    table.start(0.0)
    while not table.is_over():
        if all([said == NOTHING for said in table.state.said]):
            for seat in table.owing():
                if len(table.legal(seat)) > 1:
                    yield Moment(seat, table.state.clone(), table.record(with_seed=True))
        owing = table.owing()
        seat = owing[dice.below(len(owing))]
        legal = table.legal(seat)
        chosen = player.choose(table.view(seat), legal, SealedDice(seed, table.actions))
        table.submit(seat, table.question.number, table.text(chosen), 0.0)


def look_through(
    game: Game, seats: int, bot: str, number: int, told: Callable[[], None] | None = None
) -> list[Puzzle]:
    """Return the puzzles of one game between bots, one for a phase and a seat at most.

    The end is looked at first: there less is left to play ahead, and more hangs on every answer.
    """
    found: list[Puzzle] = []
    asked = list(moments(game, seats, bot, number))
    for moment in reversed(asked[int(EARLY * len(asked)) :]):
        puzzle = consider(game, moment, luck_of("seed", number, moment.seat, len(found)))
        if told:
            told()
        if puzzle and all([(puzzle.seat, puzzle.phase) != (p.seat, p.phase) for p in found]):
            found.append(puzzle)
        if len(found) == MOST_EACH:
            break
    return found


def consider(game: Game, moment: Moment, seed: int) -> Puzzle | None:
    """Return the puzzle a moment makes, if it makes one."""
    s, seat = moment.state, moment.seat
    voted = votes(game, s, seat, seed)
    said = [move for move, _ in voted.most_common(MOST_ANSWERS - 1)]
    usual = at_first_sight(game, s, seat, seed)
    if usual == said[0] or not voted[usual]:
        # Most would do it, or it is nobody's idea: then what most would do is the usual answer.
        usual = said.pop(0)
    if not said:
        return None
    moves = said if usual in said else [usual, *said]
    rival = glance(game, s, seat, moves, usual, seed)
    if rival is None:
        return None
    count, least = PLAYED
    better, plain = try_all(game, s, seat, [rival, usual], seed, count)
    if mean(better.won) - mean(plain.won) < least:
        return None
    legal = game.rules.legal(s, seat)
    moves += [move for move in sorted(legal) if move not in moves][: MOST_ANSWERS - len(moves)]
    tried = try_all(game, s, seat, moves, seed + 10, SURE)
    at, best = moves.index(usual), best_of(tried)
    if not is_sure(tried, best, at, LEAST):
        return None
    again = try_all(game, s, seat, [moves[best], usual], seed + 11, AGAIN)
    if not is_sure(again, 0, 1, STILL):
        return None
    weights = mixture(game, s, seat, SEARCHED, seed + 12)
    if weights.get(moves[best], 0.0) < max(BACKED, weights.get(usual, 0.0)):
        return None
    if is_mixed(game, s) and weights.get(usual, 0.0) >= PART * max(weights.values()):
        return None
    reason = why(game, tried[at], tried[best])
    if reason is None:
        return None
    return write_puzzle(game, moment, moves, tried, weights, best, at, reason)


def glance(game: Game, s: Any, seat: int, moves: list[int], usual: int, seed: int) -> int | None:
    """Return the answer that may be much better than the usual one, if there is any.

    Played ahead for a round or some turns and judged by the outlook, answers differ by less luck
    than to the end: few worlds tell which moments are worth the expense of being sure.
    """
    rollouts = Rollouts(game, seed)
    judge = Judge(rollouts, 0)
    first, rivals = 0, moves
    for worlds, least in GLANCED:
        last = first + worlds
        belief = rollouts.believe(game.rules.view(s, seat), first, last)
        trials = judge.try_out(belief, seat, rivals, first, last)
        rival = max(rivals, key=lambda move: sum([one.value for one in trials[move]]))
        loss, error = compare(trials[rival], trials[usual])
        if rival == usual or loss + 2 * error < least:
            return None
        first, rivals = last, [rival, usual]
    return rival


def at_first_sight(game: Game, s: Any, seat: int, seed: int) -> int:
    """Return what looks best to somebody who looks no further than this move."""
    rules = game.rules
    return GreedyBot(game).choose(rules.view(s, seat), rules.legal(s, seat), stream(seed, "sight"))


def is_mixed(game: Game, s: Any) -> bool:
    """Tell whether all decide at once, so that one must mix."""
    phase = game.rules.phases[s.phase]
    return bool(phase.is_sealed or phase.is_race)


def best_of(tried: list[Tried]) -> int:
    """Return the place of the answer that gives most."""
    return max(range(len(tried)), key=lambda place: mean(tried[place].won))


def is_sure(tried: list[Tried], best: int, usual: int, least: float) -> bool:
    """Tell whether an answer is the best of all, and better than the usual one beyond doubt."""
    loss, error = gap(tried[best].won, tried[usual].won)
    return best_of(tried) == best and loss - 2 * error > least


def why(game: Game, usual: Tried, best: Tried) -> Reason | None:
    """Return why an answer is better: one is out less often, comes to more (so that it shows in
    whole numbers), or plainly wins more often; else nothing."""
    less, error = gap(usual.out, best.out)
    if less - 2 * error > OUT:
        return Reason("out", hundred(usual.out), hundred(best.out))
    more, error = gap(best.score, usual.score)
    less_score, more_score = round(mean(usual.score)), round(mean(best.score))
    if more - 2 * error > SCORE * max(mean(usual.score), 1.0) and more_score > less_score:
        return Reason("score", less_score, more_score)
    if mean(best.won) - mean(usual.won) < PLAINLY:
        return None
    return Reason("side" if game.rules.by_sides else "win", hundred(usual.won), hundred(best.won))


def hundred(values: list[float]) -> int:
    """Return a mean as so many of a hundred."""
    return round(100 * mean(values))


def write_puzzle(
    game: Game,
    moment: Moment,
    moves: list[int],
    tried: list[Tried],
    weights: dict[int, float],
    best: int,
    usual: int,
    reason: Reason,
) -> Puzzle:
    """Put a puzzle down; its answers stand in the order in which they are offered elsewhere."""
    phase = game.rules.phases[moment.state.phase]
    mixes = is_mixed(game, moment.state)
    order = sorted(range(len(moves)), key=lambda place: moves[place])
    names = moment.record.names
    text = write_record(moment.record)
    return Puzzle(
        puzzle_name(text, moment.seat),
        moment.seat,
        phase.name,
        mixes,
        [
            Answer(
                game.rules.verbs.text(moves[place], names),
                round(1000 * mean(tried[place].won)),
                round(100 * weights.get(moves[place], 0.0)) if mixes else 0,
            )
            for place in order
        ],
        order.index(usual),
        order.index(best),
        reason,
        text,
    )
