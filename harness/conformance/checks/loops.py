"""Checks of the time limit of WHILE loops (HAL 1.3)."""

from __future__ import annotations

import threading

import numpy as np
from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.cache_files import CacheFiles
from nnconform.harness.conformance.support.deadlines import LIMITED_PATHS, SECOND, expect_missed, limited_paths
from nnconform.harness.conformance.support.own_work import need_own, need_path
from nnconform.harness.driver.interface import DEFAULT_LOOP_TIMEOUT, MAXIMUM_LOOP_TIMEOUT, PreparedModel
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect, expect_status, fail
from nnconform.harness.execution.judge import judge_form, judge_memory, judge_outputs
from nnconform.harness.execution.paths import ExecutionOptions
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import MISSED_DEADLINE, ErrorStatus, HalVersion, MeasureTiming
from nnconform.harness.model.request import ExecutionResult
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

_SHORT, _LONG = SECOND // 50, SECOND
_DEFAULT = DEFAULT_LOOP_TIMEOUT / SECOND
# A slow machine may exceed the limit once; three times in a row, by 2 s, it is the driver.
_ATTEMPTS = 3
_PATIENCE = 10.0
_ABORTED = "IPreparedModel.hal 1.3, loopTimeoutDuration: a WHILE that exceeds it must be aborted"


@check(
    Level.VTS,
    since=HalVersion.V1_3,
    feature="deadline",
    source="IPreparedModel.hal 1.3, loopTimeoutDuration: a WHILE that exceeds it must be aborted; "
    "VTS GeneratedTestHarness, InfiniteLoopTimeoutTest",
    variants=LIMITED_PATHS,
)
def stops_at_the_limit(subject: Subject, path: str) -> None:
    """A WHILE that has not ended within the client's limit is aborted at that limit, with MISSED_DEADLINE_*."""
    need_path(subject, path)
    case = models.case(models.ENDLESS)
    _expect_short(subject, subject.prepare(case.model), case, path, _SHORT)


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="deadline",
    source=f"{_ABORTED}; prepareModelFromCache_1_3: gives the prepared model that was saved",
)
def stop_in_restored_models_too(subject: Subject) -> None:
    """The client's limit for loops is that of executions of a model that was restored from its cache, too."""
    need_own(subject, "caching")
    case = models.case(models.ENDLESS)
    files = CacheFiles.create(subject)
    subject.give_back(files.save(case))
    restored = files.restore("of a model with a loop")
    for path in limited_paths(subject):
        _expect_short(subject, restored, case, path.name, _SHORT)


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="deadline",
    source="types.hal 1.3, OptionalTimeoutDuration: none differs from 0 ns",
)
def a_limit_of_zero_is_one(subject: Subject) -> None:
    """A limit of 0 is a limit, not the absence of one."""
    case = models.case(models.ENDLESS)
    _expect_short(subject, subject.prepare(case.model), case, subject.paths()[0].name, 0)


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="deadline",
    source="IPreparedModel.hal 1.3, loopTimeoutDuration; types.hal 1.3, LoopTimeoutDurationNs.DEFAULT",
)
def stops_after_two_seconds_by_default(subject: Subject) -> None:
    """Without a limit from the client, a WHILE is aborted after 2 s, and not before, whatever the limit of the
    execution before was.
    """
    case = models.case(models.ENDLESS)
    prepared = subject.prepare(case.model)
    path = subject.paths()[0].name
    if LIMITED_PATHS[path] <= subject.hal:
        expect_missed(subject, prepared, subject.lay_out(case), path, ExecutionOptions(loop_timeout=_SHORT))
    _, seconds = expect_missed(subject, prepared, subject.lay_out(case), path, ExecutionOptions())
    got = f"an endless loop without a limit: aborted after {seconds:.2f} s, wanted {_DEFAULT:g} s"
    expect(seconds >= 0.95 * _DEFAULT, got)
    expect(seconds <= _DEFAULT + _PATIENCE, got, Verdict.SLOW)


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="deadline",
    source="IPreparedModel.hal 1.3, loopTimeoutDuration: only a WHILE that exceeds it is aborted",
    variants=LIMITED_PATHS,
)
def ends_within_the_limit(subject: Subject, path: str) -> None:
    """A limit has no effect on a WHILE that ends within it, up to the largest limit that there is."""
    need_path(subject, path)
    case = models.case("while_float32")
    prepared = subject.prepare(case.model)
    for limit in (DEFAULT_LOOP_TIMEOUT, MAXIMUM_LOOP_TIMEOUT):
        subject.expect_right(prepared, case, path, ExecutionOptions(loop_timeout=limit))


