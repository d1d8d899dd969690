"""Windows over images, shared by the convolution and pooling kernels."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
from numpy.lib.stride_tricks import as_strided

from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.shapes import WindowAxis
from nnconform.harness.ops.windowed import Window
from nnconform.reference_driver.compiled import Loops
from nnconform.reference_driver.room import expect_room
from nnconform.reference_driver.tensors import Quantised

_NO_PADS = ((0, 0), (0, 0))


def padded(image: Array, window: Window, fill: Any = 0) -> Array:
    """Return the image with its padding, extended to where the last window ends. Raises MemoryError if it has no
    room.
    """
    (top, bottom), (left, right) = pads = _both_pads(image, window)
    if pads == _NO_PADS:
        return image
    b, h, w, c = image.shape
    shape = b, top + h + bottom, left + w + right, c
    expect_room(shape, image.itemsize)
    larger = np.full(shape, fill, image.dtype)
    larger[:, top : top + h, left : left + w] = image
    return larger


def centred(image: Quantised, window: Window, dtype: Any) -> Array:
    """Return ``raw - zero_point`` in ``dtype`` with its padding, which is 0, as ``padded`` does."""
    raw, zero_point = image.raw, image.zero_point
    (top, bottom), (left, right) = pads = _both_pads(raw, window)
    b, h, w, c = raw.shape
    if pads == _NO_PADS:
        larger = inner = np.empty((b, h, w, c), dtype)
    else:
        shape = b, top + h + bottom, left + w + right, c
        expect_room(shape, np.dtype(dtype).itemsize)
        larger = np.zeros(shape, dtype)
        inner = larger[:, top : top + h, left : left + w]
    inner[...] = raw
    if zero_point:
        inner -= dtype(zero_point)
    return larger


class Frame(msgspec.Struct, frozen=True):
    """A padded image: its rows and columns, those before the image's own, and the windows over it, along both axes."""

    extents: tuple[int, int]
    heads: tuple[int, int]
    windows: tuple[int, int]

    @classmethod
    def of(cls, window: Window) -> Frame:
        """Return the frame of the images of a window whose extents are known, up to where the last window ends."""
        axes = window.height, window.width
        windows = [axis.out or 0 for axis in axes]
        extents = [(out - 1) * axis.stride + axis.reach for out, axis in zip(windows, axes, strict=True)]
        return cls(*((first, second) for first, second in (extents, [axis.head or 0 for axis in axes], windows)))

    def centred(self, fast: Loops, raw: Array, zero_point: int, dtype: Any) -> Array:
        """Return what the function ``centred`` does, by a compiled loop, of a raw image in C order."""
        shape = len(raw), *self.extents, raw.shape[3]
        expect_room(shape, np.dtype(dtype).itemsize)
        image = np.empty(shape, dtype)
        fast.centred(raw, zero_point, self.heads, image)
        return image


def steps_of(window: Window) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the strides and the dilations, each along both axes."""
    height, width = window.height, window.width
    return (height.stride, width.stride), (height.dilation, width.dilation)


def _both_pads(image: Array, window: Window) -> tuple[tuple[int, int], tuple[int, int]]:
    return _pads(window.height, image.shape[1]), _pads(window.width, image.shape[2])


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
    if type(image) is np.ndarray and image.flags.c_contiguous:
        # As below, in a tenth of the time.
        return np.ndarray(shape, image.dtype, image, 0, strides)
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
