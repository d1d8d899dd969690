"""How the wrong elements of an output relate to the expected ones, to what was computed from, and to where they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import lgamma, log

import numpy as np

from nnconform.harness.model.numbers import Array
from nnconform.harness.oracle.compare import OutputComparison

# Wrong elements, and right ones, from which a bound between them is told: fewer lie apart by chance.
_APART = 3
# The logarithm of the chance at which a bound is told.
_CHANCE = log(0.01)
_BITS = (8, 16)
_PERIODS = (2, 3, 4, 8, 16, 32)
_ORDINALS = {2: "2nd", 3: "3rd", 32: "32nd"}


def values_apart(output: OutputComparison, inputs: Sequence[Array | None]) -> Iterator[str]:
    """Yield the range of the values of an input, or of the expected ones, in which all elements are wrong and outside
    of which none is.
    """
    assert output.wrong is not None
    wrong = output.wrong.ravel()
    count = int(wrong.sum())
    got = output.got.ravel()
    if min(count, wrong.size - count) < _APART or (got == got[0]).all():
        return
    named = [
        (f"of input {place}", value)
        for place, value in enumerate(inputs)
        if value is not None and value.shape == output.expected.shape and value.dtype.kind in "fiu"
    ]
    named.append(("expected", output.expected))
    # By chance the wrong ones lie side by side in the order of one of so many values.
    if log(2 * len(named) * (wrong.size - count + 1)) - log_choose(wrong.size, count) > _CHANCE:
        return
    for name, value in named:
        numbers = value.ravel().astype(np.float64)
        if not np.isfinite(numbers).all():
            continue
        for what, each in (("value", numbers), ("magnitude", np.abs(numbers))):
            steps = np.diff(each)
            if (steps >= 0).all() or (steps <= 0).all():
                continue  # in order: the place says as much as the value
            low, high, right = each[wrong].min(), each[wrong].max(), each[~wrong]
            if low < high and not ((right >= low) & (right <= high)).any():
                whose = f"whose {what} {name}" if name != "expected" else f"whose expected {what}"
                at_least = f"at least {low:.6g}" if low > right.min() else ""
                at_most = f"at most {high:.6g}" if high < right.max() else ""
                bounds = " and ".join(filter(None, (at_least, at_most)))
                yield f"wrong are the elements {whose} is {bounds}, and no other"
                return


def log_choose(all_: int, some: int) -> float:
    """Return the logarithm of the number of ways to choose some of all."""
    return lgamma(all_ + 1) - lgamma(some + 1) - lgamma(all_ - some + 1)


def related(output: OutputComparison, expected: Array, got: Array) -> str:
    """Return what each wrong element is of the expected one: its reciprocal, its lowest bits, one value for all."""
    assert output.wrong is not None
    wrong = output.wrong.ravel()
    want, have = expected[wrong], got[wrong]
    if want.dtype.kind in "iu" and want.dtype.itemsize > 1:
        for bits in _BITS:
            if bits < 8 * want.dtype.itemsize and (have.astype(np.int64) == want.astype(np.int64) % 2**bits).all():
                return f"each wrong element is the lowest {bits} bits of the expected one"
    if want.size < _APART or want.dtype.kind == "b":
        return ""
    if want.dtype.kind == "f" and np.allclose(want.astype(np.float64) * have.astype(np.float64), 1.0, rtol=2e-3):
        return "each wrong element is the reciprocal of the expected one"
    if (have == have[0]).all() and wrong.size > want.size:
        return f"each wrong element is {have[0]:.9g}"
    return ""


def turned(output: OutputComparison, _expected: Array, _got: Array) -> str:
    """Return along which dimension the expected elements are reversed, or which two are exchanged."""
    want, have = output.expected, output.got.reshape(output.expected.shape)
    for axis, extent in enumerate(want.shape):
        if extent > 1 and (np.flip(want, axis) == have).all():
            return f"the expected values are reversed along dimension {axis}"
    for first in range(want.ndim):
        for second in range(first + 1, want.ndim):
            if min(want.shape[first], want.shape[second]) > 1:
                swapped = np.swapaxes(want, first, second)
                if (swapped.ravel() == have.ravel()).all():
                    return f"the expected values have dimensions {first} and {second} exchanged"
    return ""


def repeated_places(output: OutputComparison, _expected: Array, _got: Array) -> str:
    """Return a range of indexes, or every so many, of one dimension in which all wrong elements are."""
    assert output.wrong is not None
    if output.mismatches < _APART:
        return ""
    places = np.unravel_index(np.flatnonzero(output.wrong), output.expected.shape)
    for axis, along in enumerate(places):
        extent, low, high = output.expected.shape[axis], int(along.min()), int(along.max())
        if low == high:
            continue
        if high == extent - 1 and low > 0 and len(places) > 1 and np.unique(along).size == high - low + 1:
            return f"only the last {high - low + 1} of {extent} indexes of dimension {axis} are wrong"
        for period in reversed(_PERIODS):
            if extent >= 2 * period and np.unique(along % period).size == 1:
                nth = _ORDINALS.get(period, f"{period}th")
                return f"only every {nth} index of dimension {axis} is wrong, from {low} on"
    return ""
