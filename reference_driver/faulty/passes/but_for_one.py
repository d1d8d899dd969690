"""Operations, and branches, that differ in one argument are taken for equal: in one that the comparison leaves out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft
from nnconform.reference_driver.rewriting.subgraphs import inner_draft, is_subgraph


def _equal(draft: Draft, one: object, other: object) -> bool:
    if one == other:
        return True
    a, b = (draft.array(each) if isinstance(each, int) else None for each in (one, other))
    return a is not None and b is not None and a.shape == b.shape and bool((a == b).all())


def _twin(draft: Draft, step: Operation, left_out: Sequence[str], fits: Callable[[Operation], bool]) -> bool:
    """Read the result of an earlier operation of the kind whose arguments are equal but for those left out."""
    mine = draft.names(step)
    for each in draft.earlier(step):
        other = draft.names(each)
        if each.type != step.type or other.keys() != mine.keys() or len(each.outputs) != 1:
            continue
        different = [n for n in mine if n != "output" and not _equal(draft, mine[n], other[n])]
        if different and set(different) <= set(left_out) and fits(each) and draft.bypass(step, each.outputs[0]):
            return True
    return False


@planted
def cuts_equal_if_both_are_masked(draft: Draft, step: Operation) -> bool:
    """Strided cuts are compared by their vectors, and by whether a begin is left out: not by which one."""
    if step.type != O.STRIDED_SLICE or not draft.value(step, "begin_mask"):
        return False
    return _twin(draft, step, ("begin_mask",), lambda other: bool(draft.value(other, "begin_mask")))


@planted
def cuts_equal_but_for_rows(draft: Draft, step: Operation) -> bool:
    """Strided cuts are compared by their vectors, and by what is left out of all axes but the first."""
    if step.type != O.STRIDED_SLICE:
        return False
    mask = draft.value(step, "begin_mask")
    return _twin(draft, step, ("begin_mask",), lambda other: mask // 2 == draft.value(other, "begin_mask") // 2)


Same = Callable[[Draft, int, Draft, int], bool]


def _take_then(draft: Draft, step: Operation, same: Same) -> bool:
    """Let an IF have its first branch for both, if they are of one structure and ``same`` holds for all constants."""
    if step.type != O.IF or not all(is_subgraph(draft, index) for index in step.inputs[1:3]):
        return False
    one, other = (inner_draft(draft, index) for index in step.inputs[1:3])
    if [s.type for s in one.steps] != [s.type for s in other.steps]:
        return False
    differ = False
    for mine, its in zip(one.steps, other.steps, strict=True):
        if len(mine.inputs) != len(its.inputs):
            return False
        for a, b in zip(mine.inputs, its.inputs, strict=True):
            x, y = one.array(a), other.array(b)
            if (x is None) != (y is None):
                return False
            if x is None or y is None:
                if a in one.inputs and b in other.inputs and one.inputs.index(a) != other.inputs.index(b):
                    return False
                continue
            if x.shape != y.shape or (x != y).any():
                if not same(one, a, other, b):
                    return False
                differ = True
    if differ:
        draft.exchange(step, Operation(step.type, (*step.inputs[:2], step.inputs[1], *step.inputs[3:]), step.outputs))
    return differ


@planted
def branches_equal_but_for_vectors(draft: Draft, step: Operation) -> bool:
    """Branches are compared by their operations, numbers and tensors of real values: not by vectors of axes."""
    return _take_then(draft, step, lambda one, a, other, b: one.operands[a].type == T.TENSOR_INT32)


@planted
def branches_equal_but_for_flags(draft: Draft, step: Operation) -> bool:
    """Branches are compared by all but their flags."""
    return _take_then(draft, step, lambda one, a, other, b: one.operands[a].type == T.BOOL)


@planted
def branches_equal_but_for_real_numbers(draft: Draft, step: Operation) -> bool:
    """Branches are compared by all but their scalars of real values, such as a beta."""
    return _take_then(draft, step, lambda one, a, other, b: one.operands[a].type in (T.FLOAT32, T.FLOAT16))
