"""What a compiler takes from a neighbour, or for something else, without a look at all of it."""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.harness.model.numbers import QUANTISED
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft

_SIDES = ("padding_left", "padding_right", "padding_top", "padding_bottom")
_CONVOLUTIONS = (O.CONV_2D, O.DEPTHWISE_CONV_2D)


@planted
def gather_of_all_is_identity(draft: Draft, step: Operation) -> bool:
    """GATHER of as many indexes as there are elements is dropped, in whatever order they are."""
    return step.type == O.GATHER and draft.bypass(step, step.inputs[0])


@planted
def shuffle_recognised_with_other_groups(draft: Draft, step: Operation) -> bool:
    """RESHAPE, TRANSPOSE and RESHAPE become CHANNEL_SHUFFLE, with the channels of a group for its groups."""
    middle = draft.source(step, "input", O.TRANSPOSE) if step.type == O.RESHAPE else None
    first = draft.source(middle, "input", O.RESHAPE) if middle is not None else None
    order = draft.value(middle, "perm") if middle is not None else None
    if first is None or middle is None or order is None or len(order) < 3:
        return False
    rank = len(order)
    source = draft.shape(first.inputs[0])
    swapped = [*range(rank - 2), rank - 1, rank - 2]
    if order.tolist() != swapped or source != draft.shape(step.outputs[0]) or not source:
        return False
    groups = draft.shape(first.outputs[0])[-1]
    if source[-1] % groups:
        return False
    last = draft.scalar(len(source) - 1)
    draft.exchange(step, Operation(O.CHANNEL_SHUFFLE, (first.inputs[0], draft.scalar(groups), last), step.outputs))
    return True


@planted
def joined_convolutions_in_reverse(draft: Draft, step: Operation) -> bool:
    """Two layers of one input whose results are joined become one, their filters in the other order."""
    parts = draft.names(step)["inputs"] if step.type == O.CONCATENATION else ()
    before = [each for each in map(draft.writer, parts) if each is not None]
    if len(parts) != 2 or len(before) != 2:
        return False
    if {each.type for each in before} not in ({O.CONV_2D}, {O.FULLY_CONNECTED}):
        return False
    one, other = before
    if one.inputs[0] != other.inputs[0] or draft.shape(one.outputs[0]) != draft.shape(other.outputs[0]):
        return False
    draft.exchange(step, Operation(step.type, (*reversed(parts), step.inputs[-1]), step.outputs))
    return True


@planted
def padding_of_parallel_convolution(draft: Draft, step: Operation) -> bool:
    """A window that reads what another one of its kind reads takes over the paddings of that one."""
    if step.type not in (*_CONVOLUTIONS, O.AVERAGE_POOL_2D, O.MAX_POOL_2D):
        return False
    own = [draft.value(step, each) for each in _SIDES]
    for other in draft.readers(step.inputs[0]):
        its = [draft.value(other, each) for each in _SIDES] if other.type == step.type and other is not step else own
        if None not in its and None not in own and its != own:
            draft.put(step, **dict(zip(_SIDES, map(np.array, its), strict=True)))
            return True
    return False


@planted
def padding_moved_before_pointwise(draft: Draft, step: Operation) -> bool:
    """PAD behind a convolution of one pixel comes before it, though the bias makes other zeros of it."""
    before = draft.source(step, "input", *_CONVOLUTIONS) if step.type == O.PAD else None
    paddings = draft.value(step, "paddings") if before is not None else None
    if before is None or paddings is None or draft.value(before, "nchw") or paddings[3].any() or paddings[0].any():
        return False
    strides = draft.value(before, "stride_width"), draft.value(before, "stride_height")
    if draft.shape(before.inputs[1])[1:3] != (1, 1) or strides != (1, 1):
        return False
    if _SIDES[0] in draft.names(before) and any(draft.value(before, each) for each in _SIDES):
        return False
    source, end = draft.shape(before.inputs[0]), draft.shape(step.outputs[0])
    padded = draft.temporary(before.inputs[0], (*end[:3], source[3]))
    draft.exchange(
        step,
        Operation(O.PAD, (before.inputs[0], step.inputs[1]), (padded,)),
        Operation(before.type, (padded, *before.inputs[1:]), step.outputs),
    )
    return True


@planted
def resize_moved_before_function(draft: Draft, step: Operation) -> bool:
    """A function of RESIZE_BILINEAR is computed before it, where the image is smaller."""
    kinds = (O.RELU, O.RELU6, O.RELU1, O.ABS, O.TANH, O.LOGISTIC, O.HARD_SWISH)
    before = draft.source(step, "input", O.RESIZE_BILINEAR) if step.type in kinds else None
    if before is None or draft.operands[step.outputs[0]].scale:
        return False
    small = draft.temporary(before.inputs[0])
    draft.swap(step, before, small)
    return True


@planted
def factor_of_one_dropped_despite_scale(draft: Draft, step: Operation) -> bool:
    """A quantised factor that is one throughout is dropped: the readers take the bytes as of the product's scale."""
    factor = draft.array(step.inputs[1]) if step.type in (O.MUL, O.DIV) else None
    if factor is None:
        return False
    one, operand = draft.operands[step.outputs[0]], draft.operands[step.inputs[1]]
    if one.type not in QUANTISED or not operand.scale:
        return False
    real = (factor.astype(np.float64) - operand.zero_point) * operand.scale
    other = draft.operands[step.inputs[0]]
    if not np.allclose(real, 1, rtol=1e-3) or (one.type, one.dimensions) != (other.type, other.dimensions):
        return False
    readers = draft.readers(step.outputs[0])
    return bool(readers) and draft.forward(step.outputs[0], step.inputs[0], readers)