@check(
    Level.STRICT,
    since=HalVersion.V1_3,
    feature="deadline",
    source="IPreparedModel.hal 1.3, loopTimeoutDuration: must not exceed the maximum; what follows if it does is ours",
    variants=LIMITED_PATHS,
)
def refuses_or_takes_a_limit_above_the_maximum(subject: Subject, path: str) -> None:
    """With a limit above the maximum of 15 s an execution is refused with INVALID_ARGUMENT, or a loop that ends at once
    gives the right outputs; executions after it are right.
    """
    need_path(subject, path)
    case = models.case("while_float32")
    prepared = subject.prepare(case.model)
    for limit in (MAXIMUM_LOOP_TIMEOUT + 1, 1 << 34, 1 << 62, (1 << 63) - 1):
        result = subject.execute(prepared, subject.lay_out(case), path, ExecutionOptions(loop_timeout=limit))
        call = f"{path} execution with a limit of {limit} ns for loops"
        expect_status(result.status, ErrorStatus.NONE, ErrorStatus.INVALID_ARGUMENT, call=call)
        if result.status == ErrorStatus.NONE:
            judge_outputs(case, subject.arena, result)
        else:
            judge_memory(subject.arena)
    subject.expect_right(prepared, case, path)


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="deadline",
    source="IPreparedModel.hal 1.0 to 1.3: valid executions fail only on a device in a bad state",
)
def works_after_endless_loops(subject: Subject) -> None:
    """After loops were aborted the driver computes the right outputs, of the same model too: no aborted loop goes on,
    and what it left is no beginning.
    """
    endless, case = models.case(models.ENDLESS), models.case("while_float32")
    # The count becomes -1 in three turns.
    ends = replace(
        endless,
        name="a loop that ends at -1",
        inputs=(np.array([-4], np.int32), np.array([1, -3], np.float32)),
        expected=(np.array([-1], np.int32), np.array([2.5, 3], np.float32)),
    )
    looping, prepared = subject.prepare(endless.model), subject.prepare(case.model)
    for way in subject.paths():
        if LIMITED_PATHS[way.name] > subject.hal:
            continue
        for _ in range(3):
            options = ExecutionOptions(MeasureTiming.YES, loop_timeout=_SHORT // 4)
            expect_missed(subject, looping, subject.lay_out(endless), way.name, options)
            subject.expect_right(looping, ends, way.name)
        subject.expect_right(prepared, case, way.name)


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="deadline",
    source="IPreparedModel.hal 1.0 to 1.3: calls of the execute methods may overlap, also on one object",
)
def computes_beside_an_endless_loop(subject: Subject) -> None:
    """While one execution is in an endless loop, others compute the right outputs, and the loop is still aborted."""
    need_path(subject, "asynchronous")
    endless, case = models.case(models.ENDLESS), models.case("chain_float32")
    looping, prepared = subject.prepare(endless.model), subject.prepare(case.model)
    arena, results, over = Arena(subject.session.seed), list[ExecutionResult](), threading.Event()

    def callback(result: ExecutionResult) -> None:
        results.append(result)
        over.set()

    request = subject.lay_out(endless, arena)
    status = looping.execute(request, loop_timeout=SECOND // 5, callback=callback)
    expect_status(status, ErrorStatus.NONE, call="execute of an endless loop")
    for _ in range(3):
        subject.expect_right(prepared, case)
    subject.session.wait(over, "execute of an endless loop")
    judge_form(results[0])
    expect_status(results[0].status, *MISSED_DEADLINE, call="the callback of an endless loop", verdict=Verdict.ERROR)
    violations = arena.violations()
    expect(not violations, f"an aborted execution wrote: {'; '.join(violations)}")


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="deadline",
    source="IPreparedModel.hal 1.3, loopTimeoutDuration: it is an argument of each execution",
)
def each_execution_has_its_own_limit(subject: Subject) -> None:
    """The limit of an execution is neither that of the model's first, nor the smallest or largest of those before."""
    case = models.case(models.ENDLESS)
    path = limited_paths(subject)[0].name
    for limits in ((_SHORT, _LONG, _SHORT), (_LONG, _SHORT, _LONG)):
        prepared = subject.prepare(case.model)
        for number, limit in enumerate(limits, 1):
            if limit == _SHORT:
                _expect_short(subject, prepared, case, path, limit, _LONG)
                continue
            options = ExecutionOptions(loop_timeout=limit)
            _, seconds = expect_missed(subject, prepared, subject.lay_out(case), path, options)
            wanted = limit / SECOND
            text = (
                f"execution {number} of a model, with a limit of {wanted:g} s for loops: aborted after {seconds:.2f} s"
            )
            expect(seconds >= 0.95 * wanted, text)


def _expect_short(
    subject: Subject, prepared: PreparedModel, case: Case, path: str, limit: int, other: int = DEFAULT_LOOP_TIMEOUT
) -> None:
    """Expect an endless loop to be aborted before the ``other`` limit, in one of several attempts."""
    took: list[float] = []
    for _ in range(_ATTEMPTS):
        options = ExecutionOptions(MeasureTiming.YES, loop_timeout=limit)
        _, seconds = expect_missed(subject, prepared, subject.lay_out(case), path, options)
        if seconds < 0.95 * other / SECOND:
            return
        took.append(seconds)
    text = ", ".join(f"{seconds:.2f} s" for seconds in took)
    with subject.demanded_by(Level.TEXT, _ABORTED):
        fail(f"{path} execution with a limit of {limit / SECOND:g} s for loops: aborted after {text}", Verdict.SLOW)
