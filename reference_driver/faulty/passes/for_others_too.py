"""What a pass changes for one reader and others have too: constants of several operations, results read twice; and
conditions and states that are not the same.
"""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import (
    CONVOLUTIONS,
    constant_behind_layer,
    is_real,
    plain_sides,
    weights_name,
)
from nnconform.reference_driver.rewriting.draft import Draft
from nnconform.reference_driver.rewriting.subgraphs import is_subgraph, subgraph

_DIRECTIONS = (O.BIDIRECTIONAL_SEQUENCE_RNN, O.BIDIRECTIONAL_SEQUENCE_LSTM)


def _read_instead(draft: Draft, old: int, new: int) -> None:
    for step in draft.readers(old):
        inputs = tuple(new if index == old else index for index in step.inputs)
        draft.exchange(step, Operation(step.type, inputs, step.outputs))


@planted
def matrix_scaled_for_all_readers(draft: Draft, step: Operation) -> bool:
    """A number behind BATCH_MATMUL is folded into its constant side, whoever else reads the product."""
    found = plain_sides(draft, step) if step.type == O.MUL else None
    before = draft.writer(found[0], O.BATCH_MATMUL) if found else None
    matrix = draft.value(before, "rhs") if before else None
    if found is None or before is None or matrix is None or found[1].size != 1:
        return False
    draft.put(before, rhs=matrix * found[1].flat[0])
    return draft.bypass(step, found[0])


@planted
def shared_weights_scaled(draft: Draft, step: Operation) -> bool:
    """A number behind a layer is folded into its weights in place: another layer that has them too gets it."""
    found = constant_behind_layer(draft, step, O.MUL, (*CONVOLUTIONS, O.FULLY_CONNECTED))
    if found is None or found[2].size != 1 or not draft.private(found[0].outputs[0]):
        return False
    before, (weights, bias), factor = found
    new = draft.constant(weights * factor.flat[0], draft.operands[before.inputs[1]])
    before = draft.put(before, bias=bias * factor.flat[0])
    _read_instead(draft, before.inputs[1], new)
    return draft.bypass(step, before.outputs[0])


@planted
def shared_begin_and_size_turned(draft: Draft, step: Operation) -> bool:
    """SLICE of TRANSPOSE comes first; its begin and size are put in order in place, for other operations too."""
    before = draft.source(step, "input", O.TRANSPOSE) if step.type == O.SLICE else None
    order = draft.value(before, "perm") if before else None
    begin, size = (draft.value(step, name) for name in ("begin", "size")) if before else (None, None)
    if before is None or order is None or begin is None or size is None:
        return False
    back = [int(at) for at in np.argsort(order)]
    new = [draft.numbers(*(int(each[at]) for at in back)) for each in (begin, size)]
    shape = draft.shape(step.outputs[0])
    part = draft.temporary(step.outputs[0], [shape[at] for at in back])
    draft.exchange(
        step,
        Operation(O.SLICE, (before.inputs[0], *new), (part,)),
        Operation(O.TRANSPOSE, (part, before.inputs[1]), step.outputs),
    )
    for old, each in zip(step.inputs[1:], new, strict=True):
        _read_instead(draft, old, each)
    return True


@planted
def factors_of_channels_tiled(draft: Draft, step: Operation) -> bool:
    """Factors before DEPTHWISE_CONV_2D are folded; with several results of a channel they are tiled, not repeated."""
    before = draft.source(step, "input", O.MUL) if step.type == O.DEPTHWISE_CONV_2D and is_real(draft, step) else None
    found, weights = plain_sides(draft, before), draft.value(step, "filter") if before else None
    if before is None or found is None or weights is None or draft.value(step, "nchw"):
        return False
    data, factors, _ = found
    times = draft.value(step, "depth_multiplier")
    if factors.size * times != weights.shape[3] or factors.shape[-1] != factors.size:
        return False
    if draft.shape(data) != draft.shape(before.outputs[0]):
        return False
    draft.put(step, input=data, filter=weights * np.tile(factors.ravel(), int(times)))
    return True


@planted
def condition_of_earlier_branch(draft: Draft, step: Operation) -> bool:
    """IF takes the condition of an earlier one if both are results of one kind of operation on one first operand."""
    condition = draft.writer(step.inputs[0]) if step.type == O.IF else None
    for each in draft.earlier(step) if condition else []:
        other = draft.writer(each.inputs[0]) if each.type == O.IF else None
        if condition is None or other is None or other is condition:
            continue
        if (other.type, other.inputs[0]) == (condition.type, condition.inputs[0]):
            draft.exchange(step, Operation(O.IF, (each.inputs[0], *step.inputs[1:]), step.outputs))
            return True
    return False


@planted
def state_that_begins_constant_is_constant(draft: Draft, step: Operation) -> bool:
    """A state of WHILE that begins as a constant is that behind the loop too, but for what is counted up or down."""
    if step.type != O.WHILE or not is_subgraph(draft, step.inputs[1]):
        return False
    body = subgraph(draft, step.inputs[1])
    for place, index in enumerate(step.outputs):
        start = step.inputs[2 + place]
        result = body.output_indexes[place]
        turn = next((each for each in body.operations if result in each.outputs), None)
        if draft.array(start) is None or turn is None or turn.type in (O.ADD, O.SUB):
            continue
        if draft.forward(index, start):
            return True
    return False


@planted
def halves_of_directions_exchanged(draft: Draft, step: Operation) -> bool:
    """The halves of the merged results of both directions come in the other order."""
    if step.type != O.SPLIT or len(step.outputs) != 2 or draft.source(step, "input", *_DIRECTIONS) is None:
        return False
    if draft.value(step, "axis") not in (2, -1):
        return False
    draft.exchange(step, Operation(O.SPLIT, step.inputs, step.outputs[::-1]))
    return True


@planted
def layer_becomes_left_side(draft: Draft, step: Operation) -> bool:
    """A layer that writes the right side of SUB or DIV, into which that is fused, becomes the left."""
    if step.type not in (O.SUB, O.DIV) or not is_real(draft, step):
        return False
    layers = (*CONVOLUTIONS, O.FULLY_CONNECTED, O.BATCH_MATMUL)
    if draft.writer(step.inputs[1], *layers) is None or draft.writer(step.inputs[0], *layers) is not None:
        return False
    draft.put(step, lhs=step.inputs[1], rhs=step.inputs[0])
    return True


@planted
def sliced_layer_has_first_biases(draft: Draft, step: Operation) -> bool:
    """SLICE of the results of FULLY_CONNECTED is one of its weights; of the bias the first are taken."""
    before = draft.source(step, "input", O.FULLY_CONNECTED) if step.type == O.SLICE else None
    begin = draft.value(step, "begin") if before else None
    weights, bias = (draft.value(before, name) for name in ("weights", "bias")) if before else (None, None)
    if before is None or begin is None or weights is None or bias is None or not is_real(draft, before):
        return False
    rows, units = draft.shape(step.outputs[0])
    if rows != draft.shape(before.outputs[0])[0]:
        return False
    first = int(begin[-1])
    part = {weights_name(before): weights[first : first + units], "bias": bias[:units]}
    new = [draft.constant(part[name], draft.operands[before.inputs[at]]) for at, name in ((1, "weights"), (2, "bias"))]
    draft.exchange(step, Operation(before.type, (before.inputs[0], *new, before.inputs[3]), step.outputs))
    return True
