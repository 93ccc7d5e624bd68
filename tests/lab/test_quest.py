"""The lab seeks variants: what a quest may say, what it finds, and that nothing else decides it."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from fistful.cli import error_line
from fistful.engine.dice import QuickDice
from fistful.engine.errors import Invalid
from fistful.games import find_game
from fistful.games.variant import unpack
from fistful.lab.drawing import Drawer
from fistful.lab.executor import executor
from fistful.lab.experiment import RESULTS
from fistful.lab.places import mended
from fistful.lab.quest import Quest, load_question, read_quest
from fistful.lab.quest_page import QuestPage, plain_quest
from fistful.lab.ridge import Ridge
from fistful.lab.seek import NOTHING_NEW, SURE, Seeker, Sought, front
from fistful.lab.stats import Estimate
from fistful.lab.study import StudyError
from fistful.lab.study_command import lab
from fistful.lab.wants import EACH, Met, Want
from fistful.texts import Catalogue, languages
from fistful.variants import variant
from tests.lab.test_arena import Page

HERE = Path()
#: Rounds are planted: with two of them a game is far too short. Shame has nothing to do with it.
QUEST = """\
title = "Long enough"
game = "cash-n-guns"
seed = 3
players = 4
bots = ["random"]

[options]
deck = "short.toml"

[vary]
rounds = "2..8"
shame_costs = [0, 5, 10]

[want]
length = [55, 75]

[find]
games = 900
least = 5
most = 40
variants = 6
"""
HEAD = 'game = "cash-n-guns"\n'
SOUGHT = '[vary]\nrounds = "7..8"\n[want]\nlength = 60\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the quest and the variant it begins with."""
    game = find_game("cash-n-guns")
    text = (game.folder / "deck.toml").read_text()
    planted = text.replace("rounds = 8", "rounds = 2")
    (tmp_path / "short.toml").write_text(
        planted.replace("last_phone_round = 6", "last_phone_round = 1")
    )
    (tmp_path / "quest.toml").write_text(QUEST)
    return tmp_path


def sought(folder: Path, text: str = QUEST, jobs: int = 1, out: Path | None = None) -> Sought:
    work = executor(jobs)
    try:
        return Seeker(read_quest(text, folder), out).seek(work)
    finally:
        work.close()


def test_the_planted_number_has_to_move_and_nothing_else(folder: Path) -> None:
    found = sought(folder)
    assert found.reason == SURE
    assert found.sure is not None and found.sure.checked.is_sure
    assert found.sure.data["rounds"] in (5, 6)
    assert found.sure.data["shame_costs"] == 5, "once it is right, the way back is looked for"
    assert found.tried[0].verdict.is_refuted
    assert found.front[0] is found.tried[0] and found.sure in found.front
    assert [one.steps for one in found.front] == sorted([one.steps for one in found.front])
    assert found.games <= 900


def test_the_number_of_jobs_changes_nothing(folder: Path) -> None:
    alone = plain_quest(sought(folder))
    assert alone == plain_quest(sought(folder, jobs=2))
    other = plain_quest(sought(folder, QUEST.replace("seed = 3", "seed = 4")))
    assert alone["tried"] != other["tried"]


