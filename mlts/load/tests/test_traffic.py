"""The traffic of each scenario: how many queries and samples, in which order, and what ends it."""

from __future__ import annotations

import itertools
import threading
import time

import pytest
from msgspec.structs import replace

from nnconform.harness.model.errors import UsageError
from nnconform.mlts.load.settings import LoadSettings, Scenario
from nnconform.mlts.load.traffic import send

QUICK = {
    scenario: LoadSettings(scenario, min_queries=70, min_seconds=0.0, rate=5000.0, bound=1e6) for scenario in Scenario
}


class Recorder:
    """Answers at once, or in a number of seconds; knows what it was asked, and by how many at a time."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds, self.asked = seconds, list[int]()
        self.lock, self.under_way, self.most = threading.Lock(), 0, 0

    def __call__(self, sample: int) -> float:
        with self.lock:
            self.asked.append(sample)
            self.under_way += 1
            self.most = max(self.most, self.under_way)
        if self.seconds:
            time.sleep(self.seconds)
        with self.lock:
            self.under_way -= 1
        return time.perf_counter()


@pytest.mark.parametrize("scenario", Scenario)
def test_enough_queries(scenario: Scenario) -> None:
    answer = Recorder()
    traffic = send(QUICK[scenario], answer, 5)
    assert len(traffic.latencies) >= 70
    assert traffic.cut == ""
    assert set(answer.asked) == set(range(5))
    assert all(each >= 0 for each in traffic.latencies)


@pytest.mark.parametrize("scenario", [Scenario.SINGLE_STREAM, Scenario.SERVER, Scenario.OFFLINE])
def test_the_seed_decides_the_samples(scenario: Scenario) -> None:
    drawn = []
    for seed in (1, 1, 2):
        answer = Recorder()
        # One at a time: the threads of a pool take their turns as they like.
        send(replace(QUICK[scenario], seed=seed, slots=1), answer, 50)
        drawn.append(answer.asked[:70])
    assert drawn[0] == drawn[1] != drawn[2]


def test_a_single_stream_waits_for_each_answer() -> None:
    answer = Recorder()
    assert send(QUICK[Scenario.SINGLE_STREAM], answer, 5).samples == len(answer.asked) == 70
    assert answer.most == 1


def test_a_query_of_a_multi_stream_is_as_long_as_its_slowest_sample() -> None:
    settings = replace(QUICK[Scenario.MULTI_STREAM], samples=4, min_queries=3)
    ends = iter(range(12))
    moment = time.perf_counter()
    lock = threading.Lock()

    def answer(sample: int) -> float:
        with lock:
            return moment + 1000 + next(ends)

    traffic = send(settings, answer, 5)
    assert traffic.samples == 12
    assert [round(each / 1e3, -1) for each in traffic.latencies] == [1000, 1010, 1010]
    seconds = [each / 1e3 for each in traffic.latencies]
    # 3, 7 and 11 are the last of each four.
    assert seconds[1] - seconds[0] == pytest.approx(4, abs=0.5)
    assert seconds[2] - seconds[1] == pytest.approx(4, abs=0.5)


def test_a_server_does_not_wait() -> None:
    # Neither of the first two is answered before both were asked.
    both, asked = threading.Barrier(2), itertools.count()

    def answer(sample: int) -> float:
        if next(asked) < 2:
            both.wait(60)
        return time.perf_counter()

    traffic = send(replace(QUICK[Scenario.SERVER], slots=2), answer, 5)
    assert len(traffic.latencies) == traffic.samples == 70


def test_the_time_that_a_query_waits_for_a_slot_counts() -> None:
    asked = itertools.count()

    def answer(sample: int) -> float:
        if next(asked) == 0:
            time.sleep(0.5)
        return time.perf_counter()

    # All are due within 50 ms.
    traffic = send(replace(QUICK[Scenario.SERVER], slots=1), answer, 5)
    assert min(traffic.latencies) > 400


def test_a_server_that_is_overloaded_ends() -> None:
    settings = replace(QUICK[Scenario.SERVER], min_queries=10**9, rate=1e9, slots=1)
    gate = threading.Event()
    threading.Timer(0.5, gate.set).start()

    def answer(sample: int) -> float:
        gate.wait()
        return time.perf_counter()

    traffic = send(settings, answer, 5)
    assert "were open after" in traffic.cut or "issued" in traffic.cut
    assert len(traffic.latencies) == traffic.samples


@pytest.mark.parametrize("scenario", [Scenario.SINGLE_STREAM, Scenario.MULTI_STREAM, Scenario.SERVER])
def test_the_longest_time_ends_it(scenario: Scenario) -> None:
    settings = replace(QUICK[scenario], min_queries=10**9, max_seconds=0.05)
    traffic = send(settings, Recorder(), 5)
    assert len(traffic.latencies) < 10**9


def test_an_offline_query_fills_its_time() -> None:
    settings = replace(QUICK[Scenario.OFFLINE], min_queries=1, min_seconds=0.05)
    traffic = send(settings, Recorder(0.001), 5)
    assert traffic.seconds >= 0.05
    assert traffic.samples == len(traffic.latencies)


def test_what_a_driver_raises_ends_it() -> None:
    def answer(sample: int) -> float:
        raise UsageError("refused")

    for scenario in Scenario:
        with pytest.raises(UsageError, match="refused"):
            send(QUICK[scenario], answer, 5)


def test_a_server_needs_rate_and_bound() -> None:
    with pytest.raises(UsageError, match="wanted queries a second and ms"):
        LoadSettings(Scenario.SERVER, rate=5.0)
