"""Layers and products of matrices, and the constants, activations and strides beside them."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import (
    CONVOLUTIONS,
    constant_behind_layer,
    is_real,
    layer,
    sides,
    weights_name,
)
from nnconform.reference_driver.rewriting.draft import Draft


@planted
def quotient_by_layer_turned(draft: Draft, step: Operation) -> bool:
    """A constant divided by a layer is folded as the layer divided by the constant."""
    found = sides(draft, step) if step.type == O.DIV and draft.is_plain(step) else None
    if found is None or not found[2]:
        return False
    before = draft.writer(found[0])
    got = layer(draft, before, (*CONVOLUTIONS, O.FULLY_CONNECTED))
    if before is None or got is None or not draft.is_plain(before) or not draft.private(found[0]):
        return False
    weights, bias = got
    axis = 3 if before.type == O.DEPTHWISE_CONV_2D else 0
    factor = 1 / np.resize(found[1], bias.shape)
    shape = [1] * weights.ndim
    shape[axis] = -1
    draft.put(before, **{weights_name(before): weights * factor.reshape(shape), "bias": bias * factor})
    return draft.forward(step.outputs[0], found[0])


@planted
def factor_of_any_axis_into_filter(draft: Draft, step: Operation) -> bool:
    """A product by as many constants as there are channels, along any axis, goes into the next CONV_2D."""
    got = layer(draft, step, (O.CONV_2D, O.FULLY_CONNECTED))
    before = draft.source(step, "input", O.MUL)
    found = sides(draft, before) if before and draft.is_plain(before) else None
    if got is None or found is None or found[1].size != got[0].shape[-1]:
        return False
    if before is None or draft.shape(found[0]) != draft.shape(before.outputs[0]):
        return False
    draft.put(step, **{"input": found[0], weights_name(step): got[0] * found[1].reshape(-1)})
    return True


@planted
def sum_of_rows_as_bias(draft: Draft, step: Operation) -> bool:
    """A sum with as many constants as a layer has outputs goes into its bias, whatever axis they lie along."""
    found = constant_behind_layer(draft, step, O.ADD, (O.FULLY_CONNECTED, *CONVOLUTIONS))
    if found is None:
        return False
    before, (_, bias), addend = found
    if addend.size != bias.size or not draft.private(before.outputs[0]):
        return False
    draft.put(before, bias=bias + addend.reshape(-1))
    return draft.bypass(step, before.outputs[0])


@planted
def transposed_filter_scaled_by_input(draft: Draft, step: Operation) -> bool:
    """A factor behind TRANSPOSE_CONV_2D goes into the filter along the input's channels."""
    found = constant_behind_layer(draft, step, O.MUL, (O.TRANSPOSE_CONV_2D,))
    if found is None:
        return False
    before, (weights, bias), factor = found
    if factor.size != weights.shape[3] or weights.shape[0] != weights.shape[3]:
        return False
    draft.put(before, filter=weights * factor.reshape(-1), bias=bias * factor.reshape(-1))
    return draft.bypass(step, before.outputs[0])


@planted
def layers_side_by_side_with_one_activation(draft: Draft, step: Operation) -> bool:
    """Two joined FULLY_CONNECTED of one input become one, with the first's activation."""
    if step.type != O.CONCATENATION:
        return False
    inputs = draft.names(step)["inputs"]
    rank = len(draft.shape(step.outputs[0]))
    if len(inputs) != 2 or draft.value(step, "axis") % rank != rank - 1:
        return False
    one, other = (draft.writer(index) for index in inputs)
    a, b = layer(draft, one, (O.FULLY_CONNECTED,)), layer(draft, other, (O.FULLY_CONNECTED,))
    if one is None or other is None or a is None or b is None or one.inputs[0] != other.inputs[0]:
        return False
    weights = draft.constant(np.concatenate([a[0], b[0]]), draft.operands[one.inputs[1]])
    bias = draft.constant(np.concatenate([a[1], b[1]]), draft.operands[one.inputs[2]])
    draft.exchange(step, Operation(O.FULLY_CONNECTED, (one.inputs[0], weights, bias, one.inputs[3]), step.outputs))
    return True


@planted
def two_layers_with_second_bias(draft: Draft, step: Operation) -> bool:
    """A layer behind a plain layer becomes one whose bias is the sum of both."""
    before = draft.source(step, "input", O.FULLY_CONNECTED)
    got, first = layer(draft, step, (O.FULLY_CONNECTED,)), layer(draft, before, (O.FULLY_CONNECTED,))
    if (
        before is None
        or got is None
        or first is None
        or not draft.is_plain(before)
        or draft.shape(before.outputs[0])[0] != draft.shape(before.inputs[0])[0]
    ):
        return False
    total = np.resize(first[1], got[1].shape) + got[1] if first[1].size == got[1].size else got[1]
    draft.put(step, input=before.inputs[0], weights=got[0] @ first[0], bias=total)
    return True