def test_going_on_gives_what_an_undisturbed_run_gives(folder: Path) -> None:
    """The results of a run are cut anywhere, within a line: the rest is played again."""
    out = folder / "out"
    whole = plain_quest(sought(folder, out=out))
    lines = (out / RESULTS).read_bytes().splitlines(keepends=True)
    (out / RESULTS).write_bytes(b"".join(lines[: len(lines) // 2]) + lines[-1][:20])
    assert plain_quest(sought(folder, out=out)) == whole
    assert sorted((out / RESULTS).read_bytes().splitlines()) == sorted(b"".join(lines).splitlines())


def test_what_was_stopped_by_the_clock_goes_on(folder: Path) -> None:
    arguments = [str(folder / "quest.toml"), "--out", str(folder / "out"), "--jobs", "1"]
    in_time = [*arguments, "--minutes", "0.000001"]
    assert CliRunner().invoke(lab, in_time, catch_exceptions=False).exit_code == 0
    early = json.loads((folder / "out" / "report.json").read_text())
    assert (early["reason"], early["sure"]) == ("minutes", None)
    with pytest.raises(Invalid, match="lab-exists"):
        CliRunner().invoke(lab, arguments, catch_exceptions=False)
    resumed = CliRunner().invoke(lab, [*arguments, "--resume"], catch_exceptions=False)
    assert resumed.exit_code == 0
    found = json.loads((folder / "out" / "report.json").read_text())
    assert found == plain_quest(sought(folder))
    # What was found is there to be played, and says what it is.
    (sure,) = [one for one in found["front"] if one["variant"] == found["sure"]]
    file = folder / "out" / sure["file"]
    checked = CliRunner().invoke(variant, ["check", str(file), "--json"], catch_exceptions=False)
    data = json.loads(checked.output)
    assert data["problems"] == [] and data["packed"] == sure["deck"]
    assert unpack(sure["deck"])["rounds"] == int(sure["changes"][0]["after"])
    assert find_game("cash-n-guns").rules.start(4, {"deck": sure["deck"]}).seats == 4


def test_a_game_that_is_right_is_left_as_it_is(folder: Path) -> None:
    found = sought(
        folder,
        QUEST.replace('[options]\ndeck = "short.toml"\n', "").replace("[55, 75]", "[50, 200]"),
    )
    assert found.reason == SURE and found.sure is found.tried[0]
    assert len(found.tried) == 1
    assert "already" in QuestPage(found, "", "en").write()


def test_what_cannot_be_played_is_discarded_and_counted(folder: Path) -> None:
    # Below seven rounds the telephone would go round after the last of them: CG-70.
    standard = QUEST.replace('[options]\ndeck = "short.toml"\n', "")
    found = sought(folder, standard.replace('"2..8"', '"5..8"'))
    assert found.discarded["check"] > 0
    assert all(one.data["rounds"] >= 7 for one in found.tried)
    assert found.reason == NOTHING_NEW and found.sure is None
    with pytest.raises(Invalid, match="quest-none") as error:
        sought(folder, standard.replace('"2..8"', "[2]"))
    assert "telephone" in Catalogue("en").error(error.value)


def test_sums_stay_and_the_rulebooks_game_is_kept() -> None:
    root = Path(__file__).parents[2]
    quest = load_question(root / "studies" / "get-billy-the-kid-fair.toml")
    assert isinstance(quest, Quest) and quest.rulebook
    drawer = Drawer(quest)
    drawn = drawer.draw([drawer.usual().genes], 20, QuickDice(1), None)
    assert drawn and drawer.discarded["rulebook"]
    for one in drawn:
        cards = [*one.data["cards"].values(), *one.data["escapes"].values()]
        assert [sum(pack) for pack in zip(*cards, strict=True)] == [64, 13, 13, 13, 13]
    back = drawer.draw([one.genes for one in drawn], 20, QuickDice(2), 10)
    assert back and all(one.steps < 10 for one in back)


def test_a_sum_that_cannot_be_kept_is_told() -> None:
    keep = '[vary]\n"bullets.*" = [1, 3]\n[want]\nlength = 60\n[find]\nkeep = ["bullets.*"]\n'
    quest = read_quest(HEAD + keep, HERE)
    assert quest.sums[0].total == 8
    # Three odd numbers never make eight.
    assert mended(quest.places, quest.sums, (0, 0, 0), QuickDice(1), False) is None


def test_intervals_say_when_it_is_sure() -> None:
    want = Want("length", "", EACH, 40, 60, 1.0, (4,))

    def met(rate: float, low: float, high: float) -> Met:
        return Met(want, 4, EACH, Estimate(rate, low, high))

    inside, edge, outside = met(50, 45, 55), met(58, 54, 62), met(80, 70, 90)
    assert (inside.miss, inside.least, inside.most) == (0, 0, 0)
    assert (edge.miss, edge.least) == (0, 0) and edge.most == pytest.approx(2 / 50)
    assert (outside.miss, outside.least, outside.most) == pytest.approx((0.4, 0.2, 0.6))
    assert Met(want, 4, EACH, None).miss == 1, "what no game can tell is not what is wanted"


def test_the_front_has_what_nothing_else_beats_both_ways(folder: Path) -> None:
    found = sought(folder)
    best = front(found.tried)
    for one in found.tried:
        assert any(other.steps <= one.steps and other.off <= one.off for other in best)
    offs = [one.off for one in best]
    assert offs == sorted(set(offs), reverse=True)


def test_the_model_knows_what_moves_what() -> None:
    rows = [[x / 4, y / 4] for x in range(-4, 5) for y in range(-4, 5)]
    model = Ridge(rows, [0.5 + 0.2 * x for x, _ in rows], [0.001] * len(rows))
    assert model.value([0.0, 1.0]) == pytest.approx(0.5, abs=0.01)
    assert model.value([1.0, 0.0]) == pytest.approx(0.7, abs=0.01)


@pytest.mark.parametrize("language", languages())
def test_the_report_holds_everything_itself(folder: Path, language: str) -> None:
    text = QUEST.replace("[find]", "seat = { is = [0.1, 0.4], weight = 0.5 }\n[find]")
    page = QuestPage(sought(folder, text), "fistful lab quest.toml", language).write()
    parsed = Page(page)
    assert parsed.open == [] and parsed.sources == []
    assert "http" not in page and "url(" not in page
    assert "fistful lab quest.toml" in page and page.count("<svg") == 1


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        (HEAD + '[vary]\nrounds = "7..8"', 1, '"want" is missing'),
        ('game = "cash-n-guns"\ngames = 5\n' + SOUGHT, 2, "There are: title, game,"),
        (HEAD + '[options]\ncop = ["off", "on"]\n' + SOUGHT, 3, "only what is in [vary]"),
        (HEAD + "bots = [['random'], ['rules']]\n" + SOUGHT, 2, "only what is in [vary]"),
        (HEAD + "[vary]\n[want]\nlength = 60", 2, "Nothing is said in [vary]"),
        (HEAD + '[want]\nlength = 60\n[vary]\nround = "7..8"', 5, "There is: rounds, bullets"),
        (HEAD + '[want]\nlength = 60\n[vary]\nnotes.50 = "7..8"', 5, "There is: 5, 10, 20"),
        (HEAD + '[want]\nlength = 60\n[vary]\n"powers[99]" = ["x"]', 5, '"99"'),
        (HEAD + '[want]\nlength = 60\n[vary]\n"a..b" = [1]', 5, "is no path"),
        (HEAD + "[want]\nlength = 60\n[vary]\nrounds = 7", 5, '"5..15"'),
        (HEAD + '[want]\nlength = 60\n[vary]\nrounds = "8..7"', 5, "[2, 3, 4]"),
        (HEAD + '[want]\nlength = 60\n[vary]\nnotes = "7..8"', 5, "5, 10, 20"),
        (HEAD + '[vary]\nrounds = "7..8"\n[want]\nfun = 1', 5, "seat, role, power"),
        (HEAD + '[vary]\nrounds = "7..8"\n[want]\nseat = [20, 30]', 5, "between 0 and 1"),
        (HEAD + '[vary]\nrounds = "7..8"\n[want]\nseat.0 = 0.25', 5, "1, 2 …"),
        (HEAD + '[vary]\nrounds = "7..8"\n[want]\nrole.sheriff = 0.25', 5, "cop"),
        (HEAD + '[vary]\nrounds = "7..8"\n[want]\nlength = "long"', 5, "[40, 60]"),
        (HEAD + '[vary]\nrounds = "7..8"\n[want]\nlength = [9, 3]', 5, "[40, 60]"),
        (HEAD + '[vary]\nrounds = "7..8"\n[want]\nlength = {is = 9, weight = 0}', 5, "above 0"),
        (HEAD + '[vary]\nrounds = "7..8"\n[want]\nlength = {is = 9, players = 6}', 5, "study: 4"),
        (HEAD + SOUGHT + '[find]\nkeep = "rounds"', 7, "list of sums"),
        (HEAD + SOUGHT + '[find]\nkeep = ["powers"]', 7, "whole numbers"),
        (HEAD + SOUGHT + '[find]\nrulebook = "yes"', 7, "true or false"),
        (HEAD + SOUGHT + "[find]\ngames = 100", 7, "or more"),
        (HEAD + SOUGHT + "[find]\nspeed = 1", 7, "There are: games, least"),
    ],
)
def test_a_wrong_quest_is_told_its_line_and_what_would_be_right(
    text: str, line: int, words: str
) -> None:
    with pytest.raises(StudyError) as error:
        read_quest(text, HERE)
    assert words in Catalogue("en").error(error.value.problem)
    assert error.value.line == line
    assert f"line {line}: " in error_line(error.value, ["--lang", "en"])
    for language in languages():
        assert "{" not in Catalogue(language).error(error.value.problem)


def test_the_documented_quest_can_be_read() -> None:
    page = (Path(__file__).parents[2] / "docs" / "lab.md").read_text()
    text = page.partition("## Find me a fair one")[2].partition("```toml\n")[2].partition("```")[0]
    quest = read_quest(text, HERE)
    spans = {place.name: (place.choices[0], place.choices[-1]) for place in quest.places[3:]}
    assert spans == {"notes.5": (10, 20), "notes.10": (10, 20), "notes.20": (5, 15)}
    assert quest.sums[0].total == 40
    assert [want.name for want in quest.wants] == ["length", "seat", "shame.0"]


def test_minutes_are_for_quests(tmp_path: Path) -> None:
    study = tmp_path / "study.toml"
    study.write_text(HEAD)
    with pytest.raises(Invalid, match="lab-minutes"):
        CliRunner().invoke(lab, [str(study), "--minutes", "1"], catch_exceptions=False)
