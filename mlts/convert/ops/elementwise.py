"""ABS, EXP, FLOOR, LOG, RSQRT, SIN and SQRT; SQUARE as a product."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep, plain

_CODES = (
    OperationType.ABS,
    OperationType.EXP,
    OperationType.FLOOR,
    OperationType.LOG,
    OperationType.RSQRT,
    OperationType.SIN,
    OperationType.SQRT,
)


def square(step: ConversionStep) -> None:
    """The input times itself."""
    source = step.input(0)
    step.add(OperationType.MUL, [source, source, *step.integers(0)])


CONVERTERS = {code.name: plain(code, 1) for code in _CODES} | {"SQUARE": square}
