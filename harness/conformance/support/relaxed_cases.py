"""Cases of relaxed models that float16 computes right, and formats of fewer bits or of a smaller range do not.

All numbers are float16's, of all its exponents that are not subnormal, side by side. Numbers and results lie halfway
between two neighbours of bfloat16, which is then off by twice what ``TWO_UNITS`` allows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.support.exact_sums import NONE, GraphDraft
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operand
from nnconform.harness.oracle.compare import Comparison, compare_output
from nnconform.harness.oracle.tolerance import Tolerance
from nnconform.harness.spec.case import Case

# Twice the distance of two neighbours in float16: its own rounding, twice over, or cut instead of rounded, is within.
TWO_UNITS = Tolerance(relative=2.0**-9)
_UNIT = 2.0**-10
# Those of float16's normal numbers, but for the largest, which leaves room for sums and products.
_POWERS = 2.0 ** np.arange(-14, 15)
_X = _POWERS * (1 + 4 * _UNIT)
# One of bfloat16's own numbers, from which the products get their place between two others.
_FACTOR = 1 + 8 * _UNIT


def _draft(shape: tuple[int, ...]) -> tuple[GraphDraft, int]:
    draft = GraphDraft()
    return draft, draft.add(Operand(T.TENSOR_FLOAT32, shape, L.SUBGRAPH_INPUT))


def _case(name: str, draft: GraphDraft, operation: O, inputs: list[int], x: Any, expected: Any) -> Case:
    draft.operation(operation, inputs, draft.add(Operand(T.TENSOR_FLOAT32, expected.shape, L.SUBGRAPH_OUTPUT)))
    model = replace(draft.model(), relax_computation_float32_to_float16=True)
    arrays = [np.asarray(each, np.float32) for each in (x, expected)]
    return Case(f"a relaxed {name}", model, (arrays[0],), (arrays[1],))


def _sum() -> Case:
    draft, x = _draft(_X.shape)
    added = _POWERS * 8 * _UNIT
    y, none = draft.constant(T.TENSOR_FLOAT32, added), draft.constant(T.INT32, NONE)
    return _case("sum", draft, O.ADD, [x, y, none], _X, _X + added)


def _product() -> Case:
    draft, x = _draft(_X.shape)
    y, none = draft.constant(T.TENSOR_FLOAT32, np.full(_X.shape, _FACTOR)), draft.constant(T.INT32, NONE)
    return _case("product", draft, O.MUL, [x, y, none], _X, _X * _FACTOR)


def _fully_connected() -> Case:
    draft, x = _draft((1, _X.size))
    weights, bias = np.diag(np.full(_X.size, _FACTOR)), np.zeros(_X.size)
    inputs = [x, *(draft.constant(T.TENSOR_FLOAT32, each) for each in (weights, bias)), draft.constant(T.INT32, NONE)]
    return _case("layer", draft, O.FULLY_CONNECTED, inputs, _X[None], _X[None] * _FACTOR)


def _convolution() -> Case:
    shape = (1, 1, _X.size, 1)
    draft, x = _draft(shape)
    values = np.full((1, 1, 1, 1), _FACTOR), np.zeros(1)
    inputs = [x, *(draft.constant(T.TENSOR_FLOAT32, each) for each in values)]
    # Implicit padding of kind 1 (same), and strides.
    inputs += [draft.constant(T.INT32, number) for number in (1, 1, 1, NONE)]
    return _case("convolution", draft, O.CONV_2D, inputs, _X.reshape(shape), _X.reshape(shape) * _FACTOR)


RELAXED: Mapping[str, Callable[[], Case]] = {
    "sum": _sum,
    "product": _product,
    "layer": _fully_connected,
    "convolution": _convolution,
}


def compare_as_float16(case: Case, outputs: list[Any]) -> Comparison:
    """Compare the outputs of one of these cases with the expected ones, within ``TWO_UNITS``."""
    pairs = zip(case.output_operands(), case.expected, outputs, strict=True)
    return Comparison(
        tuple(
            compare_output(i, operand, wanted, got, TWO_UNITS)
            for i, (operand, wanted, got) in enumerate(pairs)
            if wanted is not None
        )
    )
