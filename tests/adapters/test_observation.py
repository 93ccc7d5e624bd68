"""Views as vectors: fixed sizes, small numbers, nothing but the view."""

from typing import Any

import numpy as np
import pytest

from fistful.adapters.encode import Actions, Encoder
from fistful.engine.seats import SPECTATOR
from fistful.testing.tables import Table
from fistful.testing.walks import moves
from tests.adapters.tables import some_tables


def views(table: Table) -> list[dict[str, Any]]:
    """Return the views of all viewers along a mixed game."""
    s = table.start()
    dice = table.dice("vectors")
    found = []
    for seat, action in moves(table, s, dice):
        if dice.below(6) == 0:
            found += [table.rules.view(s, viewer) for viewer in table.viewers]
        table.rules.play(s, seat, action, None)
    return [*found, *[table.rules.view(s, viewer) for viewer in table.viewers]]


@pytest.mark.parametrize("table", some_tables(3), ids=str)
def test_vectors_have_one_size_and_small_numbers(table: Table) -> None:
    assert table.game
    encoder = Encoder(table.game, table.seats)
    seen = np.array([encoder.vector(view) for view in views(table)])
    assert seen.shape[1] == encoder.size
    assert np.isfinite(seen).all()
    assert abs(seen).max() <= 1
    for piece in encoder.slices:
        view = views(table)[0]
        assert len(piece.field.read(view)) == piece.stop - piece.start, piece.field.name


@pytest.mark.parametrize("table", some_tables(1), ids=str)
def test_every_field_reads_something_the_view_has(table: Table) -> None:
    assert table.game
    view = table.rules.view(table.start(), 0)
    for field in Encoder(table.game, table.seats).fields:
        assert field.keys[0] in view, field.name
        assert field.doc and field.how


@pytest.mark.parametrize("table", some_tables(1), ids=str)
def test_every_seat_sees_itself_first(table: Table) -> None:
    assert table.game
    encoder = Encoder(table.game, table.seats)
    s = table.start()
    while not s.waiting:
        table.rules.play(s, -1, table.rules.draw(s, table.dice("first")), None)
    piece = next(piece for piece in encoder.slices if piece.field.name == "asked")
    for seat in (*range(table.seats), SPECTATOR):
        vector = encoder.vector(table.rules.view(s, seat))
        asked = vector[piece.start : piece.stop]
        for other in range(table.seats):
            place = (other - seat) % table.seats if seat != SPECTATOR else other
            assert asked[place] == s.waiting >> other & 1


def test_masks_name_the_legal_actions_or_to_do_nothing() -> None:
    table = some_tables(1)[0]
    actions = Actions(table.rules)
    assert np.flatnonzero(actions.mask([3, 7])).tolist() == [3, 7]
    assert np.flatnonzero(actions.mask([])).tolist() == [actions.idle]
