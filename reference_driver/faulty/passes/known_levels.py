"""Passes that compute operations on quantised constants, and read joins through cuts of joins, as if all had one scale
or lay in one tensor.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.harness.model.numbers import QUANTISED, Array, dequantise, quantise
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft

_FUNCTIONS: Mapping[O, Callable[[Array], Array]] = {
    O.TANH: np.tanh,
    O.LOGISTIC: lambda real: 1 / (1 + np.exp(-real)),
}
_CUTS = (O.SPLIT, O.SLICE, O.STRIDED_SLICE)


def _become(draft: Draft, step: Operation, elements: Array) -> bool:
    """Let what reads a result read a constant of these elements; an output of the model is a copy of it."""
    result = step.outputs[0]
    constant = draft.constant(elements, draft.operands[result])
    if result in draft.outputs:
        draft.exchange(step, Operation(O.RESHAPE, (constant, draft.numbers(*draft.shape(result))), step.outputs))
        return True
    return draft.forward(result, constant)


def _alike(draft: Draft, one: int, other: int) -> bool:
    pair = (draft.operands[one], draft.operands[other])
    return len({(each.type, each.scale, each.zero_point) for each in pair}) == 1


def _real(draft: Draft, index: int, array: Array) -> Array:
    operand = draft.operands[index]
    return dequantise(array, operand.scale, operand.zero_point, np.float64)


@planted
def constants_joined_as_bytes(draft: Draft, step: Operation) -> bool:
    """CONCATENATION of constants is computed, and QUANTIZE of a DEQUANTIZE of one: of bytes, of whatever scales."""
    if draft.operands[step.outputs[0]].type not in QUANTISED:
        return False
    if step.type == O.CONCATENATION:
        parts = [draft.array(index) for index in step.inputs[:-1]]
        axis = draft.value(step, "axis")
        if all(_alike(draft, index, step.outputs[0]) for index in step.inputs[:-1]) or axis is None:
            return False
        known = [part for part in parts if part is not None]
        return len(known) == len(parts) and _become(draft, step, np.concatenate(known, axis))
    before = draft.source(step, "input", O.DEQUANTIZE) if step.type == O.QUANTIZE else None
    array = draft.array(before.inputs[0]) if before else None
    if before is None or array is None or _alike(draft, before.inputs[0], step.outputs[0]):
        return False
    return _become(draft, step, array)


@planted
def function_of_constant_in_its_scale(draft: Draft, step: Operation) -> bool:
    """TANH, LOGISTIC of a quantised constant are computed; the result keeps the constant's scale."""
    array = draft.array(step.inputs[0]) if step.type in _FUNCTIONS else None
    if array is None or draft.operands[step.outputs[0]].type not in QUANTISED:
        return False
    operand = draft.operands[step.inputs[0]]
    real = _FUNCTIONS[step.type](_real(draft, step.inputs[0], array))  # type: ignore[index]
    return _become(draft, step, quantise(real, operand.type, operand.scale, operand.zero_point))  # type: ignore[arg-type]


@planted
def product_of_constants_without_zero_point(draft: Draft, step: Operation) -> bool:
    """MUL of quantised constants is computed without the second's zero point."""
    if step.type != O.MUL or draft.operands[step.outputs[0]].type not in QUANTISED:
        return False
    one, other = (draft.array(index) for index in step.inputs[:2])
    if one is None or other is None:
        return False
    result = draft.operands[step.outputs[0]]
    real = _real(draft, step.inputs[0], one) * (other.astype(np.float64) * draft.operands[step.inputs[1]].scale)
    return _become(draft, step, quantise(real, result.type, result.scale, result.zero_point))  # type: ignore[arg-type]


def _is_part_of_join(draft: Draft, index: int) -> bool:
    cut = draft.writer(index, *_CUTS)
    return cut is not None and draft.writer(cut.inputs[0], O.CONCATENATION) is not None


@planted
def joins_through_cuts_of_joins(draft: Draft, step: Operation) -> bool:
    """CONCATENATION of parts of CONCATENATIONs is written in place: all but the first part stay as the memory was."""
    if step.type != O.CONCATENATION:
        return False
    parts = [place for place, index in enumerate(step.inputs[:-1]) if _is_part_of_join(draft, index)]
    inputs = list(step.inputs)
    for place in parts[1:]:
        operand = draft.operands[inputs[place]]
        inputs[place] = draft.constant(np.full(operand.dimensions, operand.zero_point), operand)
    if len(parts) > 1:
        draft.exchange(step, Operation(step.type, tuple(inputs), step.outputs))
    return len(parts) > 1


@planted
def parts_of_joins_turned_round(draft: Draft, step: Operation) -> bool:
    """CONCATENATION of the outputs of a SPLIT of a CONCATENATION takes them from the last to the first."""
    parts = step.inputs[:-1]
    if step.type != O.CONCATENATION or len({draft.shape(index) for index in parts}) > 1:
        return False
    cuts = {draft.writer(index, O.SPLIT) for index in parts}
    cut = cuts.pop()
    if cuts or cut is None or len(parts) < 2 or not _is_part_of_join(draft, parts[0]):
        return False
    draft.exchange(step, Operation(step.type, (*parts[::-1], step.inputs[-1]), step.outputs))
    return True
