"""A client's steps only grow, whichever of its threads does them, and of what its threads meet it tells the cause."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

import pytest

from nnconform.harness.execution.session import Session
from nnconform.harness.model.errors import DriverCrashed, DriverFault, DriverHung
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


CRASHED, HUNG = DriverCrashed("its process was killed, for it gave no answer"), DriverHung("no answer", limit=1)
ANOTHER = DriverFault("answers nonsense")


@pytest.mark.parametrize(
    ("met", "told"),
    [([CRASHED, HUNG], HUNG), ([HUNG, CRASHED], HUNG), ([ANOTHER, HUNG], ANOTHER), ([CRASHED, ANOTHER], CRASHED)],
)
def test_a_process_that_is_killed_for_a_hang_has_not_crashed(met: list[DriverFault], told: DriverFault) -> None:
    with closing(Session("inproc:reference_driver")) as session:
        client = StressClient((), session, Heartbeats.create(), (), "seed")
        client.failures = [(each, f"step {met.index(each)}") for each in met]
        with pytest.raises(DriverFault) as raised:
            client.raise_failure()
    assert raised.value is told
    assert raised.value.__notes__ == [f"step {met.index(told)}"]
