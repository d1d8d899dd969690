"""Each faulty build of the C driver comes to its verdict, with the signal, the stack and the last call."""

from __future__ import annotations

import threading

import psutil
import pytest

from nnconform.harness.conformance.run_case import run_case
from nnconform.harness.execution.session import Session
from nnconform.harness.loaders.nnapi.tests.graphs import addition, ready
from nnconform.harness.loaders.registry import open_driver
from nnconform.harness.loaders.service import ServiceDevice
from nnconform.harness.model.errors import DriverCrashed
from nnconform.harness.results.verdict import Stage, Verdict

LIMIT = 0.5


def outcome_of(library, fault, monkeypatch):
    monkeypatch.setenv("NNCONFORM_FAULT", fault)
    session = Session(f"service:nnapi:{library}", limit=LIMIT if "loop" in fault else 10)
    try:
        return run_case(session, addition())
    finally:
        session.close()


@pytest.mark.sampled(one_in=3)
@pytest.mark.parametrize(
    ("fault", "stage", "signal", "last_call", "prints"),
    [
        ("segv", Stage.EXECUTE, "SIGSEGV", "ANeuralNetworksExecution_compute", "Segmentation fault"),
        ("abort", Stage.EXECUTE, "SIGABRT", "ANeuralNetworksExecution_compute", "Aborted"),
        ("double_free", Stage.EXECUTE, "SIGABRT", "ANeuralNetworksExecution_compute", "double free detected"),
        ("heap_overflow", Stage.EXECUTE, "SIGABRT", "ANeuralNetworksExecution_compute", "free(): invalid"),
        ("segv@query", Stage.QUERY, "SIGSEGV", "ANeuralNetworksModel_getSupportedOperationsForDevices", "Segmentation"),
        ("abort@compile", Stage.PREPARE, "SIGABRT", "ANeuralNetworksCompilation_finish", "Aborted"),
    ],
)
def test_crash(exporting, monkeypatch, fault, stage, signal, last_call, prints):
    outcome = outcome_of(exporting, fault, monkeypatch)
    assert (outcome.verdict, outcome.stage, outcome.details["signal"]) == (Verdict.CRASHED, stage, signal)
    assert f"died of {signal}" in outcome.message
    assert prints in outcome.details["stderr"]
    assert innermost(outcome.details["stderr"]) == last_call


def innermost(stacks):
    """Return the function that a crash or a hang was in: the first frame of the first thread in the text."""
    return next(line for line in stacks.splitlines() if " in " in line and "File " in line).rpartition(" in ")[2]


def test_exit(exporting, monkeypatch):
    outcome = outcome_of(exporting, "exit", monkeypatch)
    assert (outcome.verdict, outcome.stage) == (Verdict.CRASHED, Stage.EXECUTE)
    assert "exited with status 3 during execute_synchronously" in outcome.message


@pytest.mark.sampled(one_in=2)
@pytest.mark.parametrize(
    ("fault", "stage", "last_call"),
    [
        ("loop", Stage.EXECUTE, "ANeuralNetworksExecution_compute"),
        ("loop@compile", Stage.PREPARE, "ANeuralNetworksCompilation_finish"),
    ],
)
def test_endless_loop(exporting, monkeypatch, fault, stage, last_call):
    outcome = outcome_of(exporting, fault, monkeypatch)
    assert (outcome.verdict, outcome.stage) == (Verdict.HUNG, stage)
    assert f"no answer within {LIMIT} s" in outcome.message
    assert innermost(outcome.details["stack"]) == last_call


@pytest.mark.parametrize(
    ("fault", "verdict", "stage", "message"),
    [
        ("wrong", Verdict.WRONG, Stage.COMPARE, "1 of 3 elements wrong"),
        ("overrun", Verdict.ERROR, Stage.COMPARE, "16 bytes written after output 0"),
        ("status", Verdict.ERROR, Stage.EXECUTE, "GENERAL_FAILURE for a valid case"),
        ("no_fence", Verdict.PASSED, Stage.COMPARE, ""),
    ],
)
def test_answers(exporting, monkeypatch, fault, verdict, stage, message):
    outcome = outcome_of(exporting, fault, monkeypatch)
    assert (outcome.verdict, outcome.stage) == (verdict, stage)
    assert message in outcome.message


def test_while_it_is_opened(exporting, monkeypatch):
    monkeypatch.setenv("NNCONFORM_FAULT", "segv@open")
    with pytest.raises(DriverCrashed, match=r"SIGSEGV .* during opening the driver") as caught:
        open_driver(f"service:nnapi:{exporting}")
    assert innermost(caught.value.stderr) == "ANeuralNetworks_getDeviceCount"


def test_the_support_library_crashes_alike(support_library, monkeypatch):
    outcome = outcome_of(support_library, "segv", monkeypatch)
    assert (outcome.verdict, outcome.details["signal"]) == (Verdict.CRASHED, "SIGSEGV")
    assert innermost(outcome.details["stderr"]) == "ANeuralNetworksExecution_compute"


def test_a_crash_on_a_thread_of_the_driver(exporting, monkeypatch):
    monkeypatch.setenv("NNCONFORM_FAULT", "segv")
    device = ServiceDevice(f"nnapi:{exporting}")
    run = ready(device)
    results: list[object] = []

    def execute():
        run.prepared.execute(run.request, callback=results.append)
        device.await_callback(threading.Event(), 5)

    with pytest.raises(DriverCrashed, match="SIGSEGV") as caught:
        execute()
    # It was none of the threads that Python knows.
    assert "Segmentation fault" in caught.value.stderr
    assert "Current thread" not in caught.value.stderr
    assert results == []


def test_leak(exporting, monkeypatch):
    lost = grown(exporting, 32)
    monkeypatch.setenv("NNCONFORM_FAULT", "leak")
    assert grown(exporting, 32) - lost > 24 << 20


def grown(library, executions):
    """Return by how many bytes the driver's process grows over so many executions."""
    device = ServiceDevice(f"nnapi:{library}")
    try:
        run = ready(device)
        run.prepared.execute_synchronously(run.request)
        process = psutil.Process(device._connection._server.pid)
        before = process.memory_info().rss
        for _ in range(executions):
            run.prepared.execute_synchronously(run.request)
        return process.memory_info().rss - before
    finally:
        device.close()
