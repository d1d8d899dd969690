"""Faults that a framework sees: of parts of models, which nobody asked about as a whole."""

from __future__ import annotations

import itertools
import os
import tempfile
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import Burst, ExecutionConfig, FencedResult, ReusableExecution
from nnconform.harness.model.codes import ErrorStatus, HalVersion, MeasureTiming, OperandType, Priority
from nnconform.harness.model.graph import Model, Subgraph
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array, is_tensor
from nnconform.harness.model.request import ExecutionResult, OutputShape, Request
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.caching import Caching
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import Prepared, ReferenceDevice
from nnconform.reference_driver.faulty._parts import AskedDevice, PartModel
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

PARTS = "framework.executes_parts"
SHAPES = "framework.tells_shapes_between_parts"
BURSTS = "framework.executes_parts_in_bursts"
FENCES = "framework.executes_parts_by_fences"
REUSABLE = "framework.executes_parts_reusably"
CACHE = "framework.finds_the_cache_of_a_part"
CLAIMS = "framework.claims_the_same_of_parts"
BACK = "framework.is_used_again_once_it_is_back"


def _has_open(graph: Subgraph, indexes: Sequence[int]) -> bool:
    operands = [graph.operands[index] for index in indexes]
    return any(is_tensor(each.type) and (not each.dimensions or 0 in each.dimensions) for each in operands)


@fault(PARTS, BURSTS, FENCES, CACHE, CLAIMS)
class RefusesParts(AskedDevice):
    """A driver prepares only models that it was asked about, though it claims their operations in any other."""

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        if self.is_part(model):
            return ErrorStatus.GENERAL_FAILURE, ()
        return super().check_preparation(model, preference, priority, limits)


@fault(PARTS, BURSTS, FENCES, CACHE, BACK)
class FailsParts(PartModel):
    """A driver claims and prepares every part of a model, and fails at each execution."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        if self.is_part:
            return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        return super().run(request, measure, limits)


@fault(CLAIMS)
class ChangesItsMind(AskedDevice):
    """A driver that has prepared a part claims no more the last operation of a larger model."""

    prepared_a_part = False

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        self.prepared_a_part |= self.is_part(model)
        return super().check_preparation(model, preference, priority, limits)

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        if self.prepared_a_part and len(supported) > 2:
            supported = (*supported[:-1], False)
        return status, supported


@fault(PARTS)
class FailsAfterALoop(ReferencePreparedModel):
    """After a model was executed three times in turn with another, as the graphs of a WHILE are, a third one fails."""

    turns: list[int] = []  # noqa: RUF012 - one device in a process

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        last, turns = self.turns[-6:], self.turns
        turns.append(id(self))
        if len(last) == 6 and len(set(last)) <= 2 and id(self) not in last:
            return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        return super().run(request, measure, limits)


class OtherShapes(ReferencePreparedModel):
    """A prepared model that reports other shapes for results of unknown extents."""

    def shapes(self, right: tuple[OutputShape, ...]) -> tuple[OutputShape, ...]:
        """Return the shapes to report."""
        raise NotImplementedError

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        if result.status == ErrorStatus.NONE and _has_open(self.model.main, self.model.main.output_indexes):
            return replace(result, output_shapes=self.shapes(result.output_shapes))
        return result


@fault(SHAPES)
class ShapeReversed(OtherShapes):
    """The dimensions of a result of unknown extents are reported in reverse order, those of a vector less one."""

    def shapes(self, right: tuple[OutputShape, ...]) -> tuple[OutputShape, ...]:
        return tuple(replace(each, dimensions=_other(each.dimensions)) for each in right)


def _other(dimensions: tuple[int, ...]) -> tuple[int, ...]:
    return dimensions[::-1] if len(dimensions) > 1 else tuple(max(1, extent - 1) for extent in dimensions)


@fault(SHAPES)
class RankGrows(OtherShapes):
    """A result of unknown extents is reported with one dimension more, of extent 1."""

    def shapes(self, right: tuple[OutputShape, ...]) -> tuple[OutputShape, ...]:
        return tuple(replace(each, dimensions=(1, *each.dimensions)) for each in right)


@fault(SHAPES)
class NoShapes(OtherShapes):
    """The shapes of results of unknown extents are not reported."""

    def shapes(self, right: tuple[OutputShape, ...]) -> tuple[OutputShape, ...]:
        return ()


@fault(SHAPES)
class NeverEnoughRoom(ReferencePreparedModel):
    """Whatever room a result of unknown extents gets, the driver says that it is too little."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        result = super().run(request, measure, limits)
        if result.status == ErrorStatus.NONE and _has_open(self.model.main, self.model.main.output_indexes):
            shapes = tuple(replace(each, is_sufficient=False) for each in result.output_shapes)
            return ExecutionResult(ErrorStatus.OUTPUT_INSUFFICIENT_SIZE, shapes)
        return result


