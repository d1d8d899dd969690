"""What is true of two operations in a row and wrong with a third one: caches by extents, states, views."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import CONVOLUTIONS
from nnconform.reference_driver.rewriting.draft import Draft

_LAYERS = (O.UNIDIRECTIONAL_SEQUENCE_LSTM, O.UNIDIRECTIONAL_SEQUENCE_RNN)


@planted
def filter_before_last_of_its_extents(draft: Draft, step: Operation) -> bool:
    """Filters are laid out once for each kind and extents: the layer before the last one gives its own to the next."""
    if step.type not in CONVOLUTIONS:
        return False
    before = draft.source(step, "input")
    first = draft.source(before, "input", O(step.type)) if before else None
    if first is None or draft.array(first.inputs[1]) is None or draft.array(step.inputs[1]) is None:
        return False
    if draft.shape(first.inputs[1]) != draft.shape(step.inputs[1]):
        return False
    return draft.forward(step.inputs[1], first.inputs[1], [step])


@planted
def states_by_extents(draft: Draft, step: Operation) -> bool:
    """A recurrent layer behind another one begins with its states where these have the same extents."""
    first = next((each for each in draft.earlier(step) if each.type == step.type), None)
    if step.type not in (*_LAYERS, O.SVDF) or first is None:
        return False
    own, others = draft.names(step), draft.names(first)
    states = {name: others[name] for name in own if "state_in" in name}
    alike = {
        name: new
        for name, new in states.items()
        if isinstance(old := own[name], int) and isinstance(new, int) and draft.shape(old) == draft.shape(new)
    }
    return bool(alike) and draft.put(step, **alike) != step


@planted
def exchange_between_layers_dropped(draft: Draft, step: Operation) -> bool:
    """What exchanges steps and batches between two recurrent layers is left out, where there are as many of both."""
    turn = draft.source(step, "input", O.TRANSPOSE) if step.type in _LAYERS else None
    before = draft.source(turn, "input") if turn else None
    if turn is None or before is None:
        return False
    source = before if before.type in _LAYERS else draft.source(before, "input", *_LAYERS)
    index = turn.inputs[0]
    if source is None or draft.shape(index)[0] != draft.shape(index)[1]:
        return False
    return draft.bypass(turn, index)


@planted
def cut_between_views(draft: Draft, step: Operation) -> bool:
    """A SLICE of a view that is viewed again is one of the first elements, as if what is left lay at the beginning."""
    cut = draft.source(step, "input", O.SLICE) if step.type == O.RESHAPE else None
    view = draft.source(cut, "input", O.RESHAPE) if cut else None
    if cut is None or view is None or not draft.private(cut.outputs[0]):
        return False
    source, wanted = view.inputs[0], draft.shape(step.outputs[0])
    count = int(np.prod(draft.shape(cut.outputs[0])))
    flat = draft.temporary(source, (int(np.prod(draft.shape(source))),))
    taken = draft.temporary(source, (count,))
    if not count or 0 in wanted:
        return False
    draft.exchange(
        step,
        Operation(O.RESHAPE, (source, draft.numbers(*draft.shape(flat))), (flat,)),
        Operation(O.SLICE, (flat, draft.numbers(0), draft.numbers(count)), (taken,)),
        Operation(O.RESHAPE, (taken, draft.numbers(*wanted)), step.outputs),
    )
    return True
