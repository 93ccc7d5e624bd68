"""Blasting Billy in arrays: the arrays and the engine agree, position by position."""

from typing import Any

import numpy as np
import pytest

from fistful.adapters.batch import make_batch
from fistful.adapters.batch_blasting_billy import (
    ASIDE,
    BILLYS,
    BOX,
    LOOT,
    NOWHERE,
    PLACE,
    BlastingBillyBatch,
)
from fistful.adapters.encode import Encoder
from fistful.engine.seats import NATURE
from fistful.engine.state import NOTHING, OVER
from fistful.games import find_game
from fistful.games.blasting_billy.cards import CARD, CARD_COUNT, START, TYPE, TYPE_COUNT
from fistful.games.blasting_billy.deck import VARIANTS
from fistful.games.blasting_billy.state import FROM

GAME = find_game("blasting-billy")
RULES: Any = GAME.rules


def set_up(batch: BlastingBillyBatch, game: int) -> Any:
    """Return the position in which a game of the batch begins."""
    s = RULES.start(batch.seats, batch.options)
    order = batch.order[game].tolist()
    for card in order[: batch.dealt]:
        RULES.play(s, NATURE, CARD + card, None)
    RULES.play(s, NATURE, START + int(batch.first[game]), None)
    RULES.play(s, NATURE, CARD + order[batch.dealt], None)
    return s


def places(batch: BlastingBillyBatch, game: int) -> dict[int, list[int]]:
    """Return the cards in each place, each with the seat that put it there, first placed first."""
    found: dict[int, list[int]] = {}
    where, when = batch.where[game].tolist(), batch.when[game].tolist()
    for card in sorted(range(CARD_COUNT), key=lambda card: when[card]):
        place, seat = divmod(where[card], PLACE)
        found.setdefault(place, []).append(seat * FROM + card)
    return found


def assert_alike(batch: BlastingBillyBatch, game: int, s: Any) -> None:
    """Compare everything of a position."""
    assert RULES.phases[s.phase].name == "turn"
    assert s.turn == batch.turn[game]
    assert s.top == (batch.top()[game] if batch.has_top() else NOTHING)
    hands = [[card for card in hand if card >= 0] for hand in batch.hands[game].tolist()]
    assert [list(hand) for hand in s.hands] == hands
    found = places(batch, game)
    loot: list[list[int]] = [[] for _ in s.loot]
    for card in found.get(LOOT, []):
        loot[card // FROM * TYPE_COUNT + TYPE[card % FROM]].append(card % FROM)
    assert [list(column) for column in s.loot] == loot
    billy: list[list[int]] = [[] for _ in s.billy]
    for card in found.get(BILLYS, []):
        billy[TYPE[card % FROM]].append(card)
    assert [list(column) for column in s.billy] == billy
    assert s.box == found.get(BOX, [])
    assert sorted(s.aside) == sorted(found.get(ASIDE, []))
    unseen = [*s.bag, *[card for hand in hands for card in hand]]
    assert sorted(unseen + [s.top] * batch.has_top()) == sorted(found.get(NOWHERE, []))


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"zero": "billy", "memory_aid": "on"}),
        (4, {"blast": "all_earlier"}),
        (5, {}),
    ],
)
def test_the_array_core_plays_blasting_billy_as_the_engine_does(
    players: int, options: dict[str, str]
) -> None:
    count, dice = 12, np.random.default_rng(players)
    batch = make_batch("blasting-billy", players, count, seed=players, options=options)
    assert isinstance(batch, BlastingBillyBatch)
    encoder = Encoder(GAME, players)
    states = [set_up(batch, game) for game in range(count)]
    actions = count * (VARIANTS.standard.put_aside[players] + players * 3 + 2)
    while batch.finished < count:
        asked = batch.questions()
        answers = asked.random(dice)
        if batch.played % 9 == 0 or not batch.has_top():
            for game, seen in enumerate(batch.vectors()):
                wanted = encoder.vector(states[game], int(asked.seats[game]))
                assert (seen == wanted).all()
        upcoming = batch.order[:, min(batch.dealt + batch.played + 1, CARD_COUNT - 1)].tolist()
        for game, s in enumerate(states):
            start = asked.starts[game]
            legal = asked.legal[start : start + asked.counts[game]].tolist()
            assert legal == RULES.legal(s, int(asked.seats[game]))
            RULES.play(s, int(asked.seats[game]), int(answers[game]), None)
            actions += 1
            if s.phase != OVER and not s.waiting:
                RULES.play(s, NATURE, CARD + upcoming[game], None)
                actions += 1
        batch.step(answers)
        over = [game for game, s in enumerate(states) if s.phase == OVER]
        assert over == batch.ended.tolist()
        for game, shares in zip(over, batch.shares.tolist(), strict=True):
            assert RULES.outcome(states[game]).shares() == shares
            states[game] = set_up(batch, game)
            actions += VARIANTS.standard.put_aside[players] + players * 3 + 2
        assert batch.actions == actions
        for game, s in enumerate(states):
            assert_alike(batch, game, s)


def test_any_order_of_the_cards_is_as_likely_as_any_other() -> None:
    """Every card comes to every place of the order, and every seat starts, equally often."""
    count = 6000
    batch = make_batch("blasting-billy", 4, count, seed=1)
    assert isinstance(batch, BlastingBillyBatch)
    for place in (0, 1, 30, CARD_COUNT - 1):
        times = np.bincount(batch.order[:, place], minlength=CARD_COUNT)
        assert np.abs(times - count / CARD_COUNT).max() < 5 * (count / CARD_COUNT) ** 0.5
    starts = np.bincount(batch.first, minlength=4)
    assert np.abs(starts - count / 4).max() < 5 * (count / 4) ** 0.5


def test_random_steps_play_every_card_in_every_way() -> None:
    batch = make_batch("blasting-billy", 3, 4000, seed=2)
    assert isinstance(batch, BlastingBillyBatch)
    own = batch.hands[batch.games, batch.turn]
    seats = batch.turn
    batch.play_random(np.random.default_rng(3))
    put = batch.where[batch.games[:, None], own]
    for slot in range(3):
        for place in (BILLYS, LOOT, BOX):
            times = int((put[:, slot] == place * PLACE + seats).sum())
            assert abs(times - 4000 / 9) < 5 * (4000 / 9) ** 0.5
