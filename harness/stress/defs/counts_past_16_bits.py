"""Calls of each kind are made, one after another, until each was made more often than 16 bits count: queries,
preparations, executions on each path, requests of one burst, bursts, buffers and refusals. Each must be right, and so
must a model that lives beside them.
"""

from __future__ import annotations

from collections import Counter

from nnconform.harness.stress.calls import cheap_calls
from nnconform.harness.stress.client import ClientThread, StressClient
from nnconform.harness.stress.definition import Role
from nnconform.harness.stress.sums import Sum, SumRequest, find_sum_type, numbers_from

# Beyond 65,537, the first number that 16 bits with a reserved one cannot hold, by as much as other calls came before.
ENOUGH = 65_537 + 300
# Calls of one kind in a row.
CHUNK = 64


def work(client: StressClient) -> None:
    """Make calls of each kind in turn, until each has come far enough or the time is over."""

    def count(worker: ClientThread) -> None:
        kind = find_sum_type(worker)
        beside, request = Sum(worker, kind), SumRequest(kind)
        beside.open()
        calls, done = cheap_calls(worker), Counter[str]()
        try:
            while left := [call for call in calls if done[call.name] < ENOUGH]:
                for call in left:
                    for _ in range(CHUNK):
                        done[call.name] += 1
                        call.make(done[call.name])
                    beside.execute(request, numbers_from(done[call.name]), "of a model that lives beside them")
        finally:
            worker.counted.update({f"{name} in a row": number for name, number in done.items()})

    client.run_in_this_thread(count)


AT_REST = ()
ROLES = (Role(work),)
