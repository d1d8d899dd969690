"""Recognises cases that depend on what the contract leaves unspecified: right drivers would fail them.

Covers the rows marked "free" in decision 0003 that draws can reach.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from nnconform.harness.model.graph import Model, Operation, Subgraph
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.harness.ops.select import bind
from nnconform.harness.validate.once import validated
from nnconform.harness.validate.operation import constant_value

Values = dict[str, Array]


def depends_on_unspecified(model: Model, inputs: Sequence[Array | None], expected: Sequence[Array | None]) -> str:
    """Return the first reason why right drivers may differ in a call or its expected outputs; "" if there is none."""
    if any(each is not None and each.dtype.kind == "f" and not np.isfinite(each).all() for each in expected):
        return "a result beyond the range: a driver may give the largest number for it"
    if len(model.main.operations) != 1:
        return ""
    call = validated(model)[0].calls[0]
    assert call is not None
    outputs = zip(call.form.outputs, expected, strict=False)
    if any(arg.unspecified and each is not None for arg, each in outputs):
        return "an output whose contents are not specified"
    values = argument_values(model, model.main, model.main.operations[0], call, inputs)
    if model.relax_computation_float32_to_float16 and any(map(_too_fine, values.values())):
        return "digits that float16 has not, in a relaxed model"
    return call.op.undefined(call, values) if call.op.undefined else ""


def argument_values(
    model: Model, graph: Subgraph, step: Operation, call: Call, inputs: Sequence[Array | None]
) -> Values:
    """Return the values of the arguments of a graph's operation that are a single tensor or scalar, by name: constants,
    and what the graph's ``inputs`` are fed with, nothing if they are not known.
    """
    values = {}
    fed = dict(zip(graph.input_indexes, inputs, strict=False))
    for name, index in (bind(call.form.inputs, step.inputs) or {}).items():
        if isinstance(index, int):
            value = fed[index] if index in fed else constant_value(model, graph.operands[index])
            if value is not None:
                values[name] = value
    return values


def _too_fine(value: Array) -> bool:
    """Return whether rounding to float16 changes a tensor."""
    with np.errstate(over="ignore"):
        return bool(value.ndim and value.dtype == np.float32 and (value.astype(np.float16) != value).any())
