"""SPACE_TO_BATCH_ND, BATCH_TO_SPACE_ND: axes split, swapped and joined."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.borders import surrounded
from nnconform.reference_driver.kernels.registry import Takes, kernel
from nnconform.reference_driver.tensors import Quantisation


@kernel(OperationType.SPACE_TO_BATCH_ND, takes=Takes.STORED)
def space_to_batch_nd(input: Array, block_shape: Array, paddings: Array, output: Quantisation | Operand) -> Array:
    block_height, block_width = block_shape.tolist()
    # The zero point represents 0; that of a float operand is 0.
    larger = surrounded(input, [(0, 0), *paddings.tolist(), (0, 0)], output.zero_point)
    b, h, w, c = larger.shape
    rows, columns = h // block_height, w // block_width
    blocks = larger.reshape(b, rows, block_height, columns, block_width, c)
    return blocks.transpose(2, 4, 0, 1, 3, 5).reshape(block_height * block_width * b, rows, columns, c)


@kernel(OperationType.BATCH_TO_SPACE_ND, takes=Takes.STORED)
def batch_to_space_nd(input: Array, block_shape: Array) -> Array:
    block_height, block_width = block_shape.tolist()
    b, h, w, c = input.shape
    images = b // (block_height * block_width)
    blocks = input.reshape(block_height, block_width, images, h, w, c)
    return blocks.transpose(2, 3, 0, 4, 1, 5).reshape(images, h * block_height, w * block_width, c)