@fault(SHAPES)
class RefusesUnknownInputs(AskedDevice):
    """A model whose inputs have unknown extents is claimed, and refused with INVALID_ARGUMENT when it is prepared."""

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        if self.is_part(model) and _has_open(model.main, model.main.input_indexes):
            return ErrorStatus.INVALID_ARGUMENT, ()
        return super().check_preparation(model, preference, priority, limits)


@fault(CACHE)
class LosesItsCache(Caching):
    """A driver writes cache files that no other process of it takes for its own."""

    def __init__(self, made_by: str) -> None:
        super().__init__(f"{made_by} {os.getpid()}")


@fault(PARTS, BURSTS, FENCES, CACHE, BACK, limit=1.0)
class HangsInAPart(PartModel):
    """The execution of a part never ends."""

    def execute_synchronously(self, *arguments: Any, **named: Any) -> ExecutionResult:
        if self.is_part:
            threading.Event().wait()
        return super().execute_synchronously(*arguments, **named)

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        while self.is_part:
            time.sleep(0.05)
        return super().run(request, measure, limits)


@fault(PARTS, BURSTS, FENCES, CACHE, BACK)
class CrashesInAPart(PartModel):
    """The execution of a part ends the driver's process."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        if self.is_part:
            os._exit(3)
        return super().run(request, measure, limits)


def _is_condition(model: Model) -> bool:
    graph = model.main
    return [graph.operands[index].type for index in graph.output_indexes] == [OperandType.TENSOR_BOOL8]


@fault(PARTS, BURSTS, FENCES, CLAIMS)
class CrashesOnACondition(ReferenceDevice):
    """The driver's process ends when it is asked about the condition graph of a WHILE as a model."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        if _is_condition(model):
            os._exit(3)
        return super().supported_operations(model)


@fault(PARTS, BURSTS, FENCES)
class AnswersTooManyForACondition(ReferenceDevice):
    """Of the condition graph of a WHILE as a model the driver answers for one operation too many."""

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        return status, (*supported, True) if _is_condition(model) else supported


@fault(BURSTS)
class BurstsFailForParts(PartModel):
    """The burst of a part executes nothing."""

    def configure_execution_burst(self) -> tuple[ErrorStatus, Burst | None]:
        status, burst = super().configure_execution_burst()
        if burst is not None and self.is_part:
            burst.execute_synchronously = lambda *_: ExecutionResult(ErrorStatus.GENERAL_FAILURE)  # type: ignore[method-assign]
        return status, burst


@fault(REUSABLE, hal=HalVersion.AIDL4)
class PartsReadTheirInputsOnce(PartModel):
    """A reusable execution of a part returns each time what it returned the first time."""

    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, ReusableExecution | None]:
        status, execution = super().create_reusable_execution(request, config)
        if execution is None or not self.is_part:
            return status, execution
        execute, first = execution.execute_synchronously, dict[int, bytes]()

        def again(deadline: int | None = None) -> ExecutionResult:
            result = execute(deadline)
            for place, output in enumerate(request.outputs):
                where, pool = output.location, request.pools[output.location.pool_index]
                if isinstance(pool, Memory):
                    room = pool.view()[where.offset : where.offset + where.length]
                    room[:] = first.setdefault(place, bytes(room))
            return result

        execution.execute_synchronously = again  # type: ignore[method-assign]
        return status, execution


