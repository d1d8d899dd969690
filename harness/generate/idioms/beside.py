"""Windows beside one another or a padding, and constants and choices beside quantisations of two scales."""

from __future__ import annotations

from functools import partial
from itertools import product

import numpy as np

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.form import EVERY, QUANT, REAL, idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, RELU1, RELU6, SAME, VALID, binary, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_SIDED = ((0, 1, 0, 1), (1, 0, 1, 0), (1, 0, 0, 1), (0, 1, 1, 0))


@idiom(
    kind=(O.CONV_2D, O.DEPTHWISE_CONV_2D, O.AVERAGE_POOL_2D, O.MAX_POOL_2D),
    pair=((0, 1), (1, 0), (2, 3), (0, 0), (0, 2)),
    differ=("paddings", "dilations", "both"),
    weights=("two", "one"),
    join=(O.ADD, None, O.CONCATENATION),
)
def windows_side_by_side(s: Sketch, kind: O, pair: tuple[int, int], differ: str, weights: str, join: O | None) -> None:
    """Two windows of one image that give the same extents, with other paddings or dilations: not one window."""
    convolution = kind in (O.CONV_2D, O.DEPTHWISE_CONV_2D)
    if (weights == "one" or differ != "paddings") and not convolution:
        raise Misfit("a pool has neither")
    image = s.input(1, 5, 5, 2)
    shape = (2, 2, 2, 2) if kind == O.CONV_2D else (1, 2, 2, 2)
    shared = s.weights(*shape, within=(-1.0, 1.0)) if weights == "one" else None
    results = []
    for number, which in enumerate(pair):
        padding, dilation = _SIDED[which], (1, 1)
        if differ != "paddings":
            dilation = ((1, 2), (2, 1))[number]
            rows, columns = dilation
            left, _, top, _ = padding if differ == "both" else _SIDED[0]
            padding = (left * columns, (1 - left) * columns, top * rows, (1 - top) * rows)
        results.append(window(s, kind, image, padding, (2, 2), channels=2, dilation=dilation, weights=shared))
    if join == O.CONCATENATION:
        s(join, results, 3)
    elif join is not None:
        binary(s, join, results[0], results[1])


@idiom(
    kind=(O.CONV_2D, O.DEPTHWISE_CONV_2D, "dense", O.GROUPED_CONV_2D),
    kernel=(1, 2),
    pad=("zeros", "number", "mirror", "channels", "blocks"),
    act=(NONE, RELU, RELU1),
    then=(None, "pool", "window"),
)
def padding_behind_layer(s: Sketch, kind: O | str, kernel: int, pad: str, act: int, then: str | None) -> None:
    """Padding behind a layer with a bias: moved before it, the zeros become the bias."""
    if kind == "dense":
        if pad == "blocks" or then is not None or kernel != 1:
            raise Misfit("no image")
        data = dense(s, s.input(3, 2), 2, act)
        rows = np.array([[0, int(pad == "channels")], [1, 1]][:: 1 if pad == "channels" else -1], np.int32)
    else:
        assert isinstance(kind, O)
        groups = 2 if kind == O.GROUPED_CONV_2D else 1
        image = s.input(1, 4, 4, 2)
        data = window(s, kind, image, VALID, (kernel, kernel), act=act, channels=2, groups=groups)
        rows = np.array([[0, 0], [1, 0], [0, 1], [0, 0]], np.int32)
        if pad == "channels":
            rows = np.array([[0, 0], [0, 0], [0, 0], [1, 1]], np.int32)
    if pad == "number":
        data = s(O.PAD_V2, data, rows, s.assembly.operands[data.index].zero_point + 7 if s.quantised else 0.75)
    elif pad == "mirror":
        data = s(O.MIRROR_PAD, data, rows, 0)
    elif pad == "blocks":
        if kernel != 1:
            raise Misfit("odd extents")
        data = s(O.SPACE_TO_BATCH_ND, data, (2, 2), np.array([[2, 0], [0, 2]], np.int32))
    else:
        data = s(O.PAD, data, rows)
    if then == "pool":
        window(s, O.AVERAGE_POOL_2D, data, VALID, (2, 2))
    elif then == "window":
        window(s, O.CONV_2D, data, VALID, (2, 2), channels=2)


@idiom(
    types=QUANT,
    neutral=("one", "zero"),
    code=(O.MUL, O.ADD, O.SUB),
    scales=("finer", "coarser", "equal", "shifted"),
    extents=((1,), (3,), (2, 3)),
    reader=("dequantised", "sum", "relu", None),
)
def neutral_between_scales(
    s: Sketch, neutral: str, code: O, scales: str, extents: tuple[int, ...], reader: str | None
) -> None:
    """A quantised factor of 1 or term of 0: the result has a scale and a zero point of its own all the same."""
    _neutral(s, neutral, code, scales, extents, reader)


def _neutral(s: Sketch, neutral: str, code: O, scales: str, extents: tuple[int, ...], reader: str | None) -> None:
    if (neutral == "one") != (code == O.MUL):
        raise Misfit("not neutral")
    middle = 0 if s.code == T.TENSOR_QUANT8_ASYMM_SIGNED else 128
    unit = (0.0625, middle)
    data = s.input(2, 3, scale=unit)
    value = 1.0 if neutral == "one" else 0.0
    other = s.constant(np.full(extents, value), scale=(0.5, middle))
    target = {"coarser": (0.125, middle), "equal": unit, "shifted": (0.0625, middle - 20), "finer": (0.03125, middle)}
    result = s(code, data, other, NONE, scale=target[scales])
    if reader == "sum":
        s(O.ADD, result, s.input(2, 3, scale=unit), NONE)
    elif reader == "relu":
        s(O.RELU, result)
    elif reader == "dequantised":
        s(O.DEQUANTIZE, result, to=T.TENSOR_FLOAT32)


