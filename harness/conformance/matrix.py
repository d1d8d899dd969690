"""The execution matrix: every way to execute a case, by path, timing, outputs, memory and threads.

The result must be the same in every way. ``outputs``: ``full`` (the model gives their extents), ``unspecified`` (it
gives none), ``insufficient`` (it gives none, and one buffer is a byte short). ``memory``: ``shared`` pools, or
``device`` buffers that the driver allocates. With ``many`` threads each thread has its own memory, and all execute one
prepared model.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, nullcontext
from dataclasses import dataclass
from functools import cache, partial
from itertools import product

import msgspec
import numpy as np

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support.buffers import Roles, allocate, expect_allocated, expect_content, fill, place
from nnconform.harness.conformance.support.open_shapes import expect_shapes, expect_shapes_without_room
from nnconform.harness.driver.interface import Buffer, BufferRole, PreparedModel
from nnconform.harness.execution.alive import NoRoom
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.concurrently import ask_until_free, run_concurrently
from nnconform.harness.execution.expect import expect_status, expect_within
from nnconform.harness.execution.judge import judge_memory, judge_outputs
from nnconform.harness.execution.paths import PATHS, ExecutionOptions
from nnconform.harness.execution.patient_loops import execute_patiently
from nnconform.harness.execution.session import Session
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion, MeasureTiming
from nnconform.harness.model.graph import Operand
from nnconform.harness.model.numbers import Array, is_tensor
from nnconform.harness.model.request import ExecutionResult, Request, RequestArgument
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

FULL, UNSPECIFIED, INSUFFICIENT = OUTPUTS = ("full", "unspecified", "insufficient")
SHARED, DEVICE = MEMORIES = ("shared", "device")
THREADS = 4


class Way(msgspec.Struct, frozen=True):
    """One cell of the matrix."""

    path: str
    timed: bool
    outputs: str
    memory: str
    threads: int

    @property
    def name(self) -> str:
        """The name in test ids: ``burst-timed-insufficient-shared-many``."""
        parts = (self.path, "timed" if self.timed else "untimed", self.outputs, self.memory)
        return "-".join((*parts, "many" if self.threads > 1 else "one"))

    @property
    def since(self) -> HalVersion:
        """The first HAL version that has every part of this way."""
        newer = HalVersion.V1_2 if self.timed or self.outputs != FULL else HalVersion.V1_0
        return max(newer, PATHS[self.path].since, HalVersion.V1_3 if self.memory == DEVICE else newer)

    @property
    def features(self) -> frozenset[str]:
        """The features that this way uses and that a driver may leave to the harness; the way then proves nothing."""
        memory = {"allocate"} if self.memory == DEVICE else set()
        return frozenset({PATHS[self.path].feature, *memory, *({"timing"} if self.timed else ())}) - {""}


def _ways() -> Iterator[Way]:
    for path, timed, outputs, memory, threads in product(PATHS, (False, True), OUTPUTS, MEMORIES, (1, THREADS)):
        # A device buffer cannot be a byte short, and a fenced execution refuses outputs that are not FULL.
        if not (outputs == INSUFFICIENT and (memory == DEVICE or path == "fenced")):
            yield Way(path, timed, outputs, memory, threads)


WAYS = {way.name: way for way in _ways()}


def ways_of(session: Session) -> tuple[Way, ...]:
    """Return the ways that the driver's HAL version has and that the driver itself implements."""
    return _ways_of(session.hal(), session.info().emulated)


@cache
def _ways_of(hal: HalVersion, emulated: frozenset[str]) -> tuple[Way, ...]:
    return tuple(way for way in WAYS.values() if way.since <= hal and not way.features & emulated)


def suiting(case: Case, ways: Iterable[Way]) -> list[Way]:
    """Return those of the ways in which the case can be executed: its outputs are known, and one that is made smaller
    has more than a byte.
    """
    outputs = case.output_operands()
    if not all(is_tensor(each.type) for each in outputs):
        return []
    unknown = any(map(_is_unknown, outputs))
    in_buffers = all(each is not None and each.nbytes for each in case.expected) and not any(
        each is not None and not each.nbytes for each in case.inputs
    )
    shortenable = bool(_shortenable_outputs(case))
    return [
        way
        for way in ways
        if not (unknown and way.outputs == FULL and way.path == "fenced")
        and (in_buffers or way.memory != DEVICE)
        and (shortenable or way.outputs != INSUFFICIENT)
    ]


def try_way(subject: Subject, case: Case, prepared: PreparedModel, way: Way) -> bool:
    """Execute a case in one way, with a model that was prepared for it. Return False if the driver does not offer the
    way: it allocates no buffers, or computes no output extents that are not given.

    Raises VerdictReached if a result is wrong.
    """
    if way.threads == 1:
        return _Execution(subject, case, prepared, way, subject.arena).run()
    offered: list[bool] = []
    runs = [_Execution(subject, case, prepared, way, Arena(subject.session.seed + n)) for n in range(way.threads)]
    run_concurrently(subject.session, [lambda run=run: offered.append(run.run()) for run in runs])  # type: ignore[misc]
    return all(offered)


