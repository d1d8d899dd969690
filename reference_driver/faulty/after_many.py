"""Faults of drivers with tables for so many fences, callbacks or models, or that take the next call for one like the
last ones.
"""

from __future__ import annotations

import itertools
import os
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import Any
from weakref import ref

from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.fences import FenceState
from nnconform.harness.driver.interface import BufferDesc, FencedExecutionInfo, FencedResult, PreparedModel
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming, OperationType
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import NO_TIMING, ExecutionResult, Request, Timing
from nnconform.reference_driver.buffers import DeviceBuffer, Exchange
from nnconform.reference_driver.bursts import ReferenceBurst
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.fenced import FencedExecution, close_fences
from nnconform.reference_driver.kernel_choice import Kernels
from nnconform.reference_driver.kernels.registry import Takes
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

# Executions after which a branch is recorded, fences that may fail, and seconds between two locks.
_RECORDED, _ROOM, _MOMENT = 16, 250, 0.0005
_CLIENTS = itertools.count()


@fault(options={f"places={places}": ["fenced.waits_for_every_fence"] for places in (16, 64, 128)})
class FirstFencesAlone(ReferencePreparedModel):
    """The table of what an execution waits for has so many places: further fences are closed unseen."""

    places: str

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        count = int(self.places)
        close_fences([fence for fence in wait_for[count:] if fence not in wait_for[:count]])
        return super().launch_fenced(execution, wait_for[:count])


