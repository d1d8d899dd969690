"""ABS, EXP, FLOOR, LOG, RSQRT, SIN and SQRT; SQUARE as a product; CEIL as a negated FLOOR."""

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


def ceil(step: ConversionStep) -> None:
    """Rounded down between two negations, which are exact."""
    before, after = step.temporary(step.output()), step.temporary(step.output())
    step.add(OperationType.NEG, [step.input(0)], before)
    step.add(OperationType.FLOOR, [before], after)
    step.add(OperationType.NEG, [after])


CONVERTERS = {code.name: plain(code, 1) for code in _CODES} | {"SQUARE": square, "CEIL": ceil}
