"""Two products of matrices in a row, each with a constant square on either side, turned or not; and sums, parts and
factors of a product, along its rows and its columns.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, dense
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_SIDE = 3
_WITHIN = (-1.0, 1.0)
_Step = Callable[[Sketch, SketchTensor], SketchTensor]


def _square(s: Sketch) -> SketchTensor:
    return s.weights(_SIDE, _SIDE, within=_WITHIN)


_PRODUCTS: dict[str, _Step] = {
    "right": lambda s, data: s(O.BATCH_MATMUL, data, _square(s), False, False),
    "right turned": lambda s, data: s(O.BATCH_MATMUL, data, _square(s), False, True),
    "left": lambda s, data: s(O.BATCH_MATMUL, _square(s), data, False, False),
    "left turned": lambda s, data: s(O.BATCH_MATMUL, _square(s), data, True, False),
    "data turned": lambda s, data: s(O.BATCH_MATMUL, data, _square(s), True, False),
    "other": lambda s, data: s(O.BATCH_MATMUL, data, s.input(_SIDE, _SIDE, within=_WITHIN), False, False),
    "dense": lambda s, data: dense(s, data, _SIDE),
    "activated": lambda s, data: dense(s, data, _SIDE, RELU),
}


def _reduced(kind: O, axis: int, keep: bool) -> _Step:
    return lambda s, data: s(kind, data, (axis,), int(keep) if kind == O.MEAN else keep)


def _cut(axis: int) -> _Step:
    def step(s: Sketch, data: SketchTensor) -> SketchTensor:
        begin, size = (1, 0) if axis == 0 else (0, 1), (2, 3) if axis == 0 else (3, 2)
        return s(O.SLICE, data, begin, size)

    return step


def _of_row(code: O, column: bool) -> _Step:
    def step(s: Sketch, data: SketchTensor) -> SketchTensor:
        return s(code, data, s.weights(*((_SIDE, 1) if column else (_SIDE,)), within=(0.5, 2.0)), NONE)

    return step


_CHANGES: dict[str, _Step] = {
    **{
        f"{kind.name} {axis} {keep}": _reduced(kind, axis, keep)
        for kind, axis, keep in product((O.REDUCE_SUM, O.MEAN, O.REDUCE_MAX), (0, 1), (True, False))
    },
    **{f"cut {axis}": _cut(axis) for axis in (0, 1)},
    **{f"{code.name} {column}": _of_row(code, column) for code, column in product((O.MUL, O.ADD), (False, True))},
    "turned": lambda s, data: s(O.TRANSPOSE, data, (1, 0)),
    "reversed": lambda s, data: s(O.REVERSE, data, (0,)),
    "columns reversed": lambda s, data: s(O.REVERSE, data, (1,)),
    "taken": lambda s, data: s(O.GATHER, data, 1, (2, 0, 1)),
    "split": lambda s, data: s.all(O.SPLIT, data, 1, 3, count=3)[1],
    "doubled": lambda s, data: s(O.CONCATENATION, [data, data], 0),
}


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), second=("products", "changes"))
def squares(s: Sketch, second: str) -> None:
    """Each product behind each other one, or each change of rows and columns behind some."""
    s.complete = True

    def written(*steps: _Step) -> None:
        data = s.input(_SIDE, _SIDE, within=(-2.0, 2.0))
        for step in steps:
            data = step(s, data)

    if second == "products":
        s.attempt_each(partial(written, *case) for case in product(_PRODUCTS.values(), repeat=2))
    else:
        both = product((_PRODUCTS[name] for name in ("right", "left", "dense", "activated")), _CHANGES.values())
        s.attempt_each(partial(written, *case) for case in both)
