"""A loop that may have taken as long as a driver lets it by default gets another try, with the longest time."""

from __future__ import annotations

import pytest

from nnconform.harness.driver.interface import MAXIMUM_LOOP_TIMEOUT
from nnconform.harness.execution import patient_loops
from nnconform.harness.execution.paths import PATHS, ExecutionOptions
from nnconform.harness.execution.tests.test_session import session_on
from nnconform.harness.loaders.tests.drivers import Echo, EchoPrepared
from nnconform.harness.model.codes import ErrorStatus, MeasureTiming
from nnconform.harness.model.request import ExecutionResult, Request
from nnconform.harness.validate.tests.models import chain

REQUEST = Request((), (), ())


class Prepared(EchoPrepared):
    """Runs out of the default time; ``with_more``: its status when it has more."""

    def __init__(self, with_more: ErrorStatus, without: ErrorStatus = ErrorStatus.MISSED_DEADLINE_TRANSIENT) -> None:
        super().__init__(chain())
        self.with_more, self.without = with_more, without
        self.calls: list[tuple[MeasureTiming, int | None]] = []

    def execute_synchronously(
        self,
        request: Request,
        measure: MeasureTiming = MeasureTiming.NO,
        deadline: int | None = None,
        loop_timeout: int | None = None,
    ) -> ExecutionResult:
        self.calls.append((measure, loop_timeout))
        return ExecutionResult(self.without if loop_timeout is None else self.with_more)


@pytest.mark.parametrize("status", [ErrorStatus.NONE, ErrorStatus.MISSED_DEADLINE_PERSISTENT])
@pytest.mark.parametrize("measure", MeasureTiming)
def test_the_time_may_have_run_out(status, measure, monkeypatch):
    monkeypatch.setattr(patient_loops, "DEFAULT_LOOP_TIMEOUT", 0)
    session, prepared = session_on(Echo(), monkeypatch), Prepared(status)
    options = ExecutionOptions(measure)
    result = patient_loops.execute_patiently(session, prepared, REQUEST, PATHS["synchronous"], options)
    assert result.status == status
    assert prepared.calls == [(measure, None), (measure, MAXIMUM_LOOP_TIMEOUT)]


@pytest.mark.parametrize(
    ("default", "status"), [(1 << 62, ErrorStatus.MISSED_DEADLINE_TRANSIENT), (0, ErrorStatus.GENERAL_FAILURE)]
)
def test_no_other_failure_is_tried_again(default, status, monkeypatch):
    monkeypatch.setattr(patient_loops, "DEFAULT_LOOP_TIMEOUT", default)
    session, prepared = session_on(Echo(), monkeypatch), Prepared(ErrorStatus.NONE, status)
    assert patient_loops.execute_patiently(session, prepared, REQUEST, PATHS["synchronous"]).status == status
    assert len(prepared.calls) == 1
