"""Padding beside what looks at a neighbourhood: which of them may be one operation depends on values and sides."""

from __future__ import annotations

from functools import partial
from itertools import product

import numpy as np

from nnconform.harness.generate.pattern.form import EVERY, idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, SAME, VALID, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import quantised_range

SIDES = {
    "even": ((0, 0), (1, 1), (1, 1), (0, 0)),
    "end": ((0, 0), (0, 1), (0, 1), (0, 0)),
    "begin": ((0, 0), (2, 0), (1, 0), (0, 0)),
    "corner": ((0, 0), (1, 0), (0, 1), (0, 0)),
    "rows": ((0, 0), (1, 1), (0, 0), (0, 0)),
    "columns": ((0, 0), (0, 0), (2, 1), (0, 0)),
    "channels": ((0, 0), (1, 1), (1, 1), (1, 0)),
    "batch": ((1, 0), (1, 1), (1, 1), (0, 0)),
}
WINDOWS = (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.AVERAGE_POOL_2D, O.MAX_POOL_2D, O.L2_POOL_2D, O.GROUPED_CONV_2D)
PADS = ("zero", "value", "reflect", "symmetric", "least")


def padded(s: Sketch, image: SketchTensor, pad: str, sides: str) -> SketchTensor:
    """Pad an image with zeros, with a value, with itself or with a value that no element reaches."""
    paddings = SIDES[sides][-len(image.shape) :]
    if pad == "zero":
        return s(O.PAD, image, np.array(paddings, np.int32))
    if pad in ("reflect", "symmetric"):
        return s(O.MIRROR_PAD, image, np.array(paddings, np.int32), int(pad == "symmetric"))
    value = {"value": 1.5, "least": -1000.0}[pad]
    operand = s.assembly.operands[image.index]
    if not s.quantised:
        return s(O.PAD_V2, image, np.array(paddings, np.int32), value)
    low = int(s.code == operand.type and -128 if operand.zero_point < 0 else 0)
    return s(O.PAD_V2, image, np.array(paddings, np.int32), low if pad == "least" else operand.zero_point + 9)


@idiom(
    kind=WINDOWS,
    pad=PADS,
    sides=tuple(SIDES),
    own=(VALID, SAME, (1, 0, 1, 0), (0, 1, 1, 1)),
    stride=(1, 2),
)
def pad_before_window(s: Sketch, kind: O, pad: str, sides: str, own: int, stride: int) -> None:
    """A padding folded into the window behind it; the window may have a padding of its own."""
    # Of negative elements the padding would be the maximum.
    below = (-5.0, -0.5) if kind == O.MAX_POOL_2D and s.choices.flag() else None
    image = s.input(1, s.size(4, 6), s.size(4, 6), 2, within=below)
    window(s, kind, padded(s, image, pad, sides), own, 3, stride, groups=1)


@idiom(first=PADS, second=PADS[:4], sides=(("even", "end"), ("begin", "rows"), ("columns", "channels")))
def pad_after_pad(s: Sketch, first: str, second: str, sides: tuple[str, str]) -> None:
    """Two paddings merged into one."""
    image = s.input(1, 4, s.size(3, 5), 2)
    padded(s, padded(s, image, first, sides[0]), second, sides[1])


@idiom(
    pad=PADS,
    sides=("even", "end", "channels"),
    then=("mean", "maximum", "minimum", "relu", "shift", "slice", "crop", "concatenation", "resize", "softmax"),
)
def pad_before_other(s: Sketch, pad: str, sides: str, then: str) -> None:
    """A padding moved past, or cancelled with, what is not a window."""
    image = s.input(1, 4, 4, 3, within=(-4.0, -0.5) if then == "maximum" and not s.quantised else None)
    big = padded(s, image, pad, sides)
    begin = [each[0] for each in SIDES[sides]]
    if then == "mean":
        s(O.MEAN, big, (1, 2), 1)
    elif then in ("maximum", "minimum"):
        s(O.REDUCE_MAX if then == "maximum" else O.REDUCE_MIN, big, (1, 2), True)
    elif then == "relu":
        s(O.RELU, big)
    elif then == "shift":
        s(O.ADD, big, s.weights(big.shape[-1]), NONE)
    elif then in ("slice", "crop"):
        s(O.SLICE, big, tuple(begin if then == "slice" else [0] * 4), image.shape)
    elif then == "concatenation":
        s(O.CONCATENATION, [big, big], 3)
    elif then == "resize":
        s(O.RESIZE_BILINEAR, big, 3, 5)
    else:
        s(O.SOFTMAX, big, 1.0, 3)


