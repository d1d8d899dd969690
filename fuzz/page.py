"""What a worker is doing, in memory that outlives it: the input under way, since when, and how many there were."""

from __future__ import annotations

import struct
import time

from nnconform.harness.model.memory import Memory
from nnconform.harness.results.verdict import Stage

LARGEST = 4096
# Inputs run so far, the worker's processor time, since when one is under way (0: none is), its length. Times are in ns.
_HEAD = struct.Struct("<QQQI")
_SIZE = _HEAD.size + LARGEST
_STAGES = list(Stage)
_NUMBERS = {stage: number for number, stage in enumerate(_STAGES)}


class Page:
    """The page; worker and campaign have it mapped."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self._view = memory.view()

    @classmethod
    def create(cls) -> Page:
        """A page of a worker that has done nothing."""
        return cls(Memory.create(_SIZE + 1, "nnconform-fuzz"))

    @classmethod
    def at(cls, descriptor: int) -> Page:
        """The page behind a descriptor."""
        return cls(Memory(descriptor, _SIZE + 1))

    def begin(self, number: int, data: bytes) -> None:
        """The worker begins with an input."""
        self._view[_HEAD.size : _HEAD.size + len(data)] = data
        _HEAD.pack_into(self._view, 0, number, time.process_time_ns(), time.monotonic_ns(), len(data))

    def end(self, number: int) -> None:
        """It is done with it."""
        _HEAD.pack_into(self._view, 0, number, time.process_time_ns(), 0, 0)

    def at_stage(self, stage: Stage) -> None:
        """Where on the way through the driver it is."""
        self._view[_SIZE] = _NUMBERS[stage]

    def stage(self) -> Stage:
        """Where it was last."""
        return _STAGES[self._view[_SIZE]]

    def count(self) -> int:
        """How many inputs were begun."""
        return int(_HEAD.unpack_from(self._view)[0])

    def processor(self) -> float:
        """How many seconds of processor time the worker has taken."""
        return float(_HEAD.unpack_from(self._view)[1]) / 1e9

    def under_way(self) -> tuple[bytes, float] | None:
        """The input under way, and for how many seconds."""
        _, _, since, length = _HEAD.unpack_from(self._view)
        if not since:
            return None
        return bytes(self._view[_HEAD.size : _HEAD.size + length]), (time.monotonic_ns() - since) / 1e9
