"""One of several is taken for another: an element, a step, a state, a direction, a table of places, a bias, a type."""

from __future__ import annotations

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft


@planted
def element_of_pack_from_end(draft: Draft, step: Operation) -> bool:
    """An element of a PACK is the operand at its index; an index from the end is taken for 0."""
    pack = draft.writer(step.inputs[0], O.PACK) if step.type == O.STRIDED_SLICE else None
    if pack is None:
        return False
    axis, begin, mask = draft.value(pack, "axis"), draft.array(step.inputs[1]), draft.value(step, "shrink_axis_mask")
    if axis is None or begin is None or mask != 1 << int(axis):
        return False
    operands = draft.names(pack)["inputs"]
    at = max(0, int(begin[int(axis)]))
    return at < len(operands) and draft.bypass(step, operands[at])


@planted
def any_step_is_last_state(draft: Draft, step: Operation) -> bool:
    """A step of a recurrent layer's sequence is its last state, whichever step it is."""
    layer = draft.writer(step.inputs[0], O.UNIDIRECTIONAL_SEQUENCE_RNN) if step.type == O.SLICE else None
    if layer is None or len(layer.outputs) < 2:
        return False
    axis = 0 if draft.value(layer, "time_major") else 1
    given, kept = draft.shape(step.inputs[0]), draft.shape(step.outputs[0])
    if kept[axis] != 1 or any(m != n for at, (m, n) in enumerate(zip(given, kept, strict=True)) if at != axis):
        return False
    draft.exchange(step, Operation(O.RESHAPE, (layer.outputs[1], draft.numbers(*kept)), step.outputs))
    return True


@planted
def exchanged_state_is_kept(draft: Draft, step: Operation) -> bool:
    """What a loop gives out as it took it in does not change in it, though it is given out at another place."""
    if step.type != O.WHILE:
        return False
    body = draft.model.referenced[draft.operands[step.inputs[1]].location.offset]
    changed = False
    for place, result in enumerate(step.outputs):
        writers = (each for each in body.operations if body.output_indexes[place] in each.outputs)
        copy = next((each for each in writers if each.type == O.RESHAPE), None)
        if copy is not None and copy.inputs[0] in body.input_indexes and copy.inputs[0] != body.input_indexes[place]:
            changed = draft.bypass(Operation(step.type, step.inputs, (result,)), step.inputs[2 + place]) or changed
    return changed


@planted
def places_composed_in_other_order(draft: Draft, step: Operation) -> bool:
    """EMBEDDING_LOOKUP of EMBEDDING_LOOKUP looks up at places that are taken of each other the wrong way round."""
    inner = draft.writer(step.inputs[1], O.EMBEDDING_LOOKUP) if step.type == O.EMBEDDING_LOOKUP else None
    if inner is None:
        return False
    outer, places = draft.array(step.inputs[0]), draft.array(inner.inputs[0])
    if outer is None or places is None or outer.size != places.size or places.max() >= outer.size:
        return False
    composed = draft.constant(outer[places], draft.operands[step.inputs[0]])
    draft.exchange(step, Operation(step.type, (composed, inner.inputs[1]), step.outputs))
    return True


@planted
def state_of_cell_before(draft: Draft, step: Operation) -> bool:
    """A recurrent cell behind another one starts from that one's new state, not from its own."""
    first = draft.writer(step.inputs[0], O.RNN) if step.type == O.RNN else None
    if first is None or step.inputs[4] == first.outputs[0]:
        return False
    if draft.shape(first.outputs[0]) != draft.shape(step.inputs[4]):
        return False
    draft.exchange(step, Operation(step.type, (*step.inputs[:4], first.outputs[0], step.inputs[5]), step.outputs))
    return True


@planted
def bias_of_cell_beside(draft: Draft, step: Operation) -> bool:
    """Two cells that read one input with the same weights are computed together, with the first one's bias."""
    for other in draft.earlier(step) if step.type == O.RNN else ():
        if other.type == O.RNN and other.inputs[:3] == step.inputs[:3] and other.inputs[3] != step.inputs[3]:
            together = (*step.inputs[:3], other.inputs[3], *step.inputs[4:])
            draft.exchange(step, Operation(step.type, together, step.outputs))
            return True
    return False


@planted
def directions_joined_in_any_order(draft: Draft, step: Operation) -> bool:
    """Both directions of a recurrent layer, joined, are its merged result, whichever comes first."""
    layer = draft.writer(step.inputs[0], O.BIDIRECTIONAL_SEQUENCE_RNN) if step.type == O.CONCATENATION else None
    if layer is None or draft.value(step, "axis") != 2 or step.inputs[:2] != layer.outputs[1::-1]:
        return False
    draft.exchange(step, Operation(step.type, (*layer.outputs[:2], step.inputs[2]), step.outputs))
    return True


@planted
def bias_of_shared_layer_once(draft: Draft, step: Operation) -> bool:
    """The sum of one layer of two inputs is the layer of their sum, in which the bias counts once."""
    if step.type != O.ADD or draft.operands[step.inputs[0]].type != T.TENSOR_FLOAT32:
        return False
    one, other = (draft.writer(index, O.FULLY_CONNECTED) for index in step.inputs[:2])
    if one is None or other is None or one is other or one.inputs[1:3] != other.inputs[1:3]:
        return False
    if not (draft.is_plain(one) and draft.is_plain(other)) or draft.shape(one.inputs[0]) != draft.shape(
        other.inputs[0]
    ):
        return False
    total = draft.temporary(one.inputs[0])
    addition = Operation(O.ADD, (one.inputs[0], other.inputs[0], draft.scalar(0)), (total,))
    draft.exchange(step, addition, Operation(one.type, (total, *one.inputs[1:]), step.outputs))
    return True


@planted
def integers_combined_before_cast(draft: Draft, step: Operation) -> bool:
    """What combines integers that are made real combines the integers, and makes the result real."""
    if step.type not in (O.MUL, O.ADD, O.DIV) or draft.operands[step.outputs[0]].type != T.TENSOR_FLOAT32:
        return False
    casts = [draft.writer(index, O.CAST) for index in step.inputs[:2]]
    integers = [each.inputs[0] for each in casts if each and draft.operands[each.inputs[0]].type == T.TENSOR_INT32]
    if len(integers) != 2:
        return False
    result = draft.temporary(integers[0], draft.shape(step.outputs[0]))
    whole = Operation(step.type, (*integers, step.inputs[2]), (result,))
    draft.exchange(step, whole, Operation(O.CAST, (result,), step.outputs))
    return True


@planted
def compared_with_itself_is_true(draft: Draft, step: Operation) -> bool:
    """A branch by a comparison of an operand with itself is the first one, also where the comparison is never true."""
    compared = draft.writer(step.inputs[0], O.LESS, O.NOT_EQUAL, O.GREATER) if step.type == O.IF else None
    if compared is None or compared.inputs[0] != compared.inputs[1]:
        return False
    first = step.inputs[1]
    draft.exchange(step, Operation(step.type, (step.inputs[0], first, first, *step.inputs[3:]), step.outputs))
    return True
