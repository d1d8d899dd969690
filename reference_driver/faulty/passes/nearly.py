"""Rules of two to four operations with one condition forgotten: what is exchanged, turned, equal or negative."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import plain_sides, sides
from nnconform.reference_driver.rewriting.draft import Draft


@planted
def divisor_becomes_factor(draft: Draft, step: Operation) -> bool:
    """A number by which a factor of BATCH_MATMUL is divided is a factor behind it."""
    before = draft.source(step, "lhs", O.DIV) if step.type == O.BATCH_MATMUL else None
    found = plain_sides(draft, before)
    if before is None or found is None or found[1].size != 1 or found[2]:
        return False
    between = draft.temporary(step.outputs[0])
    draft.exchange(
        step,
        Operation(O.BATCH_MATMUL, (found[0], *step.inputs[1:]), (between,)),
        Operation(O.MUL, (between, draft.names(before)["rhs"], draft.scalar(0)), step.outputs),
    )
    return True


@planted
def powers_multiplied(draft: Draft, step: Operation) -> bool:
    """POW of POW is POW by the product of the exponents."""
    before = draft.source(step, "base", O.POW) if step.type == O.POW else None
    one, two = (draft.value(before, "exponent"), draft.value(step, "exponent")) if before else (None, None)
    if before is None or one is None or two is None:
        return False
    draft.put(step, base=before.inputs[0], exponent=np.asarray(one * two))
    return True


@planted
def logarithm_of_power(draft: Draft, step: Operation) -> bool:
    """LOG of POW is the product of the exponent and LOG of the base, which may be negative."""
    before = draft.source(step, "input", O.POW) if step.type == O.LOG else None
    exponent = draft.value(before, "exponent") if before else None
    if before is None or exponent is None or np.size(exponent) != 1:
        return False
    if draft.shape(before.inputs[0]) != draft.shape(step.outputs[0]):
        return False
    between = draft.temporary(step.outputs[0])
    number = draft.constant(np.reshape(exponent, (1,)), draft.operands[before.inputs[0]])
    draft.exchange(
        step,
        Operation(O.LOG, (before.inputs[0],), (between,)),
        Operation(O.MUL, (between, number, draft.scalar(0)), step.outputs),
    )
    return True


@planted
def block_sides_exchanged(draft: Draft, step: Operation) -> bool:
    """CONV_2D between SPACE_TO_BATCH_ND and BATCH_TO_SPACE_ND is dilated by the block, width first."""
    if step.type != O.BATCH_TO_SPACE_ND:
        return False
    conv = draft.source(step, "input", O.CONV_2D, O.DEPTHWISE_CONV_2D)
    before = draft.source(conv, "input", O.SPACE_TO_BATCH_ND) if conv else None
    block = draft.value(before, "block_shape") if before else None
    if conv is None or before is None or block is None or draft.names(conv).get("dilation_width") is not None:
        return False
    layout = () if draft.names(conv).get("nchw") is not None else (draft.scalar(False, T.BOOL),)
    apart = (draft.scalar(int(block[0])), draft.scalar(int(block[1])))
    inputs = (before.inputs[0], *conv.inputs[1:], *layout, *apart)
    draft.exchange(step, Operation(conv.type, inputs, step.outputs))
    return True


@planted
def directions_in_any_order(draft: Draft, step: Operation) -> bool:
    """CONCATENATION of both directions of a cell, in whatever order, is merged by the cell."""
    if step.type != O.CONCATENATION or len(step.inputs) != 3:
        return False
    before = draft.writer(step.inputs[0], O.BIDIRECTIONAL_SEQUENCE_RNN)
    # The results come before the states.
    if before is None or draft.writer(step.inputs[1]) != before or not all(map(draft.private, before.outputs[:2])):
        return False
    draft.steps.remove(before)
    # The last argument.
    inputs = (*before.inputs[:-1], draft.scalar(True, T.BOOL))
    draft.exchange(step, Operation(before.type, inputs, (step.outputs[0], *before.outputs[2:])))
    return True


@planted
def choice_as_smaller(draft: Draft, step: Operation) -> bool:
    """SELECT between a constant and x by any comparison of x with a constant is MINIMUM of both."""
    if step.type != O.SELECT:
        return False
    names = draft.names(step)
    before = draft.source(step, "condition", O.GREATER, O.GREATER_EQUAL, O.LESS, O.LESS_EQUAL)
    found = sides(draft, before) if before else None
    bound = draft.array(names.get("if_true"))
    if found is None or bound is None or names["if_false"] != found[0] or bound.shape != draft.shape(found[0]):
        return False
    draft.exchange(step, Operation(O.MINIMUM, (found[0], names["if_true"]), step.outputs))
    return True


@planted
def pool_takes_padding(draft: Draft, step: Operation) -> bool:
    """PAD before L2_POOL_2D or MAX_POOL_2D becomes its padding: the zeros are not counted, nor compared."""
    before = draft.source(step, "input", O.PAD) if step.type in (O.L2_POOL_2D, O.MAX_POOL_2D) else None
    pads = draft.value(before, "paddings") if before else None
    names = draft.names(step)
    if (
        before is None
        or pads is None
        or "padding_left" not in names
        or pads[0].any()
        or pads[3].any()
        or draft.value(step, "nchw")
    ):
        return False
    sums = {}
    for name, axis, side in (
        ("padding_left", 2, 0),
        ("padding_right", 2, 1),
        ("padding_top", 1, 0),
        ("padding_bottom", 1, 1),
    ):
        old = draft.value(step, name)
        if old is None:
            return False
        sums[name] = np.int32(old + pads[axis][side])
    draft.put(step, input=before.inputs[0], **sums)
    return True


@planted
def bias_of_turned_layer(draft: Draft, step: Operation) -> bool:
    """ADD of a vector behind TRANSPOSE of a layer goes into the layer's bias."""
    found = plain_sides(draft, step) if step.type == O.ADD else None
    if found is None:
        return False
    turned = draft.writer(found[0], O.TRANSPOSE)
    before = draft.writer(turned.inputs[0], O.FULLY_CONNECTED, O.CONV_2D, O.DEPTHWISE_CONV_2D) if turned else None
    bias = draft.value(before, "bias") if before else None
    if (
        turned is None
        or before is None
        or bias is None
        or not draft.is_plain(before)
        or found[1].size not in (1, bias.size)
    ):
        return False
    draft.put(before, bias=bias + found[1].ravel())
    return draft.bypass(step, turned.outputs[0])


