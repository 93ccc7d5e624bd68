"""`fistful serve`: one command, nothing to configure."""

import gc
import json
import logging
import os
import socket
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final

import click

from fistful.server.address import lan_address
from fistful.server.limits import LARGEST_FRAME

#: How often a silent device is asked whether it is there, and how long it has to say so.
PING_SECONDS: Final = 20.0
#: Connections that may wait to be taken.
BACKLOG: Final = 2048


@click.command("serve")
@click.option("--host", default="0.0.0.0", show_default=True, help="The address to listen on.")
@click.option("--port", default=8642, show_default=True, help="The port to listen on.")
@click.option("--data", type=Path, help="The folder where tables are kept.")
@click.option(
    "--database", help="postgresql://… instead of the folder; several servers may share it."
)
@click.option("--origin", "origins", multiple=True, help="Another origin whose pages may connect.")
@click.option(
    "--proxy", "proxies", multiple=True, help="The address of a reverse proxy to believe."
)
@click.option(
    "--keep", default=7.0, show_default=True, help="Days until an abandoned game is given up."
)
@click.option("--verbose", is_flag=True, help="Log every request's outcome.")
def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    keep: float,
    verbose: bool,
) -> None:
    """Serve tables over the network: phones, friends far away, bots in empty chairs."""
    # Imported here, so that the other commands start without the server's libraries.
    import uvicorn

    from fistful.server.hub import Hub
    from fistful.server.sleep import kept_for
    from fistful.server.store import open_store
    from fistful.server.web import Web
    from fistful.server.wire import Http, Server, Socket

    set_up_logs(logging.DEBUG if verbose else logging.INFO)
    store = open_store(database or str((data or data_folder()) / "tables.sqlite"))
    app = Web(Hub(store, keep=kept_for(keep), **pace()), frozenset(origins)).app()
    Http.proxies = frozenset(proxies)
    listener = open_port(host, port)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=Http,
        ws=Socket,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    server = Server(config, lambda: announce(host, listener.getsockname()[1]))
    # What is there now stays for good: the collector need not walk through it while people play.
    gc.freeze()
    server.run(sockets=[listener])
    if not server.started:
        raise click.ClickException("The server could not start: its tables cannot be opened.")


def pace() -> dict[str, Callable[[], float]]:
    """Return how long bots seem to think, in races and out of them.

    FISTFUL_BOT_PACE seconds (for tests), else as people.
    """
    from fistful.server.bots import race_time, thinking_time

    fixed = os.environ.get("FISTFUL_BOT_PACE")
    if fixed is None:
        return {"think": thinking_time, "react": race_time}
    return dict.fromkeys(("think", "react"), lambda: float(fixed))


def data_folder() -> Path:
    """Return the folder of this machine's tables."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "fistful"


def open_port(host: str, port: int) -> socket.socket:
    """Return a listening socket. Raises a usage error if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        # From now on whoever comes waits at the door, until the server opens it.
        listener.listen(BACKLOG)
    except OSError as error:
        raise click.ClickException(
            f"Port {port} on {host} cannot be used ({error.strerror}). Choose another with --port."
        ) from None
    return listener


def announce(host: str, port: int) -> None:
    """Print where to go, for this machine and for phones, with a code to scan."""
    lan = f"http://{lan_address() if host in ('0.0.0.0', '::') else host}:{port}/"
    click.echo(f"Fistful is open: http://localhost:{port}/")
    click.echo(f"On phones in the same network: {lan}")
    if sys.stdout.isatty():
        import segno

        segno.make(lan, micro=False).terminal(compact=True)
    sys.stdout.flush()


class JsonLines(logging.Formatter):
    """One JSON object a line: what happened and where, never who holds what."""

    def format(self, record: logging.LogRecord) -> str:
        known = {
            name: getattr(record, name)
            for name in ("room", "game", "code")
            if hasattr(record, name)
        }
        line = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **known,
        }
        if record.exc_info and record.exc_info[1]:
            line["trace"] = trace_of(record.exc_info[1])
        return json.dumps(line)


def trace_of(failure: BaseException) -> list[str]:
    """Return what failed and where; not its words, which may quote a secret."""
    frames = traceback.extract_tb(failure.__traceback__)
    places = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    return [type(failure).__name__, *places]


def set_up_logs(level: int) -> None:
    """Log to standard error as JSON lines."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("fistful").setLevel(level)
