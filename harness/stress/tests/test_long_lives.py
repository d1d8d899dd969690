"""Stress tests on the faulty drivers that one test each must detect, and on right ones, in short forms: in this
process, without those of the runner.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from nnconform.harness.driver.fault import faults_of
from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import DriverCrashed, DriverFault, DriverHung
from nnconform.harness.process.heartbeats import Heartbeats
from nnconform.harness.results.verdict import Verdict, VerdictReached
from nnconform.harness.stress import slowing
from nnconform.harness.stress.calls import CheapCall, cheap_calls
from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import find_tests
from nnconform.harness.stress.defs import (
    counts_past_16_bits,
    inference_soak,
    model_loading_soak,
    models_beyond_a_cache,
    random_graphs_under_load,
    slow_leaks,
)
from nnconform.harness.stress.tests.stress_faults import OF_ONE_TEST, PACKAGE, load_tests
from nnconform.harness.stress.tests.stressed import REFERENCE

# Limits in seconds: what a test that waits for one on a faulty driver has, and that of all others.
SHORT, LIMIT = 0.5, 60.0
# These end by themselves.
ENDING = ("counts-past-16-bits", "slow-leaks")
# These are nothing without clients that are killed.
KILLING = ("killed-at-every-step", "client-early-termination")
# Those that look for leaks collect garbage again and again, in this process.
pytestmark = pytest.mark.usefixtures("light_collections")
NEW = [test.name for test in find_tests() if test.name not in (*ENDING, *KILLING, *load_tests())]


def work(name: str, address: str, seconds: float = 1e6, limit: float = LIMIT) -> BaseException | None:
    """Run the work of a stress test until it ends or so many seconds are over, and return what it raises.

    A fault is looked for until it is found, however slow the machine is.
    """
    session = Session(address, limit=limit)
    heartbeats = Heartbeats.create()
    client = StressClient([], session, heartbeats, [], "1", session.pid(), limit)
    over = threading.Timer(seconds, heartbeats.stop)
    over.daemon = True
    over.start()
    try:
        find_tests(name)[0].roles[0].work(client)
    except (VerdictReached, DriverFault) as raised:
        return raised
    finally:
        over.cancel()
        over.join()
        session.close()
    return None


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the tests that end by themselves, and those that wait for enough samples."""
    monkeypatch.setattr(counts_past_16_bits, "ENOUGH", 150)
    monkeypatch.setattr(models_beyond_a_cache, "FIRST", 300)
    monkeypatch.setattr(slow_leaks, "cheap_calls", lambda worker: [_named("synchronous executions", worker)])
    for name, value in (("SURE", 2), ("CALLS", 16), ("LOOKS", 1)):
        monkeypatch.setattr(slow_leaks, name, value)
    for name, value in (("CALLS", 3), ("COMPARED", 10), ("WARM_UP", 2), ("CONFIRMED", 1)):
        monkeypatch.setattr(slowing, name, value)
    for module in (inference_soak, model_loading_soak):
        monkeypatch.setattr(module, "MOST", module.ENOUGH)
    for name, value in (("MODELS", 2), ("EXECUTIONS", 4)):
        monkeypatch.setattr(inference_soak, name, value)
    for name, value in (("GRAPHS", 2), ("OPERATIONS", 8), ("ENOUGH", 8)):
        monkeypatch.setattr(random_graphs_under_load, name, value)


def _named(name: str, worker: ClientThread) -> CheapCall:
    return next(call for call in cheap_calls(worker) if call.name == name)


def sample() -> Iterator[tuple[str, str, str, float]]:
    """Yield one set of options of each fault: its address, the test that must detect it, how, and within which limit.

    All others: python -m nnconform.harness.stress.tests.stress_faults.
    """
    for each in (fault for area in OF_ONE_TEST for fault in faults_of(PACKAGE, area)):
        options = next((options for options in each.caught_by if "=execution&kept=1000" in options), None)
        options = options or next(iter(each.caught_by))
        ((name, ending),) = each.caught_by[options].items()
        if name not in KILLING:
            limit = each.limit or (SHORT if name == "status-after-load" else LIMIT)
            yield f"service:{each.address(PACKAGE, options)}", name, ending, limit


