"""The table drawn for the terminal."""

import pytest

from fistful.engine.dice import QuickDice
from fistful.engine.markup import plain, width
from fistful.engine.seats import NATURE, SEATS_IN, SPECTATOR
from fistful.engine.state import OVER
from fistful.games.stetsons_and_sixguns import GAME
from fistful.games.stetsons_and_sixguns.deck import CARD_NAMES, CHARACTER_NAMES
from fistful.games.stetsons_and_sixguns.screen import draw, slug
from fistful.texts import Catalogue, languages
from tests.games.stetsons_and_sixguns.scene import RULES, Scene


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
                lines = draw(RULES.view(s, viewer), names, speaker)
                assert max(width(line) for line in lines) <= 100
        asked = SEATS_IN[s.waiting]
        if asked:
            RULES.play(s, asked[0], dice.pick(RULES.legal(s, asked[0])), None)
        else:
            RULES.play(s, NATURE, RULES.draw(s, dice), None)
    assert draw(RULES.view(s, 0), names, speaker)


def test_it_shows_what_one_may_know_and_hides_cards_face_down() -> None:
    s = Scene("Sharpshooter", "Living Legend", begin=False, given={"cover B": "HARD 2"})
    s.go("A: play Sharpshooter", "B: play Living Legend")
    speaker = Catalogue("en", GAME, ("Ann", "Bob"))
    lines = [plain(line) for line in draw(s.view("A"), ("Ann", "Bob"), speaker)]
    text = "\n".join(lines)
    assert "Sharpshooter" in text
    assert "Living Legend" not in text
    assert "a card face down" in text
    assert "Sixgun 6 · cover HARD ✕✕" in text
    assert "Bullets not seen yet: HIT 21 · HIT FC 11 · MISS 20 · CLICK 20 · JAM 8" in text


@pytest.mark.parametrize("language", languages())
def test_every_card_and_character_has_a_text_of_its_own(language: str) -> None:
    speaker = Catalogue(language, GAME, ("Ann", "Bob"))
    texts = [speaker.say(f"about-{slug(name)}") for name in [*CARD_NAMES[:59], *CHARACTER_NAMES]]
    assert len(set(texts)) == len(texts)
    assert slug(CARD_NAMES[60]) == slug(CARD_NAMES[83]) == "take-aim"
    assert speaker.say("about-take-aim")
