"""Arrays in a form that msgspec can serialise."""

from __future__ import annotations

import msgspec
import numpy as np

from nnconform.harness.model.numbers import Array


class Packed(msgspec.Struct, frozen=True, array_like=True):
    """An array: element type, extents, bytes."""

    dtype: str
    shape: tuple[int, ...]
    data: bytes


def packed(array: Array | None) -> Packed | None:
    """Return an array, packed; None stays None."""
    return None if array is None else Packed(array.dtype.str, array.shape, array.tobytes())


def unpacked(values: Packed | None) -> Array | None:
    """Return the array, read-only."""
    return None if values is None else np.frombuffer(values.data, values.dtype).reshape(values.shape)
