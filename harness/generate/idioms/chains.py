"""Short chains that rules of algebra shorten, with the values and the readers for which the rule does not hold."""

from __future__ import annotations

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.form import REAL, idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, RELU1, RELU6, binary
from nnconform.harness.generate.pattern.sketch import Sketch
from nnconform.harness.model.codes import OperationType as O

SIDES = {
    "right": (False, False),
    "left then right": (True, False),
    "right then left": (False, True),
    "left": (True, True),
}


@idiom(
    pair=(
        (O.MUL, O.MUL),
        (O.SUB, O.SUB),
        (O.ADD, O.ADD),
        (O.DIV, O.DIV),
        (O.ADD, O.SUB),
        (O.SUB, O.ADD),
        (O.MUL, O.DIV),
        (O.DIV, O.MUL),
        (O.ADD, O.MUL),
        (O.MUL, O.ADD),
        (O.MAXIMUM, O.MINIMUM),
        (O.MINIMUM, O.MAXIMUM),
    ),
    sides=tuple(SIDES),
    shapes=(((4,), (4,)), ((1,), (4,)), ((4,), (1,)), ((3, 1), (4,))),
    act=(NONE, RELU, RELU6),
    read=(False, True),
)
def constants_in_a_row(
    s: Sketch, pair: tuple[O, O], sides: str, shapes: tuple[tuple[int, ...], ...], act: int, read: bool
) -> None:
    """Two constants behind one another, on either side: their sum, difference, product or quotient instead."""
    data = s.input(3, 4, within=(0.75, 3.0))
    for place, (code, shape, turned) in enumerate(zip(pair, shapes, SIDES[sides], strict=True)):
        constant = s.weights(*shape, within=(0.5, 2.5))
        one, other = (constant, data) if turned else (data, constant)
        data = binary(s, code, one, other, act if place == 0 else NONE)
        if read and place == 0:
            s(O.ABS if not s.quantised else O.RELU, data)


@idiom(
    then=(O.RELU, O.RELU1, O.RELU6, "add relu", "mul relu6"),
    first=(O.ABS, O.NEG, O.FLOOR, O.TANH, O.HARD_SWISH, O.ELU, O.SIN, O.PRELU, O.SUB),
    twice=(False, True),
)
def function_before_clamp(s: Sketch, then: O | str, first: O, twice: bool) -> None:
    """A function before an activation that seems to make it superfluous, or seems superfluous before it."""
    data = s.input(3, 4, within=(-8.0, 8.0))
    if first == O.SUB:
        value = s(O.SUB, s.weights(3, 4), data, NONE)
    elif first == O.PRELU:
        value = s(O.PRELU, data, s.weights(4, within=(-1.0, 1.0)))
    elif first == O.ELU:
        value = s(O.ELU, data, 0.5)
    else:
        value = s(first, data)
    if isinstance(then, str):
        kind, act = (O.ADD, RELU) if then == "add relu" else (O.MUL, RELU6)
        s(kind, value, s.weights(4), act)
    else:
        s(then, value)
    if twice:
        s(O.ADD, value, s.input(3, 4), NONE)


@idiom(
    types=REAL,
    act=(RELU, RELU1, RELU6, NONE),
    root=(O.SQRT, O.RSQRT),
    then=(O.DIV, O.MUL),
    above=("tensor", "constant", "one"),
    read=(False, True),
)
def root_below(s: Sketch, act: int, root: O, then: O, above: str, read: bool) -> None:
    """A quotient by a root, or a product with the reciprocal of one, with an activation that cuts both ends."""
    below = s(root, s.input(3, 4, within=(0.02, 3.0)))
    numerator = {
        "tensor": lambda: s.input(3, 4, within=(-9.0, 9.0)),
        "constant": lambda: s.weights(4, within=(-9.0, 9.0)),
        "one": lambda: s.constant([1.0]),
    }[above]()
    s(then, numerator, below, act)
    if read:
        s(O.NEG, below)


@idiom(
    axis=(1, 0, 2),
    indexes=((1, 0), (2, 2), (0, 1, 2), (2,)),
    then=(O.ADD, O.MUL, None),
    made=("gather", "slice", "split", "transpose"),
)
def part_of_constant(s: Sketch, axis: int, indexes: tuple[int, ...], then: O | None, made: str) -> None:
    """Elements of a constant, folded: those along the axis that is named."""
    table = s.weights(3, 3, 3)
    if made == "gather":
        part = s(O.GATHER, table, axis, indexes)
    elif made == "slice":
        begin, extents = [0] * 3, [3] * 3
        begin[axis], extents[axis] = indexes[0] % 2 + 1, 1
        part = s(O.SLICE, table, tuple(begin), tuple(extents))
    elif made == "split":
        part = s.all(O.SPLIT, table, axis, 3, count=3)[indexes[0]]
    else:
        part = s(O.TRANSPOSE, table, tuple((each + axis + 1) % 3 for each in range(3)))
    if then is None:
        s(O.RELU, part)
    else:
        binary(s, then, s.input(*part.shape), part)


@idiom(
    norm=(O.L2_NORMALIZATION, O.SOFTMAX, O.LOG_SOFTMAX, O.ARGMAX, O.ARGMIN, O.REDUCE_MAX, O.MEAN, O.TOPK_V2),
    first=(O.MUL, O.ADD, O.SUB, O.DIV),
    constant=("negative", "of each", "along the axis", "small"),
    side=("right", "left"),
    axis=(-1, 0),
)
def constant_before_norm(s: Sketch, norm: O, first: O, constant: str, side: str, axis: int) -> None:
    """A constant before what is the same for positive multiples, or for sums with one number: not with others."""
    data = s.input(3, 4, within=(0.5, 3.0))
    values = {
        "negative": [-0.75],
        "of each": [[-0.5, 1.5, 2.5, 0.75]],
        "along the axis": [[2.0], [-1.0], [0.5]],
        "small": [0.015625],
    }[constant]
    if first == O.DIV and s.quantised:
        raise Misfit("no quotients of integers")
    other = s.constant(values)
    data = binary(s, first, *((data, other) if side == "right" else (other, data)))
    if norm in (O.SOFTMAX, O.LOG_SOFTMAX):
        s(norm, data, 1.0, axis)
    elif norm == O.TOPK_V2:
        s(norm, data, 2)
    elif norm in (O.REDUCE_MAX, O.MEAN):
        s(norm, data, (axis,), int(True) if norm == O.MEAN else True)
    else:
        s(norm, data, axis)


@idiom(
    axis=(1, 0),
    place=(1, 0, 2),
    then=(O.ADD, O.MUL, O.RELU, O.MAXIMUM, O.RESHAPE, O.MEAN),
    made=("operation", "input"),
    order=("before", "behind"),
)
def operand_of_concatenation(s: Sketch, axis: int, place: int, then: O, made: str, order: str) -> None:
    """An operand of a CONCATENATION, which may lie in its result, read by another operation too."""
    data = s.input(3, 4) if made == "input" else s(O.RELU, s.input(3, 4))

    def joined() -> None:
        parts = [s.input(3, 4), s.input(3, 4)]
        parts.insert(place, data)
        s(O.CONCATENATION, parts, axis)

    if order == "behind":
        joined()
    if then in (O.ADD, O.MUL, O.MAXIMUM):
        binary(s, then, data, s.input(3, 4))
    elif then == O.RESHAPE:
        s(O.RESHAPE, data, (4, 3))
    elif then == O.MEAN:
        s(O.MEAN, data, (1,), 0)
    else:
        s(O.RELU6, data)
    if order == "before":
        joined()
