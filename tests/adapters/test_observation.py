"""Positions as vectors: fixed sizes, small numbers, and what the view says, nothing else."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from fistful.adapters.encode import Actions, Encoder
from fistful.adapters.history import DID, ROWS, THINGS, History
from fistful.adapters.match import Match
from fistful.engine.seats import NATURE, SPECTATOR
from fistful.games import find_game
from fistful.games.cash_n_guns.cards import AIM, LOAD, STAY
from fistful.testing.tables import Table
from fistful.testing.walks import moves
from tests.adapters import dictionary
from tests.adapters.tables import all_tables, some_tables


def positions(table: Table) -> Iterator[Any]:
    """Return the positions of a mixed game, some on the way and the last one."""
    s = table.start()
    dice = table.dice("vectors")
    for seat, action in moves(table, s, dice):
        if dice.below(6) == 0:
            yield s
        table.rules.play(s, seat, action, None)
    yield s


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_vectors_say_what_the_view_says(table: Table) -> None:
    """Read off the view by other code, field by field: nothing is told that is in no view."""
    assert table.game
    encoder = Encoder(table.game, table.seats)
    fields = dictionary.fields_of(table.rules)
    assert [field.name for field in fields] == [piece.field.name for piece in encoder.slices]
    for s in positions(table):
        for viewer in table.viewers:
            view, seen = table.rules.view(s, viewer), encoder.vector(s, viewer)
            assert len(seen) == encoder.size
            for field, piece in zip(fields, encoder.slices, strict=True):
                read = np.array(field.read(view), np.float32)
                assert read.tolist() == seen[piece.start : piece.stop].tolist(), field.name
            assert abs(seen).max() <= 1


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_it_does_not_matter_who_has_looked_before(table: Table) -> None:
    """Most of a vector is kept from one look to the next: never what has changed since."""
    assert table.game
    encoder, other = Encoder(table.game, table.seats), Encoder(table.game, table.seats)
    s = table.start()
    dice = table.dice("looks")
    for seat, action in moves(table, s, dice):
        viewer = table.viewers[dice.below(len(table.viewers))]
        # Of a clone, which is another game, nothing was written before.
        assert (encoder.vector(s, viewer) == other.vector(s.clone(), viewer)).all()
        table.rules.play(s, seat, action, None)


@pytest.mark.parametrize("table", some_tables(1), ids=str)
def test_vectors_are_written_into_rows_of_ones_own(table: Table) -> None:
    assert table.game
    encoder = Encoder(table.game, table.seats)
    states = [table.start(), *[s.clone() for s in positions(table)]]
    games = list(range(len(states)))[::-1]
    seats = [game % table.seats for game in games]
    room = np.full((len(games) + 2, encoder.size), 7, np.float32)
    encoder.fill(states, games, seats, room[1:-1])
    for row, game, seat in zip(room[1:-1], games, seats, strict=True):
        assert (row == encoder.vector(states[game], seat)).all()
    assert (room[[0, -1]] == 7).all()
    wrong: Any
    for wrong in (room, room[1:-1].astype(np.float64), np.asfortranarray(room[1:-1])):
        with pytest.raises(ValueError, match="give float32 of shape"):
            encoder.fill(states, games, seats, wrong)


@pytest.mark.parametrize("table", some_tables(1), ids=str)
def test_every_field_says_what_it_is(table: Table) -> None:
    assert table.game
    for piece in Encoder(table.game, table.seats).slices:
        assert piece.field.doc and piece.field.how


@pytest.mark.parametrize("table", some_tables(1), ids=str)
def test_every_seat_sees_itself_first(table: Table) -> None:
    assert table.game
    encoder = Encoder(table.game, table.seats)
    s = table.start()
    while not s.waiting:
        table.rules.play(s, -1, table.rules.draw(s, table.dice("first")), None)
    piece = next(piece for piece in encoder.slices if piece.field.name == "asked")
    for seat in (*range(table.seats), SPECTATOR):
        vector = encoder.vector(s, seat)
        asked = vector[piece.start : piece.stop]
        for other in range(table.seats):
            place = (other - seat) % table.seats if seat != SPECTATOR else other
            assert asked[place] == s.waiting >> other & 1


def test_masks_name_the_legal_actions_or_to_do_nothing() -> None:
    actions = Actions(find_game("cash-n-guns").rules.verbs, 5)
    load, aim, stay = LOAD, AIM, STAY
    # Seat 4 aims at seat 1, the second clockwise from it: `aim 2` as it sees the table.
    mask = actions.mask(4, [load, aim + 1])
    names = [int(actions.played[0, action]) for action in np.flatnonzero(mask)]
    assert names == [load, aim + 2]
    assert actions.mask(0, [stay]).tolist() == actions.mask(3, [stay]).tolist()
    assert np.flatnonzero(actions.mask(2, [])).tolist() == [actions.idle]


@pytest.mark.parametrize("table", some_tables(3), ids=str)
def test_a_learners_actions_are_the_seats_own_each_once(table: Table) -> None:
    """Nature's are not among them, and there and back is the same action."""
    verbs = table.rules.verbs
    actions = Actions(verbs, table.seats)
    s = table.start()
    for seat, action in moves(table, s, table.dice("turned")):
        assert verbs.verb_of[action].is_nature == (seat == NATURE)
        if seat != NATURE:
            assert actions.play(seat, int(actions.known[seat, action])) == action
        table.rules.play(s, seat, action, None)
    for seat in range(table.seats):
        assert len(set(actions.played[seat].tolist())) == actions.width
    assert actions.play(0, actions.idle) is None
    assert actions.play(0, -1) is None


