"""Stetsons & Sixguns: the instinct, its habits and its people."""

from fistful.bots.rules import RulesBot, instinct_of
from fistful.engine.dice import QuickDice
from fistful.engine.seats import NATURE, SEATS_IN
from fistful.engine.state import OVER
from fistful.games.stetsons_and_sixguns import GAME
from fistful.games.stetsons_and_sixguns.cards import VERBS
from fistful.games.stetsons_and_sixguns.mind.evaluation import evaluate
from tests.games.instincts import decisions_in_other_worlds
from tests.games.stetsons_and_sixguns.scene import RULES, Scene

BOT = RulesBot(GAME, {"whim": 0.0})


def answer(s: Scene, name: str) -> str:
    """What the rules-of-thumb player does at a seat, in words."""
    legal = RULES.legal(s.s, s.names.index(name))
    return VERBS.text(BOT.choose(s.view(name), legal, QuickDice(0)), list(s.names))


def test_it_knows_no_more_than_its_seat() -> None:
    assert decisions_in_other_worlds(GAME.name, 600) >= 600


def test_habits_and_people_are_within_range() -> None:
    ranges = {habit.name: habit for habit in GAME.habits}
    assert len(ranges) == len(GAME.habits) <= 15
    assert all(habit.least <= habit.value <= habit.most for habit in GAME.habits)
    assert set(GAME.personas) == {"hothead", "coward", "accountant", "liar", "avenger"}
    for habits in GAME.personas.values():
        for name, value in habits.items():
            assert ranges[name].least <= value <= ranges[name].most


def test_it_stands_where_nobody_points_at_it_and_hides_when_a_wound_may_kill() -> None:
    facts = {"hand A": "Quick Draw"}
    for aims, expected in (("BCBB", "stance stand"), ("BAAA", "stance run")):
        s = Scene("Quick Draw", "Snap Shot", "Derringer", "Crossfire", begin=False, given=facts)
        s.go("A: play Quick Draw", "B: play Snap Shot", "C: play Derringer", "D: play Crossfire")
        s.go(*[f"{name}: aim {at}" for name, at in zip("ABCD", aims, strict=True)])
        assert answer(s, "A") == expected


def test_it_hides_to_reload_a_jammed_sixgun() -> None:
    facts = {"guns A": "Sixgun 3 jammed", "cover A": "HARD"}
    s = Scene("Trick Shot", "Snap Shot", begin=False, given=facts)
    s.go("A: play Trick Shot", "B: play Snap Shot", "A: aim B", "B: aim A")
    assert answer(s, "A") == "stance stay"
    s.go("A: stance stay", "B: stance stand")
    assert answer(s, "A") == "reload"


def test_it_binds_what_it_can_unless_a_wound_left_open_pays() -> None:
    for pays, number, wounds, expected in (
        ("once_wounded", "2", "1", "bind"),
        ("still_wounded", "8", "1", "bind"),
        ("still_wounded", "2", "1", "pass"),
        ("still_wounded", "2", "2", "bind"),
    ):
        facts = {"round": number, "wounds A": wounds}
        options = {"stupidity_bonus": pays}
        s = Scene("Quick Draw", "Living Legend", stances="run stand", given=facts, options=options)
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
    s = Scene("Quick Draw", "Trick Shot", stances="stand stay", given={"cover B": "HARD"})
    s.go("MISS")
    assert answer(s, "A") == "stop"


def test_a_wound_a_lost_card_and_a_gun_pointed_at_one_are_worth_less() -> None:
    def at(**given: str) -> float:
        facts = {key.replace("_", " "): value for key, value in given.items()}
        return evaluate(Scene("Quick Draw", "Snap Shot", begin=False, given=facts).s, 0)

    assert at(notoriety_A="9") > at() > at(notoriety_B="9")
    assert at(hand_A="Quick Draw, Living Legend") > at(hand_A="Quick Draw, Gun Oil")


def test_it_picks_any_character() -> None:
    s = RULES.start(2, {"characters": "chosen"})
    view, legal = RULES.view(s, 0), RULES.legal(s, 0)
    assert {BOT.choose(view, legal, QuickDice(seed)) for seed in range(200)} == set(legal)


def test_it_beats_three_random_players_in_most_games() -> None:
    wins = 0
    mind = instinct_of(GAME, {})
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
            knows = seat == game % 4
            chosen = mind.choose(s, seat, legal, dice) if knows else dice.pick(legal)
            RULES.play(s, seat, chosen, None)
        wins += RULES.outcome(s).winners == [game % 4]
    assert wins >= 24
