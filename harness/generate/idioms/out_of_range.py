"""Constants each of which is in the range of its type, and which together are not: a compiler may not join them."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import NamedTuple

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, binary, dense, window
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O


class _Row(NamedTuple):
    """The range of a tensor, two constants that multiply it one after the other, and the range of what makes the result
    one of usual size.
    """

    data: tuple[float, float]
    one: float
    other: float
    behind: tuple[float, float]


_ROWS: dict[tuple[T, str], _Row] = {
    (T.TENSOR_FLOAT32, "large"): _Row((2.0**-110, 2.0**-109), 1.25 * 2.0**100, 1.5 * 2.0**100, (2.0**-90, 2.0**-89)),
    (T.TENSOR_FLOAT32, "small"): _Row((2.0**100, 2.0**101), 1.25 * 2.0**-80, 1.5 * 2.0**-80, (2.0**60, 2.0**61)),
    (T.TENSOR_FLOAT16, "large"): _Row((0.001, 0.005), 320.0, 768.0, (0.005, 0.01)),
    (T.TENSOR_FLOAT16, "small"): _Row((2.0**13, 2.0**14), 1.25 * 2.0**-12, 1.5 * 2.0**-13, (2.0**10, 2.0**11)),
}
# How large a result may become.
_REACH = {T.TENSOR_FLOAT32: 2.0**127 * 1.984375, T.TENSOR_FLOAT16: 64000.0}
# Near the largest of the type: five eighths of it are in range twice one after the other, and not together.
_TERMS = {T.TENSOR_FLOAT32: 1.875 * 2.0**127, T.TENSOR_FLOAT16: 61440.0}


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32, T.TENSOR_FLOAT16), size=("large", "small"))
def factors(s: Sketch, size: str) -> None:
    """Two constant factors in a row, one of which may be a layer's weights, or divide."""
    s.reach, row = _REACH, _ROWS[s.code, size]

    def of_usual_size(data: SketchTensor) -> None:
        s(O.MUL, data, s.input(*data.shape, within=row.behind), NONE)

    def in_a_row(first: O, second: O, channels: int) -> None:
        data = s.input(3, 4, within=row.data)
        for kind, number in ((first, row.one), (second, row.other)):
            data = binary(s, kind, data, s.constant([number if kind == O.MUL else 1 / number] * channels))
        of_usual_size(data)

    def layer(kind: O | None, behind: bool) -> None:
        number = row.other if behind else row.one
        filters = [[number if place == at else 0.0 for place in range(3)] for at in range(3)]
        data = s.input(*((2, 3) if kind is None else (1, 2, 2, 3)), within=row.data)
        if behind:
            data = s(O.MUL, data, s.constant([row.one]), NONE)
        if kind is None:
            data = dense(s, data, 3, weights=s.constant(filters), bias=s.constant([0.0] * 3))
        else:
            shaped = [[[each]] for each in filters] if kind == O.CONV_2D else [[[[number] * 3]]]
            data = window(s, kind, data, kernel=1, weights=s.constant(shaped), bias=s.constant([0.0] * 3))
        of_usual_size(data if behind else s(O.MUL, data, s.constant([row.other]), NONE))

    rows = [partial(in_a_row, *each) for each in product((O.MUL, O.DIV), (O.MUL, O.DIV), (1, 4))]
    s.attempt_each(
        [*rows, *(partial(layer, *each) for each in product((None, O.CONV_2D, O.DEPTHWISE_CONV_2D), (False, True)))]
    )


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32, T.TENSOR_FLOAT16), sign=(1.0, -1.0))
def terms(s: Sketch, sign: float) -> None:
    """Two constants that are added or taken away one after the other."""
    s.reach, most = _REACH, _TERMS[s.code] * sign
    low, high = sorted((-0.875 * most, -0.75 * most))
    term = 0.625 * most
    for first, second in product((O.ADD, O.SUB), repeat=2):
        data = s.input(3, 4, within=(low, high))
        for kind in (first, second):
            data = binary(s, kind, data, s.constant([term if kind == O.ADD else -term]))
        s(O.MUL, data, s.constant([2.0**-120 if s.code == T.TENSOR_FLOAT32 else 2.0**-10]), NONE)