def test_what_is_seen_and_done_turns_with_the_table() -> None:
    """A table turned by a seat looks and is played the same: one net can sit anywhere."""
    game = find_game("cash-n-guns")
    encoder, actions = Encoder(game, 5), Actions(game.rules.verbs, 5)
    seen = set()
    for turn in range(5):
        match = Match(game, 5, {}, "win", "raise")
        match.start(3)
        for _ in range(2):
            for seat in sorted(match.asked(), key=lambda seat: (seat - turn) % 5):
                match.answer(
                    seat, int(np.flatnonzero(match.mask(seat))[-1 - (seat - turn) % 5 % 3])
                )
        views = [encoder.vector(match.state, (seat + turn) % 5) for seat in range(5)]
        masks = [match.mask((seat + turn) % 5) for seat in range(5)]
        seen.add((np.array(views).tobytes(), np.array(masks).tobytes()))
    assert len(seen) == 1
    assert actions.width < len(game.rules.verbs.verb_of)


def test_history_tells_the_last_things_heard_and_done() -> None:
    game = find_game("cash-n-guns")
    recent = History(game.rules, Actions(game.rules.verbs, 5))
    words = [kind.word for kind in game.rules.events.kinds]
    aimed = words.index("aimed")
    rows = recent.rows([(DID, AIM + 1), (aimed, 4, 1), (aimed, 1, 4)], 4)
    assert rows.shape == (ROWS, 1 + THINGS)
    assert not rows[:-3].any()
    # Seat 4 is the viewer (1), seat 1 the second clockwise from it (3).
    assert rows[-2:, :3].tolist() == [[1 + aimed, 1, 3], [1 + aimed, 3, 1]]
    assert rows[-3, 1] == 3
    assert 1 + len(words) <= rows[-3, 0] < recent.words
    # What is old is forgotten; what is long goes on in the next row.
    split = words.index("split")
    rows = recent.rows([(aimed, 0, 1)] * 100 + [(split, 5, 0, 1, 2, 3, 4)], 0)
    assert (rows[-2:, 0] == 1 + split).all()
    assert (rows[:-2, 0] == 1 + aimed).all()
