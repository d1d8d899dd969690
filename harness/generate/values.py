"""Contents of tensors, typical and at the limits of a type, drawn from the choices."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from nnconform.harness.generate.choices import Choices
from nnconform.harness.model.codes import OperandType as T
from nnconform.harness.model.numbers import DTYPES, FLOATS, QUANTISED, Array, quantise, quantised_range
from nnconform.harness.ops.draft import CallDraft
from nnconform.harness.ops.schema import Above, Arg, Within

# Floats are drawn as multiples of this: sums and products of a few of them are exact in float16 too.
GRID = 0.125
DOMAIN = (-3.0, 3.0)
INTEGERS = (-9.0, 9.0)
# Up to so many elements are as distinct as they can be.
_FEW = 1 << 13
# A line with more elements has both its largest and its smallest one at its end.
_BOTH = 2


def scalar(draft: CallDraft, arg: Arg, code: T) -> Any:
    """Return the value of a scalar argument: the one fixed in the draft, or a small drawn one."""
    if arg.name in draft.values:
        return draft.values[arg.name]
    if code == T.BOOL:
        return draft.flag()
    if code in FLOATS:
        low = arg.values.low if isinstance(arg.values, Above | Within) else 0.0
        return max(low, -2.0) + 0.25 * draft.integer(1, 8)
    bounds = arg.values if isinstance(arg.values, Within) else Within(0)
    low = int(max(bounds.low, -4))
    return draft.integer(low, int(min(bounds.high, low + 3)))


def contents(
    choices: Choices, code: T, shape: tuple[int, ...], domain: tuple[float, float] | None, scale: Any, zero_point: int
) -> Array:
    """Return typical contents of a tensor, in the operand's element type.

    ``domain`` bounds the real values (for quantised types too, through ``scale`` and ``zero_point``). One integer is
    chosen: 0 gives values in order, others give them at random.
    """
    seed = choices.integer(0, 2**31 - 1)
    count = prod(shape)
    if code == T.TENSOR_BOOL8:
        flat: Array = _spread(seed, count, 0, 1) == 1
    elif code in QUANTISED and domain is None:
        low, high = quantised_range(code)
        # Symmetric types exclude the lowest value, as TensorFlow Lite's converters do.
        low = max(low, -high) if zero_point == 0 and low < 0 and code != T.TENSOR_QUANT8_ASYMM_SIGNED else low
        flat = _spread(seed, count, low, high)
    elif code in FLOATS or code in QUANTISED:
        low_real, high_real = domain or DOMAIN
        flat = _spread(seed, count, int(np.ceil(low_real / GRID)), int(np.floor(high_real / GRID))) * GRID
        if code in QUANTISED:
            return quantise(flat.reshape(shape), code, scale, zero_point)
    else:
        low_real, high_real = domain or INTEGERS
        flat = _spread(seed, count, int(low_real), int(high_real))
    return flat.astype(DTYPES[code]).reshape(shape)


def fine_contents(
    choices: Choices, code: T, shape: tuple[int, ...], domain: tuple[float, float] | None, scale: Any, zero_point: int
) -> Array:
    """Return contents of a float tensor that need all digits of its type; arguments as of ``contents``."""
    random = np.random.default_rng(choices.integer(0, 2**31 - 1))
    return random.uniform(*(domain or DOMAIN), shape).astype(DTYPES[code])


def with_peaks(array: Array, axis: int) -> Array:
    """Return the array with the last element of each line along an axis the largest or the smallest, in turns, and the
    one before it the other.

    Whatever searches, sums or normalises along the axis then depends on the last elements, even of a single line.
    """
    if not array.size:
        return array
    moved = np.moveaxis(array.copy(), axis, -1)
    most, least = array.max(), array.min()
    if array.dtype.kind == "f":
        middle = most / 2 + least / 2
        moved -= middle
        moved *= array.dtype.type(0.875)
        moved += middle
    elif array.dtype.kind in "iu" and int(most) - int(least) > 2:
        np.clip(moved, least + 1, most - 1, out=moved)
    lines = np.arange(moved[..., -1].size).reshape(moved.shape[:-1])
    if array.dtype == np.bool_:
        return np.ascontiguousarray(np.moveaxis(_decided(lines + int(array.flat[0]), moved.shape[-1]), -1, axis))
    odd = lines % 2
    if array.dtype.kind == "f":
        # Each line has a peak of its own, so that a result shows which line it is of.
        shares = array.dtype.type(0.9) + array.dtype.type(0.1) * (lines * 0.618 % 1).astype(array.dtype)
        middle = (most / 2 + least / 2).astype(array.dtype)
        most, least = middle + (most - middle) * shares, middle + (least - middle) * shares
    if moved.shape[-1] > _BOTH:
        moved[..., -2] = np.where(odd, most, least)
    moved[..., -1] = np.where(odd, least, most)
    return np.ascontiguousarray(np.moveaxis(moved, -1, axis))


def _decided(lines: Array, extent: int) -> Array:
    """Return lines of truth values that are equal but for the last in two of four, which alone decides whether all or
    any of them are true.
    """
    truth = np.repeat((lines % 2 == 0)[..., np.newaxis], extent, axis=-1)
    truth[..., -1] ^= lines % 4 < 2
    return truth


def _spread(seed: int, count: int, low: int, high: int) -> Array:
    """Return ``count`` integers between the bounds, as distinct as the bounds allow if they are few."""
    width = high - low + 1
    if seed == 0:
        return low + np.arange(count) % width
    random = np.random.default_rng(seed)
    few = width <= 1 << 16 and count <= _FEW
    rounds = [random.permutation(width) for _ in range(-(-count // width))] if few else []
    return low + (np.concatenate(rounds)[:count] if rounds else random.integers(0, width, count))
