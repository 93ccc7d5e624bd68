"""`fistful site`: all games in a folder of files."""

from pathlib import Path

import click

from fistful.site.folder import write_site


@click.command("site")
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
def site(folder: Path) -> None:
    """Write into FOLDER what any web host can serve: all games against bots, without a server."""
    files = write_site(folder)
    size = sum([path.stat().st_size for path in files]) / 1e6
    click.echo(f"{len(files)} files, {size:.1f} MB, in {folder}.")
    click.echo(f"Try it: python -m http.server --directory {folder} 8000")
