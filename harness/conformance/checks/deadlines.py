"""Checks of deadlines of preparations and executions (HAL 1.3).

The contract lets a driver finish work after its deadline. Work that has no end must be aborted.
"""

from __future__ import annotations

import time

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.cache_files import CacheFiles
from nnconform.harness.conformance.support.deadlines import LIMITED_PATHS, SECOND, WRAPPED, after, expect_missed
from nnconform.harness.conformance.support.long_execution import sums_that_take
from nnconform.harness.conformance.support.own_work import need_path
from nnconform.harness.conformance.support.supported_cases import supported
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.execution.expect import expect, expect_status, fail
from nnconform.harness.execution.judge import judge_outputs
from nnconform.harness.execution.paths import ExecutionOptions
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import MISSED_DEADLINE, ErrorStatus, HalVersion, MeasureTiming
from nnconform.harness.results.verdict import Stage, Verdict
from nnconform.harness.spec.case import Case

# Seconds after its deadline within which an endless execution is aborted, on a slow machine too.
_PATIENCE = 5.0
_NO_END = 7 * SECOND
# Nanoseconds after which a loop ends where a driver does not abort it for its deadline.
_LATE_END = SECOND
# Nanoseconds. Half of WRAPPED is negative as signed seconds; so is the last, the largest deadline of HIDL, as signed
# nanoseconds.
_FAR = (3600 * SECOND, 2**62, WRAPPED // 2, WRAPPED, 2**64 - 1)
# Seconds: what is left of such deadlines at the launch of an execution that takes longer.
_LEFT = (0.001, 0.003, 0.01, 0.1)
_LARGEST_OF_AIDL = 2**63 - 1
# Seconds of deadlines that pass while such an execution is under way, on slow machines and on fast ones.
_ON_THE_WAY = (0.002, 0.006)
# Seconds of an execution that is under way when the deadline of the one before it passes, how much later than an
# execution takes that is, how often it has to be so, and how often it is tried: on a busy machine most of them fail.
_UNDER_WAY, _MIDST, _ROUNDS, _TRIES = 0.01, 1.5, 3, 24
# Seconds in which a preparation is done, on a busy machine the later ones.
_IN_TIME = (0.02, 0.4, 3.2)
_PREPARED_IN_TIME = ("chain_float32", "if_float32", "while_float32")
_PREPARATION = {"preparation": HalVersion.V1_3}


@check(
    Level.VTS,
    since=HalVersion.V1_3,
    feature="deadline",
    source="IDevice.hal 1.3, prepareModel_1_3: may be aborted after its deadline, with MISSED_DEADLINE_*; "
    "VTS QualityOfServiceTests, DeadlineTest: NOW and SHORT",
    stage=Stage.PREPARE,
    variants=("long past", "now", "very soon"),
)
def prepares_or_misses(subject: Subject, when: str) -> None:
    """A preparation whose deadline has passed or is near gives a model that computes the right outputs, or fails with
    MISSED_DEADLINE_* and gives no model.
    """
    (case,) = supported(subject, [models.case("chain_float32")])
    deadline = {"long past": 1, "now": after(0), "very soon": after(0.001)}[when]
    preparation = subject.launch(case.model, deadline=deadline)
    expect_status(preparation.status, ErrorStatus.NONE, *MISSED_DEADLINE, call=f"prepare_model with a deadline {when}")
    if preparation.prepared is not None:
        subject.expect_right(preparation.prepared, case)


@check(
    Level.VTS,
    since=HalVersion.V1_3,
    feature="deadline",
    source="IPreparedModel.hal 1.3: may be aborted after its deadline, with MISSED_DEADLINE_*; "
    "VTS QualityOfServiceTests, DeadlineTest: NOW and SHORT",
    variants=LIMITED_PATHS,
)
def executes_or_misses(subject: Subject, path: str) -> None:
    """An execution whose deadline has passed or is near computes the right outputs, or fails with MISSED_DEADLINE_*
    without output shapes and timing.
    """
    need_path(subject, path)
    case = models.case("chain_float32")
    prepared = subject.prepare(case.model)
    for deadline in (1, after(0), after(0.001)):
        request = subject.lay_out(case)
        result = subject.execute(prepared, request, path, ExecutionOptions(MeasureTiming.YES, deadline))
        call = f"{path} execution with a deadline that has passed or is near"
        expect_status(result.status, ErrorStatus.NONE, *MISSED_DEADLINE, call=call)
        if result.status == ErrorStatus.NONE:
            judge_outputs(case, subject.arena, result)


@check(
    Level.VTS,
    since=HalVersion.V1_3,
    feature="deadline",
    source="IDevice.hal and IPreparedModel.hal 1.3: deadline; VTS QualityOfServiceTests, DeadlineTest: UNLIMITED",
    variants=_PREPARATION | LIMITED_PATHS,
)
def takes_a_far_deadline(subject: Subject, path: str) -> None:
    """A deadline in an hour or in centuries has no effect, also where 32 bits of it would be soon."""
    if path != "preparation":
        need_path(subject, path)
    case = models.case("chain_float32")
    for ahead in _FAR:
        largest = _LARGEST_OF_AIDL if subject.hal >= HalVersion.AIDL1 else _FAR[-1]
        deadline = min(time.monotonic_ns() + ahead, largest)
        if path == "preparation":
            subject.expect_right(subject.prepare(case.model, deadline=deadline), case)
        else:
            subject.expect_right(subject.prepare(case.model), case, path, ExecutionOptions(deadline=deadline))
    if path == "preparation":
        return
    longer, prepared = sums_that_take(subject, 2 * max(_LEFT))
    for seconds in _LEFT:
        request = subject.lay_out(longer)
        result = subject.execute(prepared, request, path, ExecutionOptions(deadline=after(seconds) + WRAPPED))
        expect_status(result.status, ErrorStatus.NONE, call=f"{path} execution with a deadline in 136 years")
        judge_outputs(longer, subject.arena, result)


@check(
    Level.TEXT,
    since=HalVersion.AIDL1,
    feature="deadline",
    source="IDevice, IPreparedModel, IBurst and IExecution of AIDL: of deadlineNs, durationNs and "
    "loopTimeoutDurationNs, negative values other than -1, which stands for none, are invalid",
    variants=_PREPARATION | LIMITED_PATHS | {"duration": HalVersion.AIDL1},
)
def refuses_negative_times(subject: Subject, path: str) -> None:
    """A deadline, a limit for loops or a duration below 0 is refused with INVALID_ARGUMENT."""
    case = models.case("chain_float32")
    prepared = subject.prepare(case.model)
    for time_ in (-2, -(2**63)):
        if path == "preparation":
            status = subject.launch(case.model, deadline=time_).status
            expect_status(status, ErrorStatus.INVALID_ARGUMENT, call=f"prepare_model with a deadline of {time_}")
        elif path == "duration":
            need_path(subject, "fenced")
            launched = prepared.execute_fenced(subject.lay_out(case), duration_after_fence=time_)
            call = f"execute_fenced with a duration of {time_} ns"
            expect_status(launched.status, ErrorStatus.INVALID_ARGUMENT, call=call)
        else:
            need_path(subject, path)
            for options in (ExecutionOptions(deadline=time_), ExecutionOptions(loop_timeout=time_)):
                result = subject.execute(prepared, subject.lay_out(case), path, options)
                expect_status(result.status, ErrorStatus.INVALID_ARGUMENT, call=f"{path} execution with {options}")
    subject.expect_right(prepared, case)


@check(
    Level.STRICT,
    since=HalVersion.V1_3,
    feature="deadline",
    source="IPreparedModel.hal 1.3: an execution may be aborted after its deadline, no more than may",
    variants=LIMITED_PATHS,
)
def gives_up_what_has_no_end(subject: Subject, path: str) -> None:
    """An execution that has no end is aborted with MISSED_DEADLINE_*: at the latest by the limit of its loop; soon
    after its deadline by a driver that keeps deadlines, as it may.
    """
    need_path(subject, path)
    case = models.case(models.ENDLESS)
    prepared = subject.prepare(case.model)
    options = ExecutionOptions(MeasureTiming.YES, after(0.05), _NO_END)
    _, seconds = expect_missed(subject, prepared, subject.lay_out(case), path, options)
    if seconds > _PATIENCE:
        text = f"{path} execution: aborted after {seconds:.1f} s, its deadline was after 0.05 s"
        with subject.demanded_by(Level.STRICT, "IPreparedModel.hal 1.3: an execution may be aborted for its deadline"):
            fail(f"{text}; wanted within {_PATIENCE:g} s", Verdict.SLOW)


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="deadline",
    source="IPreparedModel.hal 1.0 to 1.3: valid executions fail only on a device in a bad state",
    variants=LIMITED_PATHS,
)
def works_after_a_missed_deadline(subject: Subject, path: str) -> None:
    """After executions that missed their deadlines, or the limit of their loop soon after, the driver computes the
    right outputs, also in the same memory, and of the same model.
    """
    need_path(subject, path)
    endless, case = models.case(models.ENDLESS), models.case("while_float32")
    looping, prepared = subject.prepare(endless.model), subject.prepare(case.model)
    for _ in range(4):
        options = ExecutionOptions(deadline=after(0.05), loop_timeout=_LATE_END)
        expect_missed(subject, looping, subject.lay_out(endless), path, options)
    subject.expect_right(prepared, case, path)
    longer, summing = sums_that_take(subject, 2 * max(_ON_THE_WAY))
    for seconds in _ON_THE_WAY:
        request = subject.lay_out(longer)
        status = subject.execute(summing, request, path, ExecutionOptions(deadline=after(seconds))).status
        expect_status(status, ErrorStatus.NONE, *MISSED_DEADLINE, call=f"{path} execution with a deadline that is near")
        subject.expect_right(summing, longer, path)


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="deadline",
    source="IDevice.hal 1.3, prepareModel_1_3: the deadline is that of the preparation",
    variants=("prepared", "from a cache"),
)
def deadline_of_preparation_is_none_of_execution(subject: Subject, whence: str) -> None:
    """The deadline of a preparation does not apply to executions: a model that was prepared in time can be executed
    later, for the first time too, whether it has graphs, and comes from a cache, or not.
    """
    for case in supported(subject, [models.case(name) for name in _PREPARED_IN_TIME]):
        files = CacheFiles.create(subject) if whence == "from a cache" else None
        if files is not None:
            subject.give_back(files.save(case))
        for seconds in _IN_TIME:
            deadline = after(seconds)
            launched = files.load(deadline=deadline) if files else subject.launch(case.model, deadline=deadline)
            expect_status(
                launched.status, ErrorStatus.NONE, *MISSED_DEADLINE, call="a preparation with a near deadline"
            )
            if launched.prepared is not None:
                break
        expect(launched.prepared is not None, f"a preparation of {case.name}: not done in 3.2 s", Verdict.SLOW)
        if launched.prepared is not None:
            time.sleep(max(0, deadline - time.monotonic_ns() + 1) / SECOND)
            subject.expect_right(launched.prepared, case)
            subject.give_back(launched.prepared)


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    feature="deadline",
    source="IPreparedModel.hal 1.3: the deadline is that of the execution which it was given to",
    variants=LIMITED_PATHS,
)
def ends_with_its_execution(subject: Subject, path: str) -> None:
    """The deadline of an execution that has ended in time aborts no other that is under way when it passes, of the same
    prepared model or of another.
    """
    need_path(subject, path)
    longer, summing = sums_that_take(subject, _UNDER_WAY)
    seconds = min(_seconds(subject, summing, longer, path) for _ in range(2))
    for other in (summing, subject.prepare(longer.model)):
        hits = 0
        for _ in range(_TRIES):
            request, began = subject.lay_out(longer), time.monotonic_ns()
            deadline = after(_MIDST * seconds)
            status = subject.execute(summing, request, path, ExecutionOptions(deadline=deadline)).status
            call = f"{path} execution with a deadline behind its end"
            expect_status(status, ErrorStatus.NONE, *MISSED_DEADLINE, call=call)
            ended = time.monotonic_ns()
            subject.expect_right(other, longer, path)
            # In the midst of the second execution, and no sooner.
            hits += status == ErrorStatus.NONE and ended < deadline < time.monotonic_ns()
            if hits == _ROUNDS:
                break
            seconds = (ended - began) / SECOND


def _seconds(subject: Subject, prepared: PreparedModel, case: Case, path: str) -> float:
    """Return how long an execution takes."""
    began = time.monotonic()
    subject.expect_right(prepared, case, path)
    return time.monotonic() - began
