"""Windows in a row on images that are large for a tile's memory: high, wide, deep, or all of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, SAME, VALID, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_IMAGES = {"square": (24, 24, 8), "wide": (6, 80, 8), "high": (80, 6, 8), "deep": (5, 5, 160)}
_MOST = 6000
_Step = Callable[[Sketch, SketchTensor], SketchTensor]


def _of(kind: O, kernel: int, padding: int = SAME, stride: int = 1, act: int = NONE) -> _Step:
    def step(s: Sketch, image: SketchTensor) -> SketchTensor:
        return window(s, kind, image, padding, (kernel, kernel), (stride, stride), act, channels=8)

    return step


_CHAINS: dict[str, tuple[_Step, ...]] = {
    "convolutions": (_of(O.CONV_2D, 1, act=RELU), _of(O.CONV_2D, 3)),
    "wide convolutions": (_of(O.CONV_2D, 3), _of(O.CONV_2D, 5)),
    "separable": (_of(O.DEPTHWISE_CONV_2D, 3, act=RELU), _of(O.CONV_2D, 1), _of(O.DEPTHWISE_CONV_2D, 3, stride=2)),
    "pooled": (_of(O.CONV_2D, 3, act=RELU), _of(O.MAX_POOL_2D, 3)),
    "averages": (_of(O.AVERAGE_POOL_2D, 3), _of(O.AVERAGE_POOL_2D, 3)),
    "unpadded": (_of(O.DEPTHWISE_CONV_2D, 3, VALID), _of(O.DEPTHWISE_CONV_2D, 3, VALID)),
    "strided": (_of(O.CONV_2D, 3, stride=2), _of(O.DEPTHWISE_CONV_2D, 3)),
    "summed": (
        lambda s, image: s(O.ADD, image, _of(O.DEPTHWISE_CONV_2D, 3)(s, image), NONE),
        _of(O.DEPTHWISE_CONV_2D, 3),
    ),
}


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), extents=tuple(_IMAGES))
def in_a_row(s: Sketch, extents: str) -> None:
    """Two or three windows, the last of which needs rows and columns around those that it makes."""
    s.complete = True
    # A scheme of padding, as where tiles are worked out from it.
    s.lie, s.most = 0, _MOST

    def written(name: str) -> None:
        image = s.input(1, *_IMAGES[extents])
        for step in _CHAINS[name]:
            image = step(s, image)

    s.attempt_each(partial(written, name) for name in _CHAINS if extents != "deep" or "convolutions" not in name)
