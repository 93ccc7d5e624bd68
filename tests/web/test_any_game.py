"""Any game can be played with the generic faces: words instead of pictures, by eye or by ear."""

import pytest

from fistful.games import games
from fistful.texts import Catalogue
from tests.web.conftest import Invite
from tests.web.people import Person
from tests.web.play import Inspector, play


def thumb(person: Person, answer: int) -> None:
    choices = person.page.locator(".choices .group button")
    choices.nth(answer % choices.count()).click()


@pytest.mark.parametrize("game", sorted(games()))
def test_a_game_without_faces_of_its_own_is_playable(invite: Invite, game: str) -> None:
    title = Catalogue("en", games()[game]).say("game")
    ann = invite(name="Ann", plain=True).open()
    ann.click(f"Play against bots: {title}")
    ann.click("Deal", exact=True)
    ann.page.locator(".play").wait_for()
    inspector = Inspector()
    assert play([ann], thumb, inspector, most=6) == 6
    ann.click("Table", exact=True)
    inspector.examine("table", ann)
    assert inspector.found == {}
