"""Taught at the table, in a real browser: the opening, the lobby's shots, the first decision."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from fistful.games import find_game
from fistful.texts import Catalogue
from tests.web.conftest import Invite
from tests.web.people import TV
from tests.web.scenes import Player, Production

GAMES = ("blasting-billy", "cash-n-guns", "get-billy-the-kid", "stetsons-and-sixguns")
PHONE: Final = (360, 640)
#: Words one may have to read on a phone before the first decision.
MOST_WORDS = 60
#: All that is written on the page for eyes, each text once; numbers are no words.
WRITTEN = """() => {
    const found = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const { parentElement: one, textContent: text } = walk.currentNode;
        if (!one || !text.trim() || one.closest('.sr, [aria-hidden=true], script, style')) continue;
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        const { width, height } = range.getBoundingClientRect();
        if (width > 1 && height > 1) found.add(text.trim());
    }
    return [...found];
}"""


def asked(player: Player) -> str:
    """Return the phase of the open question."""
    assert player.device.question is not None
    return str(player.device.question["phase"])


def words(texts: list[str]) -> int:
    return sum(len(re.findall(r"[^\W\d_]+", text)) for text in texts)


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("game", GAMES)
def test_the_first_decision_takes_few_words(invite: Invite, game: str, language: str) -> None:
    ann = invite(PHONE, language=language)
    player = Player(ann.server, Production(game, 5, 7, ()))
    player.start()
    ann.page.goto(player.link())
    ann.waits_for_turn()
    # On a short phone what explains it is one tap away, in the bar.
    ann.page.locator(".bar .why").wait_for()
    assert words(ann.page.evaluate(WRITTEN)) <= MOST_WORDS, ann.page.evaluate(WRITTEN)


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_game_is_taught_on_both_screens(invite: Invite, language: str) -> None:
    ann, tv = invite(PHONE, language=language), invite(TV, language=language, speed="normal")
    player = Player(ann.server, Production("cash-n-guns", 5, 7, ()))
    say = Catalogue(language, find_game("cash-n-guns"))
    ann.page.goto(player.link())
    tv.page.clock.install()
    tv.page.goto(player.watch())
    for person in (ann, tv):
        person.page.locator(".title button").last.click()
        expect(person.page.locator(".opening p")).to_have_text(say.say("opening-story"))
        assert person.examine() == []
        assert person.fits() == []
    # A thumb turns the cards; a TV turns them by itself, and is done in a minute and a half.
    for card in ("win", "do-1", "do-2", "do-3"):
        ann.page.locator(".opening .primary").click()
        expect(ann.page.locator(".opening p")).to_have_text(say.say(f"opening-{card}"))
        expect(ann.page.locator(".opening .picture svg").first).to_be_visible()
        tv.page.clock.run_for(18_000)
    tv.page.clock.run_for(18_000)
    expect(tv.page.locator(".opening")).to_have_count(0)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".opening")).to_have_count(0)


def test_a_practice_shot_is_seen_on_the_big_screen(invite: Invite) -> None:
    ann, tv = invite(PHONE), invite(TV)
    player = Player(ann.server, Production("stetsons-and-sixguns", 4, 7, ()))
    ann.page.goto(player.link())
    tv.page.goto(player.watch())
    tv.page.locator(".chair").first.wait_for()
    ann.click("Fire a practice shot")
    expect(tv.page.locator(".chair .shot")).to_have_count(1)
    ann.click("Yee-haw!")
    expect(tv.page.locator(".chair .cry")).to_have_text("shouts: Yee-haw!")
    assert ann.examine() == []
    assert tv.examine() == []


def test_the_first_round_is_taught_on_the_big_screen(invite: Invite) -> None:
    tv = invite(TV)
    player = Player(tv.server, Production("cash-n-guns", 4, 7, ()))
    say = Catalogue("en", find_game("cash-n-guns"))
    tv.page.goto(player.watch())
    tv.page.locator(".chair").first.wait_for()
    player.start()
    caption = tv.page.locator("p.caption")
    expect(caption).to_have_text(say.say("lesson-load"))
    seen = {"load"}
    # Once around; after that the caption says whom everybody waits for.
    while not (len(seen) > 1 and asked(player) == "load"):
        phase = asked(player)
        if say.has(f"lesson-{phase}"):
            expect(caption).to_have_text(say.say(f"lesson-{phase}"))
            seen.add(phase)
        player.answer()
    expect(caption).not_to_have_text(say.say("lesson-load"))
    assert seen >= {"load", "aim", "courage"}
