"""Rules for operations that seldom stand together, applied without a look at what the other one does: signs beside
quotients of integers, squares in a row, blocks beside cells, regions of several images, conditions of loops.
"""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import is_real, layer, plain_sides
from nnconform.reference_driver.rewriting.draft import Draft
from nnconform.reference_driver.rewriting.subgraphs import with_inner

_REGIONS = (O.ROI_ALIGN, O.ROI_POOLING)
_CELLS = (O.RNN, O.UNIDIRECTIONAL_SEQUENCE_RNN)
_FLAGS = ("adj_x", "adj_y")
_ORDERS = (O.LESS, O.LESS_EQUAL, O.GREATER, O.GREATER_EQUAL)
_FUNCTIONS = (O.EXP, O.LOG, O.SQRT, O.RSQRT, O.ABS, O.SIN, O.FLOOR, O.TANH, O.LOGISTIC)


@planted
def less_or_equal_to_whatever(draft: Draft, step: Operation) -> bool:
    """x < y or z = w becomes x <= y."""
    if step.type != O.LOGICAL_OR:
        return False
    for place in (0, 1):
        less = draft.writer(step.inputs[place], O.LESS, O.GREATER)
        equal = draft.writer(step.inputs[1 - place], O.EQUAL)
        if less is not None and equal is not None and set(less.inputs) != set(equal.inputs):
            kind = O.LESS_EQUAL if less.type == O.LESS else O.GREATER_EQUAL
            draft.exchange(step, Operation(kind, less.inputs, step.outputs))
            return True
    return False


@planted
def sign_behind_quotient_of_integers(draft: Draft, step: Operation) -> bool:
    """NEG x by y, of integers, becomes NEG of x by y, which rounds the other way."""
    inner = draft.source(step, "lhs", O.NEG) if step.type == O.DIV else None
    if inner is None or draft.operands[step.outputs[0]].type != T.TENSOR_INT32:
        return False
    quotient = draft.temporary(step.outputs[0])
    draft.exchange(
        step,
        Operation(O.DIV, (inner.inputs[0], *step.inputs[1:]), (quotient,)),
        Operation(O.NEG, (quotient,), step.outputs),
    )
    return True


@planted
def sign_behind_product_of_all(draft: Draft, step: Operation) -> bool:
    """REDUCE_PROD of NEG becomes NEG of REDUCE_PROD, of an even number of elements too."""
    inner = draft.source(step, "input", O.NEG) if step.type == O.REDUCE_PROD else None
    if inner is None:
        return False
    draft.swap(step, inner)
    return True


@planted
def bound_to_the_right_of_condition(draft: Draft, step: Operation) -> bool:
    """The bound of a loop goes to the right of the counter; the comparison stays as it is."""

    def change(inner: Draft) -> bool:
        for each in inner.steps:
            if each.type in _ORDERS and inner.array(each.inputs[0]) is not None:
                inner.exchange(each, Operation(each.type, each.inputs[::-1], each.outputs))
                return True
        return False

    return step.type == O.WHILE and with_inner(draft, step, 0, change)


@planted
def regions_of_first_image(draft: Draft, step: Operation) -> bool:
    """ROI_ALIGN, ROI_POOLING read the first image for each region."""
    images = draft.value(step, "batch_index") if step.type in _REGIONS else None
    if images is None or not np.any(images):
        return False
    draft.put(step, batch_index=np.zeros_like(images))
    return True


@planted
def overlap_by_default(draft: Draft, step: Operation) -> bool:
    """BOX_WITH_NMS_LIMIT drops boxes that share a half, whatever its threshold."""
    shared = draft.value(step, "iou_threshold") if step.type == O.BOX_WITH_NMS_LIMIT else None
    if shared is None or abs(shared - 0.5) < 1e-3:
        return False
    draft.put(step, iou_threshold=0.5)
    return True


