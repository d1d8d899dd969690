"""A right driver: convolutions of floats in tiles (Winograd's), as libraries for phones and GPUs compute them.

A tile of several results comes from products of polynomials at a few points, which rounds more than a plain sum, and
with all of the tile's pixels, whichever of them a result is of.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from math import lcm
from typing import Any

import numpy as np

from nnconform.harness.model.codes import OperationType as O
from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Call
from nnconform.reference_driver.kernels.registry import Takes
from nnconform.reference_driver.kernels.windows import padded
from nnconform.reference_driver.parts import driver_of
from nnconform.reference_driver.plan import Step

# The usual points, beside infinity: of four by four results of a window of three by three, and of six by six.
POINTS, MORE = (0, 1, -1, 2, -2), (0, 1, -1, 2, -2, Fraction(1, 2), Fraction(-1, 2))


class Tiled(Step):
    """A step that computes windows of several cells and a stride of 1 in tiles."""

    points: tuple[Fraction | int, ...] = POINTS

    def compute(self, call: Call, arguments: dict[str, Any]) -> Sequence[Array]:
        named = call.op.code in (O.CONV_2D, O.GROUPED_CONV_2D, O.DEPTHWISE_CONV_2D)
        if not named or self.kernel.takes is not Takes.REAL or not self._fits(arguments["window"]):
            return super().compute(call, arguments)
        window = arguments["window"]
        image, filters = padded(arguments["input"], window), arguments["filter"]
        if call.op.code == O.DEPTHWISE_CONV_2D:
            image = np.repeat(image, arguments["depth_multiplier"], axis=3)
            parts = zip(np.split(image, image.shape[3], 3), np.split(filters, image.shape[3], 3), strict=True)
        else:
            groups = arguments.get("num_groups", 1)
            parts = zip(np.split(image, groups, 3), np.split(filters, groups), strict=True)
        rows, columns = window.height.out, window.width.out
        sums = [self._in_tiles(part, own)[:, :rows, :columns] for part, own in parts]
        return [np.concatenate(sums, axis=3) + arguments["bias"]]

    def _fits(self, window: Any) -> bool:
        axes = window.height, window.width
        inside = all(axis.stride == axis.dilation == 1 and 0 < axis.kernel <= len(self.points) for axis in axes)
        return inside and max(axis.kernel for axis in axes) > 1 and all(axis.out for axis in axes)

    def _in_tiles(self, image: Array, filters: Array) -> Array:
        """Convolve ``[b, h, w, c_in]`` by ``[c_out, kernel_h, kernel_w, c_in]``."""
        sides = [_transforms(self.points, kernel, image.dtype.str) for kernel in filters.shape[1:3]]
        (back_y, weigh_y, ahead_y), (back_x, weigh_x, ahead_x) = sides
        size, step = [len(each[1]) for each in sides], [len(each[0]) for each in sides]
        counts = [-(-(image.shape[1 + axis] - filters.shape[1 + axis] + 1) // step[axis]) for axis in (0, 1)]
        room = [counts[axis] * step[axis] + filters.shape[1 + axis] - 1 for axis in (0, 1)]
        whole = np.zeros((len(image), *room, image.shape[3]), image.dtype)
        whole[:, : image.shape[1], : image.shape[2]] = image
        every = np.lib.stride_tricks.sliding_window_view(whole, size, (1, 2))[:, :: step[0], :: step[1]]
        seen = np.einsum("py,bhwcyx->bhwcpx", ahead_y, every)
        seen = np.einsum("qx,bhwcpx->pqbhwc", ahead_x, seen)
        weights = np.einsum("qx,opxc->pqco", weigh_x, np.einsum("py,oyxc->opxc", weigh_y, filters))
        products = np.matmul(seen.reshape(*size, -1, image.shape[3]), weights)
        products = products.reshape(*seen.shape[:5], len(filters))
        results = np.einsum("ip,pqbhwo->iqbhwo", back_y, products)
        results = np.einsum("jq,iqbhwo->bhiwjo", back_x, results)
        return np.asarray(results).reshape(len(image), counts[0] * step[0], counts[1] * step[1], len(filters))


class LargerTiled(Tiled):
    """The same in larger tiles."""

    points = MORE


class FarTiled(Tiled):
    """Wrong: in tiles whose points are so far from 0 that little is left of what cancels."""

    points = (0, 1, -1, 2, -2, 3, -3)


class Short(Tiled):
    """Wrong: not in tiles, of numbers with 10 bits behind the first, as matrix units made for training have."""

    def _in_tiles(self, image: Array, filters: Array) -> Array:
        rows, columns = (extent - seen + 1 for extent, seen in zip(image.shape[1:3], filters.shape[1:3], strict=True))
        sums = np.zeros((len(image), rows, columns, len(filters)), image.dtype)
        for y, x in np.ndindex(*filters.shape[1:3]):
            sums += _short(image[:, y : y + rows, x : x + columns]) @ _short(filters[:, y, x]).T
        return sums


def _short(values: Array) -> Array:
    fraction, exponent = np.frexp(values)
    return np.asarray(np.ldexp(np.round(fraction * 2.0**11), exponent - 11), values.dtype)


@cache
def _transforms(points: tuple[Fraction | int, ...], kernel: int, dtype: str) -> tuple[Array, Array, Array]:
    """Return the matrices that take products to results, a filter to weights, and an image to what is weighed."""
    size = len(points) + 1
    if kernel == 1:
        one = np.eye(1, dtype=dtype)
        return one, one, one
    back, weigh = _powers(points, size - kernel + 1), _powers(points, kernel)
    ahead = _inverse(_powers(points, size)).T
    for row in range(size):
        # As integers, the pixels are weighed without a rounding of the matrix.
        factor = lcm(*(each.denominator for each in ahead[row]))
        ahead[row], weigh[row] = ahead[row] * factor, weigh[row] / factor
    back, weigh, ahead = (each.astype(np.float64).astype(dtype) for each in (back.T, weigh, ahead))
    return back, weigh, ahead


def _powers(points: tuple[Fraction | int, ...], count: int) -> Array:
    """Return so many powers of each point, and of infinity the last one alone."""
    rows = [[Fraction(point) ** power for power in range(count)] for point in points]
    return np.array([*rows, [Fraction(0)] * (count - 1) + [Fraction(1)]], object)


def _inverse(matrix: Array) -> Array:
    """Return the exact inverse of a matrix of fractions."""
    size = len(matrix)
    rows = np.concatenate([matrix, np.array([[Fraction(int(i == j)) for j in range(size)] for i in range(size)])], 1)
    for place in range(size):
        pivot = next(row for row in range(place, size) if rows[row, place])
        rows[[place, pivot]] = rows[[pivot, place]]
        rows[place] = rows[place] / rows[place, place]
        for other in range(size):
            if other != place:
                rows[other] = rows[other] - rows[place] * rows[other, place]
    return rows[:, size:]


def open_tiled(**options: str) -> object:
    """Return the driver."""
    return driver_of(Tiled)(**options)


def open_larger_tiled(**options: str) -> object:
    """Return the driver of larger tiles."""
    return driver_of(LargerTiled)(**options)


def open_far_tiled(**options: str) -> object:
    """Return the wrong driver of far points."""
    return driver_of(FarTiled)(**options)


def open_short(**options: str) -> object:
    """Return the wrong driver of short numbers."""
    return driver_of(Short)(**options)
