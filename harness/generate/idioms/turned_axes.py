"""What takes one axis of a turned tensor of equal extents away, or a part of it: the other axes stay turned. And what
joins turned tensors along an axis.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import permutations, product

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_Take = Callable[[Sketch, SketchTensor, int], object]
_SIZE = 3


def _at(data: SketchTensor, axis: int, inside: int, outside: int) -> tuple[int, ...]:
    return tuple(inside if at == axis else outside for at in range(len(data.shape)))


def _cut(s: Sketch, data: SketchTensor, axis: int) -> object:
    """One place along an axis, which goes."""
    ends = _at(data, axis, 2, _SIZE)
    return s(O.STRIDED_SLICE, data, _at(data, axis, 1, 0), ends, (1,) * len(ends), 0, 0, 1 << axis)


_TAKEN: dict[str, _Take] = {
    "best": lambda s, data, axis: s(O.ARGMAX, data, axis),
    "worst": lambda s, data, axis: s(O.ARGMIN, data, axis - len(data.shape)),
    "sum": lambda s, data, axis: s(O.REDUCE_SUM, data, (axis,), False),
    "largest": lambda s, data, axis: s(O.REDUCE_MAX, data, (axis,), False),
    "least": lambda s, data, axis: s(O.REDUCE_MIN, data, (axis,), True),
    "product": lambda s, data, axis: s(O.REDUCE_PROD, data, (axis,), False),
    "mean": lambda s, data, axis: s(O.MEAN, data, (axis,), 0),
    "cut": _cut,
    "one": lambda s, data, axis: s(O.SLICE, data, _at(data, axis, 1, 0), _at(data, axis, 1, _SIZE)),
    "part": lambda s, data, axis: s.all(O.SPLIT, data, axis, _SIZE, count=_SIZE)[1],
    "best three": lambda s, data, axis: s.all(O.TOPK_V2, data, _SIZE, count=2),
    "shares": lambda s, data, axis: s(O.SOFTMAX, data, 1.0, axis),
}
# Of four axes: of rows and columns, of channels last and first, of batches, and in a round.
_OF_FOUR = ((0, 2, 1, 3), (0, 3, 1, 2), (0, 2, 3, 1), (1, 0, 2, 3), (1, 2, 3, 0), (3, 1, 2, 0), (2, 3, 0, 1))


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), taken=tuple(_TAKEN), rank=(4, 3))
def axis_of_turned(s: Sketch, taken: str, rank: int) -> None:
    """Along each axis behind a TRANSPOSE, and before one."""
    s.complete = True
    turns = _OF_FOUR if rank == 4 else tuple(permutations(range(3)))[1:]

    def written(turn: tuple[int, ...], axis: int) -> None:
        _TAKEN[taken](s, s(O.TRANSPOSE, s.input(*(_SIZE,) * rank), turn), axis)

    axes = range(rank) if taken != "best three" else (rank - 1,)
    s.attempt_each(partial(written, *case) for case in product(turns, axes))


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), joined=(O.PACK, O.CONCATENATION), turned=("all", "but one"))
def turned_parts(s: Sketch, joined: O, turned: str) -> None:
    """As many parts as they have rows, all turned alike or but for one, and joined along each axis."""
    s.complete = True

    def written(turn: tuple[int, ...], axis: int) -> None:
        rank = len(turn)
        parts = [s(O.TRANSPOSE, s.input(*(_SIZE,) * rank), turn) for _ in range(_SIZE - 1)]
        last = s.input(*(_SIZE,) * rank)
        parts.append(s(O.TRANSPOSE, last, turn) if turned == "all" else last)
        if joined == O.PACK:
            s(joined, axis, parts)
        else:
            s(joined, parts, axis)

    turns = (*permutations(range(3)), (1, 0))
    cases = [(turn, axis) for turn in turns[1:] for axis in range(len(turn) + (joined == O.PACK))]
    s.attempt_each(partial(written, *case) for case in cases)
