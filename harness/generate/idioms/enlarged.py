"""Images made larger or smaller with each of the flags, before and behind functions, constants, moves and another one:
what is moved past such an operation leaves it its flags.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

from nnconform.harness.generate.pattern.drawn.arguments import need
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, SAME, VALID, binary, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.steps import scale_of
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_FLOAT = (T.TENSOR_FLOAT32,)
_Step = Callable[[Sketch, SketchTensor], SketchTensor]
_FLAGS = ((False, False), (True, False), (False, True))
_SIZES = ((5, 7), (2, 3), (4, 3))


def _function(code: O) -> _Step:
    return lambda s, data: s(code, data)


def _like(s: Sketch, data: SketchTensor) -> SketchTensor:
    return s.input(*data.shape, scale=scale_of(s, data), within=(-2.0, 2.0))


_BESIDE: dict[str, _Step] = {
    **{code.name: _function(code) for code in (O.RELU, O.RELU1, O.RELU6, O.TANH, O.LOGISTIC, O.ABS, O.NEG)},
    **{code.name: _function(code) for code in (O.EXP, O.FLOOR, O.HARD_SWISH, O.SIN)},
    "factor": lambda s, data: s(O.MUL, data, s.constant([-1.5]), NONE),
    "factors": lambda s, data: s(O.MUL, data, s.weights(data.shape[3]), NONE),
    "term": lambda s, data: s(O.ADD, data, s.constant([1.5]), NONE),
    "rows": lambda s, data: s(O.ADD, data, s.weights(data.shape[1], 1, 1), NONE),
    "sum": lambda s, data: s(O.ADD, data, _like(s, data), NONE),
    "activated sum": lambda s, data: s(O.ADD, data, _like(s, data), RELU),
    "slopes": lambda s, data: s(O.PRELU, data, s.weights(data.shape[3], within=(-0.5, 0.5))),
    "at least": lambda s, data: s(O.MAXIMUM, data, s.constant([0.25])),
    "largest of two": lambda s, data: s(O.MAXIMUM, data, _like(s, data)),
    "turned": lambda s, data: s(O.TRANSPOSE, data, (0, 2, 1, 3)),
    "reversed": lambda s, data: s(O.REVERSE, data, (2,)),
    "joined": lambda s, data: s(O.CONCATENATION, [data, _like(s, data)], 3),
    "rows joined": lambda s, data: s(O.CONCATENATION, [data, _like(s, data)], 1),
    "cut": lambda s, data: s(O.SLICE, data, (0, 1, 0, 0), (-1, 2, -1, -1)),
    "part": lambda s, data: s.all(O.SPLIT, data, 3, 2, count=2)[1],
    "padded": lambda s, data: s(O.PAD, data, ((0, 0), (1, 0), (0, 1), (0, 0))),
    "mean": lambda s, data: s(O.MEAN, data, (1, 2), 1),
    "mean of channels": lambda s, data: s(O.MEAN, data, (3,), 1),
    "largest": lambda s, data: s(O.REDUCE_MAX, data, (1,), True),
    "cells": lambda s, data: window(s, O.CONV_2D, data, VALID, (1, 1), channels=2),
    "activated cells": lambda s, data: window(s, O.CONV_2D, data, VALID, (1, 1), act=RELU, channels=2),
    "depthwise": lambda s, data: window(s, O.DEPTHWISE_CONV_2D, data, SAME, (2, 2)),
    "pool": lambda s, data: window(s, O.MAX_POOL_2D, data, SAME, (2, 2)),
    "average": lambda s, data: window(s, O.AVERAGE_POOL_2D, data, VALID, (2, 2), 2),
    "shares": lambda s, data: s(O.SOFTMAX, data, 1.0, 3),
    "norm": lambda s, data: s(O.L2_NORMALIZATION, data, 3),
    "shuffled": lambda s, data: s(O.CHANNEL_SHUFFLE, data, 2, 3),
}
_CODES = (O.RESIZE_BILINEAR, O.RESIZE_NEAREST_NEIGHBOR)


@idiom(packed=True, sure=True, types=_FLOAT, code=_CODES, before=(False, True))
def beside(s: Sketch, code: O, before: bool) -> None:
    """An image of another size, by each of the flags, before or behind each of the others."""
    s.complete, s.lie = True, 0

    def written(name: str, flags: tuple[bool, bool], size: tuple[int, int]) -> None:
        steps: list[_Step] = [lambda s, data: s(code, data, *size, False, *flags), _BESIDE[name]]
        data = s.input(1, 3, 4, 4, within=(-2.0, 2.0))
        for step in steps if before else steps[::-1]:
            need(len(data.shape) == 4, "no image")
            data = step(s, data)

    cases = [
        (name, flags, _SIZES[(at + place) % len(_SIZES)])
        for at, name in enumerate(_BESIDE)
        for place, flags in enumerate(_FLAGS)
        if (at + place) % len(_FLAGS)
    ]
    s.attempt_each(partial(written, *case) for case in cases)


@idiom(packed=True, sure=True, types=_FLOAT, code=_CODES)
def alike(s: Sketch, code: O) -> None:
    """Two images made larger by the same flags or others, and added, joined or multiplied."""
    s.complete = True

    def written(flags: tuple[bool, bool], other: tuple[bool, bool], join: O, again: bool) -> None:
        data = s.input(1, 3, 4, 2)
        second = data if again else _like(s, data)
        first, last = s(code, data, 5, 7, False, *flags), s(code, second, 5, 7, False, *other)
        if join == O.CONCATENATION:
            s(join, [first, last], 3)
        else:
            binary(s, join, first, last)

    cases = product(_FLAGS, _FLAGS, (O.ADD, O.CONCATENATION, O.MAXIMUM), (False, True))
    s.attempt_each(partial(written, *case) for case in cases)
