"""Calls that end otherwise than most do, or are given up: executions without room, too late, never asked about.

A driver gives back what such a call holds on a way of its own, which few tests go.
"""

from __future__ import annotations

import itertools
import os
import time
from collections.abc import Callable, Mapping

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.aftermath import without_its_row
from nnconform.harness.conformance.support.buffers import (
    allocate,
    expect_allocated,
    try_allocate,
)
from nnconform.harness.conformance.support.cache_files import SAVED, TOKEN, CacheFiles
from nnconform.harness.conformance.support.deadlines import SECOND, after, limited_paths
from nnconform.harness.conformance.support.exact_sums import sum_type
from nnconform.harness.conformance.support.fences import need_launched
from nnconform.harness.conformance.support.layouts import with_output_shape, with_wrong_pool, without_room
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.driver.fences import Signal
from nnconform.harness.driver.interface import BufferRole, ExecutionConfig
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect_status
from nnconform.harness.execution.paths import ExecutionOptions, finish, open_burst, try_reusable
from nnconform.harness.execution.preparation import prepare, prepare_from_cache
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.request import Request

Call = Callable[[], None]
_CASE = "add_float32"
# Nanoseconds: an hour.
_FAR = 3600 * SECOND
# The shapes of inputs, one after another: fewer than any table has room for.
_SHAPES = ((2, 3), (1, 8), (5, 2), (3, 3))
# Seconds until a deadline that passes before its execution may begin; where calls take longer it is later, up to these.
_SOON, _LATEST = 0.001, 0.064


def _ended(call: str, status: int) -> None:
    expect_status(status, ErrorStatus.NONE, call=call)


def _executions(*changes: Callable[[Request], Request]) -> Callable[[Subject], Call]:
    """Return the executions of requests, each changed in one way, on every path; the next call has new memories."""

    def start(subject: Subject) -> Call:
        case = models.case(_CASE)
        prepared = subject.prepare(case.model)

        def call() -> None:
            arena = Arena(subject.session.seed)
            for path in subject.paths():
                for change in changes:
                    subject.execute(prepared, change(subject.lay_out(case, arena)), path.name)

        return call

    return start


def _with_a_short_input(request: Request) -> Request:
    """Return the request with its first input a byte too short."""
    first, *rest = request.inputs
    short = replace(first, location=replace(first.location, length=first.location.length - 1))
    return replace(request, inputs=(short, *rest))


def _changing_shapes(subject: Subject) -> Call:
    """Execute a model of unknown extents with a few shapes in turn, again and again the same."""
    kind = sum_type(subject)
    cases = [kind.sum(np.zeros(shape), [[4]], shape=(0, 0)) for shape in _SHAPES]
    prepared, arena, turns = subject.prepare(cases[0].model), Arena(subject.session.seed), itertools.count()

    def call() -> None:
        place = next(turns) % len(cases)
        request = with_output_shape(subject.lay_out(cases[place], arena), _SHAPES[place])
        _ended("an execution of another shape", subject.execute(prepared, request).status)

    return call


def _illegal_values(subject: Subject) -> Call:
    """Execute with rows that a table does not have, on one path after another."""
    (case,) = supported(subject, [models.case("lookup_float32")])
    prepared, wrong = subject.prepare(case.model), without_its_row(case)
    arena, paths = Arena(subject.session.seed), itertools.cycle(subject.paths())

    def call() -> None:
        subject.execute(prepared, subject.lay_out(wrong, arena), next(paths).name)

    return call


def _freed_slots(anew: bool) -> Callable[[Subject], Call]:
    """Return executions in one burst whose slots are freed: of the same memories each time, or of new ones."""

    def start(subject: Subject) -> Call:
        need_own(subject, "burst")
        need_own(subject, "burst_slots")
        case = models.case(_CASE)
        burst, arena = open_burst(subject.prepare(case.model)), Arena(subject.session.seed)
        subject.closing.callback(burst.close)

        def call() -> None:
            request = subject.lay_out(case, Arena(subject.session.seed) if anew else arena)
            _ended("an execution in a burst", burst.execute_synchronously(request, (0, 1)).status)
            for slot in (0, 1):
                _ended("free_memory", burst.free_memory(slot))

        return call

    return start


def _with_limits(subject: Subject) -> Call:
    """Execute on every path with a deadline that is an hour away: what watches it ends with the execution."""
    need_own(subject, "deadline")
    case = models.case(_CASE)
    prepared, arena = subject.prepare(case.model), Arena(subject.session.seed)

    def call() -> None:
        for path in limited_paths(subject):
            options = ExecutionOptions(deadline=time.monotonic_ns() + _FAR)
            result = subject.execute(prepared, subject.lay_out(case, arena), path.name, options)
            _ended(f"{path.name} execution with a deadline in an hour", result.status)

    return call


def _aborted(subject: Subject) -> Call:
    """Execute a loop without end, which is aborted at once."""
    need_own(subject, "deadline")
    case = models.case(models.ENDLESS)
    prepared = subject.prepare(case.model)

    def call() -> None:
        arena = Arena(subject.session.seed)
        for path in limited_paths(subject):
            request = subject.lay_out(case, arena)
            subject.execute(prepared, request, path.name, ExecutionOptions(loop_timeout=0))

    return call


