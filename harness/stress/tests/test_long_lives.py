"""The stress tests of long lives on their faulty drivers, without the processes of the runner; and steady growth."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from nnconform.harness.driver.fault import faults_of
from nnconform.harness.execution.session import Session
from nnconform.harness.process.heartbeats import Heartbeats
from nnconform.harness.results.verdict import VerdictReached
from nnconform.harness.stress.calls import CheapCall, cheap_calls
from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import find_tests
from nnconform.harness.stress.defs import counts_past_16_bits, models_beyond_a_cache, slow_leaks
from nnconform.harness.stress.tests.stress_faults import LIVES, PACKAGE
from nnconform.harness.stress.tests.stressed import REFERENCE
from nnconform.harness.stress.trends import slope_interval, steady_growth

# A limit that the test of the status waits for on a faulty driver.
LIMIT = 0.5


def work(name: str, address: str) -> VerdictReached | None:
    """Run the work of a stress test until it ends, and return what it raises."""
    session = Session(address)
    client = StressClient([], session, Heartbeats.create(), [], "1", session.pid(), LIMIT)
    try:
        find_tests(name)[0].roles[0].work(client)
    except VerdictReached as reached:
        return reached
    finally:
        session.close()
    return None


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the tests that end by themselves."""
    monkeypatch.setattr(counts_past_16_bits, "ENOUGH", 150)
    monkeypatch.setattr(models_beyond_a_cache, "FIRST", 300)
    monkeypatch.setattr(slow_leaks, "cheap_calls", lambda worker: [_named("synchronous executions", worker)])
    for name, value in (("SURE", 2), ("CALLS", 16), ("LOOKS", 1)):
        monkeypatch.setattr(slow_leaks, name, value)


def _named(name: str, worker: ClientThread) -> CheapCall:
    return next(call for call in cheap_calls(worker) if call.name == name)


def sample() -> Iterator[tuple[str, str, str]]:
    """Yield one set of options of each fault: its address, the test that must detect it, and how.

    All others: python -m nnconform.harness.stress.tests.stress_faults long_lives.
    """
    for each in faults_of(PACKAGE, LIVES):
        options = next((options for options in each.caught_by if "=execution&kept=1000" in options), None)
        options = options or next(iter(each.caught_by))
        ((name, ending),) = each.caught_by[options].items()
        yield f"service:{each.address(PACKAGE, options)}", name, ending


@pytest.mark.parametrize(("address", "name", "ending"), [*sample()])
def test_a_short_form_of_each_fault_is_detected(address: str, name: str, ending: str) -> None:
    reached = work(name, address)
    assert reached is not None
    assert ending.split()[1] == str(reached.verdict), reached


@pytest.mark.parametrize("name", ["counts-past-16-bits", "slow-leaks"])
def test_a_test_that_ends_by_itself_passes_the_reference_driver(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Fewer series than these would take what the driver keeps of its first calls for a leak.
    monkeypatch.setattr(slow_leaks, "SURE", 4)
    assert work(name, REFERENCE) is None


CALLS = [float(step * 100) for step in range(16)]


GROWTH: dict[str, tuple[Callable[[int], int], bool]] = {
    "bytes": (lambda step: step * 6400, True),
    "pages": (lambda step: step * 6400 // 4096 * 4096, True),
    "with noise": (lambda step: step * 64000 + random.Random(step).randrange(-9, 9) * 4096, True),
    "warm-up": (lambda step: min(step, 7) * 64000, False),
    "one step": (lambda step: (step > 8) << 20, False),
    "two steps": (lambda step: (step > 5) + (step > 11) << 20, False),
    "peak": (lambda step: (step == 6) << 20, False),
    "noise": (lambda step: random.Random(step).randrange(99) * 4096, False),
}


@pytest.mark.parametrize("name", GROWTH)
def test_steady_growth(name: str) -> None:
    grows, leaks = GROWTH[name]
    values = [(1 << 24) + grows(step) for step in range(16)]
    assert (steady_growth(CALLS, values) >= slow_leaks.LEAST) is leaks


def test_the_interval_holds_the_slope() -> None:
    noise = random.Random(3)
    outside = 0
    for _ in range(200):
        lower, upper = slope_interval(CALLS, [2 * each + noise.gauss(0, 100) for each in CALLS])
        outside += not lower <= 2 <= upper
    assert outside <= 1
