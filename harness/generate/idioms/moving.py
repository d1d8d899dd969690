"""Operations that a pass may move past one another: functions and reductions past sums and products, what both sides of
an operation have in common, what moves elements past what broadcasts.
"""

from __future__ import annotations

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.form import EVERY, REAL, idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, RELU6, SAME, VALID, binary, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

# Functions of each element, and of all along an axis.
ELEMENTWISE = (O.NEG, O.ABS, O.RELU, O.FLOOR, O.EXP, O.TANH, O.LOGISTIC, O.SIN, O.SQRT, O.RSQRT, O.LOG)
ALONG = (O.REDUCE_SUM, O.MEAN, O.REDUCE_MAX, O.REDUCE_MIN, O.REDUCE_PROD)
MOVES = ("slice", "strided slice", "gather", "split", "reverse", "transpose", "pad", "tile", "reshape")


def _function(s: Sketch, code: O, data: SketchTensor, axis: int = 0) -> SketchTensor:
    """Add a function of each element, or of those along an axis, which keeps the rank."""
    if code == O.MEAN:
        return s(code, data, (axis,), 1)
    return s(code, data, (axis,), True) if code in ALONG else s(code, data)


@idiom(
    types=EVERY,
    function=(*ALONG, *ELEMENTWISE),
    pair=(
        *((O.ADD, "scalar", NONE), (O.ADD, "row", NONE), (O.ADD, "tensor", RELU), (O.ADD, "column", RELU6)),
        *((O.MUL, "scalar", NONE), (O.MUL, "row", NONE), (O.MUL, "column", NONE), (O.MUL, "tensor", RELU)),
        *((O.SUB, "tensor", NONE), (O.SUB, "tensor", RELU), (O.DIV, "row", NONE), (O.MUL, "negative", NONE)),
        *((O.MAXIMUM, "row", NONE), (O.MINIMUM, "column", NONE), (O.POW, "scalar", NONE)),
    ),
    axis=(0, 1),
)
def function_of_pair(s: Sketch, function: O, pair: tuple[O, str, int], axis: int) -> None:
    """A function or a reduction of a sum, a product and the like, with a constant of each shape or a tensor."""
    join, other, act = pair
    positive = function in (O.SQRT, O.RSQRT, O.LOG)
    if positive and (s.quantised or other not in ("scalar", "tensor") or join == O.SUB):
        raise Misfit("a root or logarithm of what may be negative")
    within = (0.25, 3.0) if positive or join == O.POW else (-2.0, 2.0)
    data = s.input(3, 4, within=within)
    values = {
        "scalar": (1.5,),
        "negative": (-1.5,),
        "column": ((0.5,), (-1.0,), (2.0,)),
        "row": (0.5, -1.0, 2.0, 1.25),
    }
    second = s.input(3, 4, within=(0.5, 2.0)) if other == "tensor" else s.constant(values[other])
    _function(s, function, binary(s, join, data, second, act), axis)


@idiom(
    function=(O.NEG, O.ABS, O.RELU, O.EXP, O.LOG, "times", "plus", "transpose", "reverse", "cast", "tile"),
    join=(
        *(O.LESS, O.GREATER_EQUAL, O.MAXIMUM, O.MINIMUM, O.ADD, O.SUB, O.MUL, O.DIV, O.EQUAL, O.PRELU),
        *("concatenation", "concatenation of rows", "select"),
    ),
    sides=("both", "first", "second"),
)
def both_sides(s: Sketch, function: object, join: object, sides: str) -> None:
    """The same done to both sides of an operation, or to one of them."""
    within = (0.5, 3.0) if function == O.LOG else (-2.0, 2.0)
    pair = [s.input(3, 3, within=within) for _ in range(2)]
    for place, side in enumerate(("first", "second")):
        if sides in ("both", side):
            pair[place] = _changed(s, function, pair[place])
    one, other = pair
    if one.shape != other.shape:
        raise Misfit("sides of different extents")
    if join == "select":
        s(O.SELECT, s(O.LESS, one, other), one, other)
    elif isinstance(join, str):
        s(O.CONCATENATION, [one, other], 0 if "rows" in join else 1)
    else:
        assert isinstance(join, O)
        binary(s, join, one, other)


def _changed(s: Sketch, function: object, data: SketchTensor) -> SketchTensor:
    if function == "times":
        return s(O.MUL, data, s.constant((-2.0,)), NONE)
    if function == "plus":
        return s(O.ADD, data, s.constant((1.5,)), NONE)
    if function == "transpose":
        return s(O.TRANSPOSE, data, (1, 0))
    if function == "reverse":
        return s(O.REVERSE, data, (1,))
    if function == "tile":
        return s(O.TILE, data, (1, 2))
    if function == "cast":
        return s(O.FLOOR, data)
    assert isinstance(function, O)
    return s(function, data)


@idiom(
    types=EVERY,
    move=MOVES,
    join=(O.ADD, O.MUL, O.SUB, O.MAXIMUM, O.PRELU, O.DIV),
    other=((4,), (3, 1), (1, 4), (3, 4), (1,)),
    constant=(True, False),
)
def move_of_broadcast(s: Sketch, move: str, join: O, other: tuple[int, ...], constant: bool) -> None:
    """What moves elements, or takes some, behind an operation that broadcasts its second operand."""
    within = (0.25, 3.0)
    second = s.weights(*other, within=within) if constant else s.input(*other, within=within)
    _moved(s, move, binary(s, join, s.input(3, 4, within=(-3.0, 3.0)), second))


