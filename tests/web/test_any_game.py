"""Any game can be played with the generic faces: words instead of pictures, by eye or by ear."""

import pytest

from fistful.games import games
from fistful.texts import Catalogue
from tests.web.conftest import Invite

#: Own answers before the game counts as playable.
ANSWERS = 4


@pytest.mark.parametrize("game", sorted(games()))
def test_a_game_without_faces_of_its_own_is_playable(invite: Invite, game: str) -> None:
    title = Catalogue("en", games()[game]).say("game")
    ann = invite(name="Ann", plain=True).open()
    ann.click(f"Play against bots: {title}")
    ann.click("Deal")
    for answer in range(ANSWERS):
        if not ann.waits_for_turn(60):
            break
        asked = ann.question()
        choices = ann.page.locator(".choices .group button")
        choices.nth(answer % choices.count()).click()
        ann.waits_for_answer(asked)
    assert answer > 1
    ann.click("Table", exact=True)
    assert ann.examine() == []
