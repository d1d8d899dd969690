"""ROI_POOLING: maxima are separable, so the cells' rows are reduced first, then their columns."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array, round_half_away
from nnconform.reference_driver.kernels.registry import kernel


def _cells(start: int, end: int, out: int, extent: int) -> list[slice]:
    """Return the pixels of each cell along an axis; both ends of the region belong to it."""
    size = end - start + 1
    edges = [(start + place * size // out, start - (-(place + 1) * size // out)) for place in range(out)]
    return [slice(min(low, extent), min(high, extent)) for low, high in edges]


def _write_largest(results: Array, values: Array, cells: list[slice]) -> None:
    """Write the largest values of each cell along the first axis to ``results``."""
    for place, cell in enumerate(cells):
        # A cell outside the image covers no pixel and is 0.
        if cell.start < cell.stop:
            np.maximum.reduce(values[cell], axis=0, out=results[place])


@kernel(OperationType.ROI_POOLING)
def roi_pooling(
    features: Array,
    rois: Array,
    batch_index: Array,
    out_height: int,
    out_width: int,
    height_stride: float,
    width_stride: float,
) -> Array:
    _, height, width, channels = features.shape
    strides = np.array([width_stride, height_stride] * 2, rois.dtype)
    results = np.zeros((len(rois), out_height, out_width, channels), features.dtype)
    corners = round_half_away(rois / strides).astype(int).tolist()
    for place, (image, (x1, y1, x2, y2)) in enumerate(zip(batch_index, corners, strict=True)):
        rows, columns = _cells(y1, y2, out_height, height), _cells(x1, x2, out_width, width)
        tall = np.zeros((out_height, width, channels), features.dtype)
        _write_largest(tall, features[image], rows)
        _write_largest(results[place].swapaxes(0, 1), tall.swapaxes(0, 1), columns)
    return results
