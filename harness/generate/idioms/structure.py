"""Who reads a result, when, and what the model gives out: what memory a driver may use again."""

from __future__ import annotations

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.form import EVERY, idiom
from nnconform.harness.generate.pattern.layers import NONE, SAME, binary, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

# Operations whose result may be written over an operand.
UNARY = (O.RELU, O.TANH, O.ABS, O.RELU6, O.LOGISTIC, O.NEG, O.FLOOR, O.HARD_SWISH, O.EXP)
BINARY = (O.ADD, O.SUB, O.MUL, O.MAXIMUM, O.MINIMUM, O.PRELU)
VIEWS = (None, "reshape", "squeeze", "transpose", "slice", "concatenation")


def view(s: Sketch, data: SketchTensor, what: str | None) -> SketchTensor:
    """Return the tensor behind an operation that a driver may do without a copy."""
    if what == "reshape":
        return s(O.RESHAPE, data, (data.shape[1], data.shape[0]))
    if what == "squeeze":
        return s(O.SQUEEZE, s(O.EXPAND_DIMS, data, 0), (0,))
    if what == "transpose":
        return s(O.TRANSPOSE, data, (1, 0))
    if what == "slice":
        return s(O.SLICE, data, (0, 0), data.shape)
    return s(O.CONCATENATION, [data], 0) if what == "concatenation" else data


@idiom(
    change=(*UNARY[:6], *BINARY[:4]),
    seen=VIEWS,
    made=("input", "operation", "output"),
    later=("unary", "binary", "dense", "twice"),
    side=("left", "right"),
)
def read_again_later(s: Sketch, change: O, seen: str | None, made: str, later: str, side: str) -> None:
    """An operand that is read once more after an element-wise operation, which could write over it."""
    data = s.input(4, 4, within=(-5.0, 5.0))
    if made != "input":
        data = s(O.ADD, data, s.input(4, 4), NONE)
    if made == "output":
        s.outputs.append(data.index)
    seen_as = view(s, data, seen)
    if change in UNARY:
        result = s(change, seen_as)
    else:
        other = s.input(4, 4)
        result = binary(s, change, *((seen_as, other) if side == "left" else (other, seen_as)))
    if later == "unary":
        s(O.RELU1, data)
    elif later == "binary":
        s(O.SUB, data, result, NONE)
    elif later == "dense":
        dense(s, data, 3)
    else:
        s(O.SUB, s(O.RELU6, data), s(O.TANH, data) if not s.quantised else s(O.RELU1, data), NONE)


@idiom(
    readers=(2, 3, 4, 6),
    kind=("branches", "chain", "fan", "late"),
    made=("operation", "input", "constant"),
    joined=(False, True),
)
def many_readers(s: Sketch, readers: int, kind: str, made: str, joined: bool) -> None:
    """A tensor that several operations read, near and far."""
    data = {"input": s.input, "constant": s.weights}.get(made, s.input)(2, 5)
    if made == "operation":
        data = s(O.ADD, data, s.input(5), NONE)
    results = []
    last = data
    for number in range(readers):
        if kind == "chain":
            last = s((O.SUB, O.MAXIMUM, O.ADD)[number % 3], data, last, *(() if number % 3 == 1 else (NONE,)))
            results.append(last)
        elif kind == "late":
            last = s((O.RELU6, O.TANH, O.RELU)[number % 3], s.input(2, 5))
            results.append(s(O.SUB, last, data, NONE))
        elif kind == "fan":
            results.append(s(O.MUL, data, s.weights(5), NONE))
        else:
            results.append(s((O.TANH, O.RELU, O.RELU1, O.LOGISTIC)[number % 4], data))
    if joined:
        s(O.CONCATENATION, results[::-1], 0)


@idiom(
    count=(2, 3, 5), kind=(O.SUB, O.MAXIMUM, O.MUL), order=("ascending", "descending", "mixed"), shape=((2, 2), (7,))
)
def inputs_alike(s: Sketch, count: int, kind: O, order: str, shape: tuple[int, ...]) -> None:
    """Several inputs and outputs of one type and shape, used in an order of their own."""
    inputs = [s.input(*shape) for _ in range(count)]
    used = inputs[::-1] if order == "descending" else inputs if order == "ascending" else inputs[1:] + inputs[:1]
    for one, other in zip(used, [*inputs[1:], inputs[0]], strict=True):
        if one is other:
            other = inputs[0] if other is not inputs[0] else inputs[1]
        binary(s, kind, one, other)


@idiom(
    kind=("multiply", "add", "subtract", "concatenate", "matrix", "select", "pack", "maximum"),
    other=("same", "view", "copy"),
)
def one_operand_as_several(s: Sketch, kind: str, other: str) -> None:
    """One operand as several inputs of an operation."""
    one = s(O.RELU6, s.input(3, 3, within=(-1.0, 7.0)))
    two = {"same": one, "view": view(s, one, "reshape"), "copy": s(O.SLICE, one, (0, 0), (3, 3))}[other]
    codes = {"multiply": O.MUL, "add": O.ADD, "subtract": O.SUB}
    if kind in codes:
        s(codes[kind], one, two, NONE)
    elif kind == "concatenate":
        s(O.CONCATENATION, [one, two, one], 1)
    elif kind == "pack":
        s(O.PACK, 1, [one, two])
    elif kind == "matrix":
        s(O.BATCH_MATMUL, one, two, False, True)
    elif kind == "maximum":
        s(O.MAXIMUM, one, two)
    else:
        s(O.SELECT, s(O.LESS, one, two), one, two)


