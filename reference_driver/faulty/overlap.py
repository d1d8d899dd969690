"""Faults that show when executions overlap, or when a model is closed during one."""

from __future__ import annotations

import mmap
import time
from typing import Any, ClassVar

import numpy as np

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.fences import FenceState
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming, Priority
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import Prepared, ReferenceDevice
from nnconform.reference_driver.fenced import FencedExecution
from nnconform.reference_driver.plan import Program
from nnconform.reference_driver.prepared_model import ReferencePreparedModel


@fault("overlap.closing_leaves_what_is_under_way")
class ClosingEndsExecutions(ReferencePreparedModel):
    """Closing a prepared model makes its running executions fail."""

    closed = False

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        # Slow enough for the next call to come before its end.
        time.sleep(0.01)
        if self.closed:
            return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        return super().run(request, measure, limits)

    def close(self) -> None:
        self.closed = True
        super().close()


@fault("overlap.closing_leaves_what_is_under_way", limit=3)
class ClosingForgetsFences(ReferencePreparedModel):
    """Fenced executions that have not begun never end if their prepared model is closed."""

    closed = False

    def fences_ended(self, execution: FencedExecution, state: FenceState) -> None:
        if not self.closed:
            super().fences_ended(execution, state)

    def close(self) -> None:
        self.closed = True
        super().close()


@fault("overlap.closing_leaves_what_is_under_way")
class ClosingWritesNothing(ReferencePreparedModel):
    """An execution that ends after its prepared model was closed returns NONE without writing outputs."""

    closed = False

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        time.sleep(0.01)
        return ExecutionResult(ErrorStatus.NONE) if self.closed else super().run(request, measure, limits)

    def close(self) -> None:
        self.closed = True
        super().close()


class ClosingMeetsTheQueue(ReferencePreparedModel):
    """A prepared model that is as fast as any; ``left`` is what becomes of executions that wait when it is closed."""

    closed = False

    def left(self) -> ExecutionResult:
        """Return the result of an execution that begins when the model is closed."""
        raise NotImplementedError

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        return self.left() if self.closed else super().run(request, measure, limits)

    def close(self) -> None:
        self.closed = True
        super().close()


@fault("asynchronous.closing_leaves_what_waits", "overlap.closing_leaves_what_is_under_way")
class ClosingEmptiesTheQueue(ClosingMeetsTheQueue):
    """Closing a prepared model makes its executions fail that wait in the queue."""

    def left(self) -> ExecutionResult:
        return ExecutionResult(ErrorStatus.GENERAL_FAILURE)


@fault("asynchronous.closing_leaves_what_waits", "overlap.closing_leaves_what_is_under_way")
class ClosingSkipsTheQueue(ClosingMeetsTheQueue):
    """Executions that wait in the queue when their prepared model is closed end with NONE, without outputs."""

    def left(self) -> ExecutionResult:
        return ExecutionResult(ErrorStatus.NONE)


@fault(
    "overlap.one_model_serves_many_threads",
    "overlap.one_pool_serves_many_executions",
    "overlap.paths_may_be_mixed",
    "overlap.closing_leaves_what_is_under_way",
)
class ScratchSharedByExecutions(ReferencePreparedModel):
    """All executions of one prepared model share one scratch memory."""

    scratch: list[Array]

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        self.scratch = super().compute(inputs, limits)
        time.sleep(0.02)
        return self.scratch


@fault(
    "overlap.many_models_serve_many_threads",
    "overlap.one_model_serves_many_threads",
    "overlap.one_pool_serves_many_executions",
    "overlap.paths_may_be_mixed",
    "overlap.closing_leaves_what_is_under_way",
    "overlap.inputs_may_be_shared",
)
class ScratchSharedByModels(ReferencePreparedModel):
    """All prepared models share one scratch memory."""

    scratch: ClassVar[dict[object, list[Array]]] = {}

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        kind = tuple((array.dtype.str, array.shape) for array in outputs)
        self.scratch[kind] = outputs
        time.sleep(0.02)
        return self.scratch[kind]


