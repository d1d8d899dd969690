"""Two operations that a pass makes one."""

from __future__ import annotations

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.form import EVERY, REAL, idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, RELU1, RELU6, SAME, VALID, binary, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

WEIGHTED = (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.GROUPED_CONV_2D)
REDUCTIONS = (O.REDUCE_SUM, O.REDUCE_MAX, O.REDUCE_MIN, O.REDUCE_PROD, O.MEAN)


@idiom(
    first=WEIGHTED,
    second=WEIGHTED,
    kernels=((2, 1), (1, 1), (1, 2), (3, 1)),
    act=(NONE, RELU, RELU6),
    paddings=((SAME, SAME), (VALID, SAME), (SAME, VALID)),
    strides=((1, 1), (2, 1), (1, 2)),
)
def two_convolutions(
    s: Sketch,
    first: O,
    second: O,
    kernels: tuple[int, int],
    act: int,
    paddings: tuple[int, int],
    strides: tuple[int, int],
) -> None:
    """Two convolutions in a row, one of them 1 by 1: bias, activation, padding and stride come between them."""
    data = s.input(1, 5, 5, 2)
    for code, kernel, own, padding, stride in zip(
        (first, second), kernels, (act, NONE), paddings, strides, strict=True
    ):
        groups = 2 if code == O.GROUPED_CONV_2D else s.choices.pick((1, 1, 1, 2)) if code == O.DEPTHWISE_CONV_2D else 1
        data = window(s, code, data, padding, kernel, stride, own, channels=4, groups=groups)


@idiom(act=(NONE, RELU, RELU6), units=((3, 4), (5, 1)), between=(None, "add", "reshape"), after=(NONE, RELU))
def two_layers(s: Sketch, act: int, units: tuple[int, int], between: str | None, after: int) -> None:
    """Two fully connected layers in a row."""
    data = dense(s, s.input(4, 3), units[0], act)
    if between == "add":
        data = binary(s, O.ADD, data, s.weights(units[0]))
    elif between == "reshape":
        data = s(O.RESHAPE, data, (2, 2 * units[0]))
    dense(s, data, units[1], after)


@idiom(
    types=EVERY,
    first=REDUCTIONS,
    second=(*REDUCTIONS, O.ARGMAX),
    axes=((0, 1), (1, 0), (2, 2), (1, 2), (0, 0)),
    keep=((True, True), (False, False), (True, False)),
    shape=((3, 3, 3), (2, 3, 4)),
)
def two_reductions(
    s: Sketch, first: O, second: O, axes: tuple[int, int], keep: tuple[bool, bool], shape: tuple[int, ...]
) -> None:
    """A reduction of a reduction, of the same or another kind, along the same or another axis."""
    data = s.input(*shape, within=(-2.0, 2.0))
    for code, axis, kept in zip((first, second), axes, keep, strict=True):
        axis = min(axis, len(data.shape) - 1)
        if code == O.ARGMAX:
            s(code, data, axis)
        else:
            data = s(code, data, (axis,), int(kept) if code == O.MEAN else kept)


@idiom(
    kind=(O.ARGMAX, O.ARGMIN, O.REDUCE_MAX, O.TOPK_V2),
    function=(
        O.NEG,
        O.ABS,
        O.SIN,
        O.RELU,
        O.EXP,
        O.TANH,
        O.LOGISTIC,
        O.FLOOR,
        O.RELU1,
        "softmax",
        "times",
        "softmax other",
    ),
    axis=(0, 1),
)
def best_of_function(s: Sketch, kind: O, function: object, axis: int) -> None:
    """The best element of a function of a tensor: the tensor's own only if the function rises."""
    data = s.input(3, 6, within=(-3.0, 3.0))
    if function == "times":
        data = s(O.MUL, data, s.constant([-2.0]), NONE)
    elif isinstance(function, str):
        data = s(O.SOFTMAX, data, 1.0, axis if function == "softmax" else 1 - axis)
    else:
        assert isinstance(function, O)
        data = s(function, data)
    if kind == O.TOPK_V2:
        s(kind, data, 2)
    elif kind == O.REDUCE_MAX:
        s(kind, data, (axis,), False)
    else:
        s(kind, data, axis)


