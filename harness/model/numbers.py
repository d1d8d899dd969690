"""Operand types in numpy's terms: element types, sizes, ranges, quantisation.

Source: the comments on OperandType in types.hal 1.0 to 1.3.
"""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from nnconform.harness.model.codes import OperandType as T

Array = npt.NDArray[Any]

DTYPES: dict[T, np.dtype[Any]] = {
    T.FLOAT32: np.dtype("<f4"),
    T.INT32: np.dtype("<i4"),
    T.UINT32: np.dtype("<u4"),
    T.TENSOR_FLOAT32: np.dtype("<f4"),
    T.TENSOR_INT32: np.dtype("<i4"),
    T.TENSOR_QUANT8_ASYMM: np.dtype("u1"),
    T.BOOL: np.dtype("?"),
    T.TENSOR_QUANT16_SYMM: np.dtype("<i2"),
    T.TENSOR_FLOAT16: np.dtype("<f2"),
    T.TENSOR_BOOL8: np.dtype("?"),
    T.FLOAT16: np.dtype("<f2"),
    T.TENSOR_QUANT8_SYMM_PER_CHANNEL: np.dtype("i1"),
    T.TENSOR_QUANT16_ASYMM: np.dtype("<u2"),
    T.TENSOR_QUANT8_SYMM: np.dtype("i1"),
    T.TENSOR_QUANT8_ASYMM_SIGNED: np.dtype("i1"),
    T.TENSOR_OEM_BYTE: np.dtype("u1"),
}

# Read for every operand of every model: asking numpy takes five times as long.
_ELEMENT_SIZES: dict[int, int] = {code: dtype.itemsize for code, dtype in DTYPES.items()}

SCALARS = frozenset({T.FLOAT32, T.INT32, T.UINT32, T.BOOL, T.FLOAT16, T.OEM})
_WITHOUT_DIMENSIONS = SCALARS | {T.SUBGRAPH}
FLOATS = frozenset({T.FLOAT32, T.FLOAT16, T.TENSOR_FLOAT32, T.TENSOR_FLOAT16})

# The zero points that a quantised type admits; its scale must be positive.
ZERO_POINTS: dict[T, tuple[int, int]] = {
    T.TENSOR_QUANT8_ASYMM: (0, 255),
    T.TENSOR_QUANT8_ASYMM_SIGNED: (-128, 127),
    T.TENSOR_QUANT8_SYMM: (0, 0),
    T.TENSOR_QUANT16_SYMM: (0, 0),
    T.TENSOR_QUANT16_ASYMM: (0, 65535),
}
QUANTISED = frozenset(ZERO_POINTS) | {T.TENSOR_QUANT8_SYMM_PER_CHANNEL}
_RANGES: dict[int, tuple[int, int]] = {
    code: (int(np.iinfo(dtype).min), int(np.iinfo(dtype).max)) for code, dtype in DTYPES.items() if dtype.kind in "iu"
}


# The axes that an array of numpy can have, at most.
_MOST_AXES = 64


def is_tensor(code: int) -> bool:
    """Return whether operands of this type have dimensions (extension types are unknown here and count as tensors)."""
    return code not in _WITHOUT_DIMENSIONS


def element_size(code: int) -> int:
    """Return the size of one element in bytes; 0 for types without elements of a known size."""
    return _ELEMENT_SIZES.get(code, 0)


def byte_size(code: int, dimensions: tuple[int, ...]) -> int:
    """Return the size of a value in bytes; 0 if an extent (0) or a tensor's rank (no dimensions) is unknown."""
    if not dimensions and is_tensor(code):
        return 0
    return element_size(code) * prod(dimensions)


def is_shape(dimensions: tuple[int, ...]) -> bool:
    """Return whether an array can have these dimensions: none is negative, and numpy has as many axes."""
    return len(dimensions) <= _MOST_AXES and min(dimensions, default=0) >= 0


def truths(array: Array) -> Array:
    """Return truth values of any bytes as those of 0 and 1; any other array as it is.

    Each byte but 0 is true, which neither numpy nor runtimes expect of an array of truth values.
    """
    if array.dtype.kind != "b" or array.view(np.uint8).max(initial=0) <= 1:
        return array
    return np.asarray(array.view(np.uint8) != 0)


def quantised_range(code: T) -> tuple[int, int]:
    """Return the smallest and the largest raw value of an integer type."""
    return _RANGES[code]


def round_half_away(values: Array) -> Array:
    """Round to the nearest integer, ties away from zero, as the contract quantises; numpy rounds ties to even.

    ``trunc(x + 0.5)`` is wrong just below a tie, where the sum itself rounds up. Adding the float just below 0.5 gives
    the next integer at a tie and not before it.
    """
    half = np.nextafter(values.dtype.type(0.5), values.dtype.type(0))
    return np.asarray(np.trunc(values + np.copysign(half, values)))


def per_axis(values: Any, axis: int, rank: int) -> Array:
    """Return a vector along ``axis`` of a tensor of ``rank``, in a shape that broadcasts."""
    shape = [1] * rank
    shape[axis] = -1
    return np.asarray(values).reshape(shape)


def quantise(real: Array, code: T, scale: Any, zero_point: int) -> Array:
    """Return real values as raw ones: ``clamp(zero_point + round_half_away(real / scale))``.

    ``scale`` may be an array that broadcasts (per channel). The division is done in the precision of ``real``; an input
    of NaN has no defined result and becomes the zero point.
    """
    low, high = quantised_range(code)
    raw = round_half_away(real / np.asarray(scale, real.dtype)) + zero_point
    undefined = np.isnan(raw)
    if undefined.any():
        raw = np.where(undefined, zero_point, raw)
    return np.asarray(np.clip(raw, low, high), DTYPES[code])


def dequantise(raw: Array, scale: Any, zero_point: int, dtype: npt.DTypeLike = np.float32) -> Array:
    """Return raw values as real ones: ``(raw - zero_point) * scale``, computed in ``dtype``."""
    return np.asarray((raw.astype(np.int32) - zero_point).astype(dtype) * np.asarray(scale, dtype))