@fault(REUSABLE, hal=HalVersion.AIDL4)
class PartsAreExecutedOnce(PartModel):
    """A reusable execution of a part computes once, and fails then."""

    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, ReusableExecution | None]:
        status, execution = super().create_reusable_execution(request, config)
        if execution is not None and self.is_part:
            results = iter([execution.execute_synchronously])
            failed = ExecutionResult(ErrorStatus.GENERAL_FAILURE)
            execution.execute_synchronously = (  # type: ignore[method-assign]
                lambda deadline=None: next(results, lambda deadline: failed)(deadline)
            )
        return status, execution


@fault(REUSABLE, hal=HalVersion.AIDL4)
class PartsHaveNoReusableExecution(PartModel):
    """A reusable execution of a part is not created."""

    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, ReusableExecution | None]:
        return (
            (ErrorStatus.GENERAL_FAILURE, None) if self.is_part else super().create_reusable_execution(request, config)
        )


@fault(FENCES)
class FencesFailForParts(PartModel):
    """The fenced execution of a part is not launched."""

    def execute_fenced(self, *arguments: Any, **named: Any) -> FencedResult:
        if self.is_part:
            return FencedResult(ErrorStatus.GENERAL_FAILURE)
        return super().execute_fenced(*arguments, **named)


@fault(PARTS, SHAPES, BURSTS, FENCES, CACHE, BACK)
class MissesNoDeadline(PartModel):
    """The execution of a part is aborted for its deadline, though there is none."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        if self.is_part:
            return ExecutionResult(ErrorStatus.MISSED_DEADLINE_PERSISTENT)
        return super().run(request, measure, limits)


@fault(PARTS, SHAPES, BURSTS, FENCES, CACHE, CLAIMS, BACK)
class OnePartAtATime(ReferenceDevice):
    """There is room for one prepared model: while there is one, no other is prepared."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.open = 0

    def _prepare(self, model: Model, checked: tuple[CheckedGraph, ...], priority: Priority, limits: Limits) -> Prepared:
        if self.open:
            return ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT, None
        status, prepared = super()._prepare(model, checked, priority, limits)
        if prepared is not None:
            self.open += 1
            prepared.close = self._left  # type: ignore[method-assign]
        return status, prepared

    def _left(self) -> None:
        self.open -= 1


@fault(PARTS, BURSTS, FENCES, CACHE, BACK)
class ForgetsTheFirstPart(ReferencePreparedModel):
    """A prepared model is executed until another is prepared; then it fails."""

    numbers = itertools.count(1)
    last = 0

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.number = ForgetsTheFirstPart.last = next(self.numbers)

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        if self.number != ForgetsTheFirstPart.last:
            return ExecutionResult(ErrorStatus.GENERAL_FAILURE)
        return super().run(request, measure, limits)


@fault(PARTS, BURSTS, FENCES)
class InputsOfOnePool(ReferencePreparedModel):
    """Inputs in two memories, as those of a part that follows two others, are refused."""

    def check(self, request: Request, measure: int) -> ErrorStatus:
        pools = {each.location.pool_index for each in request.inputs if not each.has_no_value}
        return ErrorStatus.INVALID_ARGUMENT if len(pools) > 1 else super().check(request, measure)


@fault(PARTS, BURSTS, FENCES, SHAPES)
class AnswersAsBefore(PartModel):
    """A part that is executed again returns what it returned the first time."""

    first: list[Array] | None = None

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        if not self.is_part:
            return super().compute(inputs, limits)
        if self.first is None:
            self.first = [each.copy() for each in super().compute(inputs, limits)]
        return self.first


@fault(BACK)
class ClaimsNothingOnceBack(ReferenceDevice):
    """A driver that finds that its process was killed claims nothing any more."""

    def __init__(self, **options: str) -> None:
        super().__init__(**options)
        self.lock = Path(tempfile.gettempdir()) / f"nnconform-framework-{os.getppid()}.lock"
        self.found = self.lock.exists()
        # Whoever finds it takes it away, so that a test leaves nothing behind.
        self.lock.unlink(missing_ok=True)

    def supported_operations(self, model: Model) -> tuple[ErrorStatus, tuple[bool, ...]]:
        status, supported = super().supported_operations(model)
        if self.found:
            return status, (False,) * len(supported)
        self.lock.touch()
        return status, supported

    def close(self) -> None:
        super().close()
        self.lock.unlink(missing_ok=True)
