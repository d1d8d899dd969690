"""Results that are read twice, in part, from the end or by a choice, which a pass takes for read once and whole."""

from __future__ import annotations

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.form import REAL, idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, VALID, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O


def weighted(s: Sketch, kind: O) -> SketchTensor:
    """Add an operation with constant weights; its last axis has 3 elements."""
    if kind == O.FULLY_CONNECTED:
        return dense(s, s.input(2, 3), 3)
    return window(s, kind, s.input(1, 3, 4, 3), VALID, 2, channels=3)


@idiom(
    kind=(O.CONV_2D, O.FULLY_CONNECTED, O.DEPTHWISE_CONV_2D),
    then=(O.MUL, O.ADD, O.SUB, O.DIV),
    constant=((1,), (3,)),
    reader=("relu", "output", "sum", "none"),
    side=("right", "left"),
)
def constant_behind_read_weights(
    s: Sketch, kind: O, then: O, constant: tuple[int, ...], reader: str, side: str
) -> None:
    """A constant factor or term behind a layer that something else reads too: folded, it changes that as well."""
    data = weighted(s, kind)
    other = s.weights(*constant, within=(0.5, 2.5))
    if side == "left" and then == O.DIV:
        raise Misfit("a quotient by a result may be one by zero")
    changed = s(then, *((data, other) if side == "right" else (other, data)), NONE)
    if reader == "relu":
        s(O.RELU, data)
    elif reader == "output":
        s.outputs.append(data.index)
    elif reader == "sum":
        s(O.ADD, changed, data, RELU)


@idiom(
    axis=(0, 1),
    stride=(-1, 1, -2),
    begin=("end", "mask", "inside"),
    then=(None, "twice", "sum", "relu"),
)
def slice_from_the_end(s: Sketch, axis: int, stride: int, begin: str, then: str | None) -> None:
    """A STRIDED_SLICE of all of an axis, forwards or backwards: only the one leaves everything as it is."""
    data = s.input(3, 4)
    whole = data

    def cut(one: SketchTensor) -> SketchTensor:
        extents = one.shape
        starts, ends, steps, begin_mask, end_mask = [0, 0], list(extents), [1, 1], 0, 0
        if stride < 0:
            starts[axis], ends[axis], steps[axis] = extents[axis] - 1, -extents[axis] - 1, stride
            end_mask = 1 << axis
        if begin == "mask":
            begin_mask = 1 << axis
        elif begin == "inside":
            starts[axis] = extents[axis] - 2 if stride < 0 else 1
        return s(O.STRIDED_SLICE, one, tuple(starts), tuple(ends), tuple(steps), begin_mask, end_mask, 0)

    part = cut(whole)
    if then == "twice":
        cut(part)
    elif then == "sum" and part.shape == data.shape:
        s(O.ADD, part, data, NONE)
    elif then == "relu":
        s(O.RELU, part)


@idiom(
    lengths=((1, 3), (2, 2), (3, 1), (1, 1, 3)),
    what=(O.MEAN, O.REDUCE_SUM, O.REDUCE_MAX, O.REDUCE_MIN, O.REDUCE_PROD, O.ARGMAX, O.SOFTMAX, O.L2_NORMALIZATION),
    axes=((0, 0), (1, 1), (0, 1), (1, 0)),
)
def along_joined_parts(s: Sketch, lengths: tuple[int, ...], what: O, axes: tuple[int, int]) -> None:
    """A reduction of joined parts of different lengths: of a mean, not the mean of the parts' means."""
    joined, axis = axes
    parts = [s.input(*((n, 2) if joined == 0 else (2, n)), within=(0.5, 3.0)) for n in lengths]
    whole = s(O.CONCATENATION, parts, joined)
    if what == O.SOFTMAX:
        s(what, whole, 1.0, axis)
    elif what in (O.ARGMAX, O.L2_NORMALIZATION):
        s(what, whole, axis)
    else:
        s(what, whole, (axis,), int(True) if what == O.MEAN else True)


@idiom(
    types=(*REAL, T.TENSOR_QUANT8_ASYMM),
    inner=("true", "false", "both"),
    conditions=("two", "same", "opposite"),
    shared=(False, True),
    behind=(None, "relu", "select"),
)
def choice_of_choice(s: Sketch, inner: str, conditions: str, shared: bool, behind: str | None) -> None:
    """A SELECT of SELECTs, with conditions of their own, the same, or one that is the other's opposite."""
    first = s(O.LESS, s.input(2, 3), s.input(2, 3))
    second = first
    if conditions == "two":
        second = s(O.LESS, s.input(2, 3), s.input(2, 3))
    elif conditions == "opposite":
        second = s(O.LOGICAL_NOT, first)
    scale = s.quantisation() if s.quantised else None
    a, b, c = (s.input(2, 3, scale=scale) for _ in range(3))
    chosen = s(O.SELECT, second, a, b)
    other = s(O.SELECT, second, b, a) if inner == "both" else a if shared else c
    pair = (chosen, other) if inner != "false" else (other, chosen)
    result = s(O.SELECT, first, *pair)
    if behind == "relu":
        s(O.RELU, result)
    elif behind == "select":
        s(O.SELECT, second, result, c)


@idiom(
    types=REAL,
    chain=(
        (O.NEG, O.FLOOR, O.NEG),
        (O.FLOOR, O.NEG, O.FLOOR),
        (O.NEG, O.ABS, O.NEG),
        (O.ABS, O.NEG, O.RELU),
        (O.NEG, O.RELU, O.NEG),
        (O.FLOOR, O.ABS, O.FLOOR),
        (O.EXP, O.NEG, O.EXP),
        (O.NEG, O.EXP, O.LOG),
        (O.ABS, O.SQRT, O.ABS),
        (O.NEG, O.LOGISTIC, O.NEG),
        (O.NEG, O.TANH, O.NEG),
        (O.NEG, O.SIN, O.NEG),
    ),
    read=(None, 0, 1),
)
def functions_in_threes(s: Sketch, chain: tuple[O, ...], read: int | None) -> None:
    """Three functions in a row that look like one: the first and the last undo each other only around an odd one."""
    data = s.input(3, 4, within=(-2.5, 2.5))
    results = []
    for code in chain:
        data = s(code, data)
        results.append(data)
    if read is not None:
        s(O.ADD, results[read], s.input(3, 4), NONE)
