"""Cheap calls that few clients make by the thousand: what ends early or uses a cache, a deadline or a buffer. What
drivers give back otherwise they may forget on these paths.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from nnconform.harness.driver.interface import BufferDesc, BufferRole
from nnconform.harness.execution.paths import PLAIN, ExecutionOptions
from nnconform.harness.model.codes import HalVersion, MeasureTiming
from nnconform.harness.model.memory import BufferToken
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.results.verdict import Stage, Verdict, VerdictReached
from nnconform.harness.stress.client import ClientThread
from nnconform.harness.stress.saved import CacheFolder, cache_files, token_of
from nnconform.harness.stress.sums import Sum, SumRequest, numbers_from
from nnconform.harness.stress.timely import execute_by, prepare_by
from nnconform.harness.stress.wanted import want

Call = Callable[[int], None]


class RareCalls:
    """The calls on one driver. Each method yields those of one feature, by name, or none if the driver has none."""

    def __init__(self, worker: ClientThread, model: Sum, request: SumRequest) -> None:
        """``model`` is prepared, and stays so."""
        self._worker, self._model, self._request = worker, model, request
        info = worker.session.info()
        self._emulated, self._hal = info.emulated, worker.session.hal()

    def all(self) -> Iterator[tuple[str, Call]]:
        """Yield the calls of each kind that the driver has itself."""
        if "validation" not in self._emulated:
            yield "executions with too little room", self._too_little_room
        yield "measured executions", self._measured
        if self._has(HalVersion.V1_3, "deadline"):
            yield "late executions", self._late_execution
            yield "late preparations", self._late_preparation
        if self._has(HalVersion.V1_2, "caching"):
            yield from self._saved()
        if self._has(HalVersion.V1_3, "allocate"):
            yield from self._on_buffers()

    def _has(self, since: HalVersion, feature: str) -> bool:
        return self._hal >= since and feature not in self._emulated

    def _execute(self, request: Request, options: ExecutionOptions, what: str) -> ExecutionResult:
        worker, prepared = self._worker, self._model.prepared
        assert prepared is not None
        way = next(iter(worker.client.ways.values()))
        with worker.step(Stage.EXECUTE, what):
            result = way.execute(worker.session, prepared, request, options)
        worker.counted["executions"] += 1
        return result

    def _expect(self, result: ExecutionResult, number: int, what: str) -> None:
        self._request.expect(result, numbers_from(number) + self._model.constant, what)

    def _too_little_room(self, number: int) -> None:
        request, what = self._request, f"execution {number} with too little room"
        [output] = request.request.outputs
        location = replace(output.location, length=output.location.length // 2)
        small = replace(request.request, outputs=(replace(output, location=location),))
        result = self._execute(small, PLAIN, what)
        want(result.status, False, what, Verdict.ACCEPTED_INVALID)

    def _measured(self, number: int) -> None:
        what = f"measured execution {number}"
        self._request.fill(numbers_from(number))
        self._expect(self._execute(self._request.request, ExecutionOptions(MeasureTiming.YES), what), number, what)

    def _late_execution(self, number: int) -> None:
        path, what = next(iter(self._worker.client.ways.values())), f"execution {number}, whose deadline has passed"
        execute_by(self._model, path, self._request, numbers_from(number), _passed(), what, may_miss=True)

    def _late_preparation(self, number: int) -> None:
        prepare_by(self._model, _passed(), f"preparation {number}, whose deadline has passed", may_miss=True)

    def _saved(self) -> Iterator[tuple[str, Call]]:
        worker, request = self._worker, self._request
        counts = cache_files(worker)
        if not any(counts):
            return
        # One cache, with one token: a driver may keep something of each.
        folder = CacheFolder.create(counts, token_of(0))
        saved = Sum(worker, request.kind, self._model.constant, **folder.arguments)

        def save(number: int) -> None:
            saved.open()
            saved.execute(request, numbers_from(number), f"saved to a cache, number {number}")
            saved.close()

        def load(number: int) -> None:
            folder.load(worker, saved, request, numbers_from(number), f"number {number}")

        yield "preparations with a cache", save
        yield "preparations from a cache", load

    def _on_buffers(self) -> Iterator[tuple[str, Call]]:
        device, request, prepared = self._worker.session.device(), self._request, self._model.prepared
        assert prepared is not None

        def refused(number: int) -> None:
            what = f"allocate {number}, without a role"
            with self._worker.step(Stage.EXECUTE, what):
                status, buffer, _ = device.allocate(BufferDesc(), [prepared], (), ())
            want(status, False, what, Verdict.ACCEPTED_INVALID)
            if buffer is not None:
                raise VerdictReached(Verdict.ACCEPTED_INVALID, f"{what}: got a buffer, wanted a refusal")

        if "validation" not in self._emulated:
            yield "refused buffers", refused
        arguments: Any = (BufferDesc(), [prepared], [BufferRole(0, 0)], ())
        with self._worker.step(Stage.EXECUTE, "with a buffer for inputs"):
            _, buffer, token = device.allocate(*arguments)
        if buffer is None:
            return
        [given] = request.request.inputs
        inputs = (replace(given, location=replace(given.location, length=0)),)
        on_buffer = Request(inputs, request.request.outputs, (BufferToken(token), request.memories[1]))

        def execute(number: int) -> None:
            what = f"execution {number} on a buffer"
            request.fill(numbers_from(number))
            with self._worker.step(Stage.EXECUTE, f"copy_from, number {number}"):
                status = buffer.copy_from(request.memories[0])
            want(status, True, f"copy_from, number {number}", Verdict.ERROR)
            self._expect(self._execute(on_buffer, PLAIN, what), number, what)

        yield "executions on a buffer", execute


def _passed() -> int:
    """Return a deadline that has passed."""
    return time.monotonic_ns() - 1
