"""Faults with optional inputs that are left out on one path of execution, or in one way of it."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import ExecutionConfig, ReusableExecution
from nnconform.harness.model.codes import ErrorStatus, HalVersion, MeasureTiming
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request, RequestArgument
from nnconform.reference_driver.bursts import ReferenceBurst
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_LEFT_OUT = "confusions.forget_what_is_left_out"


@fault(options={"when=measured": [_LEFT_OUT], "when=unmeasured": [_LEFT_OUT]})
class FillsInWhatIsLeftOut(ReferencePreparedModel):
    """One of the two ways to execute, that with the clock or that without, has places for all inputs, which keep what
    was written to them last, on either way.
    """

    when: str

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.places: dict[int, Array] = {}
        self.way = threading.local()

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        self.way.fills = (measure == MeasureTiming.YES) == (self.when == "measured")
        return super().run(request, measure, limits)

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        self.places.update({place: value.copy() for place, value in enumerate(inputs) if value is not None})
        if self.way.fills:
            inputs = [self.places.get(place) for place in range(len(inputs))]
        return super().compute(inputs, limits)


@fault(_LEFT_OUT)
class LeavesNothingOutBehindFences(ReferencePreparedModel):
    """A fenced execution maps a memory for each input first; one that is left out has none, and the call fails."""

    def check_fenced(self, request: Request, wait_for: Sequence[int], measure: int) -> ErrorStatus:
        if any(argument.has_no_value for argument in request.inputs):
            return ErrorStatus.GENERAL_FAILURE
        return super().check_fenced(request, wait_for, measure)


@fault(_LEFT_OUT)
class BurstsGiveEveryInput(ReferenceBurst):
    """A burst reads an input that is left out from the slot of its first pool, whatever is there."""

    def execute_synchronously(
        self, request: Request, slots: Sequence[int], *more: Any, **limits: Any
    ) -> ExecutionResult:
        first = request.inputs[0].location
        given = [
            RequestArgument(replace(first, length=4)) if argument.has_no_value else argument
            for argument in request.inputs
        ]
        return super().execute_synchronously(replace(request, inputs=tuple(given)), slots, *more, **limits)


@fault(_LEFT_OUT, hal=HalVersion.AIDL4)
class ReusableOnceGiven(ReferencePreparedModel):
    """A reusable execution is created for requests with every input alone."""

    def create_reusable_execution(
        self, request: Request, config: ExecutionConfig
    ) -> tuple[ErrorStatus, ReusableExecution | None]:
        if any(argument.has_no_value for argument in request.inputs):
            return ErrorStatus.INVALID_ARGUMENT, None
        return super().create_reusable_execution(request, config)
