"""Faults of drivers that stage a request's pools as a whole, or hold them no longer than their client does."""

from __future__ import annotations

import os
import threading
import time
import weakref
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from msgspec.structs import replace

from nnconform.harness.driver.arguments import write_outputs
from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import ExecutionCallback, FencedResult
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.graph import DataLocation
from nnconform.harness.model.memory import BufferToken, Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.buffers import Exchange
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.fenced import FencedLimits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_BESIDE = "overlap.what_lies_beside_outputs_is_the_clients"
_LINE = 4096
# Bytes of an output that is copied back by a transfer of its own, and the seconds that this takes.
_MUCH, _TRANSFER = 1 << 18, 0.004

# The bytes of a pool, where a part of them begins, and what that held.
_Copies = list[tuple[memoryview, int, bytes]]


def _ranges(request: Request) -> dict[int, tuple[int, int]]:
    """Return by pool where its outputs begin and end."""
    ranges = dict[int, tuple[int, int]]()
    for argument in request.outputs:
        at = argument.location
        if not argument.has_no_value and isinstance(request.pools[at.pool_index], Memory):
            start, end = ranges.get(at.pool_index, (at.offset, at.offset))
            ranges[at.pool_index] = min(start, at.offset), max(end, at.offset + at.length)
    return ranges


@fault(
    options={
        "when=launched": ["pools.keep_what_lies_between_outputs", _BESIDE],
        "when=begun": [_BESIDE],
    }
)
class FlushesFromTheFirstOutputToTheLast(ReferencePreparedModel):
    """An execution has a copy of the part of each pool from its first output to its last, of when it is launched or
    when it begins, and writes all of it back.
    """

    when: str

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.copies: dict[int, _Copies] = {}

    def check(self, request: Request, measure: int) -> ErrorStatus:
        status = super().check(request, measure)
        if status == ErrorStatus.NONE and self.when == "launched":
            self.copies[id(request)] = _copies(request)
        return status

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        copies = self.copies.pop(id(request), None) or _copies(request)
        # Slow enough for the client to write meanwhile.
        time.sleep(0.02)
        result = super().run(request, measure, limits)
        places = [each.location for each in request.outputs]
        outputs = [bytes(view[at.offset : at.offset + at.length]) for at, view in _views(request, places)]
        for view, start, content in copies:
            view[start : start + len(content)] = content
        for (at, view), output in zip(_views(request, places), outputs, strict=True):
            view[at.offset : at.offset + at.length] = output
        return result


def _copies(request: Request) -> _Copies:
    found = []
    for place, (start, end) in _ranges(request).items():
        pool = request.pools[place]
        assert isinstance(pool, Memory)
        found.append((pool.view(), start, bytes(pool.view()[start:end])))
    return found


def _views(request: Request, places: Sequence[DataLocation]) -> list[tuple[DataLocation, memoryview]]:
    """Return the places that are in memories, and the bytes of these."""
    pools = [(at, request.pools[at.pool_index]) for at in places]
    return [(at, pool.view()) for at, pool in pools if isinstance(pool, Memory)]


@fault("pools.may_be_one_memory")
class EachPoolHasItsOwnCopy(Exchange):
    """Pools in one file are copied each, and the lines with outputs of one after the other are written back whole."""

    def write(self, values: Sequence[Array]) -> ExecutionResult:
        pools = [pool for pool in self.request.pools if isinstance(pool, Memory)]
        if self.buffers or len({os.fstat(pool.fd).st_ino for pool in pools}) == len(pools):
            return super().write(values)
        copies = [memoryview(bytearray(pool.view())) for pool in pools]
        result = write_outputs(self.model, self.request, values, copies)
        for place, (start, end) in _ranges(self.request).items():
            lines = slice(start // _LINE * _LINE, min(-(-end // _LINE) * _LINE, pools[place].size))
            pools[place].view()[lines] = copies[place][lines]
        return result


@fault("pools.hold_large_outputs_at_the_end", may_be_caught_by=[_BESIDE])
class LaterOutputsAreStillUnderWay(Exchange):
    """Of several outputs, the end of each large one but the first is transferred while the client is told already."""

    def write(self, values: Sequence[Array]) -> ExecutionResult:
        late = [number for number, each in enumerate(values) if number and each.nbytes > _MUCH]
        if self.buffers or not late:
            return super().write(values)
        ends = []
        for number in late:
            at = self.request.outputs[number].location
            pool = self.request.pools[at.pool_index]
            assert isinstance(pool, Memory)
            ends.append(pool.view()[at.offset + values[number].nbytes - _MUCH // 2 : at.offset + values[number].nbytes])
        before = [bytes(end) for end in ends]
        result = super().write(values)
        after = [bytes(end) for end in ends]
        _put(ends, before)
        threading.Timer(_TRANSFER, _put, (ends, after)).start()
        return result


def _put(ends: Sequence[memoryview], contents: Sequence[bytes]) -> None:
    for end, content in zip(ends, contents, strict=True):
        end[:] = content


@fault(options={f"path={path}": ["pools.stay_until_the_end"] for path in ("asynchronous", "fenced")})
class LaunchedExecutionsHoldNoPools(ReferencePreparedModel):
    """What is launched refers to the client's memories, and fails if these are gone when it begins."""

    path: str

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        if self.path != "asynchronous" or self.check(request, measure) or deadline is not None:
            return super().execute(request, measure, deadline, loop_timeout, callback)
        later, limits = self._later(request, measure), self.limits(deadline, loop_timeout)
        del request
        self.last_request.forget()
        self.launch(lambda: callback(later(limits)), limits, lambda: None)
        return ErrorStatus.NONE

    def execute_fenced(
        self,
        request: Request,
        wait_for: Sequence[int] = (),
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        duration_after_fence: int | None = None,
    ) -> FencedResult:
        if self.path != "fenced" or self.check_fenced(request, wait_for, measure) or not wait_for:
            return super().execute_fenced(request, wait_for, measure, deadline, loop_timeout, duration_after_fence)
        later, limits = self._later(request, measure), self.limits(deadline, loop_timeout)
        del request
        self.last_request.forget()
        execution = self.fenced(later, FencedLimits(limits, duration_after_fence), time.monotonic_ns())
        return self.launch_fenced(execution, wait_for)

    def _later(self, request: Request, measure: MeasureTiming) -> Callable[[Limits], ExecutionResult]:
        pools = [weakref.ref(pool) if isinstance(pool, Memory) else partial(_same, pool) for pool in request.pools]
        without, began = replace(request, pools=()), time.monotonic_ns()

        def work(limits: Limits) -> ExecutionResult:
            # Others are first.
            time.sleep(_TRANSFER)
            found = tuple(pool for each in pools if (pool := each()) is not None)
            if len(found) < len(pools):
                return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
            return self.perform(replace(without, pools=found), measure, limits, began)

        return work


def _same(token: BufferToken) -> BufferToken:
    return token
