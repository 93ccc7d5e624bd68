"""Whatever variant passes the check stands the suite: it never crashes, ends, conserves, hides."""

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, Phase, assume, given, settings
from hypothesis import strategies as st

from fistful.engine.errors import Invalid
from fistful.games import find_game, games
from fistful.games.variant import is_packed, pack, unpack
from fistful.testing.checks import of_table
from fistful.testing.sizes import QUICK
from fistful.testing.tables import Table
from tests.secrets import find_secrets
from tests.variants import STRATEGIES, TABLES

#: Few of everything: there are many variants.
SMALL = replace(
    QUICK,
    leak_states=8,
    leak_twins=1,
    honest_infosets=1,
    bot_pairs=4,
    replay_games=1,
    clone_games=1,
    commute_games=1,
    refuse_games=1,
    course_games=2,
    quit_games=1,
)
#: What guesses are compared with must be guessed often: the whole suite does that, these do not.
LEFT_OUT = ("honest guesses", "facts")


@pytest.mark.parametrize("name", STRATEGIES)
@settings(
    max_examples=4,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.generate,),
    suppress_health_check=list(HealthCheck),
)
@given(data=st.data())
def test_a_checked_variant_stands_the_suite(name: str, data: st.DataObject) -> None:
    game, secrets = find_game(name), find_secrets(name)
    seats, options = data.draw(TABLES[name])
    packed = pack({"game": name, **data.draw(STRATEGIES[name])})
    options = {**options, "deck": packed}
    try:
        game.rules.start(seats, options)
    except Invalid as refused:
        assert refused.code == "deck-file"
        assume(False)
    table = Table(game.rules, replace(secrets, tables=[(seats, options)]), seats, options, game)
    for demand, run in of_table(table, SMALL):
        if demand not in LEFT_OUT and (not demand.startswith("bot ") or demand == "bot rules"):
            run()


@pytest.mark.parametrize("name", games())
def test_the_built_in_file_packed_is_the_same_game(name: str) -> None:
    game = find_game(name)
    assert game.variants is not None
    packed = game.variants.packed(str(game.variants.file))
    assert is_packed(packed)
    assert unpack(packed) == {"game": name, **game.variants.standard_data}
    own = game.rules.start(game.rules.most, {"deck": packed}).deck
    assert tables_of(own) == tables_of(game.variants.standard)


def tables_of(deck: object) -> dict[str, object]:
    """Return all that a deck knows, tables within tables as well; guns are told apart by place."""
    return {
        key: tables_of(value) if hasattr(value, "__dict__") else value
        for key, value in vars(deck).items()
        if key != "guns"
    }
