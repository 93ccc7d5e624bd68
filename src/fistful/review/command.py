"""`fistful review`: look at a finished game again, and say what it was decided by."""

from pathlib import Path

import click

from fistful.bots import find_bot
from fistful.engine.errors import Invalid
from fistful.files import load_record, write_file
from fistful.games import find_game
from fistful.lab.executor import executor
from fistful.lab.progress import progress_bar
from fistful.lab.series import listed
from fistful.language import language_option
from fistful.output import json_option, write_json
from fistful.review.picture import picture
from fistful.review.review import review
from fistful.review.story import Story


@click.command("review")
@click.argument("file", metavar="RECORD", type=Path)
@json_option
@click.option("--svg", "svg_file", type=Path, help="Write a chart of the win chances.")
@click.option("--as", "seat", help="Judge this seat only, and draw what it could know.")
@click.option(
    "--rollouts",
    type=click.IntRange(min=2),
    default=8,
    show_default=True,
    help="Worlds every move is first tried in: more are surer and take longer.",
)
@click.option("--bots", default="", help="Who plays ahead: a,b,module:Class…  [default: all sorts]")
@click.option("--seed", default=0, show_default=True, help="Same seed, same review.")
@click.option("--jobs", type=click.IntRange(min=1), help="Processes.  [default: all cores]")
@language_option
def review_command(
    file: Path,
    json_file: str | None,
    svg_file: Path | None,
    seat: str | None,
    rollouts: int,
    bots: str,
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
    names = listed(bots)
    for name in names:
        find_bot(name, find_game(record.game), by_path=True)
    own = None if seat is None else record.names.index(seat)
    work = executor(jobs)
    try:
        with progress_bar() as told:
            seats = None if own is None else (own,)
            text = file.read_text(encoding="utf-8")
            found = review(text, rollouts, seed, seats, work, told, names)
    finally:
        work.close()
    if svg_file:
        write_file(svg_file, picture(found, own, lang))
    if write_json(json_file, found.plain()):
        return
    for line in Story(found, lang).tell():
        click.echo(line)
