"""TOPK_V2."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep


def topk_v2(step: ConversionStep) -> None:
    """The largest along the last axis, and their indices."""
    values, indices = step.outputs(2)
    step.add_all(OperationType.TOPK_V2, [step.input(0), *step.integers(step.number(1))], [values, indices])


CONVERTERS = {"TOPK_V2": topk_v2}
