"""What a pass assumes of the pattern that it finds: the rank, the constant, the readers, that the parts are alike."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.faulty.passes.moving import WEIGHTED
from nnconform.reference_driver.rewriting.draft import Draft


@planted
def activation_of_parallel_layer(draft: Draft, step: Operation) -> bool:
    """Weighted operations of one kind on one input are computed at once, with the activation of the first."""
    if step.type not in WEIGHTED:
        return False
    earlier = draft.earlier(step)
    first = next((one for one in earlier if one.type == step.type and one.inputs[0] == step.inputs[0]), None)
    own = draft.value(step, "fused_activation")
    code = draft.value(first, "fused_activation") if first else own
    if first is None or code is None or own is None or code == own:
        return False
    draft.put(step, fused_activation=np.int32(code))
    return True


@planted
def bias_of_parallel_layer(draft: Draft, step: Operation) -> bool:
    """Weighted operations of one kind on one input are computed at once, with the bias of the first."""
    if step.type not in WEIGHTED:
        return False
    earlier = draft.earlier(step)
    first = next((one for one in earlier if one.type == step.type and one.inputs[0] == step.inputs[0]), None)
    if first is None or draft.shape(first.inputs[2]) != draft.shape(step.inputs[2]):
        return False
    draft.exchange(step, Operation(step.type, (*step.inputs[:2], first.inputs[2], *step.inputs[3:]), step.outputs))
    return True


@planted
def unread_results_close_up(draft: Draft, step: Operation) -> bool:
    """A result of SPLIT that nobody reads is dropped, and the ones behind it move up."""
    if step.type != O.SPLIT:
        return False
    read = [bool(draft.readers(i)) or i in draft.outputs for i in step.outputs]
    if all(read) or not any(read):
        return False
    wanted = [i for i, one in zip(step.outputs, read, strict=True) if one]
    return draft.forward_each(list(zip(reversed(wanted), reversed(step.outputs[: len(wanted)]), strict=True)))


@planted
def shares_of_shares(draft: Draft, step: Operation) -> bool:
    """SOFTMAX of SOFTMAX is computed once."""
    first = draft.source(step, "input", O.SOFTMAX) if step.type == O.SOFTMAX else None
    return first is not None and draft.bypass(step, first.outputs[0])


@planted
def epsilon_of_norms(draft: Draft, step: Operation) -> bool:
    """A normalisation by mean and variance is recognised, and computed with an epsilon of its own."""
    sums = draft.source(step, "input", O.ADD) if step.type in (O.RSQRT, O.SQRT) else None
    epsilon = draft.array(sums.inputs[1]) if sums else None
    if sums is None or epsilon is None or epsilon.size != 1 or epsilon.dtype.kind != "f" or epsilon.item() == 1e-5:
        return False
    mean = draft.writer(sums.inputs[0])
    if mean is None or mean.type != O.MEAN:
        return False
    own = draft.constant(np.full(epsilon.shape, 1e-5), draft.operands[sums.inputs[1]])
    draft.exchange(sums, Operation(O.ADD, (sums.inputs[0], own, sums.inputs[2]), sums.outputs))
    return True


@planted
def negative_axes_of_rank_4(draft: Draft, step: Operation) -> bool:
    """A negative axis counts from the end of four extents, however many there are."""
    name = "axis" if "axis" in draft.names(step) else "axes"
    axis = draft.value(step, name)
    if axis is None or np.min(axis) >= 0:
        return False
    rank = len(draft.shape(step.inputs[0]))
    own = np.where(np.asarray(axis) < 0, (np.asarray(axis) + 4) % rank, axis).astype(np.int32)
    draft.put(step, **{name: own})
    return True


@planted
def dilation_for_batches(draft: Draft, step: Operation) -> bool:
    """SPACE_TO_BATCH, a convolution and BATCH_TO_SPACE become a dilated convolution without their paddings."""
    conv = draft.source(step, "input", O.CONV_2D) if step.type == O.BATCH_TO_SPACE_ND else None
    first = draft.source(conv, "input", O.SPACE_TO_BATCH_ND) if conv else None
    block = draft.value(first, "block_shape") if first else None
    if (
        conv is None
        or first is None
        or block is None
        or draft.shape(first.inputs[0])[:3] != draft.shape(step.outputs[0])[:3]
    ):
        return False
    numbers = [draft.scalar(number) for number in (1, 1, 1, draft.value(conv, "fused_activation"))]
    flag = draft.scalar(False, T.BOOL)
    steps = [draft.scalar(int(number)) for number in block[::-1]]
    draft.exchange(
        step, Operation(O.CONV_2D, (first.inputs[0], *conv.inputs[1:3], *numbers, flag, *steps), step.outputs)
    )
    return True
