"""Every fact of the stage is said: each event of a whole game reaches the live region."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.audit.reels import AT_ONCE, SHOWS, record
from tests.web.audit.walk import PHONES, REEL, TV, Screen, frames_for, open_reel, shown
from tests.web.scenes import theatre

#: Keeps every line that is ever added to the live region.
LISTEN = """() => {
    window.spoken = [];
    const region = document.querySelector('[aria-live=polite][aria-relevant=additions]');
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes) if (node.nodeType === 1) spoken.push(node.textContent);
    }).observe(region, { childList: true });
}"""
#: Shows a reel to its end, and returns all that was said.
RUN = """async () => {
    while ((await audit.next()) !== null);
    return spoken;
}"""


def told(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [event for frame in frames if frame["type"] == "told" for event in frame["events"]]


@pytest.mark.parametrize("screen", [Screen("tv", TV), Screen("hand", PHONES[0], "nl")], ids=str)
@pytest.mark.parametrize("name", SHOWS)
def test_each_event_is_spoken_once(browser: Browser, name: str, screen: Screen) -> None:
    show = SHOWS[name]
    with theatre(show, AT_ONCE) as server:
        reel = record(server, show)
        with shown(browser, screen, (REEL,)) as page:
            open_reel(page, server.url, reel, screen)
            page.evaluate(LISTEN)
            spoken = page.evaluate(RUN)
    assert len(spoken) == len(told(frames_for(reel, screen)))
    # No sentence is missing in the catalogue, and none is empty.
    assert [line for line in spoken if not line.strip() or "event-" in line or "{" in line] == []
