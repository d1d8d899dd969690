"""Faults of drivers that compute float32 in fewer bits in some executions, for speed or for power, or relaxed models in
fewer than float16 has.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from nnconform.harness.driver.fault import fault
from nnconform.harness.driver.interface import FencedResult
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.memory import BufferToken, Memory
from nnconform.harness.model.numbers import Array
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.reference_driver.buffers import DeviceBuffer
from nnconform.reference_driver.bursts import ReferenceBurst
from nnconform.reference_driver.deadline import UNLIMITED, Limits
from nnconform.reference_driver.faulty._parts import InexactModel, rounded
from nnconform.reference_driver.prepared_model import ReferencePreparedModel

_EVERY = "precision.is_that_of_float32_in_every_execution"
_REST, _BUFFERS = "precision.is_that_of_float32_after_a_rest", "precision.is_that_of_float32_in_buffers"
_RELAXED = "precision.is_that_of_float16_at_least"
_When = Callable[[Request, MeasureTiming, Limits], bool]
_WHEN: Mapping[str, _When] = {
    "measured": lambda request, measure, limits: measure == MeasureTiming.YES,
    "deadline": lambda request, measure, limits: limits.deadline is not None,
    "loop_timeout": lambda request, measure, limits: limits.loop_timeout != UNLIMITED.loop_timeout,
}


@fault(options={f"when={when}": [_EVERY] for when in _WHEN})
class SomeExecutionsAreInexact(InexactModel):
    """An execution is computed in float16 if it is measured, or has a deadline or a limit for its loops."""

    when: str

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        self.inexact = _WHEN[self.when](request, measure, limits)
        return super().run(request, measure, limits)


@fault(options={"by=asynchronous": [_EVERY, _BUFFERS, _REST], "by=fenced": [_EVERY, _BUFFERS]})
class SomePathsAreInexact(InexactModel):
    """Executions are computed in float16 on one path."""

    by: str

    def execute(self, *arguments: Any, **more: Any) -> ErrorStatus:
        self.inexact = self.by == "asynchronous"
        return super().execute(*arguments, **more)

    def execute_fenced(self, *arguments: Any, **more: Any) -> FencedResult:
        self.inexact = self.by == "fenced"
        return super().execute_fenced(*arguments, **more)

    def execute_synchronously(self, *arguments: Any, **more: Any) -> ExecutionResult:
        self.inexact = False
        return super().execute_synchronously(*arguments, **more)


class _InexactBurst(ReferenceBurst):
    def execute_synchronously(self, *arguments: Any, **more: Any) -> ExecutionResult:
        prepared: Any = self.prepared
        prepared.inexact = True
        try:
            return super().execute_synchronously(*arguments, **more)
        finally:
            prepared.inexact = False


@fault(_BUFFERS)
class BuffersOfRelaxedModels(DeviceBuffer):
    """A buffer has elements of float16 if a model that has a role in it is relaxed, though others are not."""

    def copy_from(self, source: Memory, dimensions: Sequence[int] = ()) -> ErrorStatus:
        status = super().copy_from(source, dimensions)
        self._shorten()
        return status

    def store(self, value: Array) -> None:
        super().store(value)
        self._shorten()

    def _shorten(self) -> None:
        relaxed = any(use.prepared.model.relax_computation_float32_to_float16 for use in self.uses)
        if self.content is not None and relaxed:
            shape, data = self.content
            self.content = shape, rounded(np.frombuffer(data, np.float32), 10).tobytes()


@fault(_EVERY)
class BurstsAreInexact(InexactModel):
    """What a burst executes is computed in float16."""

    burst = _InexactBurst


@fault(_REST)
class WakesWithFewBits(InexactModel):
    """The first execution after a second without one is computed in float16, while the device wakes up."""

    last = 0.0

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        before, self.last = self.last, time.monotonic()
        self.inexact = bool(before) and self.last - before > 1.0
        return super().run(request, measure, limits)


@fault(options={f"bits={bits}": [_BUFFERS] for bits in (7, 10)})
class BuffersHoldFewBits(DeviceBuffer):
    """The outputs that buffers hold are kept in fewer bits."""

    bits: str

    def store(self, value: Array) -> None:
        super().store(rounded(value, int(self.bits)))


@fault(_BUFFERS)
class OfBuffersIsInexact(InexactModel):
    """An execution with a buffer among its pools is computed in float16."""

    def run(self, request: Request, measure: MeasureTiming, limits: Limits) -> ExecutionResult:
        self.inexact = any(isinstance(pool, BufferToken) for pool in request.pools)
        return super().run(request, measure, limits)


def _in_block(array: Array) -> Array:
    unit = 2.0 ** (np.frexp(np.abs(array).max(initial=0))[1] - 16)
    return np.asarray(np.round(array / unit) * unit, array.dtype)


def _in_small_range(array: Array) -> Array:
    return np.clip(array, -4096, 4096)


def _in_large_range(array: Array) -> Array:
    return np.where(np.abs(array) < 2.0**-10, np.float32(0), array)


_FORMATS: Mapping[str, Callable[[Array], Array]] = {
    "bfloat16": partial(rounded, bits=7),
    "block": _in_block,
    "small": _in_small_range,
    "large": _in_large_range,
}


@fault(options={f"format={format}": [_RELAXED] for format in _FORMATS})
class RelaxedBelowFloat16(ReferencePreparedModel):
    """Relaxed models are computed in bfloat16, in a block of 16 bits with one exponent, with numbers up to 4,096, or
    with zero for numbers below 0.001.
    """

    format: str

    def compute(self, inputs: list[Array | None], limits: Limits) -> list[Array]:
        outputs = super().compute(inputs, limits)
        if not self.model.relax_computation_float32_to_float16:
            return outputs
        kept = _FORMATS[self.format]
        return [kept(each) if each.dtype == np.float32 else each for each in outputs]
