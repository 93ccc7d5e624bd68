"""Server processes without the wait: one process has everything imported and forks off servers.

Each server is a process of its own that runs the `serve` command: it can be killed like any other.
Orders come as JSON lines: the arguments, files for the log and for what it says, variables of the
environment, constants to be set to other values (`fistful.server.limits.HELLO_SECONDS`), and
perhaps a seed (`tests.server.seeded`).
"""

import json
import os
import signal
import sys
from importlib import import_module
from typing import Any

import asyncpg  # type: ignore[import-untyped]  # noqa: F401
import uvicorn.lifespan.on
import uvicorn.loops.uvloop  # noqa: F401

import fistful.server.command
import fistful.server.store.postgres
import fistful.server.store.sqlite
import fistful.server.web
import fistful.server.wire  # noqa: F401
from fistful.cli import main
from tests.server import seeded, toy


def serve(order: dict[str, Any]) -> None:
    """Become a server."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    log = os.open(order["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    os.dup2(os.open(order["said"], os.O_WRONLY), 1)
    os.dup2(log, 2)
    os.environ.update(order["env"])
    if order["seed"] is not None:
        seeded.install(order["seed"])
    for name, value in order["constants"].items():
        module, _, constant = name.rpartition(".")
        assert hasattr(import_module(module), constant), name
        setattr(import_module(module), constant, value)
    main(["serve", *order["arguments"]])


def attend() -> None:
    """Take orders until the input ends; the servers are collected by the system."""
    toy.install()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        order = json.loads(line)
        child = os.fork()
        if not child:
            serve(order)
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    attend()
