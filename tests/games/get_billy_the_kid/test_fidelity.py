"""Get Billy the Kid!: the built-in deck is the rulebook's game, and others are told where not."""

from pathlib import Path

import pytest

from fistful.games.get_billy_the_kid import GAME
from fistful.games.get_billy_the_kid.cards import ESCAPE
from fistful.games.get_billy_the_kid.deck import STANDARD, VARIANTS
from fistful.games.get_billy_the_kid.lines import PLAIN
from tests.problems import told as told_of

BUILT_IN = GAME.folder / "deck.toml"
STUDIES = Path(__file__).parents[3] / "studies"


@pytest.mark.rule("GB-R1", "GB-R2")
def test_the_built_in_deck_leaves_the_rulebooks_game_nowhere() -> None:
    assert told_of(VARIANTS.departures(BUILT_IN)) == []


@pytest.mark.rule("GB-R1")
def test_escapes_come_in_pairs_at_four_and_some_in_threes_from_five_on() -> None:
    used = [kind for kind, count in enumerate(STANDARD.packs[8]) if kind >= ESCAPE and count]
    assert len(used) >= 4
    assert {STANDARD.packs[4][kind] for kind in used} == {2}
    for seats in range(5, 9):
        assert {STANDARD.packs[seats][kind] for kind in used} == {2, 3}


@pytest.mark.rule("GB-R1")
def test_no_kind_fills_more_than_a_fifth_and_every_kind_is_there_at_four() -> None:
    assert all(STANDARD.packs[4][:ESCAPE])
    for seats in range(4, 9):
        assert max(STANDARD.packs[seats][:ESCAPE]) * 5 <= len(STANDARD.bags[seats])


@pytest.mark.rule("GB-R1")
def test_every_pack_mixes_four_kinds() -> None:
    for pack in range(1, 5):
        kinds = {min(kind, ESCAPE) for kind, counts in enumerate(STANDARD.counts) if counts[pack]}
        assert len(kinds) >= 4


def changed(tmp_path: Path, counts: dict[str, list[int]], *swaps: tuple[str, str]) -> Path:
    """Return a copy of the built-in file with other counts, and other texts."""
    lines = []
    for line in BUILT_IN.read_text().splitlines():
        word = line.split("=")[0].strip().strip('"')
        lines.append(f"{line.split('=')[0]}= {counts[word]}" if word in counts else line)
    text = "\n".join(lines)
    for old, new in swaps:
        assert old in text
        text = text.replace(old, new, 1)
    assert VARIANTS.read(text).problems == []
    file = tmp_path / "mine.toml"
    file.write_text(text)
    return file


def counts_of(**more: list[int]) -> dict[str, list[int]]:
    """Return the built-in counts of some kinds, each with more (or less) in every pack."""
    words = [*PLAIN, *STANDARD.designs]
    return {
        kind: [a + b for a, b in zip(STANDARD.counts[words.index(kind)], by, strict=True)]
        for kind, by in more.items()
    }


@pytest.mark.rule("GB-R1", "GB-R3")
@pytest.mark.parametrize(
    ("more", "problem"),
    [
        ({"horse": [2, 0, 0, 0, 0], "question": [-2, 0, 0, 0, 0]}, "'horse': 4 at four players"),
        ({"horse": [0, 0, 0, 1, 0], "question": [0, 0, 0, -1, 0]}, "more than three times"),
        ({"tnt": [-1, 0, 0, 0, 0], "gold": [1, 0, 0, 0, 0]}, "'tnt' is missing at four players"),
    ],
)
def test_where_a_file_leaves_the_rulebooks_game_is_told_with_its_line(
    tmp_path: Path, more: dict[str, list[int]], problem: str
) -> None:
    file = changed(tmp_path, counts_of(**more))
    told = told_of(VARIANTS.departures(file))
    word = next(iter(more))
    line = next(i for i, line in enumerate(file.read_text().splitlines(), 1) if word in line)
    assert [one for one in told if one.startswith(f"line {line}: ") and problem in one], told


@pytest.mark.rule("GB-R1")
def test_a_kind_that_fills_the_deck_and_a_pack_of_one_kind_are_told(tmp_path: Path) -> None:
    kinds = [*PLAIN, *STANDARD.designs]
    counts = {kind: [*STANDARD.counts[i][:4], 0] for i, kind in enumerate(kinds)}
    counts["arrest"][4] = 13
    told = "\n".join(told_of(VARIANTS.departures(changed(tmp_path, counts))))
    assert "the 8+ pack mixes only 1 kinds" in told
    counts = {kind: STANDARD.counts[i][:] for i, kind in enumerate(kinds)}
    counts["gold"][0] += counts["question"][0] - 1
    counts["question"][0] = 1
    told = "\n".join(told_of(VARIANTS.departures(changed(tmp_path, counts))))
    assert f"'gold': {counts['gold'][0]} of 64 cards at 4 players" in told


@pytest.mark.rule("GB-R2")
def test_the_first_drafts_features_split_the_table_alike() -> None:
    draft = STUDIES / "get-billy-the-kid-draft.toml"
    assert VARIANTS.read(draft.read_text()).problems == []
    told = "\n".join(told_of(VARIANTS.departures(draft)))
    assert "'hair' splits the table like 'hat' at 4 players" in told
    assert "'moustache' splits the table like 'eyes' at 4 players" in told


@pytest.mark.rule("GB-R2")
def test_characters_that_differ_in_one_feature_are_told(tmp_path: Path) -> None:
    swap = (
        'hat = "black", hair = "dark", eyes = "blue",  moustache = "yes"',
        'hat = "black", hair = "fair", eyes = "blue",  moustache = "yes"',
    )
    told = "\n".join(told_of(VARIANTS.departures(changed(tmp_path, {}, swap))))
    assert "'Earp' differs from 'Kid' only in moustache" in told