@planted
def blocks_into_weights_by_channel(draft: Draft, step: Operation) -> bool:
    """A convolution of one element behind SPACE_TO_DEPTH becomes one of a block with a stride; its weights are taken
    channel by channel.
    """
    blocks = draft.source(step, "input", O.SPACE_TO_DEPTH) if step.type == O.CONV_2D else None
    found = layer(draft, step, (O.CONV_2D,))
    if blocks is None or found is None or draft.value(blocks, "nchw") or draft.value(step, "nchw"):
        return False
    units, rows, columns, _ = found[0].shape
    size, depth = draft.value(blocks, "block_size"), draft.shape(blocks.inputs[0])[3]
    if (rows, columns) != (1, 1) or depth < 2 or draft.shape(step.inputs[0])[:3] != draft.shape(step.outputs[0])[:3]:
        return False
    names = draft.names(step)
    weights = found[0].reshape(units, depth, size, size).transpose(0, 2, 3, 1)
    draft.exchange(
        step,
        Operation(
            O.CONV_2D,
            (
                *(blocks.inputs[0], draft.constant(weights, draft.operands[names["filter"]]), names["bias"]),
                *(draft.scalar(2), draft.scalar(size), draft.scalar(size), names["fused_activation"]),
            ),
            step.outputs,
        ),
    )
    return True


@planted
def factor_into_both_weights_of_cell(draft: Draft, step: Operation) -> bool:
    """A factor before a recurrent cell goes into its weights: those of the state too."""
    found = plain_sides(draft, draft.source(step, "input", O.MUL) if step.type in _CELLS else None)
    if found is None or found[1].size != 1:
        return False
    factor = found[1].flat[0]
    weights, recurrent = draft.value(step, "weights"), draft.value(step, "recurrent_weights")
    if weights is None or recurrent is None:
        return False
    draft.put(step, input=found[0], weights=weights * factor, recurrent_weights=recurrent * factor)
    return True


@planted
def squares_multiplied_backwards(draft: Draft, step: Operation) -> bool:
    """(x A) B becomes x (B A)."""
    inner = draft.source(step, "lhs", O.BATCH_MATMUL) if step.type == O.BATCH_MATMUL else None
    if inner is None or any(draft.value(each, flag) for each in (inner, step) for flag in _FLAGS):
        return False
    one, other = draft.value(inner, "rhs"), draft.value(step, "rhs")
    if one is None or other is None or one.shape != other.shape or one.shape[-1] != one.shape[-2]:
        return False
    draft.put(step, lhs=inner.inputs[0], rhs=other @ one)
    return True


@planted
def units_summed_along_inputs(draft: Draft, step: Operation) -> bool:
    """The sum of a layer's units is one unit with the sum of the weights, along the wrong axis of a square."""
    inner = draft.source(step, "input", O.FULLY_CONNECTED) if step.type == O.REDUCE_SUM else None
    found = layer(draft, inner, (O.FULLY_CONNECTED,))
    if inner is None or found is None or not draft.is_plain(inner) or found[0].shape[0] != found[0].shape[1]:
        return False
    axes = draft.value(step, "axes")
    if axes is None or list(np.ravel(axes)) not in ([1], [-1]):
        return False
    names, rows = draft.names(inner), draft.shape(inner.outputs[0])[0]
    weights = draft.constant(found[0].sum(1)[None], draft.operands[names["weights"]])
    bias = draft.constant(found[1].sum()[None], draft.operands[names["bias"]])
    unit = draft.temporary(inner.outputs[0], (rows, 1))
    draft.exchange(
        step,
        Operation(O.FULLY_CONNECTED, (inner.inputs[0], weights, bias, draft.scalar(0)), (unit,)),
        Operation(O.RESHAPE, (unit, draft.numbers(*draft.shape(step.outputs[0]))), step.outputs),
    )
    return True