@fault(options={f"places={places}": ["waits.tell_each_its_end_however_late"] for places in (64, 256)})
class EndsAreOverwritten(ReferencePreparedModel):
    """How fenced executions of a model ended is in a table of so many places: a callback that is asked when its place
    is another's tells of that one.
    """

    places: str

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        result = super().launch_fenced(execution, wait_for)
        ends = vars(self).setdefault("ends", [])
        number = len(ends)
        ends.append(execution.info)

        def tell() -> FencedExecutionInfo:
            own, count = execution.info(), int(self.places)
            last: FencedExecutionInfo = ends[(len(ends) - 1 - number) // count * count + number]()
            return last if own != FencedExecutionInfo(ErrorStatus.GENERAL_FAILURE) else own

        return result if result.status != ErrorStatus.NONE else replace(result, callback=tell)


@fault(options={f"of={of}": ["timing.is_no_longer_than_the_call"] for of in ("model", "device")})
class CountsSinceTheLastMeasured(ReferencePreparedModel):
    """The time in the driver is that of all executions since the last one that was measured, of the model or of any."""

    of: str

    def perform(self, request: Request, measure: MeasureTiming, limits: Limits, began: int) -> ExecutionResult:
        counted, start = vars(self if self.of == "model" else self.device), time.monotonic_ns()
        result = super().perform(request, measure, limits, began)
        counted["spent"] = counted.get("spent", 0) + (time.monotonic_ns() - start) // 1000
        if result.timing == NO_TIMING:
            return result
        spent = counted.pop("spent")
        return replace(result, timing=Timing(result.timing.time_on_device, max(spent, result.timing.time_in_driver)))


@fault("burst_memories.may_be_kept_in_part")
class FirstWithoutASlot(ReferencePreparedModel):
    """In a request with memories under slots, one without a slot is the first of its size that had its place."""

    class burst(ReferenceBurst):
        """A burst that remembers what it should not keep."""

        def execute_synchronously(self, request: Request, slots: Sequence[int], *more: Any) -> ExecutionResult:
            known, pools = vars(self).setdefault("unnamed", {}), list(request.pools)
            if len(set(slots)) > 1 and len(slots) == len(pools):
                for place, slot in enumerate(slots):
                    pool = pools[place]
                    if slot < 0 and isinstance(pool, Memory):
                        pools[place] = known.setdefault((place, pool.size), pool)
            return super().execute_synchronously(replace(request, pools=tuple(pools)), slots, *more)


@fault("waits.serve_after_a_rest", may_be_caught_by=["waits.keep_what_waits"])
class ResultsAreLostInASleep(DeviceBuffer):
    """A buffer is empty when it was filled by an execution and the device has slept since: after two seconds."""

    stored = 0.0

    def store(self, value: Array) -> None:
        super().store(value)
        self.stored = time.monotonic()

    def copy_from(self, *arguments: Any) -> ErrorStatus:
        self.stored = 0.0
        return super().copy_from(*arguments)

    def copy_to(self, destination: Memory) -> ErrorStatus:
        if self.stored and time.monotonic() - self.stored > 2.0:
            self.content = None
        return super().copy_to(destination)


@fault("input_shapes.may_differ_from_run_to_run")
class GivenExtentsStay(Exchange):
    """Extents that a request has given an output hold for requests that give none."""

    def __init__(self, prepared: Any, request: Request) -> None:
        given, outputs = vars(prepared).setdefault("given", {}), []
        for place, each in enumerate(request.outputs):
            if each.dimensions and all(each.dimensions):
                given[place] = each.dimensions
            known = given.get(place, ()) if not each.has_no_value else ()
            outputs.append(each if each.dimensions else replace(each, dimensions=known))
        super().__init__(prepared, replace(request, outputs=tuple(outputs)))


@fault(options={f"places={places}": ["waits.keep_what_waits"] for places in (8, 32)})
class WaitingModelsAreUnloaded(ReferencePreparedModel):
    """So many models are loaded, those that were launched last: what waits for its fences fails if its own is not."""

    places: str

    def check(self, request: Request, measure: int) -> ErrorStatus:
        loaded = vars(self.device).setdefault("loaded", [])
        with suppress(ValueError):
            loaded.remove(self)
        loaded.append(self)
        del loaded[: -int(self.places)]
        return super().check(request, measure)

    def fences_ended(self, execution: FencedExecution, state: FenceState) -> None:
        loaded = self in vars(self.device).get("loaded", [])
        super().fences_ended(execution, state if loaded else FenceState.FAILED)


@fault("waits.are_for_what_is_under_way", may_be_caught_by=["fenced.can_be_chained"])
class OwnFencesOfWhatRuns(ReferencePreparedModel):
    """The fence of an execution of the driver's own that has begun is not waited for: they are in order anyway."""

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        running = vars(self.device).setdefault("running", {})
        known = [fence for fence in wait_for if running.get(os.fstat(fence).st_ino, _nothing)() is not None]
        if not wait_for:
            running[os.fstat(execution.result().fence).st_ino] = ref(execution)
        left = [fence for fence in wait_for if fence not in known]
        close_fences(known)
        return super().launch_fenced(execution, left)

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        # Slow enough for the next one to begin meanwhile.
        time.sleep(0.02)
        return outputs


def _nothing() -> None:
    """Return what is no execution."""


@fault("lives.follow_what_changes_after_many")
class BranchIsRecorded(ReferenceDevice):
    """The operations of a branch are recorded when it was taken sixteen times running, and are those of the model."""

    def find_kernels(self) -> Kernels:
        kernels, taken = dict(super().find_kernels()), dict[int, list[bool]]()
        plain = kernels[OperationType.IF, Takes.STORED]

        def choose(condition: Array, one: Any, other: Any, inputs: Any, limits: Any) -> Any:
            last = taken.setdefault(id(getattr(one, "__self__", one)), [])
            last.append(bool(condition.reshape(-1)[0]))
            if len(last) > _RECORDED and len(set(last[:_RECORDED])) == 1:
                return (one if last[0] else other)(inputs, limits)
            del last[:-_RECORDED]
            return plain.compute(condition, one, other, inputs, limits)

        kernels[OperationType.IF, Takes.STORED] = replace(plain, compute=choose)
        return MappingProxyType(kernels)


@fault(options={f"bits={bits}": ["lives.outlast_what_comes_and_goes"] for bits in (4, 8)})
class ClientsByFewBits(ReferenceDevice):
    """A client is known by so many bits: what it held is emptied when another with the same number leaves."""

    bits: str

    def _begin(self) -> None:
        super()._begin()
        self.number = next(_CLIENTS) % (1 << int(self.bits))

    def close(self) -> None:
        for buffer in [*self.buffers._alive.values()]:
            if buffer.owner is not self and getattr(buffer.owner, "number", None) == self.number:
                buffer.content = None
        super().close()


@fault("lives.outlast_what_comes_and_goes")
class FailedFencesAreCounted(ReferencePreparedModel):
    """A fenced execution whose fence fails in the wait counts as waiting for ever: 250 of them may wait."""

    def fences_ended(self, execution: FencedExecution, state: FenceState) -> None:
        failed = vars(self.device)
        failed["failed"] = failed.get("failed", 0) + (state is FenceState.FAILED)
        super().fences_ended(execution, state)

    def launch_fenced(self, execution: FencedExecution, wait_for: Sequence[int]) -> FencedResult:
        if vars(self.device).get("failed", 0) <= _ROOM:
            return super().launch_fenced(execution, wait_for)
        execution.abandon()
        close_fences(wait_for)
        return FencedResult(ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT)


class _Locking(ReferencePreparedModel):
    """An execution locks its model first, and then the table of buffers."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        if not all(isinstance(pool, Memory) for pool in request.pools):
            with vars(self).setdefault("lock", threading.Lock()):
                time.sleep(_MOMENT)
                with vars(self.device)["table"]:
                    pass
        return super().run(request, measure, limits)


@fault("memory_domains.may_be_allocated_while_others_are_used", limit=3.0)
class LocksCrosswise(ReferenceDevice):
    """An allocation locks the table of buffers first, and then the model, which an execution locks first."""

    prepared_model = _Locking

    def _begin(self) -> None:
        super()._begin()
        vars(self)["table"] = threading.Lock()

    def allocate(self, desc: BufferDesc, prepared_models: Sequence[PreparedModel], *roles: Any) -> Any:
        with vars(self)["table"]:
            for each in (model for model in prepared_models if isinstance(model, _Locking)):
                with vars(each).setdefault("lock", threading.Lock()):
                    time.sleep(_MOMENT)
        return super().allocate(desc, prepared_models, *roles)
