"""`fistful review`: look at a finished game again, and say what it was decided by."""

import json
from pathlib import Path

import click

from fistful.engine.errors import Invalid
from fistful.files import load_record, write_file
from fistful.lab.executor import executor
from fistful.lab.progress import progress_bar
from fistful.language import language_option
from fistful.review.picture import picture
from fistful.review.review import review
from fistful.review.story import Story


@click.command("review")
@click.argument("file", metavar="RECORD", type=Path)
@click.option("--json", "json_file", type=Path, help="Write the review to this file.")
@click.option("--svg", "svg_file", type=Path, help="Write a chart of the win chances.")
@click.option("--as", "seat", help="Judge this seat only, and draw what it could know.")
@click.option(
    "--rollouts",
    type=click.IntRange(min=2),
    default=50,
    show_default=True,
    help="Games played ahead for every event: more are surer and take longer.",
)
@click.option("--seed", default=0, show_default=True, help="Same seed, same review.")
@click.option("--jobs", type=click.IntRange(min=1), help="Processes.  [default: all cores]")
@language_option
def review_command(
    file: Path,
    json_file: Path | None,
    svg_file: Path | None,
    seat: str | None,
    rollouts: int,
    seed: int,
    jobs: int | None,
    lang: str,
) -> None:
    """Review a finished game's RECORD: win chances, mistakes, luck and skill, bluffs.

    Mistakes are judged on what their seat could know at the time.
    """
    record = load_record(file)
    if seat is not None and seat not in record.names:
        raise Invalid("seat-unknown", seat=seat, known=", ".join(record.names))
    own = None if seat is None else record.names.index(seat)
    work = executor(jobs)
    try:
        with progress_bar() as told:
            seats = None if own is None else (own,)
            found = review(file.read_text(encoding="utf-8"), rollouts, seed, seats, work, told)
    finally:
        work.close()
    if json_file:
        write_file(json_file, json.dumps(found.plain(), ensure_ascii=False) + "\n")
    if svg_file:
        write_file(svg_file, picture(found, own, lang))
    for line in Story(found, lang).tell():
        click.echo(line)