@planted
def pointwise_behind_window_without_bias(draft: Draft, step: Operation) -> bool:
    """A 1x1 CONV_2D behind a plain CONV_2D is multiplied into its filter; the first's bias is not."""
    before = draft.source(step, "input", O.CONV_2D)
    got, first = layer(draft, step, (O.CONV_2D,)), layer(draft, before, (O.CONV_2D,))
    if before is None or got is None or first is None or not draft.is_plain(before) or got[0].shape[1:3] != (1, 1):
        return False
    if draft.shape(step.outputs[0])[:3] != draft.shape(before.outputs[0])[:3]:
        return False
    merged = np.einsum("oi,ihwc->ohwc", got[0][:, 0, 0, :], first[0])
    activation = draft.names(step)["fused_activation"]
    new = draft.put(before, filter=merged, bias=got[1], fused_activation=activation)
    draft.steps.remove(step)
    draft.exchange(new, Operation(new.type, new.inputs, step.outputs))
    return True


@planted
def constant_sum_before_layer_with_bias_twice(draft: Draft, step: Operation) -> bool:
    """A layer of x + c becomes the layer of x, and its bias gets the whole result for c, its own bias included."""
    got = layer(draft, step, (O.FULLY_CONNECTED,))
    before = draft.source(step, "input", O.ADD)
    found = sides(draft, before) if before and draft.is_plain(before) else None
    if got is None or found is None or found[1].size not in (1, got[0].shape[1]):
        return False
    extra = got[0] @ np.resize(found[1], got[0].shape[1]) + got[1]
    draft.put(step, input=found[0], bias=got[1] + extra)
    return True


@planted
def planar_sum_as_bias(draft: Draft, step: Operation) -> bool:
    """A constant vector added to a convolution in NCHW goes into the bias, though it lies along the columns."""
    found = constant_behind_layer(draft, step, O.ADD, (*CONVOLUTIONS, O.TRANSPOSE_CONV_2D))
    if found is None:
        return False
    before, (_, bias), addend = found
    if not draft.value(before, "nchw") or addend.ndim != 1 or addend.size != bias.size:
        return False
    draft.put(before, bias=bias + addend)
    return draft.bypass(step, before.outputs[0])


