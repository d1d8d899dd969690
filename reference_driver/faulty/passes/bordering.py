"""Windows, cells and shares that take in what stands before or behind them."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operation
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import is_real, layer, plain_sides
from nnconform.reference_driver.rewriting.draft import Draft
from nnconform.reference_driver.rewriting.subgraphs import with_inner


def _axes(draft: Draft, step: Operation) -> list[int] | None:
    """Return the axes of a reduction, from the front; None if they are not constant."""
    axes = draft.value(step, "axes")
    rank = len(draft.shape(step.inputs[0]))
    return None if axes is None else [int(axis) % rank for axis in np.atleast_1d(axes)]


WINDOWS = (O.MAX_POOL_2D, O.AVERAGE_POOL_2D, O.L2_POOL_2D, O.CONV_2D, O.DEPTHWISE_CONV_2D)
SEQUENCES = (O.UNIDIRECTIONAL_SEQUENCE_RNN, O.UNIDIRECTIONAL_SEQUENCE_LSTM)


@planted
def crop_taken_from_padding(draft: Draft, step: Operation) -> bool:
    """SLICE of rows or columns before a padded window becomes less padding, as if what is cut off were zeros."""
    before = draft.source(step, "input", O.SLICE) if step.type in WINDOWS else None
    begin = draft.value(before, "begin") if before else None
    names = draft.names(step)
    if before is None or begin is None or "padding_left" not in names or draft.value(step, "nchw"):
        return False
    whole, part = draft.shape(before.inputs[0]), draft.shape(before.outputs[0])
    if len(whole) != 4 or whole[0] != part[0] or whole[3] != part[3] or whole == part:
        return False
    pads = {
        "padding_top": begin[1],
        "padding_bottom": whole[1] - part[1] - begin[1],
        "padding_left": begin[2],
        "padding_right": whole[2] - part[2] - begin[2],
    }
    new = {name: int(draft.value(step, name)) - int(cut) for name, cut in pads.items()}
    if min(new.values()) < 0:
        return False
    step = draft.put(step, **{name: np.int32(value) for name, value in new.items()})
    draft.put(step, input=before.inputs[0])
    return True


@planted
def two_averages_with_same_as_one(draft: Draft, step: Operation) -> bool:
    """Two AVERAGE_POOL_2D whose strides are their windows are one of the products, with SAME too."""
    if step.type != O.AVERAGE_POOL_2D:
        return False
    before = draft.source(step, "input", O.AVERAGE_POOL_2D)
    if before is None or not draft.is_plain(before):
        return False
    a, b = draft.names(before), draft.names(step)
    if "padding_scheme" not in a or "padding_scheme" not in b:
        return False
    if draft.value(before, "padding_scheme") != draft.value(step, "padding_scheme"):
        return False
    sizes = ("stride_width", "filter_width"), ("stride_height", "filter_height")
    if any(draft.value(each, s) != draft.value(each, f) for each in (before, step) for s, f in sizes):
        return False
    new = {n: np.int32(draft.value(before, n) * draft.value(step, n)) for pair in sizes for n in pair}
    step = draft.put(step, **new)
    draft.put(step, input=before.inputs[0])
    return True


@planted
def mean_before_cell_layer(draft: Draft, step: Operation) -> bool:
    """MEAN over rows and columns of a convolution of one cell comes first, whatever the activation between."""
    if step.type != O.MEAN or not is_real(draft, step) or not draft.value(step, "keep_dims"):
        return False
    before = draft.source(step, "input", O.CONV_2D)
    got = layer(draft, before, (O.CONV_2D,))
    axes = _axes(draft, step)
    if (
        before is None
        or got is None
        or axes is None
        or sorted(axes) != [1, 2]
        or got[0].shape[1:3] != (1, 1)
        or draft.value(before, "nchw")
    ):
        return False
    if draft.shape(before.inputs[0])[1:3] != draft.shape(before.outputs[0])[1:3]:
        return False
    source = draft.shape(before.inputs[0])
    draft.swap(step, before, draft.temporary(before.inputs[0], (source[0], 1, 1, source[3])))
    return True


@planted
def cell_with_constant_state_as_layer(draft: Draft, step: Operation) -> bool:
    """RNN with a constant state is a FULLY_CONNECTED of its input: the state is taken for zeros."""
    if step.type != O.RNN:
        return False
    names = draft.names(step)
    if draft.array(names["hidden_state_in"]) is None:
        return False
    activation = draft.value(step, "activation")
    if activation not in (0, 1, 2, 3):
        return False
    results = [
        Operation(
            O.FULLY_CONNECTED, (names["input"], names["weights"], names["bias"], draft.scalar(int(activation))), (out,)
        )
        for out in step.outputs
    ]
    draft.exchange(step, *results)
    return True


@planted
def backward_sequence_as_forward(draft: Draft, step: Operation) -> bool:
    """REVERSE before and behind a sequence are dropped together, as around an element-wise function."""
    if step.type != O.REVERSE:
        return False
    sequence = draft.source(step, "input", *SEQUENCES)
    before = draft.source(sequence, "input", O.REVERSE) if sequence else None
    if sequence is None or before is None:
        return False
    draft.exchange(
        step,
        Operation(
            sequence.type,
            (before.inputs[0], *sequence.inputs[1:]),
            tuple(step.outputs[0] if out == step.inputs[0] else draft.temporary(out) for out in sequence.outputs),
        ),
    )
    return True


@planted
def results_of_else_exchanged(draft: Draft, step: Operation) -> bool:
    """The two results of the second branch of an IF are merged with those of the first in the other order."""
    if step.type != O.IF or len(step.outputs) != 2:
        return False

    def exchange(inner: Draft) -> bool:
        if len(inner.outputs) != 2 or inner.outputs[0] == inner.outputs[1]:
            return False
        inner.outputs = inner.outputs[::-1]
        return True

    return with_inner(draft, step, 2, exchange)


@planted
def scale_into_beta_past_mask(draft: Draft, step: Operation) -> bool:
    """A factor before SOFTMAX goes into its beta, though a mask is added in between."""
    if step.type != O.SOFTMAX:
        return False
    added = draft.source(step, "input", O.ADD)
    if added is None or not draft.is_plain(added):
        return False
    for name in ("lhs", "rhs"):
        product = draft.source(added, name, O.MUL)
        found = plain_sides(draft, product)
        beta = draft.value(step, "beta")
        if product is None or found is None or found[1].size != 1 or beta is None or float(found[1].flat[0]) <= 0:
            continue
        between = draft.temporary(added.outputs[0])
        if draft.shape(found[0]) != draft.shape(product.outputs[0]):
            continue
        inputs = tuple(found[0] if index == product.outputs[0] else index for index in added.inputs)
        draft.steps.insert(draft.steps.index(step), Operation(O.ADD, inputs, (between,)))
        step = draft.put(step, beta=np.asarray(beta * float(found[1].flat[0])))
        draft.put(step, input=between)
        return True
    return False
