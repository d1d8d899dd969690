"""SPACE_TO_DEPTH, DEPTH_TO_SPACE: axes split, swapped and joined."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import Takes, kernel


@kernel(OperationType.SPACE_TO_DEPTH, takes=Takes.STORED)
def space_to_depth(input: Array, block_size: int) -> Array:
    b, h, w, c = input.shape
    rows, columns = h // block_size, w // block_size
    blocks = input.reshape(b, rows, block_size, columns, block_size, c)
    return blocks.transpose(0, 1, 3, 2, 4, 5).reshape(b, rows, columns, block_size * block_size * c)


@kernel(OperationType.DEPTH_TO_SPACE, takes=Takes.STORED)
def depth_to_space(input: Array, block_size: int) -> Array:
    b, h, w, c = input.shape
    channels = c // (block_size * block_size)
    blocks = input.reshape(b, h, w, block_size, block_size, channels)
    return blocks.transpose(0, 1, 3, 2, 4, 5).reshape(b, h * block_size, w * block_size, channels)
