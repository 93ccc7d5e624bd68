"""Why a move is better: a fact in everybody's words."""

import pytest

from fistful.engine.dice import QuickDice
from fistful.engine.driver import drive
from fistful.games import games
from fistful.review.judge import Judge, Trial, Why
from fistful.review.rollouts import Rollouts
from fistful.texts import Catalogue, languages


@pytest.mark.parametrize("name", list(games()))
def test_every_fact_can_be_said(name: str) -> None:
    game = games()[name]
    assert game.reasons
    for language in languages():
        say = Catalogue(language, game)
        for fact in ("chance", *[one.name for one in game.reasons.names]):
            text = say.say(f"because-{fact}", seat="Ann", played=17, best=42)
            assert "17" in text and "42" in text


@pytest.mark.parametrize("name", list(games()))
def test_every_fact_is_measured_from_any_position_to_any_later_one(name: str) -> None:
    game = games()[name]
    assert game.reasons
    dice = QuickDice(5)
    s = game.rules.start(game.rules.most, {})
    drive(game.rules, s, lambda s, seat: dice.pick(game.rules.legal(s, seat)), dice, most=60)
    later = s.clone()
    drive(game.rules, later, lambda s, seat: dice.pick(game.rules.legal(s, seat)), dice)
    for seat in range(s.seats):
        assert len(game.reasons.facts(s, later, seat)) == len(game.reasons.names)


def test_only_what_speaks_for_the_better_move_is_said() -> None:
    """CG-18, CG-41: fewer wounds and more money are better; if neither, the chances say it."""
    game = games()["cash-n-guns"]
    judge = Judge(Rollouts(game, 0), 1)
    assert game.reasons
    names = [fact.name for fact in game.reasons.names]

    def trial(value: float, **facts: float) -> list[Trial]:
        return [Trial(value, [facts.get(name, 0.0) for name in names])]

    told = judge.explain(trial(0.4, wounded=0.1), trial(0.3, wounded=0.6))
    assert told == Why("wounded", 60, 10)
    assert judge.explain(trial(0.4), trial(0.3, money=20.0)) == Why("chance", 30, 40)
