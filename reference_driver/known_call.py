"""A call of which an execution tells the extents and values, kept for the executions that tell the same."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any

import msgspec

from nnconform.harness.model.numbers import Array
from nnconform.harness.ops.operation import Bound, BoundDims, Call


class KnownCall(msgspec.Struct, frozen=True):
    """A checked call, and what follows from it: whether images are in NCHW order, and the ``derived`` arguments.

    ``shapes`` are the shapes of its operands, ``contents`` the bytes of those whose values were read, by index, and
    ``read`` the arguments by which they were.
    """

    call: Call
    nchw: bool
    derived: dict[str, Any]
    shapes: list[tuple[int, tuple[int, ...] | None]]
    contents: list[tuple[int, bytes | None]]
    read: Mapping[str, int]

    @classmethod
    def of(
        cls,
        call: Call,
        nchw: bool,
        derived: dict[str, Any],
        values: Sequence[Array | None],
        operands: Sequence[int],
        read: Mapping[str, int],
    ) -> KnownCall:
        """Return a call with these ``values``, of these ``operands``, of which it ``read`` some values."""
        shapes = [(index, _shape(values[index])) for index in operands]
        contents = [(index, _content(values[index])) for index in read.values()]
        return cls(call, nchw, derived, shapes, contents, read)

    def holds(self, values: Sequence[Array | None]) -> bool:
        """Return whether the call is the same with these values."""
        for index, shape in self.shapes:
            if _shape(values[index]) != shape:
                return False
        return all(_content(values[index]) == content for index, content in self.contents)


def call_of(
    call: Call,
    indexes: Mapping[str, int | list[int] | None],
    inputs: Container[str],
    source: list[list[Array | None]],
    read: dict[str, Array | None],
) -> Call:
    """Return ``call`` with the extents and values of an execution, of whose values by index ``source`` has the list.

    ``indexes`` are those of the operands of each argument; those of ``inputs`` may be left out. Copies of the values
    that are read of the call are added to ``read``; when ``source`` is emptied no others can be read.
    """
    [values] = source
    operands: dict[str, Bound] = {}
    extents: dict[str, BoundDims] = {}
    for name, index in indexes.items():
        bound: Bound = call.operands[name]
        dims: BoundDims = None
        if isinstance(index, list):
            dims = [_shape(values[each]) for each in index]
        elif index is not None:
            dims = _shape(values[index])
            bound = None if bound is None or (name in inputs and values[index] is None) else bound
        operands[name], extents[name] = bound, dims

    def fetch(name: str) -> Array | None:
        if name not in read:
            index = indexes[name]
            value = source[0][index] if isinstance(index, int) else None
            read[name] = None if value is None else value.copy()
        return read[name]

    return Call(call.op, call.form, call.types, operands, extents, fetch, call.graphs)


def _shape(value: Array | None) -> tuple[int, ...] | None:
    return None if value is None else value.shape


def _content(value: Array | None) -> bytes | None:
    return None if value is None else value.tobytes()
