"""Tables with somebody's own variant: whole in the request, never a file of the server's."""

from pathlib import Path

import pytest

from fistful.engine.errors import Invalid
from fistful.games import find_game
from fistful.games.variant import pack
from fistful.server.offers import table_options


@pytest.mark.parametrize("name", ["cash-n-guns", "get-billy-the-kid"])
def test_no_stranger_names_a_file_of_ours(name: str, tmp_path: Path) -> None:
    game = find_game(name)
    assert game.variants is not None
    file = tmp_path / "secret.toml"
    file.write_text(game.variants.file.read_text())
    for path in (str(file), str(game.variants.file), "/etc/passwd"):
        with pytest.raises(Invalid) as refused:
            table_options(game, {"deck": path})
        assert refused.value.code == "option-value"


def test_a_packed_variant_is_taken_and_a_broken_one_is_not() -> None:
    game = find_game("cash-n-guns")
    assert game.variants is not None
    usual = {"game": game.name, **game.variants.standard_data}
    packed = pack({**usual, "name": "High Noon", "wounds_to_die": 2})
    options = table_options(game, {"deck": packed})
    assert options["deck"] == packed
    assert game.rules.start(4, options).deck.deadly == 2
    for broken, code in (
        (packed[:-9], "variant-damaged"),
        (packed.replace("@1:", "@2:"), "variant-damaged"),
        (pack({**usual, "wounds_to_die": 99}), "deck-file"),
        (pack({**usual, "game": "blasting-billy"}), "deck-file"),
        ("a@1:0123456789ab:" + "A" * 20_000, "option-value"),
    ):
        with pytest.raises(Invalid) as refused:
            table_options(game, {"deck": broken})
        assert refused.value.code == code