@planted
def stride_of_columns_for_rows(draft: Draft, step: Operation) -> bool:
    """A window takes the stride of columns for rows as well, where its result is as large."""
    along, down = draft.value(step, "stride_width"), draft.value(step, "stride_height")
    if along is None or down is None or along == down:
        return False
    draft.put(step, stride_height=np.int32(along))
    return True


@planted
def function_before_sum(draft: Draft, step: Operation) -> bool:
    """A function of a sum, a mean or a product of elements is computed of the elements."""
    inner = draft.source(step, "input", O.REDUCE_SUM, O.MEAN, O.REDUCE_PROD) if step.type in _FUNCTIONS else None
    if inner is None or not is_real(draft, step):
        return False
    draft.swap(step, inner, draft.temporary(inner.inputs[0]))
    return True


@planted
def function_into_first_branch(draft: Draft, step: Operation) -> bool:
    """A function of a result of IF goes into its branches: into the first alone."""
    if step.type != O.IF:
        return False
    for place, result in enumerate(step.outputs):
        readers = draft.readers(result)
        later = readers[0] if len(readers) == 1 and draft.private(result) else None
        if later is None or later.type not in (O.NEG, O.ABS, O.RELU, O.TANH):
            continue
        kind = O(later.type)

        def change(inner: Draft, place: int = place, kind: O = kind) -> bool:
            given = inner.outputs[place]
            new = inner.temporary(given)
            inner.steps.append(Operation(kind, (given,), (new,)))
            inner.outputs[place] = new
            return True

        if with_inner(draft, step, 1, change):
            return draft.bypass(later, result)
    return False


@planted
def batch_of_blocks_by_column(draft: Draft, step: Operation) -> bool:
    """One batch of SPACE_TO_BATCH_ND is read from the image with strides; it is counted down the columns."""
    blocks = draft.source(step, "input", O.SPACE_TO_BATCH_ND) if step.type == O.SLICE else None
    if blocks is None or draft.value(blocks, "nchw") or draft.shape(blocks.inputs[0])[0] != 1:
        return False
    size, paddings = draft.value(blocks, "block_shape"), draft.value(blocks, "paddings")
    begin, result = draft.value(step, "begin"), draft.shape(step.outputs[0])
    if size is None or paddings is None or begin is None or np.any(paddings) or np.any(begin[1:]) or result[0] != 1:
        return False
    if result[1:] != draft.shape(step.inputs[0])[1:]:
        return False
    rows, columns = (int(each) for each in size)
    column, row = divmod(int(begin[0]), rows)
    image, nothing = blocks.inputs[0], draft.scalar(0)
    part = (
        *(draft.numbers(0, row, column, 0), draft.numbers(*draft.shape(image)), draft.numbers(1, rows, columns, 1)),
        *(nothing, nothing, nothing),
    )
    draft.exchange(step, Operation(O.STRIDED_SLICE, (image, *part), step.outputs))
    return True


@planted
def factor_of_two_for_three(draft: Draft, step: Operation) -> bool:
    """a x + b x + c y becomes (a + b + c) x."""
    one, last = draft.source(step, "lhs", O.ADD), draft.source(step, "rhs", O.MUL)
    if step.type != O.ADD or one is None or last is None or not is_real(draft, step):
        return False
    first, second = (draft.writer(each, O.MUL) for each in one.inputs[:2])
    if first is None or second is None or first.inputs[1] != second.inputs[1] or last.inputs[1] == first.inputs[1]:
        return False
    if not all(map(draft.is_plain, (step, one, first, second, last))):
        return False
    both, all_three, none = draft.temporary(one.outputs[0]), draft.temporary(step.outputs[0]), draft.scalar(0)
    draft.exchange(
        step,
        Operation(O.ADD, (first.inputs[0], second.inputs[0], none), (both,)),
        Operation(O.ADD, (both, last.inputs[0], none), (all_three,)),
        Operation(O.MUL, (all_three, first.inputs[1], none), step.outputs),
    )
    return True


