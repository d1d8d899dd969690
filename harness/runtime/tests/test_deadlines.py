"""The deadline of an execution, shared out over its steps."""

from __future__ import annotations

import time
from contextlib import closing

import pytest

from nnconform.harness.conformance.support.partitions import split_cases
from nnconform.harness.model.capabilities import Capabilities, OperandPerformance, PerformanceInfo
from nnconform.harness.model.codes import ErrorStatus, HalVersion, OperandType
from nnconform.harness.runtime.steps import INTERPRETER
from nnconform.harness.runtime.tests.recording import Execution, Notes, RecordingDevice, framework_over, prepare

YEAR = 365 * 24 * 3_600_000_000_000
LINE, LOOP, BRANCH = (
    next(case for case in split_cases(HalVersion.V1_3) if name in case.name)
    for name in ("line_float32", "loop", "branch")
)
# What a test may take between two looks at the clock, as a part of a year: eight hours.
SLACK = 0.001


class Figured(RecordingDevice):
    """A device with this figure of time."""

    figure = 1.0

    def capabilities(self):
        figure = PerformanceInfo(self.figure, 1.0)
        performance = (OperandPerformance(OperandType.TENSOR_FLOAT32, figure),)
        return ErrorStatus.NONE, Capabilities(figure, figure, performance, figure, figure)


def shares_of(case, *devices):
    """Return the deadlines of the steps of a case, in their order, as parts of the year that the execution has."""
    notes: Notes = []
    for each in devices:
        each.notes = notes
    execution = Execution(case)
    with closing(framework_over(*devices)) as framework:
        prepared = prepare(framework, case)
        began = time.monotonic_ns()
        execution.expect_right(prepared.execute_synchronously(execution.request, deadline=began + YEAR))
    return [(limits[0] - began) / YEAR for what, limits in notes if what == "execution"]


def test_equal_devices_have_equal_shares():
    assert shares_of(LINE, RecordingDevice(), RecordingDevice()) == pytest.approx([0.2, 0.25, 1 / 3, 0.5, 1], abs=SLACK)


def test_shares_follow_the_figures():
    slow, fast = Figured(), Figured()
    slow.figure, fast.figure = 4.0, 0.5
    # 4, 0.5, 4, 0.5, 4, each of what is left.
    wanted = [4 / 13, 0.5 / 9, 4 / 8.5, 0.5 / 4.5, 1]
    assert shares_of(LINE, slow, fast) == pytest.approx(wanted, abs=SLACK)


def test_a_figure_that_is_none_counts_as_one():
    nothing = Figured()
    nothing.figure = float("inf")
    assert shares_of(LINE, nothing, RecordingDevice())[0] == pytest.approx(0.2, abs=SLACK)


def test_the_steps_of_a_branch_share_its_share():
    # Three operations, and an IF of two graphs of one each: the branch has two of four parts, then of three.
    assert shares_of(BRANCH, RecordingDevice(), RecordingDevice()) == pytest.approx([0.25, 2 / 3, 1], abs=SLACK)


def test_turns_of_a_loop_have_the_limit_of_the_loop():
    shares = shares_of(LOOP, RecordingDevice(), RecordingDevice())
    assert shares[-1] == pytest.approx(1, abs=SLACK)
    # The default limit of a loop is two seconds.
    assert max(shares[1:-2]) < SLACK


@pytest.mark.parametrize("case", [LINE, BRANCH], ids=lambda case: case.name)
def test_a_step_that_needs_more_than_its_share_may_have_it(case):
    until = time.monotonic_ns() + YEAR
    devices = [RecordingDevice(misses=lambda deadline: deadline < until) for _ in range(2)]
    execution = Execution(case)
    with closing(framework_over(*devices)) as framework:
        prepared = prepare(framework, case)
        execution.expect_right(prepared.execute_synchronously(execution.request, deadline=until))
        assert framework.log.take() == ()
    # The last step has all that is left at once; each of the others is executed twice.
    executed = [step for step in prepared.steps if step.device != INTERPRETER]
    assert sum(len(device.noted("execution")) for device in devices) == 2 * len(executed) - 1


def test_what_no_time_helps_is_missed():
    until = time.monotonic_ns() + YEAR
    device, request = RecordingDevice(misses=lambda deadline: True), Execution(LINE).request
    with closing(framework_over(device, RecordingDevice())) as framework:
        prepared = prepare(framework, LINE)
        result = prepared.execute_synchronously(request, deadline=until)
        assert result.status == ErrorStatus.MISSED_DEADLINE_TRANSIENT
    # With its share, and with all the time; the second step never began.
    first, second = (deadline for deadline, _ in device.noted("execution"))
    assert first < second == until


def test_without_a_deadline_there_are_no_shares():
    device, execution = RecordingDevice(), Execution(LINE)
    with closing(framework_over(device, RecordingDevice())) as framework:
        execution.expect_right(prepare(framework, LINE).execute_synchronously(execution.request))
    assert device.noted("execution") == [(None, None)] * 3