@idiom(
    kind=(O.SOFTMAX, O.LOG_SOFTMAX, O.L2_NORMALIZATION, O.TANH, O.LOGISTIC),
    before=(O.MUL, O.ADD, O.SUB, O.DIV),
    constant=((0.5,), (-2.0,), (0.5, 1.0, 2.0), (2.0, 2.0, 2.0), (0.0, 0.0, 1.0)),
    axis=(0, 1),
)
def constant_before_function(s: Sketch, kind: O, before: O, constant: tuple[float, ...], axis: int) -> None:
    """A constant product or sum that a function takes in, or does not see, only if it is one for the whole axis. A beta
    of its own is a product with it.
    """
    if before == O.DIV and 0.0 in constant:
        raise Misfit("division by 0")
    data = binary(s, before, s.input(3, 3), s.constant(constant))
    if kind in (O.SOFTMAX, O.LOG_SOFTMAX):
        s(kind, data, 0.5, axis)
    else:
        s(kind, data, *((axis,) if kind == O.L2_NORMALIZATION else ()))


@idiom(
    first=(O.AVERAGE_POOL_2D, O.MAX_POOL_2D, O.L2_POOL_2D, O.RESIZE_BILINEAR, O.RESIZE_NEAREST_NEIGHBOR),
    second=(O.AVERAGE_POOL_2D, O.MAX_POOL_2D, O.RESIZE_BILINEAR, O.MEAN, O.CONV_2D),
    padding=(SAME, VALID),
    stride=(1, 2),
)
def two_pools(s: Sketch, first: O, second: O, padding: int, stride: int) -> None:
    """Two pools or resizes in a row."""
    data = s.input(1, 5, 4, 2)
    for code in (first, second):
        if code in (O.RESIZE_BILINEAR, O.RESIZE_NEAREST_NEIGHBOR):
            data = s(code, data, 5, 3, *((False,) if code == O.RESIZE_NEAREST_NEIGHBOR else ()))
        elif code == O.MEAN:
            data = s(code, data, (1, 2), 1)
        else:
            data = window(s, code, data, padding, 2, stride)


@idiom(types=(*EVERY, T.TENSOR_INT32), kind=(O.LESS, O.GREATER, O.LESS_EQUAL, O.GREATER_EQUAL, O.EQUAL, O.NOT_EQUAL),
       then=("not", "choice", "choice reversed", "choice of other", "not not", "and"))  # fmt: skip
def comparisons(s: Sketch, kind: O, then: str) -> None:
    """A comparison and what is done with its truth; some elements are equal."""
    within = (-3.0, 3.0)
    scale = (1.0, 3) if s.quantised else None
    if s.code == T.TENSOR_INT32 or s.quantised:
        one, other = s.input(4, 6, within=within, scale=scale), s.input(4, 6, within=within, scale=scale)
    else:
        one, other = (s(O.FLOOR, s.input(4, 6, within=within)) for _ in range(2))
    same = s(O.RELU1, one) if s.code != T.TENSOR_INT32 else one
    truth = s(kind, one, s(O.SELECT, s(O.LESS, one, other), one, same) if then == "and" else other)
    ties = s(kind, one, one)
    if then.startswith("not"):
        truth = s(O.LOGICAL_NOT, truth)
        s(O.LOGICAL_AND, truth, s(O.LOGICAL_NOT, ties))
        if then == "not not":
            s(O.LOGICAL_NOT, truth)
    elif then == "and":
        s(O.LOGICAL_AND, s(O.LOGICAL_NOT, truth), ties)
    else:
        pair = {"choice": (one, other), "choice reversed": (other, one)}.get(
            then, (one, s.input(4, 6, within=within, scale=scale))
        )
        s(O.SELECT, truth, *pair)


@idiom(types=(*EVERY, T.TENSOR_INT32), kinds=((O.MAXIMUM, O.MAXIMUM), (O.MAXIMUM, O.MINIMUM), (O.MINIMUM, O.MAXIMUM),
       (O.ADD, O.SUB), (O.SUB, O.ADD), (O.MUL, O.DIV), (O.DIV, O.MUL), (O.SUB, O.SUB), (O.ADD, O.ADD), (O.ADD, O.MUL),
       (O.MUL, O.ADD)),
       which=("first", "second", "third"), side=("left", "right"))  # fmt: skip
