"""Checks of asynchronous executions: ``execute`` returns at once and calls its callback exactly once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from msgspec.structs import replace

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import heavy_models, models
from nnconform.harness.conformance.support.aftermath import without_its_row
from nnconform.harness.conformance.support.buffers import buffer_for, place
from nnconform.harness.conformance.support.open_shapes import need_open_shapes
from nnconform.harness.conformance.support.own_work import need_own
from nnconform.harness.conformance.support.refusals import room
from nnconform.harness.conformance.support.scaled_cases import NAMES, scaled
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.driver.room import EXHAUSTED
from nnconform.harness.execution.arena import Arena
from nnconform.harness.execution.expect import expect, expect_status, fail
from nnconform.harness.execution.judge import judge_form, judge_outputs
from nnconform.harness.execution.paths import PLAIN, ExecutionOptions, launch
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.request import Request
from nnconform.harness.spec.case import Case

_MANY = 12
# Executions that are launched behind long ones, more than a driver's queue may have room for; how many of them have to
# wait. Then how many long ones there are at first, and at most.
_WAITING, _ENOUGH = 70, 50
_LONG, _LONGEST = 4, 256
# Executions that wait when their model is closed, and executions of each kind that fail.
_CLOSED = 8
_FAILING = 3
_ONCE = "IPreparedModel.hal 1.0 to 1.3, execute: the callback is called exactly once"
# Nanoseconds that an endless loop may run. A driver that waits for its end does so each time; a slow machine does not.
_LOOPS = 100_000_000, 500_000_000, 2_500_000_000


@check(
    Level.TEXT,
    until=HalVersion.V1_3,
    feature="asynchronous",
    source=_ONCE,
)
def calls_back_once(subject: Subject) -> None:
    """The callback of an execution is called once, and not again after later executions."""
    case = models.case("add_float32")
    prepared = subject.prepare(case.model)
    first = launch(prepared, subject.lay_out(case))
    expect_status(first.launched, ErrorStatus.NONE, call="execute")
    expect_status(first.wait(subject.session).status, ErrorStatus.NONE, call="the callback of execute")
    for _ in range(2):
        launch(prepared, subject.lay_out(case)).wait(subject.session)
    subject.session.flush()
    first.expect_one_call()


@check(
    Level.VTS,
    until=HalVersion.V1_3,
    feature="asynchronous",
    source="IPreparedModel.hal 1.0 to 1.3, execute: an error goes to the callback, then the call returns it; "
    "VTS ValidateRequest, removeOutputTest",
)
def calls_back_once_when_it_refuses(subject: Subject) -> None:
    """An invalid request is refused at once: the call returns INVALID_ARGUMENT, and the callback is called once, with
    INVALID_ARGUMENT and without output shapes or timing.
    """
    case = models.case("add_float32")
    prepared = subject.prepare(case.model)
    request = subject.lay_out(case)
    refused = launch(prepared, replace(request, outputs=()))
    got = refused.wait(subject.session)
    expect_status(got.status, ErrorStatus.INVALID_ARGUMENT, call="the callback of execute without outputs")
    expect_status(refused.launched, ErrorStatus.INVALID_ARGUMENT, call="execute without outputs")
    judge_form(got)
    subject.execute(prepared, request, "asynchronous")
    subject.session.flush()
    with subject.demanded_by(Level.TEXT, _ONCE):
        refused.expect_one_call()


_FAILURES = {
    "no room for an output": HalVersion.V1_2,
    "a row that is not there": HalVersion.V1_0,
    "a loop that ends too late": HalVersion.V1_3,
    "an input without content": HalVersion.V1_3,
}


@check(Level.TEXT, until=HalVersion.V1_3, feature="asynchronous", source=_ONCE, variants=_FAILURES)
def calls_back_once_when_it_fails(subject: Subject, failure: str) -> None:
    """The callback of an execution that may fail after its launch is called once, whatever it fails for, and not again
    when others have ended.
    """
    prepared, request, options = _failing(subject, failure)
    runs = []
    for _ in range(_FAILING):
        runs.append(launch(prepared, request, options))
        runs[-1].wait(subject.session)
    case = models.case("add_float32")
    subject.expect_right(subject.prepare(case.model), case, "asynchronous")
    subject.session.flush()
    for execution in runs:
        execution.expect_one_call()


def _failing(subject: Subject, failure: str) -> tuple[PreparedModel, Request, ExecutionOptions]:
    """Return a prepared model, a request that a launch cannot tell from a right one, and its options."""
    if failure == "a loop that ends too late":
        case = models.case(models.ENDLESS)
        return subject.prepare(case.model), subject.lay_out(case), ExecutionOptions(loop_timeout=_LOOPS[0])
    if failure == "a row that is not there":
        case = without_its_row(models.case("lookup_float32"))
        return subject.prepare(case.model), subject.lay_out(case), PLAIN
    case = models.case("add_float32")
    if failure == "an input without content":
        need_own(subject, "allocate")
        prepared = subject.prepare(case.model)
        return prepared, place(subject.lay_out(case), {0: buffer_for(subject, prepared, inputs=[0])}), PLAIN
    prepared = subject.prepare(models.unspecified(case.model))
    request = subject.lay_out(case)
    location = request.outputs[0].location
    short = replace(request.outputs[0], location=replace(location, length=location.length - 4))
    return prepared, replace(request, outputs=(short,)), PLAIN


@check(
    Level.TEXT,
    until=HalVersion.V1_3,
    feature="asynchronous",
    source="IPreparedModel.hal 1.0 to 1.3: calls of the execute methods may overlap, also on one object",
)
def calls_back_each(subject: Subject) -> None:
    """When several executions are launched without waiting, each callback is called once, and each execution writes the
    right outputs to its own memory.
    """
    case = models.case(NAMES[0])
    prepared = subject.prepare(case.model)
    runs = []
    for number in range(_MANY):
        arena, own_case = Arena(subject.session.seed + number), scaled(case, number)
        request = subject.lay_out(own_case, arena)
        runs.append((own_case, arena, launch(prepared, request)))
    for own_case, arena, execution in runs:
        result = execution.wait(subject.session)
        expect_status(result.status, ErrorStatus.NONE, call="one of many executions")
        judge_outputs(own_case, arena, result)
    subject.count("executions", _MANY)
    subject.session.flush()
    for _, _, execution in runs:
        execution.expect_one_call()


@check(
    Level.TEXT,
    until=HalVersion.V1_3,
    feature="asynchronous",
    source="IPreparedModel.hal 1.0 to 1.3, execute: several may be launched before one has ended; types.hal 1.3, "
    "ErrorStatus: RESOURCE_EXHAUSTED_*",
)
def many_may_wait(subject: Subject) -> None:
    """When many executions wait behind long ones, each callback is called once; each execution writes the right outputs
    to its own memory, or is refused for want of room.
    """
    case = models.case(NAMES[0])
    busy, prepared = subject.prepare(heavy_models.wide().model), subject.prepare(case.model)
    cases = [scaled(case, number) for number in range(_WAITING)]
    long = _LONG
    while _wait_behind(subject, busy, long, prepared, cases) < _ENOUGH and long < _LONGEST:
        # The driver is fast, or this process is slow: most had ended before the last was launched.
        long *= 2


@check(
    Level.TEXT,
    until=HalVersion.V1_3,
    feature="asynchronous",
    source="IPreparedModel.hal 1.0 to 1.3, execute: a launched task must invoke its callback when it has finished",
)
def closing_leaves_what_waits(subject: Subject) -> None:
    """A prepared model may be closed while executions of it wait behind long ones of another model: they are executed,
    and end with the right outputs.
    """
    case = models.case(NAMES[0])
    busy = subject.prepare(heavy_models.wide().model)
    cases = [scaled(case, number) for number in range(_CLOSED)]
    long, waiting = _LONG, 0
    while waiting < _CLOSED // 2 and long <= _LONGEST:
        prepared = subject.prepare(case.model)
        waiting = _wait_behind(subject, busy, long, prepared, cases, partial(_close, subject, prepared))
        long *= 2
    subject.expect_right(subject.prepare(case.model), case, "asynchronous")


def _close(subject: Subject, prepared: PreparedModel) -> None:
    subject.give_back(prepared)
    # A service is informed with the next call.
    subject.session.flush()


def _wait_behind(
    subject: Subject,
    busy: PreparedModel,
    long: int,
    prepared: PreparedModel,
    cases: Sequence[Case],
    meanwhile: Callable[[], None] | None = None,
) -> int:
    """Launch ``long`` executions of ``busy``, and one of each case, and call ``meanwhile``; expect right outputs, or
    refusals for want of room. With ``meanwhile`` one that was launched may say so with RESOURCE_EXHAUSTED_* alone: its
    call ends with another failure if what happens meanwhile makes it fail. Return how many of the cases were still
    waiting, or were refused: then no more can wait.
    """
    every = [(busy, heavy_models.wide())] * long + [(prepared, each) for each in cases]
    # All memories are laid out before the first execution is launched: that takes longer than a launch.
    arenas = [Arena(subject.session.seed + number) for number in range(len(every))]
    requests = [subject.lay_out(each, arena) for (_, each), arena in zip(every, arenas, strict=True)]
    launches = [launch(model, request) for (model, _), request in zip(every, requests, strict=True)]
    if meanwhile is not None:
        meanwhile()
    waiting = sum(not each.arrived.is_set() for each in launches[long:])
    refused = 0
    for number, ((_, each), arena, execution) in enumerate(zip(every, arenas, launches, strict=True)):
        result = execution.wait(subject.session)
        was_launched = meanwhile is not None and execution.launched == ErrorStatus.NONE
        if result.status in (EXHAUSTED if was_launched else room(subject.hal)):
            refused += number >= long
            continue
        expect_status(result.status, ErrorStatus.NONE, call=f"execution {number} of {len(every)} that wait")
        judge_outputs(each, arena, result)
    subject.count("executions", len(every))
    subject.session.flush()
    for execution in launches:
        execution.expect_one_call()
    return waiting + refused


@check(
    Level.TEXT,
    since=HalVersion.V1_3,
    until=HalVersion.V1_3,
    feature="asynchronous",
    source="IPreparedModel.hal 1.0 to 1.3, execute: the task is launched in the background, and the call "
    "returns at once",
)
def returns_before_it_is_done(subject: Subject) -> None:
    """``execute`` returns when the execution is launched; it does not wait for the execution to end."""
    case = models.case(models.ENDLESS)
    prepared = subject.prepare(case.model)
    for length in _LOOPS:
        execution = launch(prepared, subject.lay_out(case), ExecutionOptions(loop_timeout=length))
        was_done = execution.arrived.is_set()
        execution.wait(subject.session)
        if not was_done:
            return
    fail(f"execute of a loop that runs for {_LOOPS[-1] / 1e9:g} s returned after its end, wanted at the launch")


@check(
    Level.TEXT,
    since=HalVersion.V1_2,
    until=HalVersion.V1_3,
    feature="asynchronous",
    source="IExecutionCallback.hal 1.2, notify_1_2, and IPreparedModel.hal 1.2, executeSynchronously: "
    "one status and one outputShapes",
    variants=("right", "insufficient"),
)
def tells_what_a_synchronous_one_does(subject: Subject, kind: str) -> None:
    """The callback gets the status and output shapes that ``execute_synchronously`` returns for the same request."""
    case = models.case("chain_float32")
    prepared = subject.prepare(models.unspecified(case.model))
    request = subject.lay_out(case)
    if kind == "insufficient":
        first, *others = request.outputs
        short = replace(first, location=replace(first.location, length=first.location.length - 1))
        request = replace(request, outputs=(short, *others))
    synchronous = subject.execute(prepared, request, "synchronous")
    need_open_shapes(synchronous.status)
    asynchronous = subject.execute(prepared, request, "asynchronous")
    expect(
        (synchronous.status, synchronous.output_shapes) == (asynchronous.status, asynchronous.output_shapes),
        f"execute called back {asynchronous}, execute_synchronously returned {synchronous}",
    )
