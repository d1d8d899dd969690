"""Faults of drivers that move memory in whole lines of a cache."""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import chain
from typing import Any

from nnconform.harness.driver.fault import fault
from nnconform.harness.model.memory import Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult
from nnconform.reference_driver.buffers import Exchange
from nnconform.reference_driver.deadline import Limits
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_BESIDE = "overlap.what_lies_beside_outputs_is_the_clients"
# Bytes of inputs that are moved as they are, without a transfer.
_SHORT = 4096
_LINE = 64
# Seconds between the moments at which lines are read and written back.
_TRANSFER = 0.1


@fault(options={f"line={line}": ["confusions.tell_inputs_apart"] for line in (16, 64)})
class LastLineIsOfTheInputBefore(ReferencePreparedModel):
    """What of a long input does not fill a line is that of the execution before, in other memories too."""

    line: str
    last: list[Array | None] | None = None

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        moved = [None if each is None else each.copy() for each in inputs]
        last, self.last = self.last, [None if each is None else each.copy() for each in inputs]
        for new, old in zip(moved, last or (), strict=False):
            if new is not None and old is not None and new.shape == old.shape and new.nbytes > _SHORT:
                rest = new.nbytes % int(self.line) // new.itemsize
                if rest:
                    new.reshape(-1)[-rest:] = old.reshape(-1)[-rest:]
        return super().compute(moved, limits)


@fault(_BESIDE, may_be_caught_by=["overlap.one_pool_serves_many_executions"])
class WritesWholeLines(Exchange):
    """Outputs are written in whole lines, with what these held beside them when the execution began."""

    def read(self) -> list[Array | None]:
        self.beside = [_beside(argument, self.request.pools) for argument in self.request.outputs]
        time.sleep(_TRANSFER)
        return super().read()

    def write(self, values: Sequence[Array]) -> ExecutionResult:
        result = super().write(values)
        for pool, start, end, content in chain.from_iterable(self.beside):
            pool.view()[start:end] = content
        return result


def _beside(argument: Any, pools: Sequence[Any]) -> list[tuple[Memory, int, int, bytes]]:
    """Return what lies in the lines of an output before it and behind it: where, and its bytes."""
    if argument.has_no_value or not isinstance(pool := pools[argument.location.pool_index], Memory):
        return []
    start, end = argument.location.offset, argument.location.offset + argument.location.length
    around = (start // _LINE * _LINE, start), (end, min(pool.size, -(-end // _LINE) * _LINE))
    return [(pool, first, last, bytes(pool.view()[first:last])) for first, last in around]
