"""The deck file: read, checked, refused with the line and what would be right (SS-R6)."""

from inspect import signature
from pathlib import Path

import pytest

from fistful.engine.dice import QuickDice
from fistful.engine.driver import playout
from fistful.engine.errors import Invalid
from fistful.games.stetsons_and_sixguns.agenda import HANDLERS
from fistful.games.stetsons_and_sixguns.deck import VARIANTS
from fistful.games.stetsons_and_sixguns.lines import CARD_NAMES, MOVED, STANDARD
from fistful.games.stetsons_and_sixguns.vocabulary import VOCABULARY, parse_step
from fistful.server.replays import own_record
from fistful.table.record import RecordError, read_record
from fistful.table.replay import Replay
from fistful.texts import Catalogue, languages
from tests.games.stetsons_and_sixguns.scene import IN_EVERY_DECK, RULES
from tests.problems import told

TEXT = STANDARD.read_text()
REPOSITORY = Path(__file__).parents[3]


def changed(path: Path, before: str, after: str) -> Path:
    """Write a deck that differs from the built-in one."""
    assert before in TEXT
    file = path / "deck.toml"
    file.write_text(TEXT.replace(before, after))
    return file


@pytest.mark.rule("SS-R6", "SS-R2", "SS-R4", "SS-R5")
def test_the_standard_deck_is_good_and_uses_the_whole_vocabulary() -> None:
    assert VARIANTS.problems(STANDARD) == []
    deck = VARIANTS.standard
    used = {op[0] for steps in deck.does for op in steps}
    assert used == set(VOCABULARY.codes.values())


@pytest.mark.rule("SS-R6")
def test_an_unknown_effect_is_refused_with_its_line_and_the_known_ones(tmp_path: Path) -> None:
    file = changed(tmp_path, '"evade first", "shoot"', '"vanish", "shoot"')
    line = next(n for n, text in enumerate(TEXT.splitlines(), 1) if '"Duck and Weave"' in text)
    (error,) = told(VARIANTS.problems(file))
    assert f"line {line}: unknown effect 'vanish'" in error
    assert all(name in error for name in VOCABULARY.codes)
    with pytest.raises(Invalid, match="deck-file"):
        RULES.start(3, {"deck": str(file)})


@pytest.mark.rule("SS-R6")
@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ('"limit 2"', '"limit many"', "limit <number>"),
        ('"evade all"', '"evade some"', "evade <all|first|slower>"),
        ("speed =  2,", "speed =  1,", "two cards with Speed 1"),
        ('"Hit the Dirt"', '"Hit the <Roof>"', "a name has up to 30 letters"),
        ('"Hit the Dirt"', '"Gina Raquel"', "no word for something else"),
        ("to = 84", "to = 85", "84 cards at most: there are 85"),
        (
            '"Hit the Dirt", does',
            '"Colt", gun = { kind = "hand", bullets = 5, flips = 1 }, does',
            "lay",
        ),
        ('kind = "rifle"', 'kind = "cannon"', "a gun's kind is one of hand, pocket, rifle"),
        ('"never-jams"', '"ever-jams"', "unknown ability 'ever-jams'"),
        ('["never-jams"]', '["badge-of-office", "called-shot"]', "one ability once a game"),
        ('["never-jams"]', '["dug-in", "dug-in"]', "each once"),
        ('["never-jams"]', "[]", "one ability, or a list"),
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
    errors = told(VARIANTS.problems(changed(tmp_path, before, after)))
    assert errors
    assert problem in " ".join(errors)


@pytest.mark.rule("SS-R6")
def test_a_missing_file_is_an_error_and_no_crash(tmp_path: Path) -> None:
    assert VARIANTS.problems(tmp_path / "none.toml")


@pytest.mark.rule("SS-R6")
def test_a_deck_of_ones_own_can_be_played(tmp_path: Path) -> None:
    line = next(text for text in TEXT.splitlines() if '"Sharpshooter"' in text)
    file = changed(tmp_path, line, line.replace("first-bullet hit", "fan 2"))
    s = RULES.start(4, {"deck": str(file)})
    card = CARD_NAMES.index("Sharpshooter")
    assert s.deck.does[card] != VARIANTS.standard.does[card]
    playout(RULES, s, QuickDice(1))


