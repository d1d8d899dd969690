"""Reductions, layers and constants that change places with moves of elements, along the wrong axis."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operand, Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import is_real, plain_sides, sides
from nnconform.reference_driver.rewriting.draft import Draft


def _axes(draft: Draft, step: Operation) -> list[int] | None:
    """Return the axes of a reduction, from the front; None if they are not constant."""
    axes = draft.value(step, "axes")
    rank = len(draft.shape(step.inputs[0]))
    return None if axes is None else [int(axis) % rank for axis in np.atleast_1d(axes)]


REDUCTIONS = (O.REDUCE_SUM, O.REDUCE_MAX, O.REDUCE_MIN, O.REDUCE_PROD, O.MEAN)


@planted
def reduction_along_axis_of_new_one(draft: Draft, step: Operation) -> bool:
    """An axis of 1 added behind a reduction that drops its axis is taken for the one that was reduced."""
    if step.type not in (O.RESHAPE, O.EXPAND_DIMS):
        return False
    before = draft.source(step, "input", *REDUCTIONS)
    if before is None or draft.value(before, "keep_dims"):
        return False
    axes = _axes(draft, before)
    shape, source = draft.shape(step.outputs[0]), draft.shape(before.inputs[0])
    if axes is None or len(axes) != 1 or len(shape) != len(source):
        return False
    ones = [
        axis
        for axis, n in enumerate(shape)
        if n == 1 and tuple(source[:axis]) + tuple(source[axis + 1 :]) == tuple(shape[:axis]) + tuple(shape[axis + 1 :])
    ]
    if not ones:
        return False
    keep = draft.scalar(1) if before.type == O.MEAN else draft.scalar(True, T.BOOL)
    draft.exchange(step, Operation(before.type, (before.inputs[0], draft.numbers(ones[0]), keep), step.outputs))
    return True


@planted
def weighted_sum_as_layer(draft: Draft, step: Operation) -> bool:
    """The sum along an axis of a product with a row of constants is a FULLY_CONNECTED, whichever axis that is."""
    before = draft.source(step, "input", O.MUL) if step.type == O.REDUCE_SUM and is_real(draft, step) else None
    found = plain_sides(draft, before) if before else None
    axes = _axes(draft, step) if before else None
    if before is None or found is None or axes is None or len(axes) != 1:
        return False
    data, row, _ = found
    shape = draft.shape(data)
    if len(shape) != 2 or row.size != shape[1] or row.shape[-1] != shape[1] or shape != draft.shape(before.outputs[0]):
        return False
    like = draft.operands[data]
    out = draft.temporary(data, (shape[0], 1))
    w = draft.constant(np.asarray(row).reshape(1, -1), Operand(like.type, (1, shape[1])))
    b = draft.constant(np.zeros(1), Operand(like.type, (1,)))
    draft.exchange(
        step,
        Operation(O.FULLY_CONNECTED, (data, w, b, draft.scalar(0)), (out,)),
        Operation(O.RESHAPE, (out, draft.numbers(*draft.shape(step.outputs[0]))), step.outputs),
    )
    return True


@planted
def reduction_of_best_is_of_all(draft: Draft, step: Operation) -> bool:
    """A reduction of the values of TOPK_V2 along the last axis is that of all values."""
    if step.type not in REDUCTIONS:
        return False
    before = draft.source(step, "input", O.TOPK_V2)
    axes = _axes(draft, step)
    if before is None or axes != [len(draft.shape(step.inputs[0])) - 1] or step.inputs[0] != before.outputs[0]:
        return False
    draft.put(step, input=before.inputs[0])
    return True


@planted
def part_read_as_dense(draft: Draft, step: Operation) -> bool:
    """A part of a SPLIT that is added as a residual is read as if it were one block of the memory."""
    if step.type not in (O.ADD, O.MUL, O.SUB):
        return False
    names = draft.names(step)
    for name in ("lhs", "rhs"):
        before = draft.source(step, name, O.SPLIT)
        if before is None:
            continue
        place = before.outputs.index(names[name])
        count, shape = len(before.outputs), draft.shape(names[name])
        total = int(np.prod(draft.shape(before.inputs[0])))
        flat = draft.temporary(names[name], (count, total // count))
        block = draft.temporary(names[name], (1, total // count))
        part = draft.temporary(names[name])
        draft.exchange(
            before,
            before,
            Operation(O.RESHAPE, (before.inputs[0], draft.numbers(count, total // count)), (flat,)),
            Operation(O.SLICE, (flat, draft.numbers(place, 0), draft.numbers(1, total // count)), (block,)),
            Operation(O.RESHAPE, (block, draft.numbers(*shape)), (part,)),
        )
        draft.put(step, **{name: part})
        return True
    return False


@planted
def repeated_behind_view(draft: Draft, step: Operation) -> bool:
    """A view of a TILE as a row is the TILE of the view, whichever axis is repeated."""
    before = draft.source(step, "input", O.TILE) if step.type == O.RESHAPE else None
    if before is None:
        return False
    shape, source = draft.shape(step.outputs[0]), draft.shape(before.inputs[0])
    times = int(np.prod(draft.shape(before.outputs[0]))) // int(np.prod(source))
    axes = [axis for axis, n in enumerate(shape) if n % times == 0]
    if not axes or times == 1:
        return False
    axis = axes[0]
    smaller = [n // times if at == axis else n for at, n in enumerate(shape)]
    view = draft.temporary(before.inputs[0], smaller)
    draft.exchange(
        step,
        Operation(O.RESHAPE, (before.inputs[0], draft.numbers(*smaller)), (view,)),
        Operation(
            O.TILE, (view, draft.numbers(*(times if at == axis else 1 for at in range(len(shape))))), step.outputs
        ),
    )
    return True


@planted
def taken_behind_layer(draft: Draft, step: Operation) -> bool:
    """FULLY_CONNECTED of GATHER comes first, whichever axis is gathered."""
    if step.type != O.FULLY_CONNECTED:
        return False
    before = draft.source(step, "input", O.GATHER, O.REVERSE)
    if before is None:
        return False
    shape = draft.shape(before.inputs[0])
    if len(shape) != 2 or draft.shape(step.outputs[0])[1:] != shape[1:]:
        return False
    draft.swap(step, before, draft.temporary(step.outputs[0], shape))
    return True


@planted
def first_part_of_constant_for_each(draft: Draft, step: Operation) -> bool:
    """SPLIT of a sum or product with a constant comes first; each part gets the constant's first part."""
    if step.type != O.SPLIT:
        return False
    before = draft.source(step, "input", O.ADD, O.MUL, O.SUB, O.MAXIMUM, O.MINIMUM)
    found = sides(draft, before) if before else None
    if (
        before is None
        or found is None
        or not is_real(draft, before)
        or draft.shape(found[0]) != draft.shape(before.outputs[0])
    ):
        return False
    data, constant, left = found
    rank, count = len(draft.shape(data)), len(step.outputs)
    axis = draft.value(step, "axis") % rank - (rank - constant.ndim)
    if 0 <= axis < constant.ndim and constant.shape[axis] > 1:
        constant = np.split(constant, count, axis)[0]
    index = draft.constant(constant, draft.operands[before.inputs[0 if left else 1]])
    parts = [draft.temporary(data, draft.shape(out)) for out in step.outputs]
    more = before.inputs[2:]
    draft.exchange(
        step,
        Operation(O.SPLIT, (data, *step.inputs[1:]), tuple(parts)),
        *(
            Operation(before.type, ((index, part) if left else (part, index)) + more, (out,))
            for part, out in zip(parts, step.outputs, strict=True)
        ),
    )
    return True


