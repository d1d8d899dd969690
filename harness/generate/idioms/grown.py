"""Tensors that were made longer, by numbers or by their own elements, before what works along the axis, along another
one, or along all: the elements that came in count.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array

_ROWS, _COLUMNS = 3, 4
_Step = Callable[[Sketch, SketchTensor], SketchTensor]


def _pads(*sides: tuple[int, int]) -> Array:
    return np.array(sides, np.int32)


_ALONG, _BOTH = _pads((0, 0), (2, 1)), _pads((1, 0), (0, 2))
_GROWN: dict[str, _Step] = {
    "padded": lambda s, data: s(O.PAD, data, _ALONG),
    "padded on both": lambda s, data: s(O.PAD, data, _BOTH),
    "filled": lambda s, data: s(O.PAD_V2, data, _ALONG, 0.75),
    "filled on both": lambda s, data: s(O.PAD_V2, data, _BOTH, -4.5),
    "filled high": lambda s, data: s(O.PAD_V2, data, _ALONG, 4.5),
    "mirrored": lambda s, data: s(O.MIRROR_PAD, data, _ALONG, 1),
    "reflected": lambda s, data: s(O.MIRROR_PAD, data, _ALONG, 0),
    "tiled": lambda s, data: s(O.TILE, data, (1, 3)),
    "doubled": lambda s, data: s(O.CONCATENATION, [data, data], 1),
    "joined": lambda s, data: s(O.CONCATENATION, [data, s.weights(_ROWS, 1, within=(-4.0, 4.0))], 1),
}


def _reduced(code: O, *axes: int, keep: bool = False) -> _Step:
    return lambda s, data: s(code, data, axes, int(keep) if code == O.MEAN else keep)


_OVER: dict[str, _Step] = {
    "sum": _reduced(O.REDUCE_SUM, 1),
    "sum of others": _reduced(O.REDUCE_SUM, 0),
    "sum of all": _reduced(O.REDUCE_SUM, 0, 1, keep=True),
    "mean": _reduced(O.MEAN, 1),
    "mean of all": _reduced(O.MEAN, 1, 0, keep=True),
    "product": _reduced(O.REDUCE_PROD, 1),
    "largest": _reduced(O.REDUCE_MAX, 1),
    "largest of all": _reduced(O.REDUCE_MAX, 0, 1, keep=True),
    "least": _reduced(O.REDUCE_MIN, 1, keep=True),
    "shares": lambda s, data: s(O.SOFTMAX, data, 1.0, 1),
    "length": lambda s, data: s(O.L2_NORMALIZATION, data, 1),
    "logarithms": lambda s, data: s(O.LOG_SOFTMAX, data, 0.5, 0),
}


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), half=(0, 1), over=tuple(_OVER)[::4])
def reduced(s: Sketch, half: int, over: str) -> None:
    """Numbers of one sign, of the other, and of both."""
    names = list(_OVER)
    inputs = [s.input(_ROWS, _COLUMNS, within=within) for within in ((0.5, 2.0), (-2.0, -0.5))]

    def written(grow: _Step, step: _Step, data: SketchTensor) -> None:
        step(s, grow(s, data))

    steps = [_OVER[name] for name in names[names.index(over) :][:4]]
    grown = list(_GROWN.values())[half::2]
    s.attempt_each(partial(written, grow, step, data) for grow in grown for step in steps for data in inputs)