@idiom(packed=True, sure=True, types=QUANT, reader=("dequantised", "sum", "relu"))
def neutral_in_each_scale(s: Sketch, reader: str) -> None:
    """The same with each operation, in each scale: what reads the result depends on the scale, not on the operation."""
    cases = product((("one", O.MUL), ("zero", O.ADD), ("zero", O.SUB)), ("finer", "coarser", "shifted"))
    s.attempt_each(partial(_neutral, s, *each, scales, (1,), reader) for each, scales in cases)


@idiom(
    types=EVERY[:2],
    code=(T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED),
    join=("select", O.MAXIMUM, O.MINIMUM, O.ADD, "concatenation", O.SUB, "less", "equal"),
    differ=("scale", "zero point", "both", "neither"),
    constant=(None, "second", "first"),
    back=(False, True),
)
def joined_behind_dequantisation(
    s: Sketch, code: T, join: O | str, differ: str, constant: str | None, back: bool
) -> None:
    """Two DEQUANTIZEs that are joined: bytes can be joined before only if they have one scale and one zero point."""
    middle = 0 if code == T.TENSOR_QUANT8_ASYMM_SIGNED else 128
    one = (0.03125, middle)
    other = (
        0.0625 if differ in ("scale", "both") else one[0],
        middle - (25 if differ in ("zero point", "both") else 0),
    )
    sides: list[SketchTensor] = []
    for name, scale in (("first", one), ("second", other)):
        given = s.weights if constant == name else s.input
        sides.append(s(O.DEQUANTIZE, given(2, 3, code=code, scale=scale, within=(-2.0, 2.0)), to=T.TENSOR_FLOAT32))
    if join == "select":
        result = s(O.SELECT, s.input(2, 3, code=T.TENSOR_BOOL8), *sides)
    elif join == "concatenation":
        result = s(O.CONCATENATION, sides, 1)
    elif join in ("less", "equal"):
        result = s(O.LESS if join == "less" else O.EQUAL, *sides)
    else:
        assert isinstance(join, O)
        result = binary(s, join, sides[0], sides[1])
    if back:
        if result.code == T.TENSOR_BOOL8:
            raise Misfit("a truth is not quantised")
        s(O.QUANTIZE, result, to=code, scale=(0.0625, middle))


@idiom(
    types=EVERY[:2],
    code=(T.TENSOR_QUANT8_ASYMM, T.TENSOR_QUANT8_ASYMM_SIGNED),
    pad=("number", "zeros", "mirror", "negative"),
    zero_point=(100, 0, 7),
    order=("quantised behind", "dequantised before", "both"),
    then=(None, "relu", "pool"),
)
def padding_beside_quantisation(s: Sketch, code: T, pad: str, zero_point: int, order: str, then: str | None) -> None:
    """Padding before QUANTIZE or behind DEQUANTIZE: in bytes, the number that is padded has a zero point too."""
    if order == "quantised behind":
        data = s.input(1, 3, 3, 2, code=T.TENSOR_FLOAT32)
    else:
        small = s.input(1, 3, 3, 2, code=code, scale=(0.0625, zero_point))
        data = s(O.DEQUANTIZE, small, to=T.TENSOR_FLOAT32)
    rows = np.array([[0, 0], [1, 1], [0, 2], [0, 0]], np.int32)
    if pad in ("number", "negative"):
        data = s(O.PAD_V2, data, rows, 1.5 if pad == "number" else -1.0)
    elif pad == "mirror":
        data = s(O.MIRROR_PAD, data, rows, 0)
    else:
        data = s(O.PAD, data, rows)
    if order != "dequantised before":
        data = s(O.QUANTIZE, data, to=code, scale=(0.0625, zero_point + 3))
    if then == "relu":
        s(O.RELU, data)
    elif then == "pool":
        s(O.MAX_POOL_2D, data, VALID, 1, 1, 2, 2, NONE)


@idiom(
    first=(O.CONV_2D, O.DEPTHWISE_CONV_2D, O.AVERAGE_POOL_2D, "dense", O.ADD, O.MUL),
    second=(O.CONV_2D, O.DEPTHWISE_CONV_2D, O.MAX_POOL_2D, "dense", O.ADD, O.MUL),
    acts=((RELU, RELU), (RELU1, RELU1), (RELU6, RELU6), (RELU, NONE), (RELU1, RELU6), (RELU6, RELU)),
    read=(False, True),
)
def activation_of_both(s: Sketch, first: O | str, second: O | str, acts: tuple[int, int], read: bool) -> None:
    """Two operations in a row, both with an activation, the same or another: neither makes the other needless."""

    def layer(data: SketchTensor, kind: O | str, act: int) -> SketchTensor:
        if kind == "dense":
            return dense(s, s(O.RESHAPE, data, (9, 2)), 2, act)
        if kind in (O.ADD, O.MUL):
            assert isinstance(kind, O)
            return binary(s, kind, data, s.weights(2, within=(-2.0, 2.0)), act)
        assert isinstance(kind, O)
        return window(s, kind, s(O.RESHAPE, data, (1, 3, 3, 2)) if len(data.shape) == 2 else data, SAME, (2, 2),
                      act=act, channels=2)  # fmt: skip

    data = layer(s.input(1, 3, 3, 2, within=(-6.0, 8.0)), first, acts[0])
    layer(data, second, acts[1])
    if read:
        s(O.RELU if s.code not in REAL else O.TANH, data)