def speed(name: str) -> int:
    """Return a card's Speed in the deck people play."""
    return VARIANTS.standard.speed[CARD_NAMES.index(name)]


@pytest.mark.rule("SS-R1", "SS-R5")
def test_what_the_rulebook_says_of_the_cards_holds() -> None:
    """The orders it names; guns fit to fire when they are laid."""
    deck = VARIANTS.standard
    assert speed("Hit the Dirt") < speed("Sharpshooter")
    assert speed("Ace of Spades") < speed("The Ghost")
    for card, gun in enumerate(deck.gun_of):
        assert gun < 0 or deck.guns[gun].need <= deck.speed[card]


@pytest.mark.rule("SS-R1", "SS-R2")
def test_the_deck_as_it_is_shipped_is_pinned_here_and_nowhere_else() -> None:
    """Speeds 1 to 60, three quarters of them without NOTORIETY, Take Aim from 61 to 84; the page
    lists them. Whoever adds a card changes these numbers and the page, and no other test (golden
    games in which the deck runs out are played anew: `python -m tests.make_golden`)."""
    deck = VARIANTS.standard
    assert [deck.speed[card] for card in IN_EVERY_DECK] == list(range(1, 61))
    assert len([card for card in IN_EVERY_DECK if not deck.notoriety[card]]) == 45
    joining = [card for card in deck.cards[7] if card not in IN_EVERY_DECK]
    assert [deck.speed[card] for card in joining] == list(range(61, 85))
    assert [row[1] for row in rows_of_the_page()] == [CARD_NAMES[card] for card in IN_EVERY_DECK]


@pytest.mark.rule("SS-R6")
@pytest.mark.parametrize("language", languages())
def test_the_first_draft_is_no_built_in_deck_and_the_error_says_where_it_is(language: str) -> None:
    with pytest.raises(Invalid, match="option-moved") as problem:
        RULES.start(4, {"deck": "draft"})
    said = Catalogue(language).error(problem.value)
    (file,) = [word for word in said.split() if word.endswith(".toml")]
    assert VARIANTS.problems(REPOSITORY / file) == []
    playout(RULES, RULES.start(4, {"deck": str(REPOSITORY / file)}), QuickDice(1))


@pytest.mark.rule("SS-R6")
def test_an_old_record_that_names_the_first_draft_is_told_where_it_is() -> None:
    text = "fistful 1\ngame: stetsons-and-sixguns\noptions: deck=draft\nseats: Ann, Bob\n"
    for tell in (own_record, lambda text: Replay(read_record(text))):
        with pytest.raises(RecordError) as refused:
            tell(text)
        assert MOVED["draft"] in Catalogue("en").error(refused.value.problem)


def rows_of_the_page() -> list[list[str]]:
    """Return the cells of the cards' table on the game's page."""
    page = (REPOSITORY / "docs" / "games" / "stetsons-and-sixguns.md").read_text()
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in page.splitlines()]
    return [row for row in cells if len(row) == 6 and row[0].isdigit()]


@pytest.mark.rule("SS-R1", "SS-20", "SS-40")
def test_the_page_shows_the_cards_as_they_are_and_which_of_them_a_runner_loses() -> None:
    deck = VARIANTS.standard
    rows = rows_of_the_page()
    assert rows
    for printed, name, notoriety, keywords, flip, _ in rows:
        card = CARD_NAMES.index(name)
        worth = deck.notoriety[card]
        assert (int(printed), notoriety) == (deck.speed[card], f"+{worth}" if worth else "")
        assert ("COVER" in keywords) == deck.has_cover_word[card]
        # Ambush! is the exception a runner keeps (SS-20).
        is_lost = not deck.does_hiding[card] or name == "Ambush!"
        assert (flip == "yes") == is_lost, name
    assert all([deck.does_hiding[card] for card, gun in enumerate(deck.gun_of) if gun >= 0])


def test_the_handler_of_every_step_takes_what_stands_behind_its_word() -> None:
    for name, code in VOCABULARY.codes.items():
        step = VOCABULARY.steps[code]
        words = ["1"] if step.numbered else [choice[0] for choice in step.choices]
        about = parse_step(" ".join([name, *words]))[1:]
        position, *names, out = signature(HANDLERS[code]).parameters
        assert (position, out) == ("s", "out"), name
        assert len(names) == len(about), name
