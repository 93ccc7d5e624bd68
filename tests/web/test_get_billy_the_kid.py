"""Get Billy the Kid! in a real browser: two people, a TV and bots, from the deal to the end."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Invite
from tests.web.people import LAPTOP, PHONE, SMALL, TV, Person
from tests.web.play import Inspector, play

GAME: Final = "get-billy-the-kid"
#: What must not be seen of others before the reveal.
NOBODY: Final = -1
#: What to play first, if it can be played.
WISHES: Final = (
    "Arrest",
    "Rifle",
    "Binoculars",
    "Disguise",
    "TNT",
    "Pistol",
    "Escape",
    "Question",
    "Gold",
)


def thumb(person: Person, answer: int) -> None:
    """Answer: an Arrest if there is one, else whatever costs least."""
    page = person.page
    loose = page.locator(".moves button:enabled")
    if loose.count():
        loose.first.click()
        return
    names = page.locator(".pick").all_inner_texts()
    order = [i for wish in WISHES for i, name in enumerate(names) if name.startswith(wish)]
    page.locator(".pick").nth(order[0]).click()
    cells = page.locator(".whom button")
    if cells.count():
        cells.nth(answer % cells.count()).click()
    loose.first.click()


def test_a_whole_game_with_two_phones_a_tv_and_bots(invite: Invite) -> None:
    tv = invite(TV)
    code = tv.lay(GAME, 4)
    ann, bob = (invite(open=True).join(code, name) for name in ("Ann", "Bob"))
    tv.sees("Bob")
    tv.click("Start the game")
    inspector = Inspector(tv)
    play([ann, bob], thumb, inspector)
    for person in (ann, bob, tv):
        person.sees("The game is over")
    inspector.examine("the end", ann, tv)
    assert inspector.found == {}
    assert "play" in inspector.seen
    assert len(inspector.seen) > 1
    expect(tv.page.locator(".end tbody tr")).to_have_count(4)
    for person, seat in ((ann, 0), (bob, 1), (tv, 15)):
        check_secrets(person, seat)


def check_secrets(person: Person, seat: int) -> None:
    """Check all a device was sent before the reveal against "Who sees what"."""
    hidden = [view for view in person.views() if not view["revealed"]]
    assert hidden
    for view in hidden:
        known = [s for s, who in enumerate(view["characters"]) if who != NOBODY]
        assert known in ([], [seat])
        assert seat < 15 or view["hand"] == []
    if seat == 15:
        private = {"saw", "took-card", "gave-card", "slipped-card", "picked-card"}
        told = [event["event"] for event in person.events()]
        assert not [word for word in told if word.endswith("-you") or word in private]


def test_what_a_hand_shows_on_demand_has_no_fault(invite: Invite) -> None:
    ann, bob = invite(PHONE), invite(LAPTOP)
    code = ann.lay(GAME, 4, name="Ann")
    bob.join(code, "Bob")
    ann.click("Start the game")
    inspector = Inspector()
    ann.page.locator(".pick").first.click()
    bob.page.locator(".pick").first.click()
    inspector.examine("picked", ann, bob)
    ann.page.locator(".pick").first.click()
    ann.click("Reference sheet")
    inspector.examine("the sheet", ann)
    ann.click("Table", exact=True)
    inspector.examine("the table on a phone", ann)
    ann.click("Talk")
    ann.sees("Nobody may tell what they hold")
    assert inspector.found == {}


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
def test_eight_players_fit(invite: Invite, size: tuple[int, int]) -> None:
    ann = invite(size)
    ann.lay(GAME, 8, name="Ann")
    ann.click("Start the game")
    ann.page.locator(".pick").first.wait_for()
    found: dict[str, list[str]] = {}
    for part in ("Hand", "Table"):
        ann.click(part, exact=True)
        found[part] = ann.fits()
    assert found == {"Hand": [], "Table": []}


def test_who_waits_reads_whose_move_it_is(invite: Invite) -> None:
    """Never "you" to somebody who is not asked."""
    ann, bob = invite(PHONE, open=True), invite(PHONE, open=True)
    code = ann.lay(GAME, 4, name="Ann")
    bob.join(code, "Bob")
    ann.click("Start the game")

    def look(person: Person, question: dict[str, Any]) -> None:
        other = bob if person is ann else ann
        while other.asked is None or other.asked["number"] != question["number"]:
            other.hears()
        if not other.owes():
            name = "Ann" if person is ann else "Bob"
            expect(other.page.locator(".status .head")).to_have_text(f"Waiting for {name}")
            expect(other.page.locator(".status .about")).to_contain_text(name)

    play([ann, bob], thumb, look, most=8)
