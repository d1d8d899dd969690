"""Padding folded into the window that follows it."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.codes import PaddingScheme
from nnconform.harness.model.graph import Operation
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.faulty.passes._planted import planted
from nnconform.reference_driver.rewriting.asked import CONVOLUTIONS
from nnconform.reference_driver.rewriting.draft import Draft

POOLS = (O.AVERAGE_POOL_2D, O.MAX_POOL_2D, O.L2_POOL_2D)
PADS = (O.PAD, O.PAD_V2)
EXPLICIT = ("padding_left", "padding_right", "padding_top", "padding_bottom")


def _window(draft: Draft, step: Operation, kinds: tuple[O, ...], pads: tuple[O, ...]) -> tuple[Operation, Array] | None:
    """Return the padding before a window of one of ``kinds`` in NHWC order, and its paddings."""
    pad = draft.source(step, "input", *pads) if step.type in kinds else None
    if pad is None or draft.value(step, "nchw"):
        return None
    paddings = draft.value(pad, "paddings")
    if paddings is None or paddings.shape != (4, 2) or paddings[[0, 3]].any():
        return None
    return pad, paddings


def _fold(draft: Draft, step: Operation, pad: Operation, rows: Array, columns: Array) -> bool:
    """Let the window read what the padding reads, and pad it by these rows and columns itself."""
    names, source = draft.names(step), draft.names(pad)["input"]
    own = [draft.value(step, name) for name in EXPLICIT] if EXPLICIT[0] in names else [0] * 4
    if None in own:
        return False
    sums = [int(a + b) for a, b in zip(own, (*columns, *rows), strict=True)]
    if EXPLICIT[0] in names:
        draft.put(step, **{name: np.int32(n) for name, n in zip(EXPLICIT, sums, strict=True)}, input=source)
        return True
    if draft.value(step, "padding_scheme") != PaddingScheme.VALID:
        return False
    place = step.inputs.index(names["padding_scheme"])
    explicit = tuple(draft.scalar(each) for each in sums)
    inputs = (*step.inputs[:place], *explicit, *step.inputs[place + 1 :])
    draft.put(draft.exchange(step, Operation(step.type, inputs, step.outputs)), input=source)
    return True


@planted
def pad_value_lost(draft: Draft, step: Operation) -> bool:
    """A padding with a value other than zero becomes the zero padding of a convolution."""
    found = _window(draft, step, CONVOLUTIONS, (O.PAD_V2,))
    if found is None:
        return False
    zero = draft.operands[draft.names(step)["input"]].zero_point
    return draft.value(found[0], "pad_value") != zero and _fold(draft, step, found[0], found[1][1], found[1][2])


@planted
def pad_into_average(draft: Draft, step: Operation) -> bool:
    """A padding becomes that of an average, which does not count its elements."""
    found = _window(draft, step, (O.AVERAGE_POOL_2D, O.L2_POOL_2D), PADS)
    return found is not None and _fold(draft, step, found[0], found[1][1], found[1][2])


@planted
def pad_into_maximum(draft: Draft, step: Operation) -> bool:
    """A padding of zeros becomes that of a maximum, which ignores its elements."""
    found = _window(draft, step, (O.MAX_POOL_2D,), PADS)
    return found is not None and _fold(draft, step, found[0], found[1][1], found[1][2])


@planted
def pad_sides_exchanged(draft: Draft, step: Operation) -> bool:
    """A padding with more on one side is folded into a convolution with its sides exchanged."""
    found = _window(draft, step, CONVOLUTIONS, (O.PAD,))
    return found is not None and _fold(draft, step, found[0], found[1][1][::-1], found[1][2][::-1])


@planted
def pad_rows_for_columns(draft: Draft, step: Operation) -> bool:
    """Paddings of rows and of columns are exchanged where a convolution takes them in; its extents may stay."""
    found = _window(draft, step, CONVOLUTIONS, (O.PAD,))
    return found is not None and _fold(draft, step, found[0], found[1][2], found[1][1])


@planted
def paddings_merged_with_the_last_value(draft: Draft, step: Operation) -> bool:
    """Two paddings in a row become one, with the value of the second."""
    pad = draft.source(step, "input", *PADS) if step.type in PADS else None
    if pad is None:
        return False
    paddings = draft.value(step, "paddings"), draft.value(pad, "paddings")
    if paddings[0] is None or paddings[1] is None:
        return False
    draft.put(step, paddings=paddings[0] + paddings[1], input=draft.names(pad)["input"])
    return True


@planted
def mirror_as_symmetric(draft: Draft, step: Operation) -> bool:
    """A mirrored padding before a window repeats the border, though its mode reflects at it."""
    pad = draft.source(step, "input", O.MIRROR_PAD) if step.type in (*CONVOLUTIONS, *POOLS) else None
    if pad is None or draft.value(pad, "mode") is None:
        return False
    draft.put(pad, mode=np.int32(1 - draft.value(pad, "mode")))
    return True
