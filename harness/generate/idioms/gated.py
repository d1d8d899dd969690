"""Numbers of each channel, cell or image that another part of the model computes, before and behind layers of images.

A compiler folds such numbers into weights where they are constants, and moves them past layers where a layer treats all
that they differ in alike; a bias, a padding or an activation may forbid it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

import numpy as np

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, RELU6, SAME, VALID, binary, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.steps import spread
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_FLOAT = (T.TENSOR_FLOAT32,)
_Step = Callable[[Sketch, SketchTensor], SketchTensor]
_PADS = np.array([[0, 0], [1, 0], [0, 1], [0, 0]], np.int32)


def _window(code: O, padding: int, kernel: tuple[int, int], act: int = NONE) -> _Step:
    groups = 2 if code == O.GROUPED_CONV_2D else 1
    return lambda s, data: window(s, code, data, padding, kernel, act=act, channels=4, groups=groups)


LAYERS: dict[str, _Step] = {
    "convolution": _window(O.CONV_2D, SAME, (2, 2)),
    "pointwise": _window(O.CONV_2D, VALID, (1, 1)),
    "activated": _window(O.CONV_2D, VALID, (2, 2), act=RELU6),
    "depthwise": _window(O.DEPTHWISE_CONV_2D, SAME, (2, 2)),
    "depthwise relu": _window(O.DEPTHWISE_CONV_2D, VALID, (2, 2), act=RELU),
    "multiplied": lambda s, data: window(s, O.DEPTHWISE_CONV_2D, data, VALID, (2, 2), groups=2),
    "groups": _window(O.GROUPED_CONV_2D, VALID, (2, 2)),
    "spread": lambda s, data: spread(s, data, False),
    "average": _window(O.AVERAGE_POOL_2D, SAME, (2, 2)),
    "largest": _window(O.MAX_POOL_2D, SAME, (2, 2)),
    "length of window": _window(O.L2_POOL_2D, VALID, (2, 2)),
    "mean": lambda s, data: s(O.MEAN, data, (1, 2), 1),
    "sum of channels": lambda s, data: s(O.REDUCE_SUM, data, (3,), True),
    "enlarged": lambda s, data: s(O.RESIZE_BILINEAR, data, 6, 5, False, False, False),
    "depth to space": lambda s, data: s(O.DEPTH_TO_SPACE, data, 2),
    "space to depth": lambda s, data: s(O.SPACE_TO_DEPTH, data, 2),
    "blocks": lambda s, data: s(O.SPACE_TO_BATCH_ND, data, (2, 2), np.zeros((2, 2), np.int32)),
    "padded": lambda s, data: s(O.PAD, data, _PADS),
    "dense": lambda s, data: dense(s, s(O.RESHAPE, data, (32, 4)), 4),
    "normal": lambda s, data: s(O.INSTANCE_NORMALIZATION, data, 0.75, 0.5, 1.0e-3, False),
}
# What the numbers differ in: 1 where they are the same.
_LIES = {"channels": (0, 0, 0, 1), "cells": (0, 1, 1, 0), "images": (1, 0, 0, 0), "rows": (0, 1, 0, 0)}
_KINDS = (O.MUL, O.ADD, O.SUB, O.DIV)


@idiom(packed=True, sure=True, types=_FLOAT, lies=tuple(_LIES), place=("before", "behind"))
def numbers(s: Sketch, lies: str, place: str) -> None:
    """Factors and terms that are inputs beside each layer."""
    image = s.input(2, 4, 4, 4, within=(-2.0, 2.0))

    def other(data: SketchTensor) -> SketchTensor:
        shape = (extent if lie else 1 for extent, lie in zip(data.shape, _LIES[lies], strict=True))
        return s.input(*shape, within=(-2.0, -0.5))

    def written(name: str, code: O) -> None:
        if place == "before":
            LAYERS[name](s, binary(s, code, image, other(image)))
        else:
            result = LAYERS[name](s, image)
            if len(result.shape) == 4:
                binary(s, code, result, other(result))

    names = tuple(LAYERS)[:: 1 if lies == "channels" else 2]
    turn = tuple(_LIES).index(lies)
    cases = [(name, O.MUL if lies == "channels" else _KINDS[(at + turn) % 4]) for at, name in enumerate(names)]
    if lies == "channels":
        cases += [(name, _KINDS[1 + at % 3]) for at, name in enumerate(names[:9])]
    s.attempt_each(partial(written, *case) for case in cases)


@idiom(packed=True, sure=True, types=_FLOAT)
def gates_of_image(s: Sketch) -> None:
    """An image times a function of its own means, before a layer, and behind one whose result the gate reads."""
    image = s.input(2, 4, 4, 4, within=(-2.0, 2.0))

    def written(name: str, behind: bool) -> None:
        data = LAYERS[name](s, image) if behind else image
        share = s(O.LOGISTIC, window(s, O.CONV_2D, s(O.MEAN, data, (1, 2), 1), VALID, (1, 1), channels=data.shape[3]))
        result = s(O.MUL, *((share, data) if behind else (data, share)), NONE)
        if not behind:
            LAYERS[name](s, result)

    cases = [*product(("pointwise", "depthwise", "activated", "spread"), (False,)), *product(("depthwise",), (True,))]
    s.attempt_each(partial(written, *case) for case in cases)
