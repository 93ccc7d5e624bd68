"""The bots by name, and how strong they are."""

import pytest

from fistful.bots import bot_names, find_bot
from fistful.bots.rules import RulesBot
from fistful.engine.dice import QuickDice
from fistful.engine.errors import Invalid
from fistful.games import find_game
from fistful.lab.sim import simulate


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(Invalid) as error:
        find_bot("clever", find_game("blasting-billy"))
    assert error.value.code == "unknown-bot"
    assert error.value.params == {
        "bot": "clever",
        "known": ", ".join(bot_names(find_game("blasting-billy"))),
    }


def test_every_known_bot_is_found() -> None:
    game = find_game("blasting-billy")
    for name in bot_names(game):
        assert callable(find_bot(name, game).choose)
    assert isinstance(find_bot("rules", game), RulesBot)


def test_the_random_bot_plays_everything_legal_about_equally() -> None:
    bot = find_bot("random", find_game("blasting-billy"))
    dice = QuickDice(4)
    played = [bot.choose({}, [7, 8, 9], dice) for _ in range(900)]
    assert set(played) == {7, 8, 9}
    assert all(240 < played.count(action) < 360 for action in (7, 8, 9))


@pytest.mark.parametrize("options", [{}, {"memory_aid": "on"}, {"blast": "all_earlier"}])
def test_the_rule_of_thumb_player_beats_three_random_ones(options: dict[str, str]) -> None:
    """Wins 66 to 75 % of these games where 25 % would be fair; the seed is fixed."""
    bots = ["rules", "random", "random", "random"]
    report = simulate("blasting-billy", 200, 4, bots, options, seed=1, jobs=1)
    assert report.bots["rules"].rate >= 0.60