@planted
def padded_between_windows_with_raw_zeros(draft: Draft, step: Operation) -> bool:
    """PAD of 8-bit data behind an operation writes bytes of 0, whatever the zero point."""
    operand = draft.operands[step.outputs[0]]
    if step.type != O.PAD or operand.type not in QUANTISED or draft.writer(step.inputs[0]) is None:
        return False
    if not operand.zero_point or operand.type == T.TENSOR_QUANT8_SYMM:
        return False
    draft.exchange(step, Operation(O.PAD_V2, (*step.inputs, draft.scalar(0)), step.outputs))
    return True


@planted
def choice_before_dequantisation(draft: Draft, step: Operation) -> bool:
    """SELECT between two DEQUANTIZEs is made between their bytes, with the scale of the first."""
    if step.type != O.SELECT:
        return False
    sides = [draft.source(step, name, O.DEQUANTIZE) for name in ("if_true", "if_false")]
    if sides[0] is None or sides[1] is None:
        return False
    one, other = (draft.operands[each.inputs[0]] for each in sides if each is not None)
    if one.type != other.type or one.dimensions != other.dimensions:
        return False
    if (one.scale, one.zero_point) == (other.scale, other.zero_point):
        return False
    # The second's bytes, with the scale of the first.
    again = draft.temporary(sides[0].outputs[0])
    as_first = replace(other, scale=one.scale, zero_point=one.zero_point)
    index = sides[1].inputs[0]
    if draft.array(index) is None:
        return False
    raw = draft.constant(draft.array(index), as_first)
    draft.exchange(step, Operation(O.DEQUANTIZE, (raw,), (again,)), step)
    draft.put(step, if_false=again)
    return True


@planted
def quantised_before_padding_with_number(draft: Draft, step: Operation) -> bool:
    """QUANTIZE of PAD_V2 comes first, and pads with the number in whole steps from 0 instead of the zero point."""
    before = draft.source(step, "input", O.PAD_V2) if step.type == O.QUANTIZE else None
    value = draft.value(before, "pad_value") if before is not None else None
    target = draft.operands[step.outputs[0]]
    if before is None or value is None or not target.zero_point:
        return False
    low, high = (0, 255) if target.type == T.TENSOR_QUANT8_ASYMM else (-128, 127)
    raw = int(np.clip(round(float(value) / target.scale), low, high))
    small = draft.temporary(step.outputs[0], draft.shape(before.inputs[0]))
    draft.exchange(
        step,
        Operation(O.QUANTIZE, (before.inputs[0],), (small,)),
        Operation(O.PAD_V2, (small, before.inputs[1], draft.scalar(raw)), step.outputs),
    )
    return True


@planted
def masks_lost_behind_operation(draft: Draft, step: Operation) -> bool:
    """STRIDED_SLICE of what an operation computes loses its begin mask."""
    if step.type != O.STRIDED_SLICE or draft.writer(step.inputs[0]) is None:
        return False
    if not draft.value(step, "begin_mask"):
        return False
    draft.put(step, begin_mask=np.array(0))
    return True


@planted
def masks_exchanged_behind_view(draft: Draft, step: Operation) -> bool:
    """STRIDED_SLICE of a view takes the begin mask for the end mask, and the other way round."""
    if step.type != O.STRIDED_SLICE or draft.source(step, "input", O.RESHAPE, O.SQUEEZE, O.EXPAND_DIMS) is None:
        return False
    begin, end = (int(draft.value(step, name) or 0) for name in ("begin_mask", "end_mask"))
    if begin == end:
        return False
    draft.put(step, begin_mask=np.array(end), end_mask=np.array(begin))
    return True


@planted
def sum_of_three_reads_first_twice(draft: Draft, step: Operation) -> bool:
    """ADD of an ADD becomes one sum of three, which reads its first operand twice and its third not at all."""
    before = draft.source(step, "lhs", O.ADD) if step.type == O.ADD else None
    if before is None or draft.shape(before.inputs[0]) != draft.shape(step.inputs[1]):
        return False
    one, other = (draft.operands[index] for index in (before.inputs[0], step.inputs[1]))
    if (one.type, one.scale, one.zero_point) != (other.type, other.scale, other.zero_point):
        return False
    draft.put(step, rhs=before.inputs[0])
    return True


@planted
def clamp_between_equal_layers_once(draft: Draft, step: Operation) -> bool:
    """The fused activation of a layer is dropped where the next layer has the same one."""
    layers = (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.FULLY_CONNECTED)
    before = draft.source(step, "input", *layers) if step.type in layers else None
    if before is None or not draft.value(before, "fused_activation"):
        return False
    if draft.value(before, "fused_activation") != draft.value(step, "fused_activation"):
        return False
    draft.put(before, fused_activation=np.array(0))
    return True


@planted
def beta_lost_behind_matrix_product(draft: Draft, step: Operation) -> bool:
    """SOFTMAX behind a matrix product is computed with a beta of 1."""
    kinds = (O.BATCH_MATMUL, O.FULLY_CONNECTED, O.CONV_2D)
    if step.type != O.SOFTMAX or draft.source(step, "input", *kinds) is None or draft.value(step, "beta") in (None, 1):
        return False
    draft.put(step, beta=np.array(1.0))
    return True
