"""An evening in one room: other games, the same people, one code."""

from dataclasses import asdict
from typing import Any

from playwright.sync_api import Request, expect

from fistful.table.record import read_record
from fistful.table.tally import tally
from tests.server.client import Server
from tests.web.conftest import Invite
from tests.web.people import TV, Person
from tests.web.play import play


def test_another_game_in_two_taps_for_the_same_people(invite: Invite) -> None:
    tv = invite(TV)
    code = tv.host(seats=3)
    ann = invite().join(code, "Ann")
    bob = invite(language="nl").open(f"/t/{code}")
    bob.page.get_by_label("Je naam").fill("Bob")
    bob.click("Ga zitten")
    tv.click("Another game")
    tv.page.get_by_role("button", name="Cash 'n Guns").click()
    ann.sees("The table of Cash 'n Guns")
    bob.sees("De tafel van Cash 'n Guns")
    assert tv.code() == code
    expect(tv.page.locator(".chair")).to_have_count(4)
    expect(tv.page.locator(".chair b")).to_contain_text(["Ann", "Bob"])
    # Once all are ready any player starts.
    assert ann.page.get_by_role("button", name="Start the game").count() == 0
    bob.click("Ik ben zover")
    ann.click("Start the game")
    tv.page.locator(".play.tv").wait_for()
    expect(tv.page.locator(".corner .code")).to_have_text(code)


#: What a console says while the machine that hosts is dead, and of doors that are shut.
DYING = ("WebSocket", "Failed to load resource", "Unable to preload CSS", "Failed to fetch")
LOST = "No connection"


def thumb(person: Person, answer: int) -> None:
    choices = person.page.locator(".choices .group button")
    choices.nth(answer % choices.count()).click()


def die_and_return(server: Server, *people: Person) -> None:
    """Let the machine that hosts die in front of everybody, and wait until all are back."""
    server.kill()
    for person in people:
        person.sees(LOST)
    server.start()
    for person in people:
        person.page.get_by_text(LOST).wait_for(state="detached")


def is_of_the_end(request: Request) -> bool:
    return "Aftermath" in request.url


def counted(text: str) -> dict[str, Any]:
    return asdict(tally(read_record(text)))


def test_a_whole_evening(server: Server, invite: Invite) -> None:
    """Three games of two kinds, with all that happens to people in between."""
    tv = invite(TV, expects=DYING)
    code = tv.lay("stetsons-and-sixguns", 3, rounds="1")
    ann = invite(plain=True, expects=DYING).join(code, "Ann")
    bob = invite(plain=True, expects=DYING).join(code, "Bob")
    tv.click("Start the game")
    play([ann, bob], thumb, most=3)
    # In the middle of a game a friend comes late, and the machine dies.
    cid = invite(plain=True, expects=DYING).open(f"/t/{code}")
    cid.page.get_by_label("Your name").fill("Cid")
    cid.click("Wait for a chair")
    # Whoever has a name at the table may bet.
    cid.page.locator(".bets :is(fieldset, p.muted)").first.wait_for()
    die_and_return(server, tv, ann, bob, cid)
    # Ann's phone does not get the pieces of the end: as if the machine died just then.
    ann.page.route("**/Aftermath*", lambda route: route.abort())
    with ann.page.expect_event("requestfailed", is_of_the_end):
        play([ann, bob], thumb)
    tv.page.locator(".end .cards").wait_for()
    # Between games as well; whoever says so while it is dead is ready when it is back.
    server.kill()
    for person in (ann, bob):
        person.sees(LOST)
    ann.page.unroute("**/Aftermath*")
    bob.click("I am ready")
    server.start()
    for person in (tv, ann, bob, cid):
        person.page.get_by_text(LOST).wait_for(state="detached")
    expect(bob.page.get_by_role("button", name="I am ready")).to_have_attribute(
        "aria-pressed", "true"
    )
    ann.page.locator(".end .headlines").wait_for()
    tv.click("Another game")
    tv.page.get_by_role("button", name="Blasting Billy").click()
    for person in (ann, bob, cid):
        person.click("I am ready")
    expect(tv.page.locator(".chair").filter(has_text="ready")).to_have_count(3)
    ann.click("Start the game")
    for person in (ann, bob, cid):
        person.page.locator(".play:not(.over)").wait_for()
    play([ann, bob, cid], thumb, most=3)
    # A lost phone: the host says whose the new one is, and the old one is out.
    new = invite(plain=True, expects=DYING).open(f"/t/{code}")
    new.page.get_by_text("Lost your phone?").click()
    new.click("I am Bob")
    for person in (tv, ann):
        person.page.get_by_role("button", name="Yes, it is Bob").wait_for()
        assert person.examine() == []
    assert ann.fits() == []
    tv.click("Yes, it is Bob")
    new.page.locator(".play[data-part='hand']").wait_for()
    bob.sees("Another device plays for you now")
    # Somebody is sent away; a bot goes on.
    tv.page.keyboard.press("m")
    tv.click("Menu")
    tv.click("Send Cid away")
    cid.sees("You were sent away")
    tv.page.keyboard.press("Escape")
    play([ann, new], thumb)
    # With the next game he may come back.
    tv.page.locator(".end").wait_for()
    tv.click("Change the table")
    tv.page.locator(".lobby").wait_for()
    cid.click("Try again")
    cid.page.get_by_label("Your name").fill("Cid")
    cid.click("Sit down")
    cid.page.locator(".chair.mine").wait_for()
    tv.click("Start the game")
    for person in (ann, new, cid):
        person.page.locator(".play:not(.over)").wait_for()
    play([ann, new, cid], thumb, most=4)
    die_and_return(server, tv, ann, new, cid)
    play([ann, new, cid], thumb)
    tv.page.locator(".end").wait_for()
    # The board is what the records say, also on the screen.
    at = f"{server.url}/api/tables/{code}"
    evening = tv.page.request.get(f"{at}/evening").json()
    records = [tv.page.request.get(f"{at}/records/{game}").text() for game in range(3)]
    assert evening["games"] == [counted(text) for text in records]
    assert [one["game"] for one in evening["games"]] == [
        "stetsons-and-sixguns",
        "blasting-billy",
        "blasting-billy",
    ]
    tv.click("The evening")
    rows = tv.page.get_by_role("region", name="The evening").locator("li .name")
    expect(rows).to_have_text([row["name"] for row in evening["board"]])
