"""Blocks of networks that take a tensor apart and put it together: rotations, products of parts, shuffles."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from nnconform.harness.generate.idioms.gates import HOW, joined, meet, parts_of, turned, whole_of
from nnconform.harness.generate.pattern.drawn.arguments import activation, at_axis, axis_in, one_in, rows
from nnconform.harness.generate.pattern.drawn.families import step
from nnconform.harness.generate.pattern.form import EVERY, idiom
from nnconform.harness.generate.pattern.layers import NONE, binary
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.steps import write_most
from nnconform.harness.model.codes import OperationType as O

_FUNCTIONS = ("curve", "relu", "negated", "product", "sum", "reversed", "turned", "shares")


def _table(s: Sketch, data: SketchTensor) -> SketchTensor:
    """Add a constant, or an input, of the extents of a tensor or of its last ones: each fits in another's place."""
    extents = data.shape if s.choices.flag() else data.shape[-1:]
    return (s.input if one_in(s, 4) else s.weights)(*extents, within=(-1.5, 1.5))


def _halves(s: Sketch) -> tuple[SketchTensor, list[SketchTensor], int]:
    whole, axis = whole_of(s, 2)
    return whole, parts_of(s, whole, axis, 2, s.choices.pick(HOW)), axis


def _halves_turned(s: Sketch) -> None:
    """x * c + turned(x) * d, where the turned halves change places, and one of them its sign."""
    whole, (one, other), axis = _halves(s)
    kind = s.choices.pick(("second", "second", "first", "both", "in place"))
    first, second = (one, other) if kind == "in place" else (other, one)
    first = first if kind == "first" else s(O.NEG, first)
    second = s(O.NEG, second) if kind in ("first", "both") else second
    turned = s(O.CONCATENATION, [first, second], axis)
    if one_in(s, 3):
        return
    straight, crossed = (joined(s, O.MUL, each, _table(s, whole)) for each in (whole, turned))
    joined(s, s.choices.pick((O.ADD, O.ADD, O.SUB)), straight, crossed)


def _pairs_turned(s: Sketch) -> None:
    """Pairs of neighbours of which one is negated and that change places."""
    whole = rows(s, s.choices.pick((2, 4)), 4)
    pairs = s(O.RESHAPE, whole, (whole.shape[0], 2, 2))
    one, other = s.all(O.SPLIT, pairs, s.choices.pick((2, 2, 1)), 2, count=2)
    first, second = (other, one) if s.choices.flag() else (one, other)
    if s.choices.flag():
        first = s(O.NEG, first)
    else:
        second = s(O.NEG, second)
    both = s(O.CONCATENATION, [first, second], s.choices.pick((2, 2, 1)))
    turned = s(O.RESHAPE, both, whole.shape)
    joined(s, O.ADD, joined(s, O.MUL, whole, _table(s, whole)), joined(s, O.MUL, turned, _table(s, whole)))


def _complex_product(s: Sketch) -> None:
    """a * c - b * d and a * d + b * c."""
    _, (one, other), axis = _halves(s)
    tables = [_table(s, one), _table(s, one)]
    difference = joined(s, O.SUB, joined(s, O.MUL, one, tables[0]), joined(s, O.MUL, other, tables[1]))
    total = joined(s, O.ADD, joined(s, O.MUL, one, tables[1]), joined(s, O.MUL, other, tables[0]))
    s(O.CONCATENATION, [difference, total] if s.choices.flag() else [total, difference], axis)


def _scaled_by_parts(s: Sketch) -> None:
    """x * a + b, or x * (1 + a) + b, where a and b are parts of one tensor."""
    _, parts, _ = _halves(s)
    one, other = parts if s.choices.flag() else parts[::-1]
    if one_in(s, 3):
        one = binary(s, O.ADD, one, s.constant([1.0]))
    data = s.input(*one.shape)
    product = binary(s, O.MUL, data, one, NONE)
    joined(s, s.choices.pick((O.ADD, O.ADD, O.SUB)), product, other)


