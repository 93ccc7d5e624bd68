"""The deck file: read, checked, refused with the line and what would be right (SS-R6)."""

from pathlib import Path

import pytest

from fistful.engine.dice import QuickDice
from fistful.engine.driver import playout
from fistful.engine.errors import Invalid
from fistful.games.stetsons_and_sixguns.deck import BUILT_IN, STANDARD, check_deck, load_deck
from fistful.games.stetsons_and_sixguns.vocabulary import KNOWN, VOCABULARY
from tests.games.stetsons_and_sixguns.scene import RULES, Scene

TEXT = BUILT_IN["draft"].read_text()


def changed(path: Path, before: str, after: str) -> Path:
    """Write a deck that differs from the first draft."""
    assert before in TEXT
    file = path / "deck.toml"
    file.write_text(TEXT.replace(before, after))
    return file


@pytest.mark.rule("SS-R6", "SS-R2", "SS-R4", "SS-R5")
def test_the_standard_deck_is_good_and_uses_the_whole_vocabulary() -> None:
    assert check_deck(STANDARD) == []
    deck = load_deck("standard")
    used = {op & 255 for steps in deck.does for op in steps}
    assert used == {piece.op for piece in VOCABULARY}
    assert [piece.op for piece in VOCABULARY] == list(range(len(VOCABULARY)))


@pytest.mark.rule("SS-R6")
def test_an_unknown_effect_is_refused_with_its_line_and_the_known_ones(tmp_path: Path) -> None:
    file = changed(tmp_path, '"evade first", "shoot"', '"vanish", "shoot"')
    line = next(n for n, text in enumerate(TEXT.splitlines(), 1) if '"Duck and Weave"' in text)
    (error,) = check_deck(file)
    assert f"line {line}: unknown effect 'vanish'" in error
    assert all(name in error for name in KNOWN)
    with pytest.raises(Invalid, match="deck-file"):
        RULES.start(3, {"deck": str(file)})


@pytest.mark.rule("SS-R6")
@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ('"limit 2"', '"limit many"', "limit <number>"),
        ('"evade all"', '"evade some"', "evade <all|first|slower>"),
        ("speed =  2,", "speed =  1,", "two cards with Speed 1"),
        ('"Hit the Dirt"', '"Hit the Roof"', "unknown card 'Hit the Roof'"),
        ('kind = "rifle"', 'kind = "cannon"', "a gun's kind is one of hand, pocket, rifle"),
        ('"never-jams"', '"ever-jams"', "unknown ability 'ever-jams'"),
        ('"never-jams"', '"hiccups"', "two characters with 'hiccups'"),
        ('"JAM" = 8', '"JAM" = -8', "bullets must count"),
        ("misses_out = 10", "misses_out = 31", "not so many MISS"),
        ("hits = 2,", "hits = 0,", "a cover has cards"),
        ("cover = true", "colour = true", "unknown key 'colour'"),
        ('"lay", "shoot"', '"shoot"', "go together"),
        ('flips = "any"', 'flips = "all"', "flips a number"),
        ('sex = "f"', 'sex = "x"', "sex is m or f"),
        ("characters = [", "people = [", "key 'characters'"),
        ("cards = [", "cards = {", ""),
    ],
)
def test_a_deck_file_is_checked(tmp_path: Path, before: str, after: str, problem: str) -> None:
    errors = check_deck(changed(tmp_path, before, after))
    assert errors
    assert problem in " ".join(errors)


@pytest.mark.rule("SS-R6")
def test_a_missing_file_is_an_error_and_no_crash(tmp_path: Path) -> None:
    assert check_deck(tmp_path / "none.toml")


@pytest.mark.rule("SS-R6")
def test_a_deck_of_ones_own_can_be_played(tmp_path: Path) -> None:
    line = next(text for text in TEXT.splitlines() if '"Sharpshooter"' in text)
    file = changed(tmp_path, line, line.replace("first-bullet hit", "fan 2"))
    s = RULES.start(4, {"deck": str(file)})
    assert s.deck.does[20] != load_deck("standard").does[20]
    playout(RULES, s, QuickDice(1))


@pytest.mark.rule("SS-62", "SS-R6")
def test_the_example_of_the_last_row_with_a_deck_in_which_call_him_out_shows_3(
    tmp_path: Path,
) -> None:
    line = next(text for text in TEXT.splitlines() if '"Call Him Out"' in text)
    file = changed(tmp_path, line, line.replace("notoriety = 1", "notoriety = 3"))
    facts = {"round": "8", "row": "Duck and Weave, Call Him Out, Doc's Bag, Dead Eye"}
    s = Scene(
        "Quick Draw",
        "Living Legend",
        "High Noon",
        "Snap Shot",
        given=facts,
        options={"deck": str(file)},
        begin=False,
    )
    assert s["worth"] == "3, 1, 3, 1"
