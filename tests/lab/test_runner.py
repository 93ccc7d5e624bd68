"""The simulation runner: repeatable, fair to the seats, right in its sums."""

import pytest

from fistful.engine import rules
from fistful.engine.errors import Invalid
from fistful.engine.events import Out
from fistful.engine.outcome import VICTORY
from fistful.games import find_game, games
from fistful.games.game import Game
from fistful.lab.observe import Observed
from fistful.lab.play import stream
from fistful.lab.series import Chunk, check_table, fill_seats, play_task
from fistful.lab.sim import length, simulate
from fistful.lab.tally import Tally, WinCount, read_tally

GAME = "blasting-billy"


def played(bots: tuple[str, ...], first: int, games: int) -> Tally:
    """Return what is counted of some games of one series."""
    options = {"memory_aid": "off", "blast": "previous", "zero": "billy"}
    series = Observed(GAME, options, len(bots), bots, 3)
    _, (kept,), _ = play_task([Chunk(series, first, games)])
    return read_tally(kept)


def test_the_number_of_jobs_changes_nothing() -> None:
    bots = ["rules", "random", "random"]
    alone = simulate(GAME, 60, 3, bots, {"zero": "billy"}, seed=5, jobs=1)
    together = simulate(GAME, 60, 3, bots, {"zero": "billy"}, seed=5, jobs=2)
    assert alone == together
    assert alone != simulate(GAME, 60, 3, bots, {"zero": "billy"}, seed=6, jobs=1)


def test_a_run_cut_anywhere_adds_up_to_the_same() -> None:
    whole = played(("rules", "random"), 0, 7)
    parts = played(("rules", "random"), 0, 2)
    parts.add(played(("rules", "random"), 2, 5))
    assert parts.plain() == whole.plain()


@pytest.mark.parametrize("name", list(games()))
def test_what_is_counted_is_the_same_however_much_is_heard(name: str) -> None:
    class Heard(Observed):
        def listener(self, game: Game) -> Out:
            return Out()

    players = find_game(name).rules.most
    table = (name, check_table(find_game(name), players, {}, ()), players, ("rules",) * players, 2)
    little, everything = Observed(*table), Heard(*table)
    numbers = range(4)
    assert little.count(map(little.play, numbers)) == everything.count(
        map(everything.play, numbers)
    )
    one, same = little.play(0), everything.play(0)
    assert len(one.events) < len(same.events)
    assert one.decisions == same.decisions


def test_every_game_has_dice_of_its_own() -> None:
    streams = [stream(seed, number) for seed in range(20) for number in range(20)]
    assert len({dice.below(10**12) for dice in streams}) == 400
    assert stream(3, 4).below(10**12) == stream(3, 4).below(10**12)


def test_the_bots_move_on_by_one_seat_from_game_to_game() -> None:
    # A place's victory shows up in the seat it held: one further down with every game.
    for number in range(6):
        tally = played(("rules", "random", "greedy"), number, 1)
        for place, bot in enumerate(("rules", "random", "greedy")):
            assert tally.bots[bot].wins == tally.seats[str((place - number) % 3)].wins


def test_victories_are_handed_out_whole() -> None:
    tally = played(("random",) * 4, 0, 50)
    assert tally.games == 50
    wins = [seat.wins for seat in tally.seats.values()]
    assert sum(wins) == pytest.approx(tally.bots["random"].wins) and sum(wins) <= 50
    assert all(VICTORY % winners == 0 for winners in range(1, 9))


def test_lengths_are_the_seats_decisions() -> None:
    """BB-30, E7: four players have thirteen turns each, whatever happens."""
    report = simulate(GAME, 5, 4, ["random"], {}, seed=1, jobs=1)
    assert (report.length.mean, report.length.least, report.length.most) == (52.0, 52, 52)


def test_tallies_keep_the_shortest_and_the_longest_game() -> None:
    tally = played(("random", "random"), 0, 1)
    other = played(("random",) * 5, 0, 1)
    tally.add(other)
    found = length(tally)
    assert (found.least, found.most) == tuple(sorted(map(int, tally.lengths)))
    assert found.mean == (found.least + found.most) / 2


