"""The search: repeatable, within its budget, fair to what others may know, and worth its while."""

from collections.abc import Iterator
from typing import Any

import pytest

from fistful.bots import find_bot
from fistful.bots.rules import instinct_of
from fistful.bots.search import GLANCE, Search, SearchBot
from fistful.bots.team import TeamBot, added, explore
from fistful.bots.tree import Memory, Node, RegretNode, mixed
from fistful.engine.dice import Dice, QuickDice
from fistful.engine.events import Out
from fistful.engine.rules import Rules, View
from fistful.engine.seats import NATURE, SEATS_IN
from fistful.engine.state import OVER, State
from fistful.games import find_game, games
from fistful.lab.contest import Contest, scores
from fistful.lab.executor import Here
from fistful.testing.tables import Table
from fistful.testing.walks import positions
from tests.conformance.tables import game_tables
from tests.conformance.toy import ToyRules

GAMES = [name for name, game in games().items() if game.instinct is not None]
#: So many actions are looked ahead.
STEPS = 14
#: So many games at random meet nearly every phase of a table.
GAMES_EACH = 12


def decisions(name: str, count: int) -> Iterator[tuple[Table, State, int]]:
    """Yield positions of a game's first table, with a seat that has a choice there."""
    table = game_tables()[name][0]
    for s in positions(table, table.dice("search")):
        for seat in SEATS_IN[s.waiting]:
            if len(table.rules.legal(s, seat)) > 1 and count:
                count -= 1
                yield table, s, seat
        if not count:
            return


@pytest.mark.parametrize("name", GAMES)
def test_worlds_with_made_up_secrets_can_be_played_at_every_table(name: str) -> None:
    for table in game_tables()[name]:
        s = next(s for s in positions(table, table.dice("made up")) if choosing(table, s))
        search = search_of(table, s, choosing(table, s)[0], 5)
        search.foresight = search.foresight._replace(redrawn=0.8)
        for _ in range(6):
            search.simulate()
        assert search.redrawn >= 3
        assert set(search.root.actions) <= set(table.rules.legal(s, search.you))


def choosing(table: Table, s: State) -> list[int]:
    """Return the seats that have a choice."""
    return [seat for seat in SEATS_IN[s.waiting] if len(table.rules.legal(s, seat)) > 1]


def search_of(table: Table, s: State, seat: int, seed: int) -> Search:
    assert table.game
    view, legal = table.rules.view(s, seat), table.rules.legal(s, seat)
    return Search(table.game, view, legal, QuickDice(seed))


@pytest.mark.parametrize("name", GAMES)
def test_the_same_dice_and_simulations_learn_the_same(name: str) -> None:
    for table, s, seat in decisions(name, 3):
        one, other = [search_of(table, s, seat, 7) for _ in range(2)]
        for search in (one, other):
            for _ in range(12):
                search.simulate()
        assert one.root.visits == other.root.visits
        assert one.root.totals == other.root.totals
        assert [list(tree) for tree in one.trees] == [list(tree) for tree in other.trees]


@pytest.mark.parametrize("name", GAMES)
def test_a_search_plays_as_many_games_ahead_as_it_may(name: str) -> None:
    for table, s, seat in decisions(name, 2):
        assert table.game
        search = search_of(table, s, seat, 3)
        SearchBot(table.game, 20).explore(search)
        assert search.simulations == 20
        # Of these the searcher decided in all but those in which its own secrets were made up.
        assert 8 <= search.root.count <= 20


def test_a_search_ends_when_its_time_is_over() -> None:
    for table, s, seat in decisions("blasting-billy", 1):
        assert table.game
        bot = SearchBot(table.game, 1_000_000, seconds=0.0)
        search = bot.search(table.rules.view(s, seat), table.rules.legal(s, seat), 3)
        bot.explore(search)
        assert search.simulations == GLANCE
        assert len(search.belief.guesses) == 1


@pytest.mark.parametrize("name", GAMES)
def test_what_others_know_does_not_depend_on_the_searchers_secrets(name: str) -> None:
    """Their trees are found by their own information: the same in worlds they cannot tell apart."""
    for table, s, seat in decisions(name, 30):
        twin = table.scrambled(s, seat, table.dice("twin"))
        one, other = [Memory(table.rules, table.seats) for _ in range(2)]
        assert one.key(s, seat) == other.key(twin, seat)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_does_and_is_told_decides_what_it_may_do(name: str) -> None:
    """So that a node's answers can be given wherever its player knows the same."""
    alike = 0
    for table, s, seat in decisions(name, 12):
        assert table.game
        dice = table.dice("recall")
        may: dict[int, list[int]] = {}
        for _ in range(12):
            for key, legal in told(table, table.scrambled(s, seat, dice), seat):
                alike += key in may
                assert may.setdefault(key, legal) == legal
    assert alike > 100


def told(table: Table, s: State, seat: int) -> Iterator[tuple[int, list[int]]]:
    """Let all play on by instinct for a while; yield what a seat knows and may do when asked."""
    assert table.game
    rules, usual = table.rules, instinct_of(table.game, {})
    memory = Memory(rules, s.seats)
    memory.key(s, seat)
    for step in range(STEPS):
        out, dice = Out(), QuickDice(step)
        asked = SEATS_IN[s.waiting][:1]
        if s.phase == OVER:
            return
        if not asked:
            rules.play(s, NATURE, rules.draw(s, dice), out)
        for one in asked:
            legal = sorted(rules.legal(s, one))
            if one == seat:
                yield memory.key(s, seat), legal
            action = usual.choose(s, one, legal, dice)
            memory.does(one, action)
            rules.play(s, one, action, out)
        memory.hear(out.events)


