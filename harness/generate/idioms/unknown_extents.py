"""Extents that the model leaves unknown, which come with the request: what a compiler makes of declared ones alone, in
which an unknown one is 0, and what it takes to be 1 or none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from msgspec.structs import replace

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_SHAPE = (3, 4, 2)
# Masks of all axes of a cube.
_ALL = 7
_OPEN = frozenset({L.SUBGRAPH_INPUT, L.TEMPORARY_VARIABLE, L.SUBGRAPH_OUTPUT})
_Read = Callable[[Sketch, SketchTensor], SketchTensor]
_ALONE: dict[str, tuple[_Read, ...]] = {
    "views": (
        lambda s, data: s(O.RESHAPE, data, (-1, 2)),
        lambda s, data: s(O.RESHAPE, s(O.RELU, data), (-1, 8)),
        lambda s, data: s(O.RESHAPE, data, (1, -1)),
        lambda s, data: s(O.RESHAPE, s(O.TRANSPOSE, data, (2, 0, 1)), (-1,)),
    ),
    "parts": (
        lambda s, data: s(O.SLICE, data, (1, 0, 0), (-1, -1, -1)),
        lambda s, data: s(O.STRIDED_SLICE, data, (1, 1, 0), (1, 1, 1), (1, 1, 1), 0, _ALL, 0),
        lambda s, data: s(O.STRIDED_SLICE, data, (0, 0, 0), (-1, -1, 2), (1, 1, 1), _ALL, 4, 0),
        lambda s, data: s.all(O.SPLIT, data, 0, 3, count=3)[2],
    ),
    "sums": (
        lambda s, data: s(O.MEAN, data, (0,), 1),
        lambda s, data: s(O.REDUCE_SUM, data, (0, 2), False),
        lambda s, data: s(O.ARGMAX, data, 0),
        lambda s, data: s(O.SOFTMAX, data, 1.0, 0),
    ),
    "others": (
        lambda s, data: s(O.TILE, data, (2, 1, 2)),
        lambda s, data: s(O.PAD, data, np.array([[1, 0], [0, 1], [0, 0]], np.int32)),
        lambda s, data: s(O.FULLY_CONNECTED, data, s.weights(3, 8), s.weights(3), NONE),
    ),
}
_BESIDE: dict[str, tuple[_Read, ...]] = {
    "joined": (
        lambda s, data: s(O.CONCATENATION, [data, s.input(*_SHAPE)], 0),
        lambda s, data: s(O.CONCATENATION, [s.input(*_SHAPE), data, s.input(*_SHAPE)], 2),
        lambda s, data: s(O.PACK, 1, [data, s.input(*_SHAPE)]),
    ),
    "sides": (
        lambda s, data: s(O.ADD, data, s.input(1, *_SHAPE[1:]), NONE),
        lambda s, data: s(O.SUB, s.input(1, *_SHAPE[1:]), data, NONE),
    ),
    "products": (
        lambda s, data: s(O.MUL, data, s.input(*_SHAPE[:2], 1), NONE),
        lambda s, data: s(O.BATCH_MATMUL, data, s.input(*_SHAPE), False, True),
    ),
}
_UNKNOWN = ((0,), (0, 1, 2))


def _written(s: Sketch, reads: Sequence[_Read], unknown: tuple[int, ...], known: bool) -> None:
    """Write what reads a tensor of unknown extents, and a function behind; ``known`` are those of all others."""
    if s.hal < HalVersion.V1_2:
        raise Misfit("inputs of unknown extents")
    s.complete = True
    # Known extents are those of inputs: nothing stands between.
    s.framed = s.framed and not known
    for read in reads:
        begin = len(s.assembly.operands)
        data = s.input(*_SHAPE)
        beside = len(s.assembly.operands)
        result = read(s, data)
        if result.code == s.code:
            s(O.TANH, result)
        for index in range(begin, len(s.assembly.operands)):
            operand = s.assembly.operands[index]
            kept = known and index >= beside and operand.lifetime == L.SUBGRAPH_INPUT
            if operand.lifetime in _OPEN and operand.type == s.code and not kept:
                extents = tuple(0 if axis in unknown else extent for axis, extent in enumerate(operand.dimensions))
                s.assembly.operands[index] = replace(operand, dimensions=extents)


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), read=tuple(_ALONE), unknown=_UNKNOWN)
def alone(s: Sketch, read: str, unknown: tuple[int, ...]) -> None:
    """What reads a tensor of unknown extents, and a function behind."""
    _written(s, _ALONE[read], unknown, False)


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), read=tuple(_BESIDE), known=(True, False))
def beside(s: Sketch, read: str, known: bool) -> None:
    """What reads a tensor of unknown first extent beside others of known ones, or all of unknown ones, and a function
    behind.
    """
    _written(s, _BESIDE[read], (0,) if known else (0, 1, 2), known)
