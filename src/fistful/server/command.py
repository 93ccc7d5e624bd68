"""`fistful serve`: one command, nothing to configure."""

import gc
import logging
import os
import re
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import click

from fistful.server import limits
from fistful.server.address import lan_address
from fistful.server.limits import LARGEST_FRAME

#: How often a silent device is asked whether it is there, and how long it has to say so.
PING_SECONDS: Final = 20.0
#: Connections that may wait to be taken.
BACKLOG: Final = 2048
#: The variable of the environment with the key to /metrics: arguments can be seen by others.
METRICS_KEY: Final = "FISTFUL_METRICS_KEY"
DATABASES: Final = ("postgresql://", "postgres://")

#: How friends in other houses get here.
SHARE: Final = """\
To play across houses, friends need an address that leads here (docs/remote.md has all steps):
1. A machine of yours that all can reach, over SSH:
     ssh -N -R 8642:localhost:{port} you@your-machine
   with "GatewayPorts clientspecified" in its sshd_config, or behind its web server.
2. Your router: forward a port to port {port} of this machine.
3. A private network all of you are in (WireGuard or the like): nothing else to do.
Then start again with --share http://that-address:8642: codes and links lead there.
Add --public unless only friends can find it, and a proxy with TLS unless the way is private."""

#: After how many new objects the collector looks at them, and how often it looks further.
COLLECT: Final = (5_000, 10, 160)


@click.command("serve")
@click.option("--host", default="0.0.0.0", show_default=True, help="The address to listen on.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8642,
    show_default=True,
    help="The port to listen on.",
)
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
@click.option(
    "--plugin-bots", is_flag=True, help="Let bots of installed packages sit down, by name."
)
@click.option(
    "--agents", is_flag=True, help="Let people's own programs join public tables, marked as such."
)
@click.option(
    "--simulations", is_flag=True, help="With --public: simulate variants for strangers too."
)
@click.option(
    "--share",
    is_flag=False,
    flag_value="",
    metavar="[URL]",
    help="Say how friends in other houses get here; with a URL, codes and links lead there.",
)
@click.option("--public", is_flag=True, help="Open to strangers: with the strict limits.")
@click.option("--verbose", is_flag=True, help="Log every refusal.")
def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    keep: float,
    plugin_bots: bool,
    agents: bool,
    simulations: bool,
    share: str | None,
    public: bool,
    verbose: bool,
) -> None:
    """Serve tables over the network: phones, friends far away, bots in empty chairs."""
    # Imported here, so that the other commands start without the server's libraries.
    import uvicorn

    from fistful.server.hub import Hub
    from fistful.server.logs import set_up_logs
    from fistful.server.sleep import kept_for
    from fistful.server.store import open_store
    from fistful.server.web import Web
    from fistful.server.wire import Http, Server, Socket

    set_up_logs(logging.DEBUG if verbose else logging.INFO)
    if database and not database.startswith(DATABASES):
        raise click.UsageError("--database takes postgresql://…, or --data a folder.")
    check_share(share)
    if public:
        limits.be_strict()
    if plugin_bots:
        limits.allow_plugins()
    if agents:
        limits.allow_agents()
    if simulations:
        limits.allow_simulations()
    folder = data or data_folder()
    store = open_store(database or str(folder / "tables.sqlite"))
    web = Web(
        Hub(store, keep=kept_for(keep), **pace()),
        frozenset(origins),
        metrics_key=os.environ.get(METRICS_KEY, ""),
        is_public=public,
        address=(share or "").rstrip("/"),
    )
    Http.proxies = frozenset(proxies)
    Http.requests = limits.Door(*limits.REQUESTS)
    listener = open_port(host, port)
    config = uvicorn.Config(
        web.app(),
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

    def say_ready() -> None:
        announce(host, listener.getsockname()[1])
        if public:
            say_strict(bool(proxies))
        if share is not None:
            say_share(share, listener.getsockname()[1])

    server = Server(config, say_ready)
    # What is there now stays for good: the collector need not walk through it while people play,
    # and hardly anything is left of an answer that only the collector would find.
    gc.freeze()
    gc.set_threshold(*COLLECT)
    try:
        server.run(sockets=[listener])
    except SystemExit:
        # Uvicorn's own way to say that it did not start; the reason is for us to say.
        where = "in the database" if database else f"in {folder}"
        reason = web.problem or "see the log"
        problem = f"The server could not start: its tables {where} cannot be opened ({reason})."
        raise click.ClickException(problem) from None


def pace() -> dict[str, Callable[[], float]]:
    """Return how long bots seem to think, in races and out of them.

    FISTFUL_BOT_PACE seconds out of them (for tests), else as people; in races always as people.
    """
    from fistful.server.bots import race_time, thinking_time

    fixed = os.environ.get("FISTFUL_BOT_PACE")
    think = thinking_time if fixed is None else lambda: float(fixed)
    return {"think": think, "react": race_time}


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


def say_strict(is_behind_proxy: bool) -> None:
    """Print what --public does."""
    laid, hours = limits.LAYING[0], limits.LAYING[1] / 3600
    brought, minutes = limits.READING[0], limits.READING[1] / 60
    click.echo(
        f"Open to strangers. From one address: {laid} tables in {hours:g} h; "
        f"{limits.BOTS_PER_ADDRESS} chairs for bots and {limits.SEARCHERS_PER_ADDRESS} for those "
        f"that search; {brought} records in {minutes:g} min, {limits.RECORDS_PER_ADDRESS} at a "
        f"time, {limits.REVIEW_SECONDS[1]:g} s for a review; {simulated()}. "
        "The address of this machine is not told."
    )
    if not is_behind_proxy:
        click.echo(
            "No --proxy: there is no TLS, and cookies are not marked Secure. "
            "Put a proxy with TLS in front and name it (docs/operations.md)."
        )
    sys.stdout.flush()


def simulated() -> str:
    """Return what strangers may have simulated."""
    if not limits.SIMULATIONS:
        return "no simulations"
    seconds, window = limits.SIMULATING
    return f"{seconds:g} s of simulations in {window / 3600:g} h"


def check_share(share: str | None) -> None:
    """Raise a usage error for an address that links cannot lead to."""
    if share and not re.fullmatch(r"https?://[\w.:\[\]-]+/?", share):
        raise click.UsageError("--share takes nothing, or an address such as https://play.example.")


def say_share(share: str, port: int) -> None:
    """Print how friends in other houses get to this server: nobody's account is needed."""
    if share:
        click.echo(f"For friends in other houses: {share}")
        click.echo("Whether it can be reached from outside, only somebody outside can tell.")
    else:
        click.echo(SHARE.format(port=port))
    sys.stdout.flush()


def announce(host: str, port: int) -> None:
    """Print where to go, for this machine and for phones, with a code to scan."""
    lan = f"http://{lan_address() if host in ('0.0.0.0', '::') else host}:{port}/"
    click.echo(f"Fistful is open: http://localhost:{port}/")
    click.echo(f"On phones in the same network: {lan}")
    if sys.stdout.isatty():
        import segno

        segno.make(lan, micro=False).terminal(compact=True)
    sys.stdout.flush()