def _shuffled(s: Sketch) -> None:
    """Channels in groups, as many as each has, turned; and perhaps taken apart."""
    groups, each = s.choices.pick(((2, 2), (2, 2), (3, 3), (2, 3), (3, 2)))
    data = rows(s, 2, groups * each)
    view = s(O.RESHAPE, data, (2, groups, each))
    order = s.choices.pick(((0, 2, 1), (0, 2, 1), (1, 0, 2), (2, 1, 0), (1, 2, 0), (0, 1, 2)))
    view = s(O.TRANSPOSE, view, order)
    if one_in(s, 3):
        view = step(s, s.choices.pick(_FUNCTIONS), view)
    back = s(O.RESHAPE, view, (2, view.shape[0] * view.shape[1] * view.shape[2] // 2))
    if s.choices.flag():
        parts = s.all(O.SPLIT, back, 1, 2, count=2) if back.shape[1] % 2 == 0 else [back, back]
        meet(s, parts[0], step(s, s.choices.pick(_FUNCTIONS), parts[1]), 1, O.CONCATENATION)


def _interleaved(s: Sketch) -> None:
    """Parts that are packed along another axis and viewed as one: every second element of each."""
    whole, parts, _ = _halves(s)
    if s.choices.flag():
        parts.reverse()
    if s.choices.flag():
        parts[0] = step(s, s.choices.pick(("negated", "curve", "relu")), parts[0])
    packed = s(O.PACK, s.choices.integer(0, len(parts[0].shape)), parts)
    s(O.RESHAPE, packed, whole.shape)


def _one_part_changed(s: Sketch) -> None:
    """Parts of which one goes through an operation that keeps its extents, joined in any order."""
    count = s.choices.pick((2, 2, 3, 4))
    whole, axis = whole_of(s, count)
    parts = parts_of(s, whole, axis, count, s.choices.pick(HOW))
    place = s.choices.integer(0, count - 1)
    changed = step(s, s.choices.pick(_FUNCTIONS), parts[place])
    parts[place] = changed
    again = s(O.CONCATENATION, turned(s, parts), axis)
    if one_in(s, 2) and again.shape == whole.shape:
        binary(s, O.ADD, whole, again, activation(s))


def _neighbours(s: Sketch) -> None:
    """All but the last and all but the first along an axis, and what joins them."""
    data = rows(s, *s.choices.pick(((3, 3), (4, 4), (3, 3, 3))))
    axis = axis_in(s, data)
    extent = data.shape[axis] - 1
    one, other = (s(O.SLICE, data, at_axis(data, axis, at, 0), at_axis(data, axis, extent)) for at in (0, 1))
    joined(s, s.choices.pick((O.SUB, O.SUB, O.SUB, O.MUL, O.MAXIMUM, O.ADD)), one, other)


def _gated_by_mean(s: Sketch) -> None:
    """A tensor times a function of its mean along an axis, broadcast along that or another one of its length."""
    data = rows(s, *s.choices.pick(((3, 3), (3, 3, 3), (2, 2, 2))))
    axis, keep = axis_in(s, data), s.choices.flag()
    mean = s.choices.flag()
    gate = s(O.MEAN if mean else O.REDUCE_MAX, data, (axis,), int(keep) if mean else keep)
    gate = step(s, s.choices.pick(("curve", "curve", "relu", "shares")), gate)
    if not keep and one_in(s, 3):
        gate = s(O.EXPAND_DIMS, gate, s.choices.integer(0, len(gate.shape)))
    joined(s, s.choices.pick((O.MUL, O.MUL, O.SUB)), data, gate)


# What a form has of each: more of what is small.
_BLOCKS: dict[str, tuple[Callable[[Sketch], None], int]] = {
    "halves": (_halves_turned, 3),
    "pairs": (_pairs_turned, 2),
    "complex": (_complex_product, 3),
    "scaled": (_scaled_by_parts, 4),
    "shuffled": (_shuffled, 3),
    "interleaved": (_interleaved, 4),
    "changed": (_one_part_changed, 4),
    "neighbours": (_neighbours, 6),
    "by mean": (_gated_by_mean, 6),
}


@idiom(packed=True, sure=True, types=EVERY, block=tuple(_BLOCKS), turn=(0, 1))
def blocks_of_parts(s: Sketch, block: str, turn: int) -> None:
    """A block in a few variants: as networks have it, with parts in another order, other signs or another axis."""
    write, times = _BLOCKS[block]
    write_most(s, *[partial(write, s)] * times)
