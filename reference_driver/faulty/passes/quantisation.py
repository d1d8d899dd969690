"""Conversions between quantised and real values that a pass takes for inverse or for nothing."""

from __future__ import annotations

from msgspec.structs import replace

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.harness.model.numbers import QUANTISED, quantised_range
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft


def _pair(draft: Draft, step: Operation, first: O, second: O) -> Operation | None:
    return draft.source(step, "input", first) if step.type == second else None


@planted
def rounding_and_clamp_removed(draft: Draft, step: Operation) -> bool:
    """QUANTIZE before DEQUANTIZE is removed with it: values are neither rounded nor clamped."""
    first = _pair(draft, step, O.QUANTIZE, O.DEQUANTIZE)
    return first is not None and draft.bypass(step, first.inputs[0])


@planted
def requantise_removed(draft: Draft, step: Operation) -> bool:
    """DEQUANTIZE before QUANTIZE is removed with it though scale or zero point differ."""
    first = _pair(draft, step, O.DEQUANTIZE, O.QUANTIZE)
    return first is not None and draft.bypass(step, first.inputs[0])


@planted
def zero_points_not_compared(draft: Draft, step: Operation) -> bool:
    """DEQUANTIZE before QUANTIZE is removed with it where the scales agree, whatever the zero points."""
    first = _pair(draft, step, O.DEQUANTIZE, O.QUANTIZE)
    if first is None or draft.operands[first.inputs[0]].scale != draft.operands[step.outputs[0]].scale:
        return False
    return draft.bypass(step, first.inputs[0])


@planted
def scales_nearly_equal(draft: Draft, step: Operation) -> bool:
    """DEQUANTIZE before QUANTIZE is removed with it where the scales differ by a quarter at most."""
    first = _pair(draft, step, O.DEQUANTIZE, O.QUANTIZE)
    if first is None:
        return False
    one, other = draft.operands[first.inputs[0]], draft.operands[step.outputs[0]]
    near = abs(one.scale - other.scale) <= 0.25 * other.scale and one.zero_point == other.zero_point
    return near and draft.bypass(step, first.inputs[0])


@planted
def coarse_step_lost(draft: Draft, step: Operation) -> bool:
    """QUANTIZE, DEQUANTIZE, QUANTIZE becomes one QUANTIZE: the coarser of two grids is lost."""
    middle = _pair(draft, step, O.DEQUANTIZE, O.QUANTIZE)
    first = _pair(draft, middle, O.QUANTIZE, O.DEQUANTIZE) if middle else None
    if first is None:
        return False
    draft.put(step, input=first.inputs[0])
    return True


@planted
def concatenation_scales_unified(draft: Draft, step: Operation) -> bool:
    """Inputs of a quantised concatenation get its result's scale, as if it were theirs."""
    if step.type != O.CONCATENATION or draft.operands[step.outputs[0]].type not in QUANTISED:
        return False
    result = draft.operands[step.outputs[0]]
    different = False
    for index in draft.names(step)["inputs"]:
        operand = draft.operands[index]
        different = different or (operand.scale, operand.zero_point) != (result.scale, result.zero_point)
        draft.operands[index] = replace(operand, scale=result.scale, zero_point=result.zero_point)
    return different


@planted
def scale_of_the_reader(draft: Draft, step: Operation) -> bool:
    """The result of an addition takes the quantisation of what reads it, an operation that keeps none."""
    if step.type not in (O.ADD, O.SUB, O.MUL) or draft.operands[step.outputs[0]].type not in QUANTISED:
        return False
    inner = [name for name in ("lhs", "rhs") if draft.source(step, name, O.ADD, O.SUB, O.MUL)]
    if not inner:
        return False
    index, result = draft.names(step)[inner[0]], draft.operands[step.outputs[0]]
    draft.operands[index] = replace(draft.operands[index], scale=result.scale, zero_point=result.zero_point)
    return True


@planted
def float_island_scales_of_first(draft: Draft, step: Operation) -> bool:
    """An operation between DEQUANTIZE and QUANTIZE becomes a quantised one with the first operand's scale for both."""
    if step.type != O.QUANTIZE:
        return False
    inner = draft.source(step, "input", O.ADD, O.MAXIMUM, O.MINIMUM)
    sides = [draft.source(inner, name, O.DEQUANTIZE) for name in ("lhs", "rhs")] if inner else []
    if inner is None or not sides or sides[0] is None or sides[1] is None:
        return False
    one, other = sides[0].inputs[0], sides[1].inputs[0]
    first = draft.operands[one]
    if draft.operands[other].type != first.type or draft.operands[step.outputs[0]].type != first.type:
        return False
    draft.operands[other] = replace(draft.operands[other], scale=first.scale, zero_point=first.zero_point)
    draft.exchange(step, Operation(inner.type, (one, other, *inner.inputs[2:]), step.outputs))
    return True


@planted
def relu_left_out_at_zero_point_of_0(draft: Draft, step: Operation) -> bool:
    """RELU before QUANTIZE to a zero point of 0 is left out, also of signed numbers."""
    clamp = draft.source(step, "input", O.RELU) if step.type == O.QUANTIZE else None
    if clamp is None or draft.operands[step.outputs[0]].zero_point != 0:
        return False
    draft.put(step, input=clamp.inputs[0])
    return True


@planted
def clamp_left_out_by_upper_end(draft: Draft, step: Operation) -> bool:
    """RELU6 before QUANTIZE is left out where no quantised number is above 6, whatever is below 0."""
    clamp = draft.source(step, "input", O.RELU6) if step.type == O.QUANTIZE else None
    operand = draft.operands[step.outputs[0]]
    if clamp is None or (quantised_range(T(operand.type))[1] - operand.zero_point) * operand.scale > 6:
        return False
    draft.put(step, input=clamp.inputs[0])
    return True
