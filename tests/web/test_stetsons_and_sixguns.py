"""Stetsons & Sixguns in a real browser: whole games, secrets kept, nothing axe can find."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.people import PHONE, TV, Person

#: A mark of the view: whether the cards played lie open.
SHOWN: Final = 23
HIDDEN: Final = -2
OPTIONS: Final = ".hand .stances button:enabled, .hand .seats button, .hand .others button"


def lay(host: Person, name: str, seats: int) -> str:
    """Lay a table for a short game and sit down at it; return its code."""
    host.open()
    wishes = {
        "game": "stetsons-and-sixguns",
        "seats": seats,
        "clock": "none",
        "name": name,
        "options": {"rounds": "4"},
    }
    code: str = host.page.request.post(f"{host.server.url}/api/tables", data=wishes).json()["code"]
    host.open(f"/t/{code}")
    host.sees("Start the game")
    return code


def answer(person: Person, taste: int) -> str:
    """Answer the open question as a thumb does; return its phase. Taste chooses among buttons."""
    asked = person.question()
    phase = person.page.locator(".status .about").first.inner_text()
    cards = person.page.locator(".hand .pick")
    if cards.count():
        cards.nth(taste % cards.count()).click()
        person.page.locator(".hand .decide").click()
    else:
        buttons = person.page.locator(OPTIONS)
        expect(buttons.first).to_be_visible()
        buttons.nth(taste % buttons.count()).click()
    person.waits_for_answer(asked)
    return phase


def play_out(people: list[Person]) -> list[str]:
    """Play to the end; return the questions that were asked."""
    phases: list[str] = []
    while not all(person.is_over() for person in people):
        for taste, person in enumerate(people, len(phases)):
            if person.is_asked():
                phases.append(answer(person, taste))
        people[0].page.wait_for_timeout(20)
    return phases


def test_two_phones_a_tv_and_bots_play_to_the_end(invite: Invite) -> None:
    ann, bob, tv = invite(), invite(size=(320, 640)), invite(TV)
    code = lay(ann, "Ann", 4)
    bob.join(code, "Bob")
    tv.open(f"/t/{code}/tv")
    tv.sees("Bob")
    ann.click("Start the game")
    phases = play_out([ann, bob])
    for question in ("Choose the Action card", "Draw! At whom", "Shoot! Do you stand"):
        assert len([phase for phase in phases if phase.startswith(question)]) >= 2
    for person in (ann, bob, tv):
        person.sees("The game is over")
    expect(tv.page.locator(".town .player")).to_have_count(4)
    check_secrets(ann, 0)
    check_secrets(tv, 15)


def check_secrets(person: Person, seat: int) -> None:
    """Check all a device was sent against "Who sees what"."""
    views: list[dict[str, Any]] = [
        frame["view"]
        for frame in person.frames
        if frame["type"] in ("told", "snapshot") and frame["view"]
    ]
    running = [view for view in views if view["phase"] != "over"]
    assert running
    for view in running:
        assert view["you"] == seat
        assert seat < 15 or view["hand"] == []
        assert not any(view["shown"])
        if not view["marks"][SHOWN]:
            others = [card for owner, card in enumerate(view["played"]) if owner != seat]
            assert all(card in (HIDDEN, -1) for card in others)
    told = [event["event"] for frame in person.frames for event in frame.get("events", [])]
    assert told
    if seat == 15:
        assert not [word for word in told if word.endswith("-you") or word == "hand-seen"]


def test_eight_players_fit_a_phone_and_a_tv(invite: Invite) -> None:
    ann, tv = invite(size=(320, 640)), invite(TV)
    tv.open(f"/t/{lay(ann, 'Ann', 8)}/tv")
    ann.click("Start the game")
    assert ann.waits_for_turn()
    expect(tv.page.locator(".town .player")).to_have_count(8)
    below = "document.querySelector('.town').getBoundingClientRect().bottom - innerHeight"
    for _ in range(3):
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= 320
        assert tv.page.evaluate("document.documentElement.scrollWidth") <= TV[0]
        assert tv.page.evaluate(below) <= 0
        small = ann.page.evaluate(
            """[...document.querySelectorAll('button, summary')].filter((one) => {
                const box = one.getBoundingClientRect();
                return box.width && (box.height < 43.5 || box.width < 43.5);
            }).map((one) => one.outerHTML.slice(0, 120))"""
        )
        assert small == []
        answer(ann, 0)
        assert ann.waits_for_turn()
    ann.click("Table", exact=True)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_hand_and_table(invite: Invite, theme: str) -> None:
    found: dict[str, list[str]] = {}
    ann, tv = invite(size=PHONE, theme=theme), invite(TV, theme=theme)
    tv.open(f"/t/{lay(ann, 'Ann', 4)}/tv")
    ann.click("Start the game")
    seen: set[str] = set()
    while ann.waits_for_turn():
        question = ann.page.locator(".status .about").first.inner_text()
        if question not in seen:
            seen.add(question)
            look(ann, f"hand: {question}", found)
            look(tv, f"table: {question}", found)
        if len(seen) == 2:
            ann.click("Table", exact=True)
            look(ann, "table on a phone", found)
            ann.click("Hand", exact=True)
        answer(ann, len(seen))
    tv.sees("The game is over")
    look(ann, "the end on a phone", found)
    look(tv, "the end", found)
    assert found == {}


def look(person: Person, screen: str, found: dict[str, list[str]]) -> None:
    wrong = person.examine()
    if wrong:
        found[screen] = wrong


def test_the_draw_shows_no_aim_before_all_guns_swing(invite: Invite) -> None:
    """With the show on: first the cry, then every line at once."""
    ann = invite(size=(1280, 800), speed="normal")
    lay(ann, "Ann", 4)
    ann.click("Start the game")
    assert ann.waits_for_turn(60)
    answer(ann, 0)
    assert ann.waits_for_turn(60)
    # Count the lines whenever the street changes, from the answer until the show goes on.
    ann.page.evaluate(
        """() => {
            const street = document.querySelector('.town');
            window.counts = [];
            const count = () => street.querySelectorAll('.aims .line').length;
            new MutationObserver(() => window.counts.push(count()))
                .observe(street, { childList: true, subtree: true });
        }"""
    )
    answer(ann, 0)
    expect(ann.page.locator(".aims .line")).to_have_count(4, timeout=20_000)
    counts = ann.page.evaluate("window.counts")
    assert set(counts) <= {0, 4}
    expect(ann.page.locator(".story li").first).to_have_text(re.compile("aims at"))
