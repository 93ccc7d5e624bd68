"""No screen has an accessibility problem axe can find: phone and TV, light and dark."""

import pytest

from tests.web.conftest import Invite
from tests.web.people import PHONE, SMALL, TV, Person


@pytest.mark.parametrize("size", [PHONE, TV], ids=["phone", "tv"])
def test_axe_finds_nothing(invite: Invite, size: tuple[int, int]) -> None:
    found: dict[str, list[str]] = {}

    def look(person: Person, screen: str) -> None:
        wrong = person.examine()
        if wrong:
            found[screen] = wrong

    ann = invite(size=size)
    ann.open()
    ann.sees("The games")
    look(ann, "home")
    for button in ("Settings", "Rules", "Host a table"):
        ann.click(button)
        ann.page.get_by_role("dialog").wait_for()
        look(ann, button)
        ann.page.keyboard.press("Escape")
    code = ann.host("Ann", seats=2)
    look(ann, "lobby")
    bob = invite(size=size).open(f"/t/{code}")
    bob.sees("Sit down")
    look(bob, "join")
    watcher = invite(size=size).open(f"/t/{code}/tv")
    watcher.sees("The host starts")
    look(watcher, "watching the lobby")
    ann.click("Start the game")
    assert ann.waits_for_turn()
    look(ann, "asked")
    ann.page.locator(".pick").first.click()
    look(ann, "picked")
    look(watcher, "table")
    for button in ("Talk", "Menu"):
        ann.click(button)
        ann.page.get_by_role("dialog").wait_for()
        look(ann, button)
        ann.page.keyboard.press("Escape")
    if size == PHONE:
        ann.click("Story")
        look(ann, "story")
        ann.click("Table")
        look(ann, "table on a phone")
        ann.click("Hand")
    ann.click("Menu")
    ann.click("Let a bot play for Ann")
    ann.page.keyboard.press("Escape")
    ann.sees("The game is over")
    watcher.sees("The game is over")
    look(ann, "end")
    look(watcher, "end on the table")
    assert found == {}


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
def test_nothing_is_wider_than_the_screen_and_all_targets_are_big_enough(
    invite: Invite, size: tuple[int, int]
) -> None:
    ann = invite(size=size).play_alone(4)
    assert ann.waits_for_turn()
    ann.page.locator(".pick").first.click()
    for part in ("Hand", "Table"):
        ann.click(part, exact=True)
        assert ann.fits() == []


def test_text_can_be_twice_as_large(invite: Invite) -> None:
    ann = invite().play_alone()
    assert ann.waits_for_turn()
    ann.page.evaluate("document.documentElement.style.fontSize = '200%'")
    ann.page.locator(".pick").first.click()
    ann.page.locator(".moves .dump").scroll_into_view_if_needed()
    ann.page.locator(".moves .dump").click()
    assert ann.waits_for_turn()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_live_region_speaks_every_event(invite: Invite) -> None:
    ann = invite().play_alone()
    assert ann.waits_for_turn()
    ann.move(0, "dump")
    assert ann.waits_for_turn()
    spoken = ann.page.locator("[aria-live=polite] p").all_inner_texts()
    told = next(frame for frame in ann.frames if frame["type"] == "snapshot")
    name = told["lobby"]["chairs"][told["seat"]]["name"]
    assert any(line.startswith(f"{name} dumps") for line in spoken)
    assert any(line.startswith("Clem") for line in spoken)
    assert "Your move" in ann.page.locator("[aria-live=assertive]").first.inner_text()
