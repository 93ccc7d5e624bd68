"""Scenes: how what happened is played, and for how long."""

from collections.abc import Sequence

import pytest

from fistful.bots import find_bot
from fistful.engine.dice import QuickDice
from fistful.engine.errors import Invalid
from fistful.engine.seats import SPECTATOR
from fistful.games import find_game, games
from fistful.games.cash_n_guns.cards import BANG, BBB, CLICK
from fistful.games.show import Act, Beat, Plain, Show, Volley
from fistful.table.messages import Happened
from fistful.table.show import find_speed
from fistful.table.table import Table
from tests.secrets import find_secrets


def play(game: str, seed: int, speed: str) -> tuple[list[Happened], list[int]]:
    """Play a game; return what happened in each step, and the audiences."""
    found = find_game(game)
    seats, options = find_secrets(game).tables[seed % len(find_secrets(game).tables)]
    names = [f"P{seat}" for seat in range(seats)]
    table = Table(found, options, names, bytes([seed] * 32), speed=find_speed(speed))
    bot, dice, now = find_bot("random", found), QuickDice(seed), 0.0
    said = table.start(now)
    while not table.is_over():
        seat = table.owing()[dice.below(len(table.owing()))]
        now = max(now, table.question.opens)
        text = table.text(bot.choose(table.view(seat), table.legal(seat), dice))
        said += table.submit(seat, table.question.number, text, now)
    return [one for one in said if isinstance(one, Happened)], [*range(seats), SPECTATOR]


def length(acts: Sequence[Act]) -> int:
    return sum([act.length() for act in acts])


@pytest.mark.parametrize("game", games())
def test_a_scene_takes_as_long_for_everybody_whatever_they_hear(game: str) -> None:
    own = 0
    for seed in range(4):
        steps, audiences = play(game, seed, "normal")
        for step in steps:
            public = length(step.scene.acts(SPECTATOR))
            for to in audiences:
                acts, heard = step.scene.acts(to), step.heard_by(to)
                assert len(acts) == len(heard)
                assert all(act.ms >= 0 for act in acts)
                assert length(acts) == public or not acts
                own += any(not event.is_for(SPECTATOR) for event in heard)
    assert own


@pytest.mark.parametrize("game", games())
def test_where_there_is_no_screen_nothing_waits(game: str) -> None:
    steps, audiences = play(game, 1, "off")
    for step in steps:
        for to in audiences:
            assert step.scene.acts(to) == []
        assert step.scene.at == step.scene.ends == 0.0


@pytest.mark.parametrize("game", games())
def test_acts_are_of_events_that_there_are(game: str) -> None:
    found = find_game(game)
    kinds = {kind.word: kind for kind in found.rules.events.kinds}
    show = found.show
    for word, thing in show.kinds.items():
        assert thing in kinds[word].things
    volleys = [name for volley in show.volleys for name in volley.names]
    for name in [*show.acts, *volleys, *show.fresh]:
        word = name if name in kinds else name.rpartition("-")[0]
        assert word in kinds, name
        assert name == word or word in show.kinds
    for name, act in show.acts.items():
        assert not act.of or act.of in kinds[name if name in kinds else ""].things


def test_the_speed_stretches_every_act() -> None:
    normal, slow = play("cash-n-guns", 2, "normal")[0], play("cash-n-guns", 2, "slow")[0]
    for one, other in zip(normal, slow, strict=True):
        ms, more = length(one.scene.acts(SPECTATOR)), length(other.scene.acts(SPECTATOR))
        assert abs(more - 1.8 * ms) < 20
    with pytest.raises(Invalid):
        find_speed("hasty")


COUNT = (Beat("one", 5), Beat("two", 5))
SHOW = Show(
    acts={"fall": Act(40), "deal": Act(10, per=3, of="to", each=Beat("note", 2))},
    kinds={"shot": "with"},
    volleys=(Volley(("shot-1",), 100, per=10, before=COUNT, least=2),),
)


def test_what_happens_at_once_is_played_at_once() -> None:
    shots = [{"event": "shot", "with": 1}, {"event": "shot", "with": 1}]
    first, second, fall = SHOW.stage([*shots, {"event": "fall"}])
    assert (first.ms, first.before) == (0, COUNT)
    assert (second.ms, second.before) == (120, ())
    assert fall == Act(40)
    assert SHOW.stage(shots[:1]) == [Act(700)], "one alone is no volley"
    assert SHOW.stage([{"event": "shot", "with": 0}] * 2) == [Act(700)] * 2


def test_an_act_grows_with_what_it_tells() -> None:
    [act] = SHOW.stage([{"event": "deal", "to": [0, 2]}])
    assert act == Act(16, after=(Beat("note-1-2", 2), Beat("note-2-2", 2)))
    assert act.length() == 20


def test_cash_n_guns_fires_triple_bangs_first_and_holds_its_breath_before_each_volley() -> None:
    shots = [BBB, BBB, CLICK, BANG]
    events = [{"event": "revealed", "seat": i, "bullet": b} for i, b in enumerate(shots)]
    acts = find_game("cash-n-guns").show.stage(events)
    assert [bool(act.before) for act in acts] == [True, False, True, False]
    assert [act.ms > 0 for act in acts] == [False, True, False, True]
    assert all(act.holds for act in acts)


def test_cash_n_guns_counts_before_guns_swing_but_not_for_the_kid_alone() -> None:
    aim = {"event": "aimed", "seat": 0, "target": 1}
    show = find_game("cash-n-guns").show
    assert [beat.name for beat in show.stage([aim, aim])[0].before] == [
        "count-1",
        "count-2",
        "count-3",
    ]
    assert show.stage([aim])[0].before == ()


def test_a_new_game_is_there_at_once_and_a_surprise_is_kept() -> None:
    show = find_game("cash-n-guns").show
    assert [show.stage([{"event": "round", "number": n}])[0].holds for n in (1, 2)] == [False, True]
    show = find_game("get-billy-the-kid").show
    events: list[Plain] = [
        {"event": "discarded"},
        {"event": "revealed", "character": 0},
        {"event": "turn"},
    ]
    assert [act.holds for act in show.stage(events)] == [True, True, False]
    first, last = show.stage([events[1], {"event": "revealed", "character": 1}])
    assert first.ms == 0, "all masks fall at once"
    assert [beat.name for beat in first.before] == ["hush"]
    assert last.ms > 0
    final = find_game("blasting-billy").show.stage(
        [{"event": "claimed"}, {"event": "billy-turned-up", "cards": [1]}, {"event": "won"}]
    )
    assert [act.holds for act in final] == [True, True, True]