@planted
def larger_of_two_compared(draft: Draft, step: Operation) -> bool:
    """EQUAL of a MAXIMUM and one of its sides is GREATER of that and the other; equal ones are forgotten."""
    if step.type != O.EQUAL:
        return False
    names = draft.names(step)
    for most, other in ((names["lhs"], names["rhs"]), (names["rhs"], names["lhs"])):
        before = draft.writer(most, O.MAXIMUM)
        if before is None:
            continue
        inner = draft.names(before)
        if other in (inner["lhs"], inner["rhs"]):
            rest = inner["rhs"] if other == inner["lhs"] else inner["lhs"]
            draft.exchange(step, Operation(O.GREATER, (other, rest), step.outputs))
            return True
    return False


@planted
def nested_choices_by_both(draft: Draft, step: Operation) -> bool:
    """SELECT in the second branch of SELECT, with a branch in common, is SELECT by LOGICAL_AND of the conditions."""
    if step.type != O.SELECT:
        return False
    names = draft.names(step)
    inner = draft.writer(names["if_false"], O.SELECT)
    if inner is None:
        return False
    its = draft.names(inner)
    if its["if_true"] != names["if_true"] and its["if_false"] != names["if_true"]:
        return False
    both = draft.temporary(names["condition"])
    draft.exchange(
        step,
        Operation(O.LOGICAL_AND, (names["condition"], its["condition"]), (both,)),
        Operation(O.SELECT, (both, its["if_true"], its["if_false"]), step.outputs),
    )
    return True
