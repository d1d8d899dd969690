"""What stands behind layers and before them, as compilers fold it into weights, biases and activations: each as it may
be folded, and with each condition of the rule broken alone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import SAME, VALID, bias_of
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.twisted import Pattern, Twisted, write_twisted
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_Step = Callable[[Twisted, SketchTensor], SketchTensor]
_FLOAT = (T.TENSOR_FLOAT32,)
_SIGNS = (-1.5, 1.5)
_PADS = np.array([[0, 0], [1, 0], [0, 1], [0, 0]], np.int32)


def _layer(code: O, padding: int = VALID) -> _Step:
    groups = 2 if code == O.GROUPED_CONV_2D else 1
    return lambda w, x: w.window(code, x, padding, (2, 2), channels=4, groups=groups)


def _spread(w: Twisted, x: SketchTensor) -> SketchTensor:
    """A transposed convolution to twice the extents."""
    weights = w.sketch.weights(4, 2, 2, x.shape[3], within=(-1.0, 1.0))
    shape = (x.shape[0], 2 * x.shape[1], 2 * x.shape[2], 4)
    bias = bias_of(w.sketch, x, weights, 4)
    return w(O.TRANSPOSE_CONV_2D, x, weights, bias, shape, SAME, 2, 2, w.either(0, 1), False)


_LAYERS: dict[str, _Step] = {
    "convolution": _layer(O.CONV_2D),
    "depthwise": _layer(O.DEPTHWISE_CONV_2D, SAME),
    "groups": _layer(O.GROUPED_CONV_2D),
    "spread": _spread,
    "dense": lambda w, x: w.dense(w.sketch(O.RESHAPE, x, (x.shape[0] * x.shape[1] * x.shape[2], x.shape[3])), 4),
}


def _by(w: Twisted, code: O, data: SketchTensor, within: tuple[float, float] = (0.5, 2.0)) -> SketchTensor:
    """Add a constant of each channel on the right."""
    return w(code, data, w.row(data, within))


def _at_each_place(w: Twisted, code: O, data: SketchTensor, within: tuple[float, float]) -> SketchTensor:
    """Add a constant with a number for each place and channel on the right."""
    return w(code, data, w.sketch.weights(*data.shape, within=within))


# Behind and before a layer f.
_BESIDE: dict[str, Callable[[Twisted, SketchTensor, _Step], object]] = {
    "shift and factor": lambda w, x, f: _by(w, O.MUL, _by(w, O.SUB, f(w, x)), _SIGNS),
    "factor and shift": lambda w, x, f: _by(w, O.ADD, _by(w, O.MUL, f(w, x), _SIGNS)),
    "shift, factor and shift": lambda w, x, f: _by(w, O.ADD, _by(w, O.MUL, _by(w, O.ADD, f(w, x)), _SIGNS)),
    "divisor": lambda w, x, f: _by(w, O.DIV, f(w, x)),
    "normal before": lambda w, x, f: f(w, w(O.RELU, _by(w, O.ADD, _by(w, O.MUL, x, _SIGNS)))),
    "shift before": lambda w, x, f: f(w, _by(w, O.ADD, x)),
    "shift off before": lambda w, x, f: f(w, _by(w, O.SUB, x)),
    "negated": lambda w, x, f: w(O.NEG, f(w, x)),
    "hard swish": lambda w, x, f: w(O.HARD_SWISH, f(w, x)),
    "slopes": lambda w, x, f: _by(w, O.PRELU, f(w, x), (-0.75, 0.75)),
    "other, relu": lambda w, x, f: (lambda data: w(O.RELU, w(O.ADD, data, w.input(*data.shape))))(f(w, x)),
    "relu, other": lambda w, x, f: (lambda data: w(O.ADD, w(O.RELU, data), w.input(*data.shape)))(f(w, x)),
    "of bytes": lambda w, x, f: w(
        O.RELU6, f(w, w(O.DEQUANTIZE, w(O.QUANTIZE, x, to=T.TENSOR_QUANT8_ASYMM, scale=(0.03125, 128)), to=x.code))
    ),
    "shift at each place": lambda w, x, f: _at_each_place(w, O.ADD, f(w, x), _SIGNS),
    "factor at each place": lambda w, x, f: _at_each_place(w, O.MUL, f(w, x), (0.5, 2.0)),
    "gate": lambda w, x, f: (lambda data: w(O.MUL, w.same(data), w(O.LOGISTIC, data)))(w.sketch(O.ABS, f(w, x))),
}


def _alone(w: Twisted, x: SketchTensor, code: O = O.CONV_2D) -> SketchTensor:
    return w.window(code, x, SAME, (2, 2), channels=4)


def _enlarged(w: Twisted, x: SketchTensor) -> SketchTensor:
    return w(O.RESIZE_BILINEAR, x, 2 * x.shape[2], w.either(2, 3) * x.shape[1], False, False, False)


def _squeezed(w: Twisted, x: SketchTensor) -> None:
    """A gate of an image's own means through two layers."""
    means = w(O.MEAN, w.same(x), w.either((1, 2), (0, 1)), 1)
    inner = w(O.RELU, w.window(O.CONV_2D, means, VALID, (1, 1), channels=2))
    w(O.MUL, x, w(O.LOGISTIC, w.window(O.CONV_2D, inner, VALID, (1, 1), channels=4)))


