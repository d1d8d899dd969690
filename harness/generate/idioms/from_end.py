"""Axes that are counted from the end, behind windows, whose device may have another order of axes, and before them.

All axes have one length, so that the extents of a result do not tell which one was meant.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

from nnconform.harness.generate.idioms.along import ALONG
from nnconform.harness.generate.pattern.drawn.arguments import need
from nnconform.harness.generate.pattern.form import EVERY, idiom
from nnconform.harness.generate.pattern.layers import SAME, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_LENGTH, _RANK = 4, 4
# Operations whose one argument names the axis.
COUNTED = (
    "taken",
    "split",
    "reversed",
    "doubled",
    "shuffled",
    "widened",
    "shares",
    "logarithms",
    "length",
    "sum",
    "total",
    "product",
    "least",
    "mean",
    "largest",
    "place",
)
_BESIDE: dict[str, Callable[[Sketch, SketchTensor], SketchTensor]] = {
    "convolution": lambda s, data: window(s, O.CONV_2D, data, SAME, 2, channels=_LENGTH),
    "depthwise": lambda s, data: window(s, O.DEPTHWISE_CONV_2D, data, SAME, 2),
    "largest": lambda s, data: window(s, O.MAX_POOL_2D, data, SAME, 2),
    "turned": lambda s, data: s(O.TRANSPOSE, data, (0, 3, 1, 2)),
}


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), beside=tuple(_BESIDE), before=(False, True))
def beside_window(s: Sketch, beside: str, before: bool) -> None:
    """Each operation along an axis that is counted from the end, behind a window or before it."""
    s.complete = True
    step = _BESIDE[beside]

    def written(name: str, axis: int) -> None:
        data = s.input(*[_LENGTH] * _RANK)
        if before:
            image = ALONG[name](s, data, axis)
            need(len(image.shape) == _RANK, "no image")
            step(s, image)
        else:
            ALONG[name](s, step(s, data), axis)

    s.attempt_each(partial(written, *case) for case in product(COUNTED, range(-_RANK, 0)))


@idiom(packed=True, sure=True, types=EVERY, axis=tuple(range(-_RANK, 0)), read=("one", "two", "twice"))
def parts(s: Sketch, axis: int, read: str) -> None:
    """Each part of a SPLIT along an axis that is counted from the end, or two of them, or one that is read twice; the
    others are read by nothing.
    """

    def written(place: int, count: int) -> None:
        all_parts = s.all(O.SPLIT, s.input(*[_LENGTH] * _RANK), axis, count, count=count)
        chosen = [all_parts[place]]
        if read == "two":
            chosen.append(all_parts[(place + 1) % count])
        for part in chosen * (2 if read == "twice" else 1):
            s(O.RELU, part)
        s.assembly.unused.update(each.index for each in all_parts if each not in chosen)

    s.attempt_each(partial(written, place, count) for count in (2, _LENGTH) for place in range(count))
