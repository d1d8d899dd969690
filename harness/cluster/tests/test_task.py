"""What a worker does with a shard, without Dask."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from nnconform.harness.cluster.task import Order, run_order
from nnconform.harness.cluster.tests.work import Numbers, square
from nnconform.harness.process.shard_child import encode, work_name
from nnconform.harness.results.environment import versions


def order(shard: Numbers, **more: Any) -> Order:
    return Order("topic", 0, 1, work_name(square), msgspec.Raw(encode(shard)), **more)


def run(what: Order, wanted: bool = True) -> tuple[int, list[dict[str, Any]]]:
    """Return how many results were sent, and all that was sent."""
    sent: list[dict[str, Any]] = []
    run_order(what, lambda **message: sent.append(message), lambda: wanted)
    return sum(len(each.get("results", ())) for each in sent), sent


def test_results_are_counted_and_sent_in_batches() -> None:
    count, sent = run(order(Numbers(tuple(range(100)))))
    assert count == 100
    assert sent[-1] == {"done": True}
    assert len(sent) < 20


def test_a_result_after_a_while_is_sent_at_once() -> None:
    _, sent = run(order(Numbers((1, 2, 3), seconds=0.25)))
    assert [len(each.get("results", ())) for each in sent] == [1, 1, 1, 0]


@pytest.mark.parametrize(
    ("does", "last"),
    [
        ("die", {"ended": "its process ended with status 3 before its work was done"}),
        ("refuse", {"usage_error": "no such number"}),
        ("break", {"driver_fault": "broke", "stderr": "its output"}),
    ],
)
def test_the_end_of_a_process_comes_after_its_results(does: str, last: dict[str, str]) -> None:
    count, sent = run(order(Numbers((1, 2, 3), does=((3, does),))))
    assert count == 2
    assert sent[-1] == last


def test_what_nobody_wants_any_more_is_ended() -> None:
    count, sent = run(order(Numbers((1, 2), does=((2, "hang"),))), wanted=False)
    assert count < 2
    assert not any("ended" in each for each in sent)


def test_another_version_on_the_worker_is_refused() -> None:
    here = versions()["numpy"]
    _, sent = run(order(Numbers((1,)), versions={"numpy": "0.1"}))
    assert sent == [{"usage_error": f"a worker has numpy {here}, the client 0.1: install the same on both"}]
