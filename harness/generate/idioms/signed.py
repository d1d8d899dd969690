"""Signs and sizes before and behind quotients of integers, and before and behind reductions over as many elements as
are even or odd.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from nnconform.harness.generate.pattern.form import idiom
from nnconform.harness.generate.pattern.layers import NONE, binary
from nnconform.harness.generate.pattern.sketch import Sketch, SketchTensor
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.codes import OperationType as O

_Change = Callable[[Sketch, SketchTensor], SketchTensor]


def _by(code: O, number: int, left: bool = False) -> _Change:
    def step(s: Sketch, data: SketchTensor) -> SketchTensor:
        constant = s.constant([number], data.code)
        return binary(s, code, *((constant, data) if left else (data, constant)))

    return step


_CHANGES: dict[str, _Change] = {
    "negated": lambda s, data: s(O.NEG, data),
    "size": lambda s, data: s(O.ABS, data),
    "minus one": _by(O.MUL, -1),
    "from nothing": _by(O.SUB, 0, left=True),
    "multiple": _by(O.MUL, 3),
    "negative multiple": _by(O.MUL, -2),
    "more": _by(O.ADD, 2),
    "at least": _by(O.MAXIMUM, 1),
    "at most": _by(O.MINIMUM, -1),
    "square": lambda s, data: s(O.MUL, data, data, NONE),
}


@idiom(packed=True, sure=True, types=(T.TENSOR_INT32,), divisor=("tensor", "number", "negative number"))
def quotients(s: Sketch, divisor: str) -> None:
    """A change of either side of a quotient of integers of both signs, of both, or of the quotient."""
    s.complete = True

    def sides() -> tuple[SketchTensor, SketchTensor]:
        data = s.input(4, 6, within=(-17.0, 17.0))
        if divisor == "tensor":
            return data, s.input(4, 6, within=(2.0, 5.0))
        return data, s.constant([3 if divisor == "number" else -4])

    def written(name: str, of: str) -> None:
        change, (one, other) = _CHANGES[name], sides()
        if of in ("dividend", "both"):
            one = change(s, one)
        if of in ("divisor", "both"):
            other = change(s, other)
        quotient = s(O.DIV, one, other, NONE)
        if of == "quotient":
            change(s, quotient)

    s.attempt_each(
        partial(written, name, of) for name in _CHANGES for of in ("dividend", "divisor", "both", "quotient")
    )


_REDUCED = (O.REDUCE_PROD, O.REDUCE_MAX, O.REDUCE_MIN, O.REDUCE_SUM, O.ARGMIN, O.TOPK_V2)


@idiom(packed=True, sure=True, types=(T.TENSOR_FLOAT32,), kind=_REDUCED)
def reductions(s: Sketch, kind: O) -> None:
    """A change before a reduction along an axis of even or of odd length; or behind one along both, of negatives."""
    s.complete = True

    def reduced(data: SketchTensor, axes: tuple[int, ...]) -> SketchTensor:
        if kind == O.ARGMIN:
            return s(kind, data, axes[0])
        if kind == O.TOPK_V2:
            return s(kind, data, 2)
        return s(kind, data, axes, True)

    def written(name: str, axes: tuple[int, ...], behind: bool, signs: bool) -> None:
        data = s.input(4, 3, within=(-2.0, 2.0) if signs else (-2.0, -0.5))
        if behind:
            _CHANGES[name](s, reduced(data, axes))
        else:
            reduced(_CHANGES[name](s, data), axes)

    cases: list[tuple[str, tuple[int, ...], bool, bool]] = [
        (name, axes, False, True) for name in _CHANGES for axes in ((0,), (1,))
    ]
    cases += [(name, (0, 1), True, False) for name in _CHANGES]
    s.attempt_each(partial(written, *case) for case in cases)
