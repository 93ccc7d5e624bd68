"""A table that rests in the middle of a scene, and what lies face down in the story."""

from typing import Final

from playwright.sync_api import expect

from tests.server.client import Server
from tests.web.conftest import Invite
from tests.web.people import SMALL, TV
from tests.web.test_caller import plays_until

#: Notes what a page shows from now on: events on the stage, questions, and when, in seconds.
WATCH: Final = """() => {
    window.shown = [];
    const play = document.querySelector('.play');
    const look = () => {
        const { event = '', act = '', question = '', playing = '' } = play.dataset;
        window.shown.push({ event, act: Number(act), question, playing, at: Date.now() / 1000 });
    };
    new MutationObserver(look).observe(play, { attributes: true });
}"""


def test_a_pause_stops_the_scene_on_all_screens_and_what_follows_comes_later(
    invite: Invite,
) -> None:
    ann, tv = invite(SMALL), invite(TV)
    code = ann.lay("cash-n-guns", 4, "Ann", speed="slow")
    tv.open(f"/t/{code}/tv")
    ann.click("Start the game")
    plays_until("aim", ann)
    for person in (ann, tv):
        person.page.evaluate(WATCH)
    ann.page.locator("button.face").first.click()
    ann.page.locator(".go").click()
    tv.page.locator(".play[data-playing]").wait_for()
    ann.click("Menu")
    ann.click("Pause")
    for person in (ann, tv):
        person.page.locator(".paused").wait_for()
        expect(person.page.locator(".play")).to_have_attribute("data-playing", "true")
    planned = [one for one in ann.frames if one["type"] == "asked"][-1]["question"]
    ann.page.locator(".paused button").click()
    for person in (ann, tv):
        person.page.locator(".paused").wait_for(state="detached")
        number = planned["number"]
        person.page.locator(f".play[data-question='{number}']").wait_for()
    moved = [one for one in ann.frames if one["type"] == "moved"][-1]
    assert moved["opens"] > planned["opens"]
    for person in (ann, tv):
        shown = person.page.evaluate("window.shown")
        opened = next(one for one in shown if one["question"] == str(planned["number"]))
        assert opened["at"] >= moved["opens"] - 0.2


def test_a_killed_server_goes_on_with_the_scene_and_nobody_is_too_slow(
    server: Server, invite: Invite
) -> None:
    """Killed while the guns swing: the question behind the scene still comes, to be answered."""
    dying = ("WebSocket connection", "ERR_CONNECTION_REFUSED")
    ann, tv = invite(SMALL, expects=dying), invite(TV, expects=dying)
    code = ann.lay("cash-n-guns", 4, "Ann", speed="slow", clock="relaxed")
    tv.open(f"/t/{code}/tv")
    ann.click("Start the game")
    plays_until("aim", ann)
    ann.page.locator("button.face").first.click()
    ann.page.locator(".go").click()
    tv.page.locator(".play[data-playing]").wait_for()
    server.kill()
    for person in (ann, tv):
        person.sees("No connection")
    server.start()
    for person in (ann, tv):
        person.page.get_by_text("No connection").wait_for(state="detached")
    plays_until("courage", ann)
    courage = ann.faces_question()
    assert courage is not None, "the clock has answered for Ann"
    ann.click("Stay")
    ann.page.locator(".go").click()
    ann.is_answered(courage)
    assert [one for one in ann.frames if one["type"] == "error"] == [], "Ann was not too late"


def test_the_storys_own_lines_lie_face_down_until_held(invite: Invite) -> None:
    ann = invite(SMALL)
    ann.lay("cash-n-guns", 4, "Ann")
    ann.click("Start the game")
    plays_until("aim", ann)
    ann.click("Story")
    own = ann.page.locator("aside.story li", has_text="You load")
    expect(own).to_have_count(0)
    expect(ann.page.locator("aside.story li", has_text="(face down)")).to_have_count(1)
    secret = ann.page.locator("aside.story .secret").bounding_box()
    assert secret is not None
    ann.page.mouse.move(secret["x"] + 20, secret["y"] + 20)
    ann.page.mouse.down()
    expect(own).to_have_count(1)
    ann.page.mouse.up()
    expect(own).to_have_count(0)
