"""The clock of the real table in a browser: it is counted while people aim, for all to see."""

from typing import Any, Final

import pytest

from tests.web.conftest import Invite
from tests.web.people import SMALL, TV, Person

#: Returns what a page shows while it is counted, digit by digit, until the question is closed.
WATCH: Final = """number => new Promise((done) => {
    const seen = [];
    const look = () => {
        const play = document.querySelector('.play');
        const digit = document.querySelector('.count span');
        const isOpen = Number(play.dataset.question) === number && !play.dataset.playing;
        if (!isOpen) return done(seen);
        if (digit && digit.textContent !== seen.at(-1)?.text) {
            const { height } = digit.getBoundingClientRect();
            const bare = parseFloat(getComputedStyle(digit).fontSize);
            const faint = Number(getComputedStyle(digit.parentElement).opacity);
            seen.push({ text: digit.textContent, height, bare, faint });
        }
        requestAnimationFrame(look);
    };
    look();
})"""


def sit_down(invite: Invite, game: str, clock: str = "real") -> tuple[Person, Person]:
    """Return a TV and somebody with a phone, at a table with bots that is just being dealt."""
    tv = invite(TV)
    code = tv.lay(game, 4, speed="fast", clock=clock)
    ann = invite(SMALL)
    ann.join(code, "Ann")
    tv.click("Start the game")
    return tv, ann


def reach(person: Person, phase: str) -> dict[str, Any]:
    """Answer everything until a phase; return its question, as soon as it is on the screen."""
    while not person.asked or person.asked["phase"] != phase:
        if person.owes() and (asked := person.faces_question()):
            person.page.locator(".bullets button, .cards button").first.click()
            person.page.locator(".go, .cards .play, .confirm button").first.click()
            person.is_answered(asked)
        else:
            person.hears()
    asked = person.faces_question()
    assert asked is not None
    return asked


def aims_of(person: Person) -> list[dict[str, Any]]:
    aims = ("aimed", "too-slow")
    return [one for one in person.events() if one["event"] in aims and one["seat"] == 0]


def closes(person: Person, asked: dict[str, Any]) -> None:
    while person.progress()[1] == asked["number"]:
        person.hears()


def test_the_count_is_seen_while_people_aim_and_whoever_points_on_three_has_aimed(
    invite: Invite,
) -> None:
    tv, ann = sit_down(invite, "cash-n-guns")
    asked = reach(ann, "aim")
    face = ann.page.locator("button.face").last
    face.click()
    big = tv.page.evaluate(WATCH, asked["number"])
    assert [one["text"] for one in big] == ["1", "2", "3"]
    assert min(one["bare"] for one in big) >= 300
    assert {one["faint"] for one in big} == {1}
    closes(ann, asked)
    # It was picked and not confirmed: on three the gun points there.
    [aim] = aims_of(ann)
    assert aim["event"] == "aimed"
    assert aim["target"] == 3


def test_a_phone_counts_over_what_can_still_be_picked_and_too_slow_is_too_slow(
    invite: Invite,
) -> None:
    _, ann = sit_down(invite, "cash-n-guns")
    asked = reach(ann, "aim")
    seen = ann.page.evaluate(WATCH, asked["number"])
    assert [one["text"] for one in seen] == ["1", "2", "3"]
    assert all(0 < one["faint"] < 1 for one in seen)
    closes(ann, asked)
    [aim] = aims_of(ann)
    assert aim["event"] == "too-slow"


def test_more_time_is_one_tap_away(invite: Invite) -> None:
    _, ann = sit_down(invite, "cash-n-guns")
    asked = reach(ann, "aim")
    ann.page.locator(".count").wait_for()
    ann.click("More time")
    ann.page.locator(".count").wait_for(state="detached")
    assert ann.fits() == []
    ann.page.locator("button.face").first.click()
    ann.page.locator(".go").click()
    closes(ann, asked)
    assert aims_of(ann)[0]["event"] == "aimed"


@pytest.mark.parametrize(
    ("game", "clocks"),
    [
        ("Cash 'n Guns", ["none", "relaxed", "normal", "quick", "as at the table"]),
        ("Blasting Billy", ["none", "relaxed", "normal", "quick"]),
    ],
)
def test_the_clock_is_chosen_where_it_makes_a_difference(
    invite: Invite, game: str, clocks: list[str]
) -> None:
    ann = invite(SMALL)
    ann.open()
    ann.click(f"Host a table: {game}")
    group = ann.page.get_by_role("group", name="Clock")
    assert group.locator("label").all_inner_texts() == clocks
    group.locator("label", has_text=clocks[-1]).click()
    ann.click("Sit down and host")
    ann.sees("Start the game")
    chosen = ann.page.get_by_role("group", name="Clock").get_by_label(clocks[-1])
    assert chosen.is_checked()
    assert ann.page.get_by_text("too slow").count() == (clocks[-1] == "as at the table")
