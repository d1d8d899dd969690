"""Scalar arguments that are no constants but come with the request: activations, flags, axes and numbers, which a
compiler may not take to be what they mostly are.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, RELU1, RELU6, SAME, bias_of, binary
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import DTYPES

_FLOAT = (T.TENSOR_FLOAT32,)
_Step = Callable[[Sketch, SketchTensor], object]


def asked(s: Sketch, value: float, code: T = T.INT32) -> SketchTensor:
    """Add a scalar input of the model with a value."""
    array = np.array(value, DTYPES[code])
    index = s.assembly.add_input(Operand(code), array, (float(value), float(value)))
    return SketchTensor(index, (), code)


def _layer(s: Sketch, image: SketchTensor, act: SketchTensor) -> SketchTensor:
    weights = s.weights(2, 2, 2, image.shape[3], within=(-1.0, 1.0))
    return s(O.CONV_2D, image, weights, bias_of(s, image, weights, 2), SAME, 1, 1, act)


_ACTIVATED: dict[str, Callable[[Sketch, SketchTensor, SketchTensor], object]] = {
    "sum": lambda s, data, act: s(O.ADD, data, s.input(*data.shape), act),
    "product": lambda s, data, act: s(O.MUL, data, s.weights(1), act),
    "difference": lambda s, data, act: s(O.SUB, data, s.input(*data.shape), act),
    "convolution": _layer,
    "pool": lambda s, data, act: s(O.MAX_POOL_2D, data, SAME, 1, 1, 2, 2, act),
    "average": lambda s, data, act: s(O.AVERAGE_POOL_2D, data, SAME, 1, 1, 2, 2, act),
    "dense": lambda s, data, act: s(O.FULLY_CONNECTED, data, s.weights(3, 36), s.weights(3), act),
    "relu": lambda s, data, act: s(O.RELU, s(O.ADD, data, s.weights(1), act)),
    "zeros": lambda s, data, act: s(O.ADD, data, s.constant([0.0]), act),
    "again": lambda s, data, act: binary(s, O.ADD, s(O.ADD, data, s.weights(1), act), s.weights(1), NONE),
}
_OTHERS: tuple[_Step, ...] = (
    lambda s, data: s(O.BATCH_MATMUL, data, s.input(1, 4, 4, 4), asked(s, 1, T.BOOL), False),
    lambda s, data: s(O.BATCH_MATMUL, data, s.input(1, 4, 4, 4), False, asked(s, 1, T.BOOL)),
    lambda s, data: s(O.SOFTMAX, data, asked(s, 0.5, T.FLOAT32), 3),
    lambda s, data: s(O.SOFTMAX, data, 1.0, asked(s, 1)),
    lambda s, data: s(O.LOG_SOFTMAX, data, 0.5, asked(s, 2)),
    lambda s, data: s(O.L2_NORMALIZATION, data, asked(s, 1)),
    lambda s, data: s(O.PAD_V2, data, ((0, 0), (1, 0), (0, 1), (0, 0)), asked(s, 0.75, T.FLOAT32)),
    lambda s, data: s(O.ELU, data, asked(s, 0.5, T.FLOAT32)),
    lambda s, data: s(O.MAX_POOL_2D, data, SAME, 1, 1, 2, 3, NONE, asked(s, 1, T.BOOL)),
    lambda s, data: s(O.INSTANCE_NORMALIZATION, data, asked(s, 1.5, T.FLOAT32), 0.5, 0.01, asked(s, 1, T.BOOL)),
    lambda s, data: s(O.CHANNEL_SHUFFLE, data, 2, asked(s, 1)),
    lambda s, data: s(O.GATHER, data, asked(s, 2), (1, 0, 3, 2)),
    lambda s, data: s(O.REDUCE_SUM, data, (1,), asked(s, 1, T.BOOL)),
    lambda s, data: s(O.DEPTH_TO_SPACE, data, asked(s, 2)),
    lambda s, data: s(O.ARGMAX, data, asked(s, 1)),
    lambda s, data: s(O.FILL, (2, 2), asked(s, 1.5, T.FLOAT32)),
)


@idiom(packed=True, sure=True, types=_FLOAT, of=("activations", "others"))
def arguments(s: Sketch, of: str) -> None:
    """Operations of which one scalar argument is an input of the model."""
    if s.hal < HalVersion.V1_2:
        raise Misfit("scalar inputs")
    s.complete = True

    def activated(name: str, act: int) -> None:
        _ACTIVATED[name](s, s.input(1, 3, 3, 4, within=(-4.0, 9.0)), asked(s, act))

    def other(step: _Step) -> None:
        step(s, s.input(1, 4, 4, 4))

    if of == "activations":
        s.attempt_each(partial(activated, name, act) for name in _ACTIVATED for act in (RELU, RELU1, RELU6))
    else:
        s.attempt_each(partial(other, step) for step in _OTHERS)
