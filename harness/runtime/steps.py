"""A graph as steps in the order of their dependencies: each on a device, or interpreted by the framework."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

import msgspec

from nnconform.harness.diagnostics.tracing import Layer, Phase, span
from nnconform.harness.model.codes import MISSED_DEADLINE, ErrorStatus
from nnconform.harness.model.graph import Model, Subgraph
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.results.verdict import Stage, Verdict
from nnconform.harness.runtime.buffers import ManagedBuffers
from nnconform.harness.runtime.control_flow import Interpreted
from nnconform.harness.runtime.incidents import CallFailed, Incident
from nnconform.harness.runtime.known import fits
from nnconform.harness.runtime.placed_model import PlacedModel
from nnconform.harness.runtime.running import ExecutionStopped, Running, StepRecord
from nnconform.harness.runtime.values import Value, Values, constants_of

_BREAKDOWNS = frozenset({Verdict.CRASHED, Verdict.HUNG})
_NO_TARGETS: Mapping[int, Value] = {}
_Execute = Callable[[PlacedModel], None]


class DeviceStep:
    """Some operations of the graph ``name`` on a device; on the ``fallback`` where that fails.

    The first is None if the device has refused already. Both may not be None. ``weight``: the step's share of the time.
    """

    def __init__(
        self,
        name: str,
        numbers: Sequence[int],
        first: PlacedModel | None,
        fallback: PlacedModel | None,
        weight: float = 1.0,
    ) -> None:
        self.name, self.numbers, self.weight = name, tuple(numbers), weight
        self.first, self.fallback = first, fallback

    @property
    def _placed(self) -> PlacedModel:
        placed = self.first or self.fallback
        assert placed is not None
        return placed

    @property
    def device(self) -> str:
        """The name of the device that executes the step unless it fails."""
        return self._placed.candidate.name

    @property
    def operands(self) -> frozenset[int]:
        """The operands of the graph that the step reads or writes for others."""
        return frozenset((*self._placed.cut.inputs, *self._placed.cut.outputs))

    def run(self, values: Values, running: Running, targets: Mapping[int, Value] = _NO_TARGETS) -> None:
        """Add the results to ``values``. Raises ExecutionStopped, NoElements."""
        self._run(lambda placed: placed.run(values, running, targets), running)

    def run_request(self, request: Request, running: Running, buffers: ManagedBuffers) -> ExecutionResult:
        """Execute a client's request for the whole model. Raises ExecutionStopped, NoContent."""
        results: list[ExecutionResult] = []
        self._run(lambda placed: results.append(placed.run_request(request, running, buffers)), running)
        return results[-1]

    def _run(self, execute: _Execute, running: Running) -> None:
        running.check_time()
        failed: CallFailed | None = None
        if self.first is not None:
            try:
                self._timed(self.first, execute, running, by_fallback=False)
                return
            except CallFailed as error:
                failed = error
        if self.fallback is None:
            self._note(failed, "and there is no device to fall back to", running)
            raise ExecutionStopped(failed.status if failed else ErrorStatus.GENERAL_FAILURE) from failed
        try:
            self._timed(self.fallback, execute, running, by_fallback=self.first is not None)
        except CallFailed as error:
            # What the CPU refuses as well is wrong with the request, unless the device broke down over it.
            if failed is not None and failed.verdict in _BREAKDOWNS:
                self._note(failed, f"and so does {self.fallback.candidate.name}: {error}", running)
            raise ExecutionStopped(error.status) from error
        self._note(failed, f"the result is that of {self.fallback.candidate.name}", running)

    def _timed(self, placed: PlacedModel, execute: _Execute, running: Running, *, by_fallback: bool) -> None:
        began = time.monotonic_ns()
        with span(Layer.RUNTIME if placed is self.first else Layer.CPU, Phase.EXECUTION, placed.candidate.name):
            try:
                execute(placed)
            except ExecutionStopped as stopped:
                # Shares are estimates: while there is time, a step that needs more than its own may have it.
                if stopped.status not in MISSED_DEADLINE or not running.extend_share():
                    raise
                execute(placed)
        took = (time.monotonic_ns() - began) // 1000
        running.steps.append(StepRecord(placed.candidate.name, self.name, self.numbers, took, by_fallback))

    def _note(self, failed: CallFailed | None, then: str, running: Running) -> None:
        if failed is None or failed.verdict is Verdict.UNSUPPORTED or self.first is None:
            return
        numbers = ", ".join(map(str, self.numbers))
        text = f"{failed}, of {self.name} operations {numbers}; {then}"
        device = self.first.candidate.name
        running.incidents.append(Incident(device, failed.verdict, Stage.EXECUTE, text, failed.status))

    def close(self) -> None:
        """Close what is prepared."""
        for placed in (self.first, self.fallback):
            if placed is not None:
                placed.close()


