"""The clock of the benchmarks: the wall's or, with `BENCH_CLOCK=cpu`, the processor's.

On a busy machine processor time is the steadier measure; for code on several threads (pgx) it adds
up all of them.
"""

from os import environ
from time import perf_counter, process_time
from typing import Final

IS_CPU: Final = environ.get("BENCH_CLOCK") == "cpu"
now: Final = process_time if IS_CPU else perf_counter
