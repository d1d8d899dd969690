"""SLICE."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep


def slice_(step: ConversionStep) -> None:
    """A part, given by its first corner and its extents."""
    step.add(OperationType.SLICE, [step.input(0), step.indexes(1), step.indexes(2)])


CONVERTERS = {"SLICE": slice_}
