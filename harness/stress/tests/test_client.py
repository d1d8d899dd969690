"""A client's steps: they only grow, whichever of its threads does them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from nnconform.harness.execution.session import Session
from nnconform.harness.process.heartbeats import Heartbeats
from nnconform.harness.stress.client import ClientThread, StressClient


def test_a_later_thread_of_a_row_counts_on() -> None:
    heartbeats, seen = Heartbeats.create(), list[int]()

    def works(count: int) -> Callable[[ClientThread], None]:
        def work(worker: ClientThread) -> None:
            for _ in range(count):
                seen.append(heartbeats.done())
                with worker.step("execute", "x"):
                    pass

        return work

    with closing(Session("inproc:reference_driver")) as session:
        client = StressClient((), session, heartbeats, (), "seed")
        client.run_in_this_thread(works(5))
        client.in_threads(1, works(3))
        client.run_in_this_thread(works(2))
        client.in_threads(1, works(1))
    assert seen == list(range(11))
    assert heartbeats.done() == 11
