"""SPLIT; UNPACK as one that removes its axis; SPLIT_V in slices."""

from __future__ import annotations

import numpy as np
import tflite

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.mlts.convert.step import ConversionStep


def split(step: ConversionStep) -> None:
    """Equal parts."""
    outputs = step.outputs()
    step.add_all(OperationType.SPLIT, [step.input(1), *step.integers(step.number(0), len(outputs))], outputs)


def unpack(step: ConversionStep) -> None:
    """Parts of extent 1."""
    source, outputs, extents = step.input(0), step.outputs(), step.extents(0)
    axis = step.axis(step.options(tflite.UnpackOptions).Axis(), len(extents))
    part = (*extents[:axis], 1, *extents[axis + 1 :])
    parts = [step.temporary(source, part) for _ in outputs]
    step.add_all(OperationType.SPLIT, [source, *step.integers(axis, len(parts))], parts)
    remaining = step.builder.constant(
        OperandType.TENSOR_INT32, np.array((*extents[:axis], *extents[axis + 1 :]) or (1,))
    )
    for near, far in zip(parts, outputs, strict=True):
        step.add(OperationType.RESHAPE, [near, remaining], far)


def split_v(step: ConversionStep) -> None:
    """Parts of given sizes, one of which may be -1 for the rest."""
    source, sizes, extents = step.input(0), list(step.numbers(1)), step.extents(0)
    axis, outputs = step.axis(step.number(2), len(extents)), step.outputs(len(sizes))
    if sizes.count(-1) == 1:
        sizes[sizes.index(-1)] = extents[axis] - sum(sizes) - 1
    if min(sizes, default=0) < 1 or sum(sizes) != extents[axis]:
        step.refuse(f"sizes: got {sizes}, wanted some above 0 that make up {extents[axis]}")
    start = 0
    for size, output in zip(sizes, outputs, strict=True):
        begin, count = [0] * len(extents), list(extents)
        begin[axis], count[axis] = start, size
        corners = [step.builder.constant(OperandType.TENSOR_INT32, np.array(corner)) for corner in (begin, count)]
        step.add(OperationType.SLICE, [source, *corners], output)
        start += size


CONVERTERS = {"SPLIT": split, "SPLIT_V": split_v, "UNPACK": unpack}