class InterpretedStep(msgspec.Struct, frozen=True):
    """An operation that runs other graphs, interpreted."""

    name: str
    number: int
    interpreted: Interpreted
    plans: tuple[PlannedGraph, ...]

    @property
    def weight(self) -> float:
        """The share of the time: that of the graphs, each once."""
        return sum(plan.weight for plan in self.plans)

    @property
    def operands(self) -> frozenset[int]:
        """The operands of the graph that the operation reads or writes."""
        operation = self.interpreted.operation
        return frozenset((*operation.inputs, *operation.outputs))

    def run(self, values: Values, running: Running, targets: Mapping[int, Value] = _NO_TARGETS) -> None:
        """Add the results to ``values``. Raises ExecutionStopped, NoElements."""
        running.check_time()
        began = time.monotonic_ns()
        self.interpreted.run(values, running)
        if running.kept is not None and not running.loops:
            # The steps that read them have the same requests again.
            outputs = self.interpreted.operation.outputs
            results = running.kept.gathered(id(self), [values[index] for index in outputs])
            values.update(zip(outputs, results, strict=True))
        took = (time.monotonic_ns() - began) // 1000
        running.steps.append(StepRecord(INTERPRETER, self.name, (self.number,), took))

    def close(self) -> None:
        """Close the steps of the graphs."""
        for plan in self.plans:
            plan.close()


# Stands for a device where the framework interprets an operation.
INTERPRETER = "interpreter"
AnyStep = DeviceStep | InterpretedStep


class PlannedGraph:
    """The steps of one graph of a model, by their order."""

    def __init__(self, name: str, model: Model, graph: Subgraph, steps: Sequence[AnyStep]) -> None:
        self.name, self.graph, self.steps = name, graph, tuple(steps)
        self._constants = constants_of(model, graph)
        self.weight = sum(step.weight for step in self.steps)

    @property
    def single(self) -> DeviceStep | None:
        """The step that is the whole graph, None if there are several or it is interpreted."""
        (first, *others) = self.steps
        return first if isinstance(first, DeviceStep) and not others else None

    def run(self, inputs: Sequence[Value], running: Running, targets: Mapping[int, Value] = _NO_TARGETS) -> list[Value]:
        """Return the outputs for these inputs. Raises ExecutionStopped, NoElements."""
        values = dict(self._constants)
        for index, value in zip(self.graph.input_indexes, inputs, strict=True):
            if value.memory is not None and not fits(self.graph.operands[index].dimensions, value.dimensions):
                raise ExecutionStopped(ErrorStatus.INVALID_ARGUMENT)
            values[index] = value
        left = self.weight
        for step in self.steps:
            with running.share(step.weight / left if step is not self.steps[-1] else 1.0):
                step.run(values, running, targets)
            left -= step.weight
        return [values[index] for index in self.graph.output_indexes]

    def device_steps(self) -> list[DeviceStep]:
        """Return all steps on devices, also those of graphs that are interpreted."""
        found: list[DeviceStep] = []
        for step in self.steps:
            if isinstance(step, DeviceStep):
                found.append(step)
            else:
                found.extend(inner for plan in step.plans for inner in plan.device_steps())
        return found

    def interprets(self) -> bool:
        """Return whether the framework interprets an operation of the graph."""
        return any(isinstance(step, InterpretedStep) for step in self.steps)

    def close(self) -> None:
        """Close all that is prepared."""
        for step in self.steps:
            step.close()
