"""Graphs larger than a table, a counter or a fused kernel has room for: what is beyond is lost, or out of place."""

from __future__ import annotations

from msgspec.structs import replace

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation, SymmPerChannelQuantParams
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.draft import Draft

_FUNCTIONS = (O.RELU, O.RELU6, O.TANH, O.LOGISTIC, O.ABS, O.NEG, O.EXP, O.SIN, O.HARD_SWISH)
_LAYERS = (O.FULLY_CONNECTED, O.CONV_2D, O.DEPTHWISE_CONV_2D)


def _length(draft: Draft, step: Operation, kinds: tuple[O, ...]) -> int:
    """Return how many operations of these kinds stand in a row, each the first argument of the next, up to this one."""
    count, at = 0, draft.writer(step.outputs[0], *kinds)
    while at is not None:
        count, at = count + 1, draft.writer(at.inputs[0], *kinds)
    return count


def _inner_join(draft: Draft, step: Operation | None) -> tuple[int, Operation] | None:
    """Return the place and the CONCATENATION that another one along the same axis reads."""
    if step is None or step.type != O.CONCATENATION:
        return None
    for place, index in enumerate(step.inputs[:-1]):
        inner = draft.writer(index, O.CONCATENATION)
        if inner is not None and draft.value(inner, "axis") == draft.value(step, "axis"):
            return place, inner
    return None


@planted
def rest_of_join_before_first_four(draft: Draft, step: Operation) -> bool:
    """CONCATENATION of more than four is cut in two; the rest comes first."""
    if step.type != O.CONCATENATION or len(step.inputs) < 6:
        return False
    *joined, axis = step.inputs
    draft.exchange(step, Operation(step.type, (*joined[4:], *joined[:4], axis), step.outputs))
    return True


@planted
def rest_of_pack_before_first_four(draft: Draft, step: Operation) -> bool:
    """PACK of more than four is cut in two; the rest comes first."""
    if step.type != O.PACK or len(step.inputs) < 6:
        return False
    axis, *packed = step.inputs
    draft.exchange(step, Operation(step.type, (axis, *packed[4:], *packed[:4]), step.outputs))
    return True


@planted
def fifth_part_is_fourth(draft: Draft, step: Operation) -> bool:
    """Of a SPLIT into more than four, who reads the fifth part gets the fourth."""
    return step.type == O.SPLIT and len(step.outputs) > 4 and draft.forward(step.outputs[4], step.outputs[3])


@planted
def odd_term_of_long_sum_lost(draft: Draft, step: Operation) -> bool:
    """A row of four sums or more becomes a tree, without its last term."""
    return (
        step.type == O.ADD
        and draft.is_plain(step)
        and _length(draft, step, (O.ADD,)) >= 4
        and draft.bypass(step, step.inputs[0])
    )


@planted
def fifth_function_of_a_row_lost(draft: Draft, step: Operation) -> bool:
    """A fused kernel has room for four functions; the fifth of a row is lost."""
    return step.type in _FUNCTIONS and _length(draft, step, _FUNCTIONS) == 5 and draft.bypass(step, step.inputs[0])


@planted
def innermost_join_comes_first(draft: Draft, step: Operation) -> bool:
    """CONCATENATIONs three deep become one; what the innermost joins comes to the front."""
    outer = _inner_join(draft, step)
    inner = _inner_join(draft, outer[1]) if outer else None
    if outer is None or inner is None:
        return False
    (place, middle), (within, first) = outer, inner
    around = (*step.inputs[:place], *middle.inputs[:within], *middle.inputs[within + 1 : -1], *step.inputs[place + 1 :])
    draft.exchange(step, Operation(step.type, (*first.inputs[:-1], *around), step.outputs))
    return True


@planted
def middle_activation_of_three_layers_lost(draft: Draft, step: Operation) -> bool:
    """Three layers in a row run as one; the activation of the one in the middle is lost."""
    middle = draft.source(step, "input", *_LAYERS) if step.type in _LAYERS else None
    first = draft.source(middle, "input", *_LAYERS) if middle else None
    if middle is None or first is None or draft.is_plain(middle):
        return False
    draft.put(middle, fused_activation=draft.scalar(0))
    return True


@planted
def fourth_reader_comes_too_early(draft: Draft, step: Operation) -> bool:
    """Readers are counted with two bits: those beyond the third read what the function was given."""
    if step.type not in _FUNCTIONS:
        return False
    one, other = draft.operands[step.inputs[0]], draft.operands[step.outputs[0]]
    late = draft.readers(step.outputs[0])[3:]
    alike = (one.type, one.scale, one.zero_point) == (other.type, other.scale, other.zero_point)
    return alike and bool(late) and draft.forward(step.outputs[0], step.inputs[0], late)


@planted
def first_scale_of_channels_for_all(draft: Draft, step: Operation) -> bool:
    """There is room for one scale of weights: that of the first channel stands for all."""
    index = draft.names(step).get("filter")
    if not isinstance(index, int):
        return False
    params = draft.operands[index].extra_params
    if not isinstance(params, SymmPerChannelQuantParams) or len(set(params.scales)) == 1:
        return False
    scales = (params.scales[0],) * len(params.scales)
    draft.operands.append(replace(draft.operands[index], extra_params=replace(params, scales=scales)))
    new = len(draft.operands) - 1
    draft.exchange(step, Operation(step.type, tuple(new if i == index else i for i in step.inputs), step.outputs))
    return True
