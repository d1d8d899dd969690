"""Matrix products of float16 tensors, and in relaxed models of float32 ones, are summed in float16, term by term."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from nnconform.harness.driver.permission import Permission
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.graph import Operation, Subgraph
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.kernels.registry import Kernel, Takes
from nnconform.reference_driver.plan import Program, Step
from nnconform.reference_driver.summation_order import Ordered, product_by_terms

PERMISSION = Permission(
    by="types.hal 1.1, Model.relaxComputationFloat32toFloat16: range and precision may be as low as those of float16; "
    "VTS 1.3 GeneratedTestHarness: five units of float16, whatever computes one; XNNPACK's products on Arm sum so",
    shows_in=("preparation", "side_effects"),
)


class Float16(Ordered):
    """An array of float32 whose matrix products keep one float16 for each result: rounded after each term, which is not
    rounded before.
    """

    @staticmethod
    def product(left: Array, right: Array) -> Array:
        return product_by_terms(left, right, rounded)


def rounded(values: Array) -> Array:
    """Return float32 values, rounded to float16."""
    with np.errstate(over="ignore"):
        return np.asarray(values).astype(np.float16).astype(np.float32)


class SumsInFloat16(Step):
    """An operation on such tensors, whose arguments and results are rounded too."""

    def __init__(self, program: Program, graph: Subgraph, operation: Operation, call: Call, kernel: Kernel) -> None:
        super().__init__(program, graph, operation, call, kernel)
        types = {graph.operands[index].type for index in (*operation.inputs, *operation.outputs)}
        relaxed = program.model.relax_computation_float32_to_float16 and T.TENSOR_FLOAT32 in types
        self._in_half = kernel.takes is Takes.REAL and (relaxed or T.TENSOR_FLOAT16 in types)

    def compute(self, call: Call, arguments: dict[str, Any]) -> Sequence[Array]:
        if not self._in_half:
            return super().compute(call, arguments)
        given = {name: _in_half(value) for name, value in arguments.items()}
        return [_result(each) for each in super().compute(call, given)]


def _in_half(value: Any) -> Any:
    if isinstance(value, list):
        return [_in_half(each) for each in value]
    if isinstance(value, np.ndarray) and value.dtype == np.float32:
        return rounded(value).view(Float16)
    return value


def _result(value: Array) -> Array:
    return rounded(value) if value.dtype == np.float32 else value
