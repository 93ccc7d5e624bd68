"""The rule-of-thumb player: what it knows, and how well that does."""

from fistful.engine.dice import QuickDice
from fistful.engine.seats import NATURE, SEATS_IN
from fistful.engine.state import OVER
from fistful.games.stetsons_and_sixguns.bot import StetsonsBot
from fistful.games.stetsons_and_sixguns.cards import VERBS
from tests.games.stetsons_and_sixguns.scene import RULES, Scene

BOT = StetsonsBot()


def answer(s: Scene, name: str) -> str:
    """What the bot does at a seat, in words."""
    legal = RULES.legal(s.s, s.names.index(name))
    return VERBS.text(BOT.choose(s.view(name), legal, QuickDice(0)), list(s.names))


def test_it_stands_where_nobody_points_at_it_and_hides_when_a_wound_may_kill() -> None:
    facts = {"hand A": "Quick Draw"}
    for aims, expected in (("BCBB", "stance stand"), ("BAAA", "stance run")):
        s = Scene("Quick Draw", "Snap Shot", "Derringer", "Crossfire", begin=False, given=facts)
        s.go("A: play Quick Draw", "B: play Snap Shot", "C: play Derringer", "D: play Crossfire")
        s.go(*[f"{name}: aim {at}" for name, at in zip("ABCD", aims, strict=True)])
        assert answer(s, "A") == expected


def test_it_hides_to_reload_a_jammed_sixgun() -> None:
    facts = {"guns A": "Sixgun 3 jammed", "cover A": "HARD"}
    s = Scene("Quick Draw", "Snap Shot", begin=False, given=facts)
    s.go("A: play Quick Draw", "B: play Snap Shot", "A: aim B", "B: aim A")
    assert answer(s, "A") == "stance stay"
    s.go("A: stance stay", "B: stance stand")
    assert answer(s, "A") == "reload"


def test_it_binds_in_the_last_round_and_keeps_one_wound_before() -> None:
    for number, wounds, expected in (("8", "1", "bind"), ("2", "1", "pass"), ("2", "2", "bind")):
        facts = {"round": number, "wounds A": wounds}
        s = Scene("Quick Draw", "Living Legend", stances="run stand", given=facts)
        s.go("A: take-face-up", "*: cover HARD")
        assert answer(s, "A") == expected


def test_it_shoots_at_the_leader_and_takes_the_most_notorious_card() -> None:
    facts = {"notoriety C": "12", "round": "8", "row": "Doc's Bag, Living Legend, Bandolier"}
    s = Scene("Quick Draw", "Snap Shot", "Derringer", begin=False, given=facts)
    s.go("A: play Quick Draw", "B: play Snap Shot", "C: play Derringer")
    assert answer(s, "A") == "aim C"


def test_it_goes_on_after_a_miss_unless_the_target_is_behind_cover() -> None:
    s = Scene("Quick Draw", "Living Legend").go("MISS")
    assert answer(s, "A") == "flip"
    s = Scene("Quick Draw", "Snap Shot", stances="stand stay", given={"cover B": "HARD"})
    s.go("MISS")
    assert answer(s, "A") == "stop"


def test_it_beats_three_random_players_in_most_games() -> None:
    wins = 0
    for game in range(40):
        dice = QuickDice(game)
        s = RULES.start(4, {"rounds": "4"})
        while s.phase != OVER:
            asked = SEATS_IN[s.waiting]
            if not asked:
                RULES.play(s, NATURE, RULES.draw(s, dice), None)
                continue
            seat = asked[0]
            legal = RULES.legal(s, seat)
            rules = seat == game % 4
            chosen = BOT.choose(RULES.view(s, seat), legal, dice) if rules else dice.pick(legal)
            RULES.play(s, seat, chosen, None)
        wins += RULES.outcome(s).winners == [game % 4]
    assert wins >= 24
