"""Graphs in which the model leaves all extents unknown: a declared extent would tell a compiler which axis, side or
block it has taken for another, where here only the results do.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product

import numpy as np
from msgspec.structs import replace

from nnconform.harness.generate.graph.arguments import Misfit
from nnconform.harness.generate.idioms.along import ALONG, along
from nnconform.harness.generate.pattern.drawn.arguments import need
from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, SAME, VALID, binary, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import HalVersion
from nnconform.harness.model.codes import OperandLifeTime as L
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_FLOAT = (T.TENSOR_FLOAT32,)
_Step = Callable[[Sketch, SketchTensor], SketchTensor]
# Each may need 256 KiB, of 4 MiB.
_MOST = 14
_CUBE, _IMAGE = (2, 3, 4), (2, 4, 6, 3)
_ROUND, _BACK = (1, 2, 0), (2, 0, 1)


def _write(s: Sketch, parts: list[Callable[[], object]]) -> None:
    """Write some parts of a sketch, and leave the extents of their inputs and of what is between unknown; those of the
    results are known. There is room for few unknown ones in a form.
    """
    if s.hal < HalVersion.V1_2:
        raise Misfit("inputs of unknown extents")
    s.complete, left = True, _MOST

    def written(part: Callable[[], object]) -> None:
        nonlocal left
        begin = len(s.assembly.operands)
        part()
        between = _between(s, begin)
        need(len(between) <= left, "enough in this form")
        _leave_unknown(s, begin, between)
        left -= len(between)

    s.attempt_each(partial(written, part) for part in parts)


def _between(s: Sketch, begin: int) -> list[int]:
    """Return the results from operand ``begin`` on that something reads."""
    written = [index for step in s.assembly.steps for index in step.outputs if index >= begin]
    return [index for index in written if s.assembly.readers[index]]


def _leave_unknown(s: Sketch, begin: int, between: list[int]) -> None:
    """Leave the extents of the inputs from operand ``begin`` on, and of results between, unknown."""
    operands = s.assembly.operands
    for index in range(begin, len(operands)):
        operand = operands[index]
        if operand.type == s.code and (index in between or operand.lifetime == L.SUBGRAPH_INPUT):
            operands[index] = replace(operand, dimensions=(0,) * len(operand.dimensions))


_BESIDE: dict[str, Callable[[Sketch, SketchTensor, int], SketchTensor]] = {
    "turned round": lambda s, data, axis: s(O.TRANSPOSE, data, _ROUND),
    "turned back": lambda s, data, axis: s(O.TRANSPOSE, data, _BACK),
    "viewed": lambda s, data, axis: s(O.RESHAPE, data, (-1, data.shape[-1])),
    "grown": lambda s, data, axis: s(O.EXPAND_DIMS, data, axis - len(data.shape)),
    "padded": lambda s, data, axis: ALONG["padded"](s, data, axis),
    "joined": lambda s, data, axis: ALONG["joined"](s, data, axis),
    "sum": lambda s, data, axis: ALONG["sum"](s, data, axis),
    "row": lambda s, data, axis: s(O.MUL, data, s.weights(data.shape[-1], within=(0.5, 2.0)), NONE),
}


@idiom(packed=True, sure=True, types=_FLOAT, beside=tuple(_BESIDE), before=(False, True))
def moves(s: Sketch, beside: str, before: bool) -> None:
    """What works along each axis, before or behind a turn, a view, a new axis, a padding, a join, a sum or a row."""

    def written(name: str, axis: int) -> None:
        data = s.input(*_CUBE)
        if before:
            _BESIDE[beside](s, along(s, name, data, axis), axis % 2)
        else:
            along(s, name, _BESIDE[beside](s, data, (axis + 1) % 3), axis)

    # A number of equal elements has no one best.
    names = [name for name in ALONG if name not in ("best", "place")]
    turn = tuple(_BESIDE).index(beside) + before
    cases = [(name, (at + turn) % 3) for at, name in enumerate(names) if (at + turn) % 2]
    _write(s, [partial(written, *case) for case in cases])


_CHANGES: dict[str, _Step] = {
    "turned round": lambda s, data: s(O.TRANSPOSE, data, _ROUND),
    "turned back": lambda s, data: s(O.TRANSPOSE, data, _BACK),
    "viewed": lambda s, data: s(O.RESHAPE, data, (-1, 4)),
    "grown": lambda s, data: s(O.EXPAND_DIMS, data, 1),
    "grown from the end": lambda s, data: s(O.EXPAND_DIMS, data, -2),
    "reversed": lambda s, data: s(O.REVERSE, data, (1,)),
}


@idiom(packed=True, sure=True, types=_FLOAT, change=tuple(_CHANGES))
def joins(s: Sketch, change: str) -> None:
    """Tensors that are changed alike and joined, packed or added, along each axis; and one of them alone."""

    def written(join: O, axis: int, alike: bool) -> None:
        one = _CHANGES[change](s, s.input(*_CUBE))
        other = _CHANGES[change](s, s.input(*_CUBE)) if alike else s.input(*one.shape)
        if join == O.PACK:
            s(join, axis, [one, other])
        elif join == O.CONCATENATION:
            need(axis < len(one.shape), "no such axis")
            s(join, [one, other], axis)
        else:
            s(join, one, other, NONE)

    cases = [*product((O.CONCATENATION,), range(3), (True,)), (O.PACK, 1, True), (O.SUB, 0, True)]
    cases += [*product((O.CONCATENATION,), range(3), (False,)), (O.SUB, 0, False)]
    _write(s, [partial(written, *case) for case in cases])


_BLOCKS = ((1, 2), (2, 1), (2, 3))
_PADS = np.array([[0, 0], [1, 0], [0, 2], [0, 0]], np.int32)
_CODES = (O.CONV_2D, O.DEPTHWISE_CONV_2D, O.AVERAGE_POOL_2D, O.MAX_POOL_2D)
_AROUND: dict[str, _Step] = {
    "turned": lambda s, data: s(O.TRANSPOSE, data, (0, 2, 1, 3)),
    "padded": lambda s, data: s(O.PAD, data, _PADS),
    "filled": lambda s, data: s(O.PAD_V2, data, _PADS, 0.75),
    "enlarged": lambda s, data: s(O.RESIZE_BILINEAR, data, 7, 5, False),
    "nearest": lambda s, data: s(O.RESIZE_NEAREST_NEIGHBOR, data, 7, 5, False),
    "strided": lambda s, data: s(O.STRIDED_SLICE, data, (0, 1, 0, 0), data.shape, (1, 1, 2, 1), 0, 0, 0),
    "mean": lambda s, data: s(O.MEAN, data, (1, 2), 1),
    "mean of batches": lambda s, data: s(O.MEAN, data, (0, -1), 0),
    "term": lambda s, data: s(O.ADD, data, s.weights(data.shape[3], within=(0.5, 2.0)), NONE),
    "factor": lambda s, data: s(O.MUL, data, s.weights(data.shape[3], within=(0.5, 2.0)), NONE),
    "rows": lambda s, data: s(O.ADD, data, s.weights(data.shape[1], 1, 1, within=(0.5, 2.0)), NONE),
    "function": lambda s, data: s(O.HARD_SWISH, data),
    "exponential": lambda s, data: s(O.EXP, data),
    "flat": lambda s, data: s(O.RESHAPE, data, (2, -1)),
    "channels": lambda s, data: s(O.RESHAPE, data, (-1, data.shape[3])),
    "blocks": lambda s, data: s(O.SPACE_TO_BATCH_ND, data, (2, 1), ((0, data.shape[1] % 2), (0, 0))),
    "pool": lambda s, data: window(s, O.MAX_POOL_2D, data, VALID, (2, 1)),
}


@idiom(packed=True, sure=True, types=_FLOAT, code=(O.CONV_2D, O.DEPTHWISE_CONV_2D))
def apart(s: Sketch, code: O) -> None:
    """A window without padding between blocks, which are not square: its rows and columns lie apart as the blocks."""
    s.lie = 0

    def written(block: tuple[int, int], kernel: tuple[int, int]) -> None:
        parts = s(O.SPACE_TO_BATCH_ND, s.input(*_IMAGE), block, ((0, 0), (0, 0)))
        s(O.BATCH_TO_SPACE_ND, window(s, code, parts, VALID, kernel), block)

    _write(s, [partial(written, *case) for case in product(_BLOCKS, ((2, 2), (1, 2)))])


def _half(before: bool, turn: int) -> list[str]:
    return list(_AROUND)[(turn + before) % 2 :: 2]


@idiom(packed=True, sure=True, types=_FLOAT, code=_CODES, before=(False, True))
def windows(s: Sketch, code: O, before: bool) -> None:
    """A window, whose rows are not its columns, before or behind others."""

    def laid(image: SketchTensor, padding: int) -> SketchTensor:
        # By a stride of two, how much is padded depends on the extents.
        return window(s, code, image, padding, *(((3, 2), (2, 1)) if padding == SAME else ((2, 1), (1, 2))))

    def written(name: str, padding: int) -> None:
        data = s.input(*_IMAGE, within=(-1.5, 1.5))
        if before:
            _AROUND[name](s, laid(data, padding))
        else:
            image = _AROUND[name](s, data)
            need(len(image.shape) == 4, "no image")
            laid(image, padding)

    turn = _CODES.index(code)
    cases = [(name, (SAME, VALID)[(at + turn) % 2]) for at, name in enumerate(_half(before, turn))]
    _write(s, [partial(written, *case) for case in cases])


@idiom(packed=True, sure=True, types=_FLOAT, function=(O.RELU, O.HARD_SWISH, O.EXP, O.NEG), before=(False, True))
def functions(s: Sketch, function: O, before: bool) -> None:
    """A function before or behind what stands around windows."""

    def written(name: str) -> None:
        data = s.input(*_IMAGE, within=(-1.5, 1.5))
        if before:
            _AROUND[name](s, s(function, data))
        else:
            s(function, _AROUND[name](s, data))

    _write(s, [partial(written, name) for name in _half(before, int(function == O.EXP or function == O.RELU))])


_SIDES: tuple[tuple[O, float | None], ...] = (
    *((O.ADD, 0.0), (O.SUB, 0.0), (O.MUL, 1.0), (O.DIV, 1.0), (O.ADD, 1.5)),
    *((O.MAXIMUM, -9.0), (O.MINIMUM, 9.0), (O.SUB, None)),
)


@idiom(packed=True, sure=True, types=_FLOAT, longer=(True, False))
def spread(s: Sketch, longer: bool) -> None:
    """A tensor of one row, or of as many as it has, beside a constant of several rows that changes nothing but how many
    there are; and beside an input of several.
    """

    def written(code: O, number: float | None, left: bool) -> None:
        data = s.input(1 if longer else 3, 4)
        other = s.input(3, 4) if number is None else s.constant(np.full((3, 4), number))
        s(O.NEG, binary(s, code, *((other, data) if left else (data, other))))

    cases = [*product(_SIDES, (False,)), ((O.ADD, None), True)]
    _write(s, [partial(written, *side, left) for side, left in cases])


@idiom(packed=True, sure=True, types=_FLOAT, kind=(O.REDUCE_SUM, O.MEAN, O.REDUCE_MAX))
def sums(s: Sketch, kind: O) -> None:
    """Factors along each axis before a reduction over each axis, whose length is kept as 1."""

    def written(lies: int, axis: int) -> None:
        shape = tuple(4 if at == lies else 1 for at in range(lies, 2))
        data = s(O.MUL, s.input(4, 4), s.weights(*shape, within=(0.5, 2.0)), NONE)
        s(O.NEG, s(kind, data, (axis,), 1 if kind == O.MEAN else True))

    _write(s, [partial(written, *case) for case in product((0, 1), (0, 1, -1))])
