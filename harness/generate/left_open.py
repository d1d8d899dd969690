"""What a case asks of a driver that the contract leaves to it: such a case fails right drivers, and is not to be kept.

The rows marked "free" in decision 0003 that draws can come to.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Model
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.call import Call
from nnconform.harness.ops.select import bind
from nnconform.harness.validate.model import validate_model
from nnconform.harness.validate.operation import constant_value

Values = dict[str, Array]
_MOST = 2**31 - 1


def left_open(model: Model, inputs: Sequence[Array | None], expected: Sequence[Array | None]) -> str:
    """The first thing in a call and its expected answers that drivers may differ in; "" where there is none."""
    if any(each is not None and each.dtype.kind == "f" and not np.isfinite(each).all() for each in expected):
        return "a result beyond the range: a driver may give the largest number for it"
    if len(model.main.operations) != 1:
        return ""
    call = validate_model(model)[0].calls[0]
    assert call is not None
    outputs = zip(call.form.outputs, expected, strict=False)
    if any(arg.unspecified and each is not None for arg, each in outputs):
        return "an output whose contents are not specified"
    values = _values(model, call, inputs)
    if model.relax_computation_float32_to_float16 and any(map(_too_fine, values.values())):
        return "digits that float16 has not, in a relaxed model"
    rule = _RULES.get(call.op.code)
    return rule(call, values) if rule else ""


def _values(model: Model, call: Call, inputs: Sequence[Array | None]) -> Values:
    """The values of the arguments that are one tensor or scalar, by name."""
    main, found = model.main, {}
    for name, index in (bind(call.form.inputs, main.operations[0].inputs) or {}).items():
        if isinstance(index, int):
            fed = index in main.input_indexes
            value = inputs[main.input_indexes.index(index)] if fed else constant_value(model, main.operands[index])
            if value is not None:
                found[name] = value
    return found


def _too_fine(value: Array) -> bool:
    """Whether rounding to float16 changes a tensor."""
    with np.errstate(over="ignore"):
        return bool(value.ndim and value.dtype == np.float32 and (value.astype(np.float16) != value).any())


def _overflow(largest: Callable[[int, int, int], int]) -> Callable[[Call, Values], str]:
    """The rule of arithmetic, of which this is the most that may come of the largest numbers and the longest axis."""

    def rule(call: Call, values: Values) -> str:
        lhs, rhs = values["lhs"], values["rhs"]
        if lhs.dtype != np.int32 or not (lhs.size and rhs.size):
            return ""
        one, other = (int(np.abs(each.astype(np.int64)).max()) for each in (lhs, rhs))
        over = largest(one, other, max(lhs.shape)) > _MOST
        return "integers that overflow: a driver may wrap, saturate or do else" if over else ""

    return rule


def _no_length(call: Call, values: Values) -> str:
    # A signed one is of 1.3 in any case.
    if call.types.since >= HalVersion.V1_3:
        return ""
    stored = values["input"]
    zero = call.operand("input").zero_point
    empty = (stored == zero).all(axis=call.derived("along")).any()
    return "a vector of zeros: what it comes to is not said before 1.3" if empty else ""


def _no_proposals(call: Call, values: Values) -> str:
    none = int(values["post_nms_max"]) == 0
    return "post_nms_max 0: no limit, or nothing selected" if none else ""


_RULES: dict[int, Callable[[Call, Values], str]] = {
    O.ADD: _overflow(lambda one, other, _: one + other),
    O.SUB: _overflow(lambda one, other, _: one + other),
    O.MUL: _overflow(lambda one, other, _: one * other),
    O.BATCH_MATMUL: _overflow(lambda one, other, count: one * other * count),
    O.L2_NORMALIZATION: _no_length,
    O.GENERATE_PROPOSALS: _no_proposals,
}