@dataclass(slots=True)
class _Execution:
    """One execution of a case."""

    subject: Subject
    case: Case
    prepared: PreparedModel
    way: Way
    arena: Arena

    def run(self) -> bool:
        """Execute and judge. Return False if the driver does not offer the way."""
        return self._in_device_memory() if self.way.memory == DEVICE else self._in_shared_memory()

    def _lacks_shapes(self, result: ExecutionResult) -> bool:
        """Return whether the driver failed because it computes no extents of outputs."""
        return self.way.outputs != FULL and result.status == ErrorStatus.GENERAL_FAILURE

    def _execute(self, request: Request) -> ExecutionResult:
        options = ExecutionOptions(MeasureTiming.YES if self.way.timed else MeasureTiming.NO)
        result = execute_patiently(self.subject.session, self.prepared, request, PATHS[self.way.path], options)
        timing = result.timing
        if self.way.timed:
            expect_within(
                timing.time_on_device,
                timing.time_in_driver,
                f"timing: time_on_device exceeds time_in_driver: {timing}",
            )
        return result

    def _in_shared_memory(self) -> bool:
        case, expected = self.case, list(self.case.expected)
        short_output = _shortenable_outputs(case)[-1] if self.way.outputs == INSUFFICIENT else -1
        if short_output >= 0:
            expected[short_output] = np.frombuffer(_bytes(case.expected[short_output])[:-1], np.uint8)
        request = self.arena.lay_out(case.model, case.inputs, expected, self.subject.session.next_run())
        result = self._execute(request)
        if self._lacks_shapes(result):
            judge_memory(self.arena)
            return False
        if short_output >= 0:
            with self._who_demands_shapes():
                self._expect_insufficient(result, short_output)
        elif self._expect_done(result):
            judge_outputs(case, self.arena, result)
        judge_memory(self.arena)
        return True

    def _expect_done(self, result: ExecutionResult) -> bool:
        """Return whether there are outputs: a fenced execution must refuse a model with unknown output extents."""
        refuses = self.way.path == "fenced" and self.way.outputs == UNSPECIFIED
        wanted = ErrorStatus.INVALID_ARGUMENT if refuses else ErrorStatus.NONE
        expect_status(result.status, wanted, call=f"execution {self.way.name} of {self.case.name}")
        if self.way.outputs == UNSPECIFIED and not refuses:
            expect_shapes(self.case, result.output_shapes)
        return not refuses

    def _who_demands_shapes(self) -> AbstractContextManager[None]:
        """Return the context of what is asked of an output that is too small: AOSP's tests do not ask it of a model
        with subgraphs, and the text does not say what becomes of the subgraph's own outputs.
        """
        if self.case.model.referenced:
            return self.subject.demanded_by(
                Level.STRICT, "IPreparedModel.hal 1.2, outputShapes; of subgraphs left open"
            )
        return nullcontext()

    def _expect_insufficient(self, result: ExecutionResult, short_output: int) -> None:
        wanted = ErrorStatus.OUTPUT_INSUFFICIENT_SIZE
        expect_status(
            result.status, wanted, call=f"execution {self.way.name} of {self.case.name}", verdict=Verdict.ERROR
        )
        expect_shapes_without_room(self.subject, self.case, result.output_shapes, [short_output])

    def _in_device_memory(self) -> bool:
        # A buffer may keep the prepared model of its roles, and a driver may have room for few.
        with ExitStack() as closing:
            return self._in_buffers(closing)

    def _in_buffers(self, closing: ExitStack) -> bool:
        case, subject = self.case, self.subject
        inputs = {index: array for index, array in enumerate(case.inputs) if array is not None}
        outputs = {index: array for index, array in enumerate(case.expected) if array is not None}
        sources = self._buffers(inputs, lambda role: ([role], []), closing)
        targets = self._buffers(outputs, lambda role: ([], [role]), closing)
        if sources is None or targets is None:
            return False
        arguments = [RequestArgument(has_no_value=True)] * len(case.inputs)
        for index, array in inputs.items():
            operand = case.model.main.operands[case.model.main.input_indexes[index]]
            dimensions = array.shape if _is_unknown(operand) else ()
            fill(subject, sources[index], array, dimensions)
            arguments[index] = RequestArgument(dimensions=dimensions)
        request = Request(tuple(arguments), (RequestArgument(),) * len(case.expected), ())
        result = self._execute(place(request, sources, targets))
        if self._lacks_shapes(result):
            return False
        if self._expect_done(result):
            expect_content(subject, case, targets)
        return True

    def _buffers(
        self,
        arrays: Mapping[int, Array],
        roles: Callable[[BufferRole], tuple[Roles, Roles]],
        closing: ExitStack,
    ) -> dict[int, Buffer] | None:
        """Allocate a buffer of the size of each array. Return them by argument index; None if the driver allocates
        none, or has no room for another.
        """
        buffers = {}
        for index, array in arrays.items():
            try:
                status, buffer = self._allocate(roles(BufferRole(0, index)), array.shape)
            except NoRoom as refused:
                if refused.verdict is not Verdict.NOT_APPLICABLE:
                    raise
                return None
            if buffer is None and status == ErrorStatus.GENERAL_FAILURE:
                return None
            buffers[index] = expect_allocated(status, buffer)
            closing.callback(buffers[index].close)
        return buffers

    def _allocate(self, roles: tuple[Roles, Roles], dimensions: tuple[int, ...]) -> tuple[ErrorStatus, Buffer | None]:
        """Allocate a buffer. Beside other threads, a busy driver is asked again until the session's limit."""
        ask = partial(allocate, self.subject, [self.prepared], *roles, dimensions)
        beside = self.way.threads > 1
        return ask_until_free(
            self.subject.session, ask, lambda answer: beside and answer[0] == ErrorStatus.DEVICE_UNAVAILABLE
        )


def _shortenable_outputs(case: Case) -> list[int]:
    """Return the indexes of the outputs of at least two bytes, whose buffers can be a byte too small and not empty."""
    return [index for index, array in enumerate(case.expected) if array is not None and array.nbytes > 1]


def _bytes(array: Array | None) -> bytes:
    return b"" if array is None else array.tobytes()


def _is_unknown(operand: Operand) -> bool:
    return not operand.dimensions or 0 in operand.dimensions
