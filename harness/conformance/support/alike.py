"""Whether a driver gave two results of one call, where nothing says which of them is right."""

from __future__ import annotations

import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.harness.oracle.tolerance import HALF, SINGLE

# What is left behind by another call is off by more; what a driver adds up in another order each time is not.
_NEAR = 1e-2


def is_quantised(values: Array) -> bool:
    """Return whether these are raw values of a quantised type: integers of 8 or 16 bits."""
    return values.dtype.kind in "iu" and values.dtype.itemsize < 4


def are_alike(one: Array, two: Array) -> bool:
    """Return whether two executions of one call gave one result: floats may differ a little, and quantised values by a
    unit, for the contract asks nobody to round alike twice; other integers may not.
    """
    relative, absolute = (_NEAR, _NEAR) if one.dtype.kind == "f" else (0, int(is_quantised(one)))
    return one.shape == two.shape and bool(
        np.allclose(one.astype(np.float64), two.astype(np.float64), relative, absolute, equal_nan=True)
    )


def told_apart(got: Array, wanted: Array) -> str:
    """Return how two arrays differ: in shape, or in how many elements, with the first of them."""
    if got.shape != wanted.shape:
        return f"got {list(got.shape)}, wanted {list(wanted.shape)}"
    apart = (got != wanted) & ~((got != got) & (wanted != wanted))
    if not apart.any():
        return "no element differs"
    first = tuple(int(each) for each in np.argwhere(apart)[0])
    where = f"{np.count_nonzero(apart)} of {apart.size} elements differ, the first at {list(first)}"
    return f"{where}: got {got[first]}, wanted {wanted[first]}"


def differ_by_rounding(one: Array, two: Array) -> bool:
    """Return whether two outputs of one shape are equal but for roundings: quantised values that may both be a unit off
    one value, if not almost all of them differ; floats that may both be within the tolerance of one value.
    """
    if one.tobytes() == two.tobytes():
        return True
    wide = one.astype(np.float64), two.astype(np.float64)
    if is_quantised(one):
        apart = np.abs(wide[0] - wide[1])
        most = max(1, apart.size - apart.size // 8 - 1)
        return bool(apart.max(initial=0) <= 2 and np.count_nonzero(apart) <= most)
    if one.dtype.kind != "f":
        return False
    tolerance = HALF if one.dtype.itemsize < 4 else SINGLE
    return bool(np.allclose(*wide, 2 * tolerance.relative, 2 * tolerance.absolute, equal_nan=True))
