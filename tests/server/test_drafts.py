"""Variants that are being made: opened, looked at after every change, each problem at its field."""

import copy
from typing import Any

import pytest

from fistful.games import find_game, games
from fistful.games.variant import is_packed, pack, unpack
from fistful.server.bodies import Draft
from fistful.server.drafts import draft_text, look
from fistful.server.replays import Failure
from fistful.sheets import write_out
from fistful.texts import Catalogue
from fistful.workbench import variants_of, without_about

GAMES = [game for game in games().values() if game.variants]


def changed(name: str, *place: str | int, to: Any) -> Draft:
    """Return a draft of a game with one thing changed."""
    data = copy.deepcopy(variants_of(find_game(name)).standard_data)
    inside: Any = data
    for step in place[:-1]:
        inside = inside[step]
    inside[place[-1]] = to
    return Draft(game=name, data=data)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_rulebooks_game_is_opened_without_a_change_or_a_problem(game: Any) -> None:
    draft = look(Draft(game=game.name))
    assert (draft.problems, draft.changes) == ([], [])
    assert is_packed(draft.packed)
    assert draft.usual == variants_of(game).standard_data


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_written_out_is_read_again_with_its_lines_of_meaning(game: Any) -> None:
    data = {"name": "High Noon", "version": 3, **variants_of(game).standard_data}
    text, _ = write_out(game, data)
    again = look(Draft(text=text))
    assert (again.game, again.name, again.version) == (game.name, "High Noon", 3)
    assert again.data == data
    meaning = variants_of(game).file.read_text().split("\n\n")[1].splitlines()[0]
    assert meaning.startswith("# ") and meaning in text


@pytest.mark.parametrize(
    ("draft", "place"),
    [
        (changed("blasting-billy", "hand_size", to=9), ["hand_size"]),
        (changed("blasting-billy", "put_aside", "3", to=-1), ["put_aside", "3"]),
        (changed("blasting-billy", "cards", "coins", to=[1, 1]), ["cards", "coins"]),
        (changed("cash-n-guns", "bullets", "bang", to=9), ["bullets", "bang"]),
        (changed("get-billy-the-kid", "cards", "gold", to=[1]), ["cards", "gold"]),
        (changed("get-billy-the-kid", "characters", "Masterson", "hat", to="pink"),
         ["characters", "Masterson", "hat"]),
        (changed("stetsons-and-sixguns", "cards", 3, "speed", to=0), ["cards", "3", "speed"]),
        (changed("stetsons-and-sixguns", "characters", 9, "sex", to="x"),
         ["characters", "9", "sex"]),
        (changed("stetsons-and-sixguns", "sixgun", "bullets", to=0), ["sixgun"]),
        (changed("cash-n-guns", "rounds", to=None), []),
    ],
)  # fmt: skip
def test_a_problem_is_told_at_its_field(draft: Draft, place: list[str]) -> None:
    found = look(draft)
    assert place in [problem.place for problem in found.problems]
    assert found.packed == ""
    assert all([Catalogue("nl").has(f"problem-{problem.code}") for problem in found.problems])


def test_what_is_changed_is_told_and_packed() -> None:
    found = look(changed("cash-n-guns", "wounds_to_die", to=2))
    assert found.changes == [["wounds_to_die", "3", "2"]]
    assert unpack(found.packed)["wounds_to_die"] == 2
    opened = look(Draft(text=found.packed))
    assert without_about(opened.data) == without_about(found.data)


def test_what_is_no_variant_is_refused_or_told_without_a_place() -> None:
    assert look(Draft(text="no = [")).problems[0].place == []
    for body, code in (
        ('{"game": "no-such-game"}', "unknown-game"),
        ("{}", "bad-request"),
        ('{"data": 7}', "bad-request"),
        ('{"text": "fistful 1\\n"}', "record-missing"),
        ('{"text": "a@1:0123456789ab:eJyr"}', "variant-damaged"),
        ('{"game": "cash-n-guns", "data": ' + '{"a":' * 5000 + "1" + "}" * 5001, "record-too-big"),
    ):
        failure = draft_text(body)
        assert isinstance(failure, Failure)
        assert failure.code == code


def test_powers_of_a_variant_of_old_are_lines_on_the_bench() -> None:
    game = find_game("cash-n-guns")
    usual = variants_of(game).standard_data
    old = {**usual, "powers": list(usual["powers"])[:6], "pay_per_killed": 15, "shame_costs": 7}
    found = look(Draft(text=pack({"game": game.name, **old})))
    assert (found.problems, len(found.data["powers"])) == ([], 6)
    assert found.data["powers"]["six-feet-under"] == {"pay_per_killed": 15}
    assert "pay_per_killed" not in found.data


def test_whoever_opens_a_file_with_comments_is_told_that_they_are_not_kept() -> None:
    text = variants_of(find_game("cash-n-guns")).file.read_text()
    assert not look(Draft(text=text)).loses_comments
    assert look(Draft(text=f"# Mine, all mine.\n{text}")).loses_comments