def _moved(s: Sketch, move: str, data: SketchTensor) -> SketchTensor:
    """Move the elements of a tensor of 3 rows of 4, or take some, or add some."""
    if move == "slice":
        return s(O.SLICE, data, (1, 1), (2, 2))
    if move == "strided slice":
        return s(O.STRIDED_SLICE, data, (1, 0), (3, 4), (1, 2), 0, 0, 0)
    if move == "gather":
        return s(O.GATHER, data, 1, (3, 0, 1))
    if move == "split":
        return s.all(O.SPLIT, data, 1, 2, count=2)[0]
    if move == "reverse":
        return s(O.REVERSE, data, (1,))
    if move == "transpose":
        return s(O.TRANSPOSE, data, (1, 0))
    if move == "pad":
        return s(O.PAD, data, ((1, 0), (0, 2)))
    if move == "tile":
        return s(O.TILE, data, (2, 1))
    return s(O.RESHAPE, data, (4, 3))


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32, T.TENSOR_QUANT8_ASYMM), move=MOVES)
def moves_of_both_sides(s: Sketch, move: str) -> None:
    """Operations whose sides may not be exchanged, of two tensors that are moved in the same way before."""
    for join in (O.SUB, O.LESS, O.GREATER_EQUAL, O.PRELU, *(() if s.quantised or move == "pad" else (O.DIV, O.POW))):
        one, other = (_moved(s, move, s.input(3, 4, within=(0.5, 3.0))) for _ in range(2))
        binary(s, join, one, other)


@idiom(
    types=REAL,
    function=(O.SOFTMAX, O.LOG_SOFTMAX, O.L2_NORMALIZATION, *ELEMENTWISE, O.HARD_SWISH, O.RELU1),
    between=(None, "reshape", "transpose", "times"),
)
def function_again(s: Sketch, function: O, between: str | None) -> None:
    """A function of its own result, as it is or seen otherwise."""
    data = s.input(3, 4, within=(2.0, 9.0) if function == O.LOG else (0.25, 2.0))
    for turn in range(2):
        if turn and between == "reshape":
            data = s(O.RESHAPE, data, (4, 3))
        elif turn and between == "transpose":
            data = s(O.TRANSPOSE, data, (1, 0))
        elif turn and between == "times":
            data = s(O.MUL, data, s.constant((2.0,)), NONE)
        data = s(function, data, 1.0, -1) if function in (O.SOFTMAX, O.LOG_SOFTMAX) else s(function, data)


@idiom(
    types=EVERY,
    kind=(*ALONG, O.ARGMAX),
    axis=(0, 1, 2, -1),
    view=("expand", "reshape", "keep"),
    at=(0, 1, 2, -1),
    shape=((3, 3, 3), (3, 1, 3), (2, 2, 2)),
)
def view_after_reduction(s: Sketch, kind: O, axis: int, view: str, at: int, shape: tuple[int, ...]) -> None:
    """A reduction that loses its extent, which an extent of one replaces somewhere: as large as where it was lost."""
    data = s.input(*shape, within=(-2.0, 2.0))
    if kind == O.ARGMAX:
        data = s(kind, data, axis)
    elif kind == O.MEAN:
        data = s(kind, data, (axis,), int(view == "keep"))
    else:
        data = s(kind, data, (axis,), view == "keep")
    if view == "expand":
        s(O.EXPAND_DIMS, data, at)
    elif view == "reshape":
        extents = list(data.shape)
        extents.insert(at % 3, 1)
        s(O.RESHAPE, data, tuple(extents))


@idiom(
    types=EVERY,
    kind=(O.CONV_2D, O.DEPTHWISE_CONV_2D, O.MAX_POOL_2D),
    padding=((1, 1, 1, 1), (2, 0, 2, 0), (0, 2, 0, 2), (0, 0, 0, 0)),
    crops=((0, 0, 0, 0), (0, 2, 0, 2), (2, 0, 2, 0)),
    scheme=(VALID, SAME),
    act=(NONE, RELU),
    blocks=((2, 2), (1, 2), (2, 1), (4, 2)),
)
def window_between_batches(
    s: Sketch, kind: O, padding: tuple[int, ...], crops: tuple[int, ...], scheme: int, act: int, blocks: tuple[int, int]
) -> None:
    """A window over an image whose cells lie in batches, and back: a dilated window, where the paddings fit."""
    image = s(O.SPACE_TO_BATCH_ND, s.input(1, 6, 6, 2), blocks, (padding[:2], padding[2:]))
    data = window(s, kind, image, scheme, 2, 1, act)
    top, bottom, left, right = crops
    whole = s(O.BATCH_TO_SPACE_ND, data, blocks)
    if any(crops):
        _, height, width, depth = whole.shape
        s(O.SLICE, whole, (0, top, left, 0), (1, height - top - bottom, width - left - right, depth))
