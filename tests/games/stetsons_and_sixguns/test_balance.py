"""What the standard deck changed in the first draft after measuring: see docs/balance.md."""

import pytest

from fistful.games.stetsons_and_sixguns.deck import CARD_NAMES, Deck, load_deck
from tests.games.stetsons_and_sixguns.scene import Scene

STANDARD = {"deck": "standard"}


def speed(deck: Deck, name: str) -> int:
    """Return a card's Speed."""
    return deck.speed[CARD_NAMES.index(name)]


@pytest.mark.rule("SS-R1")
@pytest.mark.parametrize("name", ["standard", "draft"])
def test_what_the_rulebook_says_of_the_cards_holds(name: str) -> None:
    """The orders it names; Speeds 1 to 60; cards enough without NOTORIETY; guns fit to fire."""
    deck = load_deck(name)
    assert speed(deck, "Hit the Dirt") < speed(deck, "Sharpshooter")
    assert speed(deck, "Ace of Spades") < speed(deck, "The Ghost")
    assert sorted(deck.speed[:60]) == list(range(1, 61))
    with_none = len([card for card in range(60) if deck.notoriety[card] == 0])
    assert with_none == {"standard": 45, "draft": 46}[name]
    for card in range(60):
        gun = deck.gun_of[card]
        assert gun < 0 or deck.guns[gun].need <= deck.speed[card]


@pytest.mark.rule("SS-R1")
def test_ace_of_spades_takes_the_card_instead_of_one_from_the_row() -> None:
    s = Scene("Ace of Spades", "Human Shield", options=STANDARD)
    s.go("A: use", "CLICK", "CLICK")
    assert "Human Shield" in s["hand A"]
    # Its Action is cancelled, so B shot at once; only B takes stock.
    assert (s.phase, s.asked) == ("taking-stock", "B")


@pytest.mark.rule("SS-R1")
def test_snake_oil_is_drunk_instead_of_taking_stock_and_card_sharp_does_not_fire() -> None:
    s = Scene("Card Sharp", "Snake Oil", options=STANDARD).go("B: use")
    assert (s.phase, s.asked) == ("draw-card", "")
    s.go("*: card Gun Oil", "*: card Ricochet", "B: keep Gun Oil", "CLICK", "A: use")
    assert s.phase == "swap-take"
    s.go(f"A: {s.legal('A')[0]}").go(f"A: {s.legal('A')[0]}")
    assert (s.phase, s.asked) == ("taking-stock", "A"), "no shot of A, no stock for B"


@pytest.mark.rule("SS-R3")
def test_wild_bill_hiccup_misses_first_and_ignores_every_click() -> None:
    people = {"A": "Wild Bill Hiccup"}
    s = Scene("Quick Draw", "Living Legend", characters=people, options=STANDARD).go("HIT")
    assert (s["wounds B"], s.phase) == ("0", "again")
    s.go("A: flip", "CLICK", "A: flip", "CLICK")
    assert s.phase == "again"


@pytest.mark.rule("SS-R3")
@pytest.mark.parametrize(("aims", "points"), [("BAA", "7"), ("BCB", "6")])
def test_preacher_boone_is_paid_only_when_somebody_shot_at_him(aims: str, points: str) -> None:
    people = {"A": "Preacher Boone"}
    cards = ("Quick Draw", "Snap Shot", "Living Legend")
    s = Scene(*cards, aims=aims, characters=people, options=STANDARD)
    s.go("A: hold-fire", "B: ignore", "CLICK", "CLICK")
    assert s.phase == "taking-stock"
    assert s["notoriety A"] == points


@pytest.mark.rule("SS-R3")
@pytest.mark.parametrize(("stance", "points"), [("stay", "5"), ("run", "4")])
def test_doc_halliwell_binds_free_where_he_stays_and_pays_where_he_runs(
    stance: str, points: str
) -> None:
    given = {"cover A": "HARD", "wounds A": "1"}
    s = Scene(
        "Quick Draw" if stance == "run" else "Trick Shot",
        "Living Legend",
        stances=f"{stance} stand",
        characters={"A": "Doc Halliwell"},
        given=given,
        options=STANDARD,
    )
    if stance == "run":
        s.go("A: take-face-up", "*: cover HARD")
    s.go("A: bind")
    assert s["notoriety A"] == points
