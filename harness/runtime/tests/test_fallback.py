"""What a framework does when its devices refuse, fail, die, or come back."""

from __future__ import annotations

import os
import signal
from collections import Counter
from contextlib import closing
from functools import partial

import numpy as np
import pytest

from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.conformance.support import models
from nnconform.harness.conformance.support.partitions import SPLITS, split_cases
from nnconform.harness.conformance.tests.right_drivers import TwoModels
from nnconform.harness.diagnostics.trace_file import trace_to
from nnconform.harness.diagnostics.tracing import Layer
from nnconform.harness.driver.compute import ComputeFailed, device
from nnconform.harness.driver.interface import Remote
from nnconform.harness.driver.room import LEAST_ALIVE
from nnconform.harness.execution.session import Session
from nnconform.harness.loaders.registry import in_own_process, open_driver
from nnconform.harness.model.codes import DeviceType, HalVersion, OperationType
from nnconform.harness.model.errors import UsageError
from nnconform.harness.results.verdict import Verdict
from nnconform.harness.runtime.candidate import Candidate, PreparationOptions
from nnconform.harness.runtime.cut import cut
from nnconform.harness.runtime.device import FrameworkDevice
from nnconform.harness.runtime.framework import Framework, Partitioning
from nnconform.harness.runtime.placement import Shares, grouped
from nnconform.harness.runtime.tests.recording import Execution, prepare
from nnconform.harness.validate.model import validate_model

V1_3 = HalVersion.V1_3
FAULTY = "service:inproc:reference_driver.faulty?fault"


def outcome_on(address, case):
    with closing(Session(address, limit=5.0)) as session:
        return run_case(session, case)


@pytest.mark.parametrize("options", ["", "|scatter=3", "|shares=1"])
@pytest.mark.parametrize("case", [*split_cases(V1_3), *split_cases(V1_3, are_open=True)], ids=lambda case: case.name)
def test_right_results(case, options):
    assert outcome_on(f"framework:reference_driver|reference_driver{options}", case).verdict is Verdict.PASSED


def only(operation, run):
    """Return a driver that claims one operation, and executes it by ``run``."""
    return device(
        lambda model: [step.type == operation for step in model.main.operations],
        lambda model: run,
        type=DeviceType.ACCELERATOR,
    )


def _same(each):
    return each


def framework_below(session):
    framework_device = session.device()
    assert isinstance(framework_device, FrameworkDevice)
    return framework_device.framework


def framework_of(*devices):
    candidates = [Candidate(f"device {number}", partial(_same, each), 5.0) for number, each in enumerate(devices)]
    return Framework(candidates, Candidate("cpu", partial(open_driver, "reference_driver"), 5.0))


def test_what_the_fallback_does_is_of_the_layer_cpu(tmp_path):
    def refuse(inputs):
        raise ComputeFailed

    with (
        trace_to(tmp_path / "trace.json") as spans,
        closing(framework_of(only(OperationType.MUL, refuse))) as framework,
    ):
        execution = Execution(split_cases(V1_3)[0])
        prepared = prepare(framework, split_cases(V1_3)[0])
        execution.expect_right(prepared.execute_synchronously(execution.request))
    layers = Counter((each.layer, each.name) for each in spans if each.layer in (Layer.CPU, Layer.RUNTIME))
    # Three of the five steps are nobody else's, and two come to it as the device fails.
    assert layers[Layer.CPU, "cpu"] == 4
    assert layers[Layer.RUNTIME, "device 0"] == 2


def test_each_operation_goes_to_who_claims_it():
    case = split_cases(V1_3)[0]
    with closing(framework_of(only(OperationType.MUL, lambda inputs: [np.multiply(*inputs[:2])]))) as framework:
        plan = framework.plan(case.model, PreparationOptions())
        assert [(step.device, step.numbers) for step in plan.device_steps()] == [
            ("cpu", (0,)),
            ("device 0", (1,)),
            ("cpu", (2, 3)),
            ("device 0", (4,)),
        ]


@pytest.mark.parametrize(("room", "refused"), [(1, ["operations 2", "operations 4"]), (LEAST_ALIVE, [])])
def test_who_has_no_room_beside_two_is_not_to_blame(room, refused):
    case, driver = split_cases(V1_3)[0], TwoModels()
    driver.most = room
    candidates = framework_of(driver).candidates
    cpu = framework_of().fallback
    with closing(Framework(candidates, cpu, Partitioning(scatter=SPLITS["even"]))) as framework:
        execution, prepared = Execution(case), prepare(framework, case)
        execution.expect_right(prepared.execute_synchronously(execution.request))
        told = [str(each) for each in framework.log.take()]
    assert len(told) == len(refused)
    for each, part in zip(told, refused, strict=True):
        assert part in each
        assert "RESOURCE_EXHAUSTED_TRANSIENT" in each


