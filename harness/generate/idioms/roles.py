"""One constant in two places: as weights, which a compiler packs in an order of its own, and as an operand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, SAME, VALID, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_FLOAT = (T.TENSOR_FLOAT32,)
_Role = Callable[[Sketch, SketchTensor], SketchTensor]
_SQUARE = 3


def _matrix(s: Sketch) -> SketchTensor:
    return s.input(_SQUARE, _SQUARE)


# Where a square matrix may stand.
_MATRIX: dict[str, _Role] = {
    "weights": lambda s, data: dense(s, _matrix(s), _SQUARE, weights=data),
    "activated": lambda s, data: dense(s, _matrix(s), _SQUARE, RELU, weights=data),
    "right": lambda s, data: s(O.BATCH_MATMUL, _matrix(s), data, False, False),
    "right turned": lambda s, data: s(O.BATCH_MATMUL, _matrix(s), data, False, True),
    "left": lambda s, data: s(O.BATCH_MATMUL, data, _matrix(s), False, False),
    "factor": lambda s, data: s(O.MUL, _matrix(s), data, NONE),
    "term": lambda s, data: s(O.ADD, data, _matrix(s), NONE),
    "subtrahend": lambda s, data: s(O.SUB, _matrix(s), data, RELU),
    "slopes": lambda s, data: s(O.PRELU, _matrix(s), data),
    "bound": lambda s, data: s(O.MAXIMUM, _matrix(s), data),
    "table": lambda s, data: s(O.GATHER, data, 0, s.input(4, code=T.TENSOR_INT32, within=(0.0, 2.0))),
    "part": lambda s, data: s(O.CONCATENATION, [data, _matrix(s)], 0),
    "turned": lambda s, data: s(O.ADD, s(O.TRANSPOSE, data, (1, 0)), _matrix(s), NONE),
    "choice": lambda s, data: s(O.SELECT, s.input(_SQUARE, _SQUARE, code=T.TENSOR_BOOL8), data, _matrix(s)),
}
_VECTOR: dict[str, _Role] = {
    "bias": lambda s, data: dense(s, _matrix(s), _SQUARE, bias=data),
    "bias of window": lambda s, data: window(s, O.CONV_2D, s.input(1, 3, 2, 2), SAME, (2, 2), bias=data),
    "factors": lambda s, data: s(O.MUL, _matrix(s), data, NONE),
    "terms": lambda s, data: s(O.ADD, _matrix(s), data, RELU),
    "slopes": lambda s, data: s(O.PRELU, _matrix(s), data),
    "divisors": lambda s, data: s(O.DIV, data, s.input(_SQUARE, _SQUARE, within=(0.5, 2.0)), NONE),
}
_FILTER: dict[str, _Role] = {
    "filter": lambda s, data: window(s, O.CONV_2D, s.input(1, 4, 3, 2), SAME, weights=data),
    "strided": lambda s, data: window(s, O.CONV_2D, s.input(1, 4, 3, 2), VALID, stride=2, weights=data),
    "activated": lambda s, data: window(s, O.CONV_2D, s.input(1, 4, 3, 2), SAME, act=RELU, weights=data),
    "image": lambda s, data: window(s, O.MAX_POOL_2D, data, SAME, (2, 2)),
    "term": lambda s, data: s(O.ADD, data, s.input(2, 2, 2, 2), NONE),
    "spread": lambda s, data: s(
        O.TRANSPOSE_CONV_2D, s.input(1, 2, 2, 2), data, s.weights(2), (1, 4, 4, 2), SAME, 2, 2, NONE, False
    ),
    "groups": lambda s, data: window(s, O.GROUPED_CONV_2D, s.input(1, 3, 3, 4), VALID, groups=2, weights=data),
    "turned": lambda s, data: s(O.TRANSPOSE, data, (3, 1, 2, 0)),
}
_KINDS: dict[str, tuple[dict[str, _Role], tuple[int, ...]]] = {
    "matrix": (_MATRIX, (_SQUARE, _SQUARE)),
    "vector": (_VECTOR, (_SQUARE,)),
    "filter": (_FILTER, (2, 2, 2, 2)),
}


@idiom(packed=True, sure=True, types=_FLOAT, kind=tuple(_KINDS))
def of_one_constant(s: Sketch, kind: str) -> None:
    """The first role of one constant and each other one; of a matrix, a factor of products and each other one too."""
    roles, extents = _KINDS[kind]

    def written(one: str, other: str) -> None:
        data = s.weights(*extents, within=(-1.5, 1.5))
        roles[one](s, data)
        roles[other](s, data)

    names = tuple(roles)
    pairs = [(names[0], other) for other in names[1:]]
    if kind == "matrix":
        pairs += [("right", other) for other in ("right turned", "left", "factor", "table")]
    s.attempt_each(partial(written, *pair) for pair in pairs)
