"""Computes a sum or a product and an activation that follows in one step, and leaves the activation out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nnconform.harness.model.codes import OperationType as Op
from nnconform.harness.model.graph import Operation, Subgraph
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.call import Call
from nnconform.reference_driver.device import ReferenceDevice
from nnconform.reference_driver.kernels.registry import Kernel
from nnconform.reference_driver.plan import Program, Step

FOUND_BY, AS = "graph", "wrong"
_FIRST = {Op.ADD, Op.SUB, Op.MUL, Op.DIV}
_THEN = {
    Op.RELU,
    Op.RELU1,
    Op.RELU6,
    Op.TANH,
    Op.LOGISTIC,
    Op.ABS,
    Op.NEG,
    Op.FLOOR,
    Op.EXP,
    Op.SIN,
    Op.ELU,
    Op.HARD_SWISH,
}


class Fused(Step):
    """An operation that may be left out: one of those that follow arithmetic."""

    def __init__(self, program: Program, graph: Subgraph, operation: Operation, call: Call, kernel: Kernel) -> None:
        super().__init__(program, graph, operation, call, kernel)
        first = {index for step in graph.operations if step.type in _FIRST for index in step.outputs}
        self.dropped = operation.type in _THEN and operation.inputs[0] in first

    def compute(self, call: Call, arguments: dict[str, Any]) -> Sequence[Array]:
        results = super().compute(call, arguments)
        if not self.dropped:
            return results
        given = next(value for value in arguments.values() if hasattr(value, "dtype"))
        return [given.astype(each.dtype) for each in results]


class Faulty(ReferenceDevice):
    """Prepares such steps."""

    step = Fused


open_device = Faulty
