"""The table drawn for the terminal."""

from itertools import product
from pathlib import Path

import pytest

from fistful.engine.dice import QuickDice
from fistful.engine.seats import NATURE, SEATS_IN, SPECTATOR
from fistful.engine.state import OVER
from fistful.games.markup import plain, width
from fistful.games.stetsons_and_sixguns import GAME
from fistful.games.stetsons_and_sixguns.about import ability_says, gun_says, says, slug, step_says
from fistful.games.stetsons_and_sixguns.cards import KIND_CARD
from fistful.games.stetsons_and_sixguns.deck import VARIANTS, Gun
from fistful.games.stetsons_and_sixguns.lines import CARD_NAMES, GUN_KINDS, STANDARD
from fistful.games.stetsons_and_sixguns.screen import card_text
from fistful.games.stetsons_and_sixguns.vocabulary import (
    COVER_NAMES,
    VOCABULARY,
    CardStep,
    parse_step,
)
from fistful.server.vocabulary import vocabulary
from fistful.texts import Catalogue, languages
from tests.games.stetsons_and_sixguns.scene import IN_EVERY_DECK, RULES, Scene


@pytest.mark.parametrize("language", languages())
def test_every_position_fits_the_terminal(language: str) -> None:
    names = tuple("ABCDEFGH")
    speaker = Catalogue(language, GAME, names)
    dice = QuickDice(8)
    s = RULES.start(8, {"rounds": "4"})
    steps = 0
    while s.phase != OVER:
        steps += 1
        if steps % 5 == 0:
            for viewer in (0, 3, SPECTATOR):
                lines = GAME.draw(RULES.view(s, viewer), names, speaker)
                assert max(width(line) for line in lines) <= 100
        asked = SEATS_IN[s.waiting]
        if asked:
            RULES.play(s, asked[0], dice.pick(RULES.legal(s, asked[0])), None)
        else:
            RULES.play(s, NATURE, RULES.draw(s, dice), None)
    assert GAME.draw(RULES.view(s, 0), names, speaker)


def test_it_shows_what_one_may_know_and_hides_cards_face_down() -> None:
    s = Scene("Sharpshooter", "Living Legend", begin=False, given={"cover B": "HARD 2"})
    s.go("A: play Sharpshooter", "B: play Living Legend")
    speaker = Catalogue("en", GAME, ("Ann", "Bob"))
    lines = [plain(line) for line in GAME.draw(s.view("A"), ("Ann", "Bob"), speaker)]
    text = "\n".join(lines)
    assert "Sharpshooter" in text
    assert "Living Legend" not in text
    assert "a card face down" in text
    assert "Sixgun 6 · cover HARD ✕✕" in text
    assert "Bullets not seen yet: HIT 21 · HIT FC 11 · MISS 20 · CLICK 20 · JAM 8" in text


@pytest.mark.parametrize("language", languages())
def test_every_card_and_character_has_a_text_of_its_own(language: str) -> None:
    speaker = Catalogue(language, GAME, ("Ann", "Bob"))
    deck = VARIANTS.standard
    for card in range(len(CARD_NAMES)):
        assert says(deck, card) == [(f"about-{slug(CARD_NAMES[card])}", 0)]
    plain_shots = ("Quick Draw", "Living Legend")
    texts = [
        card_text(deck, card, speaker)
        for card in IN_EVERY_DECK
        if CARD_NAMES[card] not in plain_shots
    ]
    texts += [speaker.say(ability_says(deck, character)) for character in deck.characters]
    assert len(set(texts)) == len(texts)
    joining = [card for card in range(len(CARD_NAMES)) if card not in IN_EVERY_DECK]
    assert {slug(CARD_NAMES[card]) for card in joining} == {"take-aim"}
    assert speaker.say("about-take-aim")


