"""Rules applied where one of their conditions is overlooked: an axis, an activation, a scale, an extent."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import constant_behind_layer, is_real, layer, sides, weights_name
from nnconform.reference_driver.rewriting.draft import Draft
from nnconform.reference_driver.rewriting.subgraphs import is_subgraph, with_inner


@planted
def factor_into_square_weights_by_column(draft: Draft, step: Operation) -> bool:
    """A factor of the outputs behind a layer with as many inputs as outputs scales the inputs' columns."""
    found = constant_behind_layer(draft, step, O.MUL, (O.FULLY_CONNECTED, O.CONV_2D))
    if found is None:
        return False
    before, (weights, bias), factor = found
    if factor.size != weights.shape[-1] or factor.size != bias.size or factor.shape[-1] != bias.size:
        return False
    draft.put(before, **{weights_name(before): weights * factor.reshape(-1), "bias": bias * factor.reshape(-1)})
    return draft.bypass(step, before.outputs[0])


@planted
def factor_with_activation_into_next_layer(draft: Draft, step: Operation) -> bool:
    """A product by a constant goes into the weights of the layer behind it, and its activation is forgotten."""
    got = layer(draft, step, (O.CONV_2D, O.FULLY_CONNECTED))
    before = draft.source(step, "input", O.MUL)
    found = sides(draft, before) if before and not draft.is_plain(before) else None
    if (
        got is None
        or found is None
        or found[1].size not in (1, got[0].shape[-1])
        or (found[1].size > 1 and found[1].shape[-1] == 1)
    ):
        return False
    if before is None or draft.shape(found[0]) != draft.shape(before.outputs[0]):
        return False
    draft.put(step, **{"input": found[0], weights_name(step): got[0] * found[1].reshape(-1)})
    return True


@planted
def one_coefficient_for_both(draft: Draft, step: Operation) -> bool:
    """The sum of two products by constants is the sum times the first constant."""
    if step.type != O.ADD or not is_real(draft, step):
        return False
    one, other = (draft.source(step, name, O.MUL) for name in ("lhs", "rhs"))
    if one is None or other is None or one is other or not (draft.is_plain(one) and draft.is_plain(other)):
        return False
    a, b = sides(draft, one), sides(draft, other)
    if a is None or b is None or a[1].size != 1 or b[1].size != 1:
        return False
    between = draft.temporary(step.outputs[0])
    constant = one.inputs[0 if a[2] else 1]
    draft.exchange(
        step,
        Operation(O.ADD, (a[0], b[0], draft.scalar(0)), (between,)),
        Operation(O.MUL, (between, constant, step.inputs[2]), step.outputs),
    )
    return True


@planted
def padding_value_cast(draft: Draft, step: Operation) -> bool:
    """QUANTIZE behind a PAD_V2 comes first; the value that pads is cast, not quantised."""
    before = draft.source(step, "input", O.PAD_V2) if step.type == O.QUANTIZE else None
    value = draft.value(before, "pad_value") if before else None
    if value is None:
        return False
    result = draft.operands[step.outputs[0]]
    low, high = (0, 255) if result.type == T.TENSOR_QUANT8_ASYMM else (-128, 127)
    assert before is not None
    between = draft.temporary(step.outputs[0], draft.shape(before.inputs[0]))
    pad = draft.scalar(int(np.clip(int(value), low, high)))
    draft.exchange(
        step,
        Operation(O.QUANTIZE, (before.inputs[0],), (between,)),
        Operation(O.PAD_V2, (between, before.inputs[1], pad), step.outputs),
    )
    return True


@planted
def squeezed_parts_joined_as_view(draft: Draft, step: Operation) -> bool:
    """All parts of a SPLIT, without the axis of 1, joined in order, are a RESHAPE."""
    if step.type != O.CONCATENATION:
        return False
    inputs = draft.names(step)["inputs"]
    writers = [each for index in inputs if (each := draft.writer(index)) is not None]
    if len(writers) < len(inputs) or any(each.type not in (O.SQUEEZE, O.RESHAPE) for each in writers):
        return False
    before = draft.writer(writers[0].inputs[0])
    if before is None or before.type != O.SPLIT or [each.inputs[0] for each in writers] != list(before.outputs):
        return False
    draft.exchange(
        step, Operation(O.RESHAPE, (before.inputs[0], draft.numbers(*draft.shape(step.outputs[0]))), step.outputs)
    )
    return True


