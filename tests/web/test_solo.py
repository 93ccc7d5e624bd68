"""Alone with bots in a real browser: keys, hints, taking back, hurrying."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.client import Server, running
from tests.web.conftest import QUICK, Invite
from tests.web.people import LAPTOP, PHONE, Person

#: Bots that seem to think for ever, so that nobody has to be quicker than they are.
SLOW = {
    **QUICK,
    "fistful.server.bots.QUICKEST": 500.0,
    "fistful.server.bots.SLOWEST": 500.0,
}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path, constants=SLOW) as server:
        yield server


def sit_alone(person: Person, title: str, deal: str = "Deal") -> Person:
    person.open()
    person.page.get_by_role("button", name=re.compile(f": {title}")).first.click()
    person.click(deal, exact=True)
    person.page.locator(".play").wait_for()
    assert person.waits_for_turn()
    return person


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_an_answer_by_its_number_is_taken_back_and_given_again_in_a_hurry(
    invite: Invite, size: tuple[int, int]
) -> None:
    ann = sit_alone(invite(size=size, plain=True, speed="fast"), "Cash 'n Guns")
    page = ann.page
    # The first answer is one key away, and has a number.
    page.keyboard.press("Tab")
    first = page.locator("[data-keys] button").first
    expect(first).to_be_focused()
    page.keyboard.press("?")
    expect(page.locator("kbd", has_text=re.compile("^1$"))).to_be_visible()
    expect(page.locator("kbd", has_text=re.compile("^a$"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("kbd")).to_have_count(0)
    page.keyboard.press("1")
    page.get_by_label("Take back").wait_for()
    assert ann.examine() == []
    page.keyboard.press("u")
    page.locator(".status .asked").wait_for()
    page.keyboard.press("1")
    page.get_by_label("Take back").wait_for()
    number = ann.asked["number"] if ann.asked else -1
    page.keyboard.down("f")
    page.wait_for_function(
        "before => Number(document.querySelector('.play').dataset.question) > before", arg=number
    )
    page.keyboard.up("f")
    assert ann.examine() == []


@pytest.mark.parametrize(
    ("language", "hint", "says", "helped"),
    [
        ("en", "Hint", "Level 5 would:", "Played with one hint."),
        ("nl", "Tip", "Niveau 5 zou:", "Gespeeld met één tip."),
    ],
)
def test_a_hint_says_how_sure_it_is_and_marks_the_game(
    invite: Invite, language: str, hint: str, says: str, helped: str
) -> None:
    deal = "Deal" if language == "en" else "Kaarten delen"
    ann = sit_alone(invite(plain=True, language=language), "Blasting Billy", deal)
    ann.page.get_by_label(hint, exact=True).click()
    said = ann.page.locator(".hint")
    expect(said).to_contain_text(says)
    expect(said).to_contain_text(re.compile(r"\d+ %"))
    assert ann.examine() == []
    assert ann.fits() == []
    while ann.waits_for_turn():
        asked = ann.question()
        ann.page.keyboard.press("1")
        ann.waits_for_answer(asked)
    expect(ann.page.locator(".end")).to_contain_text(helped)
    assert ann.examine() == []
