"""Get Billy the Kid! in a real browser: two people, a TV and bots, from the deal to the end."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Invite
from tests.web.people import PHONE, TV, Person

#: A game of four takes about a minute and a half: answers come at a fixed instant.
LONGEST: Final = 280
#: What must not be seen of others before the reveal.
NOBODY: Final = -1


def lay(tv: Person, seats: int) -> str:
    """Lay a table with the TV as its table and a quick clock; return its code."""
    tv.open()
    tv.click("Host a table: Get Billy the Kid!")
    tv.page.get_by_role("radio", name=str(seats), exact=True).check(force=True)
    tv.page.get_by_role("radio", name="quick").check(force=True)
    tv.click("This screen is the table")
    tv.sees("Start the game")
    return tv.code()


def move(page: Page) -> None:
    """Answer as a thumb does: an Arrest if there is one, else whatever costs least."""
    loose = page.locator(".moves button:enabled")
    if loose.count():
        loose.first.click()
        return
    names = page.locator(".pick").all_inner_texts()
    wishes = ["Arrest", "Rifle", "Binoculars", "Disguise", "TNT", "Pistol", "Escape", "Question"]
    order = sorted(
        range(len(names)),
        key=lambda i: next((n for n, wish in enumerate(wishes) if names[i].startswith(wish)), 99),
    )
    page.locator(".pick").nth(order[0]).click()
    cells = page.locator("button.cell")
    if cells.count():
        cells.first.click()
    page.locator(".moves button:enabled").first.click()


def play(people: list[Person]) -> set[str]:
    """Play to the end; return the phases in which somebody was asked."""
    phases: set[str] = set()
    for _ in range(LONGEST * 20):
        if all(person.is_over() for person in people):
            return phases
        for person in people:
            if person.is_asked():
                phases |= {frame["phase"] for frame in questions(person)[-1:]}
                move(person.page)
        people[0].page.wait_for_timeout(50)
    raise AssertionError("the game does not end")


def questions(person: Person) -> list[dict[str, Any]]:
    asked = [f["question"] for f in person.frames if f["type"] in ("asked", "snapshot")]
    return [question for question in asked if question]


def views(person: Person) -> list[dict[str, Any]]:
    return [f["view"] for f in person.frames if f["type"] in ("told", "snapshot") and f["view"]]


def test_a_whole_game_with_two_phones_a_tv_and_bots(invite: Invite) -> None:
    tv = invite(TV)
    code = lay(tv, 4)
    ann, bob = (invite().join(code, name) for name in ("Ann", "Bob"))
    tv.click("Start the game")
    assert "play" in play([ann, bob])
    for person in (ann, bob, tv):
        person.sees("The game is over", 60)
    expect(tv.page.locator(".place")).to_have_count(4)
    expect(tv.page.locator(".won").first).to_contain_text("Victory")
    for person, seat in ((ann, 0), (bob, 1), (tv, 15)):
        hidden = [view for view in views(person) if not view["revealed"]]
        assert hidden
        for view in hidden:
            known = [s for s, who in enumerate(view["characters"]) if who != NOBODY]
            assert known in ([], [seat])
            assert seat < 15 or view["hand"] == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_hand_and_table(invite: Invite, theme: str) -> None:
    tv = invite(TV, theme=theme)
    code = lay(tv, 4)
    ann = invite(PHONE, theme=theme).join(code, "Ann")
    tv.click("Start the game")
    assert ann.waits_for_turn(120)
    found = {"hand": ann.examine(), "table": tv.examine()}
    if ann.page.locator(".pick").count():
        ann.page.locator(".pick").first.click()
        found["picked"] = ann.examine()
    ann.click("Reference sheet")
    found["sheet"] = ann.examine()
    ann.click("Table", exact=True)
    found["table on a phone"] = ann.examine()
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}
    assert tv.page.evaluate("document.documentElement.scrollWidth") <= TV[0]


@pytest.mark.parametrize("size", [PHONE, (320, 640)], ids=["phone", "small"])
def test_nothing_is_too_wide_or_too_small_with_eight_players(
    invite: Invite, size: tuple[int, int]
) -> None:
    tv = invite(TV)
    code = lay(tv, 8)
    ann = invite(size).join(code, "Ann")
    tv.click("Start the game")
    ann.page.locator(".pick").first.wait_for()
    for part in ("Hand", "Table"):
        ann.click(part, exact=True)
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= size[0]
        small = ann.page.evaluate(
            """[...document.querySelectorAll('button, a, select')].filter((one) => {
                const box = one.getBoundingClientRect();
                return box.width && (box.height < 43.5 || box.width < 43.5);
            }).map((one) => one.outerHTML.slice(0, 120))"""
        )
        assert small == []
