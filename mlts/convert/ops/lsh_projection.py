"""LSH_PROJECTION."""

from __future__ import annotations

import tflite

from nnconform.harness.model.codes import OperationType
from nnconform.mlts.convert.flatbuffer import enum_name
from nnconform.mlts.convert.step import ConversionStep

# The HAL's other type, 1, is a deprecated form of sparse signatures.
_KINDS = {tflite.LSHProjectionType.DENSE: 2, tflite.LSHProjectionType.SPARSE: 3}


def lsh_projection(step: ConversionStep) -> None:
    """Signatures of the bytes of the input."""
    kind = step.options(tflite.LSHProjectionOptions).Type()
    if kind not in _KINDS:
        step.refuse(f"kind: got {enum_name(tflite.LSHProjectionType, kind)}, wanted DENSE or SPARSE")
    hashes = step.input(0)
    inputs = [hashes, step.input(1), step.optional(2, hashes), *step.integers(_KINDS[kind])]
    step.add(OperationType.LSH_PROJECTION, inputs)


CONVERTERS = {"LSH_PROJECTION": lsh_projection}
