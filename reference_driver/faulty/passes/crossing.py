"""Operations moved past others whose neighbourhood, axis or order they depend on."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft

_FUNCTIONS = (O.RELU, O.RELU6, O.ABS, O.TANH, O.LOGISTIC, O.EXP, O.SQRT, O.SIN, O.HARD_SWISH, O.ELU)
_AVERAGES = (O.AVERAGE_POOL_2D, O.RESIZE_BILINEAR)


def _exchanged(draft: Draft, step: Operation, before: Operation, arguments: tuple[int, ...]) -> bool:
    """Let ``step``, with these arguments beside its input, come before the operation that it reads."""
    source = before.inputs[0]
    between = draft.temporary(source, _shape_behind(draft, step, before))
    draft.exchange(
        step,
        Operation(step.type, (source, *arguments), (between,)),
        Operation(before.type, (between, *before.inputs[1:]), step.outputs),
    )
    return True


def _shape_behind(draft: Draft, step: Operation, before: Operation) -> tuple[int, ...]:
    """Return the extents between the two when they are exchanged: those of the end, before the permutation if any."""
    end = draft.shape(step.outputs[0])
    if before.type != O.TRANSPOSE:
        return end
    return tuple(end[at] for at in np.argsort(draft.value(before, "perm")))


def _permuted(draft: Draft, step: Operation, kind: O) -> Operation | None:
    """Return the TRANSPOSE that an operation of this kind reads, if nothing else does."""
    before = draft.source(step, "input", O.TRANSPOSE) if step.type == kind else None
    if before is None or draft.value(before, "perm") is None or not draft.private(before.outputs[0]):
        return None
    return before


@planted
def padding_moved_before_transpose(draft: Draft, step: Operation) -> bool:
    """PAD of a TRANSPOSE comes first, with the paddings permuted as the axes are and not by the inverse."""
    before = _permuted(draft, step, O.PAD)
    paddings = draft.value(step, "paddings") if before is not None else None
    if before is None or paddings is None:
        return False
    moved = draft.constant(paddings[draft.value(before, "perm")], draft.operands[step.inputs[1]])
    return _exchanged(draft, step, before, (moved,))


@planted
def slice_moved_before_transpose(draft: Draft, step: Operation) -> bool:
    """SLICE of a TRANSPOSE comes first; its sizes are permuted, its begin is not."""
    before = _permuted(draft, step, O.SLICE)
    sizes = draft.value(step, "size") if before is not None else None
    if before is None or sizes is None:
        return False
    sizes = sizes[np.argsort(draft.value(before, "perm"))]
    return _exchanged(draft, step, before, (step.inputs[1], draft.numbers(*map(int, sizes))))


@planted
def function_moved_behind_average(draft: Draft, step: Operation) -> bool:
    """A function before an average or an enlargement, which mix elements, is computed of fewer elements behind it."""
    before = draft.source(step, "input", *_FUNCTIONS) if step.type in _AVERAGES else None
    if before is None or len(before.inputs) != 1 or not draft.private(before.outputs[0]):
        return False
    between = draft.temporary(before.inputs[0], draft.shape(step.outputs[0]))
    draft.swap(step, before, between)
    return True


@planted
def crop_moved_before_window(draft: Draft, step: Operation) -> bool:
    """SLICE of rows and columns behind a window that keeps the extents comes before it: its borders see padding."""
    kinds = (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.MAX_POOL_2D, O.AVERAGE_POOL_2D)
    before = draft.source(step, "input", *kinds) if step.type == O.SLICE else None
    begin, size = (draft.value(step, name) if before is not None else None for name in ("begin", "size"))
    if before is None or begin is None or size is None or draft.value(before, "nchw"):
        return False
    old, new = draft.shape(before.inputs[0]), draft.shape(step.outputs[0])
    whole = draft.shape(before.outputs[0])
    if old[:3] != whole[:3] or begin[3] or new[3] != whole[3]:
        return False
    part = draft.temporary(before.inputs[0], (*new[:3], old[3]))
    extents = draft.numbers(*map(int, begin)), draft.numbers(*new[:3], old[3])
    draft.exchange(
        step,
        Operation(O.SLICE, (before.inputs[0], *extents), (part,)),
        Operation(before.type, (part, *before.inputs[1:]), step.outputs),
    )
    return True


@planted
def slice_moved_before_normalisation(draft: Draft, step: Operation) -> bool:
    """SLICE of SOFTMAX or L2_NORMALIZATION comes first, along their axis too."""
    kinds = (O.SOFTMAX, O.LOG_SOFTMAX, O.L2_NORMALIZATION)
    before = draft.source(step, "input", *kinds) if step.type in (O.SLICE, O.STRIDED_SLICE) else None
    if before is None or len(draft.shape(step.outputs[0])) != len(draft.shape(before.outputs[0])):
        return False
    return _exchanged(draft, step, before, step.inputs[1:])


@planted
def window_moved_into_parts(draft: Draft, step: Operation) -> bool:
    """A pool of a CONCATENATION of columns becomes the CONCATENATION of the parts' pools, whatever its filter."""
    before = draft.source(step, "input", O.CONCATENATION) if step.type in (O.MAX_POOL_2D, O.AVERAGE_POOL_2D) else None
    if before is None or draft.value(before, "axis") is None or draft.value(step, "nchw"):
        return False
    parts = draft.names(before)["inputs"]
    axis, whole = int(draft.value(before, "axis")) % 4, draft.shape(step.outputs[0])
    if whole != draft.shape(before.outputs[0]):
        return False
    pooled = [draft.temporary(step.outputs[0], draft.shape(part)) for part in parts]
    pools = (Operation(step.type, (part, *step.inputs[1:]), (new,)) for part, new in zip(parts, pooled, strict=True))
    draft.exchange(step, *pools, Operation(O.CONCATENATION, (*pooled, draft.scalar(axis)), step.outputs))
    return True


@planted
def addend_moved_before_reshape(draft: Draft, step: Operation) -> bool:
    """ADD or MUL of a constant behind a RESHAPE comes before it, if the constant can be broadcast there too."""
    before = draft.source(step, "lhs", O.RESHAPE) if step.type in (O.ADD, O.MUL) else None
    if before is None or draft.array(step.inputs[1]) is None:
        return False
    old, constant = draft.shape(before.inputs[0]), draft.shape(step.inputs[1])
    if len(constant) > len(old) or any(c not in (1, e) for c, e in zip(constant[::-1], old[::-1], strict=False)):
        return False
    between = draft.temporary(step.outputs[0], old)
    draft.swap(step, before, between)
    return True
