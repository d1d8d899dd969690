"""Times of functions that take turns, by the processor's time of this process.

Processor time leaves out what other processes do, turns let whatever slows the machine down slow all functions down,
and the load is printed beside the figures. Only functions that compute in this process, each on one thread, can be
compared so: the time of a driver behind ``service:`` is another process's.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping

from nnconform.harness.loaders.blas import use_one_thread
from nnconform.harness.loaders.registry import in_own_process
from nnconform.harness.model.errors import UsageError

Run = Callable[[], object]

WARM_UP = 3
# A turn is as many calls as take this long, in nanoseconds: the clock itself takes about one microsecond.
_TURN = 1_000_000


def cpu_samples(runs: Mapping[str, Run], rounds: int) -> dict[str, list[float]]:
    """Return the processor time of one call of each function in each of ``rounds`` turns, in milliseconds."""
    use_one_thread()
    times: dict[str, list[float]] = {name: [] for name in runs}
    calls = {name: _calls(run) for name, run in runs.items()}
    for _ in range(rounds):
        for name, run in runs.items():
            times[name].append(_time(run, calls[name]) / 1e6)
    return times


def load() -> str:
    """Return the machine's load, for the line above the figures."""
    return f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors, processor time, one thread each"


def check_in_process(address: str) -> None:
    """Raise UsageError for a driver that computes in another process."""
    if in_own_process(address) == address:
        raise UsageError(f"driver {address!r} computes in another process, whose time is not seen: name one without it")


def _calls(run: Run) -> int:
    """Return how many calls of a function make a turn; it is warm then."""
    for _ in range(WARM_UP):
        once = _time(run, 1)
    return max(1, int(_TURN / max(once, 1)))


def _time(run: Run, calls: int) -> float:
    began = time.process_time_ns()
    for _ in range(calls):
        run()
    return (time.process_time_ns() - began) / calls
