"""What the tests in a real browser share: Chromium, a server, people with pages of their own."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.server.client import Server, running
from tests.web.browser import new_context, running_browser
from tests.web.people import PHONE, Person

#: Makes somebody with a browser of their own.
Invite = Callable[..., Person]
#: Nobody has to wait for screens far away, and hands are quicker than people's.
QUICK: Final = {
    "fistful.table.show.LEAD": 0.0,
    "fistful.server.limits.FRAMES": [1_000_000, 1.0],
    "fistful.server.limits.REQUESTS": [1_000_000, 1.0],
    "fistful.server.limits.READING": [1_000_000, 1.0],
    "fistful.server.limits.TALK": [1_000_000, 1.0],
    "fistful.server.limits.WISHES": [1_000_000, 1.0],
}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with running_browser() as browser:
        yield browser


@pytest.fixture
def seed() -> int:
    """Which games the server deals, always the same; a test may want others."""
    return 7


@pytest.fixture
def server(tmp_path: Path, seed: int) -> Iterator[Server]:
    with running(tmp_path, seed=seed, constants=QUICK) as server:
        yield server


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """Invites people; in the end nobody's console may show an error."""
    people: list[Person] = []

    def invite(
        size: tuple[int, int] = PHONE,
        expects: tuple[str, ...] = (),
        moves: bool = False,
        **settings: Any,
    ) -> Person:
        motion = "no-preference" if moves else "reduce"
        context = new_context(browser, size, color_scheme="dark", reduced_motion=motion)
        kept = json.dumps({"language": "en", "speed": "off", "sound": False, **settings})
        context.add_init_script(
            "localStorage.getItem('fistful-settings') ?? "
            f"localStorage.setItem('fistful-settings', {json.dumps(kept)})"
        )
        people.append(Person(server, context.new_page(), expects))
        return people[-1]

    yield invite
    for person in people:
        person.settle()
        troubles = [line for line in person.troubles if not any(x in line for x in person.expects)]
        person.page.context.close()
        assert troubles == []