@fault(
    options={
        f"when={when}": [
            "overlap.one_pool_serves_many_executions",
            "overlap.what_lies_beside_outputs_is_the_clients",
        ]
        for when in ("begun", "launched")
    }
)
class WritesWholePoolsBack(ReferencePreparedModel):
    """An execution works on a copy of each of its pools, made when it is launched or when it begins, and writes all of
    it back.
    """

    when: str

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.copies: dict[int, list[bytes]] = {}

    def check(self, request: Request, measure: int) -> ErrorStatus:
        status = super().check(request, measure)
        if status == ErrorStatus.NONE and self.when == "launched":
            self.copies[id(request)] = [bytes(pool.view()) for pool in request.pools if isinstance(pool, Memory)]
        return status

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        memories = [pool for pool in request.pools if isinstance(pool, Memory)]
        copies = self.copies.pop(id(request), None) or [bytes(pool.view()) for pool in memories]
        # Slow enough for another execution to end meanwhile.
        time.sleep(0.02)
        result = super().run(request, measure, limits)
        places = [each.location for each in request.outputs]
        outputs = [bytes(memories[at.pool_index].view()[at.offset : at.offset + at.length]) for at in places]
        for pool, copied in zip(memories, copies, strict=True):
            if pool.protection & mmap.PROT_WRITE:
                pool.view()[:] = copied
        for at, output in zip(places, outputs, strict=True):
            memories[at.pool_index].view()[at.offset : at.offset + at.length] = output
        return result


class _Compiling(ReferenceDevice):
    """A device that knows which models it compiles and how often it has executed any."""

    compiling = executed = 0

    def program(self, model: Model, checked: tuple[CheckedGraph, ...], limits: Limits) -> Program:
        self.compiling += 1
        try:
            # As long as compilers of other processors take; Python lets nobody else in meanwhile.
            time.sleep(0.02)
            return super().program(model, checked, limits)
        finally:
            self.compiling -= 1


class _ComputesInCompilersMemory(ReferencePreparedModel):
    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        return [np.zeros_like(each) for each in outputs] if getattr(self.device, "compiling", 0) else outputs


@fault(
    "overlap.models_are_prepared_meanwhile",
    may_be_caught_by=("overlap.many_models_serve_many_threads",),
)
class CompilesInExecutionsMemory(_Compiling):
    """An execution that ends while a model is compiled returns zeros: both have one scratch memory."""

    prepared_model = _ComputesInCompilersMemory


class _Counted(ReferencePreparedModel):
    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        assert isinstance(self.device, ExecutionsSpoilWhatIsCompiled)
        self.device.executed += 1
        return [np.zeros_like(each) for each in outputs] if self.program in self.device.spoiled else outputs


@fault(
    "overlap.models_are_prepared_meanwhile",
    may_be_caught_by=("overlap.many_models_serve_many_threads",),
)
class ExecutionsSpoilWhatIsCompiled(_Compiling):
    """A model that was compiled while another was executed computes zeros: both have one scratch memory."""

    prepared_model = _Counted

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.spoiled: list[Program] = []

    def program(self, model: Model, checked: tuple[CheckedGraph, ...], limits: Limits) -> Program:
        before = self.executed
        made = super().program(model, checked, limits)
        if self.executed != before:
            self.spoiled.append(made)
        return made


@fault("overlap.models_are_prepared_meanwhile", may_be_caught_by=["overlap.many_models_serve_many_threads"])
class SupportsNothingMeanwhile(ReferenceDevice):
    """While a model is prepared the device supports no operation."""

    preparing = 0

    def _prepare(self, *arguments: Any) -> Prepared:
        self.preparing += 1
        try:
            return super()._prepare(*arguments)
        finally:
            self.preparing -= 1

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, tuple([False] * len(supported) if self.preparing else supported)


class _OneResult(ReferenceDevice):
    """A device with one place for the results of executions of low priority, from which they are copied later."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.results: list[list[Array]] = []


@fault("priorities.every_priority_gets_its_turn")
class HighGetsTheResultsOfLow(ReferencePreparedModel):
    """An execution that is not of low priority and begins while the results of one of low priority wait to be copied
    gets those, if they look like its own.
    """

    device: _OneResult
    device_type = _OneResult

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        if self.priority == Priority.LOW:
            waiting = [each.copy() for each in outputs]
            self.device.results.append(waiting)
            time.sleep(0.001)
            self.device.results[:] = [each for each in self.device.results if each is not waiting]
            return outputs
        for others in list(self.device.results):
            if [(each.shape, each.dtype) for each in others] == [(each.shape, each.dtype) for each in outputs]:
                return others
        return outputs
