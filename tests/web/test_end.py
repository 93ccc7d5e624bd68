"""The end table in a real browser: everybody's place, who was shot or died, what broke a tie."""

from collections.abc import Callable
from typing import Any

import pytest

from fistful.games import find_game
from fistful.texts import Catalogue
from tests.web.conftest import Invite
from tests.web.people import PHONE, TV
from tests.web.scenes import Player, Production

Outcome = dict[str, Any]
#: Games dealt by the server's seed, and what is to be seen at their end: if bots come to play
#: otherwise, another seed must be found.
BILLY = Production("blasting-billy", 4, 1, ())
TIED = Production("cash-n-guns", 6, 6, ())
POOR = Production("cash-n-guns", 6, 10, ())


def has_shot(end: Outcome) -> bool:
    return "shot" in end["fates"] and "alive" in end["fates"]


def has_tie_and_dead(end: Outcome) -> bool:
    return end["tie_broken_by"] is not None and "dead" in end["fates"]


def has_debts(end: Outcome) -> bool:
    return any(score is not None and score < 0 for score in end["scores"])


def told(outcome: Outcome, say: Catalogue, names: list[str]) -> list[tuple[str, list[str]]]:
    """Return what each row must say, from the first place to the last."""
    rows: list[tuple[str, list[str]]] = []
    places: list[int] = outcome["places"]
    for seat in sorted(range(len(places)), key=lambda seat: places[seat]):
        fate, score, struck = [outcome[key][seat] for key in ("fates", "scores", "struck")]
        words = [] if fate == "alive" else [say.say(f"fate-{fate}")]
        words += [say.score(number) for number in (score, struck) if number is not None]
        rows.append((names[seat], words))
    return rows


@pytest.mark.parametrize(
    ("seed", "show", "is_shown"),
    [
        pytest.param(1, BILLY, has_shot, id="shot"),
        pytest.param(6, TIED, has_tie_and_dead, id="tied and dead"),
        pytest.param(10, POOR, has_debts, id="owing"),
    ],
)
def test_the_end_table_says_what_became_of_everybody(
    invite: Invite, show: Production, is_shown: Callable[[Outcome], bool]
) -> None:
    ann, tv = invite(PHONE, language="en"), invite(TV, language="nl")
    player = Player(ann.server, show)
    player.start()
    while not player.is_over:
        player.answer()
    assert player.device.view is not None
    outcome = player.device.view["outcome"]
    assert is_shown(outcome), "find another seed"
    lobby = next(one["lobby"] for one in reversed(player.device.updates) if "lobby" in one)
    names = [chair["name"] for chair in lobby["chairs"]]
    ann.page.goto(player.link())
    tv.page.goto(player.watch())
    for person, language in ((ann, "en"), (tv, "nl")):
        say = Catalogue(language, find_game(show.game), tuple(names))
        rows = person.page.locator(".end tbody tr")
        rows.last.wait_for(timeout=60_000)
        expected = told(outcome, say, names)
        assert rows.count() == len(expected)
        for row, (name, words) in zip(rows.all(), expected, strict=True):
            assert row.locator("th").inner_text().startswith(name)
            assert [word for word in words if word not in row.locator("td").inner_text()] == []
        struck = [text.split()[-1] for text in person.page.locator(".end s").all_inner_texts()]
        assert struck == [words[-1] for _, words in expected if words[0] == say.say("fate-shot")]
        if outcome["tie_broken_by"]:
            by = say.say(f"tie-{outcome['tie_broken_by']}")
            assert by in person.page.locator(".end .tie").inner_text()
        else:
            assert person.page.locator(".end .tie").count() == 0
