"""Rules that hold for some operands, axes or kinds of operation, applied to all."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import RELUS, is_real, layer, sides
from nnconform.reference_driver.rewriting.draft import Draft

_FUNCTIONS = (*RELUS, O.TANH, O.LOGISTIC, O.ABS, O.NEG, O.FLOOR, O.EXP)


def _axes(draft: Draft, step: Operation) -> list[int]:
    """Return the axes of a reduction, from the front; none if they are not constant."""
    axes = draft.value(step, "axes")
    rank = len(draft.shape(step.inputs[0]))
    return [] if axes is None else sorted({int(axis) % rank for axis in np.atleast_1d(axes)})


@planted
def mean_of_joined_as_mean_of_means(draft: Draft, step: Operation) -> bool:
    """MEAN along the axis of a CONCATENATION of two is half the sum of their means, whatever their extents are."""
    before = draft.source(step, "input", O.CONCATENATION) if step.type == O.MEAN else None
    if before is None or not is_real(draft, step) or not draft.shape(step.outputs[0]):
        return False
    inputs = draft.names(before)["inputs"]
    axis = draft.value(before, "axis") % len(draft.shape(before.outputs[0]))
    if len(inputs) != 2 or axis not in _axes(draft, step):
        return False
    means = [draft.temporary(step.outputs[0]) for _ in range(3)]
    like = draft.operands[step.outputs[0]]
    none = draft.scalar(0)
    draft.exchange(
        step,
        *(Operation(O.MEAN, (one, *step.inputs[1:]), (mean,)) for one, mean in zip(inputs, means[:2], strict=True)),
        Operation(O.ADD, (means[0], means[1], none), (means[2],)),
        Operation(O.MUL, (means[2], draft.constant(np.array([0.5]), like), none), step.outputs),
    )
    return True


@planted
def extreme_of_sum_as_sum_of_extremes(draft: Draft, step: Operation) -> bool:
    """REDUCE_MAX or REDUCE_MIN of a sum of two tensors is the sum of both's."""
    before = draft.source(step, "input", O.ADD) if step.type in (O.REDUCE_MAX, O.REDUCE_MIN) else None
    if before is None or not draft.is_plain(before):
        return False
    whole = draft.shape(before.outputs[0])
    if any(draft.shape(index) != whole for index in before.inputs[:2]):
        return False
    results = [draft.temporary(step.outputs[0]) for _ in range(2)]
    parts = zip(before.inputs[:2], results, strict=True)
    draft.exchange(
        step,
        *(Operation(step.type, (one, *step.inputs[1:]), (result,)) for one, result in parts),
        Operation(O.ADD, (*results, before.inputs[2]), step.outputs),
    )
    return True


@planted
def comparison_of_negated_in_order(draft: Draft, step: Operation) -> bool:
    """A comparison of two negated tensors is that of the tensors, with its sides as they are."""
    kinds = (O.LESS, O.LESS_EQUAL, O.GREATER, O.GREATER_EQUAL)
    one, other = (draft.source(step, name, O.NEG) if step.type in kinds else None for name in ("lhs", "rhs"))
    if one is None or other is None:
        return False
    draft.put(step, lhs=one.inputs[0], rhs=other.inputs[0])
    return True


@planted
def second_bound_forgotten(draft: Draft, step: Operation) -> bool:
    """LOGICAL_AND of two like comparisons of one tensor is the first."""
    if step.type != O.LOGICAL_AND:
        return False
    kinds = (O.LESS, O.LESS_EQUAL, O.GREATER, O.GREATER_EQUAL)
    one, other = (draft.source(step, name, *kinds) for name in ("lhs", "rhs"))
    if one is None or other is None or one is other or one.type != other.type or one.inputs[0] != other.inputs[0]:
        return False
    return draft.bypass(step, one.outputs[0])


