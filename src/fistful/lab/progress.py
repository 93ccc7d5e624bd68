"""How far a run is: a bar with rate and remaining time, where somebody can see it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

#: Told now and then: done, in all.
Told = Callable[[int, int], None]


@contextmanager
def progress_bar() -> Iterator[Told | None]:
    """Draw a bar while something is done; yield what to tell it."""
    # Imported here: where nobody looks there is no such library.
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
    from rich.progress import Progress as Bar

    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[pace]}"))
    with Bar(*columns, console=console, transient=True) as bar:
        pace = Pace()
        task = bar.add_task("", total=None, pace="")

        def told(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total, pace=pace.told(done, total))

        yield told


class Pace:
    """How fast something goes, and how long it will still take."""

    def __init__(self) -> None:
        self.total = -1
        self.began = 0.0
        self.at_first = 0

    def told(self, done: int, total: int) -> str:
        """Return rate and remaining time; another total is another run.

        What was done before this run says nothing about how fast it is.
        """
        now = monotonic()
        if total != self.total:
            self.total, self.began, self.at_first = total, now, done
            return ""
        rate = (done - self.at_first) / max(now - self.began, 1e-9)
        if rate <= 0:
            return ""
        minutes, seconds = divmod(round((total - done) / rate), 60)
        return f"{rate:,.0f}/s  {minutes}:{seconds:02}"
