"""How far a run is: a bar with rate and remaining time, where somebody can see it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
from rich.progress import Progress as Bar

#: Told now and then: done, in all.
Told = Callable[[int, int], None]


@contextmanager
def progress_bar() -> Iterator[Told | None]:
    """Draw a bar while something is done; yield what to tell it."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[pace]}"))
    with Bar(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=None, pace="")
        began, at_first = monotonic(), -1

        def told(done: int, total: int) -> None:
            nonlocal at_first
            # What was done before this run says nothing about how fast it is.
            at_first = done if at_first < 0 else at_first
            rate = (done - at_first) / max(monotonic() - began, 1e-9)
            pace = f"{rate:,.0f}/s" if rate else ""
            if rate:
                minutes, seconds = divmod(round((total - done) / rate), 60)
                pace += f"  {minutes}:{seconds:02}"
            bar.update(task, completed=done, total=total, pace=pace)

        yield told
