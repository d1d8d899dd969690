"""What a framework passes on to drivers of AIDL, and to none of an older HAL."""

from __future__ import annotations

import os
import time
from contextlib import closing

import pytest

from nnconform.harness.conformance.support.partitions import split_cases
from nnconform.harness.driver.fences import FenceState, Signal, wait_for
from nnconform.harness.driver.interface import ExecutionConfig, FencedResult, TokenValuePair
from nnconform.harness.driver.versions import gone
from nnconform.harness.execution.session import Session
from nnconform.harness.model.codes import ErrorStatus, HalVersion, MeasureTiming
from nnconform.harness.model.errors import UsageError
from nnconform.harness.model.request import ExecutionResult
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.runtime.candidate import Candidate, PreparationOptions
from nnconform.harness.runtime.device import EMULATED, FrameworkDevice
from nnconform.harness.runtime.tests.recording import Execution, RecordingDevice, framework_over, prepare

V1_3, AIDL1, AIDL3, AIDL4 = HalVersion.V1_3, HalVersion.AIDL1, HalVersion.AIDL3, HalVersion.AIDL4
HINTS = (TokenValuePair(1 << 16, b"fast"),)
NAMES = (("com.example", 1),)
HINTED = ExecutionConfig(loop_timeout=7_000_000_000, hints=HINTS, extension_name_to_prefix=NAMES)
HOUR = 3_600_000_000_000
LINE, LOOP = (next(case for case in split_cases(V1_3) if name in case.name) for name in ("line_float32", "loop"))


def finished(launched: FencedResult) -> ExecutionResult:
    assert launched.status == ErrorStatus.NONE
    assert launched.callback is not None
    assert wait_for(launched.fence, None) is FenceState.SIGNALLED
    os.close(launched.fence)
    return ExecutionResult(launched.callback().status)


@pytest.mark.parametrize("hal", [V1_3, AIDL1, AIDL3, AIDL4])
def test_bursts_have_deadlines_since_aidl(hal):
    device, until = RecordingDevice(hal), time.monotonic_ns() + HOUR
    execution = Execution(LINE)
    with closing(framework_over(device, RecordingDevice(hal))) as framework:
        _, burst = prepare(framework, LINE).configure_execution_burst()
        assert burst is not None
        slots = list(range(len(execution.request.pools)))
        execution.expect_right(burst.execute_synchronously_with_config(execution.request, slots, HINTED, until))
        burst.close()
    noted = device.noted("burst")
    assert len(noted) == 3
    if hal == V1_3:
        assert set(noted) == {(None, None)}
    else:
        assert all(deadline <= until and timeout == HINTED.loop_timeout for deadline, timeout in noted)
    assert device.noted("burst hints") == ([HINTS] * 3 if hal == AIDL4 else [])


@pytest.mark.parametrize("hal", [AIDL3, AIDL4])
def test_hints_reach_the_drivers_that_know_them(hal):
    device, execution = RecordingDevice(hal), Execution(LINE)
    options = PreparationOptions(hints=HINTS, extension_name_to_prefix=NAMES)
    with closing(framework_over(device, RecordingDevice(hal))) as framework:
        prepared = prepare(framework, LINE, options)
        execution.expect_right(prepared.execute_synchronously_with_config(execution.request, HINTED))
        execution.expect_right(finished(prepared.execute_fenced_with_config(execution.request, (), HINTED)))
    calls = ("preparation hints", "execution hints", "fenced hints")
    assert [device.noted(each) for each in calls] == ([[HINTS] * 3] * 3 if hal == AIDL4 else [[]] * 3)


