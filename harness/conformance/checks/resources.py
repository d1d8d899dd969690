"""Checks of drivers whose process can get no more memory, descriptors or threads for a while."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import psutil

from nnconform.harness.conformance.check import check
from nnconform.harness.conformance.subject import Subject
from nnconform.harness.conformance.support import heavy_models, models
from nnconform.harness.driver.interface import PreparedModel
from nnconform.harness.driver.versions import status_since
from nnconform.harness.execution.expect import expect_status, fail, not_applicable
from nnconform.harness.execution.judge import judge_form, judge_outputs
from nnconform.harness.model.authority import Level
from nnconform.harness.model.codes import ErrorStatus, HalVersion
from nnconform.harness.model.errors import DriverCrashed
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.process.limits import limited, no_more_descriptors, no_more_memory, no_more_threads
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.spec.case import Case

# Bytes that the process may still map where memory is short: enough for calls, too little for the vast temporary.
_ROOM = 64 << 20
_LIMITS: Mapping[str, Callable[[int], dict[int, int]]] = {
    "memory": lambda pid: no_more_memory(pid, _ROOM),
    "descriptors": no_more_descriptors,
    "threads": no_more_threads,
}
_SOURCE = "ErrorStatus of types.hal 1.0 to 1.3: GENERAL_FAILURE, RESOURCE_EXHAUSTED_TRANSIENT"
_LIVES = "no document says that a driver's process lives on without memory, descriptors or threads"


@check(Level.TEXT, source=_SOURCE, own_process=True, variants=tuple(_LIMITS))
def outlives_a_lack(subject: Subject, what: str) -> None:
    """While its process can get no more memory, no descriptor or no thread, a driver does what it can do without, with
    the right outputs, and answers the rest with RESOURCE_EXHAUSTED_* (from HAL 1.3 on), GENERAL_FAILURE or
    DEVICE_UNAVAILABLE. Later, all works again, also what had no room. That its process lives on is a strict demand.
    """
    case = models.case("shifted_float32")
    # What is new to the driver's process needs descriptors there: the client sends all memories before.
    model = models.in_pools(case.model, [subject.memory(bytes(case.model.operand_values))])
    case = Case(case.name, model, case.inputs, case.expected)
    prepared = subject.prepare(model)
    for path in subject.paths():
        subject.expect_right(prepared, case, path.name)
    large = _large(subject) if what == "memory" else None
    pid = subject.session.own_pid()
    try:
        with limited(pid, _LIMITS[what](pid)):
            _try_everything(subject, prepared, case, what)
            if large:
                _execute(subject, *large, subject.paths()[0].name, "execution with a large temporary without memory")
        again = subject.prepare(model)
        for path in subject.paths():
            subject.expect_right(prepared, case, path.name)
            subject.expect_right(again, case, path.name)
        if large:
            subject.expect_right(*large)
    except DriverCrashed as crash:
        # A process that cannot go on may still answer some calls before it ends.
        subject.session.discard_device()
        with subject.demanded_by(Level.STRICT, _LIVES):
            fail(f"without {what}: {crash}")
    except (PermissionError, psutil.Error) as error:
        not_applicable(f"the driver's process cannot be limited: {error}")


def _large(subject: Subject) -> tuple[PreparedModel, Case] | None:
    """Return a prepared model with a temporary for which there will be no room, None if it is not supported."""
    wide = heavy_models.wide()
    _, supported = subject.device.supported_operations(wide.model)
    prepared = subject.launch(wide.model).prepared if supported and all(supported) else None
    if prepared is None:
        return None
    subject.expect_right(prepared, wide)
    return prepared, wide


def _try_everything(subject: Subject, prepared: PreparedModel, case: Case, what: str) -> None:
    """Prepare the model again, and execute both on all paths. Raises VerdictReached for what no lack excuses."""
    again = subject.launch(case.model)
    _expect_excused(subject, again.status, f"prepare_model without {what}")
    for each in (prepared, again.prepared):
        for path in subject.paths() if each else ():
            assert each is not None
            _execute(subject, each, case, path.name, f"{path.name} execution without {what}")
    vast = heavy_models.vast()
    _, supported = subject.device.supported_operations(vast.model)
    if what != "memory" or not supported or not all(supported):
        return
    preparation = subject.launch(vast.model)
    _expect_excused(subject, preparation.status, f"prepare_model of a model with much memory without {what}")
    if preparation.prepared is not None:
        call = f"execution of a model with much memory without {what}"
        _execute(subject, preparation.prepared, vast, subject.paths()[0].name, call)


def _execute(subject: Subject, prepared: PreparedModel, case: Case, path: str, call: str) -> None:
    """Execute, and expect the right outputs or an excused failure."""
    request = subject.lay_out(case)
    result = _burst(prepared, request) if path == "burst" else subject.execute(prepared, request, path)
    _expect_excused(subject, result.status, call)
    if result.status == ErrorStatus.NONE:
        judge_outputs(case, subject.arena, result)


def _burst(prepared: PreparedModel, request: Request) -> ExecutionResult:
    """Return the result of an execution in a new burst, or of opening the burst if that fails."""
    status, burst = prepared.configure_execution_burst()
    if burst is None:
        return ExecutionResult(status)
    result = burst.execute_synchronously(request, range(len(request.pools)))
    burst.close()
    judge_form(result)
    return result


def _expect_excused(subject: Subject, status: int, call: str) -> None:
    """Expect success, or a status by which a driver says that it lacks something."""
    hal: HalVersion = subject.session.info().hal
    excuses = [
        each
        for each in (
            ErrorStatus.RESOURCE_EXHAUSTED_TRANSIENT,
            ErrorStatus.RESOURCE_EXHAUSTED_PERSISTENT,
            ErrorStatus.GENERAL_FAILURE,
            ErrorStatus.DEVICE_UNAVAILABLE,
        )
        if status_since(each) <= hal
    ]
    expect_status(status, ErrorStatus.NONE, *excuses, call=call, verdict=Verdict.ERROR)
