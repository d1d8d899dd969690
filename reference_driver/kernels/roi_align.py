"""ROI_ALIGN: interpolation and mean are linear and separable, so each region is two products with weights."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import kernel

# Weights of one box and axis; with more an execution is refused: RESOURCE_EXHAUSTED.
_MOST = 2**26
# Numbers that the boxes which are computed together need.
_BLOCK = 2**17


class _Axis:
    """The cells of all boxes along one axis of the image."""

    def __init__(self, starts: Array, ends: Array, out: int, ratio: int, extent: int) -> None:
        self.starts, self.out, self.extent = starts, out, extent
        # Regions smaller than a pixel are widened to a pixel.
        self.cells = np.maximum(ends - starts, starts.dtype.type(1)) / starts.dtype.type(out)
        self.samples = np.full(len(starts), ratio) if ratio else np.ceil(self.cells).astype(int)
        most = int(self.samples.max(initial=0))
        if out * most * extent > _MOST:
            raise MemoryError(f"{out} x {most} samples of {extent} pixels")

    def weights(self, boxes: Array) -> Array:
        """Return ``[boxes, out, extent]``: the weight of each pixel in each cell of boxes with as many samples."""
        dtype, samples = self.starts.dtype.type, int(self.samples[boxes[0]])
        steps, starts = (self.cells[boxes] / dtype(samples))[:, None], self.starts[boxes][:, None]
        places = starts + (np.arange(self.out * samples, dtype=dtype) + dtype(0.5)) * steps
        places = np.clip(places, 0, self.extent - 1)
        distance = np.abs(places[..., None] - np.arange(self.extent, dtype=dtype))
        return np.maximum(1 - distance, 0).reshape(len(boxes), self.out, samples, self.extent).mean(axis=2)


@kernel(OperationType.ROI_ALIGN)
def roi_align(
    features: Array,
    rois: Array,
    batch_index: Array,
    out_height: int,
    out_width: int,
    height_stride: float,
    width_stride: float,
    height_sampling_ratio: int,
    width_sampling_ratio: int,
) -> Array:
    _, height, width, channels = features.shape
    strides = np.array([width_stride, height_stride] * 2, rois.dtype)
    x1, y1, x2, y2 = (rois * (1 / strides)).T
    rows = _Axis(y1, y2, out_height, height_sampling_ratio, height)
    columns = _Axis(x1, x2, out_width, width_sampling_ratio, width)
    results = np.empty((len(rois), out_height, out_width, channels), features.dtype)
    for boxes in _together(batch_index, rows, columns, width * channels):
        image = features[batch_index[boxes[0]]].reshape(height, width * channels)
        # [n, out_h, h] @ [h, w * c], then [n, 1, out_w, w] @ [n, out_h, w, c].
        tall = (rows.weights(boxes) @ image).reshape(len(boxes), out_height, width, channels)
        results[boxes] = columns.weights(boxes)[:, None] @ tall
    return results


def _together(batch_index: Array, rows: _Axis, columns: _Axis, row: int) -> Iterator[Array]:
    """Yield the numbers of boxes of one image with as many samples, of which so many are computed together that the
    intermediate results, with rows of ``row`` numbers, stay small.
    """
    kinds = np.stack([batch_index, rows.samples, columns.samples], axis=1)
    _, kind_of = np.unique(kinds, axis=0, return_inverse=True)
    for kind in range(int(kind_of.max(initial=-1)) + 1):
        boxes = np.flatnonzero(kind_of == kind)
        sizes = [axis.out * int(axis.samples[boxes[0]]) * axis.extent for axis in (rows, columns)]
        step = max(1, _BLOCK // max(*sizes, rows.out * row))
        for begin in range(0, len(boxes), step):
            yield boxes[begin : begin + step]
