"""Operations that seem to undo or repeat one another, and constants beside norms and quantisations."""

from __future__ import annotations

import numpy as np

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.form import EVERY, REAL, idiom
from nnconform.harness.generate.pattern.layers import NONE, SAME, VALID, binary, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

NORMS = (O.L2_NORMALIZATION, O.SOFTMAX, O.LOG_SOFTMAX)


def norm(s: Sketch, kind: O, data: SketchTensor, axis: int) -> SketchTensor:
    """Add a norm along an axis."""
    return s(kind, data, axis) if kind == O.L2_NORMALIZATION else s(kind, data, 1.0, axis % len(data.shape))


@idiom(first=NORMS, second=NORMS, axes=((0, 1), (1, 0), (1, 1), (0, 0)), between=(None, "relu", "scale", "read"))
def norm_of_norm(s: Sketch, first: O, second: O, axes: tuple[int, int], between: str | None) -> None:
    """A norm of a norm: done once only if both are the same, along the same axis."""
    data = norm(s, first, s.input(3, 4, within=(0.25, 3.0)), axes[0])
    if between == "relu":
        data = s(O.RELU, data)
    elif between == "scale":
        data = s(O.MUL, data, s.weights(4, within=(0.5, 2.0)), NONE)
    elif between == "read":
        s(O.ABS if not s.quantised else O.RELU, data)
    norm(s, second, data, axes[1])


@idiom(
    types=REAL,
    then=(O.MUL, O.ADD, O.SUB, O.DIV),
    constant=((1,), (2,), (1, 1, 1, 2)),
    norm=("instance", "local", "l2"),
    sign=(1.0, -1.0),
    behind=(None, "relu", "read"),
)
def constant_behind_norm(
    s: Sketch, then: O, constant: tuple[int, ...], norm: str, sign: float, behind: str | None
) -> None:
    """A constant behind a norm with a factor and an addend of its own: it belongs to both."""
    image = s.input(1, 3, 4, 2)
    if norm == "instance":
        data = s(O.INSTANCE_NORMALIZATION, image, 1.5, -0.75, 0.001, False)
    elif norm == "local":
        data = s(O.LOCAL_RESPONSE_NORMALIZATION, image, 1, 1.0, 0.5, 0.75)
    else:
        data = s(O.L2_NORMALIZATION, image, -1)
    other = s.weights(*constant, within=(1.25, 2.5) if sign > 0 else (-2.5, -1.25))
    result = s(then, data, other, NONE)
    if behind == "relu":
        s(O.RELU, result)
    elif behind == "read":
        s(O.ABS, data)


@idiom(
    types=EVERY[:2],
    place=("before quantise", "behind dequantise", "both"),
    then=(O.MUL, O.ADD, O.SUB, O.DIV),
    constant=("negative", "positive", "of each", "fraction"),
    side=("right", "left"),
)
def constant_beside_quantisation(s: Sketch, place: str, then: O, constant: str, side: str) -> None:
    """A real constant before QUANTIZE or behind DEQUANTIZE, which a scale or a zero point cannot always take in."""
    values = {"negative": [-1.5], "positive": [2.0], "of each": [1.0, -2.0, 0.5, 3.0], "fraction": [0.3]}[constant]
    if place == "before quantise":
        data = s.input(3, 4, code=T.TENSOR_FLOAT32, within=(0.5, 3.0))
    else:
        small = s.input(3, 4, code=T.TENSOR_QUANT8_ASYMM, scale=(0.03125, 20))
        data = s(O.DEQUANTIZE, small, to=T.TENSOR_FLOAT32)
    if then == O.DIV and side == "left":
        raise Misfit("a quotient by zero")
    other = s.constant(values, code=T.TENSOR_FLOAT32)
    result = s(then, *((data, other) if side == "right" else (other, data)), NONE)
    if place != "behind dequantise":
        s(O.QUANTIZE, result, to=T.TENSOR_QUANT8_ASYMM, scale=(0.0625, 128))


@idiom(
    function=(O.LOGISTIC, O.RELU, O.ABS, O.TANH, "shift", "clamp"),
    block=((2, 2), (1, 2), (2, 1)),
    rows=((0, 2), (1, 1), (0, 0)),
    columns=((2, 0), (0, 0), (1, 1)),
)
def blocks_around_function(
    s: Sketch, function: O | str, block: tuple[int, int], rows: tuple[int, int], columns: tuple[int, int]
) -> None:
    """SPACE_TO_BATCH_ND and BATCH_TO_SPACE_ND around a function, with paddings: of zeros it makes other elements."""
    data = s(O.SPACE_TO_BATCH_ND, s.input(1, 4, 4, 2), block, np.array([rows, columns], np.int32))
    if function == "shift":
        data = s(O.ADD, data, s.weights(2, within=(0.5, 2.0)), NONE)
    elif function == "clamp":
        data = binary(s, O.MAXIMUM, data, s.weights(1, within=(0.5, 1.5)))
    elif isinstance(function, O):
        data = s(function, data)
    s(O.BATCH_TO_SPACE_ND, data, block)