@pytest.mark.parametrize("case", [LINE, LOOP], ids=lambda case: case.name)
def test_each_step_has_one_reusable_execution(case):
    device, execution = RecordingDevice(), Execution(case)
    with closing(framework_over(device, RecordingDevice())) as framework:
        prepared = prepare(framework, case)
        status, reusable = prepared.create_reusable_execution(execution.request, HINTED)
        assert status == ErrorStatus.NONE
        assert reusable is not None
        for _ in range(3):
            execution.expect_right(reusable.execute_synchronously(time.monotonic_ns() + HOUR))
        gate = Signal()
        launched = reusable.execute_fenced([gate.fence])
        gate.signal()
        execution.expect_right(finished(launched))
        reusable.close()
        # Those of a loop are none: a turn reads what the one before wrote.
        outside = {"line": 3, "loop": 2}[case.name.split("_")[2]]
        assert device.noted("reusable hints") == [HINTS] * outside
        assert framework.log.take() == ()


def test_a_reusable_execution_needs_no_driver_that_has_them():
    device, execution = RecordingDevice(AIDL3), Execution(LINE)
    with closing(framework_over(device)) as framework:
        _, reusable = prepare(framework, LINE).create_reusable_execution(execution.request, HINTED)
        assert reusable is not None
        for _ in range(2):
            execution.expect_right(reusable.execute_synchronously())
    assert device.noted("reusable hints") == []


def test_a_driver_without_the_reusable_executions_of_its_hal_is_reported():
    execution = Execution(LINE)
    with closing(framework_over(RecordingDevice(has_no_reusable=True))) as framework:
        _, reusable = prepare(framework, LINE).create_reusable_execution(execution.request, HINTED)
        assert reusable is not None
        assert reusable.execute_synchronously().status == ErrorStatus.GENERAL_FAILURE
        (incident,) = framework.log.take()
    assert incident.verdict is Verdict.ERROR
    assert "create_reusable_execution: GENERAL_FAILURE and no execution" in incident.text


@pytest.mark.parametrize(
    "config",
    [
        ExecutionConfig(loop_timeout=-1),
        ExecutionConfig(measure=5),  # type: ignore[arg-type]
    ],
    ids=["limit of loops", "measure"],
)
def test_a_wrong_config_is_refused(config):
    request = Execution(LINE).request
    with closing(framework_over(RecordingDevice())) as framework:
        prepared = prepare(framework, LINE)
        assert prepared.execute_synchronously_with_config(request, config).status == ErrorStatus.INVALID_ARGUMENT
        assert prepared.execute_fenced_with_config(request, (), config).status == ErrorStatus.INVALID_ARGUMENT
        assert prepared.create_reusable_execution(request, config) == (ErrorStatus.INVALID_ARGUMENT, None)
        assert prepared.execute_synchronously(request, MeasureTiming.NO, -1).status == ErrorStatus.INVALID_ARGUMENT


@pytest.mark.parametrize("hal", [V1_3, AIDL1, AIDL4])
def test_an_address_with_a_version(hal):
    with closing(Session(f"framework:reference_driver?hal={hal}|scatter=1")) as session:
        assert session.hal() == hal
        newer = {"config", "reusable"} if hal < AIDL4 else set()
        assert session.info().emulated == EMULATED | gone(hal) | newer


def test_what_only_the_fallback_has_is_not_checked():
    with closing(Session("framework:reference_driver?hal=1.1|fallback=reference_driver?hal=aidl4")) as session:
        assert session.hal() == AIDL4
        assert {"burst", "fenced", "config", "reusable"} <= session.info().emulated


def test_the_version_of_a_driver_that_is_away_is_left_out():
    def fail():
        raise UsageError("away")

    with closing(framework_over(RecordingDevice())) as framework:
        framework.candidates = (*framework.candidates, Candidate("away", fail, 1.0))
        info = FrameworkDevice(framework).info()
        assert info.version == "device 0 1"
        assert "reusable" not in info.emulated


def test_an_address_with_a_wrong_version():
    with pytest.raises(UsageError, match="unknown HAL version 'aidl9'"):
        Session("framework:reference_driver?hal=aidl9").device()
