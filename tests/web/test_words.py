"""Long words on narrow screens: Dutch ones, in the middle of real games."""

import json
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tests.web.browser import new_context
from tests.web.scenes import PRODUCTIONS, Production, curtain, rehearse, theatre

NARROW: Final = (360, 640)
#: How far the games have come when the screens are looked at.
STOPS: Final = (0.25, 0.6, 0.9)
#: The words a page shows on more than one line, though nothing in them lets a line end there.
BROKEN: Final = r"""() => {
    const found = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode;
        const place = text.parentElement;
        if (!place.checkVisibility() || place.closest('.sr, svg, script, style')) continue;
        for (const word of text.textContent.matchAll(/[^\s\/-]+/g)) {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const lines = new Set();
            for (const part of range.getClientRects()) {
                if (part.width) lines.add(Math.round(part.top));
            }
            if (lines.size > 1) found.push(`${word[0]} in ${place.className}`);
        }
    }
    return found;
}"""


def dutch_phone(browser: Browser) -> Page:
    """Open a page on a narrow phone that speaks Dutch and shows events at once."""
    context = new_context(browser, NARROW, reduced_motion="reduce")
    for key, kept in (
        ("settings", {"language": "nl", "speed": "off", "sound": False}),
        ("guide", {"isOn": False}),
    ):
        written = json.dumps([f"fistful-{key}", json.dumps(kept)])
        context.add_init_script(f"localStorage.setItem(...{written})")
    return context.new_page()


@pytest.mark.parametrize("show", PRODUCTIONS, ids=lambda show: show.game)
def test_no_dutch_word_is_broken_on_a_narrow_phone(browser: Browser, show: Production) -> None:
    found: dict[str, list[str]] = {}
    with theatre(show) as server:
        answers = len(rehearse(server, show)) - 1
        for stop in STOPS:
            player = curtain(server, show, int(answers * stop))
            page = dutch_phone(browser)
            page.goto(player.link())
            page.get_by_text("Jouw beurt").first.wait_for()
            for part in ("Hand", "Tafel"):
                page.get_by_role("button", name=part, exact=True).click()
                broken = page.evaluate(BROKEN)
                if broken:
                    found[f"{part} at {stop}"] = broken
            page.context.close()
    assert found == {}
