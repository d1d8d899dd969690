"""Functions that take turns on the processor."""

from __future__ import annotations

import pytest

from nnconform.harness.campaigns.benchmarks.turns import check_in_process, cpu_samples, load
from nnconform.harness.model.errors import UsageError


def test_functions_take_turns() -> None:
    order: list[str] = []
    times = cpu_samples({name: lambda name=name: order.append(name) for name in "ab"}, 2)  # type: ignore[misc]
    assert list(times) == ["a", "b"]
    assert all(min(values) >= 0 for values in times.values())
    # After the calls that warm each up: a turn of a, a turn of b, and the same again.
    runs = [name for place, name in enumerate(order) if place == 0 or order[place - 1] != name]
    assert runs == ["a", "b", "a", "b", "a", "b"]


def test_more_work_takes_more_time() -> None:
    times = cpu_samples({"little": lambda: sum(range(10)), "much": lambda: sum(range(100_000))}, 3)
    assert min(times["much"]) > min(times["little"])


@pytest.mark.parametrize("address", ["service:inproc:reference_driver", "unix:/a", "exec:a"])
def test_a_driver_in_another_process_is_refused(address: str) -> None:
    with pytest.raises(UsageError, match="another process"):
        check_in_process(address)
    check_in_process("inproc:reference_driver")
    check_in_process("reference_driver")


def test_the_load_is_told() -> None:
    assert load().startswith("load ")