def _viewed(w: Twisted, x: SketchTensor) -> SketchTensor:
    """A view of a dense layer, in which units stay together, or not."""
    data = w.dense(w.sketch(O.RESHAPE, x, (-1, x.shape[3])), 6)
    rows = data.shape[0] // 2
    return w(O.RESHAPE, data, w.either((rows, 2, 6), (6, 2, rows)))


def _in_heads(w: Twisted, x: SketchTensor, code: O | None = None) -> SketchTensor:
    """A view of a dense layer in which units are in heads, or are not; with a constant of as many numbers."""
    data, whole = w.dense(w.sketch(O.RESHAPE, x, (-1, x.shape[3])), 6), w.holds()
    data = w(O.RESHAPE, data, (data.shape[0], 2, 3) if whole else (data.shape[0] // 2, 6, 2))
    return data if code is None else w(code, data, w.sketch.weights(*((2, 3) if whole else (6, 1)), within=_SIGNS))


def _cut_by(w: Twisted, x: SketchTensor) -> None:
    """A layer whose stride could be that of the one before, with a sum between."""
    data = _alone(w, x)
    w.window(O.CONV_2D, w(O.ADD, data, w.like(data)), VALID, w.either((1, 1), (2, 2)), 2, channels=4)


def _one_row(w: Twisted, x: SketchTensor) -> None:
    """An image of one row, made and taken away."""
    row = w.sketch(O.REDUCE_MAX, x, (1,), False)
    grown = w(O.EXPAND_DIMS, row, w.either(1, 0))
    data = w.window(O.CONV_2D, grown, SAME, (1, 2), channels=4)
    w(O.SQUEEZE, w(O.ADD, data, w.row(data)), (w.either(1, 0),))


def _dilated(w: Twisted, x: SketchTensor, biased: bool, padded: bool) -> None:
    """A convolution of blocks, as a dilated one is written."""
    blocks = w(O.SPACE_TO_BATCH_ND, x, w.either((2, 2), (1, 2)), np.zeros((2, 2), np.int32))
    if padded:
        blocks = w(O.PAD, blocks, _PADS)
    data = w.window(O.CONV_2D, blocks, VALID if padded else SAME, (2, 2), channels=4)
    back = w(O.BATCH_TO_SPACE_ND, data, (2, 2))
    if biased:
        _by(w, O.ADD, back)


def _two_parts(w: Twisted, x: SketchTensor) -> None:
    """The sum of two layers, each of a half of the channels."""
    parts = w.sketch.all(O.SPLIT, x, 3, 2, count=2)
    w(O.ADD, *(_alone(w, part) for part in w.either(parts, parts[::-1])))


def _turned_weights(w: Twisted, x: SketchTensor) -> None:
    weights = w(O.TRANSPOSE, w.sketch.weights(4, 4, within=(-1.0, 1.0)), w.either((1, 0), (0, 1)))
    w.dense(w.sketch(O.RESHAPE, x, (-1, x.shape[3])), 4, weights=weights, bias=w.sketch.weights(4, within=(-1.0, 1.0)))


# Of images, but for what stands on one side of one layer.
_RULES: dict[str, Pattern] = {
    "view and row": lambda w, x: _by(w, O.ADD, _viewed(w, x)),
    "view and factors": lambda w, x: _by(w, O.MUL, _viewed(w, x)),
    "view and relu": lambda w, x: w(O.RELU, _viewed(w, x)),
    "heads and constant": lambda w, x: _in_heads(w, x, O.ADD),
    "heads and factors": lambda w, x: _in_heads(w, x, O.MUL),
    "heads and relu": lambda w, x: w(O.RELU6, _in_heads(w, x)),
    "view, dense": lambda w, x: w.dense(_viewed(w, x), 3),
    "stride behind sum": _cut_by,
    "one row": _one_row,
    "dilated": partial(_dilated, biased=False, padded=False),
    "dilated and bias": partial(_dilated, biased=True, padded=False),
    "dilated of padded": partial(_dilated, biased=False, padded=True),
    "halves added": _two_parts,
    "turned weights": _turned_weights,
    "squeezed gate": _squeezed,
    "residual": lambda w, x: w(
        O.ADD, w.same(x), w.window(O.CONV_2D, _alone(w, x, O.DEPTHWISE_CONV_2D), VALID, (1, 1), channels=4)
    ),
    "sum of layers, layer": lambda w, x: (lambda data: _alone(w, w(O.ADD, data, w.like(data))))(_alone(w, x)),
    "joined parts of layer": lambda w, x: (
        lambda data: w(
            O.CONCATENATION,
            [
                w(O.SLICE, data, (0, 0, 0, 0), (*data.shape[:3], 2)),
                w(O.SLICE, w.same(data), (0, 0, 0, w.either(2, 1)), (*data.shape[:3], 2)),
            ],
            w.either(3, 2),
        )
    )(_alone(w, x)),
    "joined, normal": lambda w, x: _by(
        w, O.ADD, _by(w, O.MUL, w(O.CONCATENATION, [x, w.like(x)], w.either(3, 2)), _SIGNS)
    ),
    "window of one result": lambda w, x: w(
        O.RESHAPE,
        w.window(O.AVERAGE_POOL_2D, x, VALID, w.either((x.shape[1], x.shape[2]), (2, 2)), 4),
        (x.shape[0], x.shape[3]),
    ),
    "squeezed window of one result": lambda w, x: w(
        O.SQUEEZE, w.window(O.AVERAGE_POOL_2D, x, VALID, w.either((x.shape[1], x.shape[2]), (2, 2)), 4), (1, 2)
    ),
    "means, dense": lambda w, x: w.dense(w(O.RESHAPE, w(O.MEAN, x, w.either((1, 2), (1, 3)), 1), (-1, 4)), 3),
    "blocks and back": lambda w, x: w(
        O.BATCH_TO_SPACE_ND, w(O.SPACE_TO_BATCH_ND, x, (2, 2), np.zeros((2, 2), np.int32)), w.either((2, 2), (1, 2))
    ),
    "padded": lambda w, x: w.window(
        O.CONV_2D, w(O.PAD, x, w.either(_PADS, _PADS[::-1])), w.either(VALID, SAME), (2, 2), channels=4
    ),
    "padded depthwise": lambda w, x: w.window(
        O.DEPTHWISE_CONV_2D, w(O.PAD, x, _PADS), w.either(VALID, SAME), (2, 2), channels=4
    ),
    "enlarged, pooled": lambda w, x: w.window(
        O.MAX_POOL_2D,
        w(O.RESIZE_NEAREST_NEIGHBOR, x, 2 * x.shape[2], w.either(2, 1) * x.shape[1], False, False, False),
        VALID,
        (2, 2),
        2,
    ),
    "window behind relu": lambda w, x: w.window(O.MAX_POOL_2D, w(O.RELU, _alone(w, x)), w.either(VALID, SAME)),
    "relu behind window": lambda w, x: w(O.RELU, w.window(O.MAX_POOL_2D, _alone(w, x), w.either(VALID, SAME))),
    "relu behind padding": lambda w, x: w(O.RELU, w(O.PAD, _alone(w, x), _PADS)),
    "two layers of one": lambda w, x: w(O.CONCATENATION, [_alone(w, x), _alone(w, w.same(x))], w.either(3, 2)),
    "product of layers": lambda w, x: w(O.MUL, _alone(w, x), w(O.LOGISTIC, _alone(w, w.same(x)))),
    "norm, gain and shift": lambda w, x: _by(
        w, O.ADD, _by(w, O.MUL, w(O.INSTANCE_NORMALIZATION, x, 1.0, 0.0, 1.0e-3, False))
    ),
    "pointwise twice": lambda w, x: w.window(
        O.CONV_2D, w.window(O.CONV_2D, x, VALID, w.either((1, 1), (2, 2)), channels=4), VALID, (1, 1), channels=3
    ),
    "mirrored before": lambda w, x: _alone(w, w(O.MIRROR_PAD, x, _PADS, w.either(0, 1))),
    "padded, relu before": lambda w, x: w.window(
        O.CONV_2D, w(O.RELU6, w(O.PAD, x, _PADS)), w.either(VALID, SAME), (2, 2), channels=4
    ),
    "depth in blocks before": lambda w, x: _alone(w, w(O.SPACE_TO_DEPTH, x, 2)),
    "blocks of depth behind": lambda w, x: w(O.DEPTH_TO_SPACE, _alone(w, x), 2),
    "reversed around": lambda w, x: w(O.REVERSE, _alone(w, w(O.REVERSE, x, (w.either(2, 1),))), (2,)),
    "stepped behind": lambda w, x: w(
        O.STRIDED_SLICE, _alone(w, x), (0, 0, 0, 0), x.shape, w.either((1, 2, 2, 1), (1, 1, 2, 2)), 0, 0, 0
    ),
    "pools joined": lambda w, x: w(
        O.CONCATENATION, [w.window(O.MAX_POOL_2D, each) for each in (x, w.like(x))], w.either(3, 2)
    ),
    "enlarged, joined": lambda w, x: w(
        O.CONCATENATION, [_enlarged(w, each) for each in (x, w.like(x))], w.either(3, 2)
    ),
    "enlarged, blocks": lambda w, x: w(O.DEPTH_TO_SPACE, _enlarged(w, x), 2),
    "mean of window": lambda w, x: w(O.MEAN, w.window(O.AVERAGE_POOL_2D, x, w.either(VALID, SAME)), (1, 2), 1),
    "joined with layer, layer": lambda w, x: _alone(w, w(O.CONCATENATION, [_alone(w, x), w.same(x)], w.either(3, 2))),
    "window of cut": lambda w, x: w.window(
        O.MAX_POOL_2D, w(O.SLICE, x, (0, w.either(1, 0), 0, 0), (x.shape[0], 3, 2, 4))
    ),
    "norm, relu": lambda w, x: w(O.RELU, w(O.INSTANCE_NORMALIZATION, x, 1.0, w.either(0.0, 0.5), 1.0e-3, False)),
}


def _images(s: Sketch) -> tuple[SketchTensor, SketchTensor]:
    return s.input(1, 4, 4, 4, within=(-2.0, 2.0)), s.input(2, 4, 2, 4, within=(-2.0, 2.0))


@idiom(packed=True, sure=True, types=_FLOAT, layer=tuple(_LAYERS), first=tuple(range(0, len(_BESIDE), 2)))
def on_one_side(s: Sketch, layer: str, first: int) -> None:
    """What is folded into a layer."""
    images = _images(s)

    def written(name: str) -> None:
        turn = (tuple(_BESIDE).index(name) + tuple(_LAYERS).index(layer)) % 2
        only = slice(None) if layer == "convolution" else slice(turn, None, 2)
        write_twisted(s, lambda w, x: _BESIDE[name](w, x, _LAYERS[layer]), images[0], only=only)

    s.attempt_each(partial(written, name) for name in tuple(_BESIDE)[first : first + 2])


@idiom(packed=True, sure=True, types=_FLOAT, rule=tuple(_RULES))
def of_several(s: Sketch, rule: str) -> None:
    """Layers with several operations around them."""
    write_twisted(s, _RULES[rule], *_images(s))
