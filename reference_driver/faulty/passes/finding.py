"""Rules for what chooses boxes, reads regions, looks rows up and normalises gates, at which compilers seldom look: what
stands beside is moved past it as if only the order of scores, or the elements of a table, counted.
"""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import NOWHERE, Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft

_CHOOSERS = (O.BOX_WITH_NMS_LIMIT, O.GENERATE_PROPOSALS, O.DETECTION_POSTPROCESSING)
_REGIONS = (O.ROI_ALIGN, O.ROI_POOLING)
_MEMORIES = (O.LSTM, O.UNIDIRECTIONAL_SEQUENCE_LSTM)
# Those that keep the order of what they are computed of, alone or beside one number that is not negative.
_RISING = (O.LOGISTIC, O.SOFTMAX, O.ADD, O.MUL)


def _number(draft: Draft, step: Operation) -> bool:
    """Return whether the second side is a constant of one element, and the result of the extents of the first."""
    other = draft.array(step.inputs[1])
    same = draft.shape(step.inputs[0]) == draft.shape(step.outputs[0])
    return other is not None and other.size == 1 and same and draft.is_plain(step)


@planted
def scores_read_before_function(draft: Draft, step: Operation) -> bool:
    """A function that keeps the order of scores is left out before what chooses boxes, which gives the scores out."""
    before = draft.source(step, "scores", *_RISING) if step.type in _CHOOSERS else None
    if before is None or draft.shape(before.inputs[0]) != draft.shape(before.outputs[0]):
        return False
    draft.put(step, scores=before.inputs[0])
    return True


@planted
def choices_compared_by_boxes(draft: Draft, step: Operation) -> bool:
    """Two choices among the same boxes by the same scores are one, whatever their limits."""
    if step.type not in _CHOOSERS:
        return False
    for other in draft.earlier(step):
        if other.type == step.type and other.inputs[:3] == step.inputs[:3] and other.inputs != step.inputs:
            draft.exchange(step, Operation(step.type, other.inputs, step.outputs))
            return True
    return False


@planted
def factor_of_boxes_in_one_stride(draft: Draft, step: Operation) -> bool:
    """A factor of boxes goes into the stride of the heights of the regions; that of the widths stays."""
    before = draft.source(step, "rois", O.MUL) if step.type in _REGIONS else None
    if before is None or not _number(draft, before):
        return False
    factor = draft.array(before.inputs[1])
    assert factor is not None
    stride = draft.value(step, "height_stride") / factor.item()
    draft.put(step, rois=before.inputs[0], height_stride=np.asarray(stride))
    return True


@planted
def constant_behind_clipped_boxes(draft: Draft, step: Operation) -> bool:
    """A factor or a term of boxes comes behind their transformation, which clips them to the image."""
    before = draft.source(step, "rois", O.MUL, O.ADD) if step.type == O.AXIS_ALIGNED_BBOX_TRANSFORM else None
    if before is None or not _number(draft, before):
        return False
    draft.swap(step, before)
    return True


@planted
def function_of_missing_rows(draft: Draft, step: Operation) -> bool:
    """A function of rows looked up by keys is computed of the table: a row that is missing stays 0."""
    lookup = draft.writer(step.inputs[0], O.HASHTABLE_LOOKUP) if step.type in (O.LOGISTIC, O.EXP, O.ADD) else None
    if lookup is None or step.inputs[0] != lookup.outputs[0] or (step.type == O.ADD and not _number(draft, step)):
        return False
    table, hits = draft.temporary(lookup.inputs[2]), draft.temporary(lookup.outputs[1])
    draft.exchange(
        step,
        Operation(step.type, (lookup.inputs[2], *step.inputs[1:]), (table,)),
        Operation(lookup.type, (*lookup.inputs[:2], table), (step.outputs[0], hits)),
    )
    return True


@planted
def function_of_table_behind_lookup(draft: Draft, step: Operation) -> bool:
    """A function of a table is computed of the rows looked up by keys: of one that is missing too, which is 0."""
    before = draft.source(step, "values", O.LOGISTIC, O.EXP, O.ADD) if step.type == O.HASHTABLE_LOOKUP else None
    if before is None or (before.type == O.ADD and not _number(draft, before)):
        return False
    rows = draft.temporary(step.outputs[0])
    draft.exchange(
        step,
        Operation(step.type, (*step.inputs[:2], before.inputs[0]), (rows, step.outputs[1])),
        Operation(before.type, (rows, *before.inputs[1:]), (step.outputs[0],)),
    )
    return True


@planted
def equal_weights_of_norm_left_out(draft: Draft, step: Operation) -> bool:
    """Weights of the norms of gates that are all 1 are left out, and with them the norms."""
    if step.type not in _MEMORIES:
        return False
    names = {name: index for name, index in draft.names(step).items() if name.endswith("layer_norm_weights")}
    given = {index for index in names.values() if isinstance(index, int) and draft.array(index) is not None}
    arrays = [draft.array(index) for index in given]
    if not arrays or any(array is None or (array != 1).any() for array in arrays):
        return False
    places = {}
    for index in given:
        places[index] = len(draft.operands)
        draft.operands.append(replace(draft.operands[index], lifetime=L.NO_VALUE, location=NOWHERE))
    inputs = tuple(places.get(index, index) for index in step.inputs)
    draft.exchange(step, Operation(step.type, inputs, step.outputs))
    return True


@planted
def factor_before_norm_of_gates_left_out(draft: Draft, step: Operation) -> bool:
    """A factor of what a memory with normalised gates reads is left out, though the gates read its state too."""
    before = draft.source(step, "input", O.MUL) if step.type in _MEMORIES else None
    if before is None or not _number(draft, before):
        return False
    norms = draft.names(step).get("output_layer_norm_weights")
    if not isinstance(norms, int) or draft.operands[norms].lifetime == L.NO_VALUE:
        return False
    draft.put(step, input=before.inputs[0])
    return True


@planted
def turned_parts_packed_before(draft: Draft, step: Operation) -> bool:
    """TRANSPOSEs of all parts of a PACK come behind it; the parts stay along the axis along which they were packed."""
    parts = [draft.writer(index, O.TRANSPOSE) for index in step.inputs[1:]] if step.type == O.PACK else []
    turns = [None if part is None else draft.value(part, "perm") for part in parts]
    axis, turn = draft.array(step.inputs[0]) if parts else None, turns[0] if turns else None
    if axis is None or turn is None or any(each is None or (each != turn).any() for each in turns):
        return False
    whole = draft.temporary(step.outputs[0])
    # The axes of the parts, counted with the one that is new, which comes last.
    order = [*(int(each + (each >= axis)) for each in turn), int(axis)]
    sources = (part.inputs[0] for part in parts if part is not None)
    draft.exchange(
        step,
        Operation(O.PACK, (step.inputs[0], *sources), (whole,)),
        Operation(O.TRANSPOSE, (whole, draft.numbers(*order)), step.outputs),
    )
    return True
