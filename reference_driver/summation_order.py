"""Summation in reverse order, as correct as numpy's own, so that no case may depend on a driver's order."""

from __future__ import annotations

from typing import Any

import numpy as np

from nnconform.harness.model.numbers import Array


class Backwards(np.ndarray[Any, Any]):
    """An array whose sums and matrix products run from the last term to the first."""

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: Any, **options: Any) -> Any:
        plain = [_plain(each) for each in inputs]
        if "out" in options:
            options["out"] = tuple(map(_plain, options["out"]))
        if ufunc is np.matmul and method == "__call__":
            plain = _reversed_product(*plain)
        elif ufunc is np.add and method == "reduce" and plain[0].ndim:
            plain[0] = np.flip(plain[0])
        result = getattr(ufunc, method)(*plain, **options)
        if ufunc is np.add and method == "reduce" and isinstance(result, np.ndarray):
            # The remaining axes were reversed with the others.
            result = np.flip(result)
        return result.view(Backwards) if isinstance(result, np.ndarray) else result


def backwards(values: Array) -> Array:
    """Return a view of the array whose sums run backwards."""
    return values.view(Backwards)


def _plain(value: Any) -> Any:
    return value.view(np.ndarray) if isinstance(value, Backwards) else value


def _reversed_product(left: Array, right: Array) -> list[Array]:
    return [left[..., ::-1], right[..., ::-1, :] if right.ndim > 1 else right[::-1]]
