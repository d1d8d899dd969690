"""What a stress test does as time goes by: steps of its clients, and what the driver uses."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from nnconform.harness.process.usage import Usage
from nnconform.harness.results.events import TIMELINE, Measurement

# Samples of a whole test, and the least seconds between two: reading the memory of a large process takes milliseconds.
_SAMPLES = 200
_LEAST = 0.1


@dataclass
class Timeline:
    """Samples of a test that is to take ``duration`` seconds: ``seconds`` since its start, the ``steps`` that its
    clients have done by then, and the driver's ``memory`` in bytes and ``threads``, 0 where they are not known. Seconds
    are those of ``clock``.
    """

    duration: float
    seconds: list[float] = field(default_factory=list)
    steps: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    threads: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._began = self.clock()

    @staticmethod
    def clock() -> float:
        """Return the seconds of a clock."""
        return time.monotonic()

    def is_due(self) -> bool:
        """Whether it is time for the next sample."""
        last = self.seconds[-1] if self.seconds else -self.duration
        return self.clock() - self._began - last >= max(_LEAST, self.duration / _SAMPLES)

    def add(self, steps: int, used: Usage | None) -> None:
        """Add a sample."""
        self.seconds.append(self.clock() - self._began)
        self.steps.append(steps)
        self.memory.append(used.memory if used else 0)
        self.threads.append(used.threads if used else 0)

    def measurements(self, subject: str, driver: str) -> Iterator[Measurement]:
        """Yield the samples for the results store, a measurement for each quantity."""
        for quantity in ("seconds", "steps", "memory", "threads"):
            samples = tuple(getattr(self, quantity))
            if samples:
                yield Measurement(subject, driver, quantity, TIMELINE, samples)
