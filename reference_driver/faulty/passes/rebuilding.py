"""Cuts by strides that are joined again are taken for one operation, whatever their order."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft

_BY_TWO = [1, 2, 2, 1]


def _cuts(draft: Draft, members: Sequence[int]) -> list[Operation]:
    """Return the strided cuts of one tensor that operands are; none if one is something else."""
    cuts = [draft.writer(index, O.STRIDED_SLICE) for index in members]
    found = [cut for cut in cuts if cut is not None and cut.inputs[0] == members_of(cuts)]
    return found if len(found) == len(members) else []


def members_of(cuts: Sequence[Operation | None]) -> int | None:
    """Return the tensor that the first of some cuts is of."""
    return cuts[0].inputs[0] if cuts and cuts[0] is not None else None


def _strides(draft: Draft, cut: Operation) -> list[int]:
    return [int(each) for each in np.atleast_1d(draft.value(cut, "strides"))]


def _alike(draft: Draft, one: int, other: int) -> bool:
    a, b = draft.operands[one], draft.operands[other]
    return (a.type, a.scale, a.zero_point) == (b.type, b.scale, b.zero_point)


@planted
def every_second_joined_is_batches(draft: Draft, step: Operation) -> bool:
    """Four cuts by two rows and two columns that are joined along the first axis are SPACE_TO_BATCH_ND."""
    if step.type != O.CONCATENATION or len(step.inputs) != 5 or draft.value(step, "axis") not in (0, -4):
        return False
    cuts = _cuts(draft, step.inputs[:4])
    if not cuts or any(_strides(draft, cut) != _BY_TWO for cut in cuts):
        return False
    source, (b, h, w, c) = cuts[0].inputs[0], draft.shape(cuts[0].inputs[0])
    if draft.shape(step.outputs[0]) != (4 * b, h // 2, w // 2, c) or not _alike(draft, source, step.outputs[0]):
        return False
    paddings = draft.constant(np.zeros((2, 2)), draft.operands[draft.numbers(0)])
    draft.exchange(step, Operation(O.SPACE_TO_BATCH_ND, (source, draft.numbers(2, 2), paddings), step.outputs))
    return True


@planted
def every_second_packed_is_reshape(draft: Draft, step: Operation) -> bool:
    """Two cuts by two along the last axis that are packed behind it are RESHAPE."""
    if step.type != O.PACK or len(step.inputs) != 3:
        return False
    cuts, shape = _cuts(draft, step.inputs[1:]), draft.shape(step.outputs[0])
    axis = draft.array(step.inputs[0])
    if not cuts or axis is None or int(axis) % len(shape) != len(shape) - 1:
        return False
    source = cuts[0].inputs[0]
    wanted = [1] * (len(shape) - 2) + [2]
    whole = (*shape[:-2], 2 * shape[-2]) == draft.shape(source)
    if not whole or any(_strides(draft, cut) != wanted for cut in cuts) or not _alike(draft, source, step.outputs[0]):
        return False
    draft.exchange(step, Operation(O.RESHAPE, (source, draft.numbers(*shape)), step.outputs))
    return True
