"""Batched play: the arrays and the engine agree, position by position."""

import gc
import sys
from typing import Any

import numpy as np
import pytest

from fistful.adapters.batch import EngineBatch, Questions, make_batch
from fistful.adapters.batch_cash_n_guns import CashNGunsBatch
from fistful.adapters.encode import Encoder
from fistful.engine.errors import Invalid
from fistful.engine.seats import NATURE, SEATS_IN
from fistful.engine.state import OVER
from fistful.games import find_game
from fistful.games.cash_n_guns.cards import LOOTS, NOTES_UP
from fistful.testing.tables import Table
from tests.adapters.tables import some_tables

GAME = find_game("cash-n-guns")
RULES: Any = GAME.rules


def turned_up(batch: CashNGunsBatch, game: int) -> int:
    """Return the notes just turned up in a game, as nature's action."""
    fives, tens, twenties = batch.drawn[game].tolist()
    return NOTES_UP + LOOTS.index((fives, tens, twenties))


def assert_alike(batch: CashNGunsBatch, game: int, s: Any) -> None:
    """Compare everything of a position."""
    assert ["load", "aim", "courage"][batch.phase] == RULES.phases[s.phase].name
    assert SEATS_IN[s.waiting] == tuple(np.flatnonzero(batch.alive[game]).tolist())
    assert (s.round, s.box) == (batch.round[game], batch.box[game])
    assert list(s.pile) == batch.pile[game].tolist()
    assert list(s.table) == batch.table[game].tolist()
    for name in ("money", "wounds", "shame", "hands", "shown", "discarded", "cards", "aims"):
        assert getattr(s, name) == getattr(batch, name)[game].tolist(), name
    assert list(s.discarded_no_bbb) == batch.discarded_no_bbb[game].tolist()
    assert s.fates == batch.fates[game].tolist()
    for name in ("alive", "standing", "hit_twice"):
        there = np.flatnonzero(getattr(batch, name)[game]).tolist()
        assert list(SEATS_IN[getattr(s, name)]) == there, name


@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_array_core_plays_cash_n_guns_as_the_engine_does(players: int) -> None:
    count, dice = 24, np.random.default_rng(players)
    batch = make_batch("cash-n-guns", players, count, seed=players)
    assert isinstance(batch, CashNGunsBatch)
    states = [RULES.start(players, {}) for _ in range(count)]
    for game, s in enumerate(states):
        RULES.play(s, NATURE, turned_up(batch, game), None)
    encoder = Encoder(GAME, players)
    ended = 0
    for step in range(3 * 8 * 3):
        asked = batch.questions()
        answers = asked.random(dice)
        if step % 5 == 0:
            seen = batch.vectors()
            for row in range(0, len(asked.games), 7):
                wanted = encoder.vector(states[asked.games[row]], int(asked.seats[row]))
                assert (seen[row] == wanted).all()
        for row, action in enumerate(answers.tolist()):
            s, seat = states[asked.games[row]], int(asked.seats[row])
            start = asked.starts[row]
            legal = batch.moves.played[seat, asked.legal[start : start + asked.counts[row]]]
            assert legal.tolist() == RULES.legal(s, seat)
            RULES.play(s, seat, int(batch.moves.played[seat, action]), None)
        batch.step(answers)
        over = [game for game, s in enumerate(states) if s.phase == OVER]
        assert over == batch.ended.tolist()
        for game, shares in zip(over, batch.shares.tolist(), strict=True):
            assert RULES.outcome(states[game]).shares() == shares
            states[game] = RULES.start(players, {})
            ended += 1
        for game, s in enumerate(states):
            if not s.waiting:
                RULES.play(s, NATURE, turned_up(batch, game), None)
            assert_alike(batch, game, s)
    assert ended == batch.finished > count


def test_the_notes_turned_up_are_as_likely_as_off_a_shuffled_pile() -> None:
    batch = make_batch("cash-n-guns", 4, 4000, seed=1)
    assert isinstance(batch, CashNGunsBatch)
    s = RULES.start(4, {})
    odds = RULES.weights(s)
    drawn = [turned_up(batch, game) for game in range(batch.count)]
    for action, odd in zip(RULES.legal(s, NATURE), odds, strict=True):
        chance = odd / sum(odds)
        spread = (batch.count * chance * (1 - chance)) ** 0.5
        assert abs(drawn.count(action) - batch.count * chance) < 5 * spread + 3


@pytest.mark.parametrize("table", some_tables(2), ids=str)
def test_any_table_can_be_played_in_a_batch(table: Table) -> None:
    dice = np.random.default_rng(2)
    batch = EngineBatch(table.rules.game, table.seats, table.options, 6, 1)
    for _ in range(60):
        asked = batch.questions()
        mask = asked.mask(batch.width)
        assert mask.sum(axis=1).tolist() == asked.counts.tolist()
        answers = asked.random(dice)
        assert mask[np.arange(len(answers)), answers].all()
        batch.step(answers)
        assert batch.shares.shape == (len(batch.ended), table.seats)
    assert batch.vectors().shape == (len(batch.questions().games), batch.encoder.size)


