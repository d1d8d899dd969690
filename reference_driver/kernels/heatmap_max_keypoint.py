"""HEATMAP_MAX_KEYPOINT: the first maximum of each map, refined by one Newton step on the 3 by 3 pixels around it."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import kernel

_LONGEST = 1.5


def _around(maps: Array, y: Array, x: Array) -> Array:
    """Return ``[3, 3, n]``: the pixels around (y, x) of ``n`` maps, mirrored at the borders."""
    size = maps.shape[1]
    steps = np.arange(-1, 2)
    # Pixel -1 is pixel 1, pixel size is size - 2.
    rows, columns = (size - 1 - np.abs(size - 1 - np.abs(place + steps[:, None])) for place in (y, x))
    return maps[np.arange(len(maps)), rows[:, None], columns[None]]


def _top(near: Array, singular: float) -> tuple[Array, Array, Array]:
    """Return the position of the top of the parabolas through pixels ``near``, along x and y, and its height."""
    slope_x, slope_y = (near[1, 2] - near[1, 0]) / 2, (near[2, 1] - near[0, 1]) / 2
    xx = near[1, 0] - 2 * near[1, 1] + near[1, 2]
    yy = near[0, 1] - 2 * near[1, 1] + near[2, 1]
    xy = (near[2, 2] - near[2, 0] - near[0, 2] + near[0, 0]) / 4
    determinant = xx * yy - xy * xy
    flat = np.abs(determinant) < singular + singular * (xx * yy)
    divisor = np.where(flat, 1, determinant)
    x = np.where(flat, 0, (xy * slope_y - yy * slope_x) / divisor)
    y = np.where(flat, 0, (xy * slope_x - xx * slope_y) / divisor)
    shrink = _LONGEST / np.maximum(np.maximum(np.abs(x), np.abs(y)), _LONGEST)
    x, y = x * shrink, y * shrink
    score = near[1, 1] + slope_x * x + slope_y * y + (xx * x * x + 2 * xy * x * y + yy * y * y) / 2
    return x, y, score


@kernel(OperationType.HEATMAP_MAX_KEYPOINT, stacks=True)
def heatmap_max_keypoint(heatmap: Array, boxes: Array, singular: float) -> tuple[Array, Array]:
    *before, size, _, keypoints = heatmap.shape
    maps = np.moveaxis(heatmap, -1, -3).reshape(-1, size, size)
    y, x = np.divmod(maps.reshape(len(maps), -1).argmax(axis=1), size)
    shift_x, shift_y, scores = _top(_around(maps, y, x), singular)
    places = np.stack([x + shift_x, y + shift_y], axis=-1).reshape(*before, keypoints, 2).astype(heatmap.dtype)
    corner, extent = boxes[..., None, :2], (boxes[..., 2:] - boxes[..., :2])[..., None, :]
    return scores.reshape(*before, keypoints), (places + heatmap.dtype.type(0.5)) / size * extent + corner
