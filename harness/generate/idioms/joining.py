"""Parts of tensors that are cut, joined, cut again and read twice."""

from __future__ import annotations

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.form import EVERY, idiom
from nnconform.harness.generate.pattern.layers import NONE, SAME, VALID, window
from nnconform.harness.generate.pattern.sketch import Sketch
from nnconform.harness.model.codes import OperationType as O

ORDERS = ((0, 1, 2), (2, 1, 0), (1, 0, 2), (1, 2, 0), (0, 0, 1), (0, 1), (0, 1, 2, 0))
BETWEEN = (None, "one", "each")


@idiom(order=ORDERS, axes=((0, 0), (1, 1), (2, 2), (0, 2), (1, 0)), between=BETWEEN, by=("split", "slice"))
def parts_meet_again(s: Sketch, order: tuple[int, ...], axes: tuple[int, int], between: str | None, by: str) -> None:
    """The parts of a tensor joined again: in order, in another, with one missing or twice, along another axis."""
    data = s.input(6, 6, 6) if axes[0] == axes[1] else s.input(3, 3, 3)
    axis, extent = axes[0], data.shape[0] // 3
    if by == "split":
        parts = s.all(O.SPLIT, data, axis, 3, count=3)
    else:
        shape = tuple(extent if at == axis else n for at, n in enumerate(data.shape))
        begins = [tuple(extent * part if at == axis else 0 for at in range(3)) for part in range(3)]
        parts = [s(O.SLICE, data, begin, shape) for begin in begins]
    used = [parts[place] for place in order]
    if between == "one":
        used[-1] = s(O.RELU, used[-1])
    elif between == "each":
        used = [s(O.TANH, part) if part is used[0] else s(O.RELU, part) for part in used]
    s(O.CONCATENATION, used, axes[1])


@idiom(
    begin=(0, 2, 4, 1, 3), by=("slice", "strided", "split", "gather"), axis=(0, 1), operands=("two", "three", "twice")
)
def part_of_concatenation(s: Sketch, begin: int, by: str, axis: int, operands: str) -> None:
    """A part of a concatenation that is one of its operands, or lies across two."""
    parts = [s.input(2, 2) for _ in range(1 if operands == "twice" else int(operands == "three") + 2)]
    whole = s(O.CONCATENATION, parts * (3 if operands == "twice" else 1), axis)
    extent = whole.shape[axis]
    begin = min(begin, extent - 2)
    if by == "split":
        for part in s.all(O.SPLIT, whole, axis, extent // 2, count=extent // 2)[::-1]:
            s(O.RELU, part) if s.choices.flag() else None
    elif by == "gather":
        s(O.GATHER, whole, axis, (begin, begin + 1))
    else:
        place = tuple(begin if at == axis else 0 for at in range(2))
        if by == "slice":
            s(O.SLICE, whole, place, (2, 2))
        else:
            s(O.STRIDED_SLICE, whole, place, tuple(at + 2 for at in place), (1, 1), 0, 0, 0)


@idiom(place=(0, 1, 2), inner=(0, 1), outer=(0, 1), shared=(False, True))
def nested(s: Sketch, place: int, inner: int, outer: int, shared: bool) -> None:
    """A concatenation inside another, at each place and along the same or the other axis."""
    one = s(O.CONCATENATION, [s.input(2, 2), s.input(2, 2)], inner)
    others = [s.input(*one.shape), s.input(*one.shape)]
    others.insert(place, one)
    s(O.CONCATENATION, others, outer)
    if shared:
        s(O.RELU, one)


@idiom(
    first=(0, 1, 2), second=(0, 1, 2), axes=((0, 0), (1, 1), (0, 1)), between=(False, True), made=("input", "operation")
)
def operand_of_two(s: Sketch, first: int, second: int, axes: tuple[int, int], between: bool, made: str) -> None:
    """An operand at different places of two concatenations: it can lie in the memory of one only."""
    shared = s(O.RELU, s.input(2, 3)) if made == "operation" else s.input(2, 3)
    for place, axis in ((first, axes[0]), (second, axes[1])):
        parts = [s.input(2, 3), s.input(2, 3)]
        parts.insert(place, shared)
        whole = s(O.CONCATENATION, parts, axis)
        if between:
            s(O.TANH, whole)


@idiom(part=(0, 1, 2), then=("relu", "add", "sub", "concatenation", "mul"), unread=(False, True), axis=(0, 1, 2))
def one_part_read(s: Sketch, part: int, then: str, unread: bool, axis: int) -> None:
    """One part of a split that is changed while others are read or not at all."""
    parts = s.all(O.SPLIT, s.input(3, 3, 3), axis, 3, count=3)
    chosen, other = parts[part], parts[(part + 1) % 3]
    if then == "relu":
        s(O.RELU, chosen)
    elif then == "concatenation":
        s(O.CONCATENATION, [chosen, other], axis)
    else:
        s({"add": O.ADD, "sub": O.SUB, "mul": O.MUL}[then], chosen, other, NONE)
    if unread:
        s.assembly.unused.update(each.index for each in parts if each is not chosen)


@idiom(
    types=EVERY,
    indexes=((1,), (0, 1, 2), (2, 1, 0), (1, 1), (2, 0), (0,)),
    axis=(0, 1),
    before=("relu", "concatenation", "transpose"),
    back=(False, True),
)
def gathers(s: Sketch, indexes: tuple[int, ...], axis: int, before: str, back: bool) -> None:
    """GATHER with constant indexes, which are a slice, an order or neither."""
    data = s.input(4, 4)
    if before == "relu":
        data = s(O.RELU, data)
    elif before == "concatenation":
        data = s(O.CONCATENATION, [data, s.input(4, 4)], axis)
    else:
        data = s(O.TRANSPOSE, data, (1, 0))
    data = s(O.GATHER, data, axis, indexes)
    if back:
        s(O.GATHER, data, axis, indexes[:1])


@idiom(
    kind=(O.CONV_2D, O.MAX_POOL_2D, O.DEPTHWISE_CONV_2D),
    groups=(2, 4),
    order=("same", "reversed", "one"),
    pad=(SAME, VALID),
)
def groups_written_out(s: Sketch, kind: O, groups: int, order: str, pad: int) -> None:
    """A grouped operation written as a split, one operation for each part, and a concatenation."""
    parts = s.all(O.SPLIT, s.input(1, 3, 3, 4), 3, groups, count=groups)
    shared = None
    if kind == O.CONV_2D and order == "one":
        shared = s.weights(2, 2, 2, 4 // groups, within=(-1.0, 1.0))
    elif order == "one":
        raise Misfit("no weights to share")
    results = [window(s, kind, part, pad, 2, channels=2, weights=shared) for part in parts]
    s(O.CONCATENATION, results[::-1] if order == "reversed" else results, 3)


@idiom(axis=(0, 1, 2), then=("unpack", "mean", "transpose", "reshape"), order=("same", "twice"))
def packs(s: Sketch, axis: int, then: str, order: str) -> None:
    """PACK, and what takes its result apart again."""
    one = s.input(2, 2)
    whole = s(O.PACK, axis, [one, one if order == "twice" else s.input(2, 2)])
    if then == "unpack":
        for part in s.all(O.SPLIT, whole, axis, 2, count=2)[::-1]:
            s(O.SQUEEZE, part, (axis,))
    elif then == "mean":
        s(O.MEAN, whole, (axis,), 0)
    elif then == "transpose":
        s(O.TRANSPOSE, whole, (1, 2, 0))
    else:
        s(O.RESHAPE, whole, (4, 2))