def test_sealed_questions_are_put_together_and_races_to_one() -> None:
    batch = EngineBatch("cash-n-guns", 5, {"powers": "all"}, 3, 1)
    asked = batch.questions()
    assert asked.games.tolist() == sorted([*range(3)] * 5)


def test_random_answers_are_spread_over_all_that_is_legal() -> None:
    ends = np.array([2, 5], np.int32)
    asked = Questions(
        np.zeros(2, np.int32),
        np.zeros(2, np.int32),
        np.array([4, 7, 1, 2, 3], np.int32),
        np.array([0, 2], np.int32),
        ends - np.array([0, 2], np.int32),
    )
    seen = {tuple(asked.random(np.random.default_rng(seed)).tolist()) for seed in range(100)}
    assert seen == {(a, b) for a in (4, 7) for b in (1, 2, 3)}


def test_a_wrong_table_is_refused() -> None:
    with pytest.raises(Invalid):
        make_batch("cash-n-guns", 3, 8)


#: A batch of every kind: on arrays, and on the engine.
KINDS = pytest.mark.parametrize(
    ("game", "options"),
    [("blasting-billy", {}), ("cash-n-guns", {}), ("cash-n-guns", {"powers": "all"})],
)


def begun(game: str, options: dict[str, str]) -> tuple[Any, Any]:
    """Return a batch, some steps into its games, and legal answers to its questions."""
    batch, dice = make_batch(game, 4, 6, seed=1, options=options), np.random.default_rng(1)
    for _ in range(4):
        batch.step(batch.questions().random(dice))
    return batch, batch.questions().random(dice)


@KINDS
def test_answers_that_are_not_legal_are_refused(game: str, options: dict[str, str]) -> None:
    batch, answers = begun(game, options)
    asked, before = batch.questions(), batch.vectors().tobytes()
    mask = asked.mask(batch.width)
    for place in (0, len(answers) - 1):
        for wrong in (int(np.flatnonzero(~mask[place])[-1]), -1, batch.width):
            given = answers.copy()
            given[place] = wrong
            with pytest.raises(ValueError, match=f"answer {wrong} to question {place} ") as told:
                batch.step(given)
            legal = ", ".join(map(str, np.flatnonzero(mask[place]).tolist()))
            assert sorted(str(told.value).rpartition("legal: ")[2].split(", ")) == sorted(
                legal.split(", ")
            )
    # Nothing was played.
    assert batch.vectors().tobytes() == before
    batch.step(answers)


@KINDS
def test_answers_that_are_missing_or_too_many_are_refused(
    game: str, options: dict[str, str]
) -> None:
    batch, answers = begun(game, options)
    actions = batch.actions
    for wrong in (answers[:-1], answers[:1], answers[:0], [*answers, 0], answers[0], answers[None]):
        with pytest.raises(ValueError, match=f"to {len(answers)} questions: give one action"):
            batch.step(wrong)
    for wrong in (answers.astype(np.float32), answers == answers):
        with pytest.raises(ValueError, match="as integers"):
            batch.step(wrong)
    assert batch.actions == actions
    batch.step(answers.tolist())
    assert batch.actions > actions


@KINDS
def test_unchecked_steps_play_the_same_games(game: str, options: dict[str, str]) -> None:
    (checked, answers), (trusting, _) = begun(game, options), begun(game, options)
    for seed in range(9):
        checked.step(answers)
        trusting.step_unchecked(answers)
        assert checked.vectors().tobytes() == trusting.vectors().tobytes()
        answers = checked.questions().random(np.random.default_rng(seed))


@KINDS
def test_questions_are_new_after_a_random_step(game: str, options: dict[str, str]) -> None:
    batch, _ = begun(game, options)
    before = batch.questions()
    assert batch.questions() is before
    batch.play_random(np.random.default_rng(3))
    assert batch.questions() is not before


@pytest.mark.parametrize("game", ["blasting-billy", "cash-n-guns", "stetsons-and-sixguns"])
def test_playing_on_leaves_nothing_behind(game: str) -> None:
    """Objects alive after a while are no more a while later; `bench/memory.py` plays a million."""
    batch = make_batch(game, find_game(game).rules.fewest, 16, 1)
    dice = np.random.default_rng(1)

    def left_after(steps: int) -> int:
        for _ in range(steps):
            batch.step(batch.questions().random(dice))
        gc.collect()
        return sys.getallocatedblocks()

    before = left_after(150)
    assert left_after(300) < before + 2_000
