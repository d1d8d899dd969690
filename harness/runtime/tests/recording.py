"""The reference driver below a framework, noting what it is asked, and the frameworks that tests put over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from nnconform.harness.driver.interface import Device, ExecutionConfig, FencedResult, PrepareModelConfig
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.judge import judge_outputs
from nnconform.harness.model.codes import ErrorStatus, HalVersion, MeasureTiming
from nnconform.harness.model.graph import Model
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.runtime.candidate import Candidate, PreparationOptions
from nnconform.harness.runtime.framework import INTERPRETED, Framework, Partitioning
from nnconform.harness.runtime.prepared import FrameworkPreparedModel, compiled
from nnconform.harness.spec.case import Case
from nnconform.reference_driver.bursts import ReferenceBurst
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

# The arguments that were noted, by the name of the call.
Notes = list[tuple[str, Any]]


class RecordingBurst(ReferenceBurst):
    """A burst that notes the deadline and the config of each execution."""

    def execute_synchronously(
        self,
        request: Request,
        slots: Sequence[int],
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
    ) -> ExecutionResult:
        self.prepared.device.notes.append(("burst", (deadline, loop_timeout)))  # type: ignore[attr-defined]
        return super().execute_synchronously(request, slots, measure, deadline, loop_timeout)

    def execute_synchronously_with_config(
        self, request: Request, slots: Sequence[int], config: ExecutionConfig, deadline: int | None = None
    ) -> ExecutionResult:
        self.prepared.device.notes.append(("burst hints", config.hints))  # type: ignore[attr-defined]
        return super().execute_synchronously_with_config(request, slots, config, deadline)


class RecordingModel(ReferencePreparedModel):
    """A prepared model that notes the deadline and the config of each execution, and misses deadlines if told to."""

    burst = RecordingBurst
    device: RecordingDevice

    def execute_synchronously(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
    ) -> ExecutionResult:
        self.device.notes.append(("execution", (deadline, loop_timeout)))
        if deadline is not None and self.device.misses(deadline):
            return ExecutionResult(ErrorStatus.MISSED_DEADLINE_TRANSIENT)
        return super().execute_synchronously(request, measure, deadline, loop_timeout)

    def execute_synchronously_with_config(
        self, request: Request, config: ExecutionConfig, deadline: int | None = None
    ) -> ExecutionResult:
        self.device.notes.append(("execution hints", config.hints))
        return super().execute_synchronously_with_config(request, config, deadline)

    def execute_fenced_with_config(
        self,
        request: Request,
        wait_for: Sequence[int],
        config: ExecutionConfig,
        deadline: int | None = None,
        duration_after_fence: int | None = None,
    ) -> FencedResult:
        self.device.notes.append(("fenced hints", config.hints))
        return super().execute_fenced_with_config(request, wait_for, config, deadline, duration_after_fence)

    def create_reusable_execution(self, request: Request, config: ExecutionConfig) -> Any:
        self.device.notes.append(("reusable hints", config.hints))
        if self.device.has_no_reusable:
            return ErrorStatus.GENERAL_FAILURE, None
        return super().create_reusable_execution(request, config)


class RecordingDevice(ReferenceDevice):
    """A device that keeps notes. ``misses`` says which deadlines it misses."""

    prepared_model = RecordingModel

    def __init__(
        self,
        hal: HalVersion = HalVersion.AIDL4,
        misses: Callable[[int], bool] = lambda deadline: False,
        *,
        has_no_reusable: bool = False,
    ) -> None:
        super().__init__(hal=str(hal))
        self.notes: Notes = []
        self.misses, self.has_no_reusable = misses, has_no_reusable

    def prepare_model_with_config(
        self, model: Model, config: PrepareModelConfig, callback: Callable[..., None]
    ) -> ErrorStatus:
        self.notes.append(("preparation hints", config.hints))
        return super().prepare_model_with_config(model, config, callback)

    def noted(self, what: str) -> list[Any]:
        """Return what was noted of a call."""
        return [arguments for name, arguments in self.notes if name == what]


def _same(device: Device) -> Device:
    return device


def framework_over(*devices: Device) -> Framework:
    """Return a framework whose devices take the operations in turn, without a fallback; control flow is interpreted."""
    candidates = [Candidate(f"device {number}", partial(_same, each), 5.0) for number, each in enumerate(devices)]
    return Framework(candidates, None, Partitioning(scatter=lambda model, graph, number, owners: _turn(number, owners)))


def _turn(number: int, owners: Sequence[int]) -> int:
    devices = [owner for owner in owners if owner >= 0]
    return INTERPRETED if INTERPRETED in owners else devices[number % len(devices)]


def prepare(framework: Framework, case: Case, options: PreparationOptions | None = None) -> FrameworkPreparedModel:
    """Return the model of a case, compiled."""
    return compiled(framework, case.model, options or PreparationOptions())


class Execution:
    """The memory and the request of a case, and whether its outputs are right."""

    def __init__(self, case: Case) -> None:
        self._case, self._arena = case, Arena(0)
        self.request = self.lay_out()

    def lay_out(self) -> Request:
        """Fill the memory anew, and return the request."""
        case = self._case
        return self._arena.lay_out(case.model, case.inputs, case.expected, 0)

    def expect_right(self, result: ExecutionResult) -> None:
        """Raises VerdictReached unless the outputs are right."""
        assert result.status == ErrorStatus.NONE
        judge_outputs(self._case, self._arena, result)
        assert self.lay_out() == self.request