def _fenced(end: str) -> Callable[[Subject], Call]:
    """Return fenced executions whose only fence is signalled, fails, or is signalled after their deadline."""

    def start(subject: Subject) -> Call:
        need_own(subject, "fenced")
        need_launched(subject)
        case = models.case(_CASE)
        prepared = subject.prepare(case.model)
        late, soon = end == "too late", _SOON

        def call() -> None:
            nonlocal soon
            request, gate = subject.lay_out(case, Arena(subject.session.seed)), Signal()
            deadline = after(soon) if late else None
            launched = prepared.execute_fenced(request, [gate.fence], deadline=deadline)
            if deadline is not None:
                if launched.status != ErrorStatus.NONE:
                    # It is to be late when it begins, not when it is launched: the machine is busy.
                    soon = min(2 * soon, _LATEST)
                time.sleep(max(0.0, deadline / 1e9 - time.monotonic()) + _SOON)
            if end == "failed":
                gate.fail()
            else:
                gate.signal()
            if launched.status != ErrorStatus.NONE:
                return
            if end != "never asked":
                finish(subject.session, launched)
            elif launched.fence != -1:
                subject.session.wait_for_fence(launched.fence, "execute_fenced")
                os.close(launched.fence)

        return call

    return start


def _unused_bursts(subject: Subject) -> Call:
    """Open a burst, and close it without a request."""
    need_own(subject, "burst")
    prepared = subject.prepare(models.case(_CASE).model)
    return lambda: open_burst(prepared).close()


def _unused_reusables(subject: Subject) -> Call:
    """Create a reusable execution, and close it without an execution."""
    need_own(subject, "reusable")
    case = models.case(_CASE)
    prepared = subject.prepare(case.model)

    def call() -> None:
        request = subject.lay_out(case, Arena(subject.session.seed))
        status, execution = try_reusable(prepared, request, ExecutionConfig())
        _ended("create_reusable_execution", status)
        if execution is not None:
            execution.close()

    return call


def _unused_buffers(subject: Subject) -> Call:
    """Allocate a buffer, and close it without a content."""
    need_own(subject, "allocate")
    prepared = subject.prepare(models.case(_CASE).model)
    return lambda: expect_allocated(*allocate(subject, [prepared], [BufferRole(0, 0)])).close()


def _late_preparations(subject: Subject) -> Call:
    """Prepare a model whose constants are in a memory of its own, with a deadline that has passed."""
    need_own(subject, "deadline")
    model = models.case("shifted_float32").model

    def call() -> None:
        pool = subject.memory(bytes(model.operand_values) + bytes(4096))
        preparation = prepare(subject.session, models.in_pools(model, [pool]), deadline=1)
        if preparation.prepared is not None:
            preparation.prepared.close()

    return call


def _refused_caches(subject: Subject) -> Call:
    """Prepare from files that hold nothing, and from those of another token."""
    need_own(subject, "caching")
    empty, full = CacheFiles.create(subject), CacheFiles.create(subject)
    full.prepare(models.case(SAVED))
    other = bytes(reversed(TOKEN))

    def call() -> None:
        for files, token in ((empty, TOKEN), (full, other)):
            arguments = {"model_cache": files.model, "data_cache": files.data, "token": token}
            prepared = prepare_from_cache(subject.session, deadline=None, **arguments).prepared
            if prepared is not None:
                prepared.close()

    return call


def _refused_buffers(subject: Subject) -> Call:
    """Allocate for a role that the model does not have, and for dimensions that are not those of the role."""
    need_own(subject, "allocate")
    prepared = subject.prepare(models.case(_CASE).model)

    def call() -> None:
        for role, dimensions in ((9, ()), (0, (7, 5, 3))):
            _, buffer = try_allocate(subject, [prepared], [BufferRole(0, role)], dimensions=dimensions)
            if buffer is not None:
                buffer.close()

    return call


def _refused_models(subject: Subject) -> Call:
    """Ask about a model whose constants are in a memory of its own, and about one that is not valid; prepare that."""
    model = models.case("shifted_float32").model
    (first, *others) = model.main.operations
    broken = replace(model.main, operations=(replace(first, outputs=(len(model.main.operands),)), *others))

    def call() -> None:
        for main in (model.main, broken):
            pool = subject.memory(bytes(model.operand_values) + bytes(4096))
            pooled = models.in_pools(replace(model, main=main), [pool])
            subject.device.supported_operations(pooled)
        prepared = prepare(subject.session, pooled).prepared
        if prepared is not None:
            prepared.close()

    return call


# Each kind of calls by name: since when it exists, and what starts it and returns the call.
RARE_ENDS: Mapping[str, tuple[HalVersion, Callable[[Subject], Call]]] = {
    "executions in new memories": (HalVersion.V1_0, _executions(lambda each: each)),
    "requests that are refused": (HalVersion.V1_0, _executions(with_wrong_pool, _with_a_short_input)),
    "executions without room": (HalVersion.V1_0, _executions(without_room)),
    "executions of changing shapes": (HalVersion.V1_2, _changing_shapes),
    "executions of illegal values": (HalVersion.V1_0, _illegal_values),
    "executions with limits": (HalVersion.V1_3, _with_limits),
    "aborted executions": (HalVersion.V1_3, _aborted),
    "fenced executions never asked about": (HalVersion.V1_3, _fenced("never asked")),
    "fenced executions whose fence fails": (HalVersion.V1_3, _fenced("failed")),
    "fenced executions that begin too late": (HalVersion.V1_3, _fenced("too late")),
    "bursts without a request": (HalVersion.V1_2, _unused_bursts),
    "slots that are freed": (HalVersion.V1_2, _freed_slots(anew=False)),
    "slots of new memories": (HalVersion.V1_2, _freed_slots(anew=True)),
    "reusable executions without an execution": (HalVersion.AIDL4, _unused_reusables),
    "buffers without a content": (HalVersion.V1_3, _unused_buffers),
    "preparations that are too late": (HalVersion.V1_3, _late_preparations),
    "caches that are refused": (HalVersion.V1_2, _refused_caches),
    "buffers that are refused": (HalVersion.V1_3, _refused_buffers),
    "models that are asked about": (HalVersion.V1_0, _refused_models),
}
