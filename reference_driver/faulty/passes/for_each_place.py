"""Constants with a number for each place of an image behind a layer, of which those of the first place are taken for
all.
"""

from __future__ import annotations

from collections.abc import Sequence

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import constant_behind_layer
from nnconform.reference_driver.rewriting.draft import Draft


def _first_place(
    draft: Draft, step: Operation, kind: O, kinds: Sequence[O]
) -> tuple[Operation, tuple[Array, Array], Array] | None:
    """Return a layer of ``kinds``, its weights and bias, and the numbers of the first place of a constant of images of
    several places behind it, which stands beside it in an operation of ``kind``.
    """
    found = constant_behind_layer(draft, step, kind, kinds)
    if found is None or found[2].ndim != 4 or found[2].size <= found[2].shape[3]:
        return None
    layer, given, constant = found
    first = constant.reshape(-1)[: given[1].size]
    return (layer, given, first) if first.size == given[1].size and draft.private(layer.outputs[0]) else None


@planted
def places_as_bias_of_groups(draft: Draft, step: Operation) -> bool:
    """What is added to each place behind a grouped convolution goes into its bias."""
    found = _first_place(draft, step, O.ADD, (O.GROUPED_CONV_2D,))
    if found is None:
        return False
    layer, (_, bias), first = found
    changed = draft.put(layer, bias=bias + first)
    draft.exchange(changed, Operation(changed.type, changed.inputs, step.outputs))
    draft.steps.remove(step)
    return True


@planted
def places_as_factors_of_depthwise(draft: Draft, step: Operation) -> bool:
    """The factors of each place behind a depthwise convolution go into its weights and its bias."""
    found = _first_place(draft, step, O.MUL, (O.DEPTHWISE_CONV_2D,))
    if found is None:
        return False
    layer, (weights, bias), first = found
    changed = draft.put(layer, filter=weights * first, bias=bias * first)
    draft.exchange(changed, Operation(changed.type, changed.inputs, step.outputs))
    draft.steps.remove(step)
    return True