@idiom(pad=PADS[:2], begin=(0, 1, 2), back=("same", "shifted"))
def crop_before_pad(s: Sketch, pad: str, begin: int, back: str) -> None:
    """A crop and a padding that give the old extents back."""
    image = s.input(1, 5, 5, 2)
    part = s(O.SLICE, image, (0, begin, 1, 0), (1, 3, 4, 2))
    sides = ((0, 0), (begin, 2 - begin) if back == "same" else (2 - begin, begin), (1, 0), (0, 0))
    zero = s.assembly.operands[image.index].zero_point
    value = (1.5 if pad == "value" else 0.0) if not s.quantised else zero + 7 * (pad == "value")
    s(O.PAD_V2, part, np.array(sides, np.int32), value)


@idiom(
    paddings=((1, 1), (2, 0), (2, 2), (0, 4), (0, 0)),
    block=((2, 2), (1, 2), (2, 1)),
    crops=("none", "slice"),
    kind=(O.CONV_2D, O.DEPTHWISE_CONV_2D),
)
def blocks_around_convolution(
    s: Sketch, paddings: tuple[int, int], block: tuple[int, int], crops: str, kind: O
) -> None:
    """A dilated convolution written with SPACE_TO_BATCH and BATCH_TO_SPACE, of rows and columns or of one of both."""
    image = s.input(1, 4, 4, 2)
    sides = np.array([paddings if each > 1 else (0, 0) for each in block], np.int32)
    parts = s(O.SPACE_TO_BATCH_ND, image, block, sides)
    whole = s(O.BATCH_TO_SPACE_ND, window(s, kind, parts, VALID, 2, 1, RELU), block)
    if crops == "slice":
        s(O.SLICE, whole, (0, 0, 0, 0), (1, 1, 1, whole.shape[3]))


@idiom(types=EVERY, first=(O.SPACE_TO_DEPTH, O.DEPTH_TO_SPACE), kind=(O.CONV_2D, O.AVERAGE_POOL_2D, O.MAX_POOL_2D))
def blocks_before_window(s: Sketch, first: O, kind: O) -> None:
    """A rearrangement of blocks before a window."""
    image = s.input(1, 4, 4, 4)
    window(s, kind, s(first, image, 2), SAME, 2)


@idiom(packed=True, sure=True, types=EVERY, behind=("nothing", "convolution", "largest", "average"))
def numbers(s: Sketch, behind: str) -> None:
    """A padding with 0, which is no zero of most quantised tensors, with the number that stands for zero, with the ends
    of the type and with others; what is padded may be below all of them.
    """
    kinds = {"convolution": O.CONV_2D, "largest": O.MAX_POOL_2D, "average": O.AVERAGE_POOL_2D}

    def written(number: float, within: tuple[float, float]) -> None:
        image = s.input(1, 4, 4, 2, within=within)
        operand = s.assembly.operands[image.index]
        if s.quantised:
            low, high = quantised_range(s.code)
            fitting = {0.5: operand.zero_point, -1.0: low, 2.0: high, -0.25: operand.zero_point - 1}
            number = min(max(int(fitting.get(number, number)), low), high)
        result = s(O.PAD_V2, image, np.array(SIDES["even"], np.int32), number)
        if behind != "nothing":
            window(s, kinds[behind], result, VALID, 2, 1)

    ranges = ((-2.0, 2.0), (-3.0, -1.0), (1.0, 3.0))
    s.attempt_each(partial(written, *case) for case in product((0.0, 0.5, 1.0, -1.0, 2.0, -0.25), ranges))