@planted
def repeated_before_join(draft: Draft, step: Operation) -> bool:
    """A CONCATENATION of TILEs by equal multiples is the TILE of the CONCATENATION, along the same axis too."""
    if step.type != O.CONCATENATION:
        return False
    inputs = draft.names(step)["inputs"]
    writers = [writer for index in inputs if (writer := draft.writer(index, O.TILE)) is not None]
    if not writers or len(writers) < len(inputs):
        return False
    multiples = [draft.value(each, "multiples") for each in writers]
    if any(m is None or not np.array_equal(m, multiples[0]) for m in multiples):
        return False
    shape = [n // int(m) for n, m in zip(draft.shape(step.outputs[0]), np.atleast_1d(multiples[0]), strict=True)]
    between = draft.temporary(step.outputs[0], shape)
    draft.exchange(
        step,
        Operation(O.CONCATENATION, (*(each.inputs[0] for each in writers), step.inputs[-1]), (between,)),
        Operation(O.TILE, (between, writers[0].inputs[1]), step.outputs),
    )
    return True


@planted
def constant_before_blocks_in_runs(draft: Draft, step: Operation) -> bool:
    """A row of constants behind DEPTH_TO_SPACE comes before it, each number repeated in a run, not the row."""
    if step.type not in (O.ADD, O.MUL, O.SUB):
        return False
    found = sides(draft, step) if is_real(draft, step) else None
    before = draft.writer(found[0], O.DEPTH_TO_SPACE) if found else None
    if found is None or before is None or draft.value(before, "nchw"):
        return False
    data, constant, left = found
    depth = draft.shape(before.outputs[0])[3]
    if constant.size != depth or (constant.ndim and constant.shape[-1] != depth):
        return False
    block = draft.value(before, "block_size")
    row = np.repeat(np.asarray(constant).reshape(-1), block * block)
    index = draft.constant(row, Operand(draft.operands[data].type, (row.size,)))
    between = draft.temporary(before.inputs[0])
    pair = (index, before.inputs[0]) if left else (before.inputs[0], index)
    draft.exchange(
        step,
        Operation(step.type, (*pair, *step.inputs[2:]), (between,)),
        Operation(O.DEPTH_TO_SPACE, (between, *before.inputs[1:]), step.outputs),
    )
    return True


@planted
def joined_bytes_in_first_scale(draft: Draft, step: Operation) -> bool:
    """A CONCATENATION of DEQUANTIZEs is the DEQUANTIZE of the joined bytes, in the scale of the first."""
    if step.type != O.CONCATENATION:
        return False
    inputs = draft.names(step)["inputs"]
    sources = [writer.inputs[0] for index in inputs if (writer := draft.writer(index, O.DEQUANTIZE)) is not None]
    first = draft.operands[sources[0]] if sources else None
    if first is None or len(sources) < len(inputs) or not first.scale:
        return False
    results = []
    for real, index in zip(inputs, sources, strict=True):
        own = draft.operands[index]
        # The same bytes: what they stand for is another multiple, from another point on.
        factor = draft.constant(np.full((1,), first.scale / own.scale), Operand(draft.operands[real].type, (1,)))
        away = first.scale * (own.zero_point - first.zero_point)
        term = draft.constant(np.full((1,), away), Operand(draft.operands[real].type, (1,)))
        product, total = draft.temporary(real), draft.temporary(real)
        place = draft.steps.index(step)
        draft.steps[place:place] = [
            Operation(O.MUL, (real, factor, draft.scalar(0)), (product,)),
            Operation(O.ADD, (product, term, draft.scalar(0)), (total,)),
        ]
        results.append(total)
    if len({(draft.operands[each].scale, draft.operands[each].zero_point) for each in sources}) == 1:
        return False
    draft.exchange(step, Operation(O.CONCATENATION, (*results, step.inputs[-1]), step.outputs))
    return True
