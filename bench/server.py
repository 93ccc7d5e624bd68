"""How much a server carries: tables of six real WebSocket clients that play real games.

    python bench/server.py [--seconds S] [--tables 25,50,100,200] [--bars] [--json] [--write FILE]

The server is the `serve` command in a process of its own, on SQLite with every commit synced; the
clients (`devices.py`) are in another process on the same machine. Every table plays two answers a
second: 100 tables make 200 answers a second. Then the same with 20 more tables where bots play, and
both our server and a bare one (`bare.py`) as fast as they can.

Latency is from sending an answer to its acknowledgement (which follows the commit), and to the
moment the last of the six has been told of it.
"""

import argparse
import json
import os
import platform
import re
import signal
import subprocess
import sys
import tempfile
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
#: Answers a second at one table.
PACE: Final = 2.0
BOT_TABLES: Final = 20
#: Enough that the limit of frames on a socket is not what stops a server that hurries: six sockets
#: of a table may send 30 a second.
HURRIED: Final = 120
#: What is asked of 100 tables: milliseconds, errors, megabytes; and of the bare server's rate.
BARS: Final = {"p99": 150.0, "errors": 0.0, "memory": 200.0}
SHARE: Final = 1 / 3
HEADINGS: Final = (
    "what",
    "tables",
    "answers/s",
    "ack p50",
    "p99",
    "all told p50",
    "p99",
    "errors",
    "CPU per answer",
    "CPU per table",
    "MB",
    "MB per table",
)
BEGIN, END = "<!-- server: begin -->", "<!-- server: end -->"


@dataclass
class Figures:
    """One line of the result."""

    what: str
    tables: int
    answers: int
    per_second: float
    p50: float
    p99: float
    told_p50: float
    told_p99: float
    errors: int
    #: Milliseconds of the server's processor for an answer, and for a table each second.
    cpu: float
    table_cpu: float
    #: Megabytes of the server at the end (and of its bots), and for each table since its start.
    memory: float
    table_memory: float

    def cells(self) -> list[str]:
        """Return the line as text."""
        times = [f"{one:.1f}" for one in (self.p50, self.p99, self.told_p50, self.told_p99)]
        return [
            self.what,
            str(self.tables),
            f"{self.per_second:.0f}",
            *times,
            str(self.errors),
            f"{self.cpu:.2f}",
            f"{self.table_cpu:.2f}",
            f"{self.memory:.0f}",
            f"{self.table_memory:.2f}",
        ]


class Server:
    """A server process, ours or the bare one."""

    def __init__(self, folder: Path, is_bare: bool = False) -> None:
        command = [sys.executable, str(FOLDER / "bare.py"), "serve"]
        if not is_bare:
            command = [sys.executable, "-m", "fistful", "serve", "--host", "127.0.0.1"]
            command += ["--port", "0", "--data", str(folder), "--proxy", "127.0.0.1"]
        self.log = (folder / "log").open("w")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True)
        assert self.process.stdout is not None
        match = re.search(r"localhost:(\d+)", self.process.stdout.readline())
        assert match
        self.port = int(match[1])

    def cpu(self) -> float:
        """Return the seconds of processor time it has used, without its bots."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Return the megabytes of memory it uses, with its bots."""
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return sum([megabytes(one) for one in (str(pid), *children)])

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()


def megabytes(process: str) -> float:
    """Return the memory of a process."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def measure(
    what: str, tables: int, seconds: float, *, bots: int = 0, pace: float = PACE, bare: bool = False
) -> Figures:
    """Start a server and the clients, each in a process; return the figures."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), bare)
        empty = server.memory()
        program = [str(FOLDER / "bare.py"), "play"] if bare else [str(FOLDER / "devices.py")]
        numbers = [str(one) for one in (server.port, tables, bots, pace, seconds)]
        with subprocess.Popen(
            [sys.executable, *program, *numbers], stdout=subprocess.PIPE, text=True
        ) as clients:
            assert clients.stdout is not None
            assert clients.stdout.readline().strip() == "begin"
            before = server.cpu()
            result = json.loads(clients.stdout.readline())
            used = server.cpu() - before
            memory = server.memory()
        server.stop()
    rate = result["per_second"]
    cpu = 1000 * used / max(1, result["answers"])
    figures = Figures(
        what,
        tables,
        cpu=cpu,
        table_cpu=cpu * rate / tables,
        memory=memory,
        table_memory=(memory - empty) / tables,
        **result,
    )
    print(figures, file=sys.stderr, flush=True)
    return figures


def measure_bars(seconds: float) -> list[Figures]:
    """Measure what has a bar: 100 tables, alone and beside tables of bots."""
    return [
        measure("two answers a second", 100, seconds),
        measure(f"and {BOT_TABLES} tables of bots", 100, seconds, bots=BOT_TABLES),
    ]