@pytest.mark.parametrize("name", list(game_tables()))
def test_in_guessed_worlds_too_all_see_what_they_may_choose_from(name: str) -> None:
    """A search guesses worlds as those who watch: there a seat must know what it is asked about."""
    for table in game_tables()[name]:
        dice = table.dice("choose from")
        for s in first_of_each_phase(table, dice):
            for viewer in table.viewers:
                world = table.rules.guess(table.rules.view(s, viewer), dice)
                for seat in SEATS_IN[world.waiting]:
                    alike = table.rules.guess(table.rules.view(world, seat), dice)
                    assert options(table, alike, seat) == options(table, world, seat), table


def options(table: Table, s: State, seat: int) -> list[int]:
    """Return what a seat may do, in order."""
    return sorted(table.rules.legal(s, seat))


def first_of_each_phase(table: Table, dice: Dice) -> list[State]:
    """Play some games at random; return the first position of every phase that asks somebody."""
    found: dict[int, State] = {}
    rules = table.rules
    for _ in range(GAMES_EACH):
        s = table.start()
        while s.phase != OVER:
            seat = dice.pick(list(SEATS_IN[s.waiting])) if s.waiting else NATURE
            if s.waiting and s.phase not in found:
                found[s.phase] = s.clone()
            action = rules.draw(s, dice) if seat == NATURE else dice.pick(rules.legal(s, seat))
            rules.play(s, seat, action, None)
    return list(found.values())


def test_views_that_look_alike_to_a_checksum_are_told_apart() -> None:
    """These two names have the same CRC-32, and so has every view that differs in them alone."""

    class Named(ToyRules):
        name = ""

        def view(self, s: State, seat: int) -> View:
            return {"name": self.name}

    rules = Named()
    keys = []
    for rules.name in ("plumless", "buckeroo"):
        keys.append(Memory(rules, 3).key(rules.start(3, {}), 0))
    assert keys[0] != keys[1]


@pytest.mark.parametrize("name", GAMES)
def test_trees_propose_only_what_may_be_done(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    play = Rules.play

    def careful(self: Rules[Any], s: Any, seat: int, action: int, out: Out | None) -> bool:
        if seat != NATURE:
            self.check(s, seat, action)
        return play(self, s, seat, action, out)

    monkeypatch.setattr(Rules, "play", careful)
    table = game_tables()[name][0]
    for s in first_of_each_phase(table, table.dice("propose")):
        for seat in choosing(table, s)[:1]:
            search = search_of(table, s, seat, 6)
            search.foresight = search.foresight._replace(redrawn=0.5)
            for _ in range(24):
                search.simulate()
            assert search.redrawn >= 11


@pytest.mark.parametrize("name", GAMES)
def test_an_answer_is_among_those_left_to_the_searcher(name: str) -> None:
    """Whoever gave its word has fewer answers than the rules allow."""
    for table, s, seat in decisions(name, 4):
        assert table.game
        legal = sorted(table.rules.legal(s, seat))[::2]
        view = table.rules.view(s, seat)
        for bot in ("search:4", "rules", "greedy", "level-1"):
            assert find_bot(bot, table.game).choose(view, legal, QuickDice(2)) in legal


def test_confidence_finds_the_better_of_two() -> None:
    node = Node()
    dice = QuickDice(1)
    for _ in range(400):
        node.note([3, 5], 3, dice)
        action = node.pick([3, 5], dice)
        node.learn(action, float(dice.fraction() < (0.3 if action == 3 else 0.6)))
    assert node.visits[1] > 3 * node.visits[0]


def test_regret_finds_the_mixture_of_matching_pennies() -> None:
    """Two players who learn by regret end up playing either side about as often."""
    dice = QuickDice(2)
    one, other = RegretNode(), RegretNode()
    for _ in range(4000):
        for node in (one, other):
            node.note([0, 1], 0, dice)
        a, b = one.pick([0, 1], dice), other.pick([0, 1], dice)
        one.learn(a, float(a == b))
        other.learn(b, float(a != b))
    for node in (one, other):
        share = node.weights()[0] / sum(node.weights())
        assert 0.35 < share < 0.65


def test_a_mixture_leaves_out_what_was_hardly_tried() -> None:
    dice = QuickDice(3)
    played = [mixed([1, 2, 3], [50.0, 40.0, 4.0], dice) for _ in range(500)]
    assert 3 not in played
    assert 150 < played.count(2) < 300


def test_many_answers_are_taken_up_by_and_by() -> None:
    legal = list(range(40))
    node = Node()
    dice = QuickDice(4)
    for _ in range(100):
        node.note(legal, 17, dice)
        node.learn(node.pick(legal, dice), 0.5)
    assert 17 in node.actions
    assert 2 < len(node.actions) < 20


def test_a_search_beats_random_players_at_a_glance() -> None:
    """Fixed seeds: this holds always or never."""
    game = find_game("cash-n-guns")
    options = game.rules.start(5, {}).options
    contest = Contest(game.name, options, 5, ("search:12", "random"), 5, 2)
    assert scores([contest], Here())[0].rate > 2 * contest.fair


def test_a_team_finds_the_same_again_and_shares_the_work() -> None:
    for table, s, seat in decisions("blasting-billy", 1):
        assert table.game
        view, legal = table.rules.view(s, seat), table.rules.legal(s, seat)
        one, other = [TeamBot(table.game, 9, None, 2) for _ in range(2)]
        assert one.choose(view, legal, QuickDice(4)) == other.choose(view, legal, QuickDice(4))
        parts = [explore(table.game.name, view, legal, seed, 5, None) for seed in (1, 2)]
        whole = added(parts)
        assert sum(whole.visits) == sum([sum(part.visits) for part in parts])
        assert whole.favourite() in legal
