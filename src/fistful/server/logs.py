"""The log: JSON lines on standard error, and never more of one kind than anybody would read."""

import json
import logging
import traceback
from pathlib import Path
from typing import Final

from fistful.server.limits import Rate

#: Lines of one kind in so many seconds, and how many kinds are told apart. What is beyond is
#: counted, and the next line of that kind says how many.
LINES: Final = (20, 60.0)
MOST_KINDS: Final = 100
#: What a line says besides its event: where it happened, or what was refused.
FIELDS: Final = ("room", "game", "code", "problem", "left_out")


class JsonLines(logging.Formatter):
    """One JSON object a line: what happened and where, never who holds what."""

    def format(self, record: logging.LogRecord) -> str:
        known = {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
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


class Measure(logging.Filter):
    """Lets so many lines of a kind through, and counts the others: no stranger fills a disk."""

    def __init__(self) -> None:
        super().__init__()
        self.rates: dict[tuple[str, int, str], Rate] = {}
        self.left_out: dict[tuple[str, int, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, record.levelno, str(record.msg)[:80])
        if kind not in self.rates and len(self.rates) >= MOST_KINDS:
            kind = ("", 0, "")
        if not self.rates.setdefault(kind, Rate(*LINES)).allows(record.created):
            self.left_out[kind] = self.left_out.get(kind, 0) + 1
            return False
        if kind in self.left_out:
            record.left_out = self.left_out.pop(kind)
        return True


def set_up_logs(level: int) -> None:
    """Log to standard error as JSON lines."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(Measure())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("fistful").setLevel(level)
    # Why the server did not start is said in one line, by the command.
    logging.getLogger("uvicorn.error").addFilter(lambda record: "startup failed" not in record.msg)
