"""ARG_MAX and ARG_MIN."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep, Converter


def _arg(code: OperationType) -> Converter:
    def convert(step: ConversionStep) -> None:
        step.add(code, [step.input(0), *step.integers(step.number(1))])

    return convert


CONVERTERS = {"ARG_MAX": _arg(OperationType.ARGMAX), "ARG_MIN": _arg(OperationType.ARGMIN)}
