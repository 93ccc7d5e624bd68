"""The learned players: whole files, the same answers as the arithmetic says, and a seat by name."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fistful.bots import bot_names, find_bot, searches
from fistful.bots import learned as module
from fistful.bots.learned import LEARNED, Frame, Learned, learned_of, network_file
from fistful.bots.network import Network, head_of, layout_of
from fistful.bots.rules import instinct_of
from fistful.engine.dice import QuickDice
from fistful.engine.driver import draw_on
from fistful.engine.errors import Invalid
from fistful.engine.seats import SEATS_IN
from fistful.engine.state import OVER
from fistful.games import find_game, games
from fistful.games.features import Writer
from fistful.games.game import Game
from fistful.lab.sim import simulate

#: A checkpoint is at most this large.
MOST_BYTES = 1 << 20

LEARNERS = [game for game in games().values() if network_file(game).exists()]


def learned(game: Game) -> Learned:
    """Return a game's learned instinct, which it has."""
    found = learned_of(game)
    assert found is not None
    return found


def test_there_are_learned_players() -> None:
    assert "cash-n-guns" in {game.name for game in LEARNERS}


@pytest.mark.parametrize("game", LEARNERS, ids=lambda game: str(game.name))
def test_a_network_fits_what_its_game_shows_and_is_small(game: Game) -> None:
    """Features or actions that change want a new training, or no learned player."""
    file = network_file(game)
    assert file.stat().st_size <= MOST_BYTES
    assert head_of(file)["layout"] == layout_of(game)
    assert LEARNED in bot_names(game)
    assert not searches(LEARNED)


def chances_by_arrays(file: Path, seen: Any, actions: list[int]) -> Any:
    """Work the same network out by arrays, straight from the file."""
    head, _, weights = file.read_bytes().partition(b"\n")
    inputs, hidden, count = json.loads(head)["sizes"]
    numbers = np.frombuffer(weights, "<f2").astype(np.float64)
    body = seen
    for width in (inputs, hidden):
        matrix, numbers = numbers[: width * hidden].reshape(-1, hidden), numbers[width * hidden :]
        bias, numbers = numbers[:hidden], numbers[hidden:]
        # The first layer stands by input, the second by output.
        body = np.maximum(body @ (matrix if width == inputs else matrix.T) + bias, 0)
    worths = numbers[: count * hidden].reshape(count, hidden) @ body + numbers[count * hidden :]
    weights_of = np.exp(worths[actions] - worths[actions].max())
    kept = np.where(weights_of < 0.02 * weights_of.sum(), 0, weights_of)
    return kept / kept.sum()


@pytest.mark.parametrize("game", LEARNERS, ids=lambda game: str(game.name))
def test_the_chances_are_those_of_the_network_at_tables_of_all_sizes(game: Game) -> None:
    rules, instinct = game.rules, learned(game)
    for seats in range(rules.fewest, rules.most + 1):
        dice = QuickDice(seats)
        frame = Frame(game, seats)
        s = rules.start(seats, {})
        draw_on(rules, s, dice)
        while s.phase != OVER and dice.below(12):
            seat = dice.pick(list(SEATS_IN[s.waiting]))
            legal = sorted(rules.legal(s, seat))
            moves = [frame.moves[seat][action] for action in legal]
            seen = np.zeros(instinct.network.head["sizes"][0])
            for place, number in frame.seen(s, seat):
                seen[place] = number
            found = instinct.network.chances(frame.seen(s, seat), moves)
            wanted = chances_by_arrays(network_file(game), seen, moves)
            assert found == pytest.approx(wanted, abs=1e-9)
            rules.play(s, seat, dice.pick(legal), None)
            draw_on(rules, s, dice)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: str(game.name))
def test_a_smaller_table_stands_where_its_seats_do_at_a_larger_one(game: Game) -> None:
    most = game.rules.most
    wide = Writer(game.rules, game.features, most)
    assert wide.widened(most) == list(range(wide.size))
    for seats in range(game.rules.fewest, most):
        small = Writer(game.rules, game.features, seats)
        places = small.widened(most)
        assert len(set(places)) == len(places) == small.size
        at_small = at_wide = 0
        for field in small.fields:
            # No field reaches into another.
            part = places[at_small : at_small + field.size(seats)]
            assert all(at_wide <= place < at_wide + field.size(most) for place in part), field.name
            at_small += field.size(seats)
            at_wide += field.size(most)


def test_it_plays_by_name_and_is_better_than_rules_of_thumb() -> None:
    """Alone among rules of thumb, and rules of thumb alone among it; the seed is fixed."""
    for bots, better in (([LEARNED, *["rules"] * 4], 0), (["rules", *[LEARNED] * 4], 1)):
        report = simulate("cash-n-guns", 30, 5, bots, {}, seed=1, jobs=1)
        lone = report.bots[bots[0]].rate * 5
        assert lone < 0.8 if better else lone > 1.1


def test_a_network_of_other_features_is_not_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("cash-n-guns")
    head, _, weights = network_file(game).read_bytes().partition(b"\n")
    stale = tmp_path / "learned.net"
    stale.write_bytes(
        json.dumps({**json.loads(head), "layout": "before"}).encode() + b"\n" + weights
    )
    monkeypatch.setattr(module, "network_file", lambda game: stale)
    monkeypatch.setattr(module, "LESSONS", {})
    assert LEARNED not in bot_names(game)
    with pytest.raises(Invalid):
        find_bot(LEARNED, game)


def test_with_options_it_has_not_learnt_it_goes_by_its_rules_of_thumb() -> None:
    game = find_game("cash-n-guns")
    instinct = Learned(game, network_with(game, {"powers": ["off"]}))
    base = {"powers": "off", "cop": "off"}
    assert instinct.has_learnt(base)
    assert not instinct.has_learnt({**base, "deck": "tough-town@2:0123456789ab:eJyr"})
    s = game.rules.start(5, {"powers": "all"})
    draw_on(game.rules, s, QuickDice(1))
    seat = SEATS_IN[s.waiting][0]
    legal = game.rules.legal(s, seat)
    for seed in range(20):
        usual = instinct_of(game, {}).choose(s, seat, legal, QuickDice(seed))
        assert instinct.choose(s, seat, legal, QuickDice(seed)) == usual


def network_with(game: Game, options: dict[str, list[str]]) -> Network:
    """Return a game's network as if it had learnt with these options alone."""
    network = Network(network_file(game))
    network.head["options"] = options
    return network


def test_a_network_is_read_without_anything_but_the_standard_library() -> None:
    """Inference has no need of what training has."""
    source = Path(module.__file__).parent
    for name in ("learned.py", "network.py"):
        text = (source / name).read_text(encoding="utf-8")
        assert "numpy" not in text and "torch" not in text
    assert Network(network_file(find_game("cash-n-guns"))).head["game"] == "cash-n-guns"
