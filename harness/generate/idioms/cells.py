"""Attention and recurrent cells whose queries, keys, values or gates are parts of one tensor, of equal extents."""

from __future__ import annotations

from functools import partial

from nnconform.harness.generate.idioms.gates import joined, parts_of, turned
from nnconform.harness.generate.pattern.drawn.arguments import one_in, rows
from nnconform.harness.generate.pattern.form import REAL, idiom
from nnconform.harness.generate.pattern.layers import binary, dense
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.steps import write_most
from nnconform.harness.model.codes import OperationType as O

_TIMES = 2
_HOW = ("split", "split", "slices", "turned slices")


def _source(s: Sketch, count: int, extent: int) -> list[SketchTensor]:
    """Return square parts of one tensor: an input, or what a layer gives."""
    data = rows(s, extent, 3 if (layered := s.choices.flag()) else count * extent)
    whole = dense(s, data, count * extent) if layered else data
    return parts_of(s, whole, 1, count, s.choices.pick(_HOW))


def _heads(s: Sketch, part: SketchTensor) -> SketchTensor:
    """View a part as heads, as many as steps, and turn them to the front."""
    extent = part.shape[0]
    return s(O.TRANSPOSE, s(O.RESHAPE, part, (extent, 2, extent // 2)), (1, 0, 2))


def _attention(s: Sketch) -> None:
    queries, keys, values = turned(s, _source(s, 3, s.choices.pick((3, 2, 4))))
    extent = queries.shape[0]
    if extent == 4 and s.choices.flag():
        queries, keys, values = (_heads(s, part) for part in (queries, keys, values))
    scores = s(O.BATCH_MATMUL, queries, keys, False, True)
    if one_in(s, 2):
        scores = binary(s, s.choices.pick((O.MUL, O.DIV)), scores, s.constant([1.5]))
    if one_in(s, 2):
        mask = s.weights(*scores.shape[-2:]) if s.choices.flag() else s.input(*scores.shape[-2:])
        scores = binary(s, O.ADD, scores, mask)
    shares = s(O.SOFTMAX, scores, 1.0, *(() if one_in(s, 2) else (len(scores.shape) - 1 - int(one_in(s, 3)),)))
    result = s(O.BATCH_MATMUL, shares, values, False, one_in(s, 4))
    if len(result.shape) == 3:
        s(O.RESHAPE, s(O.TRANSPOSE, result, (1, 0, 2)), (extent, extent))


def _long_memory(s: Sketch) -> None:
    """Four gates: the new state, and what is given out of it."""
    taken, kept, new, out = turned(s, _source(s, 4, 2), 2)
    state = s.input(*taken.shape)
    before = joined(s, O.MUL, s(O.LOGISTIC, kept), state)
    added = joined(s, O.MUL, s(O.LOGISTIC, taken), s(O.TANH, new))
    state = joined(s, O.ADD, before, added)
    joined(s, O.MUL, s(O.LOGISTIC, out), s(O.TANH, state))


def _between(s: Sketch) -> None:
    """z * a + (1 - z) * b, or b + z * (a - b), of parts or of inputs."""
    reset, update, new = turned(s, _source(s, 3, 2), 2)
    update = s(O.LOGISTIC, update)
    state = s.input(*update.shape)
    if s.choices.flag():
        new = binary(s, O.ADD, new, joined(s, O.MUL, s(O.LOGISTIC, reset), state))
    new = s(O.TANH, new)
    one, other = (state, new) if s.choices.flag() else (new, state)
    if one_in(s, 3):
        apart = binary(s, O.SUB, one, other)
        joined(s, O.ADD, other, joined(s, O.MUL, update, apart))
        return
    rest = binary(s, O.SUB, s.constant([1.0]), update)
    joined(s, O.ADD, joined(s, O.MUL, update, one), joined(s, O.MUL, rest, other))


def _matrices(s: Sketch) -> None:
    """Two products of parts that could be one, or exchange their sides."""
    one, other, third = turned(s, _source(s, 3, s.choices.pick((2, 3))), 2)
    product = s(O.BATCH_MATMUL, one, other, s.choices.flag(), s.choices.flag())
    kind = s.choices.pick((O.BATCH_MATMUL, O.BATCH_MATMUL, O.ADD, O.SUB))
    if kind == O.BATCH_MATMUL:
        pair = (product, third) if s.choices.flag() else (third, product)
        s(kind, *pair, s.choices.flag(), s.choices.flag())
    else:
        joined(s, kind, product, third)


_CELLS = {"attention": _attention, "long memory": _long_memory, "between": _between, "matrices": _matrices}


@idiom(packed=True, sure=True, types=REAL, cell=tuple(_CELLS), turn=(0, 1, 2))
def of_parts(s: Sketch, cell: str, turn: int) -> None:
    """A cell with its parts in order or not, and with the sides of its sums and products in either order."""
    write_most(s, *[partial(_CELLS[cell], s)] * _TIMES)