@idiom(what=("topk", "split", "dead", "dead chain", "unread input", "long dead"), where=("first", "last"))
def results_unread(s: Sketch, what: str, where: str) -> None:
    """Results that nobody reads and that the model does not give out, beside results that somebody does."""
    data = s(O.RELU, s.input(2, 6))
    if where == "last":
        s(O.TANH, data)
    if what == "topk":
        values = s.all(O.TOPK_V2, data, 2)
        s.assembly.unused.add(values[where == "first"].index)
    elif what == "split":
        parts = s.all(O.SPLIT, data, 1, 3, count=3)
        s.assembly.unused |= {parts[1].index, parts[0 if where == "first" else 2].index}
    elif what == "unread input":
        s.input(2, 6)
    else:
        dead = s(O.ADD, data, s.input(6), NONE)
        for _ in range({"dead": 0, "dead chain": 2, "long dead": 5}[what]):
            dead = s(O.RELU6, dead)
        s.assembly.unused.add(dead.index)
    if where == "first":
        s(O.TANH, data)


@idiom(depth=(1, 2, 4), branch=(1, 2, 3), last=(O.SUB, O.ADD, O.MUL, O.CONCATENATION), order=("near", "far"))
def diamonds(s: Sketch, depth: int, branch: int, last: O, order: str) -> None:
    """Branches of different lengths that meet again."""
    data = s(O.MUL, s.input(2, 4), s.input(4), NONE)
    one = other = data
    for number in range(depth):
        one = s((O.TANH, O.RELU, O.RELU6)[number % 3], one)
    for number in range(branch):
        other = s(O.ADD, other, s.weights(4), NONE) if number % 2 == 0 else s(O.RELU, other)
    pair = (one, other) if order == "near" else (other, one)
    s(last, list(pair), 1) if last == O.CONCATENATION else s(last, *pair, NONE)


@idiom(
    types=(*EVERY, T.TENSOR_INT32),
    kinds=((O.ADD, O.ADD), (O.ADD, O.MUL), (O.SUB, O.SUB), (O.MUL, O.SUB)),
    scalars=("same", "activation", "axis"),
    count=(2, 3),
)
def same_kind_again(s: Sketch, kinds: tuple[O, O], scalars: str, count: int) -> None:
    """Operations of one kind in a row with other scalars, and other kinds with the same."""
    if s.code == T.TENSOR_INT32 and scalars != "same":
        raise Misfit("integers have no activation")
    data = s.input(3, 3)
    for number in range(count):
        act = (number + 1) % 4 if scalars == "activation" else NONE
        data = s(kinds[number % 2], data, s.input(3, 3), act)
        if scalars == "axis":
            data = s(O.SOFTMAX, data, 1.0, number % 2)


@idiom(
    stride=((1, 2), (2, 1)),
    act=((0, 1), (3, 0), (1, 2)),
    kind=(O.CONV_2D, O.MAX_POOL_2D, O.DEPTHWISE_CONV_2D),
    same=(False, True),
)
def same_window_again(s: Sketch, stride: tuple[int, int], act: tuple[int, int], kind: O, same: bool) -> None:
    """Two windows in a row or side by side with other strides and activations."""
    image = s.input(1, 6, 6, 2, within=(-6.0, 6.0))
    first = window(s, kind, image, SAME, 2, stride[0], act[0], channels=2)
    window(s, kind, image if same else first, SAME, 2, stride[1], act[1], channels=2)


@idiom(
    change=(O.RELU, O.ABS, O.NEG, O.LOGISTIC, O.TANH, "sub", "mul"),
    seen=("split", "slice", "strided", "last part", "split again"),
    later=("sub", "relu", "concatenation", "split"),
    made=("operation", "input", "output"),
    axis=(0, 1),
)
def part_changed(s: Sketch, change: object, seen: str, later: str, made: str, axis: int) -> None:
    """A part of a tensor that is changed, before the whole, or another cut of the same part, is read once more."""
    data = s.input(4, 4)
    if made != "input":
        data = s(O.ADD, data, s.input(4, 4), NONE)
    if made == "output":
        s.outputs.append(data.index)
    at = int(seen == "last part")
    begin = tuple(2 * at if each == axis else 0 for each in range(2))
    extents = tuple(2 if each == axis else 4 for each in range(2))
    ends = tuple(one + other for one, other in zip(begin, extents, strict=True))
    cuts = {
        "slice": lambda: s(O.SLICE, data, begin, extents),
        "strided": lambda: s(O.STRIDED_SLICE, data, begin, ends, (1, 1), 0, 0, 0),
    }
    part = cuts.get(seen, lambda: s.all(O.SPLIT, data, axis, 2, count=2)[at])()
    if isinstance(change, O):
        s(change, part)
    else:
        s(O.SUB if change == "sub" else O.MUL, part, s.input(*extents), NONE)
    if seen == "split again":
        s(O.RELU6, s.all(O.SPLIT, data, axis, 2, count=2)[0])
    if later == "split":
        s(O.RELU1, s.all(O.SPLIT, data, axis, 4, count=4)[0])
    elif later == "concatenation":
        s(O.CONCATENATION, [data, data], axis)
    else:
        s(O.RELU1, data) if later == "relu" else s(O.SUB, data, s.input(4, 4), NONE)