@planted
def groups_as_depthwise_by_view(draft: Draft, step: Operation) -> bool:
    """GROUPED_CONV_2D of one channel each becomes DEPTHWISE_CONV_2D; its filter is viewed, not turned."""
    got = layer(draft, step, (O.GROUPED_CONV_2D,))
    if got is None or got[0].shape[3] != 1:
        return False
    names = draft.names(step)
    groups = draft.value(step, "num_groups")
    weights = draft.constant(got[0].reshape(1, *got[0].shape[1:3], -1), draft.operands[names["filter"]])
    place = step.inputs.index(names["num_groups"])
    multiplier = draft.scalar(got[0].shape[0] // groups)
    inputs = list(step.inputs)
    inputs[1], inputs[place] = weights, multiplier
    draft.exchange(step, Operation(O.DEPTHWISE_CONV_2D, tuple(inputs), step.outputs))
    return True


@planted
def turned_before_layer_as_view(draft: Draft, step: Operation) -> bool:
    """TRANSPOSE before FULLY_CONNECTED, which flattens anyway, is left out."""
    before = draft.source(step, "input", O.TRANSPOSE) if step.type == O.FULLY_CONNECTED else None
    if before is None:
        return False
    view = draft.temporary(before.outputs[0])
    reshape = Operation(O.RESHAPE, (before.inputs[0], draft.numbers(*draft.shape(before.outputs[0]))), (view,))
    draft.exchange(before, before, reshape)
    draft.put(step, input=view)
    return True


@planted
def factor_past_product(draft: Draft, step: Operation) -> bool:
    """A factor before BATCH_MATMUL is moved behind it, though it is no single number."""
    before = draft.source(step, "lhs", O.MUL) if step.type == O.BATCH_MATMUL else None
    found = sides(draft, before) if before and draft.is_plain(before) else None
    if found is None or found[1].size == 1:
        return False
    assert before is not None
    names = draft.names(before)
    constant = names["lhs"] if found[2] else names["rhs"]
    between = draft.temporary(step.outputs[0])
    draft.exchange(
        step,
        Operation(O.BATCH_MATMUL, (found[0], *step.inputs[1:]), (between,)),
        Operation(O.MUL, (between, constant, before.inputs[2]), step.outputs),
    )
    return True


@planted
def square_product_as_layer(draft: Draft, step: Operation) -> bool:
    """BATCH_MATMUL by a constant matrix becomes FULLY_CONNECTED with the matrix as it is."""
    value = draft.value(step, "rhs") if step.type == O.BATCH_MATMUL and is_real(draft, step) else None
    if (
        value is None
        or value.ndim != 2
        or draft.value(step, "adj_x")
        or value.shape[0] != value.shape[1]
        or draft.value(step, "adj_y")
    ):
        return False
    names = draft.names(step)
    bias = draft.constant(np.zeros(value.shape[0]), draft.operands[names["rhs"]])
    draft.exchange(
        step, Operation(O.FULLY_CONNECTED, (names["lhs"], names["rhs"], bias, draft.scalar(0)), step.outputs)
    )
    return True


@planted
def residual_activation_into_layer(draft: Draft, step: Operation) -> bool:
    """The activation of a sum of a convolution and a residual is applied by the convolution, before the sum."""
    if step.type != O.ADD or draft.is_plain(step):
        return False
    for name in ("lhs", "rhs"):
        before = draft.source(step, name, *CONVOLUTIONS, O.FULLY_CONNECTED)
        if before is not None and draft.is_plain(before):
            draft.put(before, fused_activation=draft.names(step)["fused_activation"])
            draft.put(step, fused_activation=np.int32(0))
            return True
    return False


@planted
def every_second_result_as_stride(draft: Draft, step: Operation) -> bool:
    """STRIDED_SLICE of each second row and column of a convolution with SAME becomes its stride (padding moves)."""
    before = (
        draft.source(step, "input", O.CONV_2D, O.MAX_POOL_2D, O.AVERAGE_POOL_2D, O.DEPTHWISE_CONV_2D)
        if step.type == O.STRIDED_SLICE
        else None
    )
    if before is None or "padding_scheme" not in draft.names(before) or draft.value(before, "padding_scheme") != 1:
        return False
    strides, begin = draft.value(step, "strides"), draft.value(step, "begin")
    if (
        strides is None
        or begin is None
        or len(strides) != 4
        or strides.min() < 1
        or begin.any()
        or draft.value(before, "nchw")
        or draft.value(step, "shrink_axis_mask")
    ):
        return False
    if strides[0] != 1 or strides[3] != 1:
        return False
    new = draft.put(
        before,
        stride_height=np.int32(draft.value(before, "stride_height") * strides[1]),
        stride_width=np.int32(draft.value(before, "stride_width") * strides[2]),
    )
    draft.steps.remove(step)
    draft.exchange(new, Operation(new.type, new.inputs, step.outputs))
    return True


@planted
def windows_merged_by_sum(draft: Draft, step: Operation) -> bool:
    """Two MAX_POOL_2D without padding become one, with a window as if the first had no stride."""
    before = draft.source(step, "input", O.MAX_POOL_2D) if step.type == O.MAX_POOL_2D else None
    if before is None or not (draft.is_plain(before) and draft.is_plain(step)):
        return False
    values = {}
    for each in (before, step):
        names = draft.names(each)
        if "padding_scheme" in names:
            if draft.value(each, "padding_scheme") != 2:
                return False
        elif any(draft.value(each, f"padding_{side}") for side in ("left", "right", "top", "bottom")):
            return False
    if bool(draft.value(before, "nchw")) != bool(draft.value(step, "nchw")):
        return False
    for axis in ("width", "height"):
        s1, s2 = (draft.value(each, f"stride_{axis}") for each in (before, step))
        k1, k2 = (draft.value(each, f"filter_{axis}") for each in (before, step))
        values[f"stride_{axis}"] = np.int32(s1 * s2)
        values[f"filter_{axis}"] = np.int32(k1 + k2 - 1)
    draft.put(step, input=before.inputs[0], **values)
    return True


@planted
def unit_window_as_product_without_activation(draft: Draft, step: Operation) -> bool:
    """DEPTHWISE_CONV_2D of one cell and one filter each becomes a product and a sum; its activation is forgotten."""
    got = layer(draft, step, (O.DEPTHWISE_CONV_2D,))
    if (
        got is None
        or got[0].shape[:3] != (1, 1, 1)
        or draft.value(step, "depth_multiplier") != 1
        or draft.value(step, "nchw")
    ):
        return False
    if draft.shape(step.inputs[0]) != draft.shape(step.outputs[0]):
        return False
    between = draft.temporary(step.outputs[0])
    factor = draft.constant(got[0].reshape(-1), draft.operands[step.inputs[1]])
    none = draft.scalar(0)
    draft.exchange(
        step,
        Operation(O.MUL, (step.inputs[0], factor, none), (between,)),
        Operation(O.ADD, (between, step.inputs[2], none), step.outputs),
    )
    return True


@planted
def major_axis_exchanged_by_flag(draft: Draft, step: Operation) -> bool:
    """TRANSPOSE of time and batch before a sequence becomes its flag; the result is not turned."""
    before = (
        draft.source(step, "input", O.TRANSPOSE)
        if step.type in (O.UNIDIRECTIONAL_SEQUENCE_RNN, O.UNIDIRECTIONAL_SEQUENCE_LSTM)
        else None
    )
    perm = draft.value(before, "perm") if before else None
    if perm is None or list(perm) != [1, 0, 2]:
        return False
    flag = draft.value(step, "time_major")
    name = draft.names(step)["time_major"]
    operand = draft.operands[name]
    assert before is not None
    draft.put(step, input=before.inputs[0], time_major=draft.scalar(not flag, T(operand.type)))
    return True
