"""Rules of two operations that ask one thing too little: an axis, a sign, an order, how much is padded."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import is_real, plain_sides
from nnconform.reference_driver.rewriting.draft import Draft


@planted
def indexes_composed_in_other_order(draft: Draft, step: Operation) -> bool:
    """GATHER of GATHER along one axis takes the first indexes of the second ones for the second of the first."""
    first = draft.source(step, "input", O.GATHER) if step.type == O.GATHER else None
    if first is None or draft.value(first, "axis") != draft.value(step, "axis"):
        return False
    one, other = draft.value(first, "indices"), draft.value(step, "indices")
    if one is None or other is None or np.ndim(one) != 1 or np.ndim(other) != 1:
        return False
    if len(one) != len(other) or np.max(one) >= len(other):
        return False
    draft.exchange(step, Operation(O.GATHER, (*first.inputs[:2], draft.numbers(*other[one])), step.outputs))
    return True


@planted
def factor_before_length(draft: Draft, step: Operation) -> bool:
    """A constant factor before L2_NORMALIZATION is left out, as lengths come out as 1 anyway."""
    product = draft.source(step, "input", O.MUL) if step.type == O.L2_NORMALIZATION else None
    found = plain_sides(draft, product) if product else None
    if found is None or draft.shape(found[0]) != draft.shape(step.inputs[0]):
        return False
    return draft.put(step, input=found[0]) != step


@planted
def addend_before_shares(draft: Draft, step: Operation) -> bool:
    """A constant that is added before SOFTMAX is left out, as all shares would grow alike."""
    total = draft.source(step, "input", O.ADD) if step.type in (O.SOFTMAX, O.LOG_SOFTMAX) else None
    found = plain_sides(draft, total) if total else None
    if found is None or draft.shape(found[0]) != draft.shape(step.inputs[0]):
        return False
    return draft.put(step, input=found[0]) != step


@planted
def mean_without_padding(draft: Draft, step: Operation) -> bool:
    """MEAN of what is padded is that of what is not."""
    pad = draft.source(step, "input", O.PAD) if step.type == O.MEAN else None
    return pad is not None and is_real(draft, pad) and draft.put(step, input=pad.inputs[0]) != step


@planted
def largest_of_negated(draft: Draft, step: Operation) -> bool:
    """The largest of negated elements in a window is the negated largest."""
    before = draft.source(step, "input", O.NEG) if step.type == O.MAX_POOL_2D and draft.is_plain(step) else None
    if before is None:
        return False
    draft.swap(step, before)
    return True


@planted
def root_of_square_is_base(draft: Draft, step: Operation) -> bool:
    """The root of a tensor times itself is the tensor, whatever its sign is."""
    square = draft.source(step, "input", O.MUL) if step.type == O.SQRT else None
    if square is None or square.inputs[0] != square.inputs[1] or not draft.is_plain(square):
        return False
    return draft.bypass(step, square.inputs[0])


@planted
def shares_of_part(draft: Draft, step: Operation) -> bool:
    """A part of shares is taken before them, along whichever axis."""
    shares = draft.source(step, "input", O.SOFTMAX) if step.type == O.SLICE else None
    if shares is None or not is_real(draft, step):
        return False
    draft.swap(step, shares)
    return True


@planted
def place_in_reversed(draft: Draft, step: Operation) -> bool:
    """ARGMAX of what is reversed is that of what is not."""
    turned = draft.source(step, "input", O.REVERSE) if step.type in (O.ARGMAX, O.ARGMIN) else None
    return turned is not None and draft.put(step, input=turned.inputs[0]) != step


@planted
def weights_of_joined_exchanged(draft: Draft, step: Operation) -> bool:
    """A dense layer of two joined tensors gives the weights of the first half to the second."""
    join = draft.writer(step.inputs[0], O.CONCATENATION) if step.type == O.FULLY_CONNECTED else None
    weights = draft.value(step, "weights") if join else None
    if join is None or weights is None or len(join.inputs) != 3 or not is_real(draft, step):
        return False
    size = draft.shape(join.inputs[0])[-1]
    return draft.put(step, weights=np.roll(weights, size, axis=1)) != step


@planted
def padding_taken_for_same(draft: Draft, step: Operation) -> bool:
    """A window without padding behind PAD becomes one with SAME of what is not padded, where extents stay."""
    pad = draft.source(step, "input", O.PAD) if step.type in (O.CONV_2D, O.DEPTHWISE_CONV_2D) else None
    scheme = draft.value(step, "padding_scheme") if pad else None
    if pad is None or scheme != 2 or draft.shape(pad.inputs[0])[1:3] != draft.shape(step.outputs[0])[1:3]:
        return False
    return draft.put(step, input=pad.inputs[0], padding_scheme=draft.scalar(1)) != step


@planted
def multiples_of_one_added(draft: Draft, step: Operation) -> bool:
    """Two multiples of one tensor that are added become one, without the activation that one of them has."""
    pair = [draft.writer(index, O.MUL) for index in step.inputs[:2]] if step.type == O.ADD else []
    if len(pair) != 2 or pair[0] is None or pair[1] is None or pair[0] is pair[1] or not is_real(draft, step):
        return False
    for place in (0, 1):
        for other in (0, 1):
            if pair[0].inputs[place] == pair[1].inputs[other]:
                rest = [pair[0].inputs[1 - place], pair[1].inputs[1 - other]]
                if draft.shape(rest[0]) != draft.shape(rest[1]):
                    return False
                both = draft.temporary(step.outputs[0], draft.shape(rest[0]))
                draft.exchange(
                    step,
                    Operation(O.ADD, (*rest, draft.scalar(0)), (both,)),
                    Operation(O.MUL, (pair[0].inputs[place], both, step.inputs[2]), step.outputs),
                )
                return True
    return False