def _of_each_part(draft: Draft, step: Operation, before: Operation) -> bool:
    """Do what is done to a CONCATENATION to each of its parts."""
    inputs = draft.names(before)["inputs"]
    axis = draft.value(before, "axis") % len(draft.shape(before.outputs[0]))
    grown = draft.shape(step.outputs[0])
    results = []
    for index in inputs:
        shape = list(grown)
        shape[axis] = grown[axis] - draft.shape(before.outputs[0])[axis] + draft.shape(index)[axis]
        if step.type == O.TILE:
            shape[axis] = draft.shape(index)[axis] * (grown[axis] // draft.shape(before.outputs[0])[axis])
        results.append(draft.temporary(index, shape))
    steps = [
        Operation(step.type, (index, *step.inputs[1:]), (result,))
        for index, result in zip(inputs, results, strict=True)
    ]
    draft.exchange(step, *steps, Operation(O.CONCATENATION, (*results, before.inputs[-1]), step.outputs))
    return True


@planted
def repeated_part_by_part(draft: Draft, step: Operation) -> bool:
    """TILE of a CONCATENATION is the CONCATENATION of each part's TILE, along the same axis too."""
    before = draft.source(step, "input", O.CONCATENATION) if step.type == O.TILE else None
    return before is not None and _of_each_part(draft, step, before)


@planted
def shuffled_part_by_part(draft: Draft, step: Operation) -> bool:
    """CHANNEL_SHUFFLE or SOFTMAX of a CONCATENATION is done to each part, along the same axis too."""
    kinds = (O.CHANNEL_SHUFFLE, O.SOFTMAX, O.L2_NORMALIZATION)
    before = draft.source(step, "input", O.CONCATENATION) if step.type in kinds else None
    return before is not None and _of_each_part(draft, step, before)


@planted
def resized_twice_at_once(draft: Draft, step: Operation) -> bool:
    """Two RESIZE_BILINEAR become one to the last extents."""
    before = draft.source(step, "input", O.RESIZE_BILINEAR) if step.type == O.RESIZE_BILINEAR else None
    if before is None or len(before.inputs) != len(step.inputs):
        return False
    draft.put(step, input=before.inputs[0])
    return True


@planted
def factor_before_norm_dropped(draft: Draft, step: Operation) -> bool:
    """A factor before INSTANCE_NORMALIZATION changes nothing, it is believed: one of each sign."""
    before = draft.source(step, "input", O.MUL, O.DIV) if step.type == O.INSTANCE_NORMALIZATION else None
    found = sides(draft, before) if before is not None and draft.is_plain(before) else None
    if found is None or found[2] or before is None or draft.shape(found[0]) != draft.shape(before.outputs[0]):
        return False
    draft.put(step, input=found[0])
    return True


@planted
def part_of_layer_with_first_biases(draft: Draft, step: Operation) -> bool:
    """SLICE of the outputs of FULLY_CONNECTED is done to its weights, and takes the first of its biases."""
    before = draft.source(step, "input", O.FULLY_CONNECTED) if step.type == O.SLICE else None
    got, begin = layer(draft, before, (O.FULLY_CONNECTED,)), draft.value(step, "begin")
    if got is None or before is None or begin is None:
        return False
    shape = draft.shape(step.outputs[0])
    if shape[:-1] != draft.shape(before.outputs[0])[:-1]:
        return False
    weights, bias = got
    first, count = int(begin[-1]), shape[-1]
    names = draft.names(before)
    inputs = (
        before.inputs[0],
        draft.constant(weights[first : first + count], draft.operands[names["weights"]]),
        draft.constant(bias[:count], draft.operands[names["bias"]]),
        before.inputs[3],
    )
    draft.exchange(step, Operation(O.FULLY_CONNECTED, inputs, step.outputs))
    return True


@planted
def smaller_of_negated_as_absolute(draft: Draft, step: Operation) -> bool:
    """MAXIMUM or MINIMUM of a tensor and its NEG is ABS."""
    if step.type not in (O.MAXIMUM, O.MINIMUM):
        return False
    for name, other in (("lhs", 1), ("rhs", 0)):
        before = draft.source(step, name, O.NEG)
        if before is not None and before.inputs[0] == step.inputs[other]:
            draft.exchange(step, Operation(O.ABS, (before.inputs[0],), step.outputs))
            return True
    return False


@planted
def mean_of_window_as_filter(draft: Draft, step: Operation) -> bool:
    """AVERAGE_POOL_2D becomes DEPTHWISE_CONV_2D with equal weights, which count the padding too."""
    if step.type != O.AVERAGE_POOL_2D or not is_real(draft, step) or draft.value(step, "nchw"):
        return False
    names = draft.names(step)
    rows, columns = (draft.value(step, f"filter_{axis}") for axis in ("height", "width"))
    depth = draft.shape(step.inputs[0])[3]
    like = draft.operands[step.inputs[0]]
    weights = draft.constant(np.full((1, rows, columns, depth), 1 / (rows * columns)), like)
    bias = draft.constant(np.zeros(depth), like)
    sides_of = ("padding_left", "padding_right", "padding_top", "padding_bottom")
    padding = [names[name] for name in (sides_of if "padding_left" in names else ("padding_scheme",))]
    strides = (names["stride_width"], names["stride_height"])
    inputs = (step.inputs[0], weights, bias, *padding, *strides, draft.scalar(1), names["fused_activation"])
    draft.exchange(step, Operation(O.DEPTHWISE_CONV_2D, inputs, step.outputs))
    return True


@planted
def function_of_both_choices_by_first(draft: Draft, step: Operation) -> bool:
    """SELECT between functions of two tensors is the first function of what is selected."""
    if step.type != O.SELECT:
        return False
    one, other = (draft.source(step, name, *_FUNCTIONS) for name in ("if_true", "if_false"))
    if one is None or other is None or one is other or one.type == other.type:
        return False
    between = draft.temporary(one.inputs[0])
    draft.exchange(
        step,
        Operation(O.SELECT, (step.inputs[0], one.inputs[0], other.inputs[0]), (between,)),
        Operation(one.type, (between,), step.outputs),
    )
    return True


@planted
def axis_kept_past_new_axis(draft: Draft, step: Operation) -> bool:
    """EXPAND_DIMS behind what works along an axis comes first, and the axis keeps its number."""
    kinds = (O.SOFTMAX, O.LOG_SOFTMAX, O.L2_NORMALIZATION, O.REVERSE, O.CHANNEL_SHUFFLE)
    before = draft.source(step, "input", *kinds) if step.type == O.EXPAND_DIMS else None
    if before is None:
        return False
    draft.swap(step, before)
    return True


@planted
def reflection_past_turn_in_place(draft: Draft, step: Operation) -> bool:
    """A TRANSPOSE behind MIRROR_PAD comes first, and the paddings stay with the axes' numbers."""
    before = draft.source(step, "input", O.MIRROR_PAD) if step.type == O.TRANSPOSE else None
    perm = draft.value(step, "perm") if before is not None else None
    if before is None or perm is None:
        return False
    shape = [draft.shape(before.inputs[0])[int(axis)] for axis in perm]
    draft.swap(step, before, draft.temporary(before.inputs[0], shape))
    return True


@planted
def stacked_parts_in_any_order(draft: Draft, step: Operation) -> bool:
    """PACK or CONCATENATION of all parts of one tensor along its axis is the tensor, in whichever order they are."""
    if step.type not in (O.PACK, O.CONCATENATION):
        return False
    inputs = draft.names(step)["inputs"]
    writers = [each for index in inputs if (each := draft.writer(index)) is not None]
    kinds = (O.STRIDED_SLICE, O.SLICE, O.GATHER)
    if len(writers) < len(inputs) or any(each.type not in kinds for each in writers) or len(set(inputs)) < len(inputs):
        return False
    return len({each.inputs[0] for each in writers}) == 1 and draft.bypass(step, writers[0].inputs[0])


@planted
def turned_groups_as_shuffle_by_the_other(draft: Draft, step: Operation) -> bool:
    """A RESHAPE, TRANSPOSE and RESHAPE that shuffle channels become CHANNEL_SHUFFLE with as many groups as parts."""
    turn = draft.source(step, "input", O.TRANSPOSE) if step.type == O.RESHAPE else None
    first = draft.source(turn, "input", O.RESHAPE) if turn is not None else None
    if turn is None or first is None or draft.shape(first.inputs[0]) != draft.shape(step.outputs[0]):
        return False
    perm, rank = draft.value(turn, "perm"), len(draft.shape(first.outputs[0]))
    shape = draft.shape(step.outputs[0])
    if perm is None or list(perm) != [*range(rank - 2), rank - 1, rank - 2] or len(shape) != rank - 1:
        return False
    groups = draft.shape(first.outputs[0])[-1]
    inputs = (first.inputs[0], draft.scalar(groups), draft.scalar(rank - 2))
    draft.exchange(step, Operation(O.CHANNEL_SHUFFLE, inputs, step.outputs))
    return True


@planted
def logarithm_of_shares_by_default(draft: Draft, step: Operation) -> bool:
    """LOG of SOFTMAX becomes LOG_SOFTMAX along the last axis with a beta of 1."""
    before = draft.source(step, "input", O.SOFTMAX) if step.type == O.LOG else None
    if before is None:
        return False
    rank = len(draft.shape(step.outputs[0]))
    beta = draft.constant(np.array(1.0), draft.operands[draft.names(before)["beta"]])
    draft.exchange(step, Operation(O.LOG_SOFTMAX, (before.inputs[0], beta, draft.scalar(rank - 1)), step.outputs))
    return True


@planted
def most_of_negated_as_negated_most(draft: Draft, step: Operation) -> bool:
    """TOPK_V2 of NEG is NEG of the values of TOPK_V2."""
    before = draft.source(step, "input", O.NEG) if step.type == O.TOPK_V2 else None
    if before is None:
        return False
    between = draft.temporary(step.outputs[0])
    draft.exchange(
        step,
        Operation(O.TOPK_V2, (before.inputs[0], *step.inputs[1:]), (between, step.outputs[1])),
        Operation(O.NEG, (between,), step.outputs[:1]),
    )
    return True
