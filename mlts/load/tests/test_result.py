"""What a run says: valid or not and why, its figure, and its verdict."""

from __future__ import annotations

import pytest

from nnconform.harness.results.verdict import Verdict
from nnconform.mlts.load.result import LoadResult
from nnconform.mlts.load.settings import LoadSettings, Scenario
from nnconform.mlts.load.traffic import Traffic

SINGLE = LoadSettings(Scenario.SINGLE_STREAM)
SERVER = LoadSettings(Scenario.SERVER, rate=100.0, bound=10.0)


def measured(count: int, seconds: float = 20.0, **more: float | str) -> Traffic:
    return Traffic([1.0 + number / count for number in range(count)], seconds, count, **more)  # type: ignore[arg-type]


def test_a_valid_run() -> None:
    result = LoadResult(SINGLE, measured(1000))
    assert result.reasons() == []
    assert result.outcome().verdict is Verdict.PASSED
    assert result.headline().startswith("p90 at most 1.9")
    assert result.lines()[0] == "1000 queries, 1000 samples in 20 s: 50 a second"


INVALID = [
    (SINGLE, measured(63), "63 queries, wanted at least 64"),
    (SINGLE, measured(1000, 5.0), "5 s, wanted at least 10 s"),
    (LoadSettings(Scenario.SINGLE_STREAM, min_queries=10), measured(10), "10 queries say nothing about the 90th"),
    (LoadSettings(Scenario.MULTI_STREAM), measured(600), "wanted at least 662"),
    (LoadSettings(Scenario.OFFLINE), measured(1000, 1.0), "1 s, wanted at least 10 s"),
    (SERVER, measured(1000, late=50.0), "issued 50 ms late, which is beyond the bound"),
    (SERVER, measured(1000, cut="600 s were over"), "600 s were over"),
]


@pytest.mark.parametrize(("settings", "traffic", "reason"), INVALID)
def test_an_invalid_run(settings: LoadSettings, traffic: Traffic, reason: str) -> None:
    outcome = LoadResult(settings, traffic).outcome()
    assert outcome.verdict is Verdict.NOT_RUN
    assert outcome.message.startswith("INVALID: ")
    assert reason in outcome.message


def test_a_server_that_is_too_slow() -> None:
    slow = Traffic([20.0] * 1000, 20.0, 1000)
    outcome = LoadResult(SERVER, slow).outcome()
    assert (outcome.verdict, outcome.message) == (
        Verdict.SLOW,
        "the 99th percentile is 20 ms, wanted at most 10 ms",
    )
    overloaded = LoadResult(SERVER, measured(5000, open=5000, cut="5000 queries were open after 5000"))
    assert "overloaded at 100 queries a second" in overloaded.outcome().message


def test_wrong_answers_count_first() -> None:
    outcome = LoadResult(SERVER, Traffic([20.0] * 1000, 20.0, 1000), wrong=3).outcome()
    assert (outcome.verdict, outcome.message) == (
        Verdict.WRONG,
        "3 of 1000 answers under load are not those given alone",
    )


def test_a_throughput() -> None:
    result = LoadResult(LoadSettings(Scenario.OFFLINE), measured(1000))
    assert result.headline() == "50 samples a second"
    assert result.outcome().verdict is Verdict.PASSED