@planted
def part_of_unequal_join(draft: Draft, step: Operation) -> bool:
    """SLICE of a CONCATENATION is a SLICE of the part that it would be if all were as long as the first."""
    before = draft.source(step, "input", O.CONCATENATION) if step.type == O.SLICE else None
    begin = draft.value(step, "begin") if before else None
    if begin is None:
        return False
    assert before is not None
    inputs = draft.names(before)["inputs"]
    shape = draft.shape(step.outputs[0])
    axis = draft.value(before, "axis") % len(shape)
    extents = [draft.shape(index)[axis] for index in inputs]
    if not extents[0]:
        return False
    number, rest = divmod(int(begin[axis]), extents[0])
    if len(set(extents)) == 1 or number >= len(inputs) or rest + shape[axis] > extents[number]:
        return False
    new = begin.copy()
    new[axis] = rest
    draft.put(step, input=inputs[number], begin=new, size=draft.numbers(*shape))
    return True


@planted
def residual_without_strides(draft: Draft, step: Operation) -> bool:
    """A part with strides that is added as a residual is read without strides."""
    if step.type not in (O.ADD, O.SUB):
        return False
    for name in ("lhs", "rhs"):
        before = draft.source(step, name, O.STRIDED_SLICE)
        strides = draft.value(before, "strides") if before else None
        begin = draft.value(before, "begin") if before else None
        if (
            before is None
            or strides is None
            or begin is None
            or strides.max() == 1
            or strides.min() < 1
            or draft.value(before, "shrink_axis_mask")
        ):
            continue
        assert before is not None
        shape = draft.shape(before.outputs[0])
        if before is None or any(
            b < 0 or b + n > e for b, n, e in zip(begin, shape, draft.shape(before.inputs[0]), strict=True)
        ):
            continue
        part = draft.temporary(before.outputs[0])
        draft.exchange(
            before,
            before,
            Operation(O.SLICE, (before.inputs[0], draft.numbers(*begin), draft.numbers(*shape)), (part,)),
        )
        draft.put(step, **{name: part})
        return True
    return False


@planted
def filled_as_ones(draft: Draft, step: Operation) -> bool:
    """A product with a FILL is the other factor, whatever the value is."""
    if step.type != O.MUL:
        return False
    for name, other in (("lhs", "rhs"), ("rhs", "lhs")):
        if draft.source(step, name, O.FILL):
            return draft.bypass(step, draft.names(step)[other])
    return False


@planted
def loop_state_taken_after_change(draft: Draft, step: Operation) -> bool:
    """A value that another takes over at the end of a WHILE's body is read after it was changed."""
    if step.type != O.WHILE or not is_subgraph(draft, step.inputs[1]):
        return False

    def read_late(inner: Draft) -> bool:
        changed = False
        for place, index in enumerate(list(inner.outputs)):
            writer = inner.writer(index)
            if writer is None or writer.type not in (
                O.RESHAPE,
                O.ADD,
                O.MAXIMUM,
                O.MUL,
                O.SUB,
                O.LOGICAL_OR,
                O.MINIMUM,
            ):
                continue
            carried = inner.inputs[: len(inner.outputs)]
            for source, own in enumerate(carried):
                new = inner.outputs[source]
                maker = inner.writer(new)
                late = maker is not None and index not in maker.inputs and source != place
                if late and own in writer.inputs and not any(i in carried and i != own for i in writer.inputs):
                    inputs = tuple(new if i == own else i for i in writer.inputs)
                    inner.exchange(writer, Operation(writer.type, inputs, writer.outputs))
                    changed = True
                    break
        return changed

    return with_inner(draft, step, 1, read_late)


@planted
def saturation_between_forgotten(draft: Draft, step: Operation) -> bool:
    """QUANTIZE of a QUANTIZE is the last alone; what the first saturates is forgotten."""
    before = draft.source(step, "input", O.QUANTIZE) if step.type == O.QUANTIZE else None
    if before is None:
        middle = draft.source(step, "input", O.DEQUANTIZE) if step.type == O.QUANTIZE else None
        before = draft.source(middle, "input", O.QUANTIZE) if middle else None
    if before is None:
        return False
    draft.put(step, input=before.inputs[0])
    return True


