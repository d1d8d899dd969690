"""The figures of benchmarks: each is a line with its goal, and a line of a file where the run keeps them.

A figure has a sample for each turn. Beside it stands the machine: its load, and how long a fixed piece of work took at
the same moment, by which times are made comparable between a busy and a quiet hour.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

import msgspec
import numpy as np

from nnconform.harness.model.errors import FormatError

# The environment variable that names the file to which ``report`` appends.
VARIABLE = "NNCONFORM_BENCH"
_WANTED = "wanted what `nnconform bench --results` writes"
# The unit of ratios, which the machine's speed does not change.
RATIO = "x"


class Figure(msgspec.Struct, frozen=True):
    """One quantity: a sample for each turn, ``more`` if more is better, and the goal if there is one.

    ``anchor`` is in milliseconds of processor time of the fixed work, ``moment`` in seconds since the epoch.
    """

    name: str
    unit: str
    samples: tuple[float, ...]
    more: bool
    goal: float | None
    load: float
    anchor: float
    moment: float

    @property
    def value(self) -> float:
        """The best sample of a time or rate: other processes make it worse and never better. The median of ratios."""
        if self.unit == RATIO:
            return median(self.samples)
        return max(self.samples) if self.more else min(self.samples)

    @property
    def reached(self) -> float:
        """The part of the goal that is reached: 1 and above is met. Infinite for no goal, and for 0 where less is
        better.
        """
        if self.goal is None or (not self.more and self.value <= self.goal):
            return float("inf") if self.goal is None or not self.value else self.goal / self.value
        return self.value / self.goal if self.more else self.goal / self.value

    @property
    def met(self) -> bool:
        """Whether the goal is met, or there is none."""
        return self.reached >= 1

    def __str__(self) -> str:
        text = f"{self.name:64} {self.value:10,.2f} {self.unit:10}"
        if self.goal is None:
            return text.rstrip()
        sign = ">=" if self.more else "<="
        return f"{text} {sign} {self.goal:<8,g} {self.reached:6.2f} {'met' if self.met else 'MISSED'}"


def report(name: str, unit: str, samples: Sequence[float], *, more: bool, goal: float | None = None) -> Figure:
    """Print a figure, and append it to the file of the run if there is one."""
    figure = Figure(name, unit, tuple(samples), more, goal, os.getloadavg()[0], _anchor(), time.time())
    print(figure, flush=True)
    if path := os.environ.get(VARIABLE):
        with Path(path).open("ab") as file:
            file.write(msgspec.json.encode(figure) + b"\n")
    return figure


def read(path: Path) -> list[Figure]:
    """Return the figures of a file, the last of each name. Raises FormatError."""
    found: dict[str, Figure] = {}
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise FormatError(path, f"{error.strerror or error}; {_WANTED}") from error
    for number, line in enumerate(lines, 1):
        try:
            figure = msgspec.json.decode(line, type=Figure)
        except msgspec.MsgspecError as error:
            raise FormatError(path, f"line {number}: {error}; {_WANTED}") from None
        if not figure.samples:
            raise FormatError(path, f"line {number}: {figure.name!r} has no samples; {_WANTED}")
        found[figure.name] = figure
    return list(found.values())


def _anchor() -> float:
    """Return the milliseconds of processor time that a fixed piece of work takes: half calls of Python, half numpy."""
    values, best = np.linspace(0, 1, 100_000, dtype=np.float32), float("inf")
    for _ in range(5):
        began = time.process_time_ns()
        sum(map(abs, range(20_000)))
        np.exp(values).sum()
        best = min(best, (time.process_time_ns() - began) / 1e6)
    return best
