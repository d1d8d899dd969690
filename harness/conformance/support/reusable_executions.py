"""Reusable executions (AIDL 4) for the checks that need one."""

from __future__ import annotations

from nnconform.harness.conformance.subject import Subject
from nnconform.harness.driver.interface import ExecutionConfig, PreparedModel, ReusableExecution
from nnconform.harness.execution.expect import fail
from nnconform.harness.execution.paths import create_reusable
from nnconform.harness.model.codes import ErrorStatus, name_of
from nnconform.harness.model.request import Request

_PLAIN = ExecutionConfig()


def reusable_of(
    subject: Subject, prepared: PreparedModel, request: Request, config: ExecutionConfig = _PLAIN
) -> ReusableExecution:
    """Return a reusable execution of a valid request, which is closed at the end of the trial. Raises VerdictReached if
    the driver creates none.
    """
    status, execution = create_reusable(prepared, request, config)
    if execution is None:
        fail(f"create_reusable_execution of a valid request: got {name_of(ErrorStatus, status)}, wanted NONE")
    subject.closing.callback(execution.close)
    return execution
