"""Headlines: what finished games are remembered by, from their records alone."""

from pathlib import Path

import pytest

from fistful.files import load_record
from fistful.games import find_game
from fistful.games.headlines import MOST
from fistful.server.retelling import Retelling, retell
from fistful.texts import Catalogue, languages

TESTS = Path(__file__).parents[1]
GOLDEN = sorted((TESTS / "golden").rglob("*.fistful"))


def name(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


def told(file: Path) -> Retelling:
    return retell(load_record(file))


@pytest.mark.parametrize("file", GOLDEN, ids=name)
def test_a_game_that_somebody_won_has_four_of_them(file: Path) -> None:
    game = told(file)
    words = [one.word for one in game.headlines]
    assert len(words) == MOST or (len(words) >= 2 and "winners: -" in file.read_text())
    assert len(set(words)) == len(words)
    for one in game.headlines:
        assert 1 <= one.step <= len(game.steps)
        assert 0 <= one.told < len(game.steps[one.step - 1].told)
        assert one.seats
        assert all(seat < len(game.names) for seat in one.seats)


@pytest.mark.parametrize("file", GOLDEN, ids=name)
def test_they_are_told_in_every_language(file: Path) -> None:
    game = told(file)
    for language in languages():
        say = Catalogue(language, find_game(game.game), tuple(game.names))
        for one in game.headlines:
            seat, other = (game.names[one.seats[0]], game.names[one.seats[-1]])
            seats = say.join([game.names[seat] for seat in one.seats])
            assert say.say(f"headline-{one.word}")
            sentence = say.say(
                f"headline-{one.word}-told",
                seat=seat,
                other=other,
                seats=seats,
                number=one.number,
            )
            assert seat in sentence or seats in sentence
            assert "{" not in sentence


def test_a_game_that_is_not_over_has_none() -> None:
    record = load_record(GOLDEN[0])
    record.lines = record.lines[: len(record.lines) // 2]
    assert retell(record).headlines == []


def facts(file: str) -> dict[str, tuple[list[str], int]]:
    """Return a golden game's headlines: whom they name, and the number they tell."""
    game = told(TESTS / "golden" / f"{file}.fistful")
    return {
        one.word: ([game.names[seat] for seat in one.seats], one.number) for one in game.headlines
    }


def test_a_bluff_of_cash_n_guns_is_a_click_that_somebody_ran_from() -> None:
    game = told(TESTS / "golden" / "cash_n_guns" / "base.fistful")
    bluff = next(one for one in game.headlines if one.word == "bluff")
    bluffer, coward = bluff.seats
    step = game.steps[bluff.step - 1]
    event = step.told[bluff.told].event
    assert event["event"].startswith("withdrew")
    assert event["seat"] == coward
    loads = [one for one in game.steps[: bluff.step] if one.seat == bluffer and one.verb == "load"]
    aims = [one for one in game.steps[: bluff.step] if one.seat == bluffer and one.verb == "aim"]
    assert loads[-1].text == "load click"
    assert aims[-1].things == {"seat": coward}


def test_the_bullet_of_blasting_billy_is_the_card_too_many() -> None:
    who, worth = facts("blasting_billy/four-players")["bullet"]
    assert who == ["Mr. Black"]
    end = told(TESTS / "golden" / "blasting_billy" / "four-players.fistful").steps[-1]
    shot = [heard.event for heard in end.told if heard.event["event"] == "shot"]
    assert worth == max(event["total"] for event in shot)


def test_where_it_turned_names_who_won() -> None:
    for file in (
        "cash_n_guns/base",
        "get_billy_the_kid/five-players",
        "blasting_billy/two-players",
    ):
        text = (TESTS / "golden" / f"{file}.fistful").read_text()
        winners, _ = facts(file)["turned"]
        assert f"winners: {', '.join(winners)}" in text
