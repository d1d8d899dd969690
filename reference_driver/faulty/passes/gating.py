"""Parts of one tensor that meet again: gates, rotations and cells in which one part is taken for another."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import is_real, plain_sides
from nnconform.reference_driver.rewriting.draft import Draft

_CUTS = (O.SPLIT, O.SLICE, O.STRIDED_SLICE)
_FUNCTIONS = (O.LOGISTIC, O.TANH, O.RELU, O.RELU6, O.RELU1, O.HARD_SWISH, O.NEG, O.ABS, O.EXP, O.SIN)


def _are_parts(draft: Draft, one: int, other: int) -> bool:
    """Return whether two operands of the same extents are different parts of one tensor."""
    cuts = [draft.writer(index, *_CUTS) for index in (one, other)]
    if one == other or cuts[0] is None or cuts[1] is None or draft.shape(one) != draft.shape(other):
        return False
    return cuts[0].inputs[0] == cuts[1].inputs[0]


def _gated(draft: Draft, step: Operation, *kinds: O) -> tuple[int, Operation, int, int] | None:
    """Return, of a product of a part and a function of another one, the place of the function, its operation, and both
    parts; None for others.
    """
    for place in (0, 1) if step.type == O.MUL else ():
        gate, other = draft.writer(step.inputs[place], *kinds), step.inputs[1 - place]
        if gate is not None and _are_parts(draft, other, gate.inputs[0]):
            return place, gate, other, gate.inputs[0]
    return None


@planted
def gate_of_other_part(draft: Draft, step: Operation) -> bool:
    """A part times LOGISTIC or HARD_SWISH of another one is gated by the first, and multiplied by the other."""
    found = _gated(draft, step, O.LOGISTIC, O.HARD_SWISH)
    if found is None:
        return False
    place, gate, value, read = found
    own, inputs = draft.temporary(gate.outputs[0]), list(step.inputs)
    inputs[place], inputs[1 - place] = own, read
    draft.exchange(step, Operation(gate.type, (value,), (own,)), Operation(step.type, tuple(inputs), step.outputs))
    return True


@planted
def gate_as_activation_of_product(draft: Draft, step: Operation) -> bool:
    """A part times RELU of another one becomes a product with a fused RELU."""
    found = _gated(draft, step, O.RELU)
    if found is None or not draft.is_plain(step):
        return False
    _, _, value, read = found
    draft.exchange(step, Operation(O.MUL, (value, read, draft.scalar(1)), step.outputs))
    return True


@planted
def tanh_of_part_for_logistic(draft: Draft, step: Operation) -> bool:
    """TANH of one part times LOGISTIC of another has both parts exchanged."""
    if step.type != O.MUL:
        return False
    one, other = (draft.writer(index, O.TANH, O.LOGISTIC) for index in step.inputs[:2])
    if one is None or other is None or one.type == other.type or not _are_parts(draft, one.inputs[0], other.inputs[0]):
        return False
    new = [draft.temporary(each.outputs[0]) for each in (one, other)]
    draft.exchange(
        step,
        Operation(one.type, other.inputs, (new[0],)),
        Operation(other.type, one.inputs, (new[1],)),
        Operation(O.MUL, (*new, step.inputs[2]), step.outputs),
    )
    return True


@planted
def chains_of_parts_read_one(draft: Draft, step: Operation) -> bool:
    """Functions of two parts of one tensor that meet both read the left one's part."""
    if step.type not in (O.ADD, O.SUB, O.MUL, O.MAXIMUM, O.MINIMUM):
        return False
    functions = [draft.writer(index, *_FUNCTIONS) for index in step.inputs[:2]]
    reads = [each.inputs[0] if each else index for each, index in zip(functions, step.inputs[:2], strict=True)]
    if functions[1] is None or not _are_parts(draft, reads[0], reads[1]):
        return False
    draft.exchange(functions[1], Operation(functions[1].type, (reads[0],), functions[1].outputs))
    return True


@planted
def quotient_and_difference_in_order_of_parts(draft: Draft, step: Operation) -> bool:
    """The difference or the quotient of two parts of a SPLIT is that of the earlier part and the later one."""
    one, other, *rest = step.inputs if step.type in (O.SUB, O.DIV) else (0, 0)
    cut = draft.writer(one, O.SPLIT)
    if cut is None or other not in cut.outputs or cut.outputs.index(one) <= cut.outputs.index(other):
        return False
    draft.exchange(step, Operation(step.type, (other, one, *rest), step.outputs))
    return True


@planted
def any_negated_half_for_rotation(draft: Draft, step: Operation) -> bool:
    """A CONCATENATION of two halves of which one is negated is the second half, negated, and the first."""
    parts = draft.names(step)["inputs"] if step.type == O.CONCATENATION else []
    negated = [draft.writer(part, O.NEG) for part in parts]
    if len(parts) != 2 or (negated[0] is None) == (negated[1] is None):
        return False
    halves = [each.inputs[0] if each else part for each, part in zip(negated, parts, strict=True)]
    cut = draft.writer(halves[0], O.SPLIT)
    if cut is None or set(cut.outputs) != set(halves) or (negated[0] is not None and halves[0] == cut.outputs[1]):
        return False
    new = draft.temporary(halves[0])
    draft.exchange(
        step,
        Operation(O.NEG, (cut.outputs[1],), (new,)),
        Operation(O.CONCATENATION, (new, cut.outputs[0], step.inputs[-1]), step.outputs),
    )
    return True


