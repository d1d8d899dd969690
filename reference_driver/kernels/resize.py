"""RESIZE_BILINEAR, RESIZE_NEAREST_NEIGHBOR: one axis after the other."""

from __future__ import annotations

from typing import Any

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array, round_half_away
from nnconform.reference_driver.kernels.registry import Takes, kernel
from nnconform.reference_driver.room import expect_room

# The arrays of the result's size that an interpolation has at once: both neighbours, each by its share.
_AT_ONCE = 4


def _step(extent: int, out: int, align_corners: bool, dtype: Any) -> Any:
    """Return the distance in the input between neighbours of the output."""
    return dtype(extent - 1) / dtype(out - 1) if align_corners and out > 1 else dtype(extent) / dtype(out)


def _interpolate(image: Array, axis: int, out: int, align_corners: bool, half_pixel_centers: bool) -> Array:
    dtype, extent = image.dtype.type, image.shape[axis]
    expect_room([out if each == axis else size for each, size in enumerate(image.shape)], _AT_ONCE * image.itemsize)
    places = np.arange(out).astype(dtype)
    step = _step(extent, out, align_corners, dtype)
    places = (places + dtype(0.5)) * step - dtype(0.5) if half_pixel_centers else places * step
    places = np.clip(places, 0, extent - 1)
    low = np.floor(places).astype(np.intp)
    share = (places - low).astype(dtype).reshape([-1 if each == axis else 1 for each in range(image.ndim)])
    high = np.minimum(low + 1, extent - 1)
    return image.take(low, axis) * (1 - share) + image.take(high, axis) * share


@kernel(OperationType.RESIZE_BILINEAR)
def resize_bilinear(input: Array, size: tuple[int, int], align_corners: bool, half_pixel_centers: bool) -> Array:
    image = input
    for axis, out in enumerate(size, start=1):
        image = _interpolate(image, axis, out, align_corners, half_pixel_centers)
    return image


def _nearest(extent: int, out: int, align_corners: bool, half_pixel_centers: bool) -> Array:
    # In float32 whatever the data: where a place falls on a pixel's edge, its rounding decides.
    places = np.arange(out).astype(np.float32)
    step = _step(extent, out, align_corners, np.float32)
    places = (places + np.float32(0.5)) * step if half_pixel_centers else places * step
    indexes = round_half_away(places) if align_corners else np.floor(places)
    return np.clip(indexes, 0, extent - 1).astype(np.intp)


@kernel(OperationType.RESIZE_NEAREST_NEIGHBOR, takes=Takes.STORED)
def resize_nearest_neighbor(
    input: Array, size: tuple[int, int], align_corners: bool, half_pixel_centers: bool
) -> Array:
    image = input
    for axis, out in enumerate(size, start=1):
        image = image.take(_nearest(input.shape[axis], out, align_corners, half_pixel_centers), axis)
    return image