def test_who_fails_is_reported_and_replaced():
    def fail(inputs):
        raise ComputeFailed("no")

    case = split_cases(V1_3)[0]
    with closing(Session("framework:reference_driver")) as session:
        framework = framework_below(session)
        framework.candidates = framework_of(only(OperationType.MUL, fail)).candidates
        outcome = run_case(session, case)
    assert outcome.verdict is Verdict.ERROR
    assert outcome.message.startswith(
        "right by fallback, but device 0: execution: GENERAL_FAILURE, of main operations 1"
    )


def test_without_a_fallback_the_failure_is_the_clients():
    outcome = outcome_on(
        f"framework:{FAULTY}=framework.fails_parts|reference_driver|scatter=1|fallback=none", split_cases(V1_3)[0]
    )
    assert outcome.verdict is Verdict.ERROR
    assert "right by fallback" not in outcome.message


def test_what_the_cpu_refuses_too_is_no_incident():
    # A row that is not in the table: an invalid request, whoever executes it.
    case = models.case("lookup_float32")
    inputs = (np.array([99], np.int32), *case.inputs[1:])
    bad = type(case)(
        "out of the table",
        case.model,
        (np.full_like(case.inputs[0], 99), *inputs[1:]),
        case.expected,
        expect_failure=True,
    )
    assert outcome_on("framework:reference_driver", bad).verdict is Verdict.PASSED


def test_a_device_that_died_is_used_again():
    case = split_cases(V1_3)[0]
    with closing(Session("framework:service:inproc:reference_driver")) as session:
        (candidate,) = framework_below(session).candidates
        assert run_case(session, case).verdict is Verdict.PASSED
        remote = candidate.open()
        assert isinstance(remote, Remote)
        os.kill(remote.pid, signal.SIGKILL)
        first, second = run_case(session, case), run_case(session, case)
    assert first.verdict is Verdict.CRASHED
    assert second.verdict is Verdict.PASSED


def test_a_device_that_is_away_is_left_out(tmp_path):
    case = split_cases(V1_3)[0]
    away = Candidate("away", partial(open_driver, f"unix:{tmp_path}/socket"), 1.0)
    with closing(framework_of()) as framework:
        framework.candidates = (away,)
        plan = framework.plan(case.model, PreparationOptions())
        assert {step.device for step in plan.device_steps()} == {"cpu"}
        assert [incident.device for incident in framework.log.take()] == ["away"]


@pytest.mark.parametrize("case", [*split_cases(V1_3), *split_cases(V1_3, are_open=True)], ids=lambda case: case.name)
def test_every_part_is_a_valid_model(case):
    graph = case.model.main
    for first in range(len(graph.operations)):
        for last in range(first, len(graph.operations)):
            part = cut(case.model, graph, range(first, last + 1))
            validate_model(part.model)
            assert len(part.outputs) == len(part.model.main.output_indexes)
            assert len(part.inputs) == len(part.model.main.input_indexes)


def test_shares_are_disjoint():
    shares, graph = Shares(7, 3), split_cases(V1_3)[0].model.main
    for step in graph.operations:
        assert sum(shares.has(number, step) for number in range(3)) == 1


def test_a_step_takes_all_that_is_ready():
    # The sum and the product of the diamond do not depend on each other.
    graph = next(case for case in split_cases(V1_3) if "diamond" in case.name).model.main
    assert grouped(graph, ["a", "b", "a", "b"]) == [("a", [0]), ("b", [1]), ("a", [2]), ("b", [3])]
    assert grouped(graph, ["a", "b", "b", "a"]) == [("a", [0]), ("b", [1, 2]), ("a", [3])]


def test_the_drivers_of_a_framework_get_their_own_processes():
    assert in_own_process("framework:litert:|unix:/x|shares=1") == "framework:service:litert:|unix:/x|shares=1"


@pytest.mark.parametrize(
    ("address", "problem"),
    [
        ("framework:", "names no driver"),
        ("framework:reference_driver||litert:", "names no driver"),
        ("framework:reference_driver|shares=x", "shares=x; wanted a number"),
        ("framework:nowhere", "no driver of this name"),
        ("framework:reference_driver|fallback=nowhere", "no driver of this name"),
    ],
)
def test_wrong_addresses(address, problem):
    with pytest.raises(UsageError, match=problem):
        open_driver(address)