@idiom(
    kind=(O.CONV_2D, O.DEPTHWISE_CONV_2D, O.MAX_POOL_2D, O.AVERAGE_POOL_2D, O.SOFTMAX, O.TRANSPOSE),
    axis=(1, 2, 3),
    back=(True, False),
    padding=(VALID, SAME),
)
def reversal_around(s: Sketch, kind: O, axis: int, back: bool, padding: int) -> None:
    """REVERSE before an operation and one behind it: undone only by what has no direction."""
    data = s(O.REVERSE, s.input(1, 4, 5, 2), (axis,))
    if kind == O.SOFTMAX:
        data = s(kind, data, 1.0, 3)
    elif kind == O.TRANSPOSE:
        data = s(kind, data, (0, 2, 1, 3))
    else:
        data = window(s, kind, data, padding, (2, 3), channels=2)
    if back:
        s(O.REVERSE, data, (axis,))


@idiom(
    move=("shuffle", "reversed", "transpose", "roll"),
    by=("split", "slice", "gather", "strided", "concatenation", "mean"),
    axis=(1, 0),
    part=(0, 1, 2),
)
def part_of_moved(s: Sketch, move: str, by: str, axis: int, part: int) -> None:
    """A part of what was moved along the axis that is cut, which lies elsewhere before that."""
    data = s.input(6, 6)
    if move == "shuffle":
        data = s(O.CHANNEL_SHUFFLE, data, 2, axis)
    elif move == "reversed":
        data = s(O.STRIDED_SLICE, data, (5, 5), (0, 0), (-1, -1), 0, 3, 0)
    elif move == "transpose":
        data = s(O.TRANSPOSE, data, (1, 0))
    else:
        parts = s.all(O.SPLIT, data, axis, 3, count=3)
        data = s(O.CONCATENATION, [*parts[1:], parts[0]], axis)
    begin = tuple(2 * part if at == axis else 0 for at in range(2))
    extents = tuple(2 if at == axis else 6 for at in range(2))
    if by == "split":
        s(O.RELU, s.all(O.SPLIT, data, axis, 3, count=3)[part])
    elif by == "slice":
        s(O.SLICE, data, begin, extents)
    elif by == "gather":
        s(O.GATHER, data, axis, (2 * part + 1, 2 * part))
    elif by == "strided":
        ends = tuple(b + e for b, e in zip(begin, extents, strict=True))
        s(O.STRIDED_SLICE, data, begin, ends, (1, 2), 0, 0, 0)
    elif by == "concatenation":
        s(O.CONCATENATION, [data, s.input(6, 6)], axis)
    else:
        s(O.MEAN, s(O.SLICE, data, begin, extents), (axis,), 1)


@idiom(
    types=(*REAL, T.TENSOR_QUANT8_ASYMM),
    function=(O.RELU6, O.RELU1, O.RELU, O.TANH, O.LOGISTIC, O.ABS, O.ELU, O.HARD_SWISH, O.FLOOR, O.SQRT, O.SIN),
    join=(O.SUB, O.ADD, O.MUL, O.MAXIMUM, O.MINIMUM, O.DIV),
    negation=("neg", "factor", "difference"),
    order=("plain first", "negated first"),
)
def function_of_both_signs(s: Sketch, function: O, join: O, negation: str, order: str) -> None:
    """A function of a tensor and of its negation, joined: of even and odd ones something simple, not of others."""
    data = s.input(3, 4, within=(-8.0, 8.0))
    if s.quantised and (negation == "neg" or join == O.DIV):
        raise Misfit("8 bits have neither")
    if negation == "neg":
        other = s(O.NEG, data)
    elif negation == "factor":
        other = s(O.MUL, data, s.constant([-1.0]), NONE)
    else:
        other = s(O.SUB, s.constant([0.0]) if not s.quantised else s.constant([0.0, 1.0, 0.0, 0.0]), data, NONE)
    results = [s(function, each, *((0.5,) if function == O.ELU else ())) for each in (data, other)]
    one, two = results if order == "plain first" else results[::-1]
    binary(s, join, one, two)
