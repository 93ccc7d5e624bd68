"""What the stage shows, moment by moment: on pages whose time stands still until it is moved on, so
that no machine is too slow to see anything."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from tests.web.audit.reels import AT_ONCE, SHOWS, Reel, record
from tests.web.audit.walk import REEL, TV, Screen, open_reel, shown
from tests.web.people import SMALL
from tests.web.scenes import Production, theatre
from tests.web.test_caller import LOUDSPEAKER, SPEECH

#: Goes on to a phase's question, or to the end; returns the moments with these events (none: all)
#: and what is seen in each: how far the stage is told, and what is counted.
FOLLOW: Final = """async ([until, events]) => {
    const look = async () => {
        await audit.frames();
        const digit = document.querySelector('.count span');
        const open = document.querySelector('.billy-table .opened');
        return {
            aims: document.querySelectorAll('.aims .up').length,
            beams: document.querySelectorAll('.beams .beam').length,
            column: open?.querySelector('.what').textContent.trim(),
            down: open?.querySelectorAll('.card.down').length,
            isOver: document.querySelector('.end') !== null,
            digit: digit && {
                text: digit.textContent,
                size: parseFloat(getComputedStyle(digit).fontSize),
                faint: Number(getComputedStyle(digit.parentElement).opacity),
            },
        };
    };
    if (until === 'now') return [await look()];
    const seen = [];
    for (let now; (now = await audit.next()) !== null; ) {
        if (!events.length || events.includes(now.event)) seen.push({ ...now, ...(await look()) });
        if (until && now.phase === until && ['asked', 'waiting'].includes(now.kind)) break;
    }
    return seen;
}"""
#: A moment and what was seen in it.
Seen = dict[str, Any]


@contextmanager
def screening(
    browser: Browser, server: str, reel: Reel, screen: Screen, *scripts: str
) -> Iterator[Page]:
    """Open a page that is shown a reel."""
    with shown(browser, screen, (*scripts, REEL)) as page:
        open_reel(page, server, reel, screen)
        yield page


def follow(page: Page, until: str = "", events: tuple[str, ...] = ()) -> list[Seen]:
    """Go on; return the moments with these events, or all, and what is seen in each."""
    seen: list[Seen] = page.evaluate(FOLLOW, [until, events])
    return seen


def screened(
    browser: Browser, name: str, answers: int, until: str = "", events: tuple[str, ...] = ()
) -> list[Seen]:
    """Return what a TV shows of a game's first answers, or of all of it."""
    show = SHOWS[name]
    with theatre(show, AT_ONCE) as server:
        reel = record(server, show, answers)
        with screening(browser, server.url, reel, Screen("tv", TV)) as page:
            return follow(page, until, events)


def test_the_final_turn_up_goes_column_by_column(browser: Browser) -> None:
    """What lies face down is turned up bit by bit, and the end comes last."""
    final = screened(browser, "blasting-billy", 0, "", ("billy-turned-up", "turned-up"))
    columns = [one["column"] for one in final]
    order = ["gold", "banknotes", "coins", "jewelry", "diamonds"]
    assert list(dict.fromkeys(columns)) == order
    assert columns == sorted(columns, key=order.index), "a column comes twice"
    assert not [one for one in final if one["down"]]
    assert not [one for one in final if one["isOver"]]


def test_guns_swing_only_after_the_count(browser: Browser) -> None:
    seen = screened(browser, "cash-n-guns", 2, "courage")
    counted = [(one["digit"]["text"], one["aims"]) for one in seen if one["digit"]]
    assert counted == [("1", 0), ("2", 0), ("3", 0)], "an aim is shown before the count is over"
    assert [one["aims"] for one in seen if one["event"] == "aimed"][-1] == SHOWS[
        "cash-n-guns"
    ].seats


def test_the_draw_shows_no_aim_before_all_guns_swing(browser: Browser) -> None:
    """First the cry, then every line at once."""
    seen = screened(browser, "stetsons-and-sixguns", 2, "stance")
    assert [one["beams"] for one in seen if one["beat"] == "draw"] == [0]
    aims = [one["beams"] for one in seen if one["event"] == "aims"]
    assert aims and set(aims) == {SHOWS["stetsons-and-sixguns"].seats}


def test_a_tv_calls_the_opening_the_phases_and_the_count_in_its_language(browser: Browser) -> None:
    show = SHOWS["cash-n-guns base"]
    with theatre(show, AT_ONCE) as server:
        reel = record(server, show, 2)
        with screening(browser, server.url, reel, Screen("tv", TV), SPEECH) as page:
            follow(page, "load")
            [(first, language)] = said(page)
            assert first.startswith(
                "Good evening. Eight rounds, one table, and a pile of money in the middle."
            ), "the first question does not cut the opening short"
            assert language == "en-GB"
            follow(page, "courage")
            texts = [text for text, _ in said(page)]
            assert texts[1:5] == ["On three everyone aims at somebody.", "One", "Two", "Three"]
            [talk] = texts[5:]
            assert talk.startswith("Talk, threaten, promise")
            assert {language for _, language in said(page)} == {"en-GB"}
        with screening(browser, server.url, reel, Screen("hand", SMALL), SPEECH) as page:
            follow(page, "courage")
            assert said(page) == [], "the TV speaks, and it alone"


def said(page: Page) -> list[tuple[str, str]]:
    """Return what was said, and in which language, in order."""
    spoken: list[dict[str, str]] = page.evaluate("window.spoken")
    return [(one["text"], one["lang"]) for one in spoken if one["text"]]


def test_without_a_voice_nothing_is_offered_and_drums_count(browser: Browser) -> None:
    show = SHOWS["cash-n-guns base"]
    screen = Screen("tv", TV, sound=True)
    with theatre(show, AT_ONCE) as server:
        reel = record(server, show, 2)
        with screening(browser, server.url, reel, screen, LOUDSPEAKER) as page:
            # Browsers let sound out after the first tap.
            page.mouse.click(5, 5)
            follow(page, "courage")
            assert page.get_by_role("button", name="The host's voice").count() == 0
            assert {"count-1", "count-2", "count-3"} <= set(page.evaluate("window.heard"))


@pytest.mark.parametrize("face", ["tv", "hand"])
def test_it_is_counted_as_at_the_table_while_people_aim(browser: Browser, face: str) -> None:
    """As high as a TV; on a phone over what can still be picked."""
    show = Production("cash-n-guns", 4, 7, ())
    with theatre(show, AT_ONCE) as server:
        reel = record(server, show, 1, "real")
        screen = Screen(face, TV if face == "tv" else SMALL)
        with screening(browser, server.url, reel, screen) as page:
            follow(page, "aim")
            if face == "hand":
                page.locator("button.face").last.evaluate("one => one.click()")
            digits: list[dict[str, Any]] = []
            while len(digits) < 3:
                page.evaluate("audit.pass(200)")
                digit = follow(page, "now")[0]["digit"]
                if digit and digit["text"] not in [one["text"] for one in digits]:
                    digits.append(digit)
            page.evaluate("audit.pass(2000)")
            sent = page.evaluate("audit.sent.filter(one => one.type === 'answer')")
    assert [one["text"] for one in digits] == ["1", "2", "3"]
    if face == "tv":
        assert min(one["size"] for one in digits) >= 300
        assert {one["faint"] for one in digits} == {1}
    else:
        assert all(0 < one["faint"] < 1 for one in digits)
        # It was picked and not confirmed: on three the gun points there.
        assert [one["text"] for one in sent] == ["aim Earl"]
