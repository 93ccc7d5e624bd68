"""Where work is done: here, in processes on this machine, or on a Ray cluster.

An executor has two methods. What it is given decides the results; where and in which order it is
done does not.
"""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Any, Final, Protocol, TypeVar

from fistful.engine.errors import Invalid
from fistful.processes import end_with_parent

T = TypeVar("T")
R = TypeVar("R")

#: Tasks handed out ahead, for each worker: none waits, and few are lost when all is stopped.
AHEAD: Final = 2


class Executor(Protocol):
    """Does the same work on many tasks."""

    def map(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """Do the work on every task; results come as they are finished.

        Tasks are taken one by one as there is room for them.
        """

    def close(self) -> None:
        """Stop; nothing is left running."""


class Here:
    """In this process, one task after the other."""

    def map(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        return map(work, tasks)

    def close(self) -> None:
        pass


class Processes:
    """In a pool of processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=end_with_parent)

    def map(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        waiting = iter(tasks)
        running: set[Future[R]] = set()
        while True:
            while len(running) < AHEAD * self.jobs:
                try:
                    running.add(self.pool.submit(work, next(waiting)))
                except StopIteration:
                    break
            if not running:
                return
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for one in finished:
                yield one.result()

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


class OnRay:
    """On a Ray cluster: the one at RAY_ADDRESS, or one of this machine's own."""

    def __init__(self) -> None:
        try:
            import ray
        except ImportError:
            raise Invalid("no-ray") from None
        self.ray: Any = ray
        self.is_ours = not ray.is_initialized()
        if self.is_ours:
            # A cluster of this machine's own needs no dashboard; one that is there has its own.
            extras = {} if os.environ.get("RAY_ADDRESS") else {"include_dashboard": False}
            try:
                ray.init(logging_level="error", log_to_driver=False, **extras)
            except (ConnectionError, RuntimeError, ValueError) as problem:
                raise Invalid("ray-address", problem=str(problem).splitlines()[0]) from None

    def map(self, work: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        remote = self.ray.remote(work)
        room = AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        waiting = iter(tasks)
        running: list[Any] = []
        while True:
            while len(running) < room:
                try:
                    running.append(remote.remote(next(waiting)))
                except StopIteration:
                    break
            if not running:
                return
            finished, running = self.ray.wait(running)
            for one in finished:
                yield self.ray.get(one)

    def close(self) -> None:
        if self.is_ours:
            self.ray.shutdown()


#: What `--on` can say.
PLACES: Final = ("here", "ray")


def executor(jobs: int | None, place: str = "here") -> Executor:
    """Return where to work: so many processes (all cores, if nothing is said), or Ray."""
    if place == "ray":
        return OnRay()
    count = jobs or os.cpu_count() or 1
    return Here() if count == 1 else Processes(count)
