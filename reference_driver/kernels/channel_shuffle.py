"""CHANNEL_SHUFFLE: the channel axis split into groups, transposed and joined."""

from __future__ import annotations

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import Takes, kernel


@kernel(OperationType.CHANNEL_SHUFFLE, takes=Takes.STORED)
def channel_shuffle(input: Array, num_groups: int, along: int) -> Array:
    before, after = input.shape[:along], input.shape[along + 1 :]
    groups = input.reshape(*before, num_groups, input.shape[along] // num_groups, *after)
    return groups.swapaxes(along, along + 1).reshape(input.shape)
