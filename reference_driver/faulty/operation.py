"""Faults in models that have one operation: option ``operation``, TANH by default, "" for every model."""

from __future__ import annotations

import ctypes
import os
import time
from functools import partial
from typing import ClassVar

import numpy as np

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming, OperationType
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, OutputShape, Request
from nnconform.harness.validate.model import CheckedGraph
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

Outputs = list[Array]
TILE = 256
# PyDLL, unlike CDLL, keeps the interpreter's lock while it calls.
_LIBC = ctypes.PyDLL(None)

fault_of_cases = partial(fault, command="test", takes=("operation",))


class OnOneOperation:
    """A driver whose fault affects models with the operation named ``operation``, or every model if that is ""."""

    operation: ClassVar[str] = "TANH"

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if cls.operation and cls.operation not in OperationType.__members__:
            raise UsageError(f"no operation {cls.operation!r}; known: {', '.join(OperationType.__members__)}")

    def strikes(self, model: Model) -> bool:
        """Return whether any graph of the model has the operation."""
        steps = (step.type for graph in model.subgraphs() for step in graph.operations)
        return not self.operation or OperationType[self.operation] in steps


class StrikesOnExecution(OnOneOperation, ReferencePreparedModel):
    """A driver whose executions of models with the operation end in ``strike``."""

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        if self.strikes(self.model):
            outputs = [array.copy() for array in outputs]
            self.strike(outputs)
        return outputs

    def strike(self, outputs: Outputs) -> None:
        """Return the outputs that the client sees, from the correct ones; may also crash or hang."""
        raise NotImplementedError


@fault_of_cases(caught_by={"cases": "crashed"})
class Aborts(StrikesOnExecution):
    """The driver calls abort during an execution."""

    def strike(self, outputs: Outputs) -> None:
        os.abort()


@fault_of_cases(caught_by={"cases": "wrong"})
class AnswersNan(StrikesOnExecution):
    """All elements of float outputs are NaN, which a comparison by ``difference > tolerance`` does not find."""

    def strike(self, outputs: Outputs) -> None:
        for output in outputs:
            if output.dtype.kind == "f":
                output[...] = np.nan


@fault_of_cases(caught_by={"cases": "error"})
class ClaimsAndRefuses(OnOneOperation, ReferenceDevice):
    """The driver reports every operation as supported, but refuses to prepare models with one of them."""

    def check_preparation(
        self, model: Model, preference: int, priority: int, limits: Limits
    ) -> tuple[ErrorStatus, tuple[CheckedGraph, ...]]:
        if self.strikes(model):
            return ErrorStatus.GENERAL_FAILURE, ()
        return super().check_preparation(model, preference, priority, limits)


@fault_of_cases(caught_by={"cases": "crashed"})
class Exits(StrikesOnExecution):
    """The driver's process exits during an execution, with exit status 0."""

    def strike(self, outputs: Outputs) -> None:
        os._exit(0)


@fault_of_cases(caught_by={"cases": "hung"})
class HangsInNativeCode(StrikesOnExecution):
    """The driver hangs in native code during an execution and holds the interpreter's lock."""

    def strike(self, outputs: Outputs) -> None:
        while True:
            _LIBC.pause()


@fault_of_cases(caught_by={"cases": "hung"})
class HangsInPython(StrikesOnExecution):
    """The driver hangs in a Python loop during an execution."""

    def strike(self, outputs: Outputs) -> None:
        while True:
            time.sleep(0.01)


@fault_of_cases(caught_by={"cases": "wrong"})
class OffByOne(StrikesOnExecution):
    """The last element of the first output is off by one: by 1 for integers, 1.0 for floats, inverted for booleans."""

    def strike(self, outputs: Outputs) -> None:
        last = outputs[0].reshape(-1)[-1:]
        if last.dtype.kind == "b":
            last ^= True
        elif (last > 0).all():
            # Downwards, since at the end of an integer's range one more would wrap around.
            last -= 1
        else:
            last += 1


@fault_of_cases(caught_by={"cases": "crashed"})
class SegmentationFault(StrikesOnExecution):
    """The driver reads address 0 in native code during an execution."""

    def strike(self, outputs: Outputs) -> None:
        ctypes.string_at(0)


@fault_of_cases(caught_by={"extremes": "wrong"})
class TileAlone(StrikesOnExecution):
    """Only the first tile of 256 elements of each output is computed: small tensors are right."""

    def strike(self, outputs: Outputs) -> None:
        for output in outputs:
            output.reshape(-1)[TILE:] = 0


@fault_of_cases(caught_by={"cases": "wrong"})
class WritesNothing(OnOneOperation, ReferencePreparedModel):
    """An execution returns NONE without writing its outputs."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        if not self.strikes(self.model):
            return super().run(request, measure, limits)
        outputs = [self.model.main.operands[index] for index in self.model.main.output_indexes]
        return ExecutionResult(ErrorStatus.NONE, tuple(OutputShape(operand.dimensions) for operand in outputs))


@fault_of_cases(caught_by={"cases of float16": "wrong"})
class WrongInHalfPrecision(StrikesOnExecution):
    """The first element of every float16 output is off by one; other types are right."""

    def strike(self, outputs: Outputs) -> None:
        for output in outputs:
            if output.dtype == np.float16:
                output.reshape(-1)[:1] += 1