@pytest.mark.rule("SS-R6")
@pytest.mark.parametrize("language", languages())
def test_a_card_of_ones_own_says_what_its_line_does(tmp_path: Path, language: str) -> None:
    text = STANDARD.read_text()
    for before, after in (
        ('does = ["first-bullet hit", "shoot"]', 'does = ["evade all"]'),
        ('"limit 2", "shoot"', '"limit 3", "stock two", "shoot"'),
        ("bullets = 6, need = 25, flips = 2", "bullets = 5, need = 25, flips = 3, wounds = 2"),
        ('ability = ["never-jams"]', 'ability = "dug-in"'),
        ('ability = ["dug-in"] },\n  { name = "Pr', 'ability = ["never-jams"] },\n  { name = "Pr'),
    ):
        assert before in text
        text = text.replace(before, after)
    file = tmp_path / "own.toml"
    file.write_text(text)
    deck = VARIANTS.find(str(file))
    speaker = Catalogue(language, GAME, ("Ann", "Bob"))

    def said(name: str) -> str:
        return card_text(deck, KIND_CARD.number_of[name], speaker)

    expected = {
        "en": [
            "You do not fire. Every HIT against you this round is ignored.",
            "Flip 3 bullets at most. If you still stand, take two cards when taking stock. "
            "Then shoot.",
            "Rifle with 5 bullets. From Speed 25. Flips 3 together. A HIT makes 2 wounds. "
            "Then shoot.",
        ],
        "nl": [
            "Je schiet niet. Elke RAAK op jou telt deze ronde niet.",
            "Draai hoogstens 3 kogels om. Als je nog staat, neem je bij het aanvullen twee "
            "kaarten. Schiet daarna.",
            "Geweer met 5 kogels. Vanaf Snelheid 25. Draait er 3 tegelijk om. RAAK geeft 2 "
            "wonden. Schiet daarna.",
        ],
    }
    names = ("Sharpshooter", "Snap Shot", "Winchester Rifle")
    assert [said(name) for name in names] == expected[language]
    assert said("Quick Draw") == speaker.say("about-quick-draw")
    s = Scene(
        "Sharpshooter",
        "Living Legend",
        characters={"A": "Calamity Jen"},
        options={"deck": str(file)},
        begin=False,
    )
    drawn = " ".join(
        plain(line).strip() for line in GAME.draw(s.view("A"), ("Ann", "Bob"), speaker)
    )
    assert said("Sharpshooter") in drawn
    assert speaker.say("ability-dug-in") in drawn
    # A view says where this deck says otherwise; the built-in one comes with the game's words.
    printed = s.view("A")["printed"]
    assert sorted(CARD_NAMES[card["card"]] for card in printed["cards"]) == sorted(names)
    assert printed["cards"][-2]["says"] == [
        {"key": "step-no-shot", "number": 0},
        {"key": "step-evade-all", "number": 0},
    ]
    assert (printed["guns"], printed["covers"]) == ([{"gun": 3, "kind": "rifle", "bullets": 5}], [])
    assert printed["abilities"][2] == "ability-dug-in"
    usual = Scene("Sharpshooter", "Living Legend", begin=False).view("A")["printed"]
    assert usual == {"cards": [], "guns": [], "covers": [], "abilities": []}
    words = vocabulary(GAME).deck
    assert [card["card"] for card in words["cards"]] == list(range(len(CARD_NAMES)))
    assert words["cards"][0]["says"] == [{"key": "about-quick-draw", "number": 0}]
    assert words["guns"][0] == {"gun": 0, "kind": "hand", "bullets": 6}


@pytest.mark.rule("SS-R6")
@pytest.mark.parametrize("language", languages())
def test_every_step_of_the_vocabulary_has_words(language: str) -> None:
    speaker = Catalogue(language, GAME, ("Ann", "Bob"))
    steps = [text for step in VOCABULARY.steps if step.name != "lay" for text in spellings(step)]
    said = [
        " ".join(speaker.say(key, n=number) for key, number in step_says(parse_step(step)))
        for step in steps
    ]
    assert len(set(said)) == len(steps) > len(VOCABULARY.steps)
    for kind in range(3):
        gun = Gun({"kind": GUN_KINDS[kind], "bullets": 1, "flips": "any", "penetrates": []})
        assert speaker.say(*gun_says(gun)[0][:1], n=1)
    everything = Gun(
        {"kind": "hand", "bullets": 2, "need": 9, "flips": 2, "penetrates": COVER_NAMES}
    )
    assert len({speaker.say(key, n=number) for key, number in gun_says(everything)}) == 6


def spellings(step: CardStep) -> list[str]:
    """Every way a step can be written (one and two of what is counted)."""
    if step.numbered:
        return [f"{step.name} 1", f"{step.name} 2"]
    if step.several:
        return [f"{step.name} {word}" for word in step.choices[0]]
    return [" ".join([step.name, *words]) for words in product(*step.choices)]


@pytest.mark.rule("SS-04")
def test_while_characters_are_picked_it_says_what_each_can_do() -> None:
    speaker = Catalogue("en", GAME, ("Ann", "Bob"))
    s = RULES.start(2, {"characters": "chosen"})
    text = " ".join(
        plain(line).strip() for line in GAME.draw(RULES.view(s, 0), ("Ann", "Bob"), speaker)
    )
    for character in s.deck.characters:
        assert speaker.say(ability_says(s.deck, character)) in text
