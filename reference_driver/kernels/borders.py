"""Borders around arrays, shared by the kernels that pad: numpy's ``pad`` takes ten times as long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from nnconform.harness.model.numbers import Array


def surrounded(array: Array, widths: Sequence[Sequence[int]], value: Any) -> Array:
    """Return the array with ``widths``, before and after along each axis, of ``value`` around it.

    Raises ValueError for a negative width, and for another number of widths than axes.
    """
    if len(widths) != array.ndim or any(width < 0 for pair in widths for width in pair):
        raise ValueError(f"got widths {list(widths)} for {array.ndim} axes, wanted one pair of 0 or more for each")
    pairs = list(zip(array.shape, widths, strict=True))
    larger = np.full([before + extent + after for extent, (before, after) in pairs], value, array.dtype)
    larger[tuple(slice(before, before + extent) for extent, (before, _) in pairs)] = array
    return larger
