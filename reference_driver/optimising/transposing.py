"""TRANSPOSE that moves behind the operation that reads it, into its arguments, or becomes another operation."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.optimising._asked import are_known, are_real, axis_of, order
from nnconform.reference_driver.rewriting.device import at_step
from nnconform.reference_driver.rewriting.draft import Draft

_REDUCTIONS = (O.MEAN, O.REDUCE_MAX, O.REDUCE_MIN, O.REDUCE_SUM, O.REDUCE_ANY, O.REDUCE_ALL)


@at_step
def axes_reduced_where_they_come_from(draft: Draft, step: Operation) -> bool:
    """A reduction of a TRANSPOSE takes the axes of what that reads, if those that are left keep their order."""
    before = draft.source(step, "input", O.TRANSPOSE) if step.type in _REDUCTIONS else None
    perm, axes = order(draft, before), draft.value(step, "axes")
    if before is None or perm is None or axes is None or draft.value(step, "keep_dims") is not False:
        return False
    reduced = sorted({perm[axis % len(perm)] for axis in np.ravel(axes).tolist()})
    left = [axis for axis in perm if axis not in reduced]
    if not reduced or left != sorted(left):
        return False
    inputs = before.inputs[0], draft.numbers(*reduced), step.inputs[2]
    draft.exchange(step, Operation(step.type, inputs, step.outputs))
    return True


def _behind(draft: Draft, step: Operation, perm: tuple[int, ...], between: int, *inputs: int) -> bool:
    """Let ``step`` read other inputs and write ``between``, which a TRANSPOSE then takes to where it wrote."""
    draft.exchange(
        step,
        Operation(step.type, inputs, (between,)),
        Operation(O.TRANSPOSE, (between, draft.numbers(*perm)), step.outputs),
    )
    return True


def _unturned(shape: tuple[int, ...], perm: tuple[int, ...]) -> tuple[int, ...]:
    """Return the extents of what a TRANSPOSE gives these of."""
    return tuple(shape[perm.index(axis)] for axis in range(len(perm)))


@at_step
def joined_before_transpose(draft: Draft, step: Operation) -> bool:
    """CONCATENATION of results of TRANSPOSE in one order moves before them, along the axis that its own comes from."""
    if step.type != O.CONCATENATION or not are_known(draft, *step.outputs):
        return False
    before = [draft.writer(index, O.TRANSPOSE) for index in step.inputs[:-1]]
    orders = {order(draft, each) for each in before}
    axis, perm = axis_of(draft, step, "axis", step.outputs[0]), orders.pop()
    if axis is None or perm is None or orders:
        return False
    between = draft.temporary(step.outputs[0], _unturned(draft.shape(step.outputs[0]), perm))
    sources = [each.inputs[0] for each in before if each is not None]
    return _behind(draft, step, perm, between, *sources, draft.scalar(perm[axis]))


@at_step
def softmax_before_transpose(draft: Draft, step: Operation) -> bool:
    """SOFTMAX of a TRANSPOSE moves before it, along the axis that its own comes from."""
    before = draft.source(step, "input", O.TRANSPOSE) if step.type == O.SOFTMAX else None
    perm = order(draft, before)
    if before is None or perm is None or not are_known(draft, *before.inputs[:1]) or len(perm) > 4:
        return False
    axis = axis_of(draft, step, "axis", before.inputs[0]) if len(step.inputs) > 2 else len(perm) - 1
    if axis is None:
        return False
    between = draft.temporary(step.outputs[0], draft.shape(before.inputs[0]))
    return _behind(draft, step, perm, between, before.inputs[0], step.inputs[1], draft.scalar(perm[axis]))


@at_step
def border_before_transpose(draft: Draft, step: Operation) -> bool:
    """PAD of a TRANSPOSE moves before it, with its sides in the order of the axes there."""
    before = draft.source(step, "input", O.TRANSPOSE) if step.type == O.PAD else None
    perm, sides = order(draft, before), draft.value(step, "paddings")
    if before is None or perm is None or sides is None or not are_known(draft, *step.outputs):
        return False
    between = draft.temporary(step.outputs[0], _unturned(draft.shape(step.outputs[0]), perm))
    turned = draft.constant(_unturned(sides, perm), draft.operands[step.inputs[1]])
    return _behind(draft, step, perm, between, before.inputs[0], turned)


@at_step
def transpose_into_product(draft: Draft, step: Operation) -> bool:
    """BATCH_MATMUL of a TRANSPOSE of the last two axes reads that matrix turned."""
    if step.type != O.BATCH_MATMUL:
        return False
    inputs, changed = list(step.inputs), False
    for place, flag in ((0, "adj_x"), (1, "adj_y")):
        before = draft.writer(step.inputs[place], O.TRANSPOSE)
        perm, turned = order(draft, before), draft.value(step, flag)
        if before is None or perm is None or turned is None or perm[-2:] != (len(perm) - 1, len(perm) - 2):
            continue
        if perm[:-2] != tuple(range(len(perm) - 2)):
            continue
        changed, like = True, draft.operands[inputs[place + 2]]
        inputs[place], inputs[place + 2] = before.inputs[0], draft.constant(np.array(not turned), like)
    if changed:
        draft.exchange(step, Operation(step.type, tuple(inputs), step.outputs))
    return changed


@at_step
def transpose_of_single_rows_is_view(draft: Draft, step: Operation) -> bool:
    """TRANSPOSE that leaves the axes of more than one element in their order becomes RESHAPE."""
    perm, source = order(draft, step), step.inputs[0]
    if perm is None or not are_known(draft, source, step.outputs[0]) or not are_real(draft, source):
        return False
    long = [axis for axis in perm if draft.shape(source)[axis] > 1]
    if long != sorted(long):
        return False
    draft.exchange(step, Operation(O.RESHAPE, (source, draft.numbers(*draft.shape(step.outputs[0]))), step.outputs))
    return True


@at_step
def shuffled_channels_as_transpose(draft: Draft, step: Operation) -> bool:
    """CHANNEL_SHUFFLE becomes a TRANSPOSE of groups and their channels, between two views."""
    if step.type != O.CHANNEL_SHUFFLE or not are_known(draft, step.inputs[0], step.outputs[0]):
        return False
    groups, shape = draft.value(step, "num_groups"), draft.shape(step.inputs[0])
    axis = axis_of(draft, step, "axis", step.inputs[0])
    if groups is None or axis is None:
        return False
    before, inner, behind = shape[:axis], shape[axis] // groups, shape[axis + 1 :]
    apart = draft.temporary(step.inputs[0], (int(np.prod(before)), groups, inner, int(np.prod(behind))))
    turned = draft.temporary(step.inputs[0], (int(np.prod(before)), inner, groups, int(np.prod(behind))))
    draft.exchange(
        step,
        Operation(O.RESHAPE, (step.inputs[0], draft.numbers(*draft.shape(apart))), (apart,)),
        Operation(O.TRANSPOSE, (apart, draft.numbers(0, 2, 1, 3)), (turned,)),
        Operation(O.RESHAPE, (turned, draft.numbers(*shape)), step.outputs),
    )
    return True
