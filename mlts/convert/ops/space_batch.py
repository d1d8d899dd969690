"""SPACE_TO_BATCH_ND and BATCH_TO_SPACE_ND."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperandType, OperationType
from nnconform.mlts.convert.step import ConversionStep


def space_to_batch_nd(step: ConversionStep) -> None:
    """Padded first."""
    step.add(OperationType.SPACE_TO_BATCH_ND, [step.input(0), step.indexes(1), step.indexes(2)])


def batch_to_space_nd(step: ConversionStep) -> None:
    """The HAL's does not crop: the crops are sliced off afterwards."""
    source, crops = step.input(0), step.numbers(2)
    inputs = [source, step.indexes(1)]
    if not any(crops):
        step.add(OperationType.BATCH_TO_SPACE_ND, inputs)
        return
    block, extents = step.numbers(1), step.extents(0)
    if len(extents) != 4 or len(block) != 2 or len(crops) != 4:
        step.refuse(f"got rank {len(extents)}, {len(block)} blocks and {len(crops)} crops, wanted 4, 2 and 4")
    uncropped = step.temporary(source)
    step.add(OperationType.BATCH_TO_SPACE_ND, inputs, uncropped)
    batch, height, width, depth = extents
    batch //= max(1, block[0] * block[1])
    size = (batch, height * block[0] - sum(crops[:2]), width * block[1] - sum(crops[2:]), depth)
    corners = [
        step.builder.constant(OperandType.TENSOR_INT32, np.array(corner))
        for corner in ((0, crops[0], crops[2], 0), size)
    ]
    step.add(OperationType.SLICE, [uncropped, *corners])


CONVERTERS = {"BATCH_TO_SPACE_ND": batch_to_space_nd, "SPACE_TO_BATCH_ND": space_to_batch_nd}
