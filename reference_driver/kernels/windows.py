"""Windows over images, shared by the convolution and pooling kernels."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.lib.stride_tricks import as_strided

from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.shapes import WindowAxis
from nnconform.harness.ops.windowed import Window


def padded(image: Array, window: Window, fill: Any = 0) -> Array:
    """Return the image with its padding, extended to where the last window ends."""
    pads = [
        (0, 0),
        *(_pads(axis, extent) for axis, extent in zip((window.height, window.width), image.shape[1:3], strict=True)),
        (0, 0),
    ]
    if not any(before or after for before, after in pads):
        return image
    shape = [extent + before + after for extent, (before, after) in zip(image.shape, pads, strict=True)]
    larger = np.full(shape, fill, image.dtype)
    (top, _), (left, _) = pads[1], pads[2]
    larger[:, top : top + image.shape[1], left : left + image.shape[2]] = image
    return larger


def _pads(axis: WindowAxis, extent: int) -> tuple[int, int]:
    assert axis.head is not None
    assert axis.out is not None
    return axis.head, max(0, (axis.out - 1) * axis.stride + axis.reach - axis.head - extent)


def patches(image: Array, window: Window) -> Array:
    """Return a view ``[b, out_h, out_w, kernel_h, kernel_w, c]`` of a padded image: the cells of each window."""
    height, width = window.height, window.width
    assert height.out is not None
    assert width.out is not None
    b, h, w, c = image.strides
    shape = (image.shape[0], height.out, width.out, height.kernel, width.kernel, image.shape[3])
    strides = (b, h * height.stride, w * width.stride, h * height.dilation, w * width.dilation, c)
    return as_strided(image, shape, strides, writeable=False)


def taps(image: Array, window: Window) -> list[tuple[int, int, Array]]:
    """Return for each cell of the window its place, and a view ``[b, out_h, out_w, c]`` of its pixels."""
    height, width = window.height, window.width
    assert height.out is not None
    assert width.out is not None
    return [
        (
            y,
            x,
            image[
                :,
                y * height.dilation : y * height.dilation + (height.out - 1) * height.stride + 1 : height.stride,
                x * width.dilation : x * width.dilation + (width.out - 1) * width.stride + 1 : width.stride,
            ],
        )
        for y in range(height.kernel)
        for x in range(width.kernel)
    ]


def cells(axis: WindowAxis, extent: int) -> Array:
    """Return how many cells of the image, without its padding, each window covers along an axis."""
    assert axis.head is not None
    assert axis.out is not None
    start = np.arange(axis.out) * axis.stride - axis.head
    return np.minimum(start + axis.kernel, extent) - np.maximum(start, 0)
