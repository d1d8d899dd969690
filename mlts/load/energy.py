"""The energy that the machine used, from counters of microjoules in files: the processor's (RAPL), or others by name.

Source: Documentation/power/powercap of Linux: ``energy_uj`` begins at 0 again after ``max_energy_range_uj``; hwmon's
``energy*_input`` has the same unit and does not.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from nnconform.harness.model.errors import UsageError

_POWERCAP = Path("/sys/class/powercap")
# A whole package; what is within one, as its cores, has a second number.
_ZONE = re.compile(r"[\w-]+:\d+")
# Counters move once a millisecond: how many seconds a block of executions lasts at least, and how often both have one.
BLOCK, _ROUNDS = 0.1, 4


class EnergyCounter:
    """A counter of microjoules in a file. Raises UsageError if it cannot be read, here or later."""

    def __init__(self, path: Path) -> None:
        self._path = path
        range_file = path.with_name("max_energy_range_uj")
        self._range = self._number(range_file) if range_file.exists() else 0
        self._last = self._number(path)

    def passed(self) -> int:
        """Return the microjoules since the last call, or since the beginning."""
        now = self._number(self._path)
        used, self._last = now - self._last, now
        return used + self._range if used < 0 else used

    def _number(self, path: Path) -> int:
        try:
            return int(path.read_text("ascii"))
        except (OSError, ValueError) as problem:
            raise UsageError(f"energy counter {path}: {problem}; wanted a file with a number of microjoules") from None


def processor_counters(powercap: Path = _POWERCAP) -> tuple[list[EnergyCounter], str]:
    """Return a counter for each package of processors, or none and the reason."""
    found: dict[str, Path] = {}
    for zone in sorted(powercap.glob("*"), key=lambda each: (len(each.name), each.name)):
        file = zone / "energy_uj"
        if _ZONE.fullmatch(zone.name) and file.exists():
            name = (zone / "name").read_text("utf-8", "replace").strip()
            # A package may be there twice, as intel-rapl and as intel-rapl-mmio.
            if name.startswith("package"):
                found.setdefault(name, file)
    if not found:
        return [], f"no counter of a processor in {powercap}"
    try:
        return [EnergyCounter(each) for each in found.values()], ""
    except UsageError as problem:
        return [], str(problem)


def energy_ratio(
    answers: Sequence[Callable[[int], float]],
    count: int,
    counters: Sequence[EnergyCounter],
    seed: int,
    block: float,
) -> float | None:
    """Return how many times the energy of the first the second of two uses for the same samples, below ``count``; None
    if the counters do not move. Two blocks of the same samples follow one another, of ``block`` seconds or more each.
    """
    draw, used = Random(seed), [0, 0]
    length = _length(answers, block)
    for _ in range(_ROUNDS):
        samples = [draw.randrange(count) for _ in range(length)]
        for which in draw.sample((0, 1), 2):
            for counter in counters:
                counter.passed()
            for sample in samples:
                answers[which](sample)
            used[which] += sum(counter.passed() for counter in counters)
    return used[1] / used[0] if all(used) else None


def _length(answers: Sequence[Callable[[int], float]], block: float) -> int:
    """Return how many executions of the faster one last for a block."""
    length = 1
    while True:
        seconds = []
        for answer in answers:
            began = time.perf_counter()
            for _ in range(length):
                answer(0)
            seconds.append(time.perf_counter() - began)
        if min(seconds) >= block:
            return length
        length *= 2