def two_of_three(s: Sketch, kinds: tuple[O, O], which: str, side: str) -> None:
    """Two operations on two or three tensors, of which the second may undo the first, or absorb it."""
    within = (1.0, 5.0) if s.code == T.TENSOR_INT32 else (0.5, 3.0)
    one, other = s.input(3, 4, within=within), s.input(3, 4, within=within)
    first = binary(s, kinds[0], one, other)
    operand = {"first": one, "second": other, "third": s.input(4, within=within)}[which]
    if kinds[1] == O.DIV:
        side = "left"
    binary(s, kinds[1], *((first, operand) if side == "left" else (operand, first)))


@idiom(
    types=REAL,
    outer=(O.ADD, O.SUB, O.MUL, O.DIV),
    inner=(O.MUL, O.ADD, O.DIV),
    shared=("left", "right", "none", "crossed"),
)
def factored(s: Sketch, outer: O, inner: O, shared: str) -> None:
    """``a * c + b * c``, which may become ``(a + b) * c``, and its relatives."""
    a, b, c, d = (s.input(3, 3, within=(0.5, 3.0)) for _ in range(4))
    pairs = {"left": ((c, a), (c, b)), "right": ((a, c), (b, c)), "none": ((a, c), (b, d)), "crossed": ((a, c), (c, b))}
    one, other = (binary(s, inner, *pair) for pair in pairs[shared])
    binary(s, outer, one, other)


@idiom(
    types=(T.TENSOR_BOOL8,),
    outer=(O.LOGICAL_AND, O.LOGICAL_OR),
    inner=(O.LOGICAL_AND, O.LOGICAL_OR, None),
    nots=("all", "one", "outer", "operands"),
)
def logic(s: Sketch, outer: O, inner: O | None, nots: str) -> None:
    """Negations moved through AND and OR."""
    one, other = s.input(3, 8), s.input(3, 8)
    if nots in ("all", "one", "operands"):
        one = s(O.LOGICAL_NOT, one)
    if nots in ("all", "operands"):
        other = s(O.LOGICAL_NOT, other)
    result = s(outer, one, other)
    if inner is not None:
        result = s(inner, result, s.input(3, 8))
    if nots in ("all", "outer"):
        s(O.LOGICAL_NOT, result)


@idiom(
    kind=(O.AVERAGE_POOL_2D, O.MEAN, O.MAX_POOL_2D, O.L2_POOL_2D, O.REDUCE_MAX, O.REDUCE_SUM),
    act=(NONE, RELU, RELU1),
    extents=((3, 3), (3, 2), (1, 4)),
    padding=(VALID, SAME, (0, 0, 0, 0), (0, 0, 1, 0)),
    layout=("nhwc", "nchw", "columns", "rows"),
    then=(None, "dense", "mul"),
)
def whole_image(
    s: Sketch,
    kind: O,
    act: int,
    extents: tuple[int, int],
    padding: int | tuple[int, int, int, int],
    layout: str,
    then: str | None,
) -> None:
    """A window as large as the image, or a reduction of it, each of which may become the other."""
    height, width = extents
    image = s.input(2, 3, height, width) if layout == "nchw" else s.input(2, height, width, 3)
    axes = {"nhwc": (1, 2), "nchw": (2, 3), "columns": (1,), "rows": (2,)}[layout]
    if kind in (O.MEAN, O.REDUCE_MAX, O.REDUCE_SUM):
        result = s(kind, image, axes, 1 if kind == O.MEAN else True)
    else:
        size = {"columns": (1, height), "rows": (width, 1)}.get(layout, (width, height))
        sides = padding if isinstance(padding, tuple) else (padding,)
        result = s(kind, image, *sides, 1, 1, *size, act, layout == "nchw")
    if then == "dense":
        dense(s, result, 2)
    elif then == "mul":
        binary(s, O.MUL, image, result)
