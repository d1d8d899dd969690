"""Faults of executions at the same time that share what they read, or end in different ways."""

from __future__ import annotations

import mmap
import time
from collections.abc import Sequence
from typing import ClassVar

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.buffers import BufferUser, DeviceBuffer, Exchange, NotPossible
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_SHARED, _ENDS = "overlap.inputs_may_be_shared", "overlap.each_has_its_own_end"
# Bytes of an input that is large enough to be used as scratch memory; seconds for which a lock is held at least.
_LARGE, _HELD = 256, 0.002


@fault(_SHARED)
class InputsAreScratchMeanwhile(Exchange):
    """The memory of a large input is scratch memory until its execution ends; then it holds the input again."""

    def read(self) -> list[Array | None]:
        own = [None if each is None else each.copy() for each in super().read()]
        self.kept: list[tuple[memoryview, bytes]] = []
        for argument in self.request.inputs:
            place = argument.location
            pool = None if argument.has_no_value else self.request.pools[place.pool_index]
            if isinstance(pool, Memory) and pool.protection & mmap.PROT_WRITE and place.length > _LARGE:
                scratch = pool.view()[place.offset : place.offset + place.length]
                self.kept.append((scratch, bytes(scratch)))
                scratch[:] = bytes(place.length)
        time.sleep(_HELD)
        return own

    def write(self, values: Sequence[Array]) -> ExecutionResult:
        for scratch, content in self.kept:
            scratch[:] = content
        return super().write(values)


@fault(options={"of=buffer": [_SHARED], "of=memory": [_SHARED]})
class OneExecutionHasIt(Exchange):
    """A buffer, or a memory of which an execution reads all, is locked: another execution with it fails meanwhile."""

    of: str
    locked: ClassVar[dict[int, Exchange]] = {}

    def __init__(self, prepared: BufferUser, request: Request) -> None:
        super().__init__(prepared, request)
        self.own: list[int] = []

    def read(self) -> list[Array | None]:
        for key in self._keys():
            if self.locked.setdefault(key, self) is not self:
                self._unlock()
                raise NotPossible("another execution has it")
            self.own.append(key)
        try:
            time.sleep(_HELD)
            return super().read()
        finally:
            self._unlock()

    def _unlock(self) -> None:
        while self.own:
            self.locked.pop(self.own.pop(), None)

    def _keys(self) -> list[int]:
        keys = []
        for argument in self.request.inputs:
            buffer, pool = self.buffer_of(argument), None
            if not argument.has_no_value:
                pool = self.request.pools[argument.location.pool_index]
            if self.of == "buffer" and isinstance(buffer, DeviceBuffer):
                keys.append(buffer.token)
            elif self.of == "memory" and isinstance(pool, Memory) and pool.size == argument.location.length:
                keys.append(pool.identity)
        return list(dict.fromkeys(keys))


@fault(_ENDS)
class StatusOfTheModel(ReferencePreparedModel):
    """How an execution ended is kept in the prepared model, where another that ends at the same time puts its own."""

    last: ErrorStatus

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        self.last = ErrorStatus(result.status)
        time.sleep(_HELD)
        return result if self.last == result.status else ExecutionResult(self.last)
