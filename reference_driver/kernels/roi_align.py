"""ROI_ALIGN: interpolation and mean are linear and separable, so each region is two products with weights."""

from __future__ import annotations

import math

import numpy as np

from nnconform.harness.model.codes import OperationType
from nnconform.harness.model.numbers import Array
from nnconform.reference_driver.kernels.registry import kernel

# Weights of one box and axis; with more an execution is refused: RESOURCE_EXHAUSTED.
_MOST = 2**26


def _weights(start: float, end: float, out: int, ratio: int, extent: int) -> Array:
    """Return ``[out, extent]``: the weight of each pixel along an axis in each cell."""
    dtype = type(start)
    # Regions smaller than a pixel are widened to a pixel.
    cell = max(end - start, dtype(1)) / dtype(out)
    samples = ratio or math.ceil(cell)
    if out * samples * extent > _MOST:
        raise MemoryError(f"{out} x {samples} samples of {extent} pixels")
    places = start + (np.arange(out * samples, dtype=dtype) + dtype(0.5)) * (cell / dtype(samples))
    distance = np.abs(np.clip(places, 0, extent - 1)[:, None] - np.arange(extent, dtype=dtype))
    return np.maximum(1 - distance, 0).reshape(out, samples, extent).mean(axis=1)


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
    results = np.empty((len(rois), out_height, out_width, channels), features.dtype)
    for place, (image, (x1, y1, x2, y2)) in enumerate(zip(batch_index, rois * (1 / strides), strict=True)):
        rows = _weights(y1, y2, out_height, height_sampling_ratio, height)
        columns = _weights(x1, x2, out_width, width_sampling_ratio, width)
        # [out_h, h] @ [h, w * c], then [out_w, w] @ [out_h, w, c].
        tall = (rows @ features[image].reshape(height, width * channels)).reshape(out_height, width, channels)
        results[place] = columns @ tall
    return results
