"""Work for tests: units that count, and those that end their process or their worker."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator, Set

import msgspec
from msgspec.structs import replace

from nnconform.harness.model.errors import DriverFault, UsageError


class Number(msgspec.Struct, frozen=True):
    """The square of a number; ``how`` is why there is none."""

    number: int
    square: int = 0
    how: str = ""


class Numbers(msgspec.Struct, frozen=True):
    """Numbers to square, each after some seconds. ``does`` is what happens at which number, in its process."""

    numbers: tuple[int, ...]
    seconds: float = 0.0
    does: tuple[tuple[int, str], ...] = ()

    def next_unit(self) -> str:
        return str(self.numbers[0]) if self.numbers else ""

    def unit_of(self, result: Number) -> str:
        return str(result.number)

    def without(self, units: Set[str]) -> Numbers:
        return replace(self, numbers=tuple(each for each in self.numbers if str(each) not in units))

    def head(self, count: int) -> Numbers:
        """Return the shard with its first ``count`` numbers."""
        return replace(self, numbers=self.numbers[:count])

    def lost(self, unit: str, how: str) -> Number:
        return Number(int(unit), how=how)


def square(shard: Numbers) -> Iterator[Number]:
    """Square the numbers of a shard."""
    for number in shard.numbers:
        does = dict(shard.does).get(number, "")
        if does == "die":
            os._exit(3)
        elif does == "kill the worker":
            os.kill(os.getppid(), signal.SIGKILL)
            time.sleep(10.0)
        elif does == "refuse":
            raise UsageError("no such number")
        elif does == "break":
            raise DriverFault("broke", stderr="its output")
        elif does == "hang":
            time.sleep(600.0)
        time.sleep(shard.seconds)
        yield Number(number, number * number)