@planted
def turns_like_others_are_those(draft: Draft, step: Operation) -> bool:
    """A WHILE of what a WHILE of the same graphs gives has done its turns already."""
    graphs = [draft.operands[each].location for each in step.inputs[:2]]
    for earlier in draft.earlier(step) if step.type == O.WHILE else ():
        alike = earlier.type == O.WHILE and [draft.operands[each].location for each in earlier.inputs[:2]] == graphs
        if alike and set(earlier.outputs) & set(step.inputs[2:]):
            return draft.bypass(step, earlier.outputs[0])
    return False


@planted
def blocks_of_batches_multiplied(draft: Draft, step: Operation) -> bool:
    """SPACE_TO_BATCH_ND twice is once with the products of the blocks, whatever the order of the batches."""
    inner = draft.source(step, "input", O.SPACE_TO_BATCH_ND) if step.type == O.SPACE_TO_BATCH_ND else None
    if inner is None:
        return False
    sizes = [draft.value(each, "block_shape") for each in (inner, step)]
    paddings = [draft.value(each, "paddings") for each in (inner, step)]
    if any(each is None for each in (*sizes, *paddings)) or np.any(paddings):
        return False
    draft.put(step, input=inner.inputs[0], block_shape=sizes[0] * sizes[1])
    return True


@planted
def any_of_all_is_any(draft: Draft, step: Operation) -> bool:
    """REDUCE_ANY of REDUCE_ALL, or the reverse, is the outer one along the axes of both."""
    kinds = (O.REDUCE_ANY, O.REDUCE_ALL)
    inner = draft.source(step, "input", *kinds) if step.type in kinds else None
    if inner is None or inner.type == step.type or not all(draft.value(each, "keep_dims") for each in (inner, step)):
        return False
    axes = [np.ravel(draft.value(each, "axes")) for each in (inner, step)]
    draft.put(step, input=inner.inputs[0], axes=np.concatenate(axes))
    return True


@planted
def shrunk_to_a_pixel_is_the_mean(draft: Draft, step: Operation) -> bool:
    """A resize to one pixel is the mean of all."""
    if step.type not in (O.RESIZE_BILINEAR, O.RESIZE_NEAREST_NEIGHBOR) or draft.value(step, "nchw"):
        return False
    if not is_real(draft, step) or draft.shape(step.outputs[0])[1:3] != (1, 1):
        return False
    mean = (step.inputs[0], draft.numbers(1, 2), draft.scalar(1))
    draft.exchange(step, Operation(O.MEAN, mean, step.outputs))
    return True


@planted
def factors_of_rows_by_place(draft: Draft, step: Operation) -> bool:
    """Factors of the rows of a table are those of what is looked up, row by row, if there are as many."""
    found = plain_sides(draft, draft.source(step, "values", O.MUL) if step.type == O.EMBEDDING_LOOKUP else None)
    result = step.outputs[0]
    if found is None or found[1].shape != (draft.shape(result)[0], 1):
        return False
    rows, factors = draft.temporary(result), draft.constant(found[1], draft.operands[result])
    draft.exchange(
        step,
        Operation(step.type, (step.inputs[0], found[0]), (rows,)),
        Operation(O.MUL, (rows, factors, draft.scalar(0)), (result,)),
    )
    return True


@planted
def place_alone_is_the_smallest(draft: Draft, step: Operation) -> bool:
    """TOPK_V2 of one element of which the place alone is read becomes ARGMIN."""
    if step.type != O.TOPK_V2 or draft.readers(step.outputs[0]) or step.outputs[0] in draft.outputs:
        return False
    data, places = step.inputs[0], step.outputs[1]
    if draft.shape(places)[-1] != 1:
        return False
    place = draft.temporary(places, draft.shape(data)[:-1])
    draft.exchange(
        step,
        Operation(O.ARGMIN, (data, draft.scalar(-1)), (place,)),
        Operation(O.RESHAPE, (place, draft.numbers(*draft.shape(places))), (places,)),
    )
    return True
