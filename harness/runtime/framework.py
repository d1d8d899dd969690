"""The framework: devices, and the plan of a model over them.

Source: DeviceManager of runtime/Manager.cpp and ModelBuilder::partitionTheWork of runtime/ExecutionPlan.cpp of
packages/modules/NeuralNetworks; the driver guide, on compilation. Unlike in both, a step that its device refuses falls
back by itself, not the whole model with it; and control flow with operands of unknown size is interpreted, where AOSP's
interpreter cannot have them and the CPU executes it whole (decision 0051).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite

import msgspec

from nnconform.harness.model.capabilities import PerformanceInfo
from nnconform.harness.model.codes import MISSED_DEADLINE, ErrorStatus, HalVersion
from nnconform.harness.model.graph import Model, Subgraph
from nnconform.harness.results.verdict import Stage, Verdict
from nnconform.harness.runtime.buffers import ManagedBuffers
from nnconform.harness.runtime.candidate import Candidate, PreparationOptions
from nnconform.harness.runtime.control_flow import Interpreted, graphs_of, has_unknown_sizes
from nnconform.harness.runtime.cut import CutModel, cut, whole
from nnconform.harness.runtime.incidents import CallFailed, Incident, IncidentLog
from nnconform.harness.runtime.placed_model import PlacedModel
from nnconform.harness.runtime.placement import Choose, Shares, cost, grouped, performance
from nnconform.harness.runtime.running import ExecutionStopped
from nnconform.harness.runtime.step_cache import ClientCache, StepCache
from nnconform.harness.runtime.steps import AnyStep, DeviceStep, InterpretedStep, PlannedGraph

# Owners of operations beside the numbers of the candidates.
FALLBACK, INTERPRETED = -1, -2


class Partitioning(msgspec.Struct, frozen=True):
    """How operations are given to devices: random ``shares`` for each, and a random choice ``scatter`` among all that
    support an operation; None: by the devices' figures.
    """

    shares: Shares | None = None
    scatter: Choose | None = None


BY_FIGURES = Partitioning()


class Framework:
    """Devices in the order in which equal ones are preferred, and one to fall back to, None for none.

    Incidents of its devices are added to ``log``.
    """

    def __init__(
        self, candidates: Sequence[Candidate], fallback: Candidate | None, partitioning: Partitioning = BY_FIGURES
    ) -> None:
        self.candidates, self.fallback = tuple(candidates), fallback
        self.partitioning = partitioning
        self.log = IncidentLog()
        self.buffers = ManagedBuffers()

    def devices(self) -> tuple[Candidate, ...]:
        """Return all devices, the one to fall back to last."""
        return (*self.candidates, *([self.fallback] if self.fallback else []))

    def only(self, candidates: Sequence[Candidate]) -> Framework:
        """Return a framework of some of the devices, with the log and buffers of this one, and without a fallback."""
        part = Framework(candidates, None)
        part.log, part.buffers = self.log, self.buffers
        return part

    def hal(self) -> HalVersion:
        """Return the newest HAL version of the devices that are there."""
        versions = []
        for each in self.devices():
            try:
                versions.append(each.hal)
            except CallFailed as failed:
                self.note(each, failed, Stage.LOAD)
        return max(versions, default=HalVersion.V1_0)

    def note(self, candidate: Candidate, failed: CallFailed, stage: Stage) -> None:
        """Add a failed call to the log."""
        self.log.add(Incident(candidate.name, failed.verdict, stage, str(failed), failed.status))

    def supported(self, model: Model) -> tuple[bool, ...]:
        """Return for each operation of a valid model whether some device, or the framework, takes it."""
        return self._supported(model, model.main)

    def _supported(self, model: Model, graph: Subgraph) -> tuple[bool, ...]:
        claims = self.claims(model, graph)
        return tuple(
            bool(owners) or self._interprets(model, graph, number)
            for number, owners in enumerate(self.owners(graph, claims))
        )

    def _interprets(self, model: Model, graph: Subgraph, number: int) -> bool:
        inner = graphs_of(graph, graph.operations[number])
        return bool(inner) and all(all(self._supported(model, model.referenced[each])) for each in inner)

    def claims(self, model: Model, graph: Subgraph) -> dict[int, tuple[bool, ...]]:
        """Return which operations of a graph of the model each device claims, by the device's number."""
        asked = whole(model, graph).model
        found: dict[int, tuple[bool, ...]] = {}
        for number, candidate in enumerate(self.candidates):
            try:
                found[number] = candidate.supported(asked)
            except CallFailed as failed:
                self.note(candidate, failed, Stage.QUERY)
        if self.fallback is not None:
            try:
                found[FALLBACK] = self.fallback.supported(asked)
            except CallFailed as failed:
                self.note(self.fallback, failed, Stage.QUERY)
        return found

    def owners(self, graph: Subgraph, claims: dict[int, tuple[bool, ...]]) -> list[list[int]]:
        """Return for each operation the devices that may take it: those that claim it, within their shares."""
        shares = self.partitioning.shares
        return [
            [
                device
                for device, supported in claims.items()
                if supported[number] and (shares is None or device == FALLBACK or shares.has(device, operation))
            ]
            for number, operation in enumerate(graph.operations)
        ]

    def candidate(self, owner: int) -> Candidate:
        """Return the device of an owner."""
        if owner == FALLBACK:
            assert self.fallback is not None
            return self.fallback
        return self.candidates[owner]

    def plan(self, model: Model, options: PreparationOptions, cache: ClientCache | None = None) -> PlannedGraph:
        """Return the plan of a valid model, prepared on its devices. Raises ExecutionStopped if there is none."""
        planner = _Planner(self, model, options, cache)
        return planner.plan("main", model.main)

    def close(self) -> None:
        """Close all devices."""
        for each in self.devices():
            each.close()


