"""The last request of a prepared model, as arrays: the next one is mostly like it, in the same memories."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from functools import partial

import numpy as np

from nnconform.harness.driver.arguments import read_inputs, write_outputs
from nnconform.harness.model.codes import ErrorStatus
from nnconform.harness.model.graph import Model
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request


class KnownRequest:
    """A valid request without its memories, which are the client's; what was found out when it was executed."""

    __slots__ = ("inputs", "outputs", "pools", "read", "written")

    def __init__(self, request: Request, pools: Sequence[weakref.ref[Memory]]) -> None:
        self.inputs, self.outputs, self.pools = request.inputs, request.outputs, pools
        # The inputs; and where the outputs go, with the result for outputs of these shapes.
        self.read: Sequence[Array | None] | None = None
        self.written: tuple[Sequence[Array], ExecutionResult] | None = None

    def is_like(self, request: Request) -> bool:
        """Return whether the request has the same arguments in the same memories."""
        if request.inputs != self.inputs or request.outputs != self.outputs:
            return False
        return tuple([kept() for kept in self.pools]) == request.pools


class LastRequest:
    """The last valid request of a model whose pools are all memories. It is forgotten with the first of these."""

    def __init__(self) -> None:
        # Executions of one model may run at the same time: it is replaced as a whole.
        self._kept: KnownRequest | None = None

    def is_like(self, request: Request) -> bool:
        """Return whether the request is as valid as the last one, for it has the same arguments."""
        return self.like(request) is not None

    def keep(self, request: Request) -> None:
        """Remember a valid request."""
        forget = partial(_forget, weakref.ref(self))
        pools = [weakref.ref(pool, forget) for pool in request.pools if isinstance(pool, Memory)]
        self._kept = KnownRequest(request, pools) if len(pools) == len(request.pools) else None

    def forget(self) -> None:
        """Let go of the request's memories."""
        self._kept = None

    def like(self, request: Request) -> KnownRequest | None:
        """Return what is kept of the last request if this one is like it."""
        kept = self._kept
        return kept if kept is not None and kept.is_like(request) else None


def read_as_before(kept: KnownRequest | None, model: Model, request: Request) -> list[Array | None]:
    """Return the inputs as ``read_inputs`` does; ``kept``: the last request if this one is like it. Raises
    ValidationError.
    """
    if kept is None:
        return read_inputs(model, request)
    if kept.read is None:
        kept.read = read_inputs(model, request)
    return list(kept.read)


def write_as_before(
    kept: KnownRequest | None, model: Model, request: Request, values: Sequence[Array]
) -> ExecutionResult:
    """Write the outputs as ``write_outputs`` does; ``kept``: the last request if this one is like it. Raises
    ValidationError and TypeError.
    """
    if kept is None:
        return write_outputs(model, request, values)
    if kept.written is not None and _are_alike(values, kept.written[0]):
        for view, value in zip(kept.written[0], values, strict=True):
            view[...] = value
        return kept.written[1]
    result = write_outputs(model, request, values)
    if result.status == ErrorStatus.NONE and not any(argument.has_no_value for argument in request.outputs):
        kept.written = _views(request, values), result
    return result


def _forget(owner: weakref.ref[LastRequest], dead: object) -> None:
    if (last := owner()) is not None:
        last.forget()


def _are_alike(values: Sequence[Array], views: Sequence[Array]) -> bool:
    if len(values) != len(views):
        return False
    for value, view in zip(values, views, strict=True):
        if type(value) is not np.ndarray or value.shape != view.shape or value.dtype != view.dtype:
            return False
    return True


def _views(request: Request, values: Sequence[Array]) -> list[Array]:
    """Return the place of each output in its pool, of which all are memories."""
    places = [(request.pools[each.location.pool_index], each.location.offset) for each in request.outputs]
    return [
        np.ndarray(value.shape, value.dtype, pool.view(), offset)
        for (pool, offset), value in zip(places, values, strict=True)
        if isinstance(pool, Memory)
    ]