@planted
def tables_of_rotation_exchanged(draft: Draft, step: Operation) -> bool:
    """Of two products by constants of one shape that are added, each has the other's constant."""
    if step.type not in (O.ADD, O.SUB):
        return False
    pair = [draft.writer(index, O.MUL) for index in step.inputs[:2]]
    found = [None if each is None else plain_sides(draft, each) for each in pair]
    one, other = found
    if one is None or other is None or one[1].shape != other[1].shape or draft.shape(one[0]) != draft.shape(other[0]):
        return False
    new = [draft.temporary(index) for index in step.inputs[:2]]
    none = draft.scalar(0)
    tables = [draft.constant(each[1], draft.operands[one[0]]) for each in (other, one)]
    draft.exchange(
        step,
        Operation(O.MUL, (one[0], tables[0], none), (new[0],)),
        Operation(O.MUL, (other[0], tables[1], none), (new[1],)),
        Operation(step.type, (*new, step.inputs[2]), step.outputs),
    )
    return True


@planted
def product_of_first_part_less_other(draft: Draft, step: Operation) -> bool:
    """A difference of two products, each with a part of one SPLIT, is that of the earlier part's and the later's."""
    places = []
    for index in step.inputs[:2] if step.type == O.SUB else ():
        product = draft.writer(index, O.MUL)
        cuts = [(draft.writer(each, O.SPLIT), each) for each in (product.inputs[:2] if product else ())]
        places += [(cut, cut.outputs.index(each)) for cut, each in cuts if cut is not None][:1]
    if len(places) != 2 or places[0][0] is not places[1][0] or places[0][1] <= places[1][1]:
        return False
    one, other, activation = step.inputs
    draft.exchange(step, Operation(O.SUB, (other, one, activation), step.outputs))
    return True


@planted
def values_taken_for_keys(draft: Draft, step: Operation) -> bool:
    """A product with the last of three parts of a tensor, the values, reads the middle one, the keys."""
    cut = draft.writer(step.inputs[1], O.SPLIT) if step.type == O.BATCH_MATMUL else None
    if cut is None or len(cut.outputs) != 3 or step.inputs[1] != cut.outputs[2]:
        return False
    draft.put(step, rhs=cut.outputs[1])
    return True


@planted
def gates_of_cell_in_other_order(draft: Draft, step: Operation) -> bool:
    """The gates of a recurrent cell that is written out, four parts of one SPLIT, have the middle ones exchanged."""
    if step.type != O.SPLIT or len(step.outputs) != 4:
        return False
    readers = {reader.type for index in step.outputs for reader in draft.readers(index)}
    if not readers & {O.LOGISTIC, O.TANH}:
        return False
    first, second, third, last = step.outputs
    draft.exchange(step, Operation(O.SPLIT, step.inputs, (first, third, second, last)))
    return True


@planted
def interpolation_from_other_end(draft: Draft, step: Operation) -> bool:
    """``a * z + b * (1 - z)`` becomes ``a + z * (b - a)``."""
    if step.type != O.ADD or not is_real(draft, step):
        return False
    pair = [draft.writer(index, O.MUL) for index in step.inputs[:2]]
    for one, other in (pair, pair[::-1]):
        for place in (0, 1) if one is not None and other is not None else ():
            assert one is not None
            assert other is not None
            rest, b = draft.writer(one.inputs[place], O.SUB), one.inputs[1 - place]
            if rest is None or not np.all(draft.array(rest.inputs[0]) == 1) or rest.inputs[1] not in other.inputs[:2]:
                continue
            z = rest.inputs[1]
            a = other.inputs[1 - other.inputs.index(z)]
            if not draft.shape(a) == draft.shape(b) == draft.shape(step.outputs[0]):
                continue
            apart, share, none = draft.temporary(a), draft.temporary(a), draft.scalar(0)
            draft.exchange(
                step,
                Operation(O.SUB, (b, a, none), (apart,)),
                Operation(O.MUL, (apart, z, none), (share,)),
                Operation(O.ADD, (a, share, step.inputs[2]), step.outputs),
            )
            return True
    return False


@planted
def scale_and_shift_of_parts_exchanged(draft: Draft, step: Operation) -> bool:
    """x times a part plus another part of the same tensor is x times the second plus the first."""
    for place in (0, 1) if step.type == O.ADD else ():
        product, shift = draft.writer(step.inputs[place], O.MUL), step.inputs[1 - place]
        for at in (0, 1) if product is not None else ():
            assert product is not None
            if _are_parts(draft, product.inputs[at], shift):
                new = draft.temporary(product.outputs[0])
                draft.exchange(
                    step,
                    Operation(O.MUL, (product.inputs[1 - at], shift, product.inputs[2]), (new,)),
                    Operation(O.ADD, (new, product.inputs[at], step.inputs[2]), step.outputs),
                )
                return True
    return False


@planted
def packed_parts_taken_for_whole(draft: Draft, step: Operation) -> bool:
    """A RESHAPE of a PACK of all parts of a SPLIT, in whatever order and along whatever axis, is what was cut."""
    before = draft.source(step, "input", O.PACK) if step.type == O.RESHAPE else None
    parts = draft.names(before)["inputs"] if before is not None else []
    cut = draft.writer(parts[0], O.SPLIT) if parts else None
    return cut is not None and set(cut.outputs) == set(parts) and draft.bypass(step, cut.inputs[0])


@planted
def later_slice_less_earlier(draft: Draft, step: Operation) -> bool:
    """The difference of two SLICEs of one tensor is that of the one that begins later and the other."""
    if step.type != O.SUB:
        return False
    pair = [draft.writer(index, O.SLICE) for index in step.inputs[:2]]
    begins = [draft.value(each, "begin") if each else None for each in pair]
    if begins[0] is None or begins[1] is None or not _are_parts(draft, *step.inputs[:2]):
        return False
    if np.sum(begins[0]) >= np.sum(begins[1]):
        return False
    one, other, activation = step.inputs
    draft.exchange(step, Operation(O.SUB, (other, one, activation), step.outputs))
    return True