class _Planner:
    """The planning of one model."""

    def __init__(
        self, framework: Framework, model: Model, options: PreparationOptions, cache: ClientCache | None
    ) -> None:
        self._framework, self._model, self._options, self._cache = framework, model, options, cache

    def plan(self, name: str, graph: Subgraph) -> PlannedGraph:
        """Return the plan of a graph. Raises ExecutionStopped."""
        framework, model = self._framework, self._model
        claims = framework.claims(model, graph)
        owners = framework.owners(graph, claims)
        chosen = [self._choose(graph, number, each) for number, each in enumerate(owners)]
        if model.extension_name_to_prefix and len(set(chosen)) > 1:
            # The framework does not know the sizes of a vendor's values: they stay on one device.
            chosen = [self._taking_all(claims)] * len(chosen)
        # Each interpreted operation is a step of its own.
        keys = [(owner, number if owner == INTERPRETED else -1) for number, owner in enumerate(chosen)]
        steps: list[AnyStep] = []
        try:
            for (owner, number), numbers in grouped(graph, keys):
                if owner == INTERPRETED:
                    steps.append(self._interpret(name, graph, number))
                else:
                    steps.append(self._device_step(name, graph, numbers, owner, claims))
        except ExecutionStopped:
            for step in steps:
                step.close()
            raise
        return PlannedGraph(name, model, graph, steps)

    def _taking_all(self, claims: dict[int, tuple[bool, ...]]) -> int:
        able = [owner for owner, supported in claims.items() if all(supported)]
        if not able:
            raise ExecutionStopped(ErrorStatus.GENERAL_FAILURE)
        return able[0]

    def _choose(self, graph: Subgraph, number: int, owners: list[int]) -> int:
        """Return the owner of an operation. Raises ExecutionStopped if there is none."""
        operation = graph.operations[number]
        inner = graphs_of(graph, operation)
        scatter = self._framework.partitioning.scatter
        if scatter is not None:
            able = [*owners, *([INTERPRETED] if inner else [])]
            if able:
                return scatter(self._model, graph, number, able)
        if inner and has_unknown_sizes(self._model, graph, operation):
            # HAL 1.3 has no such control flow: a device gets none, whatever it claims.
            return INTERPRETED
        if not owners and not inner:
            raise ExecutionStopped(ErrorStatus.GENERAL_FAILURE)
        best = min(owners, key=lambda owner: self._cost(graph, number, owner), default=FALLBACK)
        # Of what the CPU would have to interpret as well, what is inside may still be a device's.
        return INTERPRETED if inner and best == FALLBACK else best

    def _cost(self, graph: Subgraph, number: int, owner: int) -> tuple[float, bool]:
        return cost(self._figures(graph, number, owner), self._options.preference), owner == FALLBACK

    def _weight(self, graph: Subgraph, numbers: Sequence[int], owner: int) -> float:
        """Return the weight of a step: its operations by the device's figures of time, 1 where there is none."""
        times = [self._figures(graph, number, owner).exec_time for number in numbers]
        return sum(time if isfinite(time) and time > 0 else 1.0 for time in times)

    def _figures(self, graph: Subgraph, number: int, owner: int) -> PerformanceInfo:
        candidate = self._framework.candidate(owner)
        try:
            capabilities = candidate.capabilities()
        except CallFailed as failed:
            self._framework.note(candidate, failed, Stage.QUERY)
            capabilities = None
        return performance(capabilities, self._model, graph, graph.operations[number])

    def _interpret(self, name: str, graph: Subgraph, number: int) -> InterpretedStep:
        operation = graph.operations[number]
        plans: list[PlannedGraph] = []
        for inner in graphs_of(graph, operation):
            try:
                plans.append(self.plan(f"referenced[{inner}]", self._model.referenced[inner]))
            except ExecutionStopped:
                for plan in plans:
                    plan.close()
                raise
        first, second = plans
        interpreted = Interpreted(graph, operation, first.run, second.run)
        return InterpretedStep(name, number, interpreted, tuple(plans))

    def _device_step(
        self, name: str, graph: Subgraph, numbers: Sequence[int], owner: int, claims: dict[int, tuple[bool, ...]]
    ) -> DeviceStep:
        """Return a step, prepared; on the fallback if its device refuses it. Raises ExecutionStopped."""
        framework, part = self._framework, cut(self._model, graph, numbers)
        weight = self._weight(graph, numbers, owner)
        fallback = None
        if framework.fallback is not None:
            fallback = PlacedModel(framework.fallback, part, self._options)
        first = None if owner == FALLBACK else self._place(name, part, owner)
        if first is not None:
            try:
                first.ready()
                return DeviceStep(name, numbers, first, fallback, weight)
            except CallFailed as failed:
                if failed.status in MISSED_DEADLINE and self._options.deadline is not None:
                    raise ExecutionStopped(failed.status) from failed
                self._diagnose(graph, part, owner, claims, failed, name)
                if fallback is None:
                    raise ExecutionStopped(failed.status) from failed
        assert fallback is not None
        try:
            fallback.ready()
        except CallFailed as failed:
            raise ExecutionStopped(failed.status) from failed
        return DeviceStep(name, numbers, None, fallback, weight)

    def _place(self, name: str, part: CutModel, owner: int) -> PlacedModel:
        framework = self._framework
        cache = None
        if self._cache is not None:
            cache = StepCache(self._cache, f"{name} {part.numbers}", framework.log)
        return PlacedModel(framework.candidate(owner), part, self._options, cache)

    def _diagnose(
        self,
        graph: Subgraph,
        part: CutModel,
        owner: int,
        claims: dict[int, tuple[bool, ...]],
        failed: CallFailed,
        name: str,
    ) -> None:
        """Add to the log what a device did wrong that refuses a step: nothing if it does not claim the step alone, or
        has no room for it beside others.
        """
        framework, candidate = self._framework, self._framework.candidate(owner)
        if failed.verdict in (Verdict.UNSUPPORTED, Verdict.NOT_APPLICABLE):
            return
        numbers = ", ".join(map(str, part.numbers))
        where = f"{name} operations {numbers}"
        try:
            alone = candidate.supported(part.model)
            again = candidate.supported(whole(self._model, graph).model)
        except CallFailed as broken:
            framework.note(candidate, broken, Stage.QUERY)
            return
        if again != claims[owner]:
            text = f"changes its mind: asked again about one model, it claims other operations than before, of {where}"
            framework.note(candidate, CallFailed(Verdict.ERROR, text), Stage.QUERY)
        elif all(alone) or len(part.numbers) == len(graph.operations):
            text = f"{failed}, of {where}, though it claims each of them"
            framework.note(candidate, CallFailed(failed.verdict, text, failed.status), Stage.PREPARE)
