"""Decides which device takes which operation, and which operations make a step together.

Source: findBestDeviceForEachOperation and partitionTheWork of runtime/ExecutionPlan.cpp of packages/modules/
NeuralNetworks: the figure of the first operand's type decides, by time or by power, of equal ones the first device's,
and a step grows as long as an operation of its device is ready. An IF costs its own figure and half of what both its
graphs do, a WHILE its own and all that its graphs do (getPerformance). Unlike there, the CPU does not win by an equal
figure, and the next step begins with the first operation that is ready, not with one of the last device.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar
from zlib import crc32

import msgspec

from nnconform.harness.model.capabilities import Capabilities, PerformanceInfo
from nnconform.harness.model.codes import ExecutionPreference, OperandType
from nnconform.harness.model.graph import Model, Operation, Subgraph
from nnconform.harness.runtime.control_flow import FIGURES, GRAPH_SHARES, graphs_of

Owner = TypeVar("Owner", bound=Hashable)

_SLOWEST = PerformanceInfo(float("inf"), float("inf"))
_RELAXED: dict[int, str] = {
    OperandType.FLOAT32: "relaxed_float32_to_float16_performance_scalar",
    OperandType.TENSOR_FLOAT32: "relaxed_float32_to_float16_performance_tensor",
}


# Says which of several owners takes operation ``number`` of a graph: ``(model, graph, number, owners)``.
Choose = Callable[[Model, Subgraph, int, Sequence[int]], int]


class Shares(msgspec.Struct, frozen=True):
    """Shares drawn at random: each operation type belongs to one device, whatever the others support.

    ``seed`` decides; ``devices`` counts them.
    """

    seed: int
    devices: int

    def has(self, device: int, operation: Operation) -> bool:
        """Return whether the operation is in the share of a device."""
        return crc32(f"{self.seed} {operation.type}".encode()) % self.devices == device


class Scatter(msgspec.Struct, frozen=True):
    """Operations scattered at random over all that support them, each by itself; ``seed`` decides."""

    seed: int

    def __call__(self, model: Model, graph: Subgraph, number: int, owners: Sequence[int]) -> int:
        step = graph.operations[number]
        place = 0 if graph is model.main else 1 + model.referenced.index(graph)
        return owners[crc32(f"{self.seed} {place} {number} {step.type}".encode()) % len(owners)]


def performance(
    capabilities: Capabilities | None, model: Model, graph: Subgraph, operation: Operation
) -> PerformanceInfo:
    """Return a device's figures for an operation: the first operand's type decides, and for control flow its own
    figures and those of what is inside. What has no figure is infinitely slow.
    """
    if capabilities is None:
        return _SLOWEST
    if operation.type in FIGURES:
        own = getattr(capabilities, FIGURES[operation.type]) or _SLOWEST
        inside = [
            performance(capabilities, model, model.referenced[number], step)
            for number in graphs_of(graph, operation)
            for step in model.referenced[number].operations
        ]
        share = GRAPH_SHARES[operation.type]
        return PerformanceInfo(
            own.exec_time + share * sum(each.exec_time for each in inside),
            own.power_usage + share * sum(each.power_usage for each in inside),
        )
    code = graph.operands[operation.inputs[0]].type
    if model.relax_computation_float32_to_float16 and code in _RELAXED:
        return getattr(capabilities, _RELAXED[code]) or _SLOWEST
    return capabilities.of(OperandType(code)) if code in OperandType._value2member_map_ else _SLOWEST


def cost(figures: PerformanceInfo, preference: int) -> float:
    """Return the figure that a preference looks at."""
    return figures.power_usage if preference == ExecutionPreference.LOW_POWER else figures.exec_time


def grouped(graph: Subgraph, owners: Sequence[Owner]) -> list[tuple[Owner, list[int]]]:
    """Return the operations of a graph as steps in an order in which each finds its inputs written.

    ``owners`` has the owner of each operation; a step has operations of one owner. A step takes all that are ready
    before the next begins.
    """
    writers = {index: number for number, step in enumerate(graph.operations) for index in step.outputs}
    waiting = {
        number: {writers[index] for index in step.inputs if index in writers}
        for number, step in enumerate(graph.operations)
    }
    steps: list[tuple[Owner, list[int]]] = []
    done: set[int] = set()
    while waiting:
        ready = [number for number, needs in waiting.items() if needs <= done]
        mine = [number for number in ready if steps and owners[number] == steps[-1][0]]
        number = (mine or ready)[0]
        if not mine:
            steps.append((owners[number], []))
        steps[-1][1].append(number)
        done.add(number)
        del waiting[number]
    return steps
