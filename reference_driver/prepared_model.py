"""A model prepared by the reference driver, and its executions."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from harness.driver.arguments import read_inputs, write_outputs
from harness.driver.interface import Burst, ExecutionCallback, FencedResult, PreparedModel
from harness.model.codes import ErrorStatus, MeasureTiming, OperandType
from harness.model.errors import ValidationError
from harness.model.graph import Model
from harness.model.numbers import DTYPES, Array
from harness.model.request import ExecutionResult, Request, Timing
from harness.validate.request import validate_request
from reference_driver.limits import DeadlineMissed, Limits
from reference_driver.plan import Program

if TYPE_CHECKING:
    from reference_driver.device import ReferenceDevice


class ReferencePreparedModel(PreparedModel):
    """A program and the model that it was made from."""

    def __init__(self, device: ReferenceDevice, model: Model, program: Program) -> None:
        self.device, self.model, self.program = device, model, program

    def execute(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        callback: ExecutionCallback = lambda result: None,
    ) -> ErrorStatus:
        status = self._check(request, measure)
        if status != ErrorStatus.NONE:
            callback(ExecutionResult(status))
            return status
        self.device.workers.submit(lambda: callback(self.run(request, measure, Limits.of(deadline, loop_timeout))))
        return ErrorStatus.NONE

    def execute_synchronously(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
    ) -> ExecutionResult:
        status = self._check(request, measure)
        return (
            self.run(request, measure, Limits.of(deadline, loop_timeout))
            if status == ErrorStatus.NONE
            else ExecutionResult(status)
        )

    def _check(self, request: Request, measure: MeasureTiming) -> ErrorStatus:
        try:
            validate_request(self.model, request)
        except ValidationError:
            return ErrorStatus.INVALID_ARGUMENT
        return ErrorStatus.NONE if measure in frozenset(MeasureTiming) else ErrorStatus.INVALID_ARGUMENT

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        """Execute a checked request."""
        began = time.monotonic_ns()
        try:
            outputs = self.compute(read_inputs(self.model, request), limits)
        except ValidationError:
            # A rule that only extents or values of this execution could break.
            return ExecutionResult(ErrorStatus.INVALID_ARGUMENT)
        except (MemoryError, RecursionError):
            return ExecutionResult(ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT)
        except DeadlineMissed:
            # A later deadline might well be met.
            return ExecutionResult(ErrorStatus.MISSED_DEADLINE_TRANSIENT)
        computed = time.monotonic_ns()
        result = write_outputs(self.model, request, outputs)
        if measure != MeasureTiming.YES or result.status != ErrorStatus.NONE:
            return result
        timing = Timing((computed - began) // 1000, (time.monotonic_ns() - began) // 1000)
        return ExecutionResult(result.status, result.output_shapes, timing)

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        """The model's outputs; what a driver with faulty answers changes."""
        outputs = self.program.run(inputs, limits)
        # In float64 precision they are wider than the client's buffers.
        operands = (self.model.main.operands[index] for index in self.model.main.output_indexes)
        types = (DTYPES[OperandType(operand.type)] for operand in operands)
        with np.errstate(over="ignore"):
            return [output.astype(dtype, copy=False) for output, dtype in zip(outputs, types, strict=True)]

    def execute_fenced(
        self,
        request: Request,
        wait_for: Sequence[int] = (),
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
        duration_after_fence: int | None = None,
    ) -> FencedResult:
        return FencedResult(ErrorStatus.GENERAL_FAILURE)

    def configure_execution_burst(self) -> tuple[ErrorStatus, Burst | None]:
        return ErrorStatus.GENERAL_FAILURE, None

    def close(self) -> None:
        """Nothing to give back: what is running keeps what it needs."""