@pytest.mark.sampled(one_in=16)
@pytest.mark.parametrize(("address", "name", "ending", "limit"), [*sample()])
def test_a_short_form_of_each_fault_is_detected(address: str, name: str, ending: str, limit: float) -> None:
    # What a driver keeps is judged at the end of these, which comes once there are samples enough.
    judged_at_the_end = name.endswith("-soak") and "leaked" in ending
    raised = work(name, address, seconds=0.05 if judged_at_the_end else 1e6, limit=limit)
    match ending.split():
        case "HANG", _:
            assert isinstance(raised, DriverHung)
        case "CRASH", _, signal:
            assert isinstance(raised, DriverCrashed)
            assert signal in str(raised)
        case _, verdict, *_:
            assert isinstance(raised, VerdictReached), raised
            assert str(raised.verdict) == verdict, raised


@pytest.mark.sampled(one_in=2)
@pytest.mark.parametrize("name", ENDING)
def test_a_test_that_ends_by_itself_passes_the_reference_driver(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Fewer series than these would take what the driver keeps of its first calls for a leak.
    monkeypatch.setattr(slow_leaks, "SURE", 4)
    assert work(name, REFERENCE) is None


@pytest.mark.sampled(one_in=6)
@pytest.mark.parametrize("name", NEW)
def test_the_reference_driver_passes_a_short_form(name: str) -> None:
    assert work(name, REFERENCE, seconds=0.05) is None


# The drivers of one operation: one that sums, and one that does not. That one ends at once, however long it might take;
# on a busy machine a short time is over before it has begun.
ALONE = {"only=ADD": (None, 0.1), "only=TANH": (Verdict.UNSUPPORTED, 60.0)}


@pytest.mark.parametrize("options", ALONE)
def test_a_driver_of_one_operation_is_right_or_unsupported(options: str) -> None:
    verdict, seconds = ALONE[options]
    for name in ("buffers-exhausted", "fence-chains"):
        raised = work(name, f"service:inproc:reference_driver?{options}", seconds=seconds)
        assert getattr(raised, "verdict", None) == verdict, raised


@pytest.mark.parametrize("name", ["burst-flood", "cache-thrash", "deadline-storm", "fence-chains", "buffers-exhausted"])
def test_what_a_driver_does_not_have_does_not_apply(name: str) -> None:
    raised = work(name, "service:inproc:reference_driver?hal=1.1", seconds=0.1)
    assert isinstance(raised, VerdictReached)
    assert raised.verdict is Verdict.NOT_APPLICABLE
    assert str(raised)


def test_what_somebody_else_started_is_not_killed(tmp_path: Path) -> None:
    session = Session("inproc:reference_driver")
    client = StressClient([], session, Heartbeats.create(), [], "1")
    session.address = f"unix:{tmp_path}/socket"
    for name in ("drivers-killed", "drivers-restarted", "lacks-under-load"):
        with pytest.raises(VerdictReached, match="somebody else started") as reached:
            find_tests(name)[0].roles[0].work(client)
        assert reached.value.verdict is Verdict.NOT_APPLICABLE
        client.failures.clear()
    session.close()


# Right drivers that do what AOSP permits, and the tests that they could be taken for wrong in.
PERMITTED = {
    "few_may_wait": "fence-chains",
    "deadline_ignored": "deadline-storm",
    "allocation_is_a_failure": "buffers-exhausted",
    "cache_not_saved": "cache-thrash",
}


@pytest.mark.parametrize("permit", PERMITTED)
def test_a_right_driver_that_differs_passes(permit: str) -> None:
    assert work(PERMITTED[permit], f"service:inproc:reference_driver.lenient?permit={permit}", seconds=0.05) is None


@pytest.mark.parametrize("name", ["inference-soak", "random-graphs-under-load"])
def test_a_driver_with_room_for_two_models_passes(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # More than it has room for.
    monkeypatch.setattr(inference_soak, "MODELS", 4)
    monkeypatch.setattr(random_graphs_under_load, "GRAPHS", 4)
    two = "service:inproc:nnconform.harness.conformance.tests.right_drivers:TwoModels"
    assert work(name, two, seconds=0.5, limit=5.0) is None
