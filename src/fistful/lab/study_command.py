"""`fistful lab`: answer a question about a game by playing it, and write the report."""

import json
import shlex
from contextlib import closing
from pathlib import Path
from typing import Any

import click

from fistful.engine.errors import Invalid
from fistful.files import write_file
from fistful.games import find_game
from fistful.lab import findings
from fistful.lab.executor import PLACES, executor
from fistful.lab.experiment import RESULTS, Experiment, Results
from fistful.lab.progress import progress_bar
from fistful.lab.quest import Quest, load_question
from fistful.lab.quest_page import QuestPage, keep_found, outcome, plain_quest
from fistful.lab.seek import Seeker
from fistful.lab.study import Variant
from fistful.lab.study_page import StudyPage
from fistful.lab.tally import Tally
from fistful.language import language_option
from fistful.output import json_option, write_json
from fistful.texts import Catalogue


@click.command("lab")
@click.argument("study", type=Path)
@click.option("--out", type=Path, help="The folder for results and report.  [default: lab/STUDY]")
@click.option("--jobs", type=click.IntRange(min=1), help="Processes.  [default: all cores]")
@click.option("--resume", is_flag=True, help="Go on with the results in the folder.")
@click.option(
    "--minutes",
    type=click.FloatRange(min=0, min_open=True),
    help="For a study that seeks: stop after so many; --resume goes on.",
)
@click.option(
    "--on",
    "place",
    type=click.Choice(PLACES),
    default=PLACES[0],
    show_default=True,
    help="Where to play: on this machine, or on a Ray cluster (RAY_ADDRESS).",
)
@json_option
@language_option
def lab(
    study: Path,
    out: Path | None,
    jobs: int | None,
    resume: bool,
    minutes: float | None,
    place: str,
    json_file: str | None,
    lang: str,
) -> None:
    """Play what STUDY (a TOML file) asks for and write report.html and report.json.

    A study compares variants. One with [vary] and [want] seeks them: it says what may vary and what
    is wanted, and gets the variants found, each as a file to play with.
    """
    asked = load_question(study)
    if minutes is not None and not isinstance(asked, Quest):
        raise Invalid("lab-minutes")
    folder = out or Path("lab") / study.stem
    if (folder / RESULTS).exists() and not resume:
        raise Invalid("lab-exists", folder=str(folder))
    command = shlex.join(["fistful", "lab", str(study)])
    if isinstance(asked, Quest):
        seeker, work = Seeker(asked, folder), executor(jobs, place)
        with closing(work), progress_bar() as told:
            sought = seeker.seek(work, told, minutes)
        keep_found(sought, folder)
        page, data = QuestPage(sought, command, lang).write(), plain_quest(sought)
    else:
        experiment, work = Experiment(asked, folder), executor(jobs, place)
        with closing(work), progress_bar() as told:
            results = experiment.play(work, told)
        page, data = StudyPage(results, command, lang).write(), plain(results)
    write_file(folder / "report.html", page)
    write_file(folder / "report.json", json.dumps(data, ensure_ascii=False) + "\n")
    if not write_json(json_file, data):
        say = Catalogue(lang)
        if isinstance(asked, Quest):
            click.echo(outcome(sought, Catalogue(lang, find_game(asked.game))))
        click.echo(say.say("ui-report", file=str(folder / "report.html")))


def plain(results: Results) -> dict[str, Any]:
    """Return what a study found as plain data."""
    study = results.study
    return {
        "title": study.title,
        "game": study.game,
        "seed": study.seed,
        "unit": find_game(study.game).unit,
        "variants": [
            plain_variant(variant, tally)
            for variant, tally in zip(study.variants, results.tallies, strict=True)
        ],
        "ladders": [ladder.plain() for ladder in results.ladders],
    }


def plain_variant(variant: Variant, tally: Tally) -> dict[str, Any]:
    """Return what was counted of a variant as plain data."""
    game = find_game(variant.game)
    measures = {name: findings.measure(tally, name) for name in findings.MEASURES}
    return {
        "varied": variant.told,
        "players": variant.players,
        "bots": list(variant.bots),
        "options": variant.options,
        "games": tally.games,
        "measures": {
            name: [found.rate, found.low, found.high] for name, found in measures.items() if found
        },
        "reasons": tally.reasons,
        "groups": findings.plain_groups(game, tally),
    }
