"""More of one kind than a table, a counter or a fused kernel has room for: tensors that are joined, parts, operations
in a row, readers of one result. Models of a few operations never reach such a limit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle, islice

import numpy as np

from nnconform.harness.generate.pattern.form import QUANT, idiom
from nnconform.harness.generate.pattern.layers import NONE, RELU, RELU1, RELU6, binary, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.generate.pattern.steps import scale_of
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

# Just beyond 4 and beyond 16: limits are powers of two.
_FEW, _MANY = 5, 17
_REAL = (T.TENSOR_FLOAT32,)
_TYPES = (T.TENSOR_FLOAT32, *QUANT)
_ACTIVATIONS = (RELU, NONE, RELU6, RELU1)


def _number(place: int) -> float:
    """Return a number for each place, none of which has the effect of another one."""
    return 0.75 + 0.25 * place


@idiom(packed=True, sure=True, types=_TYPES, count=(_FEW, _MANY))
def joined(s: Sketch, count: int) -> None:
    """Tensors of unequal extents joined, of equal ones packed, and one twice among many."""
    scale = s.quantisation() if s.quantised else None
    parts = [s.input(2, 1 + place % 3, scale=scale) for place in range(count)]
    same = [s.input(2, 2, scale=scale) for _ in range(count)]
    s.attempt_each(
        (
            lambda: s(O.CONCATENATION, parts, 1, scale=scale),
            lambda: s(O.PACK, 1, same),
            lambda: s(O.CONCATENATION, [*same[1:], same[0], same[1]], 0, scale=scale),
        )
    )


@idiom(packed=True, sure=True, types=_TYPES, count=(_FEW, _MANY))
def parted(s: Sketch, count: int) -> None:
    """A tensor in many parts that are read each, in part, and in another order."""
    rows, columns = s.input(2 * count, 2), s.input(2, count)

    def each_read() -> None:
        for place, part in enumerate(s.all(O.SPLIT, rows, 0, count, count=count)):
            if place % 2:
                s(
                    O.MINIMUM if place % 4 == 1 else O.MAXIMUM,
                    part,
                    s.input(2, 2, code=part.code, scale=scale_of(s, part)),
                )

    def turned_round() -> None:
        parts = s.all(O.SPLIT, columns, 1, count, count=count)
        s(O.CONCATENATION, [*parts[1::2], *parts[::2]], 1, scale=scale_of(s, columns))

    s.attempt_each((each_read, turned_round))


def _terms(code: O, left: bool = False, within: tuple[float, float] = (-3.0, 3.0)) -> Callable[[Sketch, int], None]:
    def write(s: Sketch, count: int) -> None:
        data = s.input(2, 3, within=within)
        for _ in range(count):
            other = s.input(2, 3, within=within)
            data = binary(s, code, *((other, data) if left else (data, other)))

    return write


def _constants(s: Sketch, count: int) -> None:
    """Numbers added and multiplied in turn."""
    data = s.input(2, 3)
    for place in range(count):
        data = binary(
            s, (O.ADD, O.MUL, O.SUB)[place % 3], data, s.constant([1.25 if place % 3 == 1 else _number(place)])
        )


def _truths(s: Sketch, count: int) -> None:
    data = s.input(4, 4, code=T.TENSOR_BOOL8)
    for place in range(count):
        data = s(O.LOGICAL_OR if place % 2 else O.LOGICAL_AND, data, s.input(4, 4, code=T.TENSOR_BOOL8))


def _functions(*codes: O, most: int = _MANY) -> Callable[[Sketch, int], None]:
    def write(s: Sketch, count: int) -> None:
        data = s.input(2, 3, within=(0.5, 2.0))
        for code in islice(cycle(codes), min(count, most)):
            data = s(code, data)

    return write


def _views(s: Sketch, count: int) -> None:
    data = s.input(3, 2, 4)
    for place in range(count):
        if place % 3 == 0:
            data = s(O.TRANSPOSE, data, (*range(1, len(data.shape)), 0))
        elif place % 3 == 1:
            data = s(O.RESHAPE, data, (data.shape[1], -1) if len(data.shape) == 3 else (2, 3, 4))
        else:
            data = s(O.REVERSE, data, (0,))


def _cuts(s: Sketch, count: int) -> None:
    data = s.input(count + 2, 2)
    for place in range(count):
        data = s(O.SLICE, data, (int(place % 3 != 1), 0), (data.shape[0] - 1, 2))


def _paddings(s: Sketch, count: int) -> None:
    data = s.input(2, 2)
    for place in range(count):
        data = s(O.PAD_V2, data, np.array([[place % 2, 1 - place % 2], [0, 0]], np.int32), _number(place))


def _joins(s: Sketch, count: int) -> None:
    data = s.input(2, 1)
    for place in range(count):
        other = s.input(2, 1 + place % 2)
        data = s(O.CONCATENATION, [other, data] if place % 3 == 1 else [data, other], 1)


def _choices(s: Sketch, count: int) -> None:
    data = s.input(6, 6)
    for place in range(count):
        truths = s(O.GREATER, s.input(6, 6), s.constant([1.0 if place % 2 else -1.0]))
        other = s.input(6, 6)
        data = s(O.SELECT, truths, *((other, data) if place % 2 else (data, other)))


def _dense(s: Sketch, count: int) -> None:
    data = s.input(3, 4)
    for place in range(min(count, _FEW)):
        data = dense(s, data, 4, _ACTIVATIONS[place % len(_ACTIVATIONS)])


def _convolutions(s: Sketch, count: int) -> None:
    data = s.input(1, 4, 4, 3)
    for place in range(min(count, _FEW)):
        act = _ACTIVATIONS[place % len(_ACTIVATIONS)]
        data = window(s, O.DEPTHWISE_CONV_2D if place % 2 else O.CONV_2D, data, kernel=2, act=act, channels=3)


def _bytes(s: Sketch, count: int) -> None:
    """Bytes of one scale after another."""
    data = s.input(4, 4)
    for place in range(min(count, _FEW)):
        scale = (0.03125 * (1 + place % 3), (128, 100, 60, 150)[place % 4])
        data = s(O.DEQUANTIZE, s(O.QUANTIZE, data, to=T.TENSOR_QUANT8_ASYMM, scale=scale), to=s.code)


_ROWS: dict[str, Callable[[Sketch, int], None]] = {
    "sums": _terms(O.ADD),
    "sums to the right": _terms(O.ADD, left=True),
    "differences": _terms(O.SUB, left=True),
    "products": _terms(O.MUL, within=(0.75, 1.25)),
    "largest": _terms(O.MAXIMUM),
    "least": _terms(O.MINIMUM, left=True),
    "constants": _constants,
    "truths": _truths,
    # None of these brings all numbers near to one another; the curves do, after a while.
    "functions": _functions(O.EXP, O.LOG, O.NEG, O.EXP, O.SQRT, O.LOG, O.ABS, O.RSQRT),
    "curves": _functions(O.TANH, O.NEG, O.EXP, O.SIN, O.LOGISTIC, most=8),
    "views": _views,
    "cuts": _cuts,
    "paddings": _paddings,
    "joins": _joins,
    "choices": _choices,
    "dense": _dense,
    "convolutions": _convolutions,
    "bytes": _bytes,
}
_EACH = 3


@idiom(packed=True, sure=True, types=_REAL, turn=tuple(range(-(-len(_ROWS) // _EACH))), count=(_FEW, _MANY))
def in_a_row(s: Sketch, turn: int, count: int) -> None:
    """Operations of one kind, each of which reads the one before."""
    s.attempt_each(partial(write, s, count) for write in list(_ROWS.values())[turn * _EACH : (turn + 1) * _EACH])


_READ = ("input", "result", "constant", "part", "view")


@idiom(packed=True, sure=True, types=_REAL, source=_READ)
def readers(s: Sketch, source: str) -> None:
    """A tensor that many operations read, each of which would show another number."""
    data = s.input(2, 6)
    read: dict[str, Callable[[], SketchTensor]] = {
        "input": lambda: data,
        "result": lambda: s(O.TANH, data),
        "constant": lambda: s.weights(2, 6),
        "part": lambda: s.all(O.SPLIT, data, 1, 2, count=2)[1],
        "view": lambda: s(O.RESHAPE, s(O.ABS, data), (3, 4)),
    }
    tensor = read[source]()
    for code, number in _reads():
        binary(s, code, *((tensor, s.constant([number])) if code != O.SUB else (s.constant([number]), tensor)))


def _reads() -> Iterator[tuple[O, float]]:
    for place in range(_MANY):
        yield (O.ADD, O.MUL, O.SUB)[place % 3], _number(place)
