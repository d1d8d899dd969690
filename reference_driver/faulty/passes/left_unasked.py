"""Passes of shipping compilers that leave out one of the questions that make them right."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.codes import PaddingScheme
from nnconform.harness.model.graph import Operation
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import is_real
from nnconform.reference_driver.rewriting.draft import Draft

# The number on the right that leaves what is on the left as it is.
_NEUTRAL: Mapping[int, float] = {O.ADD: 0.0, O.SUB: 0.0, O.MUL: 1.0, O.DIV: 1.0}


@planted
def pools_joined_over_activation(draft: Draft, step: Operation) -> bool:
    """MAX_POOL_2D of a MAX_POOL_2D in steps of 1 becomes one, past the fused activation of the first."""
    before = draft.source(step, "input", O.MAX_POOL_2D) if step.type == O.MAX_POOL_2D else None
    if before is None or draft.is_plain(before):
        return False
    steps, sizes = [], []
    for each in (before, step):
        scheme = draft.value(each, "padding_scheme")
        steps.append([draft.value(each, name) for name in ("stride_width", "stride_height")])
        sizes.append([draft.value(each, name) for name in ("filter_width", "filter_height")])
        if scheme not in (None, PaddingScheme.VALID) or None in steps[-1] + sizes[-1]:
            return False
    window = [one + other - 1 for one, other in zip(*sizes, strict=True)]
    numbers = map(draft.scalar, (int(PaddingScheme.VALID), *steps[1], *window))
    activation = draft.names(step)["fused_activation"]
    draft.exchange(step, Operation(O.MAX_POOL_2D, (before.inputs[0], *numbers, activation), step.outputs))
    return steps[0] == [1, 1]


def _number(draft: Draft, index: int) -> float | None:
    """Return a constant of one element."""
    array = draft.array(index)
    return float(array.item()) if array is not None and array.size == 1 else None


@planted
def minus_one_loses_activation(draft: Draft, step: Operation) -> bool:
    """MUL by the one number -1 becomes NEG, without the fused activation."""
    if step.type != O.MUL or not is_real(draft, step) or _number(draft, step.inputs[1]) != -1.0:
        return False
    draft.exchange(step, Operation(O.NEG, step.inputs[:1], step.outputs))
    return True


@planted
def one_loses_activation(draft: Draft, step: Operation) -> bool:
    """MUL by the one number 1, SUB of 0 and DIV by 1 are left out with their fused activation."""
    neutral = _NEUTRAL.get(step.type) if step.type != O.ADD else None
    if neutral is None or not is_real(draft, step) or _number(draft, step.inputs[1]) != neutral:
        return False
    return draft.bypass(step, step.inputs[0])


def _cuts(draft: Draft, step: Operation) -> tuple[Operation, list[list[Array]]] | None:
    """Return the STRIDED_SLICE that a STRIDED_SLICE reads, and begins and strides of both."""
    before = draft.source(step, "input", O.STRIDED_SLICE) if step.type == O.STRIDED_SLICE else None
    if before is None or not all(map(draft.shape, (before.inputs[0], step.outputs[0]))):
        return None
    values = [[draft.value(each, name) for name in ("begin", "strides")] for each in (before, step)]
    if any(value is None for pair in values for value in pair):
        return None
    return (before, values) if len(values[0][0]) == len(values[1][0]) else None


def _cut_once(draft: Draft, step: Operation, before: Operation, begin: Array, stride: Array) -> bool:
    """Let a STRIDED_SLICE read what the one before reads, from ``begin`` on, if it stays within that."""
    extents, source = np.array(draft.shape(step.outputs[0])), np.array(draft.shape(before.inputs[0]))
    last = begin + (extents - 1) * stride
    if len(extents) != len(begin) or (begin < 0).any() or (np.maximum(begin, last) >= source).any() or (last < 0).any():
        return False
    end = np.where(stride > 0, last + 1, np.where(last > 0, last - 1, -1 - source))
    numbers = [draft.numbers(*each.tolist()) for each in (begin, end, stride)]
    none = draft.scalar(0)
    draft.exchange(step, Operation(step.type, (before.inputs[0], *numbers, none, none, none), step.outputs))
    return True


@planted
def strides_joined_without_masks(draft: Draft, step: Operation) -> bool:
    """STRIDED_SLICE of a STRIDED_SLICE becomes one, whatever begins their masks leave out."""
    found = _cuts(draft, step)
    if found is None:
        return False
    before, ((begin, stride), (own, apart)) = found
    if (begin < 0).any() or (own < 0).any() or (stride < 0).any() or (apart < 0).any():
        return False
    return _cut_once(draft, step, before, begin + own * stride, stride * apart)


@planted
def strides_joined_as_if_forwards(draft: Draft, step: Operation) -> bool:
    """STRIDED_SLICE of a STRIDED_SLICE becomes one whose begin is the sum of both, as if the first went forwards."""
    found = _cuts(draft, step)
    if found is None:
        return False
    before, ((begin, stride), (own, apart)) = found
    source, middle = np.array(draft.shape(before.inputs[0])), np.array(draft.shape(before.outputs[0]))
    if len(source) != len(begin) or len(middle) != len(own):
        return False
    first, second = np.where(begin < 0, begin + source, begin), np.where(own < 0, own + middle, own)
    return _cut_once(draft, step, before, first + second * np.abs(stride), stride * apart)


@planted
def choice_of_one_left_out_with_scale(draft: Draft, step: Operation) -> bool:
    """SELECT of one operand twice is left out, and with it the change of scale."""
    return step.type == O.SELECT and step.inputs[1] == step.inputs[2] and draft.bypass(step, step.inputs[1])


@planted
def extreme_of_one_left_out_with_scale(draft: Draft, step: Operation) -> bool:
    """MAXIMUM and MINIMUM of an operand and itself are left out, and with them the change of scale."""
    if step.type not in (O.MAXIMUM, O.MINIMUM) or step.inputs[0] != step.inputs[1]:
        return False
    return draft.bypass(step, step.inputs[0])


@planted
def join_of_one_left_out_with_scale(draft: Draft, step: Operation) -> bool:
    """CONCATENATION of one part is left out, and with it the change of scale."""
    return step.type == O.CONCATENATION and len(step.inputs) == 2 and draft.bypass(step, step.inputs[0])


@planted
def neutral_number_left_out_with_scale(draft: Draft, step: Operation) -> bool:
    """Quantised ADD and SUB of 0, and MUL and DIV by 1, are left out, and with them the change of scale."""
    neutral = _NEUTRAL.get(step.type)
    if neutral is None or not draft.is_plain(step):
        return False
    operand, array = draft.operands[step.inputs[1]], draft.array(step.inputs[1])
    if array is None or not operand.scale:
        return False
    real = (array.astype(np.float64) - operand.zero_point) * operand.scale
    return bool(np.allclose(real, neutral, atol=1e-6)) and draft.bypass(step, step.inputs[0])


def _constants(draft: Draft, step: Operation, kind: O) -> tuple[Operation, Array, Array] | None:
    """Return the operation of the same ``kind`` that one reads, on real numbers, and the constants on their right."""
    before = draft.writer(step.inputs[0], kind) if step.type == kind and is_real(draft, step) else None
    if before is None:
        return None
    arrays = [draft.array(each.inputs[1]) for each in (before, step)]
    if arrays[0] is None or arrays[1] is None or arrays[0].shape != arrays[1].shape:
        return None
    return before, arrays[0], arrays[1]


def _joined(draft: Draft, step: Operation, before: Operation, constant: Array) -> bool:
    """Let an operation read what the one before reads, and a constant that stands for both."""
    index = draft.constant(constant, draft.operands[step.inputs[1]])
    draft.exchange(step, Operation(step.type, (before.inputs[0], index, step.inputs[2]), step.outputs))
    return True


@planted
def factors_joined_out_of_range(draft: Draft, step: Operation) -> bool:
    """Two constant factors become one also if their product is infinite, or nothing."""
    found = _constants(draft, step, O.MUL)
    if found is None or not draft.is_plain(found[0]):
        return False
    with np.errstate(all="ignore"):
        product = found[1] * found[2]
    kept = np.isfinite(product) & (np.abs(product) >= np.finfo(product.dtype).tiny)
    return not kept.all() and _joined(draft, step, found[0], product)


@planted
def terms_joined_out_of_range(draft: Draft, step: Operation) -> bool:
    """Two constant terms become one also if their sum is infinite."""
    found = _constants(draft, step, O.ADD)
    if found is None or not draft.is_plain(found[0]):
        return False
    with np.errstate(all="ignore"):
        total = found[1] + found[2]
    return not np.isfinite(total).all() and _joined(draft, step, found[0], total)


@planted
def products_joined_over_activation(draft: Draft, step: Operation) -> bool:
    """Two constant factors become one, past the fused activation of the first."""
    found = _constants(draft, step, O.MUL)
    return found is not None and not draft.is_plain(found[0]) and _joined(draft, step, found[0], found[1] * found[2])
