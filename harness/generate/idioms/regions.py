"""Regions of several images, in the images' order and in others, behind and before other operations; and detections
that find something, whose thresholds decide what.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, VALID, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_IMAGES = 3
_BOXES = ((0.0, 0.0, 4.0, 4.0), (1.0, 0.0, 5.0, 3.0), (0.0, 2.0, 3.0, 5.0), (2.0, 1.0, 5.0, 5.0))
_Change = Callable[[Sketch, SketchTensor], SketchTensor]
_BEFORE: dict[str, _Change] = {
    "nothing": lambda s, image: image,
    "relu": lambda s, image: s(O.RELU, image),
    "negated": lambda s, image: s(O.NEG, image),
    "reversed": lambda s, image: s(O.REVERSE, image, (0,)),
    "turned": lambda s, image: s(O.TRANSPOSE, image, (0, 2, 1, 3)),
    "joined": lambda s, image: s(O.CONCATENATION, [s.input(1, *image.shape[1:]), image], 0),
    "terms": lambda s, image: s(O.ADD, image, s.weights(image.shape[3]), NONE),
    "factors": lambda s, image: s(O.MUL, image, s.weights(image.shape[3], within=(-2.0, -0.5)), NONE),
    "cells": lambda s, image: window(s, O.CONV_2D, image, VALID, (1, 1), channels=2),
}
_BEHIND: dict[str, _Change] = {
    "mean": lambda s, data: s(O.MEAN, data, (1, 2), 0),
    "pool": lambda s, data: window(s, O.MAX_POOL_2D, data, VALID, (2, 2)),
    "cut": lambda s, data: s(O.SLICE, data, (1, 0, 0, 0), (2, *data.shape[1:])),
    "reversed": lambda s, data: s(O.REVERSE, data, (0,)),
    "relu": lambda s, data: s(O.RELU, data),
    "largest": lambda s, data: s(O.REDUCE_MAX, data, (0,), False),
    "factors": lambda s, data: s(O.MUL, data, s.weights(data.shape[3], within=(-2.0, -0.5)), NONE),
    "dense": lambda s, data: dense(s, data, 2),
    "turned": lambda s, data: s(O.TRANSPOSE, data, (0, 2, 1, 3)),
}


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), kind=(O.ROI_ALIGN, O.ROI_POOLING))
def of_images(s: Sketch, kind: O) -> None:
    """Regions of some of the images, some of which have several and others none."""
    s.complete = True

    def found(image: SketchTensor, images: tuple[int, ...], strides: tuple[float, float]) -> SketchTensor:
        boxes = s.constant(_BOXES)
        numbers = (2, 3, *strides, *((2, 2) if kind == O.ROI_ALIGN else ()), False)
        return s(kind, image, boxes, s.raw(np.array(images), T.TENSOR_INT32), *numbers)

    def written(before: str, behind: str | None, images: tuple[int, ...], strides: tuple[float, float]) -> None:
        data = found(_BEFORE[before](s, s.input(_IMAGES, 5, 5, 2)), images, strides)
        if behind is not None:
            _BEHIND[behind](s, data)

    cases: list[tuple[str, str | None, tuple[int, ...], tuple[float, float]]] = [
        ("nothing", None, images, strides)
        for images, strides in (
            ((0, 0, 1, 2), (1.0, 1.0)),
            ((1, 1, 2, 2), (1.0, 1.0)),
            ((0, 2, 2, 2), (1.0, 2.0)),
            ((2, 2, 2, 2), (2.0, 1.0)),
        )
    ]
    cases += [(before, None, (0, 1, 1, 2), (1.0, 1.0)) for before in _BEFORE]
    cases += [("nothing", behind, (0, 0, 1, 2), (1.0, 1.0)) for behind in _BEHIND]
    s.attempt_each(partial(written, *case) for case in cases)


# Boxes of one image that share 0.25, 0.43, 0.6 and 0.82 of what both have.
_SHARED = ((0.0, 0.0, 10.0, 10.0), (0.0, 4.0, 10.0, 14.0), (0.0, 2.5, 10.0, 12.5), (0.0, 1.0, 10.0, 11.0))
# Those of the background and of a class; no two are equal.
_SCORES = ((0.9, 0.55, 0.7, 0.3, 0.8, 0.45, 0.35, 0.65), (0.62, 0.32, 0.86, 0.52, 0.42, 0.76, 0.58, 0.28))


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), least=(0.05, 0.4))
def detected(s: Sketch, least: float) -> None:
    """Boxes that overlap more and less, of two images, with each threshold of scores and of what boxes share. Results
    of unknown extents take much room: a form has three.
    """
    s.complete = True

    def written(shared: float, left: float, most: int) -> None:
        scores = s.constant(np.array(_SCORES).T)
        boxes = s.constant([[*box, *box] for box in _SHARED * 2])
        shifted = s(O.ADD, boxes, s.input(1, within=(0.0, 0.01)), NONE)
        images = s.raw(np.array([0] * 4 + [1] * 4), T.TENSOR_INT32)
        s.all(O.BOX_WITH_NMS_LIMIT, scores, shifted, images, least, most, 0, shared, 0.5, left)

    s.attempt_each(partial(written, *case) for case in ((0.3, 0.2, -1), (0.7, 0.2, 1), (0.9, 0.2, -1)))