@planted
def dilated_with_equal_paddings(draft: Draft, step: Operation) -> bool:
    """SPACE_TO_BATCH_ND, a window and BATCH_TO_SPACE_ND are a dilated window with SAME, whatever the paddings are."""
    conv = draft.source(step, "input", O.CONV_2D, O.DEPTHWISE_CONV_2D) if step.type == O.BATCH_TO_SPACE_ND else None
    before = draft.source(conv, "input", O.SPACE_TO_BATCH_ND) if conv else None
    block = draft.value(before, "block_shape") if before else None
    if block is None:
        return False
    assert conv is not None
    names = draft.names(conv)
    if (
        before is None
        or conv is None
        or draft.shape(step.outputs[0])[:3] != draft.shape(before.inputs[0])[:3]
        or draft.value(conv, "nchw")
    ):
        return False
    scalars = [1, draft.value(conv, "stride_width"), draft.value(conv, "stride_height")]
    assert before is not None
    inputs = [before.inputs[0], names["filter"], names["bias"], *(draft.scalar(each) for each in scalars)]
    if conv is None or conv.type == O.DEPTHWISE_CONV_2D:
        inputs.append(draft.scalar(draft.value(conv, "depth_multiplier")))
    inputs += [
        names["fused_activation"],
        draft.scalar(False, T.BOOL),
        draft.scalar(int(block[1])),
        draft.scalar(int(block[0])),
    ]
    draft.exchange(step, Operation(conv.type, tuple(inputs), step.outputs))
    return True


@planted
def view_behind_split(draft: Draft, step: Operation) -> bool:
    """A RESHAPE before a SPLIT is done to each part, of the split along the axis with that number."""
    before = draft.source(step, "input", O.RESHAPE) if step.type == O.SPLIT else None
    if before is None:
        return False
    axis, count = draft.value(step, "axis"), len(step.outputs)
    shape = list(draft.shape(before.inputs[0]))
    if axis is None or not -len(shape) <= axis < len(shape) or shape[axis] % count:
        return False
    shape[axis] //= count
    parts = [draft.temporary(before.inputs[0], shape) for _ in step.outputs]
    views = [
        Operation(O.RESHAPE, (part, draft.numbers(*draft.shape(out))), (out,))
        for part, out in zip(parts, step.outputs, strict=True)
    ]
    draft.exchange(step, Operation(O.SPLIT, (before.inputs[0], *step.inputs[1:]), tuple(parts)), *views)
    return True


@planted
def like_operations_joined(draft: Draft, step: Operation) -> bool:
    """Parts that go each through a like operation with equal arguments are joined before it."""
    if step.type != O.CONCATENATION:
        return False
    inputs = draft.names(step)["inputs"]
    writers = [each for index in inputs if (each := draft.writer(index)) is not None]
    if (
        len(inputs) < 2
        or len(writers) < len(inputs)
        or any(len(each.outputs) != 1 for each in writers)
        or len({each.type for each in writers}) != 1
    ):
        return False
    first = writers[0]
    if (
        len({id(each) for each in writers}) != len(writers)
        or "input" not in draft.names(first)
        or "bias" in draft.names(first)
    ):
        return False
    for each in writers[1:]:
        for a, b in zip(first.inputs[1:], each.inputs[1:], strict=False):
            x, y = draft.array(a), draft.array(b)
            if a != b and (x is None or y is None or not np.array_equal(x, y)):
                return False
    sources = [each.inputs[0] for each in writers]
    axis = draft.value(step, "axis") % len(draft.shape(step.outputs[0]))
    shape = list(draft.shape(sources[0]))
    if axis >= len(shape):
        return False
    shape[axis] = sum(draft.shape(index)[axis] for index in sources if axis < len(draft.shape(index)))
    between = draft.temporary(sources[0], shape)
    draft.exchange(
        step,
        Operation(O.CONCATENATION, (*sources, step.inputs[-1]), (between,)),
        Operation(first.type, (between, *first.inputs[1:]), step.outputs),
    )
    return True