def test_seats_of_one_bot_are_as_sure_as_the_games_they_sat_in() -> None:
    # Four seats win together or not at all: a hundred games, not four hundred.
    share = WinCount()
    for number in range(100):
        share.game(4 * VICTORY if number < 30 else 0, 4)
    report = share.rate()
    assert report.rate == pytest.approx(0.3)
    assert report.low == pytest.approx(0.219, abs=0.001), "Wilson's for 30 of 100"


def test_a_bot_in_several_seats_is_counted_in_all_of_them() -> None:
    report = simulate(GAME, 10, 4, ["rules", "random"], {}, seed=2, jobs=1)
    assert {name: bot.games for name, bot in report.bots.items()} == {"rules": 20, "random": 20}
    assert report.bots["rules"].wins > report.bots["random"].wins
    assert sum(bot.wins for bot in report.bots.values()) == pytest.approx(10)


def test_the_report_in_plain_data() -> None:
    report = simulate(GAME, 4, 3, ["rules", "random"], {"zero": "billy"}, seed=9, jobs=1).plain()
    assert list(report) == [
        "game", "options", "players", "games", "seed", "unit", "bots", "seats", "length", "groups",
        "build",
    ]  # fmt: skip
    assert report["options"] == {"memory_aid": "off", "blast": "previous", "zero": "billy"}
    assert (report["game"], report["players"], report["games"], report["seed"]) == (GAME, 3, 4, 9)
    bots, seats = report["bots"], report["seats"]
    assert isinstance(bots, dict) and isinstance(seats, list)
    assert list(bots["rules"]) == ["games", "wins", "rate", "low", "high"]
    assert [list(seat) for seat in seats] == [["rate", "low", "high"]] * 3
    assert report["length"] == {"mean": 48.0, "least": 48, "most": 48}


def test_progress_counts_up_to_all_games() -> None:
    seen: list[tuple[int, int]] = []
    simulate(GAME, 45, 2, ["random"], {}, 1, 1, lambda *now: seen.append(now))
    assert seen == [(20, 45), (40, 45), (45, 45)]


def test_bots_fill_the_seats_over_and_over() -> None:
    assert fill_seats(["a", "b"], 5) == ("a", "b", "a", "b", "a")
    assert fill_seats(["a"], 2) == ("a", "a")


@pytest.mark.parametrize(
    ("game", "games", "players", "bots", "options", "code"),
    [
        ("poker", 1, 4, ["random"], {}, "unknown-game"),
        (GAME, 0, 4, ["random"], {}, "games-count"),
        (GAME, 1, 6, ["random"], {}, "player-count"),
        (GAME, 1, 1, ["random"], {}, "player-count"),
        (GAME, 1, 2, ["random"] * 3, {}, "bot-count"),
        (GAME, 1, 2, [], {}, "bot-count"),
        (GAME, 1, 2, ["random", "clever"], {}, "unknown-bot"),
        (GAME, 1, 2, ["random"], {"luck": "on"}, "unknown-option"),
        (GAME, 1, 2, ["random"], {"zero": "me"}, "option-value"),
    ],
)
def test_what_cannot_be_played_is_refused(
    game: str, games: int, players: int, bots: list[str], options: dict[str, str], code: str
) -> None:
    with pytest.raises(Invalid) as error:
        simulate(game, games, players, bots, options, seed=0, jobs=1)
    assert error.value.code == code


def test_a_game_of_sides_says_how_its_sides_did() -> None:
    groups = simulate("get-billy-the-kid", 30, 6, ["rules"], {}, seed=1, jobs=1).groups
    lawmen, outlaws = sorted(groups["side"], key=lambda row: str(row["thing"]))
    assert (lawmen["thing"], outlaws["thing"]) == ("lawmen", "outlaws")
    assert lawmen["rate"] + outlaws["rate"] == pytest.approx(1)
    assert "character" in groups
    assert "power" in simulate("cash-n-guns", 5, 4, ["random"], {"powers": "all"}, 1, 1).groups


def test_it_says_which_build_ran() -> None:
    ran = simulate(GAME, 1, 2, ["random"], {}, seed=1, jobs=1).build
    assert ran == ("interpreted" if str(rules.__file__).endswith(".py") else "compiled")