def measure_all(tables: list[int], seconds: float) -> list[Figures]:
    """Measure growth, the bars and the limit, one after the other."""
    short = max(5.0, seconds / 4)
    found = [measure("two answers a second", one, short) for one in tables if one != 100]
    found += measure_bars(seconds)
    found.sort(key=lambda one: one.tables)
    found.append(measure("as fast as it goes", HURRIED, short, pace=0.0))
    found.append(measure("bare, as fast as it goes", HURRIED, short, pace=0.0, bare=True))
    return found


def verdicts(found: list[Figures]) -> list[str]:
    """Return what is asked, what was reached, and whether that is enough."""
    said: list[str] = []
    for one in [one for one in found if one.tables == 100]:
        reached = f"p99 {one.p99:.0f} ms, {one.errors} errors, {one.memory:.0f} MB"
        said.append(f"{one.what}: {reached}: {'kept' if is_kept(one) else 'NOT KEPT'}")
    ours = [one for one in found if one.what == "as fast as it goes"]
    bare = [one for one in found if one.what.startswith("bare")]
    if ours and bare:
        share = ours[0].per_second / bare[0].per_second
        # The clients work on the same cores, ours more than the bare server's.
        of_cpu = bare[0].cpu / ours[0].cpu
        said.append(
            f"{share:.2f} of the bare server's rate (a third is asked): "
            f"{'kept' if share >= SHARE else 'NOT KEPT'}; {of_cpu:.2f} by the server's processor"
        )
    return said


def is_kept(one: Figures) -> bool:
    """Tell whether a line is within the bars."""
    rate = one.per_second >= 0.97 * one.tables * PACE
    return rate and all([getattr(one, name) <= bar for name, bar in BARS.items()])


def section(found: list[Figures], seconds: float) -> str:
    """Return the figures as a section of the page of benchmarks."""
    names = ("uvicorn", "uvloop", "websockets", "msgspec")
    versions = ", ".join([f"{name} {version(name)}" for name in names])
    lines = [
        BEGIN,
        "## The server",
        "",
        "Tables of six real WebSocket clients that play Cash 'n Guns, the clients in another "
        "process on the same machine; every answer is committed to disk before it is acknowledged. "
        "Latency in milliseconds: until an answer is acknowledged, and until all six have been "
        "told. CPU in milliseconds of the server's processor: for an answer, and for a table each "
        "second. MB are the server's, with its bots. The bare server is the limit of the library: "
        "six different messages of 1 kB for each it gets, no games, no disk.",
        "",
        f"`python bench/server.py --seconds {seconds:.0f}` on {os.cpu_count()} cores, load "
        f"{os.getloadavg()[0]:.1f}, Python {platform.python_version()}, {versions}. Asked of 100 "
        f"tables: p99 ≤ {BARS['p99']:.0f} ms, 0 errors, ≤ {BARS['memory']:.0f} MB.",
        "",
        f"| {' | '.join(HEADINGS)} |",
        "|---" + "|---:" * (len(HEADINGS) - 1) + "|",
        *[f"| {' | '.join(one.cells())} |" for one in found],
        "",
        *[f"- {line}" for line in verdicts(found)],
        END,
    ]
    return "\n".join(lines) + "\n"


def put(file: Path, text: str) -> None:
    """Put the section into the page, in place of the one that is there."""
    page = file.read_text(encoding="utf-8") if file.exists() else "# Benchmarks\n"
    before, after = page.partition(BEGIN)[0], page.rpartition(END + "\n")[2]
    rest = after if END in page else ""
    file.write_text(f"{before.rstrip()}\n\n{text}{rest}", encoding="utf-8")


def kept_section(file: Path, begin: str = BEGIN, end: str = END) -> str:
    """Return a section that is in a page, for those who write the rest of it."""
    page = file.read_text(encoding="utf-8") if file.exists() else ""
    if end not in page:
        return ""
    return "\n" + begin + page.partition(begin)[2].partition(end)[0] + end + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=60.0, help="for 100 tables; others less")
    parser.add_argument("--tables", default="25,50,100,200")
    parser.add_argument("--bars", action="store_true", help="only what is asked of 100 tables")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", type=Path, help="the page whose section is written")
    chosen = parser.parse_args()
    tables = [int(one) for one in chosen.tables.split(",")]
    found = measure_bars(chosen.seconds) if chosen.bars else measure_all(tables, chosen.seconds)
    if chosen.write:
        put(chosen.write, section(found, chosen.seconds))
    if chosen.json:
        print(json.dumps([{**asdict(one), "is_kept": is_kept(one)} for one in found], indent=1))
    elif not chosen.write:
        print(section(found, chosen.seconds))


if __name__ == "__main__":
    main()
