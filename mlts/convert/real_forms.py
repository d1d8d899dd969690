"""Operators that the HAL computes on real values only: quantised tensors are dequantised before them, constants here,
and quantised again behind.

Two kinds: those that give another quantisation than the HAL's operation may, and hybrid ones, of real values with
quantised weights. LiteRT quantises what hybrid ones read for the time of the product; here it stays real.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.errors import FormatError
from nnconform.harness.model.numbers import Array
from nnconform.mlts.convert.flatbuffer import FlatGraph, Operator, TfliteTensor

# What LiteRT scales anew in fixed point. Others copy elements, whatever scale their result has in the file.
_RESCALED = frozenset(
    {
        *(
            "ABS",
            "ADD",
            "BATCH_MATMUL",
            "CONCATENATION",
            "DIV",
            "ELU",
            "EXP",
            "HARD_SWISH",
            "LEAKY_RELU",
            "LOG",
            "MEAN",
        ),
        *("MUL", "PRELU", "REDUCE_PROD", "RELU", "RELU6", "RELU_0_TO_1", "RELU_N1_TO_1", "RSQRT", "SQRT"),
        *("SQUARED_DIFFERENCE", "SUB", "SUM"),
    }
)
_WEIGHTS = {"INT8": "<i1", "UINT8": "<u1"}

# Converts a subgraph, to see whether it can be. Raises FormatError.
Try = Callable[[FlatGraph], object]


def of_one(graph: FlatGraph, operator: Operator) -> FlatGraph:
    """Return the subgraph of one operator: its inputs are what it reads and no constant is."""
    read = [index for index in dict.fromkeys(operator.inputs) if index >= 0]
    inputs = [index for index in read if graph.tensor(index).data is None and not graph.tensor(index).variable]
    return graph.with_operators([operator], inputs, list(dict.fromkeys(operator.outputs)))


def problem_of(graph: FlatGraph, operator: Operator, attempt: Try) -> str:
    """Return why an operator alone is not convertible, "" if it is."""
    try:
        with graph.report_damage(operator.location):
            attempt(of_one(graph, operator))
    except FormatError as problem:
        return str(problem)
    return ""


def with_real_forms(graph: FlatGraph, attempt: Try) -> FlatGraph | None:
    """Return the subgraph with the operators on real values that are not convertible otherwise; None if there are
    none.
    """
    other = graph.with_operators(graph.operators())
    operators: list[Operator] = []
    for operator in graph.operators():
        real = _is_candidate(graph, operator) and bool(problem_of(graph, operator, attempt))
        operators += _real_form(other, operator) if real else [operator]
    if len(operators) == len(graph.operators()) and all(
        one is two for one, two in zip(operators, graph.operators(), strict=True)
    ):
        return None
    return other.with_operators(operators)


def _is_candidate(graph: FlatGraph, operator: Operator) -> bool:
    with graph.report_damage(operator.location):
        inputs = [graph.tensor(index) for index in operator.inputs if index >= 0]
        outputs = [graph.tensor(index) for index in operator.outputs]
    if not inputs or not outputs:
        return False
    if operator.name in _RESCALED and all(map(_is_quantised, (*inputs[:1], *outputs))):
        return not any(each.type == "INT16" for each in inputs)
    real = all(each.type == "FLOAT32" for each in (inputs[0], *outputs))
    return real and any(_is_quantised(each) and each.data is not None for each in inputs[1:])


def _is_quantised(tensor: TfliteTensor) -> bool:
    return tensor.type in _WEIGHTS and bool(tensor.scales) and len(tensor.scales) == len(tensor.zero_points)


def _real_form(graph: FlatGraph, operator: Operator) -> list[Operator]:
    before, after = list[Operator](), list[Operator]()
    inputs, outputs = list(operator.inputs), list(operator.outputs)
    for place, index in enumerate(inputs):
        if index < 0 or not _is_quantised(graph.tensor(index)):
            continue
        tensor = graph.tensor(index)
        inputs[place] = graph.add_tensor(_as_real(graph, tensor))
        if tensor.data is None:
            before.append(_beside(operator, "DEQUANTIZE", index, inputs[place]))
    for place, index in enumerate(outputs):
        if _is_quantised(graph.tensor(index)):
            outputs[place] = graph.add_tensor(_as_real(graph, graph.tensor(index)))
            after.append(_beside(operator, "QUANTIZE", outputs[place], index))
    return [*before, replace(operator, inputs=tuple(inputs), outputs=tuple(outputs)), *after]


def _beside(operator: Operator, name: str, source: int, result: int) -> Operator:
    return replace(operator, location=f"{operator.location}: {name}", name=name, inputs=(source,), outputs=(result,))


def _as_real(graph: FlatGraph, tensor: TfliteTensor) -> TfliteTensor:
    real = replace(tensor, location=f"{tensor.location} as real values", type="FLOAT32", scales=(), zero_points=())
    return real if tensor.data is None else replace(real, data=_values(graph, tensor).tobytes())


def _values(graph: FlatGraph, tensor: TfliteTensor) -> Array:
    """Return the real values of a constant."""
    if len(tensor.data or b"") != prod(tensor.shape):
        graph.refuse(f"{tensor.location}: bytes of data: got {len(tensor.data or b'')}, wanted {prod(tensor.shape)}")
    raw = np.frombuffer(tensor.data or b"", _WEIGHTS[tensor.type]).reshape(tensor.shape)
    scales, points = np.array(tensor.scales, np.float32), np.array(tensor.zero_points, np.float32)
    if len(scales) > 1:
        if not 0 <= tensor.channel_dim < len(tensor.shape) or len(scales) != tensor.shape[tensor.channel_dim]:
            got = f"got {len(scales)} scales along axis {tensor.channel_dim}"
            graph.refuse(f"{tensor.location}: {got}, wanted one for each index of {list(tensor.shape)}")
        along = [1] * len(tensor.shape)
        along[tensor.channel_dim] = len(scales)
        scales, points = scales.reshape(along), points.reshape(along)
    return np.asarray((raw.astype(np.float32) - points) * scales, "<f4")
