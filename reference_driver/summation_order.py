"""Other orders of float sums, as correct as numpy's own, so that no verdict may depend on a driver's order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.lib.array_utils import normalize_axis_tuple

from nnconform.harness.model.numbers import Array


class Ordered(np.ndarray[Any, Any]):
    """An array whose sums and matrix products have an order of their own, as has what is computed from it."""

    @staticmethod
    def product(left: Array, right: Array) -> Array:
        """Return the product of matrices."""
        return np.matmul(left, right)

    @staticmethod
    def total(values: Array, *arguments: Any, **options: Any) -> Any:
        """Return what ``np.add.reduce`` returns, for at least one axis."""
        return np.add.reduce(values, *arguments, **options)

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *inputs: Any, **options: Any) -> Any:
        kind = type(self)
        plain = [_plain(each) for each in inputs]
        if "out" in options:
            options["out"] = tuple(map(_plain, options["out"]))
        if ufunc is np.matmul and method == "__call__":
            result = _given_out(kind.product(*plain), options.get("out"))
        elif ufunc is np.add and method == "reduce" and plain[0].ndim:
            result = kind.total(*plain, **options)
        else:
            result = getattr(ufunc, method)(*plain, **options)
        return result.view(kind) if isinstance(result, np.ndarray) else result


def product_by_terms(left: Array, right: Array, rounded: Callable[[Array], Array]) -> Array:
    """Return the product as ``np.matmul``, of matrices or vectors: each result one sum, ``rounded`` with each term."""
    rows, columns = left[None] if left.ndim == 1 else left, right[:, None] if right.ndim == 1 else right
    result = rounded(rows[..., :1] * columns[..., :1, :]) if rows.shape[-1] else np.matmul(rows, columns)
    for term in range(1, rows.shape[-1]):
        result = rounded(result + rows[..., term, None] * columns[..., term, None, :])
    result = result[..., 0, :] if left.ndim == 1 else result
    return result[..., 0] if right.ndim == 1 else result


class Backwards(Ordered):
    """An array whose sums and matrix products run from the last term to the first."""

    @staticmethod
    def product(left: Array, right: Array) -> Array:
        return np.matmul(left[..., ::-1], right[..., ::-1, :] if right.ndim > 1 else right[::-1])

    @staticmethod
    def total(values: Array, *arguments: Any, **options: Any) -> Any:
        result = np.add.reduce(np.flip(values), *arguments, **options)
        # The remaining axes were reversed with the others.
        return np.flip(result) if isinstance(result, np.ndarray) else result


class Sequential(Ordered):
    """An array whose sums and matrix products add one term after the other to a single sum, in the array's type.

    It is the order of a plain loop, on any processor; BLAS has several sums side by side, more on some processors.
    """

    @staticmethod
    def product(left: Array, right: Array) -> Array:
        return product_by_terms(left, right, lambda sums: sums)

    @staticmethod
    def total(values: Array, axis: Any = 0, dtype: Any = None, out: Any = None, **options: Any) -> Any:
        if not values.size or "initial" in options or options.get("where", True) is not True:
            return np.add.reduce(values, axis, dtype, None if out is None else out[0], **options)
        axes = normalize_axis_tuple(range(values.ndim) if axis is None else axis, values.ndim)
        last = np.moveaxis(values, axes, range(-len(axes), 0))
        rows = last.reshape(*last.shape[: values.ndim - len(axes)], -1)
        result = np.add.accumulate(rows, axis=-1, dtype=dtype)[..., -1]
        return _given_out(np.expand_dims(result, axes) if options.get("keepdims", False) else result, out)


# What the option ``order`` of the reference driver names.
ORDERS: dict[str, type[Ordered] | None] = {"numpy": None, "reversed": Backwards, "sequential": Sequential}


def backwards(values: Array) -> Array:
    """Return a view of the array whose sums run backwards."""
    return values.view(Backwards)


def _plain(value: Any) -> Any:
    return value.view(np.ndarray) if isinstance(value, Ordered) else value


def _given_out(result: Any, out: Any) -> Any:
    if out is None:
        return result
    np.copyto(out[0], result)
    return out[0]
