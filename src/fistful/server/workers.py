"""A worker: a process of its own that does one job at a time, within bounds.

Its memory has a ceiling and its patience an end; one that is lost is replaced by the next job, and
by that one only.
"""

import asyncio
import multiprocessing
import os
import resource
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from fistful.games import games
from fistful.processes import end_with_parent
from fistful.server.hands import Lost

#: Bytes of memory a worker may ask the system for. One that plays games has about 50 MB.
CEILING: Final = 512 * 1024 * 1024


class Worker:
    """A process that does what it is given, one job after the other. It starts with the first.

    The nicer it is, the more everything else goes first. Jobs are functions of a module, and
    what they take and return goes through a pipe.
    """

    def __init__(self, nice: int, patience: float) -> None:
        self.nice = nice
        self.patience = patience
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        #: Waits for the process, so that the event loop need not.
        self.thread = ThreadPoolExecutor(1)

    async def do(self, job: Callable[..., Any], *args: Any) -> Any:
        """Return what a job returns, or raise what it raises. Raises Lost."""
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self.thread, self.be_ready)
            async with asyncio.timeout(self.patience):
                is_done, result = await loop.run_in_executor(self.thread, self.ask, job, args)
        except (EOFError, OSError):
            # TimeoutError is one of these.
            self.kill()
            raise Lost from None
        if not is_done:
            raise result
        return result

    def be_ready(self) -> None:
        """See to it that there is a process; however long it takes to start, it is waited for."""
        if self.process is None or not self.process.is_alive():
            self.start()
            assert self.pipe is not None
            self.pipe.recv()

    def ask(self, job: Callable[..., Any], args: tuple[Any, ...]) -> tuple[bool, Any]:
        """Let the process do a job, and wait for it."""
        assert self.pipe is not None
        self.pipe.send((job, args))
        answer: tuple[bool, Any] = self.pipe.recv()
        return answer

    def start(self) -> None:
        """Start a process."""
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=work, args=(other, self.nice), daemon=True)
        self.process.start()
        # Only the process holds the other end: when it ends, so does the pipe.
        other.close()

    def kill(self) -> None:
        """End the process, whatever it does."""
        if self.process is not None:
            self.process.kill()
            self.process = None

    def close(self) -> None:
        """End for good."""
        self.kill()
        self.thread.shutdown(wait=False, cancel_futures=True)


# In the process.


def work(pipe: Connection, nice: int) -> None:
    """Do jobs as they come."""
    begin(nice)
    pipe.send("ready")
    while True:
        try:
            job, args = pipe.recv()
        except EOFError:
            return
        try:
            answer = (True, job(*args))
        except Exception as problem:
            answer = (False, problem)
        pipe.send(answer)


def begin(nice: int) -> None:
    """Stay within bounds, and do not outlive the server, however it ends.

    Everything that jobs need is read before the process is nice: on a busy machine that would
    take for ever, and somebody waits for it.
    """
    import_module("fistful.server.reviewed")
    games()
    os.nice(nice)
    resource.setrlimit(resource.RLIMIT_AS, (CEILING, CEILING))
    # Ctrl-C is for the server, which ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
