"""What a view shows of packed things, and that nothing of them is lost on the way back."""

import pytest

from fistful.engine.dice import QuickDice
from fistful.engine.state import NOTHING
from fistful.games.stetsons_and_sixguns import GAME
from fistful.games.stetsons_and_sixguns.cards import HIT, JAM
from fistful.games.stetsons_and_sixguns.marks import (
    MOD_CLICK_AGAIN,
    MOD_TURNED,
    MOD_WORDS,
    MODS,
    ON_TABLE,
)
from fistful.games.stetsons_and_sixguns.ops import OP_LOAD
from fistful.games.stetsons_and_sixguns.state import (
    BATCH_BITS,
    CLEAN,
    HITS_SHIFT,
    JAM_SHIFT,
    JAMMED,
    JAMMED_BARE,
    LOAD_SHIFT,
    LYING_BITS,
    LYING_SHIFT,
)
from fistful.games.stetsons_and_sixguns.view import seen_cover, seen_gun
from fistful.games.stetsons_and_sixguns.vocabulary import SHOOT
from fistful.games.stetsons_and_sixguns.worlds import packed_cover, packed_gun
from tests.games.stetsons_and_sixguns.scene import RULES

#: Two bullets of the first batch, four of the sixth.
LOAD = 2 | 4 << 5 * BATCH_BITS


@pytest.mark.parametrize(
    ("jam", "is_jammed", "has_jam_on_it"),
    [(CLEAN, False, False), (JAMMED, True, True), (JAMMED_BARE, True, False)],
)
def test_a_gun_is_shown_whole(jam: int, is_jammed: bool, has_jam_on_it: bool) -> None:
    gun = 6 | jam << JAM_SHIFT | LOAD << LOAD_SHIFT
    seen = seen_gun(gun)
    assert seen == {
        "gun": 6,
        "bullets": 6,
        "batches": [2, 0, 0, 0, 0, 4],
        "is_jammed": is_jammed,
        "has_jam_on_it": has_jam_on_it,
    }
    assert packed_gun(seen) == gun


def test_a_cover_is_shown_with_its_hits_and_the_bullets_on_it() -> None:
    cover = 2 | 3 << HITS_SHIFT | (2 << LYING_BITS * HIT | 1 << LYING_BITS * JAM) << LYING_SHIFT
    seen = seen_cover(cover)
    assert seen == {"kind": 2, "hits": 3, "bullets": [2, 0, 0, 0, 1]}
    assert packed_cover(seen) == cover
    assert seen_cover(NOTHING) is None
    assert packed_cover(None) == NOTHING


def test_sets_of_seats_are_lists_and_what_changes_a_shot_has_words() -> None:
    s = RULES.start(4, {})
    s.alive, s.up, s.grudges = 0b1101, 0b0101, [0b1000, 0, 0, 0b0101]
    s.marks[ON_TABLE] = 0b1001
    s.action[MODS] = MOD_CLICK_AGAIN | MOD_TURNED
    view = RULES.view(s, 0)
    assert (view["alive"], view["up"]) == ([0, 2, 3], [0, 2])
    assert view["grudges"] == [[3], [], [], [0, 2]]
    assert view["marks"]["on_table"] == [0, 3]
    assert view["course"]["action"]["mods"] == [MOD_WORDS[0], MOD_WORDS[-1]]


def test_what_is_carried_out_comes_back_out_of_a_view() -> None:
    s = RULES.start(3, {})
    s.agenda = [(OP_LOAD, 2, 0, 3), (SHOOT,)]
    s.announce(2, 77)
    s.announce(0, 5)
    s.volley = [(HIT, NOTHING), (JAM, HIT), (3, 2)]
    s.wanted = (3, 2)
    s.raised = [(20, 2)]
    s.action[MODS] = MOD_CLICK_AGAIN | MOD_TURNED
    view = RULES.view(s, 1)
    assert view["wanted"] == {"round": 3, "points": 2}
    assert view["raised"] == [{"card": 20, "notoriety": 2}]
    assert view["course"]["agenda"] == [
        {"op": "load", "about": [2, 0, 3]},
        {"op": "step-shoot", "about": []},
    ]
    assert view["course"]["announced"] == [{"seat": 2, "action": 77}, {"seat": 0, "action": 5}]
    again = GAME.rules.guess(view, QuickDice(0))
    assert (again.agenda, again.announced, again.volley) == (s.agenda, s.announced, s.volley)
    assert (again.wanted, again.raised, again.action) == (s.wanted, s.raised, s.action)


def test_a_view_remembers_what_one_answer_made_all_seats_announce_and_how_discards_lie() -> None:
    s = RULES.start(3, {})
    s.discards = [40, 12]
    for seat, action in ((2, 77), (0, 5), (1, 5), (2, 5)):
        s.announce(seat, action)
    view = RULES.view(s, 1)
    assert view["discards"] == [40, 12]
    assert view["course"]["announced"][0] == {"seat": 2, "action": 77}
