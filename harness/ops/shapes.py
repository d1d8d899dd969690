"""Shape rules shared by several operations. An extent of None is unknown, and so is what follows from it."""

from __future__ import annotations

from math import prod

import msgspec

from nnconform.harness.model.codes import PaddingScheme
from nnconform.harness.ops.operation import Call, Shape
from nnconform.harness.ops.schema import Dims


def same_as(argument: str) -> Shape:
    """Return the rule for one output of the shape of an input."""
    return lambda call: (call.dims(argument),)


def known(dims: Dims) -> tuple[int, ...] | None:
    """Return the extents if all are known, else None."""
    return tuple(extent for extent in dims if extent is not None) if None not in dims else None


def size(dims: Dims) -> int | None:
    """Return the number of elements."""
    extents = known(dims)
    return None if extents is None else prod(extents)


def broadcast_dims(call: Call, left: str, right: str) -> Dims:
    """Return the shape of two tensors broadcast against each other, aligned at the last axis."""
    a, b = call.dims(left), call.dims(right)
    rank = max(len(a), len(b))
    a, b = (1,) * (rank - len(a)) + a, (1,) * (rank - len(b)) + b
    return tuple(_broadcast_extent(call, right, axis, x, y) for axis, (x, y) in enumerate(zip(a, b, strict=True)))


def _broadcast_extent(call: Call, argument: str, axis: int, x: int | None, y: int | None) -> int | None:
    if x is None or y is None:
        # An extent above 1 decides alone; 1 and unknown do not.
        return next((extent for extent in (x, y) if extent is not None and extent > 1), None)
    if x != y and 1 not in (x, y):
        call.fail(argument, f"broadcast along axis {axis}", y, f"{x} or 1")
    return y if x == 1 else x


def broadcast(left: str, right: str) -> Shape:
    """Return the rule for one output: two inputs broadcast against each other."""
    return lambda call: (broadcast_dims(call, left, right),)


def axis_of(call: Call, argument: str, value: int, rank: int, *, negative: bool = True) -> int:
    """Return an axis as an index from 0. Rejects the call if it is outside [-rank, rank), or below 0 unless
    ``negative``.
    """
    if not (-rank if negative else 0) <= value < rank:
        call.fail(argument, "axis", value, f"{-rank if negative else 0} to {rank - 1}")
    return value % rank


class WindowAxis(msgspec.Struct, frozen=True):
    """A window sliding along one axis. ``head``, ``tail`` and ``out`` are None if the input's extent is unknown."""

    kernel: int
    stride: int
    dilation: int
    head: int | None
    tail: int | None
    out: int | None

    @property
    def reach(self) -> int:
        """How many input elements the window spans."""
        return (self.kernel - 1) * self.dilation + 1


def explicit_axis(extent: int | None, kernel: int, stride: int, dilation: int, head: int, tail: int) -> WindowAxis:
    """Return a window with explicit paddings."""
    reach = (kernel - 1) * dilation + 1
    # Division truncates towards zero: a window that does not fit gives no output, not minus one.
    out = None if extent is None else max(0, extent - reach + stride + head + tail) // stride
    return WindowAxis(kernel, stride, dilation, head, tail, out)


def implicit_axis(extent: int | None, kernel: int, stride: int, dilation: int, scheme: int) -> WindowAxis:
    """Return a window with implicit padding: VALID has none; SAME gives ceil(extent / stride), the odd cell at the
    tail.
    """
    if scheme == PaddingScheme.VALID:
        return explicit_axis(extent, kernel, stride, dilation, 0, 0)
    if extent is None:
        return WindowAxis(kernel, stride, dilation, None, None, None)
    out = -(-extent // stride)
    total = max(0, (out - 1) * stride + (kernel - 1) * dilation + 1 - extent)
    return WindowAxis(kernel, stride, dilation, total // 2, total - total // 2, out)
