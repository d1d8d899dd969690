"""What a compiler takes for known by a part of it: numbers by the first, places by their ends, sums of
shares, integers and weights by what another type holds of them.
"""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import NOWHERE, Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import CONVOLUTIONS, is_real, plain_sides, sides, weights_name
from nnconform.reference_driver.rewriting.draft import Draft

_COMPARISONS = (O.EQUAL, O.NOT_EQUAL, O.LESS, O.GREATER, O.LESS_EQUAL, O.GREATER_EQUAL)
_LOWEST = {T.TENSOR_QUANT8_ASYMM: 0, T.TENSOR_QUANT8_ASYMM_SIGNED: -128, T.TENSOR_QUANT8_SYMM_PER_CHANNEL: -128}


def _typed(draft: Draft, like: int, code: T, scale: float = 0.0, zero_point: int = 0) -> int:
    """Add a temporary of the extents of another operand, of a type; return its index."""
    new = replace(draft.operands[like], type=code, scale=scale, zero_point=zero_point, location=NOWHERE)
    draft.operands.append(replace(new, lifetime=L.TEMPORARY_VARIABLE, extra_params=None))
    return len(draft.operands) - 1


@planted
def clamp_is_relu6_by_first_bounds(draft: Draft, step: Operation) -> bool:
    """MINIMUM of MAXIMUM is RELU6 if the first numbers of the bounds are 6 and 0."""
    above = sides(draft, step) if step.type == O.MINIMUM and is_real(draft, step) else None
    before = draft.writer(above[0], O.MAXIMUM) if above else None
    below = sides(draft, before) if before else None
    if above is None or below is None or above[1].flat[0] != 6 or below[1].flat[0] != 0:
        return False
    if draft.shape(below[0]) != draft.shape(step.outputs[0]):
        return False
    draft.exchange(step, Operation(O.RELU6, (below[0],), step.outputs))
    return True


@planted
def lookup_is_first_rows_by_its_ends(draft: Draft, step: Operation) -> bool:
    """EMBEDDING_LOOKUP by constant places is the first rows if it begins with 0 and ends with their number less 1."""
    places = draft.value(step, "lookups") if step.type == O.EMBEDDING_LOOKUP else None
    if places is None or len(places) < 3 or places[0] != 0 or places[-1] != len(places) - 1:
        return False
    draft.exchange(step, draft.slice(draft.names(step)["values"], step.outputs[0], 0, 0))
    return True


@planted
def integers_compared_as_reals(draft: Draft, step: Operation) -> bool:
    """Comparisons of INT32 are those of float32."""
    if step.type not in _COMPARISONS or draft.operands[step.inputs[0]].type != T.TENSOR_INT32:
        return False
    pair = [_typed(draft, index, T.TENSOR_FLOAT32) for index in step.inputs]
    casts = [Operation(O.CAST, (index,), (real,)) for index, real in zip(step.inputs, pair, strict=True)]
    draft.exchange(step, *casts, Operation(step.type, tuple(pair), step.outputs))
    return True


@planted
def logistic_without_sign(draft: Draft, step: Operation) -> bool:
    """1 / (1 + EXP) is LOGISTIC of what EXP reads, whether that is negated or not."""
    found = plain_sides(draft, step) if step.type == O.DIV else None
    sum_ = draft.writer(found[0], O.ADD) if found and found[2] else None
    inner = plain_sides(draft, sum_)
    power = draft.writer(inner[0], O.EXP) if inner else None
    if found is None or inner is None or power is None or np.any(found[1] != 1) or np.any(inner[1] != 1):
        return False
    negation = draft.writer(power.inputs[0], O.NEG)
    data = negation.inputs[0] if negation else power.inputs[0]
    if draft.shape(data) != draft.shape(step.outputs[0]):
        return False
    draft.exchange(step, Operation(O.LOGISTIC, (data,), step.outputs))
    return True


@planted
def sum_of_shares_is_one(draft: Draft, step: Operation) -> bool:
    """REDUCE_SUM of SOFTMAX is 1, along whichever axis."""
    if step.type != O.REDUCE_SUM or draft.source(step, "input", O.SOFTMAX) is None:
        return False
    result = draft.operands[step.outputs[0]]
    return draft.bypass(step, draft.constant(np.ones(result.dimensions), result))


@planted
def activation_dropped_at_lowest_zero_point(draft: Draft, step: Operation) -> bool:
    """RELU and RELU6 of numbers whose zero point is the lowest are dropped."""
    if step.type not in (O.RELU, O.RELU6):
        return False
    operand = draft.operands[step.inputs[0]]
    return operand.zero_point == _LOWEST.get(T(operand.type)) and draft.bypass(step, step.inputs[0])


@planted
def lowest_weight_is_next(draft: Draft, step: Operation) -> bool:
    """The lowest number of quantised weights becomes the next, so that they are symmetrical."""
    if step.type not in (*CONVOLUTIONS, O.FULLY_CONNECTED):
        return False
    operand, weights = draft.operands[step.inputs[1]], draft.array(step.inputs[1])
    low = _LOWEST.get(T(operand.type))
    if weights is None or low is None or not (weights == low).any():
        return False
    draft.put(step, **{weights_name(step): draft.constant(np.maximum(weights, low + 1), operand)})
    return True


@planted
def pair_around_move_is_unsigned(draft: Draft, step: Operation) -> bool:
    """Behind DEQUANTIZE of signed numbers and RESHAPE or TRANSPOSE come QUANTIZE and DEQUANTIZE, of unsigned ones."""
    before = draft.writer(step.inputs[0], O.DEQUANTIZE) if step.type in (O.RESHAPE, O.TRANSPOSE) else None
    if before is None:
        return False
    operand = draft.operands[before.inputs[0]]
    if operand.type != T.TENSOR_QUANT8_ASYMM_SIGNED:
        return False
    result, zero_point = draft.temporary(step.outputs[0]), max(operand.zero_point, 0)
    raw = _typed(draft, step.outputs[0], T.TENSOR_QUANT8_ASYMM, operand.scale, zero_point)
    draft.exchange(
        step,
        Operation(step.type, step.inputs, (result,)),
        Operation(O.QUANTIZE, (result,), (raw,)),
        Operation(O.DEQUANTIZE, (raw,), step.outputs),
    )
    return True


@planted
def quotient_of_integers_times_part_of_divisor(draft: Draft, step: Operation) -> bool:
    """(x / c) * d of integers is x / (c / d) if that is whole."""
    integers = step.type == O.MUL and draft.operands[step.outputs[0]].type == T.TENSOR_INT32 and draft.is_plain(step)
    found = sides(draft, step) if integers else None
    before = draft.writer(found[0], O.DIV) if found else None
    if found is None or before is None or not draft.is_plain(before):
        return False
    divisor, factor = draft.value(before, "rhs"), found[1]
    if divisor is None or divisor.size != 1 or factor.size != 1 or not factor.flat[0]:
        return False
    whole, rest = divmod(int(divisor.flat[0]), int(factor.flat[0]))
    if rest or draft.shape(before.inputs[0]) != draft.shape(step.outputs[0]):
        return False
    new = draft.constant(np.full(divisor.shape, whole), draft.operands[before.inputs[1]])
    draft.exchange(step, Operation(O.DIV, (before.inputs[0], new, draft.scalar(0)), step.outputs))
    return True
