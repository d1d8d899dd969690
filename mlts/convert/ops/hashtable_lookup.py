"""HASHTABLE_LOOKUP."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.step import ConversionStep


def hashtable_lookup(step: ConversionStep) -> None:
    """The hits are plain bytes in TFLite, and have scale 1 in the HAL."""
    output, hits = step.outputs(2, unscaled=(1,))
    step.add_all(OperationType.HASHTABLE_LOOKUP, step.all_inputs(), [output, hits])


CONVERTERS = {"HASHTABLE_LOOKUP": hashtable_lookup}
