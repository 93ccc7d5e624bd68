"""Every action has one text, and every text is one action."""

import pytest

from tests.conformance.sizes import SIZES
from tests.conformance.tables import Table, all_tables, game_tables, share
from tests.conformance.walks import moves

NAMES = [
    ["Ann", "Bob", "Cas", "Dee", "Eva", "Finn", "Gus", "Hal"],
    ["El Toro", "Mr. Black", "Lotus", "Tino", "Zoë", "O'Neill", "the Kid", "Ann"],
    ["Ann", "Ann 2", "Ann 3", "Ann 4", "Ann 5", "Ann 6", "Ann 7", "Ann 8"],
]


@pytest.mark.parametrize("names", NAMES, ids=lambda names: names[1])
@pytest.mark.parametrize("game", game_tables())
def test_texts_are_read_back_as_they_were_written(game: str, names: list[str]) -> None:
    rules = game_tables()[game][0].rules
    for seats in range(rules.fewest, rules.most + 1):
        texts = rules.verbs.texts(names[:seats])
        assert texts
        for text, action in texts.items():
            assert rules.verbs.text(action, names[:seats]) == text
            assert text == " ".join(text.split())


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_legal_actions_have_texts_of_their_own(table: Table) -> None:
    verbs = table.rules.verbs
    all_names = [names[: table.seats] for names in NAMES]
    written = [(names, verbs.texts(names)) for names in all_names]
    dice = table.dice("notation")
    for _ in range(share(SIZES.refuse_games, table)):
        s = table.start()
        for seat, action in moves(table, s, dice):
            legal = table.rules.legal(s, seat)
            for names, texts in written:
                assert [texts[verbs.text(a, names)] for a in legal] == legal
            table.rules.play(s, seat, action, None)
